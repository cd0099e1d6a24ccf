package org.ludex.dog.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.core.SeededRandom;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.Hand;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.TableRule;

/** The rules of the table: the market, the deal, the turns and the shuffle. */
class TableRulesTest {

    private static final String ROW13 = "11,2,3,4,5,6,7,8,9,10,joker,12,13";

    private static CardsPosition start(String options) {
        return Laid.GAME.start(Options.parse(Laid.GAME, options));
    }

    private static List<String> texts(CardsPosition position) {
        return position.legalMoves().stream().map(CardsMove::toString).toList();
    }

    @Nested
    @DisplayName("C1: no card of the market lies on its own number")
    class C1 {

        private final CardsPosition start = start("players=2");

        @Test
        void refusedCardsGoUnderTheDeckInOrder() {
            CardsPosition laid = Laid.play(start, "round 1 7 A market " + Laid.MARKET + " under 11,11,2,7,11,12");
            assertThat(laid.market().cards()).hasSize(13);
            assertThat(laid.deck().toString()).isEqualTo("#101,11,11,2,7,11,12");
            assertThat(laid.view(Viewer.spectator()).deck()).isEqualTo(laid.deck());
        }

        @Test
        void aCardOnItsNumberIsRefused() {
            Laid.refuses(start, "round 1 7 A market 3,2,4,5,6,7,8,9,10,11,12,13,14", CardsRule.C1);
            Laid.refuses(start, "round 1 7 A market 11,3,4,5,6,7,8,9,10,2,12,13,14", CardsRule.C1);
            Laid.refuses(start, "round 1 7 A market 2,3,4,5,6,7,8,9,10,12,11,13,14", CardsRule.C1);
        }

        @Test
        void jokerThiefAndFourteenLieAnywhere() {
            Laid.play(start, "round 1 7 A market joker,thief,14,joker,thief,14,joker,thief,14,joker,thief,14,joker");
        }

        @Test
        void cardsUnderTheDeckMustHaveBeenRefusedInTheirTurn() {
            Laid.refuses(start, "round 1 7 A market " + Laid.MARKET + " under 7,5", CardsRule.C1);
            Laid.refuses(start, "round 1 7 A market " + Laid.MARKET + " under joker", CardsRule.C1);
        }

        @Test
        void theMarketHasThirteenCards() {
            Laid.refuses(start, "round 1 7 A market 2,3,4", CardsRule.C1);
        }

        @Test
        void aRefillIsCheckedToo() {
            Laid table = Laid.two().hands("A:5,#6 C:#7");
            table.refuses("A buy 5@5=6 refill 5", CardsRule.C1);
            table.refuses("A buy 5@5=6", CardsRule.C1);
            table.refuses("A buy 5@5=6 refill 12 under 4", CardsRule.C1);
            CardsPosition after = table.after("A buy 5@5=6 refill 12 under 5,5");
            assertThat(after.market().at(5)).contains(Card.TWELVE);
            assertThat(after.deck().toString()).endsWith(",5,5");
        }

        @Test
        void aKnownDeckDecidesWhatIsTurnedUp() {
            Laid table = Laid.two().hands("A:5,#6 C:#7").top("5,5,12");
            table.refuses("A buy 5@5=6 refill 12 under 5", TableRule.DECK_ORDER);
            CardsPosition bought = Laid.moves(table.position(), "A buy 5@5=6");
            assertThat(texts(bought)).containsExactly("turn 5");
            assertThat(texts(Laid.moves(bought, "turn 5", "turn 5"))).containsExactly("turn 12");
            assertThat(table.after("A buy 5@5=6 refill 12 under 5,5").deck().toString())
                    .startsWith("#")
                    .endsWith(",5,5");
        }

        @Test
        void theOneElevenIsRefusedOnOneAndEleven() {
            Laid table = Laid.two().hands("A:11,#6 C:#7");
            table.refuses("A buy 11@1=2 refill 11", CardsRule.C1);
            table.refuses("A buy 11@11=12 refill 11", CardsRule.C1);
            table.after("A buy 11@11=12 refill 9 under 11");
        }

        @Test
        void aKnownDeckIsFollowedWhereverTheElevenWasMeant() {
            CardsPosition shuffled = shuffled("2,3,4,5,6,7,8,9,10,11,11,13,14,12");
            Laid.play(shuffled, "market " + Laid.MARKET + " under 11");
            Laid.refuses(shuffled, "market " + Laid.MARKET, TableRule.DECK_ORDER);
        }

