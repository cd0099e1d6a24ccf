package org.ludex.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.countdown.Countdown;
import org.ludex.core.countdown.CountdownPosition;
import org.ludex.core.countdown.CountdownRule;
import org.ludex.core.countdown.Minus;
import org.ludex.core.countdown.Side;

/** The history of a game: playing, taking back, ending, looking. */
class LineTest {

    private static final Locale PERSIAN = Locale.forLanguageTag("fa");

    private record Stranger() implements Move {}

    private final CountdownPosition start = Countdown.GAME.start();
    private final Line<Minus, CountdownPosition> empty = Line.of(start);

    @Nested
    class Playing {

        @Test
        void goodMovesToTheEnd() {
            Line<Minus, CountdownPosition> line = Line.of(start, moves(2, 2, 1));
            assertThat(line.moves()).isEqualTo(moves(2, 2, 1));
            assertThat(line.positions())
                    .extracting(Position::text)
                    .containsExactly("5 white", "3 black", "1 white", "0 black");
            assertThat(line.verdicts()).hasSize(3).containsOnly(Verdict.legal());
            assertThat(line.unproven()).isZero();
            assertThat(line.size()).isEqualTo(3);
            assertThat(line.lastMove()).contains(new Minus(1));
            assertThat(line.end().outcome()).isEqualTo(Outcome.won(Side.WHITE, CountdownRule.E1));
        }

        @Test
        void noMovesAtAll() {
            assertThat((Object) empty.end()).isSameAs(start);
            assertThat((Object) empty.start()).isSameAs(start);
            assertThat(empty.positions()).containsExactly(start);
            assertThat(empty.moves()).isEmpty();
            assertThat(empty.lastMove()).isEmpty();
            assertThat(empty.lastTurn()).isEmpty();
            assertThat(empty.size()).isZero();
        }

        @Test
        void oneMoveMoreReplaysNothing() {
            Line<Minus, CountdownPosition> line = empty.play(new Minus(2));
            Line<Minus, CountdownPosition> longer = line.play(new Minus(1));
            assertThat((Object) longer.positions().get(1)).isSameAs(line.end());
            assertThat((Object) longer.start()).isSameAs(start);
        }

        @Test
        void theShorterLineStaysAsItWas() {
            Line<Minus, CountdownPosition> line = empty.play(new Minus(2));
            assertThat(line.play(new Minus(1)).size()).isEqualTo(2);
            assertThat(line.play(new Minus(2)).moves()).isEqualTo(moves(2, 2));
            assertThat(line.moves()).isEqualTo(moves(2));
            assertThat(empty.moves()).isEmpty();
        }

        @Test
        void itsListsCannotBeChanged() {
            Line<Minus, CountdownPosition> line = empty.play(new Minus(2));
            for (List<?> list : List.of(line.moves(), line.positions(), line.verdicts(), line.lastTurn())) {
                assertThatThrownBy(list::clear).isInstanceOf(UnsupportedOperationException.class);
            }
        }

        @Test
        void aRefusedMoveThrowsAndNamesThePosition() {
            assertThatThrownBy(() -> empty.play(new Minus(3)))
                    .isInstanceOfSatisfying(IllegalMoveException.class, refused -> {
                        assertThat((Object) refused.position()).isSameAs(start);
                        assertThat(refused.rule()).isEqualTo(CountdownRule.C1);
                    });
            assertThatThrownBy(() -> Line.of(start, moves(1, 3))).isInstanceOf(IllegalMoveException.class);
        }

        @Test
        void anAttemptGivesTheLineOrTheRefusal() {
            assertThat(empty.attempt(new Minus(2)).toOptional()).contains(empty.play(new Minus(2)));
            assertThat(empty.attempt(new Minus(3)).toOptional()).isEmpty();
            assertThat(empty.attempt(new Minus(3)).verdict()).isEqualTo(start.judge(new Minus(3)));
        }

