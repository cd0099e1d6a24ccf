package org.ludex.dog.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Fault;
import org.ludex.core.Line;
import org.ludex.core.Look;
import org.ludex.core.Options;
import org.ludex.core.SeededRandom;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.picture.Picture;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;

/** What is due when, and everything that a position tells of a turn that is under way. */
class PhasesTest {

    private static final String ROW13 = "11,2,3,4,5,6,7,8,9,10,joker,12,13";

    private static final Laid TABLE = Laid.two()
            .rows("A:" + ROW13 + " C:11")
            .hands("A:9,14,thief,7,5,joker,4 C:#7")
            .pile("8");

    private static CardsPosition after(String... moves) {
        return Laid.moves(TABLE.position(), moves);
    }

    private static String refused(CardsPosition position, String move) {
        Verdict verdict = position.judge(Entry.move(move));
        assertThat(verdict).as("%s at %s", move, position).isInstanceOf(Verdict.Illegal.class);
        return ((Verdict.Illegal) verdict).rule().code();
    }

    private static String lacks(CardsPosition position) {
        return position.unfinished().map(refusal -> refusal.rule().code()).orElse("nothing");
    }

    @Nested
    @DisplayName("A turn")
    class Turns {

        @Test
        void drawsAfterARowAndADiscard() {
            for (String play : List.of("A row 14", "A drop 9")) {
                CardsPosition drawing = after(play);
                assertThat(drawing.phase()).isEqualTo(Phase.DRAW);
                assertThat(drawing.turn()).isEqualTo(Turn.chance());
                assertThat(drawing.toMove()).isEmpty();
                assertThat(drawing.isMidTurn()).isTrue();
                assertThat(drawing.hand(Player.A).size()).isEqualTo(6);
                assertThat(refused(drawing, "C draw 5")).isEqualTo("wrong-seat");
                assertThat(refused(drawing, "C drop 9")).isEqualTo("out-of-order");
                CardsPosition next = Laid.moves(drawing, "A draw 5");
                assertThat(next.phase()).isEqualTo(Phase.PLAY);
                assertThat(next.toMove()).contains(Player.C);
                assertThat(next.isMidTurn()).isFalse();
            }
            assertThat(lacks(after("A row 14"))).isEqualTo("C4");
            assertThat(lacks(after("A drop 9"))).isEqualTo("C8");
        }

        @Test
        void keepsTheDiscardedCardApartUntilTheDraw() {
            assertThat(after("A drop 9").spent()).hasToString("Optional[9]");
            assertThat(after("A drop 9").pile()).hasToString("8");
            assertThat(after("A drop 9", "A draw #").pile()).hasToString("8,9");
            assertThat(after("A drop 9").text()).endsWith(" spent 9");
        }

        @Test
        void fillsTheMarketCardByCard() {
            CardsPosition bought = after("A buy 5@5=6");
            assertThat(bought.phase()).isEqualTo(Phase.REFILL);
            assertThat(bought.market().emptyPlace()).hasValue(5);
            assertThat(bought.market().at(5)).isEmpty();
            assertThat(bought.text()).contains("market 2,3,4,5,-,7,");
            assertThat(lacks(bought)).isEqualTo("C1");
            CardsPosition aside = Laid.moves(bought, "turn 5", "turn 5");
            assertThat(aside.phase()).isEqualTo(Phase.REFILL);
            assertThat(aside.aside()).hasToString("5,5");
            assertThat(aside.text()).endsWith(" spent 5 aside 5,5 known *>A:6");
            assertThat(lacks(aside)).isEqualTo("C1");
            CardsPosition filled = Laid.moves(aside, "turn 12");
            assertThat(filled.market().at(5)).hasToString("Optional[12]");
            assertThat(filled.deck().toString()).endsWith(",5,5");
            assertThat(filled.pile()).hasToString("5,8");
            assertThat(refused(filled, "turn 9")).isEqualTo("C1");
            assertThat(refused(filled, "A draw 9")).isEqualTo("out-of-order");
        }

