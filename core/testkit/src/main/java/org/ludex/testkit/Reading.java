package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.ludex.core.Line;
import org.ludex.core.Look;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.SeededRandom;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Picture;

/** Everything that can be read of a view, including what it throws, by name: two of them can be compared. */
final class Reading {

    private final Map<String, Object> read = new LinkedHashMap<>();
    private final List<Locale> locales;

    private Reading(List<Locale> locales) {
        this.locales = locales;
    }

    /** What can be read of a position. */
    static <M extends Move, P extends Position<M, P>> Reading of(
            P view, Viewer viewer, List<M> tried, List<Locale> in) {
        Reading reading = new Reading(in);
        reading.position(view, viewer);
        tried.forEach(move -> reading.attempt(view, move));
        return reading;
    }

    /** What can be read of the history of a game. */
    static <M extends Move, P extends Position<M, P>> Reading of(Line<M, P> view, List<Locale> in) {
        Reading reading = new Reading(in);
        reading.line("", view);
        reading.note("undo", () -> {
            reading.line("undo: ", view.undo());
            reading.line("undo and redo: ", view.undo().redo());
            reading.line("undo a turn: ", view.undoTurn());
            return "done";
        });
        return reading;
    }

    private <M extends Move, P extends Position<M, P>> void position(P view, Viewer viewer) {
        note("equality", () -> view);
        note("hash", view::hashCode);
        note("text", view::text);
        note("toString", view::toString);
        note("options", view::options);
        note("turn", view::turn);
        note("mid-turn", view::isMidTurn);
        note("outcome", view::outcome);
        note("score", view::score);
        note("lists moves", view::listsMoves);
        note("legal moves", view::legalMoves);
        note("count of moves", view::legalMoveCount);
        note("drawn move", () -> view.sample(new SeededRandom(7)));
        for (Locale locale : locales) {
            note("message in " + locale, () -> view.message(locale));
            Look look = Look.plain().in(locale);
            picture("picture in " + locale, () -> view.picture(look));
            viewer.seat().ifPresent(seat -> picture("own picture in " + locale, () -> view.picture(look.from(seat))));
        }
    }

    private <M extends Move, P extends Position<M, P>> void attempt(P view, M move) {
        note("attempt " + move, () -> view.attempt(move));
        note("play " + move, () -> view.play(move).text());
        picture("picture after " + move, () -> view.pictureAfter(move));
        locales.forEach(locale -> note(
                "verdict on " + move + " in " + locale, () -> view.judge(move).message(locale)));
    }

    private <M extends Move, P extends Position<M, P>> void line(String when, Line<M, P> view) {
        note(when + "equality", () -> view);
        note(when + "hash", view::hashCode);
        note(when + "toString", view::toString);
        note(when + "start", () -> view.start().text());
        note(when + "moves", view::moves);
        note(
                when + "positions",
                () -> view.positions().stream().map(Position::text).toList());
        note(when + "verdicts", view::verdicts);
        note(when + "last turn", view::lastTurn);
        note(when + "redo", view::canRedo);
        note(when + "conclusion", view::conclusion);
        note(when + "winners", view::winners);
        locales.forEach(locale -> note(when + "message in " + locale, () -> view.message(locale)));
    }

    private void picture(String what, Supplier<Picture> drawn) {
        note(what + ", plain", () -> drawn.get().plain());
        note(what + ", coloured", () -> drawn.get().ansi());
        note(what + ", SVG", () -> drawn.get().svg());
    }

    private void note(String what, Supplier<Object> value) {
        try {
            read.put(what, value.get());
        } catch (RuntimeException thrown) {
            // An exception is read too.
            read.put(what, thrown.getClass().getName() + ": " + thrown.getMessage());
        }
    }

    /** Fails at the first thing that differs. */
    void checkSame(Reading other, String where) {
        read.forEach((what, value) -> assertThat(other.read.get(what))
                .as("%s: %s tells apart what is hidden", where, what)
                .isEqualTo(value));
    }
}
