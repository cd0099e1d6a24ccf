package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.testkit.Broken.checksFailedBy;
import static org.ludex.testkit.Broken.checksFailedByPositions;

import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Attempt;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.core.Setup;
import org.ludex.testkit.pebbles.Pebbles;
import org.ludex.testkit.pebbles.PebblesMove;
import org.ludex.testkit.pebbles.PebblesPosition;
import org.ludex.testkit.pebbles.PebblesRule;
import org.ludex.testkit.pebbles.Side;
import org.ludex.testkit.secrets.SecretsRule;

/** Texts of positions with a fault, and the check that finds it. */
class BrokenTextTest {

    @Nested
    class TextsRoundTrip {

        @Test
        void theTextHasATab() {
            assertThat(checksFailedBy(() -> new Pebbles() {
                        @Override
                        public Setup<PebblesPosition> setup(String text, Options options) {
                            return super.setup(text.replace('\t', ' '), options);
                        }

                        @Override
                        protected PebblesPosition position(Options options, List<Integer> heaps, Side side) {
                            return new PebblesPosition(this, options, heaps, side) {
                                @Override
                                public String text() {
                                    return super.text().replace(' ', '\t');
                                }
                            };
                        }
                    }))
                    .containsExactly("textsRoundTrip");
        }

        @Test
        void theSideIsNotRead() {
            assertThat(checksFailedBy(() -> new Pebbles() {
                        @Override
                        public Setup<PebblesPosition> setup(String text, Options options) {
                            return super.setup(text.replace("blue", "red"), options);
                        }
                    }))
                    .containsExactly("textsRoundTrip");
        }

        @Test
        void theScoreIsNotRead() {
            assertThat(checksFailedBy(() -> new Pebbles() {
                        private boolean reading;

                        @Override
                        public PebblesPosition position(String text, Options options) {
                            reading = true;
                            PebblesPosition read = super.position(text, options);
                            reading = false;
                            return read;
                        }

                        @Override
                        protected PebblesPosition position(Options options, List<Integer> heaps, Side side) {
                            List<Integer> score = reading ? List.of(0, 0) : List.of(1, 0);
                            return new PebblesPosition(this, options, heaps, side) {
                                @Override
                                public List<Integer> score() {
                                    return score;
                                }
                            };
                        }
                    }))
                    .containsExactly("textsRoundTrip");
        }
    }

    @Nested
    class NonsenseIsRefused {

        @Test
        void aNumberIsTooLong() {
            assertThat(setups(setup -> setup, text -> text.matches("[0-9].*") ? check(text) : text))
                    .containsExactly("nonsenseIsRefused");
        }

        private String check(String text) {
            int end = text.indexOf('/') < 0 ? text.length() : text.indexOf('/');
            // Throws what Integer.parseInt throws.
            return Integer.parseInt(text.substring(0, end).strip()) >= 0 ? text : "";
        }

        @Test
        void aSetUpSaysNothingButGivesNoPosition() {
            assertThat(setups(setup -> new Bent(setup) {
                        @Override
                        public List<Fault> faults() {
                            return List.of();
                        }
                    }))
                    .containsExactly("nonsenseIsRefused");
        }

        @Test
        void thePositionNamesFewerFaultsThanTheSetUp() {
            assertThat(setups(setup -> new Bent(setup) {
                        @Override
                        public PebblesPosition position() {
                            if (!faults().isEmpty()) {
                                throw InvalidPositionException.unreadable("", 1, "fewer pebbles");
                            }
                            return super.position();
                        }
                    }))
                    .containsExactly("nonsenseIsRefused");
        }

        @Test
        void aFaultIsNotExplained() {
            assertThat(setups(setup -> faulty(setup, PebblesRule.T1, Facts.of("count", 1))))
                    .containsExactly("nonsenseIsRefused");
        }

        @Test
        void aFaultNamesTheRuleOfAnotherGame() {
            assertThat(setups(setup -> faulty(setup, SecretsRule.N1, Facts.none())))
                    .containsExactly("nonsenseIsRefused");
        }

        private Setup<PebblesPosition> faulty(Setup<PebblesPosition> setup, Rule rule, Facts facts) {
            return new Bent(setup) {
                @Override
                public List<Fault> faults() {
                    return super.faults().isEmpty() ? List.of() : List.of(new Fault(rule, facts));
                }

                @Override
                public PebblesPosition position() {
                    if (!faults().isEmpty()) {
                        throw new InvalidPositionException(faults());
                    }
                    return super.position();
                }
            };
        }

        @Test
        void anAcceptedPositionCannotBeReadAgain() {
            // Ten pebbles are accepted, but written as a letter.
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public String text() {
                                    return super.text().replace('9', 'X');
                                }
                            }))
                    .containsExactly("nonsenseIsRefused");
        }

        @Test
        void anAcceptedPositionCannotBePlayed() {
            assertThat(checksFailedByPositions(
                            (game, options, heaps, side) -> new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Attempt<PebblesPosition> attempt(PebblesMove move) {
                                    if (heaps().get(0) > 3) {
                                        throw new IllegalStateException("a bug");
                                    }
                                    return super.attempt(move);
                                }
                            }))
                    .containsExactly("nonsenseIsRefused");
        }

        @Test
        void spaceIsReadForever() {
            assertThat(setups(setup -> setup, text -> {
                        if (text.length() > 90_000) {
                            throw new StackOverflowError("a parser that descends by character");
                        }
                        return text;
                    }))
                    .containsExactly("nonsenseIsRefused");
        }
    }

    private static Set<String> setups(UnaryOperator<Setup<PebblesPosition>> bend) {
        return setups(bend, text -> text);
    }

    private static Set<String> setups(UnaryOperator<Setup<PebblesPosition>> bend, UnaryOperator<String> read) {
        return checksFailedBy(() -> new Pebbles() {
            @Override
            public Setup<PebblesPosition> setup(String text, Options options) {
                return bend.apply(super.setup(read.apply(text), options));
            }
        });
    }

    /** A set-up that does what another does, until bent. */
    private static class Bent implements Setup<PebblesPosition> {
        private final Setup<PebblesPosition> straight;

        Bent(Setup<PebblesPosition> straight) {
            this.straight = straight;
        }

        @Override
        public List<Fault> faults() {
            return straight.faults();
        }

        @Override
        public PebblesPosition position() {
            return straight.position();
        }
    }
}