        @Test
        void looksAtSevenCardsAndTakesOne() {
            CardsPosition looking = after("A 7 look");
            assertThat(looking.phase()).isEqualTo(Phase.LOOK);
            assertThat(looking.listsMoves()).isFalse();
            assertThat(lacks(looking)).isEqualTo("C6");
            assertThat(refused(looking, "C look #,#,#,#,#,#,#")).isEqualTo("wrong-seat");
            assertThat(refused(looking, "A take 5")).isEqualTo("out-of-order");
            CardsPosition choosing = Laid.moves(looking, "A look 5,2,9,5,3,3,8");
            assertThat(choosing.phase()).isEqualTo(Phase.CHOOSE);
            assertThat(choosing.turn()).isEqualTo(Turn.of(Player.A));
            assertThat(choosing.isMidTurn()).isTrue();
            assertThat(lacks(choosing)).isEqualTo("C6");
            assertThat(refused(choosing, "C take 5")).isEqualTo("wrong-seat");
            assertThat(refused(choosing, "A take 6")).isEqualTo("C6");
            CardsPosition taken = Laid.moves(choosing, "A take 5@4");
            assertThat(taken.toMove()).contains(Player.C);
            assertThat(taken.pile()).hasToString("7,8");
        }

        @ParameterizedTest
        @ValueSource(strings = {"A thief C=11", "A 14 take 8"})
        void isOverAtOnceWhenACardIsTakenOpenly(String play) {
            assertThat(after(play).toMove()).contains(Player.C);
            assertThat(lacks(after(play))).isEqualTo("nothing");
        }

        @Test
        void shufflesOnlyWhenACardIsMissing() {
            Laid table = Laid.two().rows("A:" + ROW13 + " C:11").hands("A:9,14,thief,7,5,joker,4 C:2,3,4,5,6,7,8");
            CardsPosition empty = table.withDeck("-");
            for (String play : List.of("A drop 9", "A row 14", "A buy 5@5=6", "A 7 look")) {
                CardsPosition due = Laid.moves(empty, play);
                assertThat(due.phase()).isEqualTo(Phase.SHUFFLE);
                assertThat(due.turn()).isEqualTo(Turn.chance());
                assertThat(due.listsMoves()).isFalse();
                assertThat(lacks(due)).isEqualTo("C11");
                assertThat(refused(due, "A draw #")).isEqualTo("C11");
                assertThat(refused(due, "turn 9")).isEqualTo("C11");
                assertThat(refused(due, "A look #,#,#,#,#,#,#")).isEqualTo("C11");
                assertThat(DogCards.GAME.position(due.text(), due.options())).isEqualTo(due);
                assertThat(due.sample(new SeededRandom(1))).hasToString("shuffle");
            }
            // A dropped 7 and one that looks differ in what comes after the shuffle.
            assertThat(Laid.moves(empty, "A 7 look", "shuffle").phase()).isEqualTo(Phase.LOOK);
            assertThat(Laid.moves(empty, "A drop 7", "shuffle").phase()).isEqualTo(Phase.DRAW);
            CardsPosition fives = table.withDeck("5,5");
            assertThat(Laid.moves(fives, "A buy 5@5=6", "turn 5").phase()).isEqualTo(Phase.REFILL);
            CardsPosition used = Laid.moves(fives, "A buy 5@5=6", "turn 5", "turn 5");
            assertThat(used.phase()).isEqualTo(Phase.SHUFFLE);
            assertThat(Laid.moves(used, "shuffle", "turn 12").deck().toString()).endsWith(",5,5");
        }

        @Test
        void canBeTakenBackWhole() {
            Line<CardsMove, CardsPosition> line = Line.of(TABLE.position())
                    .play(Entry.move("A buy 5@5=6"))
                    .play(Entry.move("turn 5"))
                    .play(Entry.move("turn 9"));
            assertThat(line.undoTurn().end()).isEqualTo(TABLE.position());
            assertThat(line.undoTurn().redoTurn()).isEqualTo(line);
        }
    }

    @Nested
    @DisplayName("Before the first turn")
    class Opening {

