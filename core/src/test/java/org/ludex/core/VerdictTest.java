package org.ludex.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.countdown.Countdown;
import org.ludex.core.countdown.CountdownPosition;
import org.ludex.core.countdown.CountdownRule;
import org.ludex.core.countdown.Minus;
import org.ludex.core.countdown.Side;

/** Verdicts, outcomes, turns, and the exceptions that carry them. */
class VerdictTest {

    @Nested
    class Verdicts {

        @Test
        void aLegalMoveIsPlayable() {
            assertThat(Verdict.legal()).isEqualTo(new Verdict.Legal()).matches(Verdict::isPlayable);
        }

        @Test
        void anIllegalMoveIsNotAndSaysWhy() {
            Verdict.Illegal no = Verdict.illegal(CountdownRule.C2, Facts.of("left", 1));
            assertThat(no.isPlayable()).isFalse();
            assertThat(no.message(Locale.ENGLISH)).isEqualTo("There are only 1.");
            assertThat(Verdict.illegal(CountdownRule.C2))
                    .isEqualTo(new Verdict.Illegal(CountdownRule.C2, Facts.none()));
        }

        @Test
        void anUnprovenMoveIsPlayableAndSaysOnWhatItDepends() {
            Verdict.Unproven perhaps = Verdict.unproven(CountdownRule.UNSAID, Facts.none());
            assertThat(perhaps.isPlayable()).isTrue();
            assertThat(perhaps.message(Locale.ENGLISH)).isEqualTo("A rule without a refusal of its own.");
        }
    }

    @Nested
    class Outcomes {

        @Test
        void onlyAnOpenGameIsOpen() {
            assertThat(Outcome.open().isOpen()).isTrue();
            assertThat(Outcome.open()).isEqualTo(new Outcome.Open());
            assertThat(Outcome.drawn(CountdownRule.E1).isOpen()).isFalse();
            assertThat(Outcome.won(Side.WHITE, CountdownRule.E1).isOpen()).isFalse();
        }

        @Test
        void winnersAndTheRule() {
            assertThat(Outcome.won(Side.WHITE, CountdownRule.E1))
                    .isEqualTo(Outcome.won(List.of(Side.WHITE), CountdownRule.E1))
                    .isInstanceOfSatisfying(Outcome.Won.class, won -> {
                        assertThat(won.winners()).containsExactly(Side.WHITE);
                        assertThat(won.rule()).isEqualTo(CountdownRule.E1);
                    });
            assertThat(Outcome.drawn(CountdownRule.E1))
                    .isInstanceOfSatisfying(
                            Outcome.Drawn.class,
                            drawn -> assertThat(drawn.rule()).isEqualTo(CountdownRule.E1));
        }

        @Test
        void winnersAreACopy() {
            List<Side> partners = new ArrayList<>(List.of(Side.WHITE, Side.BLACK));
            Outcome.Won won = (Outcome.Won) Outcome.won(partners, CountdownRule.E1);
            partners.clear();
            assertThat(won.winners()).containsExactly(Side.WHITE, Side.BLACK);
        }

        @Test
        void nobodyCannotWin() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Outcome.won(List.of(), CountdownRule.E1))
                    .withMessage("A won game needs a winner.");
        }
    }

    @Nested
    class Turns {

        @Test
        void ofASeat() {
            assertThat(Turn.of(Side.BLACK).seat()).contains(Side.BLACK);
            assertThat(Turn.of(Side.BLACK)).hasToString("black").isEqualTo(Turn.of(Side.BLACK));
            assertThat(Turn.of(Side.BLACK)).isNotEqualTo(Turn.of(Side.WHITE));
        }

        @Test
        void ofChanceAndOfNobody() {
            assertThat(Turn.chance().seat()).isEmpty();
            assertThat(Turn.chance()).hasToString("chance").isEqualTo(new Turn.Chance());
            assertThat(Turn.nobody().seat()).isEmpty();
            assertThat(Turn.nobody()).hasToString("nobody").isEqualTo(new Turn.Nobody());
        }
    }

    @Nested
    class Exceptions {

        private final Countdown game = new Countdown();

        @Test
        void anIllegalMoveCarriesMoveRuleAndPosition() {
            CountdownPosition start = game.start();
            assertThatThrownBy(() -> start.play(new Minus(3)))
                    .isInstanceOfSatisfying(IllegalMoveException.class, refused -> {
                        assertThat((Object) refused.position()).isSameAs(start);
                        assertThat(refused.move()).isEqualTo(new Minus(3));
                        assertThat(refused.rule()).isEqualTo(CountdownRule.C1);
                        assertThat(refused.verdict()).isEqualTo(start.judge(new Minus(3)));
                    })
                    .hasMessage("-3: C1: 3 cannot be taken away by White; 1, 2 can.");
        }

        @Test
        void faultsAreAllNamed() {
            Fault one = new Fault(CountdownRule.C2, Facts.of("left", 1));
            Fault two = new Fault(CountdownRule.UNSAID, Facts.none());
            List<Fault> faults = new ArrayList<>(List.of(one, two));
            InvalidPositionException refused = new InvalidPositionException(faults);
            faults.clear();
            assertThat(refused.faults()).containsExactly(one, two);
            assertThat(refused).hasMessage("There are only 1. A rule without a refusal of its own.");
            assertThat(one).hasToString("C2: There are only 1.");
            assertThat(new InvalidOptionsException(CountdownRule.C2, Facts.of("left", 1)).faults())
                    .containsExactly(one);
        }

        @Test
        void anUnreadableTextIsShownWithItsColumn() {
            assertThatThrownBy(() -> game.position("5 grey", game.defaults()))
                    .isInstanceOf(InvalidPositionException.class)
                    .hasMessage("Cannot read the position \"5 grey\" at column 1: expected a number and a side.");
        }

        @Test
        void ofALongTextOnlyThePlaceIsShown() {
            String text = "a".repeat(1000) + "X" + "b".repeat(100_000);
            String shown = "..." + "a".repeat(60) + "X" + "b".repeat(59) + "...";
            assertThat(InvalidPositionException.unreadable(text, 1001, "less"))
                    .hasMessage("Cannot read the position \"" + shown + "\" at column 1001: expected less.");
            assertThat(InvalidPositionException.unreadable("c".repeat(61), 1, "less"))
                    .hasMessageContaining("\"" + "c".repeat(60) + "...\"");
            assertThat(InvalidPositionException.unreadable("c".repeat(61), 62, "more"))
                    .hasMessageContaining("\"..." + "c".repeat(60) + "\"");
        }

        @Test
        void columnsCountCodePointsAndMessagesAreOneLine() {
            String dice = "\uD83C\uDFB2".repeat(100);
            assertThat(InvalidPositionException.unreadable(dice + "\n", 101, "no line break"))
                    .hasMessage("Cannot read the position \"..." + "\uD83C\uDFB2".repeat(60) + "\uFFFD"
                            + "\" at column 101: expected no line break.");
        }

        @Test
        void aColumnBesideTheTextDoesNoHarm() {
            assertThat(InvalidPositionException.unreadable("", 1, "something")).hasMessageContaining("\"\"");
            assertThat(InvalidPositionException.unreadable("ab", 99, "something"))
                    .hasMessageContaining("\"ab\"");
            assertThat(InvalidPositionException.unreadable("ab", -3, "something"))
                    .hasMessageContaining("\"ab\"");
        }
    }
}
