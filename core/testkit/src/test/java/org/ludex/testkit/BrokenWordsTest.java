package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.testkit.Broken.checksFailedBy;
import static org.ludex.testkit.Broken.checksFailedByPositions;

import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Attempt;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Verdict;
import org.ludex.testkit.pebbles.Pebbles;
import org.ludex.testkit.pebbles.PebblesMove;
import org.ludex.testkit.pebbles.PebblesPosition;
import org.ludex.testkit.pebbles.PebblesRule;
import org.ludex.testkit.pebbles.Side;

/** Words with a fault, and the check that finds it. */
class BrokenWordsTest {

    @Nested
    class NumbersAgreeWithTheirNouns {

        @Test
        void aMessageThatMeetsTheNumberOne() {
            assertThat(Broken.failed(WithoutExceptions.class)).containsExactly("numbersAgreeWithTheirNouns");
        }

        @Test
        void aRefusalThatSaysTwoPebble() {
            assertThat(checksFailedByPositions((game, options, heaps, side) ->
                            new PebblesPosition(game, options, heaps, side) {
                                @Override
                                public Attempt<PebblesPosition> attempt(PebblesMove move) {
                                    Attempt<PebblesPosition> attempt = super.attempt(move);
                                    return attempt.verdict() instanceof Verdict.Illegal no
                                                    && no.rule() == PebblesRule.T2
                                            ? Attempt.refused(Verdict.illegal(
                                                    PebblesRule.T1,
                                                    Facts.of("count", 2).as("two")))
                                            : attempt;
                                }
                            }))
                    .containsExactly("refusalsAgreeWithTheirNumbers");
        }

        @Test
        void aRefusalThatCouldSayTwoPebble() {
            assertThat(Broken.failed(SayingThree.class)).containsExactly("refusalsAgreeWithTheirNumbers");
        }

        @Test
        void aRefusalThatNeverSaysTwoPebble() {
            assertThat(Broken.failed(AlwaysThree.class)).isEmpty();
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                        Heap 3 holds 1 pebbles.              | 1 pebbles
                        1 cards were dealt.                  | 1 cards
                        There are only 1 left.               | There are only 1
                        Only 1 are left.                     | 1 are
                        White has 2 ring on the board.       | 2 ring
                        """)
        void whatDisagrees(String sentence, String words) {
            assertThat(Numbers.disagreement(sentence)).isEqualTo(words);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Heap 1 holds 1 pebble.",
                    "11 pebbles and 1 card.",
                    "There are 1 to 5 heaps.",
                    "Row 1 is complete.",
                    "The markers between 1 and 1 are not one run.",
                    "The card 1 moves one piece.",
                    "Round 2 ends.",
                    "On 1, less is more; 1 less.",
                    "Columns 0-1 cells."
                })
        void whatAgrees(String sentence) {
            assertThat(Numbers.disagreement(sentence)).isEmpty();
        }
    }

    static class WithoutExceptions extends GameContract<PebblesMove, PebblesPosition> {
        @Override
        protected Game<PebblesMove, PebblesPosition> game() {
            return new Pebbles();
        }

        @Override
        protected int games() {
            return 3;
        }
    }

    /** Whoever takes too many is told of three pebbles, in words that would be wrong for two. */
    static class SayingThree extends WithoutExceptions {
        @Override
        protected Game<PebblesMove, PebblesPosition> game() {
            return new Pebbles() {
                @Override
                protected PebblesPosition position(Options options, List<Integer> heaps, Side side) {
                    return new PebblesPosition(this, options, heaps, side) {
                        @Override
                        public Attempt<PebblesPosition> attempt(PebblesMove move) {
                            Attempt<PebblesPosition> attempt = super.attempt(move);
                            return attempt.verdict() instanceof Verdict.Illegal no && no.rule() == PebblesRule.T2
                                    ? Attempt.refused(Verdict.illegal(
                                            PebblesRule.T1, Facts.of("count", 3).as("two")))
                                    : attempt;
                        }
                    };
                }
            };
        }

        @Override
        protected Set<String> messagesWithFixedNumbers() {
            return Set.of("refusal.heaps.many");
        }
    }

    /** The same, but the author says that the number is fixed. */
    static class AlwaysThree extends SayingThree {
        @Override
        protected Set<String> messagesWithFixedNumbers() {
            return Set.of("refusal.heaps.many", "refusal.T1.two");
        }
    }

    @Nested
    class EverythingHasWords {

        @Test
        void anOptionIsNotDescribed() {
            assertThat(checksFailedBy(() -> new Pebbles() {
                        @Override
                        public List<Option> options() {
                            return List.of(
                                    super.options().get(0),
                                    super.options().get(1),
                                    super.options().get(2),
                                    Option.free(Pebbles.class, "wind", "none", UnaryOperator.identity()));
                        }
                    }))
                    .containsExactly("everythingHasWords");
        }
    }

    @Nested
    class LanguagesAreComplete {

        @Test
        void aLanguageThatIsAskedForIsMissing() {
            assertThat(Broken.failed(InGreek.class))
                    .contains("languagesAreComplete", "everythingHasWords", "captionsAreTranslated");
        }
    }

    static class InGreek extends WithoutExceptions {
        @Override
        protected Set<String> languages() {
            return Set.of("el");
        }
    }
}