        private final CardsPosition start = DogCards.GAME.start();

        @Test
        void chanceShufflesLaysAndDeals() {
            assertThat(start.phase()).isEqualTo(Phase.SHUFFLE);
            SeededRandom random = new SeededRandom(3);
            CardsPosition position = start;
            for (Phase phase : List.of(Phase.SHUFFLE, Phase.MARKET, Phase.DEAL)) {
                assertThat(position.phase()).isEqualTo(phase);
                assertThat(position.listsMoves()).isFalse();
                position = position.play(position.sample(random));
            }
            for (int count = 0; count < 4; count++) {
                assertThat(position.phase()).isEqualTo(Phase.GIVE);
                assertThat(position.isMidTurn()).isFalse();
                position = position.play(position.sample(random));
            }
            assertThat(position.phase()).isEqualTo(Phase.EXCHANGE);
            position = position.play(position.sample(random));
            assertThat(position.phase()).isEqualTo(Phase.PLAY);
            assertThat(position.unseen().size()).isEqualTo(position.deck().hidden());
        }

        @Test
        void chanceNeverDecidesForAPlayer() {
            SeededRandom random = new SeededRandom(5);
            CardsPosition position = start;
            for (int ply = 0; ply < 400; ply++) {
                CardsMove move = position.sample(random);
                assertThat(move instanceof CardsMove.Event)
                        .isEqualTo(position.turn().equals(Turn.chance()));
                assertThat(move instanceof CardsMove.OfSeat)
                        .isEqualTo(position.toMove().isPresent());
                position = position.play(move);
            }
        }

        @Test
        void theDeckIsShuffledOnceOrNotAtAll() {
            CardsPosition shuffled = Laid.moves(start, "shuffle");
            assertThat(shuffled.phase()).isEqualTo(Phase.MARKET);
            assertThat(refused(shuffled, "shuffle")).isEqualTo("out-of-order");
            Laid.moves(start, "round 1 5 A market " + Laid.MARKET);
        }

        @Test
        void seatsGiveInTurn() {
            CardsPosition dealt = Laid.moves(start, "round 1 5 B market " + Laid.MARKET, "deal B:2,3,4,5,6");
            assertThat(refused(dealt, "A give #")).isEqualTo("wrong-seat");
            assertThat(refused(dealt, "B give 13")).isEqualTo("not-held");
            assertThat(refused(dealt, "give A>C:#")).isEqualTo("out-of-order");
            assertThat(dealt.legalMoves())
                    .extracting(CardsMove::toString)
                    .containsExactly("B give 2", "B give 3", "B give 4", "B give 5", "B give 6");
            CardsPosition all = Laid.moves(dealt, "B give 2", "C give #", "D give #", "A give #");
            assertThat(all.listsMoves()).isFalse();
            assertThat(refused(all, "give B>D:3")).isEqualTo("C10");
            assertThat(refused(all, "give A>B:3")).isEqualTo("C10");
            assertThat(Laid.moves(all, "give").hand(Player.D)).hasToString("2,#4");
        }
    }

    @Test
    @DisplayName("every card that may come has its true probability")
    void drawsAreFair() {
        CardsPosition position = Laid.moves(
                Laid.two().hands("A:9,2,2,2,2,2,2 C:#7").pile("3,3,3,3,3,3").position(), "A drop 9");
        SeededRandom random = new SeededRandom(11);
        Map<String, Integer> counts = new TreeMap<>();
        for (int draw = 0; draw < 20000; draw++) {
            counts.merge(position.sample(random).toString(), 1, Integer::sum);
        }
        // One of the 94 hidden cards is a 3 and eight are thieves.
        assertThat(position.unseen().size()).isEqualTo(position.deck().size() + 7);
        double all = position.unseen().size();
        assertThat(counts.getOrDefault("A draw 3", 0) / 20000.0).isBetween(0.7 / all, 1.3 / all);
        assertThat(counts.getOrDefault("A draw thief", 0) / 20000.0).isBetween(7.2 / all, 8.8 / all);
        assertThat(counts.keySet()).hasSize((int) position.legalMoveCount());
    }