        /** Thirteen cards are laid, then those on 1, 7 and 12 are replaced, as in the book. */
        @Test
        void allThirteenAreLaidBeforeWrongOnesAreReplaced() {
            CardsPosition shuffled = shuffled("11,3,4,5,6,2,7,9,10,8,13,12,14,9,5,3");
            CardsPosition laid = Laid.play(shuffled, "market 9,3,4,5,6,2,5,9,10,8,13,3,14 under 11,7,12");
            assertThat(laid.deck().toString()).endsWith(",11,7,12");
            Laid.refuses(shuffled, "market 3,4,5,6,2,7,9,10,8,13,12,14,9 under 11", TableRule.DECK_ORDER);
            assertThat(shuffled.sample(new SeededRandom(1)))
                    .hasToString("market 9,3,4,5,6,2,5,9,10,8,13,3,14 under 11,7,12");
        }

        @Test
        void aWrongOneIsReplacedUntilOneFits() {
            CardsPosition shuffled = shuffled("11,3,4,5,6,2,7,9,10,8,13,12,14,11,9,7,7,5,3");
            Laid.play(shuffled, "market 9,3,4,5,6,2,5,9,10,8,13,3,14 under 11,11,7,7,7,12");
            Laid.refuses(shuffled, "market 9,3,4,5,6,2,5,9,10,8,13,3,14 under 11,7,7,7,11,12", TableRule.DECK_ORDER);
        }

        private CardsPosition shuffled(String top) {
            Cards rest = Numbers.TOTAL.minus(Cards.parse(top));
            return Laid.play(start, "round 1 7 A shuffle " + top + "," + rest);
        }

        @Test
        void theRefusedCardStaysWhenNothingElseIsLeft() {
            String end = ",joker,3,4,5,6,7,8,9,10,11,12,13";
            CardsPosition last = Laid.three()
                    .market("14,14,14,14,14,14,14,14,thief,thief,thief,thief,thief")
                    .rows("A:11" + end + " A2:11" + end + " B:13" + end + " B2:13" + end + " C:joker" + end
                            + " C2:joker" + end)
                    .hands("A:4,4,3,3,5,5,6 B:6,7,7,8,8,9,9 C:10,10,12,12,thief,thief,thief")
                    .withDeck("2,2,2,2,2,2,2,2");
            assertThat(last.pile().isEmpty()).isTrue();
            Laid.refuses(last, "A 4 buy 2=14 refill 2 under 2", CardsRule.C1);
            Laid.refuses(last, "A 4 buy 2=14 refill 2 under 2,2,2,2,2,2,2,2", CardsRule.C1);
            assertThat(texts(last)).contains("A 4 buy 2=14");
            CardsPosition after = Laid.play(last, "A 4 buy 2=14 refill 2 under 2,2,2,2,2,2,2");
            assertThat(after.market().at(2)).contains(Card.TWO);
            assertThat(after.text()).contains("market 14,2!,14");
            assertThat((Object) Laid.GAME.position(after.text(), after.options()))
                    .isEqualTo(after);
        }
    }

    @Nested
    @DisplayName("C2: first the market, then 7 cards each, or 5 with four players")
    class C2 {

        private final String market = " market " + Laid.MARKET;

        @Test
        void sevenCardsForTwoOrThreeAndFiveForFour() {
            assertThat(Laid.play(start("players=2"), "round 1 7 C" + market, "deal A:#7 C:4,13,#5")
                            .hand(Player.C)
                            .toString())
                    .isEqualTo("4,13,#5");
            CardsPosition dealt = Laid.play(start("players=3"), "round 1 7 C" + market, "deal B:#7");
            assertThat(dealt.hand(Player.A)).isEqualTo(Hand.ofHidden(7));
            assertThat(dealt.deck().size()).isEqualTo(120 - 13 - 21);
            Laid.play(start(""), "round 1 5 D" + market, "deal A:#5 B:#5 C:#5 D:#5");
            Laid.refuses(start(""), "round 1 7 D" + market, CardsRule.C2);
            Laid.refuses(Laid.play(start(""), "round 1 5 D" + market), "deal A:#6", CardsRule.C2);
        }

        @Test
        void theRecordNamesTheStarter() {
            CardsPosition start = start("players=2");
            Laid.refuses(start, "market " + Laid.MARKET, CardsRule.C2);
            Laid.refuses(start, "round 1 7 B" + market, CardsRule.C2);
            Laid.refuses(start, "round 2 7 A" + market, CardsRule.C2);
            CardsPosition dealt = Laid.play(start, "round 1 7 C" + market, "deal");
            assertThat(dealt.turn().seat()).contains(Player.C);
            Laid.refuses(Laid.play(start, "round 1 7 C shuffle"), "round 1 7 C" + market, CardsRule.C2);
            Laid.play(start, "round 1 7 C shuffle", "market " + Laid.MARKET, "deal");
        }

