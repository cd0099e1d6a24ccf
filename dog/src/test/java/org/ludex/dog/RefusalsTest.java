package org.ludex.dog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Fault;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.black.BlackDog;
import org.ludex.dog.black.BlackRule;
import org.ludex.dog.classic.Dog;
import org.ludex.dog.mensch.Mensch;
import org.ludex.dog.mensch.MenschMove;
import org.ludex.dog.mensch.MenschRule;

@DisplayName("What a refusal says")
class RefusalsTest {

    private static Scene dog() {
        return Scene.of(new Dog());
    }

    private static Scene black() {
        return Scene.of(new BlackDog()).dog(60);
    }

    private static void says(Verdict verdict, Rule rule, String sentence) {
        assertThat(verdict).isInstanceOf(Verdict.Illegal.class);
        Verdict.Illegal illegal = (Verdict.Illegal) verdict;
        assertThat(illegal.rule()).isEqualTo(rule);
        assertThat(new Fault(illegal.rule(), illegal.facts()).message(Locale.ENGLISH))
                .isEqualTo(sentence);
        assertThat(new Fault(illegal.rule(), illegal.facts()).message(Locale.forLanguageTag("fa")))
                .isNotEqualTo(sentence)
                .doesNotContain("{");
    }

    private static void says(DogPosition position, String move, Rule rule, String sentence) {
        says(Scene.judge(position, move), rule, sentence);
    }

    @Nested
    @DisplayName("of a check that does not fit")
    class WrongChecks {

        @Test
        void whatWasHit() {
            DogPosition position = dog().pieces("A:5 B:10").hands("A:5,6").position();
            says(position, "A 5 5>10 hit C:10", TableRule.WRONG_HIT, "The move is said to hit C:10, but it hits B:10.");
            says(
                    position,
                    "A 6 5>11 hit B:11",
                    TableRule.WRONG_HIT,
                    "The move is said to hit B:11, but it hits nothing.");
        }

        @Test
        void whatWasHitByARoll() {
            Mensch mensch = new Mensch();
            says(
                    mensch.position("A:5,k,k,k B:k,k,k,k C:k,k,k,k D:k,k,k,k turn A 3", mensch.defaults())
                            .judge(new MenschMove.Go(
                                    Player.A,
                                    Cell.track(5),
                                    Cell.track(8),
                                    List.of(new Place(Player.B, Cell.track(8))))),
                    TableRule.WRONG_HIT,
                    "The move is said to hit B:8, but it hits nothing.");
        }

        @Test
        void howTheDogRan() {
            DogPosition position = black().pieces("A:1").hands("A:5,8").position();
            says(
                    position,
                    "A 5 1>6 dog 60>1 turn left",
                    TableRule.WRONG_HIT,
                    "The dog is said to run 60>1, but it runs 60>2.");
            says(
                    position,
                    "A 8 1>9 dog 60>60",
                    TableRule.WRONG_HIT,
                    "The dog is said to run 60>60, but it stays on 60.");
        }
    }

    @Nested
    @DisplayName("of what is not there")
    class NotThere {

        @Test
        void noPiece() {
            DogPosition position = dog().pieces("A:5").hands("A:8").position();
            says(position, "A 8 6>14", TableRule.NO_PIECE, "There is no piece A:6.");
        }

        @Test
        void noMove() {
            DogPosition position = dog().pieces("A:5").hands("A:8").position();
            says(position, "A 8=9 5>14", TableRule.NOT_A_MOVE, "The card 8 stands only for itself.");
        }
    }

    @Nested
    @DisplayName("of a round that is not due")
    class Rounds {

        @Test
        void whileAnotherIsPlayed() {
            says(
                    dog().pieces("A:5").turn("play C").position(),
                    "round 2 5 B deal",
                    TableRule.OUT_OF_ORDER,
                    "Round 2 cannot begin, because round 1 is not over: C has to play a card.");
        }

        @Test
        void whileAnotherIsDealt() {
            says(
                    Entry.play(new Dog().start(), "round 1 6 A deal"),
                    "round 2 5 B deal",
                    TableRule.OUT_OF_ORDER,
                    "Round 2 cannot begin, because round 1 is not over: it is time to give a card.");
        }

        @Test
        void whileAnotherIsToBeDealt() {
            says(new Dog().start(), "round 2 5 B deal", TableRule.OUT_OF_ORDER, "Expected round 1, found round 2.");
        }

        @Test
        void announcesItself() {
            DogPosition start = new Dog().start();
            assertThat(start.announcement()).isEmpty();
            Scene due = dog().round("3 C").turn("deal -");
            assertThat(due.pile("#86").position().announcement()).contains(new Round(3, 4, Player.C));
            assertThat(due.pile("#100").after("shuffle").announcement()).isEmpty();
            assertThat(dog().position().announcement()).isEmpty();
        }
    }

    @Nested
    @DisplayName("of cards and seats")
    class CardsAndSeats {

        @Test
        void cardsThatAreAllElsewhere() {
            DogPosition position =
                    dog().pile("joker,joker,joker,joker,joker,joker").position();
            says(
                    position,
                    "A joker=13 k>0",
                    TableRule.CARD_COUNT,
                    "The game has only 6 cards of the kind joker, and all of them are accounted for.");
            says(position, "A magnet 5>8", TableRule.CARD_COUNT, "This game has no card magnet.");
        }

