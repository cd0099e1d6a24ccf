package org.ludex.dog.deal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Options;
import org.ludex.core.SeededRandom;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Dealt;
import org.ludex.dog.Deck;
import org.ludex.dog.DogRule;
import org.ludex.dog.Gift;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.dog.Seating;
import org.ludex.dog.TableRule;
import org.ludex.dog.mensch.Mensch;

@DisplayName("Rounds, deals, exchange, shuffles and draws, whatever the game")
class DealTest {

    private static final RuleBook BOOK = RuleBook.of(Map.of(
            Concern.ROUND, TableRule.OUT_OF_ORDER,
            Concern.HAND_SIZE, DogRule.D1,
            Concern.LEADER, DogRule.D2,
            Concern.DEAL, TableRule.NOT_A_MOVE,
            Concern.GIVER, TableRule.NOT_A_MOVE,
            Concern.EXCHANGE, DogRule.D4,
            Concern.SHUFFLE, DogRule.D7));

    private static final Seating FOUR = seating("");
    private static final Seating THREE = seating("players=3");

    private static Seating seating(String options) {
        return Seating.of(Options.parse(Mensch.GAME, options));
    }

    /** A stock of so many cards. */
    private record Shown(Cards total, Cards unseen, Deck deck) implements Stock {
        static Shown of(String total, String unseen, String deck) {
            return new Shown(Cards.parse(total), Cards.parse(unseen), Deck.parse(deck));
        }

        @Override
        public Hands hands() {
            return Hands.none();
        }
    }

    private static Optional<String> code(Optional<Verdict.Illegal> refusal) {
        return refusal.map(
                illegal -> (illegal.rule().code() + " " + illegal.facts().form()).strip());
    }

    private static CardFace face(String text) {
        return CardFace.parse(text);
    }

    @Test
    void aBookIsAskedOnlyWhatItTells() {
        assertThat(BOOK.rule(Concern.SHUFFLE)).isEqualTo(DogRule.D7);
        assertThat(BOOK.with(Map.of(Concern.SHUFFLE, DogRule.D1)).rule(Concern.SHUFFLE))
                .isEqualTo(DogRule.D1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BOOK.rule(Concern.KING))
                .withMessageContaining("KING");
    }

    @Nested
    @DisplayName("A round")
    class Rounds {
        private final RoundDue due = new RoundDue(2, 5, Optional.of(Player.B), THREE);

        private Optional<String> announce(int number, int size, Player leader) {
            return code(due.refuse(new Round(number, size, leader), BOOK));
        }

        @Test
        void isAnnouncedAsItIsDue() {
            assertThat(announce(2, 5, Player.B)).isEmpty();
            assertThat(announce(3, 5, Player.B)).contains("out-of-order round");
            assertThat(announce(2, 6, Player.B)).contains("D1");
            assertThat(announce(2, 5, Player.D)).contains("D2 absent");
            assertThat(announce(2, 5, Player.C)).contains("D2 leader");
            assertThat(due.needed()).isEqualTo(15);
        }

        @Test
        void givesEverybodyAsManyCards() {
            assertThat(code(due.refuse(List.of(new Dealt(Player.A, Hand.parse("#5"))), BOOK)))
                    .isEmpty();
            assertThat(code(due.refuse(List.of(new Dealt(Player.D, Hand.parse("#5"))), BOOK)))
                    .contains("not-a-move dealt-absent");
            Dealt twice = new Dealt(Player.A, Hand.parse("#5"));
            assertThat(code(due.refuse(List.of(twice, twice), BOOK))).contains("not-a-move dealt");
            assertThat(code(due.refuse(List.of(new Dealt(Player.A, Hand.parse("#4"))), BOOK)))
                    .contains("D1 hand");
        }