        @Test
        void onlyThoseWhoPlayGetCardsAndOnlyOnce() {
            CardsPosition laid = Laid.play(start("players=2"), "round 1 7 A" + market);
            Laid.refuses(laid, "deal B:#7", CardsRule.C2);
            Laid.refuses(laid, "deal A:#7 A:#7", CardsRule.C2);
        }

        @Test
        void aDealTakesTheTopOfAKnownDeckInAnyOrder() {
            String hands = "joker,joker,joker,joker,joker,joker,joker,14,14,14,14,14,14,14";
            Cards rest = Numbers.TOTAL.minus(Cards.parse(Laid.MARKET)).minus(Cards.parse(hands));
            CardsPosition laid = Laid.play(
                    start("players=2"),
                    "round 1 7 A shuffle " + Laid.MARKET + "," + hands + "," + rest,
                    "market " + Laid.MARKET);
            Laid.refuses(laid, "deal A:2,#6", TableRule.DECK_ORDER);
            CardsPosition dealt = Laid.play(laid, "deal A:14,14,14,14,joker,joker,joker");
            assertThat(dealt.unseen()).isEqualTo(Cards.parse("joker,joker,joker,joker,14,14,14"));
        }
    }

    @Nested
    @DisplayName("C3: one action a turn, clockwise")
    class C3 {

        @Test
        void theTurnGoesRound() {
            CardsPosition position = Laid.three().position();
            for (Player player : List.of(Player.A, Player.B, Player.C, Player.A)) {
                assertThat(position.turn().seat()).contains(player);
                position = Laid.play(position, player + " drop 9 draw #");
            }
            assertThat(CardsRule.C3.kind()).isEqualTo(Rule.Kind.PROCEDURE);
        }
    }

    @Nested
    @DisplayName("C11: the pile becomes the deck when a card is needed")
    class C11 {

        private final Laid table = Laid.two().rows("A:" + ROW13 + " C:11").hands("A:9,14,thief,7,5,joker,4 C:#7");
        private final CardsPosition empty =
                table.hands("A:9,14,thief,7,5,joker,4 C:2,3,4,5,6,7,8").withDeck("-");
        private final String order = empty.pile().toString();

        @Test
        void notBeforeACardIsNeeded() {
            assertThat(((Verdict.Illegal) table.position().judge(Entry.move("shuffle"))).rule())
                    .isEqualTo(CardsRule.C11);
            Laid.play(empty, "A thief C=11");
            Laid.refuses(empty, "shuffle / A thief C=11", CardsRule.C11);
            CardsPosition shuffled = Laid.moves(empty, "A drop 9", "shuffle");
            assertThat(((Verdict.Illegal) shuffled.judge(Entry.move("shuffle"))).rule())
                    .isEqualTo(TableRule.OUT_OF_ORDER);
            Laid.refuses(empty, "A drop 9 draw #", CardsRule.C11);
            Laid.refuses(empty, "A buy 5@5=6 refill 2", CardsRule.C11);
        }

        @Test
        void theCardPlayedStaysOut() {
            CardsPosition after = Laid.play(empty, "shuffle " + order + " / A drop 9 draw #");
            assertThat(after.pile().toString()).isEqualTo("9");
            assertThat(after.deck().size()).isEqualTo(empty.pile().size() - 1);
            assertThat(Laid.play(empty, "shuffle / A drop 9 draw #")
                            .deck()
                            .known()
                            .isEmpty())
                    .isTrue();
        }

        @Test
        void theRowFinishedThisTurnIsIn() {
            CardsPosition after = Laid.play(empty, "shuffle " + order + "," + ROW13 + " / A row 14 draw #");
            assertThat(after.deck().size()).isEqualTo(empty.pile().size() + 12);
            assertThat(after.pile().isEmpty()).isTrue();
            Laid.refuses(empty, "shuffle " + order + " / A row 14 draw #", CardsRule.C11);
            Laid.refuses(empty, "shuffle " + order + "," + ROW13 + " / A drop 9 draw #", CardsRule.C11);
        }

        @Test
        void itIsThePileThatIsShuffled() {
            Laid.refuses(empty, "shuffle 5,9 / A drop 9 draw #", CardsRule.C11);
            Laid.refuses(empty, "shuffle " + order.replaceFirst("14", "joker") + " / A drop 9 draw #", CardsRule.C11);
        }

