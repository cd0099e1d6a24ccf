package org.ludex.dog.royal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.core.Turn;
import org.ludex.dog.DogPosition;
import org.ludex.dog.Entry;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.Scene;

@DisplayName("What DOG Royal changes")
class RoyalRulesTest {

    private static Scene royal() {
        return Scene.of(new DogRoyal());
    }

    private static Scene royal(String options) {
        return Scene.of(new DogRoyal(), options);
    }

    @Nested
    class R1_FiveCardsAndAFirstPiece {
        @Test
        void everybodyStartsAPieceOfOwnChoice() {
            DogPosition given = Entry.play(Entry.play(new DogRoyal().start(), "round 1 5 A deal"), "give");
            assertThat(Scene.texts(given))
                    .containsExactly("A start king", "A start knight", "A start peasant", "A start jester");
            Scene.refuses(given, "A nostart", "R1");
            Scene.refuses(given, "A start", "not-a-move");
            assertThat(Scene.where(given.play(Entry.parse("A start knight")), Player.A))
                    .isEqualTo("king k,knight 0,peasant k,jester k");
            Scene.refuses(new DogRoyal().start(), "round 1 6 A deal", "R1");
        }
    }

    @Nested
    class R2_Ranks {
        @Test
        void onlyEqualsAndLowerArePassed() {
            royal().pieces("A:P5 B:N6").hands("A:3").refuses("A 3 5>8 draw #", "R2");
            royal().pieces("A:P5 B:P6").hands("A:5").allows("A 5 5>10");
            royal().pieces("A:N5 B:P6").hands("A:5").allows("A 5 5>10");
            royal().pieces("A:J5,K6").hands("A:5").refuses("A 5 5>10", "R2");
            // Landing is another matter.
            royal().pieces("A:J5 B:N10").hands("A:5").allows("A 5 5>10");
        }

        @Test
        void aRankThatIsNamedIsThePieces() {
            royal().pieces("A:P5").hands("A:5").allows("A 5 peasant 5>10");
            royal().pieces("A:P5").hands("A:5").refuses("A 5 king 5>10", "no-piece");
        }

        @Test
        void greenCardsLiftIt() {
            royal().pieces("A:J5 B:K6").hands("A:10").allows("A 10 5>15");
            royal().pieces("A:J10 B:K9").hands("A:4").allows("A 4 10>6");
            royal().pieces("A:J10 B:K11").hands("A:4").refuses("A 4 10>14", "R2");
            royal("greenFour=both").pieces("A:J10 B:K11").hands("A:4").allows("A 4 10>14");
        }
    }

    @Nested
    class R3_Knight {
        @Test
        void passesHeldStartCells() {
            royal().pieces("A:N14 B:P16").hands("A:5").allows("A 5 14>19");
            royal().pieces("A:N14 B:P16").hands("A:2").refuses("A 2 14>16", "D8");
            royal().pieces("A:K14 B:P16").hands("A:5").refuses("A 5 14>19", "D8");
            royal().pieces("A:N14 B:K16").hands("A:5").refuses("A 5 14>19", "R2");
            royal().pieces("A:N14 B:K16").hands("A:10").allows("A 10 14>24 draw 2");
            royal().pieces("A:N18 B:P16").hands("A:4").allows("A 4 18>14");
            royal().pieces("A:P0,N62").hands("A:3").allows("A 3 62>h1");
            assertThat(RoyalRule.R3.kind()).isEqualTo(Rule.Kind.PERMISSION);
        }
    }

    @Nested
    class R4_SpecialCells {
        @Test
        void giveACard() {
            Scene scene = royal().pieces("A:N3").hands("A:5 B:- C:- D:-");
            DogPosition after = scene.after("A 5 3>8 draw 2");
            assertThat(after.hand(Player.A)).hasToString("2");
            assertThat(after.turn()).isEqualTo(Turn.of(Player.A));
            assertThat(scene.after("A 5 3>8").hand(Player.A)).hasToString("#");
            royal().pieces("A:N4").hands("A:5").refuses("A 5 4>9 draw 2", "R4");
            royal().pieces("A:N6 B:P9").hands("A:magnet").allows("A magnet 6>8 draw 2");
        }

        @Test
        void notByASwap() {
            royal().pieces("A:N6 B:P8").hands("A:swap").refuses("A swap 6<>B:8 draw 2", "R4");
            royal().pieces("A:N6 B:P8").hands("A:swap").allows("A swap 6<>B:8");
        }