        @Test
        void isAnnouncedByChanceWhereNobodyLeadsYet() {
            RoundDue first = new RoundDue(1, 6, Optional.empty(), FOUR);
            assertThat(first.announced(new SeededRandom(1)).leader()).isIn(FOUR.players());
            assertThat(due.announced(new SeededRandom(1))).isEqualTo(new Round(2, 5, Player.B));
        }
    }

    @Nested
    @DisplayName("A deck")
    class Decks {
        @Test
        void givesOnlyWhatMayBeInIt() {
            Stock stock = Shown.of("2,2,3,4,5", "2,3", "#2,4");
            assertThat(code(stock.refuseDealing(List.of(new Dealt(Player.A, Hand.parse("2,#"))), 2)))
                    .isEmpty();
            assertThat(code(stock.refuseDealing(List.of(new Dealt(Player.A, Hand.parse("4,#"))), 2)))
                    .contains("deck-order deal");
            assertThat(code(stock.refuseDealing(List.of(new Dealt(Player.A, Hand.parse("5,#"))), 2)))
                    .contains("card-count");
            assertThat(code(stock.refuseDealing(List.of(new Dealt(Player.A, Hand.parse("2,3,#"))), 3)))
                    .isEmpty();
        }

        @Test
        void isDrawnFromTheTop() {
            Stock known = Shown.of("2,3,4", "3", "4,#");
            assertThat(code(known.refuseDrawing(face("4")))).isEmpty();
            assertThat(code(known.refuseDrawing(face("#")))).isEmpty();
            assertThat(code(known.refuseDrawing(face("3")))).contains("deck-order");
            assertThat(known.drawn(face("#"))).isEqualTo(face("4"));
            assertThat(known.drawable()).containsExactly(face("4"));
            assertThat(known.draw(new SeededRandom(1))).isEqualTo(face("4"));
            Stock hidden = Shown.of("2,3,4", "3,2", "#2");
            assertThat(code(hidden.refuseDrawing(face("3")))).isEmpty();
            assertThat(code(hidden.refuseDrawing(face("4")))).contains("card-count");
            assertThat(hidden.drawn(face("3"))).isEqualTo(face("3"));
            assertThat(hidden.drawable()).containsExactly(face("2"), face("3"));
        }

        @Test
        void isDealtAtRandomWithoutACardTooMany() {
            Stock stock = Shown.of("2,2,3,4,5,6", "2,3,6", "#,4,#2");
            List<Dealt> dealt = stock.deal(new RoundDue(1, 1, Optional.empty(), THREE), new SeededRandom(4));
            assertThat(dealt).extracting(Dealt::seat).containsExactly(Player.A, Player.B, Player.C);
            assertThat(dealt.stream().flatMap(each -> each.hand().known().list().stream()))
                    .contains(Card.FOUR)
                    .doesNotHaveDuplicates();
            assertThat(code(stock.refuseDealing(dealt, 3))).isEmpty();
        }

        @Test
        void isShuffledFromThePile() {
            Stock stock = Shown.of("2,3,4", "4", "-");
            Hand pile = Hand.parse("2,3");
            assertThat(code(stock.refuseOrder(List.of(), pile, BOOK))).isEmpty();
            assertThat(code(stock.refuseOrder(List.of(face("3"), face("2")), pile, BOOK)))
                    .isEmpty();
            assertThat(code(stock.refuseOrder(List.of(face("3"), face("#")), pile, BOOK)))
                    .isEmpty();
            assertThat(code(stock.refuseOrder(List.of(face("3")), pile, BOOK))).contains("D7 size");
            assertThat(code(stock.refuseOrder(List.of(face("3"), face("3")), pile, BOOK)))
                    .contains("D7 card");
            assertThat(code(stock.refuseOrder(List.of(face("3"), face("4")), Hand.parse("3,#"), BOOK)))
                    .isEmpty();
            assertThat(Stock.deckOf(List.of(), 3)).isEqualTo(Deck.ofHidden(3));
            assertThat(Stock.shuffled(Cards.parse("2,3,4"), new SeededRandom(9)))
                    .containsExactlyInAnyOrder(face("2"), face("3"), face("4"));
        }
    }