        @Test
        void aSevenNeedsSevenCards() {
            CardsPosition six = table.withDeck("2,2,2,2,10,10");
            assertThat(texts(six)).contains("A 7 look", "A drop 9");
            assertThat(Laid.moves(six, "A 7 look").phase()).isEqualTo(Phase.SHUFFLE);
            assertThat(texts(Laid.moves(six, "A drop 9"))).containsExactly("A draw 2");
            Laid.refuses(six, "A 7 look 2,2,2,2,10,10,12 take 12", CardsRule.C11);
            String pile = six.pile().toString();
            CardsPosition after = Laid.play(
                    six, "shuffle " + pile + " / A 7 look 2,2,2,2,10,10," + pile.split(",", -1)[0] + " take 10");
            assertThat(after.deck().toString()).startsWith("2,2,2,2,10,");
            assertThat(after.pile().toString()).isEqualTo("7");
            Laid.refuses(six, "shuffle / A drop 9 draw 2", CardsRule.C11);
        }

        @Test
        void aRefillGoesOnFromTheShuffledPile() {
            CardsPosition fives = table.withDeck("5,5");
            String pile = fives.pile().toString();
            Laid.refuses(fives, "A buy 5@5=6 refill 12 under 5,5", CardsRule.C11);
            String first = pile.split(",", -1)[0];
            CardsPosition after = Laid.play(fives, "shuffle " + pile + " / A buy 5@5=6 refill " + first + " under 5,5");
            assertThat(after.deck().toString()).endsWith(",5,5");
            assertThat(after.pile().toString()).isEqualTo("5");
        }

        @Test
        void aShuffleIsKnownToNobody() {
            CardsPosition due = Laid.moves(empty, "A row 14");
            CardsMove shuffle = Entry.move("shuffle " + order + "," + ROW13);
            assertThat(due.view(shuffle, Viewer.of(Player.A))).isEqualTo(Entry.move("shuffle"));
            assertThat(due.play(shuffle).view(Player.A))
                    .isEqualTo(Laid.moves(due, "shuffle").view(Player.A));
        }
    }

    @Nested
    @DisplayName("What the book does not number")
    class Unnumbered {

        @Test
        void entriesComeWhenTheyAreDue() {
            CardsPosition start = start("players=2");
            Laid.refuses(start, "deal", TableRule.OUT_OF_ORDER);
            Laid.refuses(start, "A drop 9 draw #", TableRule.OUT_OF_ORDER);
            Laid.two().refuses("deal", TableRule.OUT_OF_ORDER);
            Laid.two().refuses("give", TableRule.OUT_OF_ORDER);
            Laid.two().refuses("C drop 9 draw #", TableRule.WRONG_SEAT);
            Laid.two().refuses("B drop 9 draw #", TableRule.WRONG_SEAT);
        }

        @Test
        void aCardIsHeldOrMayBe() {
            Laid.two().hands("A:2,2,2,2,2,2,2 C:#7").refuses("A drop 9 draw #", TableRule.NOT_HELD);
            Laid.two().refuses("A drop swap draw #", TableRule.CARD_COUNT);
            // The market holds a 9 as well.
            Laid.two().pile("9,9,9,9,9,9").after("A drop 9 draw #");
            Laid.two().pile("9,9,9,9,9,9,9").refuses("A drop 9 draw #", TableRule.CARD_COUNT);
            Laid.two().pile("9,9,9,9,9,9").refuses("A drop 9 draw 9", TableRule.CARD_COUNT);
        }

        @Test
        void setUpsNameAllFaults() {
            String text = Laid.two()
                    .market("2,3,3,5,6,7,8,9,10,11,12,13,14")
                    .rows("A:2 A3:11 B:11")
                    .hands("A:#6 C:#7")
                    .text();
            assertThat(Laid.GAME
                            .setup(text, Options.parse(Laid.GAME, "players=2"))
                            .faults())
                    .extracting(fault -> fault.rule().code())
                    .containsExactlyInAnyOrder("C1", "C4", "C10", "setup", "C2");
            assertThat(CardsRule.SETUP.code()).isEqualTo("setup");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "round 1 7 A market 3,9,2 under 5,12",
                "round 1 7 A shuffle 5,9,#",
                "shuffle",
                "deal A:4,13,#5 C:#7",
                "give A>C:13 C>A:# B>D:# D>B:#",
                "A give 13",
                "A give #",
                "A row 5",
                "A row2 5",
                "A row C 5",
                "A row2 14",
                "A row3 5",
                "A draw 9",
                "A draw #",
                "A buy 5@5=9",
                "turn 12",
                "A 7 look",
                "A look #,#,#,#,#,#,#",
                "A take #",
                "A look 5,2,9,5,3,3,8",
                "A take 5@4",
                "A 4 buy 7=2",
                "A thief B=9",
                "A thief B2=9",
                "A 14 take 8",
                "A joker=14 take 8",
                "A joker=7 look",
                "A exchange 4@B",
                "A exchange 4@B2",
                "A exchange 11@B2=1",
                "A drop 9"
            })
    @DisplayName("every form of a move is written as it is read")
    void formsOfMoves(String text) {
        assertThat(Entry.move(text)).hasToString(text);
    }
}
