package org.ludex.notation.sgf;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.Ending;
import org.ludex.notation.Severity;
import org.ludex.notation.antlr.OffBoard;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Unreadable;
import org.ludex.notation.tree.Findings;

/**
 * Plays the actions of one game through: what is alike in all games is done here, the rest by the game's table. For one
 * game and one thread.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
final class SgfPlay<M extends Move, P extends Position<M, P>> {

    private final SgfGame<M, P> game;
    private final Findings findings;
    private final SgfLine<M, P> line;
    private final SgfTable table;
    private Optional<SgfAction> before = Optional.empty();
    private boolean over;
    /** The number of the newest action that has one. */
    private int last;
    /** Whether a draw was offered or declined, which fills a turn in which nothing is done. */
    private boolean offered;

    private final StringBuilder unplayed = new StringBuilder();

    /**
     * A play that reports to findings.
     *
     * @param game the game
     * @param findings where to report
     * @param seats the seats of the two players
     */
    SgfPlay(SgfGame<M, P> game, Findings findings, List<? extends Seat> seats) {
        this.game = game;
        this.findings = findings;
        this.line = new SgfLine<>(game, seats);
        this.table = game.table(line);
    }

    /** The line after all steps of a game. */
    SgfLine<M, P> of(List<SgfStep> steps) {
        if (steps.stream().anyMatch(step -> step.is("done"))) {
            line.expectCommitments();
        }
        for (SgfStep step : steps) {
            if (step.isComment()) {
                line.say(step.property().value().strip());
            }
            step.action().ifPresent(this::act);
        }
        return line;
    }

    /** The actions after the end of the game, unchanged. */
    String unplayed() {
        return unplayed.toString();
    }

    /**
     * Reports an action with half the number of the one before it, or less: another game may go on there. A smaller step
     * back may be a slip of whoever edited the file.
     */
    private void count(SgfAction action) {
        OptionalInt number = action.number();
        if (number.isPresent()) {
            if (fallsBack(last, number.getAsInt())) {
                Facts facts = Facts.of("number", number.getAsInt(), "before", last);
                Remark remark = new Remark(NotationRule.WRONG_NUMBER, facts.as("again"), action.span());
                findings.once(Severity.WARNING, remark, OptionalInt.empty());
            }
            last = number.getAsInt();
        }
    }

    /** Whether a number is half of the one before it, or less. */
    static boolean fallsBack(int last, int number) {
        return last > 1 && number <= last / 2;
    }

    private void act(SgfAction action) {
        count(action);
        if (before.isPresent() && before.get().player() != action.player()) {
            table.emptyHand();
            line.commit();
            over = line.isEnded();
        }
        before = Optional.of(action);
        if (over) {
            afterEnd(action);
            return;
        }
        switch (action.verb()) {
            case "done" -> done(action);
            case "reset" -> reset();
            case "undo", "allowundo" -> undo();
            case "resign" ->
                end(new Ending(Ending.Kind.RESIGN, Optional.of(line.seat(action).id())), action);
            case "acceptdraw" -> end(new Ending(Ending.Kind.AGREED, Optional.empty()), action);
            case "winontime" ->
                end(
                        new Ending(
                                Ending.Kind.TIME,
                                Optional.of(line.otherSeat(action).id())),
                        action);
            case "loseontime" ->
                end(new Ending(Ending.Kind.TIME, Optional.of(line.seat(action).id())), action);
            case "gameoverontime" -> end(new Ending(Ending.Kind.TIME, Optional.empty()), action);
            case "offerdraw", "declinedraw" -> offered = true;
            case "start", "pleaseundo", "dontundo" -> {
                // Talk about the game, not play.
            }
            default -> play(action);
        }
    }

    private void afterEnd(SgfAction action) {
        if (!action.verb().equals("done")) {
            findings.error(NotationRule.AFTER_ENDING, Facts.of("words", action.text()), action.span());
            unplayed.append(findings.source().of(action.span())).append('\n');
        }
    }

    private void done(SgfAction action) {
        if (line.isEnded()) {
            over = true;
        } else if (!line.isPending() && !offered) {
            line.add(new ImpliedPass<>(action.span(), game, line.seat(action)));
        }
        offered = false;
        table.emptyHand();
        line.commit();
    }

    private void reset() {
        table.emptyHand();
        line.reset();
        line.reopen();
    }

    private void undo() {
        table.emptyHand();
        if (line.isEnded()) {
            line.reopen();
        } else {
            line.takeBack();
        }
    }

    private void end(Ending ending, SgfAction action) {
        table.emptyHand();
        line.end(ending, action.span());
    }

    private void play(SgfAction action) {
        // A player who goes on playing has not resigned.
        line.reopen();
        try {
            if (action.verb().equals("pass")) {
                line.add(new ToldPass<>(action.span(), action.text(), game), action);
            } else if (!table.act(action)) {
                line.add(new Unreadable<>(action.span(), action.text()));
            }
        } catch (IllegalArgumentException noSuchPlace) {
            line.add(OffBoard.of(action.span(), action.text(), noSuchPlace));
        }
    }
}