    @Nested
    @DisplayName("The exchange")
    class Exchange {
        private final Stock stock = Shown.of("2,3,4,5,6,7,8", "7,8", "-");
        private final Hands dealt = Hands.none()
                .dealt(
                        List.of(new Dealt(Player.A, Hand.parse("2,3")), new Dealt(Player.B, Hand.parse("4,5"))),
                        new RoundDue(1, 2, Optional.of(Player.A), THREE));
        private final Hands given =
                dealt.giving(Player.A, face("2")).giving(Player.B, face("5")).giving(Player.C, face("#"));

        private List<Gift> gifts(String... words) {
            return List.of(words).stream()
                    .map(word -> new Gift(
                            Player.parse(word.substring(0, 1)),
                            Player.parse(word.substring(2, 3)),
                            face(word.substring(4))))
                    .toList();
        }

        @Test
        void liesFaceDownUntilAllHaveGiven() {
            assertThat(dealt.hasGifts()).isFalse();
            assertThat(given.given(Player.A).map(Hands.Lying::card)).contains(face("2"));
            assertThat(given.of(Player.A)).isEqualTo(Hand.parse("3"));
            assertThat(given.size()).isEqualTo(6);
            assertThat(given.known()).isEqualTo(Cards.parse("2,3,4,5"));
            Hands seen = given.view(Viewer.of(Player.B));
            assertThat(seen.given(Player.A).map(Hands.Lying::card)).contains(face("#"));
            assertThat(seen.given(Player.B).map(Hands.Lying::card)).contains(face("5"));
            assertThat(seen.of(Player.A)).isEqualTo(Hand.parse("#"));
        }

        @Test
        @DisplayName("still counts the known cards of a hand out of which a hidden one was given")
        void countsHiddenGifts() {
            Hands hidden = dealt.giving(Player.A, face("#"));
            assertThat(hidden.of(Player.A)).isEqualTo(Hand.parse("#"));
            assertThat(hidden.known()).isEqualTo(Cards.parse("2,3,4,5"));
            Hands all = hidden.giving(Player.B, face("4")).giving(Player.C, face("#"));
            assertThat(code(all.refuseExchange(gifts("A>B:2"), THREE, stock, BOOK)))
                    .isEmpty();
            assertThat(all.exchanged(List.of(), THREE).known()).isEqualTo(Cards.parse("4,5"));
        }

        @Test
        void changesHandsAtOnce() {
            assertThat(given.gifts(THREE)).isEqualTo(gifts("A>B:2", "B>C:5", "C>A:#"));
            Hands after = given.exchanged(given.gifts(THREE), THREE);
            assertThat(after.of(Player.A)).isEqualTo(Hand.parse("3,#"));
            assertThat(after.of(Player.B)).isEqualTo(Hand.parse("2,4"));
            assertThat(after.of(Player.C)).isEqualTo(Hand.parse("5,#"));
            assertThat(after.knowledge()).hasToString("A>B:2 B>C:5");
            assertThat(after.hasGifts()).isFalse();
        }

        @Test
        @DisplayName("shows a receiver its card, and the giver remembers it")
        void isSeenByThoseItConcerns() {
            for (Player seat : THREE.players()) {
                Viewer viewer = Viewer.of(seat);
                Hands full = given.exchanged(given.gifts(THREE), THREE);
                List<Gift> seen = Hands.viewOfGifts(given.gifts(THREE), viewer);
                assertThat(given.view(viewer).exchanged(seen, THREE)).isEqualTo(full.view(viewer));
                assertThat(full.view(viewer).view(viewer)).isEqualTo(full.view(viewer));
            }
            assertThat(Hands.viewOfGifts(given.gifts(THREE), Viewer.of(Player.C)))
                    .isEqualTo(gifts("A>B:#", "B>C:5", "C>A:#"));
        }

