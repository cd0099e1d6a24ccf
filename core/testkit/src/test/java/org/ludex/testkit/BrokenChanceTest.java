package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.testkit.Broken.checksFailedByPositions;
import static org.ludex.testkit.Broken.checksFailedBySecrets;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Attempt;
import org.ludex.core.Move;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.testkit.pebbles.Pebbles;
import org.ludex.testkit.pebbles.PebblesMove;
import org.ludex.testkit.pebbles.PebblesPosition;
import org.ludex.testkit.pebbles.PebblesRule;
import org.ludex.testkit.pebbles.Side;
import org.ludex.testkit.secrets.SecretsMove;
import org.ludex.testkit.secrets.SecretsMove.Choice;
import org.ludex.testkit.secrets.SecretsMove.Choose;
import org.ludex.testkit.secrets.SecretsMove.Draw;
import org.ludex.testkit.secrets.SecretsPosition;

/** Attempts, chance and turns with a fault, and the check that finds it. */
class BrokenChanceTest {

    @Nested
    class AttemptAgreesWithJudgeAndPlay {

        @Test
        void judgeNamesAnotherRule() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Verdict judge(PebblesMove move) {
                                    return super.judge(move) instanceof Verdict.Illegal no
                                            ? Verdict.illegal(
                                                    PebblesRule.T1,
                                                    no.facts().and("count", 1).and("most", 1))
                                            : super.judge(move);
                                }
                            }))
                    .contains("attemptAgreesWithJudgeAndPlay");
        }

        @Test
        void playGoesElsewhere() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public PebblesPosition play(PebblesMove move) {
                                    PebblesPosition next = super.play(move);
                                    return new PebblesPosition(
                                            (Pebbles) game(),
                                            options(),
                                            next.heaps(),
                                            next.side().other());
                                }
                            }))
                    .contains("attemptAgreesWithJudgeAndPlay");
        }
    }

    @Nested
    class StrangersAreRefused {

        @Test
        void nullIsNotNamed() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Attempt<PebblesPosition> attempt(PebblesMove move) {
                                    Objects.requireNonNull(move);
                                    return super.attempt(move);
                                }
                            }))
                    .containsExactly("strangersAreRefused");
        }

        @Test
        void aForeignMoveIsAClassCastAccident() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Attempt<PebblesPosition> attemptAny(Move move) {
                                    return attempt((PebblesMove) move);
                                }
                            }))
                    .containsExactly("strangersAreRefused");
        }

        @Test
        void anybodyMayLook() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public PebblesPosition view(Viewer viewer) {
                                    return this;
                                }
                            }))
                    .containsExactly("strangersAreRefused");
        }
    }

    @Nested
    class ChanceIsApart {

        @Test
        void anEventIsAcceptedAtASeatsTurn() {
            assertThat(checksFailedBySecrets((game, options, table) -> new SecretsPosition(game, options, table) {
                        @Override
                        public Attempt<SecretsPosition> attempt(SecretsMove move) {
                            return move instanceof Draw && turn() instanceof Turn.OfSeat
                                    ? Attempt.legal(after(move))
                                    : super.attempt(move);
                        }
                    }))
                    .contains("chanceIsApart");
        }

        @Test
        void aDecisionIsAcceptedWhenChanceIsDue() {
            assertThat(checksFailedBySecrets((game, options, table) -> new SecretsPosition(game, options, table) {
                        @Override
                        public Attempt<SecretsPosition> attempt(SecretsMove move) {
                            return table.isDrawing() && new Choose(Choice.KEEP).equals(move)
                                    ? Attempt.legal(after(new Draw(OptionalInt.of(50))))
                                    : super.attempt(move);
                        }
                    }))
                    .contains("chanceIsApart");
        }

        @Test
        void chanceDecidesForASeat() {
            assertThat(checksFailedBySecrets((game, options, table) -> new SecretsPosition(game, options, table) {
                        @Override
                        public Turn turn() {
                            return super.turn() instanceof Turn.OfSeat && table.due() == Side.BLUE
                                    ? Turn.chance()
                                    : super.turn();
                        }

                        @Override
                        public boolean listsMoves() {
                            return super.turn() instanceof Turn.OfSeat || super.listsMoves();
                        }

                        @Override
                        public List<SecretsMove> legalMoves() {
                            return super.turn() instanceof Turn.OfSeat
                                    ? List.of(new Choose(Choice.KEEP))
                                    : super.legalMoves();
                        }

                        @Override
                        public Attempt<SecretsPosition> attempt(SecretsMove move) {
                            return super.turn() instanceof Turn.OfSeat && new Choose(Choice.KEEP).equals(move)
                                    ? Attempt.legal(after(move))
                                    : super.attempt(move);
                        }
                    }))
                    .contains("chanceIsApart");
        }
    }

    @Nested
    class TurnsHoldTogether {

        @Test
        void theStartIsInTheMiddleOfATurn() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public boolean isMidTurn() {
                                    return heaps().equals(List.of(3, 4, 5)) && side() == Side.RED;
                                }
                            }))
                    .containsExactly("turnsHoldTogether");
        }

        @Test
        void theEndIsInTheMiddleOfATurn() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public boolean isMidTurn() {
                                    return !outcome().isOpen();
                                }
                            }))
                    .containsExactly("turnsHoldTogether");
        }

        @Test
        void twoSeatsShareATurn() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public boolean isMidTurn() {
                                    return side() == Side.BLUE && outcome().isOpen();
                                }
                            }))
                    .containsExactly("turnsHoldTogether");
        }
    }
}
