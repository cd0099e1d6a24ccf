package org.ludex.dog;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Options;
import org.ludex.core.Verdict;
import org.ludex.dog.classic.Dog;
import org.ludex.dog.royal.DogRoyal;

@DisplayName("Refusals that are seldom asked for")
class CornersTest {

    private static Scene dog() {
        return Scene.of(new Dog());
    }

    private static Scene royal() {
        return Scene.of(new DogRoyal());
    }

    @Nested
    @DisplayName("R7: a copy moves a king only if the copied card did")
    class R7_CopiedKings {

        @Test
        void startsWithACopy() {
            royal().hands("A:copy").last("13").refuses("A copy=13 king k>0", "R7");
            royal().hands("A:copy").last("13 king").allows("A copy=13 king k>0");
        }

        @Test
        void isPulledByACopy() {
            Scene scene = royal().pieces("A:K5 B:J20").hands("A:copy");
            scene.last("magnet").refuses("A copy=magnet 5>19", "R7");
            scene.last("magnet king").allows("A copy=magnet 5>19");
        }

        @Test
        void isSwappedByACopyAsOwnPieceOnly() {
            Scene scene = royal().pieces("A:K5,J6 B:K20").hands("A:copy");
            scene.last("swap").refuses("A copy=swap 5<>B:20", "R7");
            scene.last("swap").allows("A copy=swap 6<>B:20");
            scene.last("swap king").allows("A copy=swap 5<>B:20");
        }
    }

    @Nested
    @DisplayName("pieces that are not the player's")
    class Strangers {

        @Test
        void magnetsPullOwnPieces() {
            Scene scene = royal().pieces("A:J5 B:J20 C:J40").hands("A:magnet");
            scene.refuses("A magnet B:20>39", "no-piece");
            scene.refuses("A magnet C:40>4", "D22");
            scene.refuses("A magnet 6>19", "no-piece");
        }

        @Test
        void theRestOfASevenIsNotForOpponents() {
            dog().pieces("A:63,h2,h3,h4 B:20").hands("A:7").refuses("A 7 63>h1+B:20>25", "no-piece");
        }

        @Test
        void whoIsHomeMovesThePartners() {
            Scene scene = dog().pieces("A:h1,h2,h3,h4 C:40 B:20").hands("A:5");
            scene.refuses("A 5 h1>h2", "D22");
            scene.refuses("A 5 B:20>25", "no-piece");
            scene.allows("A 5 C:40>45");
        }

        @Test
        void aDestinationIsNeverLeft() {
            dog().pieces("A:h3").hands("A:5").refuses("A 5 h3>4", "D13");
        }
    }

    @Nested
    @DisplayName("cards that do something else")
    class OtherCards {

        @Test
        void numbersSwapNothing() {
            Scene scene = dog().pieces("A:5 B:20").hands("A:8,swap");
            scene.refuses("A 8 5<>B:20", "D21");
            scene.refuses("A 8 -", "D21");
            scene.refuses("A swap 6<>B:20", "D21");
            scene.refuses("A swap 5<>B:21", "D21");
            scene.refuses("A swap 5<>C:20", "D21");
        }

        @Test
        void aSwapWithoutTargetGoesToThePile() {
            DogPosition after = dog().pieces("A:5").hands("A:swap,8").after("A swap -");
            assertThat(after.hand(Player.A)).hasToString("8");
            assertThat(after.pile()).hasToString("swap");
        }

        @Test
        void onlyA14Takes() {
            Scene scene = Scene.of(new Dog(), "cards14=on")
                    .pieces("A:5")
                    .hands("A:8,14")
                    .pile("9");
            scene.refuses("A 8 take 9", "not-a-move");
            scene.refuses("A 14 take 10", "D25");
            scene.allows("A 14 take 9");
        }
    }

    @Nested
    @DisplayName("deals, exchanges and shuffles")
    class Chance {

        private DogPosition two() {
            Dog dog = new Dog();
            return dog.start(Options.parse(dog, "players=2"));
        }

        @Test
        void absentSeatsNeitherLeadNorGetCards() {
            Scene.refuses(two(), "round 1 6 B deal", "D2");
            Scene.refuses(two(), "round 1 6 A deal B:#6", "not-a-move");
            Scene.refuses(two(), "round 1 6 A deal A:#6 A:#6", "not-a-move");
        }

        @Test
        void aKnownDeckGivesItsCards() {
            DogPosition known = dog().round("2 B")
                    .turn("deal -")
                    .pile("#70")
                    .deck("2,2,2,2,2,2,2,2,#12,13,13,#18")
                    .position();
            Scene.refuses(known, "round 2 5 B deal A:2,2,2,2,2 B:2,2,2,2,#", "card-count");
            // Two of the eight 13s lie too deep for this deal: six can be in it, and no more.
            assertThat(Scene.judge(known, "round 2 5 B deal A:13,13,13,#2")).isEqualTo(Verdict.legal());
            Scene.refuses(known, "round 2 5 B deal A:13,13,13,13,13 B:13,13,#3", "deck-order");
        }

        @Test
        void giftsComeFromTheHand() {
            DogPosition dealt = Entry.play(new Dog().start(), "round 1 6 A deal A:2,2,2,2,2,2 B:2,2,#4");
            Scene.refuses(dealt, "give A>C:3", "not-held");
            Scene.refuses(dealt, "give C>A:2", "card-count");
            assertThat(Scene.judge(dealt, "give B>D:2 C>A:3")).isEqualTo(Verdict.legal());
        }

        @Test
        void giftsFromHiddenHandsAreCountedTogether() {
            DogPosition dealt = Entry.play(new Dog().start(), "round 1 6 A deal A:2,2,2,2,2,2 B:2,#5");
            assertThat(Scene.judge(dealt, "give C>A:2")).isEqualTo(Verdict.legal());
            Scene.refuses(dealt, "give C>A:2 D>B:2", "card-count");
        }

        @Test
        void aShuffleIsOfTheRoundThatIsDueAndOfThePile() {
            Scene scene = dog().round("2 B").turn("deal -").pile("2,3,#90").deck("#18");
            scene.refuses("round 3 4 C shuffle", "out-of-order");
            scene.refuses("round 2 5 B shuffle 2,2,2,2,2,2,2,2,2,#83", "D7");
            assertThat(scene.judge("round 2 5 B shuffle 2,2,2,2,2,2,2,2,#84")).isEqualTo(Verdict.legal());
        }
    }
}