        @Test
        void refusesGiftsThatWereNotGiven() {
            assertThat(code(given.refuseExchange(gifts("A>B:2", "C>A:7"), THREE, stock, BOOK)))
                    .isEmpty();
            assertThat(code(given.refuseExchange(gifts("A>B:#"), THREE, stock, BOOK)))
                    .isEmpty();
            assertThat(code(given.refuseExchange(gifts("D>A:#"), THREE, stock, BOOK)))
                    .contains("not-a-move gives-absent");
            assertThat(code(given.refuseExchange(gifts("A>B:2", "A>B:2"), THREE, stock, BOOK)))
                    .contains("not-a-move gives");
            assertThat(code(given.refuseExchange(gifts("A>C:2"), THREE, stock, BOOK)))
                    .contains("D4 receiver");
            assertThat(code(given.refuseExchange(gifts("A>B:3"), THREE, stock, BOOK)))
                    .contains("D4 card");
            assertThat(code(given.refuseExchange(gifts("C>A:4"), THREE, stock, BOOK)))
                    .contains("card-count");
        }
    }

    @Nested
    @DisplayName("A hand")
    class AHand {
        private final Hands held =
                Hands.none().with(Player.A, Hand.parse("2,3")).with(Player.B, Hand.parse("#2"));

        @Test
        @DisplayName("that took a card openly is known to hold it until it plays it")
        void takesOpenly() {
            Hands taken = held.taking(Player.B, Card.FOUR);
            assertThat(taken.view(Viewer.spectator()).of(Player.B)).isEqualTo(Hand.parse("4,#2"));
            assertThat(taken.spending(Player.B, Card.FOUR)
                            .view(Viewer.spectator())
                            .of(Player.B))
                    .isEqualTo(Hand.parse("#2"));
        }

        @Test
        void drawsUnseen() {
            Hands drawn = held.drawing(Player.A, face("5"), List.of());
            assertThat(drawn.of(Player.A)).isEqualTo(Hand.parse("2,3,5"));
            assertThat(drawn.view(Viewer.of(Player.B)).of(Player.A)).isEqualTo(Hand.parse("#3"));
            assertThat(Hands.view(face("5"), Player.A, Viewer.of(Player.B))).isEqualTo(face("#"));
            assertThat(Hands.view(face("5"), Player.A, Viewer.of(Player.A))).isEqualTo(face("5"));
        }

        @Test
        @DisplayName("that gave a card face down is not known any more")
        void forgets() {
            Hands taken = held.taking(Player.B, Card.FOUR).taking(Player.A, Card.NINE);
            assertThat(taken.spending(Player.B, CardFace.hidden()).knowledge()).hasToString("*>A:9");
            assertThat(taken.giving(Player.A, face("2")).knowledge()).hasToString("*>B:4");
            assertThat(taken.emptying(Player.B, Cards.parse("4")).knowledge()).hasToString("*>A:9");
            assertThat(taken.emptying(Player.B, Cards.empty()).of(Player.B).isEmpty())
                    .isTrue();
        }

        @Test
        void holdsWhatItMay() {
            Stock stock = Shown.of("2,3,4,5", "4,5", "-");
            assertThat(code(stock.refuseHolding(Player.A, Hand.parse("2,3"), Card.TWO)))
                    .isEmpty();
            assertThat(code(stock.refuseHolding(Player.A, Hand.parse("2,3"), Card.FOUR)))
                    .contains("not-held");
            assertThat(code(stock.refuseHolding(Player.B, Hand.parse("#2"), Card.FOUR)))
                    .isEmpty();
            assertThat(code(stock.refuseHolding(Player.B, Hand.parse("#2"), Card.TWO)))
                    .contains("card-count");
            assertThat(stock.possible(Hand.parse("2,#"))).isEqualTo(Cards.parse("2,4,5"));
        }
    }
}
