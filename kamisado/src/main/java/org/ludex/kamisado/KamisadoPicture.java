package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.ludex.core.BoardCell;
import org.ludex.core.Facts;
import org.ludex.core.Look;
import org.ludex.core.Phrase;
import org.ludex.core.Spellings;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Picture;
import org.ludex.kamisado.KamisadoMove.Blocked;
import org.ludex.kamisado.KamisadoMove.Fill;
import org.ludex.kamisado.KamisadoMove.Push;
import org.ludex.kamisado.KamisadoMove.Step;

/**
 * What a picture of the board shows.
 *
 * @param position the board
 * @param moves the moves that led to it, if they are to be shown
 * @param look the orientation, marks, arrows and language
 */
record KamisadoPicture(KamisadoPosition position, List<KamisadoMove> moves, Look look) {

    /** Refuses a look with a seat or with cells of another game. */
    KamisadoPicture {
        look.side().ifPresent(side -> Viewer.of(side).at(position));
        Stream<BoardCell> ends = look.arrows().stream().flatMap(arrow -> Stream.of(arrow.from(), arrow.to()));
        Stream.concat(look.marked().stream(), ends).forEach(KamisadoPicture::square);
    }

    static KamisadoPicture of(KamisadoPosition position, Look look) {
        return new KamisadoPicture(position, List.of(), look);
    }

    static KamisadoPicture after(KamisadoPosition start, List<? extends KamisadoMove> moves, Look look) {
        KamisadoPosition position = start;
        for (KamisadoMove move : moves) {
            position = position.play(move);
        }
        return new KamisadoPicture(position, List.copyOf(moves), look);
    }

    Picture paint() {
        return new Picture(TextBoard.of(this), SvgBoard.of(this));
    }

    /**
     * The way of one tower.
     *
     * @param from where it was
     * @param to where it went
     */
    record Track(Square from, Square to) {}

    /** The ways of the towers that the moves moved, in order; those before a fill are gone with their round. */
    List<Track> tracks() {
        List<Track> tracks = new ArrayList<>();
        for (KamisadoMove move : moves) {
            if (move instanceof Step step) {
                tracks.add(new Track(step.from(), step.to()));
            } else if (move instanceof Push push) {
                List<Square> line = push.line();
                for (int place = 1; place < line.size(); place++) {
                    tracks.add(new Track(line.get(place - 1), line.get(place)));
                }
            } else if (move instanceof Blocked blocked) {
                tracks.add(new Track(blocked.at(), blocked.at()));
            } else if (move instanceof Fill) {
                tracks.clear();
            }
        }
        return tracks;
    }

    /** Whether a tower came to a square and is there now. */
    boolean isEntered(Square square) {
        return position.at(square).isPresent() && tracks().stream().anyMatch(track -> track.to() == square);
    }

    /** Whether a tower left a square, which is empty now. */
    boolean isLeft(Square square) {
        return position.at(square).isEmpty() && tracks().stream().anyMatch(track -> track.from() == square);
    }

    boolean isMarked(Square square) {
        return look.marked().contains(square);
    }

    /** Whether White sits at the lower edge, instead of Black as usual. */
    boolean isTurned() {
        return look.side().equals(Optional.of(Side.WHITE));
    }

    /** The square seen where the usual orientation has another; and the other way round. */
    Square turned(Square square) {
        return isTurned() ? square.opposite() : square;
    }

    /** A cell of a look as one of this game. */
    static Square square(BoardCell cell) {
        if (cell instanceof Square own) {
            return own;
        }
        throw Spellings.unknown("square", cell.id(), "a square of Kamisado");
    }

    /** What the moves were, in one line; empty without moves. */
    Optional<String> history() {
        return moves.isEmpty()
                ? Optional.empty()
                : Optional.of(words("last", Facts.of("count", moves.size(), "moves", moves)));
    }

    /** Who is to do what, or who has won, in one line. */
    String status() {
        Facts facts = Facts.of("round", position.round())
                .and("black", position.points(Side.BLACK))
                .and("white", position.points(Side.WHITE))
                .and("side", position.sideOrWinner());
        String deadlock = position.deadlockTail().isEmpty() ? "" : ".deadlock";
        return switch (position.phase()) {
            case MOVE ->
                position.due()
                        .map(due -> words(position.extraTurn() ? "moves.extra-turn" : "moves", facts.and("tower", due)))
                        .orElseGet(() -> words("moves.any", facts));
            case FILL -> words("fills" + deadlock, facts);
            case OVER -> words("won" + deadlock, facts);
        };
    }

    /** The arrows in one line, for pictures that cannot draw them; empty without arrows. */
    Optional<String> arrows() {
        List<String> arrows = look.arrows().stream()
                .map(arrow -> arrow.from().id() + "-" + arrow.to().id())
                .toList();
        return arrows.isEmpty() ? Optional.empty() : Optional.of(words("arrows", Facts.of("arrows", arrows)));
    }

    /** What the signs of a board in characters mean. */
    List<String> legend() {
        String marks = look.marked().isEmpty() ? "legend.towers" : "legend.towers.marked";
        return List.of(words(marks, Facts.none()), words("legend.squares", Facts.none()));
    }

    private String words(String key, Facts facts) {
        return new Phrase(KamisadoRule.class, "picture." + key, facts).text(look.locale());
    }
}