    @Nested
    @DisplayName("A set-up")
    class Setups {

        private List<Fault> faults(String text, String options) {
            return DogCards.GAME
                    .setup(text, Options.parse(DogCards.GAME, options))
                    .faults();
        }

        @Test
        void isWrittenAndReadBackInEveryPhase() {
            for (String options : List.of("players=2", "players=3", "")) {
                for (CardsPosition position :
                        HiddenCardsTest.game(options, 4, 500).positions()) {
                    CardsSetup setup = CardsSetup.of(position);
                    assertThat(setup.toString()).isEqualTo(position.text());
                    assertThat(CardsSetup.parse(setup.toString(), position.options()))
                            .isEqualTo(setup);
                    assertThat(setup.position()).isEqualTo(position);
                }
            }
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "play A             | play A             | spent 9",
                    "play A             | start A            | ''",
                    "play A             | draw A             | ''",
                    "play A             | choose A           | ''",
                    "play A             | play A             | aside 5",
                    "play A             | play A             | seen A:9",
                    "play A             | play A             | seen B:2",
                    "play A             | play A             | seen A:0",
                    "play A             | play A             | given A:5",
                    "play A             | play A             | known A>C:5",
                    "play A             | exchange A         | ''",
                    "market 2,3,4,5,6   | market 2,3,4,5,-   | ''",
                    "play A             | refill A           | spent 9"
                })
        void thatCannotBeIsRefused(String old, String changed, String more) {
            String text = Laid.two().hands("A:5,#6 C:#7").text().replace(old, changed);
            List<Fault> faults = faults(more.isEmpty() ? text : text + " " + more, "players=2");
            assertThat(faults).isNotEmpty();
            for (Fault fault : faults) {
                assertThat(fault.message(Locale.ENGLISH)).doesNotContain("{").contains(" ");
                assertThat(fault.message(Locale.forLanguageTag("fa")))
                        .doesNotContain("{")
                        .isNotEqualTo(fault.message(Locale.ENGLISH));
            }
        }

