package org.ludex.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.countdown.Countdown;
import org.ludex.core.countdown.CountdownPosition;
import org.ludex.core.countdown.CountdownRule;
import org.ludex.core.countdown.Minus;
import org.ludex.core.countdown.Side;

/** The small values that all games share. */
class WordsTest {

    private static final Locale PERSIAN = Locale.forLanguageTag("fa");

    /** A cell of no game. */
    private record Cell(String id) implements BoardCell {}

    private static final Cell A1 = new Cell("a1");
    private static final Cell B2 = new Cell("b2");
    private static final Cell C3 = new Cell("c3");

    @Nested
    class Attempts {

        private final Verdict.Illegal no = Verdict.illegal(CountdownRule.C1);

        @Test
        void aPlayedMoveHasASequel() {
            Attempt<String> played = Attempt.legal("next");
            assertThat(played.isPlayed()).isTrue();
            assertThat(played.verdict()).isEqualTo(Verdict.legal());
            assertThat(played.toOptional()).contains("next");
            assertThat(played.map(String::length)).isEqualTo(Attempt.legal(4));
        }

        @Test
        void aRefusedMoveHasAReason() {
            Attempt<String> refused = Attempt.refused(no);
            assertThat(refused.isPlayed()).isFalse();
            assertThat(refused.verdict()).isEqualTo(no);
            assertThat(refused.toOptional()).isEmpty();
            assertThat(refused.map(String::length)).isEqualTo(Attempt.refused(no));
        }

        @Test
        void anUnprovenMoveKeepsItsDoubt() {
            Verdict doubt = Verdict.unproven(CountdownRule.UNSAID, Facts.none());
            assertThat(new Attempt.Played<>("next", doubt).map(String::length).verdict())
                    .isEqualTo(doubt);
        }