        @Test
        void shuffledForTheCardThatIsDrawn() {
            Scene scene = royal().pieces("A:N3,P20")
                    .hands("A:5 B:- C:- D:-")
                    .pile("#109")
                    .deck("-");
            scene.refuses("A 5 3>8 draw #", "D7");
            assertThat(scene.moves()).containsExactly("A 5 3>8", "A 5 20>25");
            DogPosition reached = scene.after("A 5 3>8");
            assertThat(reached.phase()).isEqualTo(Phase.SHUFFLE);
            Scene.refuses(reached, "A 5 20>25", "out-of-order");
            DogPosition shuffled = Entry.play(reached, "shuffle");
            assertThat(shuffled.deck().size()).as("without the card under way").isEqualTo(109);
            assertThat(Entry.play(shuffled, "A draw #").pile()).hasToString("5");
        }
    }

    @Nested
    class R5_King {
        @Test
        void onlyAKingHitsAKing() {
            royal().pieces("A:N5 B:K10").hands("A:5").refuses("A 5 5>10", "R5");
            royal().pieces("A:K5 B:K10").hands("A:5").allows("A 5 5>10");
            royal().pieces("A:N5,K10").hands("A:5").refuses("A 5 5>10", "R5");
        }
    }

    @Nested
    class R6_OwnStart {
        @Test
        void anybodyIsHitThere() {
            royal().pieces("B:K0").hands("A:13").allows("A 13 jester k>0");
            royal().pieces("A:J59 C:K0").hands("A:5").allows("A 5 59>0");
            assertThat(RoyalRule.R6.kind()).isEqualTo(Rule.Kind.PERMISSION);
        }
    }

    @Nested
    class R7_KingsCards {
        @Test
        void oneToSeven() {
            Scene scene = royal().pieces("A:K20").hands("A:11,13,8,7,magnet");
            scene.allows("A 11 20>21");
            scene.refuses("A 11 20>31", "R7");
            scene.refuses("A 13 20>33", "R7");
            scene.refuses("A 8 20>28", "R7");
            scene.allows("A 7 20>27");
            royal().hands("A:13").allows("A 13 king k>0");
        }

        @Test
        void copies() {
            royal().pieces("A:K20,N30").hands("A:copy").last("5").refuses("A copy=5 20>25", "R7");
            royal().pieces("A:K20,N30").hands("A:copy").last("5 king").allows("A copy=5 20>25");
            royal("kingCopy=can").pieces("A:K20,N30").hands("A:copy").last("5").allows("A copy=5 20>25");
            royal("kingCopy=can")
                    .pieces("A:K20,N30")
                    .hands("A:copy")
                    .last("8 king")
                    .refuses("A copy=8 20>28", "R7");
            royal().pieces("A:N20 B:K30").hands("A:copy").last("swap").allows("A copy=swap 20<>B:30");
            royal().pieces("A:K20,N9 B:P30").hands("A:copy").last("swap").refuses("A copy=swap 20<>B:30", "R7");
        }

        @Test
        void chainRemembersTheOriginal() {
            DogPosition after =
                    royal().pieces("A:K20,N30 B:K40").hands("A:5 B:copy,2").after("A 5 20>25", "B copy=5 40>45");
            assertThat(after.text()).endsWith("last 5 king");
        }
    }

    @Nested
    class R8_Leap {
        @Test
        void toTheNextFreeSpecialCell() {
            Scene scene = royal().pieces("A:P3 B:K10,N24").hands("A:5");
            scene.allows("A 5 3>8 draw 2 leap 40");
            DogPosition drawn = scene.position().play(Entry.parse("A 5 3>8")).play(Entry.parse("A draw 2"));
            assertThat(drawn.phase()).isEqualTo(Phase.LEAP);
            assertThat(drawn.hand(Player.A))
                    .as("the card is seen before the leap")
                    .hasToString("2");
            assertThat(Scene.texts(drawn)).containsExactly("A leap 40", "A stay");
            assertThat(Scene.where(drawn.play(Entry.parse("A leap 40")), Player.A))
                    .contains("peasant 40");
            assertThat(Scene.where(drawn.play(Entry.parse("A stay")), Player.A)).contains("peasant 8");
            scene.allows("A 5 3>8 draw 2");
            scene.refuses("A 5 3>8 draw 2 leap 24", "R8");
            royal().pieces("A:N3").hands("A:5").refuses("A 5 3>8 draw 2 leap 24", "R8");
            royal().pieces("A:P3").hands("A:6").refuses("A 6 3>9 leap 24", "R8");
            royal().pieces("A:P3 B:K24,N40,P56").hands("A:5").refuses("A 5 3>8 draw 2 leap 24", "R8");
        }
    }