        @Test
        void knowsWhereNoCardIsLeftToTurnUp() {
            String end = ",joker,3,4,5,6,7,8,9,10,11,12,13";
            String text =
                    "refill A market 14,-,14,14,14,14,14,14,thief,thief,thief,thief,thief rows A:11" + end + " A2:11"
                            + end + " B:13" + end + " B2:13" + end + " C:joker" + end + " C2:joker" + end
                            + " hands A:4,14,3,3,5,5,6 B:6,7,7,8,8,9,9 C:10,10,12,12,thief,thief,thief pile - deck -"
                            + " spent 4 aside 2,2,2,2,2,2,2,2";
            assertThat(faults(text, "players=3"))
                    .extracting(fault -> fault.facts().form())
                    .containsExactly("left");
        }
    }

    @Nested
    @DisplayName("A picture")
    class Pictures {

        @Test
        void labelsItsPlaces() {
            String svg = TABLE.position().picture().svg();
            assertThat(svg)
                    .contains("<g class=\"cell\" data-cell=\"market:5\">")
                    .contains("<g class=\"piece\" data-cell=\"market:5\" data-piece=\"6\">")
                    .contains("data-cell=\"A:row1\"")
                    .contains("data-cell=\"C:row2\"")
                    .contains("<g class=\"piece\" data-cell=\"C:hand\" data-piece=\"#\">")
                    .contains("data-cell=\"pile\"")
                    .contains("data-cell=\"deck\"");
        }

        @Test
        void marksWhatAWholeTurnChanged() {
            List<CardsMove> turn = List.of(Entry.move("A buy 5@5=6"), Entry.move("turn 5"), Entry.move("turn 9"));
            String plain = TABLE.position().pictureAfter(turn, Look.plain()).plain();
            assertThat(plain).contains("9*").contains("A buy 5@5=6, turn 5, turn 9");
            // Nobody knows a card of the deck.
            assertThat(TABLE.position().picture().plain()).doesNotContain("*", "openly put under it");
            Look marked = Look.plain().marking(List.of(CardPlace.row(Player.C, 1), CardPlace.market(13)));
            assertThat(TABLE.position().picture(marked).plain())
                    .contains("row C*")
                    .contains("14*");
        }

        @Test
        void isTurnedTowardsASeat() {
            CardsPosition position = Laid.three().position();
            String plain = position.picture(Look.plain().from(Player.A)).plain();
            assertThat(plain.indexOf("hand B")).isLessThan(plain.indexOf("hand C"));
            assertThat(plain.indexOf("hand C")).isLessThan(plain.indexOf("hand A"));
            assertThatThrownBy(() -> position.picture(Look.plain().from(Player.D)))
                    .isInstanceOf(IllegalArgumentException.class);
        }

        @Test
        void speaksPersian() {
            Look persian =
                    Look.plain().in(Locale.forLanguageTag("fa")).arrow(CardPlace.deck(), CardPlace.hand(Player.A));
            for (CardsPosition position : HiddenCardsTest.game("", 3, 120).positions()) {
                String plain = position.picture(persian).plain();
                assertThat(plain.replaceAll("DOG Cards|hand|deck ->", "")).doesNotContainPattern("[a-z]{3}");
                assertThat(position.picture().plain()).doesNotContain("picture.");
            }
        }

        @Test
        @DisplayName("calls the cards by their Persian words")
        void callsCardsInPersian() {
            Picture picture = Laid.two()
                    .hands("A:thief,11,joker,5,6,7,8 C:#7")
                    .after("A drop 11 draw joker")
                    .picture(Look.plain().in(Locale.forLanguageTag("fa")));
            assertThat(picture.plain())
                    .contains("5 6 7 8 جوکر جوکر دزد")
                    .contains("۱ × ۱/۱۱")
                    .doesNotContain("joker")
                    .doesNotContain("thief");
            assertThat(picture.svg()).contains(">جوکر<").contains("data-piece=\"joker\"");
        }
    }

    @Nested
    @DisplayName("Places")
    class Places {

        @Test
        void areReadInEitherCase() {
            assertThat(CardPlace.parse("MARKET:13"))
                    .isEqualTo(CardPlace.market(13))
                    .isNotEqualTo(CardPlace.market(12))
                    .isNotEqualTo(new Object());
            assertThat(CardPlace.parse("a:Row2")).isEqualTo(CardPlace.row(Player.A, 2));
            assertThat(CardPlace.parse("C:hand")).isEqualTo(CardPlace.hand(Player.C));
            assertThat(CardPlace.parse("pile").hashCode())
                    .isEqualTo(CardPlace.pile().hashCode());
            assertThatThrownBy(() -> CardPlace.parse("market:14")).hasMessageContaining("Unknown place \"market:14\"");
        }

        @Test
        void leadToMoves() {
            assertThat(TABLE.position().movesFrom(CardPlace.market(5)))
                    .extracting(CardsMove::toString)
                    .containsExactly("A 4 buy 5=6", "A buy 5@5=6", "A buy joker@5=6");
            assertThat(TABLE.position().movesFrom(CardPlace.row(Player.A, 1)))
                    .extracting(CardsMove::toString)
                    .containsExactly("A row 14");
            assertThat(TABLE.position().movesFrom(CardPlace.row(Player.C, 1)))
                    .extracting(CardsMove::toString)
                    .containsExactly("A thief C=11");
        }
    }

    @Test
    @DisplayName("bad input is named")
    @SuppressWarnings("NullAway") // callers without NullAway may pass null
    void badInput() {
        CardsPosition position = TABLE.position();
        assertThatThrownBy(() -> position.attempt(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("the move is null");
        assertThatThrownBy(() -> position.row(Player.A, 3)).hasMessageContaining("3");
        assertThatThrownBy(() -> DogCards.GAME.start().legalMoves()).isInstanceOf(IllegalStateException.class);
        assertThat(DogCards.GAME.opponents(Player.A, DogCards.GAME.defaults())).containsExactly(Player.B, Player.D);
    }
}