        @Test
        void aJokerForNothing() {
            DogPosition position = dog().hands("A:joker").position();
            says(position, "A joker k>0", DogRule.D20, "It must be said what the joker stands for.");
        }

        @Test
        void aCopyOfAnotherCard() {
            DogPosition position =
                    black().pieces("A:5").hands("A:copy").last("8").position();
            says(position, "A copy=9 5>14", BlackRule.B9, "The copy stands for the last card played, 8.");
        }

        @Test
        void aSeatTwiceOrAbsent() {
            DogPosition start = Scene.of(new Dog(), "players=2").turn("deal -").position();
            Dealt six = new Dealt(Player.A, Hand.ofHidden(6));
            Dealt absent = new Dealt(Player.B, Hand.ofHidden(6));
            says(start.judge(deal(six, six)), TableRule.NOT_A_MOVE, "A is dealt cards twice.");
            says(start.judge(deal(absent)), TableRule.NOT_A_MOVE, "B does not play and is dealt no cards.");
            DogPosition given = dog().turn("give A").after("A give #", "B give #", "C give #", "D give #");
            Gift gift = new Gift(Player.A, Player.C, CardFace.hidden());
            says(given.judge(new DogMove.Exchange(List.of(gift, gift))), TableRule.NOT_A_MOVE, "A gives twice.");
        }

        private static DogMove deal(Dealt... hands) {
            return new DogMove.Deal(Optional.of(new Round(1, 6, Player.A)), List.of(hands));
        }

        @Test
        void aMoveThatIsNotDue() {
            says(
                    dog().turn("give A").position(),
                    "A 8 5>13",
                    TableRule.OUT_OF_ORDER,
                    "It is time to give a card, so \"A 8 5>13\" cannot come now.");
        }

        @Test
        void aPieceThatStaysInTheKennel() {
            Mensch mensch = new Mensch();
            String board = "A:k,k,k,k B:k,k,k,k C:k,k,k,k D:k,k,k,k turn C ";
            MenschMove start = new MenschMove.Go(Player.C, Cell.KENNEL, Cell.track(32));
            says(
                    mensch.position(board + "1", mensch.defaults()).judge(start),
                    MenschRule.M4,
                    "Only a 6 brings a piece out of the kennel, not a 1.");
            MenschMove far = new MenschMove.Go(Player.C, Cell.KENNEL, Cell.track(33));
            says(
                    mensch.position(board + "6", mensch.defaults()).judge(far),
                    MenschRule.M4,
                    "A 6 brings a piece from the kennel to 32, not to 33.");
        }
    }

    @Nested
    @DisplayName("in Persian, with the Persian words for cards")
    class InPersian {

        private static final CardFace SWAP = CardFace.of(Card.SWAP);

        private static void says(DogPosition position, DogMove move, String sentence) {
            Verdict.Illegal illegal = (Verdict.Illegal) position.judge(move);
            assertThat(new Fault(illegal.rule(), illegal.facts()).message(Locale.forLanguageTag("fa")))
                    .isEqualTo(sentence);
        }

        @Test
        void aGift() {
            DogPosition given = dog().turn("give A")
                    .hands("A:joker,swap,2")
                    .after("A give joker", "B give #", "C give #", "D give #");
            Gift other = new Gift(Player.A, Player.C, SWAP);
            says(given, new DogMove.Exchange(List.of(other)), "A کارت جوکر را داده است، نه جابه‌جایی.");
        }

        @Test
        void theTopCard() {
            DogPosition burnt = Scene.of(new Dog(), "players=2")
                    .pieces("A:h4 C:32")
                    .hands("A:2,5 C:#4")
                    .deck("joker,#103")
                    .position()
                    .play(Entry.parse("A burn 5"));
            says(burnt, new DogMove.Draw(Player.A, SWAP), "کارت رویی دسته جوکر است، نه جابه‌جایی.");
        }
    }

    @Nested
    @DisplayName("with numbers")
    class Numbers {

        @Test
        void oneCardAndMore() {
            Scene scene = dog().pieces("A:5");
            says(
                    scene.hands("A:8").position(),
                    "A burn 8,9",
                    DogRule.D6,
                    "All cards in the hand must be burnt: 1, not 2.");
            says(
                    scene.hands("A:8,9").position(),
                    "A burn 8",
                    DogRule.D6,
                    "All cards in the hand must be burnt: 2, not 1.");
        }

        @Test
        void oneHiddenCardAndMore() {
            Scene scene = dog().pieces("A:h4");
            assertThat(said(scene.hands("A:#").position(), "A burn #"))
                    .isEqualTo("Whether A may burn depends on 1 hidden card: if it is the card 11, it can be played.");
            assertThat(said(scene.hands("A:#2").position(), "A burn #2"))
                    .isEqualTo(
                            "Whether A may burn depends on 2 hidden cards: if one of them is the card 11, it can be played.");
        }

        private String said(DogPosition position, String move) {
            Verdict.Unproven open = (Verdict.Unproven) Scene.judge(position, move);
            return new Fault(open.rule(), open.facts()).message(Locale.ENGLISH);
        }
    }
}