        @Test
        void whatIsRefusedWasNotPlayed() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Attempt.Played<>("next", no))
                    .withMessageStartingWith("an illegal move cannot have been played");
        }

        @Test
        @SuppressWarnings("NullAway") // what comes of null is what is tested
        void judgeAndPlayAreHalvesOfIt() {
            CountdownPosition start = Countdown.GAME.start();
            assertThat(start.judge(new Minus(2)))
                    .isEqualTo(start.attempt(new Minus(2)).verdict());
            assertThat(Optional.of(start.play(new Minus(2))))
                    .isEqualTo(start.attempt(new Minus(2)).toOptional());
            assertThatNullPointerException().isThrownBy(() -> start.judge(null)).withMessage("the move is null");
            assertThatNullPointerException()
                    .isThrownBy(() -> start.attemptAny(null))
                    .withMessage("the move is null");
        }
    }

    @Nested
    class Viewers {

        private final CountdownPosition start = Countdown.GAME.start();

        @Test
        void aSeat() {
            assertThat(Viewer.of(Side.WHITE)).isEqualTo(Viewer.of(Side.WHITE)).hasToString("white");
            assertThat(Viewer.of(Side.WHITE)).isNotEqualTo(Viewer.of(Side.BLACK));
            assertThat(Viewer.of(Side.WHITE).seat()).contains(Side.WHITE);
            assertThat(Viewer.of(Side.WHITE).at(start)).isEqualTo(Viewer.of(Side.WHITE));
        }

        @Test
        void aSpectator() {
            assertThat(Viewer.spectator()).isEqualTo(new Viewer.Spectator()).hasToString("spectator");
            assertThat(Viewer.spectator().seat()).isEmpty();
            assertThat(Viewer.spectator().at(start)).isSameAs(Viewer.spectator());
        }

        @Test
        void aSeatThatDoesNotPlayCannotLook() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> start.view(OtherSeat.GREEN))
                    .withMessage("Seat green does not take part in this game of Countdown. Seats: white, black.");
        }
    }

    private enum OtherSeat implements Seat {
        GREEN;

        @Override
        public String id() {
            return "green";
        }
    }

    @Nested
    class Conclusions {

        @Test
        void theLoserIsNamed() {
            Conclusion resign = new Conclusion(Conclusion.Kind.RESIGN, Optional.of(Side.WHITE));
            assertThat(resign).hasToString("white:resign");
            assertThat(resign.message(Locale.ENGLISH)).isEqualTo("White resigned.");
            assertThat(resign.message(PERSIAN)).startsWith("[fa] white ").doesNotContain("resign");
        }

        @Test
        void eachKindHasItsSentence() {
            assertThat(new Conclusion(Conclusion.Kind.TIME, Optional.of(Side.WHITE)).message(Locale.ENGLISH))
                    .isEqualTo("White lost on time.");
            assertThat(new Conclusion(Conclusion.Kind.FORFEIT, Optional.of(Side.WHITE)).message(Locale.ENGLISH))
                    .isEqualTo("White forfeited the game.");
            Conclusion agreed = new Conclusion(Conclusion.Kind.AGREED, Optional.empty());
            assertThat(agreed.message(Locale.ENGLISH)).isEqualTo("A draw was agreed.");
            assertThat(agreed).hasToString("agreed");
        }

        @Test
        void someoneLosesExceptByAgreement() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Conclusion(Conclusion.Kind.TIME, Optional.empty()))
                    .withMessageContaining("time");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Conclusion(Conclusion.Kind.AGREED, Optional.of(Side.WHITE)))
                    .withMessageContaining("white");
        }
    }

    @Nested
    class Footprints {

        @Test
        void ontoACell() {
            Footprint placed = Footprint.onto(A1);
            assertThat(placed.from()).isEmpty();
            assertThat(placed.to()).containsExactly(A1);
            assertThat(placed.touched()).containsExactly(A1);
            assertThat(placed.beginsOn(A1)).isTrue();
            assertThat(placed.beginsOn(B2)).isFalse();
        }

        @Test
        void betweenCells() {
            Footprint moved = Footprint.between(A1, B2);
            assertThat(moved.touched()).containsExactly(A1, B2);
            assertThat(moved.beginsOn(A1)).isTrue();
            assertThat(moved.beginsOn(B2)).isFalse();
        }

        @Test
        void offTheBoard() {
            Footprint taken = Footprint.off(List.of(A1, B2));
            assertThat(taken.to()).isEmpty();
            assertThat(taken.touched()).containsExactly(A1, B2);
            assertThat(taken.beginsOn(B2)).isTrue();
        }

        @Test
        void touchingAndThen() {
            Footprint turn = Footprint.between(A1, B2).touching(List.of(B2, C3)).then(Footprint.onto(A1));
            assertThat(turn.from()).containsExactly(A1);
            assertThat(turn.to()).containsExactly(B2, A1);
            assertThat(turn.touched()).containsExactly(A1, B2, C3);
            Footprint again = turn.then(Footprint.between(A1, B2));
            assertThat(again).as("each cell once").isEqualTo(turn);
        }

        @Test
        void noCells() {
            assertThat(Footprint.none().beginsOn(A1)).isFalse();
            assertThat(new Minus(1).footprint()).isEqualTo(Footprint.none());
            assertThat(Countdown.GAME.start().movesFrom(A1)).isEmpty();
        }

        @Test
        void listsAreCopies() {
            List<BoardCell> cells = new ArrayList<>(List.of(A1));
            Footprint footprint = new Footprint(cells, cells, cells);
            cells.clear();
            assertThat(footprint).isEqualTo(new Footprint(List.of(A1), List.of(A1), List.of(A1)));
        }
    }

    @Nested
    class Looks {

        @Test
        void eachStepAddsToTheLast() {
            Look look = Look.plain()
                    .from(Side.BLACK)
                    .marking(List.of(A1))
                    .marking(List.of(B2))
                    .arrow(A1, B2)
                    .in(PERSIAN);
            assertThat(look.side()).contains(Side.BLACK);
            assertThat(look.marked()).containsExactly(A1, B2);
            assertThat(look.arrows()).containsExactly(new Arrow(A1, B2));
            assertThat(look.locale()).isEqualTo(PERSIAN);
        }

        @Test
        void thePlainLookStaysPlain() {
            Look changed = Look.plain().marking(List.of(A1)).in(PERSIAN);
            assertThat(changed).isNotEqualTo(Look.plain());
            assertThat(Look.plain()).isEqualTo(new Look(Optional.empty(), List.of(), List.of(), Locale.ENGLISH));
        }

        @Test
        void aGameThatDrawsNothingShowsItsText() {
            CountdownPosition start = Countdown.GAME.start();
            assertThat(start.picture().plain()).isEqualTo("5 white\n");
            assertThat(start.picture().svg()).contains(">5 white</text>").contains("<title>Countdown</title>");
            assertThat(start.pictureAfter(List.of(new Minus(2), new Minus(1)), Look.plain())
                            .plain())
                    .isEqualTo("2 white\n");
            assertThat(start.pictureAfter(new Minus(2)).plain()).isEqualTo("3 black\n");
        }
    }

    @Nested
    class ListsOfChecks {

        private final Checks<Integer, Minus> checks = Checks.inOrder(
                (left, move) -> move.count() > 2 ? Optional.of(Verdict.illegal(CountdownRule.C1)) : Optional.empty(),
                (left, move) ->
                        move.count() > left ? Optional.of(Verdict.illegal(CountdownRule.C2)) : Optional.empty());

        @Test
        void theFirstThatRefusesDecides() {
            assertThat(checks.first(1, new Minus(3))).contains(Verdict.illegal(CountdownRule.C1));
            assertThat(checks.first(1, new Minus(2))).contains(Verdict.illegal(CountdownRule.C2));
        }

        @Test
        void aMoveThatPassesAllIsNotRefused() {
            assertThat(checks.first(2, new Minus(2))).isEmpty();
            assertThat(Checks.<Integer, Minus>inOrder().first(0, new Minus(9))).isEmpty();
        }
    }

    @Nested
    class Words {

        @Test
        void areReadInAnyCase() {
            assertThat(Spellings.read(Side.class, "side", "White")).isEqualTo(Side.WHITE);
            assertThat(Spellings.read(Side.class, "side", "black")).isEqualTo(Side.BLACK);
        }

        @Test
        void areRefusedWithAList() {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Spellings.read(Side.class, "side", "grey"))
                    .withMessage("Unknown side \"grey\". Expected one of white, black.");
            assertThat(Spellings.unknown(Side.class, "cell", "z9", "a1 to h8"))
                    .hasMessage("Unknown cell \"z9\". Expected a1 to h8.");
        }

        @Test
        void areRefusedInTheLanguageOfTheReader() {
            InvalidValueException refusal = Spellings.unknown(Side.class, "side", "grey");
            assertThat(refusal).hasMessage("Unknown side \"grey\". Expected one of the two sides.");
            assertThat(refusal.message(PERSIAN)).isEqualTo("[fa] side «grey» ناشناخته است. باید این باشد: [fa] two.");
            assertThat(Spellings.unknown(Side.class, "heap", "x", "0").message(PERSIAN))
                    .isEqualTo("heap «x» ناشناخته است. باید این باشد: 0.");
        }

        @Test
        void comeFromThePackageThatTheFactsName() {
            Facts facts = Facts.of("side", Side.WHITE);
            assertThat(Messages.refusal(CoreRule.OPTIONS, facts.as(Side.class, "late"), PERSIAN))
                    .isEqualTo("[fa] white late");
            assertThat(Messages.refusal(CoreRule.OPTIONS, facts.as(Side.class, "late"), Locale.ENGLISH))
                    .isEqualTo("White is late.");
            assertThat(Messages.refusal(CoreRule.OPTIONS, facts.as(Side.class, "none"), Locale.ENGLISH))
                    .isEqualTo(CoreRule.OPTIONS.title(Locale.ENGLISH));
            assertThat(facts.as(Side.class, "late").and("x", 1).home()).contains(Side.class);
            assertThat(facts.as(Side.class, "late").as("other").home()).isEmpty();
        }
    }

    @Nested
    class GamesById {

        @Test
        void twoOfThemAreEqual() {
            assertThat(new Countdown()).isEqualTo(Countdown.GAME).hasSameHashCodeAs(Countdown.GAME);
            assertThat(new Countdown()).hasToString("countdown").isNotEqualTo("countdown");
            assertThat(Countdown.GAME.name()).isEqualTo("Countdown");
        }

        @Test
        void theirRulesAreFoundByCode() {
            assertThat(Countdown.GAME.rule("c1")).contains(CountdownRule.C1);
            assertThat(Countdown.GAME.rule("unheard-of")).contains(CountdownRule.UNHEARD_OF);
            assertThat(Countdown.GAME.rule("C9")).isEmpty();
            assertThat(Countdown.GAME.seat("White", Countdown.GAME.defaults())).contains(Side.WHITE);
            assertThat(Countdown.GAME.seat("green", Countdown.GAME.defaults())).isEmpty();
        }
    }

    @Nested
    class Sentences {

        @Test
        void ofOutcomes() {
            assertThat(Outcome.open().message()).isEqualTo("The game is not over.");
            assertThat(Outcome.drawn(CountdownRule.E1).message()).isEqualTo("The game is drawn (E1).");
            assertThat(Outcome.won(Side.WHITE, CountdownRule.E1).message()).isEqualTo("White has won (E1).");
            assertThat(Outcome.won(List.of(Side.WHITE, Side.BLACK), CountdownRule.E1)
                            .message())
                    .isEqualTo("White, black have won (E1).");
            assertThat(Outcome.won(Side.WHITE, CountdownRule.E1).message(PERSIAN))
                    .startsWith("[fa] white ")
                    .endsWith("(E1).");
        }

        @Test
        void ofVerdicts() {
            assertThat(Verdict.legal().message()).isEqualTo("The move is legal.");
            assertThat(Verdict.illegal(CountdownRule.C2, Facts.of("left", 1)).message())
                    .isEqualTo("There are only 1.");
            assertThat(Verdict.legal().message(PERSIAN))
                    .isNotEqualTo(Verdict.legal().message());
        }

        @Test
        void ofSeats() {
            assertThat(Side.WHITE.name(Locale.ENGLISH)).isEqualTo("White");
            assertThat(Side.WHITE.name(PERSIAN)).isEqualTo("[fa] white");
            assertThat(Side.BLACK.name(PERSIAN))
                    .as("without a word in the bundle")
                    .isEqualTo("black");
            assertThat(new Tag("x").name(PERSIAN)).isEqualTo("x");
            assertThat(Outcome.won(new Tag("x"), CountdownRule.E1).message()).isEqualTo("x has won (E1).");
        }

        private record Tag(String id) implements Seat {
            @Override
            public int ordinal() {
                return 0;
            }
        }
    }
}