        @Test
        @SuppressWarnings("NullAway") // what comes of null is what is tested
        void nullIsNamed() {
            assertThatNullPointerException()
                    .isThrownBy(() -> empty.attempt(null))
                    .withMessage("the move is null");
            assertThatNullPointerException()
                    .isThrownBy(() -> empty.attempt(null, new Minus(1)))
                    .withMessage("the seat is null");
            assertThatNullPointerException()
                    .isThrownBy(() -> start.view((Seat) null))
                    .withMessage("the seat is null");
            assertThatNullPointerException()
                    .isThrownBy(() -> start.movesFrom((String) null))
                    .withMessage("the cell is null");
            assertThatNullPointerException()
                    .isThrownBy(() -> Look.plain().in(null))
                    .withMessage("the locale is null");
            assertThatNullPointerException()
                    .isThrownBy(() -> empty.playAny(null))
                    .withMessage("the move is null");
        }

        @Test
        void unprovenMovesArePlayedAndCounted() {
            Line<Minus, CountdownPosition> line = Line.of(Countdown.GAME.start(Map.of("fog", "yes")), moves(2, 1, 2));
            assertThat(line.unproven()).isEqualTo(2);
            assertThat(line.verdicts().get(0)).isInstanceOf(Verdict.Unproven.class);
            assertThat(line.undo().unproven()).isEqualTo(1);
        }

        @Test
        void aMoveKnownOnlyAtRunTime() {
            Move move = new Minus(2);
            assertThat(empty.playAny(move)).isEqualTo(empty.play(new Minus(2)));
            assertThat(empty.attemptAny(move).isPlayed()).isTrue();
            Line<?, ?> some = Line.of(Games.find("countdown").orElseThrow().start());
            assertThat(some.playAny(move).size()).isEqualTo(1);
        }