    @Nested
    class R9_Jester {
        @Test
        void mayLeaveTwoUnused() {
            Scene scene = royal().pieces("A:J62").hands("A:5");
            assertThat(scene.moves()).containsExactly("A 5 62>h1", "A 5 62>h2", "A 5 62>h3", "A 5 62>3");
            scene.allows("A 5 62>h1");
            royal().pieces("A:J62").hands("A:6").refuses("A 6 62>h1", "D12");
            royal().pieces("A:P62").hands("A:5").refuses("A 5 62>h1", "D12");
            royal().pieces("A:Jh1").hands("A:3").refuses("A 3 h1>h2", "D13");
            assertThat(RoyalRule.R9.kind()).isEqualTo(Rule.Kind.PERMISSION);
        }
    }

    @Nested
    class R10_OneToSeven {
        @Test
        void onePieceAnyNumberNoHitsInPassing() {
            Scene scene = royal().pieces("A:K20,N9 B:P21").hands("A:7");
            assertThat(scene.pieces(Player.B, "A 7 20>23")).isEqualTo("king k,knight k,peasant 21,jester k");
            scene.refuses("A 7 9>17", "R10");
            scene.refuses("A 7 20>22+9>14", "R10");
        }
    }

    @Nested
    class R11_Copy {
        @Test
        void theLastCardOfTheRound() {
            royal().pieces("A:N20").hands("A:copy,2").refuses("A copy=5 20>25", "R11");
            royal().pieces("A:N20").hands("A:copy").last("5").refuses("A copy=6 20>26", "R11");
            Scene scene = royal().pieces("A:N20").hands("A:copy").last("11");
            scene.allows("A copy=11 20>21");
            scene.allows("A copy=11 20>31");
            scene.allows("A copy=11 peasant k>0");
            royal().pieces("A:N3").hands("A:copy").last("5").allows("A copy=5 3>8 draw 2");
            royal().pieces("A:J5 B:K6").hands("A:copy").last("10").allows("A copy=10 5>15");
        }

        @Test
        void burntCardsDoNotCountAndRoundsForget() {
            DogPosition after = royal().pieces("A:N20").hands("A:5 B:2 C:- D:-").after("A 5 20>25", "B burn 2");
            assertThat(after.lastCard()).isEmpty();
            assertThat(royal().pieces("A:N20")
                            .hands("A:5 B:2,3 C:2 D:-")
                            .after("A 5 20>25", "B burn 2,3")
                            .lastCard())
                    .hasToString("Optional[5]");
        }
    }

    @Nested
    class R12_Magnet {
        @Test
        void rightBehindTheNext() {
            Scene scene = royal().pieces("A:K20,Nh1 C:P50").hands("A:magnet");
            scene.allows("A magnet 20>49");
            scene.refuses("A magnet 20>48", "R12");
            scene.refuses("A magnet h1>h2", "R12");
            royal().pieces("A:K20 C:P21").hands("A:magnet").refuses("A magnet 20>20", "R12");
            royal().pieces("A:K20").hands("A:magnet").refuses("A magnet 20>19", "R12");
            royal().hands("A:magnet").refuses("A magnet k>0", "D9");
            scene.refuses("A magnet 20>49+h1>h2", "R12");
        }
    }

    @Nested
    class R13_TwoOrThree {
        @Test
        void fourPiecesAllInTheKennel() {
            DogPosition start = new DogRoyal().start(Options.parse(new DogRoyal(), "players=3"));
            assertThat(Scene.where(start, Player.A)).isEqualTo("king k,knight k,peasant k,jester k");
            DogPosition given = Entry.play(Entry.play(start, "round 1 5 B deal"), "give");
            assertThat(given.turn()).isEqualTo(Turn.of(Player.B));
            assertThat(Scene.texts(given)).hasSize(4);
            assertThat(RoyalRule.R13.code()).isEqualTo("R13");
        }
    }
}
