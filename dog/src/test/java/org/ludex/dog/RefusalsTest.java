package org.ludex.dog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Fault;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.black.BlackDog;
import org.ludex.dog.classic.Dog;
import org.ludex.dog.mensch.Mensch;
import org.ludex.dog.mensch.MenschMove;

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
            says(
                    position,
                    "A 5 5>10 hit C:10",
                    TableRule.WRONG_HIT,
                    "The record lists C:10 as hit, but the move hits B:10.");
            says(
                    position,
                    "A 6 5>11 hit B:11",
                    TableRule.WRONG_HIT,
                    "The record lists B:11 as hit, but the move hits nothing.");
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
                    "The record lists B:8 as hit, but the move hits nothing.");
        }

        @Test
        void howTheDogRan() {
            DogPosition position = black().pieces("A:1").hands("A:5,8").position();
            says(
                    position,
                    "A 5 1>6 dog 60>1 turn left",
                    TableRule.WRONG_HIT,
                    "The record has the dog run 60>1, but it runs 60>2.");
            says(
                    position,
                    "A 8 1>9 dog 60>60",
                    TableRule.WRONG_HIT,
                    "The record has the dog run 60>60, but it stays on 60.");
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
                    "Round 2 cannot begin, because round 1 is not over: expected play by C.");
        }

        @Test
        void whileAnotherIsDealt() {
            says(
                    Entry.play(new Dog().start(), "round 1 6 A deal"),
                    "round 2 5 B deal",
                    TableRule.OUT_OF_ORDER,
                    "Round 2 cannot begin, because round 1 is not over: expected give.");
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
            says(scene.hands("A:8").position(), "A burn 8,9", DogRule.D6, "A burn is the whole hand of 1 card, not 2.");
            says(
                    scene.hands("A:8,9").position(),
                    "A burn 8",
                    DogRule.D6,
                    "A burn is the whole hand of 2 cards, not 1.");
        }

        @Test
        void oneHiddenCardAndMore() {
            Scene scene = dog().pieces("A:h4");
            assertThat(said(scene.hands("A:#").position(), "A burn #"))
                    .isEqualTo("Whether A may burn depends on 1 hidden card: the card 11 could be played.");
            assertThat(said(scene.hands("A:#2").position(), "A burn #2"))
                    .isEqualTo("Whether A may burn depends on 2 hidden cards: the card 11 could be played.");
        }

        private String said(DogPosition position, String move) {
            Verdict.Unproven open = (Verdict.Unproven) Scene.judge(position, move);
            return new Fault(open.rule(), open.facts()).message(Locale.ENGLISH);
        }
    }
}