        @Test
        void aMoveOfAnotherGame() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> empty.attemptAny(new Stranger()))
                    .withMessage("Not a move of Countdown: Stranger[] (" + Stranger.class.getName() + ")");
            assertThatIllegalArgumentException().isThrownBy(() -> start.playAny(new Stranger()));
            assertThatIllegalArgumentException().isThrownBy(() -> start.attemptAny(new Stranger()));
        }
    }

    @Nested
    class Replaying {

        @Test
        void goodMovesHaveNoRefusal() {
            Line.Replay<Minus, CountdownPosition> replay = Line.replay(start, moves(2, 2, 1));
            assertThat(replay.line()).isEqualTo(Line.of(start, moves(2, 2, 1)));
            assertThat(replay.refusal()).isEmpty();
            assertThat(Line.replay(start, moves()).line()).isEqualTo(empty);
        }

        @Test
        void theFirstRefusalStopsTheLine() {
            Line.Replay<Minus, CountdownPosition> replay = Line.replay(start, moves(1, 3, 1));
            assertThat(replay.line().moves()).isEqualTo(moves(1));
            assertThat(replay.line().end().text()).isEqualTo("4 black");
            assertThat(replay.refusal()).hasValueSatisfying(no -> {
                assertThat(no.ply()).isEqualTo(2);
                assertThat(no.move()).isEqualTo(new Minus(3));
                assertThat(no.verdict().rule()).isEqualTo(CountdownRule.C1);
            });
        }

        @Test
        void movesAfterTheEndAreRefused() {
            assertThat(Line.replay(start, moves(2, 2, 1, 1)).refusal())
                    .hasValueSatisfying(no -> assertThat(no.ply()).isEqualTo(4));
        }
    }

    @Nested
    class TakingBack {

        private final Line<Minus, CountdownPosition> line = Line.of(start, moves(1, 2, 1));

        @Test
        void moveByMoveAndForthAgain() {
            Line<Minus, CountdownPosition> back = line.undo().undo();
            assertThat(back).isEqualTo(Line.of(start, moves(1)));
            assertThat(back.canRedo()).isTrue();
            assertThat(back.redo()).isEqualTo(Line.of(start, moves(1, 2)));
            assertThat(back.redo().redo()).isEqualTo(line);
            assertThat(back.redo().redo().canRedo()).isFalse();
        }

        @Test
        void toTheStart() {
            Line<Minus, CountdownPosition> back = line.undo().undo().undo();
            assertThat(back).isEqualTo(empty);
            assertThat(back.canUndo()).isFalse();
            assertThatIllegalStateException().isThrownBy(back::undo).withMessage("there is no move to undo");
            assertThatIllegalStateException().isThrownBy(back::undoTurn);
        }

        @Test
        void nothingToPutBack() {
            assertThat(line.canRedo()).isFalse();
            assertThatIllegalStateException()
                    .isThrownBy(line::redo)
                    .withMessage("there is no move to redo after ply 3");
            assertThatIllegalStateException()
                    .isThrownBy(empty::redoTurn)
                    .withMessage("there is no move to redo after ply 0");
        }

        @Test
        void aNewMoveForgetsWhatWasTakenBack() {
            Line<Minus, CountdownPosition> other = line.undo().undo().play(new Minus(1));
            assertThat(other.canRedo()).isFalse();
            assertThatIllegalStateException()
                    .isThrownBy(other::redo)
                    .withMessage("there is no move to redo after ply 2");
            assertThat(other.undo().redo()).isEqualTo(other);
            assertThat(other.undo().undo().redo().redo()).isEqualTo(Line.of(start, moves(1, 1)));
        }

        @Test
        void turnByTurn() {
            CountdownPosition pairs = Countdown.GAME.start(Map.of("pairs", "yes", "from", "9"));
            Line<Minus, CountdownPosition> game = Line.of(pairs, moves(1, 2, 1, 1));
            assertThat(game.lastTurn()).isEqualTo(moves(1, 1));
            assertThat(game.undoTurn().moves()).isEqualTo(moves(1, 2));
            assertThat(game.undoTurn().undoTurn().moves()).isEmpty();
            assertThat(game.undoTurn().undoTurn().redoTurn().moves()).isEqualTo(moves(1, 2));
            assertThat(game.undoTurn().redoTurn()).isEqualTo(game);
            assertThat(game.undo().lastTurn()).isEqualTo(moves(1));
            assertThat(game.undo().undoTurn()).isEqualTo(game.undoTurn());
            assertThat(game.undo().undoTurn().redoTurn()).isEqualTo(game);
        }

        @Test
        void aConclusionFirst() {
            Line<Minus, CountdownPosition> resigned = line.resign(Side.BLACK);
            assertThat(resigned.undo()).isEqualTo(line);
            assertThat(resigned.undo().redo()).isEqualTo(resigned);
            assertThat(resigned.undoTurn()).isEqualTo(line);
            assertThat(resigned.undo().undo().redo().redo()).isEqualTo(resigned);
            assertThat(empty.agreeDraw().canUndo()).isTrue();
        }

        @Test
        void onlyAConclusionAlsoInTheMiddleOfATurn() {
            CountdownPosition pairs = Countdown.GAME.start(Map.of("pairs", "yes", "from", "9"));
            Line<Minus, CountdownPosition> game = Line.of(pairs, moves(1, 2, 1));
            assertThat(game.end().isMidTurn()).isTrue();
            Line<Minus, CountdownPosition> resigned = game.resign(Side.BLACK);
            assertThat(resigned.undoTurn()).isEqualTo(game);
            assertThat(resigned.undoTurn().redoTurn()).isEqualTo(resigned);
            assertThat(resigned.undoTurn().undoTurn().moves()).isEqualTo(moves(1, 2));
            assertThat(resigned.undoTurn().undoTurn().redoTurn()).isEqualTo(game);
        }

        @Test
        void aConclusionForgetsWhatWasTakenBack() {
            assertThat(line.undo().resign(Side.WHITE).canRedo()).isFalse();
        }
    }

    @Nested
    class Ending {

        private final Line<Minus, CountdownPosition> line = Line.of(start, moves(1, 2));

        @Test
        void byPeople() {
            assertThat(line.resign(Side.WHITE).winners()).containsExactly(Side.BLACK);
            assertThat(line.loseOnTime(Side.BLACK).winners()).containsExactly(Side.WHITE);
            assertThat(line.forfeit(Side.BLACK).winners()).containsExactly(Side.WHITE);
            assertThat(line.agreeDraw().winners()).isEmpty();
            assertThat(line.resign(Side.WHITE).conclusion()).hasToString("Optional[white:resign]");
            assertThat(line.resign(Side.WHITE).isOver()).isTrue();
            assertThat(line.resign(Side.WHITE).end().outcome().isOpen()).isTrue();
        }

        @Test
        void itIsNobodysTurnAfterwards() {
            assertThat(line.turn()).isEqualTo(Turn.of(Side.WHITE));
            assertThat(line.resign(Side.BLACK).turn()).isEqualTo(Turn.nobody());
            assertThat(line.agreeDraw().turn()).isEqualTo(Turn.nobody());
            assertThat(line.play(new Minus(2)).turn()).isEqualTo(Turn.nobody());
            assertThat(line.resign(Side.BLACK).undo().turn()).isEqualTo(Turn.of(Side.WHITE));
        }

        @Test
        void byTheRules() {
            Line<Minus, CountdownPosition> over = line.play(new Minus(2));
            assertThat(over.isOver()).isTrue();
            assertThat(over.conclusion()).isEmpty();
            assertThat(over.winners()).containsExactly(Side.WHITE);
            assertThat(line.isOver()).isFalse();
            assertThat(line.winners()).isEmpty();
        }

        @Test
        void nothingIsPlayedAfterwards() {
            Line<Minus, CountdownPosition> resigned = line.resign(Side.WHITE);
            Verdict verdict = resigned.attempt(new Minus(1)).verdict();
            assertThat(verdict.message()).isEqualTo("The game is over: White resigned.");
            assertThat(verdict)
                    .isInstanceOfSatisfying(
                            Verdict.Illegal.class, no -> assertThat(no.rule()).isEqualTo(CoreRule.GAME_OVER));
            assertThat(resigned.attempt(Side.BLACK, new Minus(1)).verdict()).isEqualTo(verdict);
            assertThat(resigned.attempt(Side.WHITE, new Minus(1)).verdict()).isEqualTo(verdict);
            assertThatExceptionOfType(IllegalMoveException.class)
                    .isThrownBy(() -> resigned.play(new Minus(1)))
                    .satisfies(thrown -> assertThat(thrown.verdict()).isEqualTo(verdict));
            assertThatIllegalStateException()
                    .isThrownBy(() -> resigned.agreeDraw())
                    .withMessage("the game is over: White resigned.");
        }

        @Test
        void afterTheEndByTheRulesThePositionSaysSo() {
            Line<Minus, CountdownPosition> over = line.play(new Minus(2));
            Verdict verdict = over.end().judge(new Minus(1));
            assertThat(over.attempt(Side.BLACK, new Minus(1)).verdict()).isEqualTo(verdict);
            assertThat(over.attempt(Side.WHITE, new Minus(1)).verdict()).isEqualTo(verdict);
        }

        @Test
        void aFinishedGameIsNotGivenUp() {
            Line<Minus, CountdownPosition> over = line.play(new Minus(2));
            assertThatIllegalStateException()
                    .isThrownBy(() -> over.resign(Side.WHITE))
                    .withMessage("the game is over by its rules: White has won (E1).");
        }

        @Test
        void onlyByASeatThatPlays() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> line.resign(new Stray("green")))
                    .withMessage("Seat green does not take part in this game of Countdown. Seats: white, black.");
        }

        @Test
        void inOneSentence() {
            assertThat(empty.message(Locale.ENGLISH)).isEqualTo("White to move.");
            assertThat(line.resign(Side.WHITE).message(Locale.ENGLISH)).isEqualTo("White resigned.");
            assertThat(line.agreeDraw().message(Locale.ENGLISH)).isEqualTo("A draw was agreed.");
            assertThat(line.play(new Minus(2)).message(Locale.ENGLISH)).isEqualTo("White has won (E1).");
            assertThat(line.loseOnTime(Side.WHITE).message(PERSIAN)).contains("[fa] white");
            assertThat(Line.of(Countdown.GAME.start(Map.of("draw", "yes"))).message(Locale.ENGLISH))
                    .isEqualTo("Chance decides what comes next.");
        }
    }

    @Nested
    class Looking {

        private final Line<Minus, CountdownPosition> line = Line.of(start, moves(1, 2));

        @Test
        void aSeatSeesEverythingHere() {
            assertThat(line.view(Viewer.of(Side.WHITE))).isEqualTo(line);
        }

        @Test
        void aSpectatorSeesLessOfStartMovesAndPositions() {
            Line<Minus, CountdownPosition> seen = line.view(Viewer.spectator());
            assertThat((Object) seen.start()).isEqualTo(start.view(Viewer.spectator()));
            assertThat(seen.moves()).isEqualTo(moves(1, 1));
            assertThat(seen.positions())
                    .isEqualTo(line.positions().stream()
                            .map(position -> position.view(Viewer.spectator()))
                            .toList());
        }

        @Test
        void whatWasTakenBackIsNotSeen() {
            assertThat(line.undo().view(Viewer.spectator()).canRedo()).isFalse();
        }

        @Test
        void theConclusionIsSeen() {
            assertThat(line.resign(Side.BLACK).view(Viewer.spectator()).conclusion())
                    .contains(new Conclusion(Conclusion.Kind.RESIGN, java.util.Optional.of(Side.BLACK)));
        }

        @Test
        void aStrangerSeesNothing() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> line.view(Viewer.of(new Stray("green"))))
                    .withMessageStartingWith("Seat green does not take part");
        }
    }

    @Nested
    class Comparing {

        private final Line<Minus, CountdownPosition> line = Line.of(start, moves(1, 2));

        @Test
        void startMovesAndConclusionCount() {
            assertThat(line).isEqualTo(Line.of(start, moves(1, 2))).hasSameHashCodeAs(Line.of(start, moves(1, 2)));
            assertThat(line).isNotEqualTo(Line.of(start, moves(2, 1)));
            assertThat(line).isNotEqualTo(Line.of(start, moves(1)));
            assertThat(line).isNotEqualTo(line.resign(Side.WHITE));
            assertThat(line.resign(Side.WHITE)).isEqualTo(line.resign(Side.WHITE));
            assertThat(line.resign(Side.WHITE)).isNotEqualTo(line.resign(Side.BLACK));
            assertThat(empty).isNotEqualTo(Line.of(Countdown.GAME.position("4 white")));
            assertThat(line).isNotEqualTo("-1 -2");
        }

        @Test
        void whatCouldBePutBackDoesNot() {
            assertThat(line.play(new Minus(1)).undo()).isEqualTo(line).hasSameHashCodeAs(line);
        }

        @Test
        void asAText() {
            assertThat(line).hasToString("-1 -2");
            assertThat(line.resign(Side.WHITE)).hasToString("-1 -2 white:resign");
            assertThat(empty).hasToString("");
            assertThat(empty.agreeDraw()).hasToString("agreed");
        }
    }

    /** A seat of no game. */
    private record Stray(String id) implements Seat {
        @Override
        public int ordinal() {
            return 9;
        }
    }

    private static List<Minus> moves(int... counts) {
        return IntStream.of(counts).mapToObj(Minus::new).toList();
    }
}
