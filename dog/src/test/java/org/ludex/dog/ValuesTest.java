package org.ludex.dog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.Options;
import org.ludex.dog.black.BlackDog;
import org.ludex.dog.classic.Dog;

@DisplayName("Cells, boards, cards, hands and decks")
class ValuesTest {

    @Nested
    class Cells {
        @Test
        void areReadAsTheyAreWritten() {
            for (String text : List.of("0", "63", "999", "h1", "h4", "k")) {
                assertThat(Cell.parse(text)).hasToString(text).isEqualTo(Cell.parse(text));
            }
            for (String text : List.of("", "-1", "h0", "h5", "1000", "kk", "\u06F3", "h")) {
                assertThatThrownBy(() -> Cell.parse(text)).isInstanceOf(IllegalArgumentException.class);
            }
        }
    }

    @Nested
    class Boards {
        @Test
        void areTheSameFromEverySide() {
            String royal = "64 special 8/24/40/56";
            assertThat(Geometry.parse(royal)).hasToString(royal);
            String black = "64 disc 6-10/22-26/38-42/54-58 white 6/22/38/54 black 10/26/42/58";
            assertThat(Geometry.parse(black)).hasToString(black);
            for (String bad : List.of(
                    "",
                    "63",
                    "8",
                    "64 special 8",
                    "64 special 8/24/40/57",
                    "64 special 0/16/32/48",
                    "64 white 6/22/38/54",
                    "64 special",
                    "64 nothing 8/24/40/56",
                    "64 special 80/96/112/128")) {
                assertThatThrownBy(() -> Geometry.parse(bad)).as(bad).isInstanceOf(IllegalArgumentException.class);
            }
        }

        @Test
        void otherLengthsCanBePlayed() {
            Dog dog = new Dog();
            DogPosition position = dog.start(Options.parse(dog, "geometry=80"));
            assertThat(position.geometry().start(Player.B)).isEqualTo(20);
            assertThatThrownBy(() -> dog.start(Options.parse(dog, "geometry=65")))
                    .isInstanceOf(InvalidOptionsException.class);
            BlackDog black = new BlackDog();
            assertThatThrownBy(() -> black.start(Options.parse(black, "geometry=64")))
                    .isInstanceOf(InvalidOptionsException.class);
            assertThatThrownBy(() -> black.start(Options.parse(black, "blackCards=4")))
                    .isInstanceOf(InvalidOptionsException.class);
        }
    }

    @Nested
    class Seats {
        @Test
        void fewerLettersSayHowManyPlay() {
            Dog dog = new Dog();
            assertThat(dog.seats(Options.parse(dog, "seats=BD"))).containsExactly(Player.B, Player.D);
            assertThat(dog.seats(Options.parse(dog, "players=3"))).containsExactly(Player.A, Player.B, Player.C);
            assertThatThrownBy(() -> dog.start(Options.parse(dog, "players=3, seats=BD")))
                    .isInstanceOf(InvalidOptionsException.class);
            assertThatThrownBy(() -> dog.start(Options.parse(dog, "seats=DB")))
                    .isInstanceOf(InvalidOptionsException.class);
        }
    }

    @Nested
    class CardsAndHands {
        @Test
        void count() {
            Cards cards = Cards.each(8, Card.TWO, Card.THIEF).plus(Card.JOKER, 6);
            assertThat(cards.size()).isEqualTo(22);
            assertThat(cards.minus(Card.TWO).count(Card.TWO)).isEqualTo(7);
            assertThat(cards.contains(Cards.parse("2,joker,joker"))).isTrue();
            assertThat(cards.contains(Cards.parse("3"))).isFalse();
            assertThat(cards.at(8)).isEqualTo(Card.JOKER);
            assertThatThrownBy(() -> cards.minus(Card.THREE)).isInstanceOf(IllegalArgumentException.class);
            assertThat(Cards.parse("joker,2,11")).hasToString("11,2,joker");
        }

        @Test
        void areAddedAndTakenAwayKindByKind() {
            Random random = new Random(7);
            for (int trial = 0; trial < 2_000; trial++) {
                int[] one = counts(random);
                int[] other = counts(random);
                boolean within = kinds().allMatch(kind -> one[kind] >= other[kind]);
                boolean fits = kinds().allMatch(kind -> one[kind] + other[kind] <= Cards.MOST);
                assertThat(cards(one).contains(cards(other))).isEqualTo(within);
                if (fits) {
                    Cards sum = cards(one).plus(cards(other));
                    assertThat(kinds().map(kind -> sum.count(Card.at(kind))).toArray())
                            .isEqualTo(
                                    kinds().map(kind -> one[kind] + other[kind]).toArray());
                    assertThat(sum.minus(cards(other))).isEqualTo(cards(one));
                    assertThat(sum.kinds())
                            .isEqualTo(sum.list().stream().distinct().toList());
                } else {
                    assertThatThrownBy(() -> cards(one).plus(cards(other)))
                            .isInstanceOf(IllegalArgumentException.class);
                }
            }
        }

        private IntStream kinds() {
            return IntStream.range(0, Card.values().length);
        }

        /** Few cards of most kinds, and now and then as many of one as there can be. */
        private int[] counts(Random random) {
            int[] counts = kinds().map(kind -> random.nextInt(3)).toArray();
            if (random.nextBoolean()) {
                counts[random.nextInt(counts.length)] = Cards.MOST - random.nextInt(2);
            }
            return counts;
        }

        private Cards cards(int[] counts) {
            Cards cards = Cards.empty();
            for (int kind = 0; kind < counts.length; kind++) {
                cards = cards.plus(Card.at(kind), counts[kind]);
            }
            return cards;
        }

        @Test
        void handsKnowWhatIsHidden() {
            Hand hand = Hand.parse("13,#2,4");
            assertThat(hand).hasToString("4,13,#2");
            assertThat(hand.minus(Card.FOUR)).hasToString("13,#2");
            assertThat(hand.minus(Card.NINE)).hasToString("4,13,#");
            assertThat(hand.minus(CardFace.hidden())).hasToString("#3");
            assertThat(hand.covered()).hasToString("#4");
            assertThatThrownBy(() -> Hand.parse("2").minus(Card.NINE)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> Hand.parse("#0")).isInstanceOf(IllegalArgumentException.class);
        }

        @Test
        void decksKeepTheirOrder() {
            Deck deck = Deck.parse("5,9,#3,13");
            assertThat(deck).hasToString("5,9,#3,13");
            assertThat(deck.drop(2)).hasToString("#3,13").isEqualTo(Deck.parse("#3,13"));
            assertThat(deck.drop(2).hashCode()).isEqualTo(Deck.parse("#3,13").hashCode());
            assertThat(deck.drop(1).over(CardFace.of(Card.TWO))).hasToString("9,#3,13,2");
            assertThat(deck.drop(5).over(Deck.parse("#2,8"))).hasToString("13,#2,8");
            assertThat(deck.without(1)).hasToString("5,#3,13");
            assertThat(deck.drop(2).showing(List.of(CardFace.hidden(), CardFace.of(Card.SIX))))
                    .hasToString("#,6,#,13");
            assertThat(deck.known()).hasToString("5,9,13");
            assertThat(deck.hidden()).isEqualTo(3);
        }
    }
}
