package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.testkit.Broken.checksFailedBy;
import static org.ludex.testkit.Broken.checksFailedByPositions;
import static org.ludex.testkit.Broken.checksFailedBySecrets;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Attempt;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Options;
import org.ludex.core.Setup;
import org.ludex.core.Verdict;
import org.ludex.testkit.pebbles.Pebbles;
import org.ludex.testkit.pebbles.PebblesMove;
import org.ludex.testkit.pebbles.PebblesMove.Take;
import org.ludex.testkit.pebbles.PebblesMove.TakeTwice;
import org.ludex.testkit.pebbles.PebblesPosition;
import org.ludex.testkit.pebbles.PebblesRule;
import org.ludex.testkit.pebbles.Side;
import org.ludex.testkit.secrets.SecretsMove;
import org.ludex.testkit.secrets.SecretsPosition;
import org.ludex.testkit.secrets.SecretsRule;

/** Judging, playing and comparing with a fault, and the check that finds it. */
class BrokenPlayTest {

    @Nested
    class PlayRefusesWhatJudgeRefuses {

        @Test
        void playLetsAnIllegalMoveThrough() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public PebblesPosition play(PebblesMove move) {
                                    boolean nothing = new TakeTwice(2, 1, 0).equals(move) && heaps().get(1) > 0;
                                    return nothing ? after(move) : super.play(move);
                                }
                            }))
                    .containsExactly(
                            "attemptAgreesWithJudgeAndPlay", "picturesCanBeRead", "playRefusesWhatJudgeRefuses");
        }

        @Test
        void playRefusesALegalMove() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public PebblesPosition play(PebblesMove move) {
                                    if (move instanceof TakeTwice) {
                                        throw new IllegalMoveException(this, move, Verdict.illegal(PebblesRule.T1));
                                    }
                                    return super.play(move);
                                }
                            }))
                    .containsExactly("attemptAgreesWithJudgeAndPlay", "playRefusesWhatJudgeRefuses");
        }

        @Test
        void playNamesAnotherRule() {
            assertThat(refusing((position, move, illegal) ->
                            new IllegalMoveException(position, move, Verdict.illegal(PebblesRule.P1))))
                    .containsExactly("attemptAgreesWithJudgeAndPlay", "playRefusesWhatJudgeRefuses");
        }

        @Test
        void playNamesAnotherMove() {
            assertThat(refusing(
                            (position, move, illegal) -> new IllegalMoveException(position, new Take(7, 7), illegal)))
                    .containsExactly("playRefusesWhatJudgeRefuses");
        }

        @Test
        void playNamesAnotherPosition() {
            assertThat(refusing((position, move, illegal) -> new IllegalMoveException(
                            new PebblesPosition(new Pebbles(), position.options(), List.of(9, 9), Side.BLUE),
                            move,
                            illegal)))
                    .containsExactly("playRefusesWhatJudgeRefuses");
        }

        @Test
        void playThrowsSomethingElse() {
            assertThat(refusing((position, move, illegal) -> new IllegalStateException("no")))
                    .containsExactly(
                            "attemptAgreesWithJudgeAndPlay", "picturesCanBeRead", "playRefusesWhatJudgeRefuses");
        }

        private Set<String> refusing(Refusal refusal) {
            return checksFailedByPositions((game, options, heaps, side) ->
                    new PebblesPosition(game, options, heaps, side) {
                        @Override
                        public PebblesPosition play(PebblesMove move) {
                            if (judge(move) instanceof Verdict.Illegal illegal) {
                                throw refusal.of(this, move, illegal);
                            }
                            return super.play(move);
                        }
                    });
        }
    }

    interface Refusal {
        RuntimeException of(PebblesPosition position, PebblesMove move, Verdict.Illegal illegal);
    }

    @Nested
    class RefusalsHaveMessages {

        @Test
        void aPlaceIsNotFilled() {
            assertThat(explaining(Facts.of("count", 1))).containsExactly("refusalsHaveMessages");
        }

        @Test
        void theMessageIsOnlyACode() {
            assertThat(explaining(Facts.none().as("bare"))).containsExactly("refusalsHaveMessages");
        }

        @Test
        void theMessageIsEmpty() {
            assertThat(explaining(Facts.none().as("empty"))).containsExactly("refusalsHaveMessages");
        }

        private Set<String> explaining(Facts facts) {
            return checksFailedByPositions((game, options, heaps, side) ->
                    new PebblesPosition(game, options, heaps, side) {
                        @Override
                        public Attempt<PebblesPosition> attempt(PebblesMove move) {
                            Attempt<PebblesPosition> attempt = super.attempt(move);
                            return attempt.verdict() instanceof Verdict.Illegal no && no.rule() == PebblesRule.T1
                                    ? Attempt.refused(Verdict.illegal(PebblesRule.T1, facts))
                                    : attempt;
                        }
                    });
        }

        @Test
        void whatIsUnprovenIsNotExplained() {
            assertThat(checksFailedBySecrets((game, options, table) -> new SecretsPosition(game, options, table) {
                        @Override
                        public Attempt<SecretsPosition> attempt(SecretsMove move) {
                            Attempt<SecretsPosition> attempt = super.attempt(move);
                            return attempt.isPlayed() && move instanceof SecretsMove.Choose
                                    ? new Attempt.Played<>(after(move), Verdict.unproven(SecretsRule.M2, Facts.none()))
                                    : attempt;
                        }
                    }))
                    .containsExactly("refusalsHaveMessages");
        }
    }

    @Nested
    class PlayLeavesThePositionAsItWas {

        @Test
        void aFailedAttemptChangesTheHash() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                private int attempts;

                                @Override
                                public PebblesPosition play(PebblesMove move) {
                                    attempts += judge(move).isPlayable() ? 0 : 1;
                                    return super.play(move);
                                }

                                @Override
                                public int hashCode() {
                                    return super.hashCode() + attempts;
                                }

                                @Override
                                public boolean equals(Object other) {
                                    return super.equals(other);
                                }
                            }))
                    .containsExactly("playLeavesThePositionAsItWas");
        }

        @Test
        void theFirstFailedAttemptChangesTheMoves() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                private boolean attempted;

                                @Override
                                public PebblesPosition play(PebblesMove move) {
                                    attempted |= !judge(move).isPlayable();
                                    return super.play(move);
                                }

                                @Override
                                public List<PebblesMove> legalMoves() {
                                    List<PebblesMove> moves = super.legalMoves();
                                    return attempted && moves.size() > 1 ? moves.subList(1, moves.size()) : moves;
                                }
                            }))
                    .containsExactly("playLeavesThePositionAsItWas");
        }

        @Test
        void manyMovesPlayedChangeTheScore() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                private int played;

                                @Override
                                public PebblesPosition play(PebblesMove move) {
                                    played++;
                                    return super.play(move);
                                }

                                @Override
                                public List<Integer> score() {
                                    return played > 1 ? List.of(played, played) : List.of();
                                }
                            }))
                    .containsExactly("playLeavesThePositionAsItWas");
        }

        @Test
        void aFailedAttemptMakesAnotherPosition() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                private boolean attempted;

                                @Override
                                public PebblesPosition play(PebblesMove move) {
                                    attempted |= !judge(move).isPlayable();
                                    return super.play(move);
                                }

                                @Override
                                public boolean equals(Object other) {
                                    return other == this || (super.equals(other) && !attempted);
                                }

                                @Override
                                public int hashCode() {
                                    return super.hashCode();
                                }
                            }))
                    .containsExactly("playLeavesThePositionAsItWas");
        }
    }

    @Nested
    class ReplayedGamesGiveEqualPositions {

        @Test
        void positionsAreNumberedAsTheyAreMade() {
            assertThat(Broken.failed(NumberedHarness.class))
                    .containsExactly(
                            "attemptAgreesWithJudgeAndPlay",
                            "linesAreSeenMoveByMove",
                            "linesGoBackAndForth",
                            "replayedGamesGiveEqualPositions",
                            "viewsFollowTheGame");
        }

        /** Positions with a number in their text, which makes no two of them equal unless they are read back. */
        static class NumberedHarness extends GameContract<PebblesMove, PebblesPosition> {
            private final Numbered game = new Numbered();

            @Override
            protected Pebbles game() {
                return game;
            }

            @Override
            protected Set<String> messagesWithFixedNumbers() {
                return Set.of("refusal.heaps.many");
            }

            @Override
            protected int games() {
                return 5;
            }
        }

        private static final class Numbered extends Pebbles {
            private int made;

            @Override
            protected PebblesPosition position(Options options, List<Integer> heaps, Side side) {
                return new NumberedPosition(this, options, heaps, side, made++);
            }

            @Override
            public Setup<PebblesPosition> setup(String text, Options options) {
                int mark = text.indexOf('#');
                Setup<PebblesPosition> setup = super.setup(mark < 0 ? text : text.substring(0, mark), options);
                if (mark < 0 || !text.substring(mark + 1).matches("0|[1-9][0-9]{0,8}")) {
                    throw InvalidPositionException.unreadable(text, 1, "a number");
                }
                int number = Integer.parseInt(text.substring(mark + 1));
                return new Setup<>() {
                    @Override
                    public List<Fault> faults() {
                        return setup.faults();
                    }

                    @Override
                    public PebblesPosition position() {
                        PebblesPosition read = setup.position();
                        return new NumberedPosition(Numbered.this, options, read.heaps(), read.side(), number);
                    }
                };
            }
        }

        private static final class NumberedPosition extends PebblesPosition {
            private final int number;

            NumberedPosition(Numbered game, Options options, List<Integer> heaps, Side side, int number) {
                super(game, options, heaps, side);
                this.number = number;
            }

            @Override
            public String text() {
                return super.text() + "#" + number;
            }

            @Override
            public boolean equals(Object other) {
                return other instanceof NumberedPosition position && super.equals(other) && number == position.number;
            }

            @Override
            public int hashCode() {
                return Objects.hash(super.hashCode(), number);
            }
        }
    }

    @Nested
    class PositionsAreEqualWhenTheirTextsAre {

        @Test
        void theSideToMoveIsNotCompared() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public boolean equals(Object other) {
                                    return other instanceof PebblesPosition position
                                            && heaps().equals(position.heaps());
                                }

                                @Override
                                public int hashCode() {
                                    return heaps().hashCode();
                                }
                            }))
                    .containsExactly("positionsAreEqualWhenTheirTextsAre");
        }

        @Test
        void aPositionIsEqualToAnything() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public boolean equals(Object other) {
                                    return !(other instanceof PebblesPosition) || super.equals(other);
                                }

                                @Override
                                public int hashCode() {
                                    return super.hashCode();
                                }
                            }))
                    .containsExactly("positionsAreEqualWhenTheirTextsAre");
        }

        @Test
        void nothingIsCompared() {
            // No equals at all: nearly everything that compares positions notices.
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public boolean equals(Object other) {
                                    return this == other;
                                }

                                @Override
                                public int hashCode() {
                                    return System.identityHashCode(this);
                                }
                            }))
                    .contains("replayedGamesGiveEqualPositions", "textsRoundTrip");
        }
    }

    @Test
    void aBrokenStartFailsEverythingThatPlays() {
        assertThat(checksFailedBy(() -> new Pebbles() {
                    @Override
                    public PebblesPosition start(Options options) {
                        throw new IllegalStateException("a bug");
                    }
                }))
                .hasSizeGreaterThan(20);
    }
}
