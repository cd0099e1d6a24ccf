package org.ludex.dog.black;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Rule;
import org.ludex.core.Turn;
import org.ludex.dog.Cell;
import org.ludex.dog.DogPosition;
import org.ludex.dog.DogRule;
import org.ludex.dog.Entry;
import org.ludex.dog.Player;
import org.ludex.dog.Scene;

@DisplayName("What Black DOG changes")
class BlackRulesTest {

    private static Scene black() {
        return Scene.of(new BlackDog()).dog(50);
    }

    private static Scene black(String options) {
        return Scene.of(new BlackDog(), options).dog(50);
    }

    @Nested
    class B1_DealAndDog {
        private DogPosition opened(String options, String leader) {
            DogPosition position = new BlackDog().start(Options.parse(new BlackDog(), options));
            return Entry.play(Entry.play(position, "round 1 5 " + leader + " deal"), "give");
        }

        private DogPosition declined(String options) {
            DogPosition position = opened(options, "A");
            for (String seat : List.of("A", "B", "C", "D")) {
                position = position.play(Entry.parse(seat + " nostart"));
            }
            return position;
        }

        @Test
        void theLeadersRightNeighbourPutsTheDogDown() {
            DogPosition position = declined("");
            assertThat(position.turn()).isEqualTo(Turn.of(Player.D));
            Scene.refuses(position, "A dog 8", "wrong-seat");
            Scene.refuses(position, "C dog 8", "wrong-seat");
            Scene.refuses(position, "D dog 12", "B1");
            DogPosition placed = position.play(Entry.parse("D dog 8"));
            assertThat(placed.dog()).contains(Cell.track(8));
            assertThat(placed.turn()).isEqualTo(Turn.of(Player.A));
            assertThat(opened("players=2", "A").turn()).isEqualTo(Turn.of(Player.C));
            assertThat(opened("players=3", "A").turn()).isEqualTo(Turn.of(Player.C));
        }

        @Test
        void withBeforeLastTheDealersRightNeighbour() {
            assertThat(declined("dogBy=before-last").turn()).isEqualTo(Turn.of(Player.C));
            assertThat(opened("dogBy=before-last, players=2", "A").turn()).isEqualTo(Turn.of(Player.A));
            assertThat(opened("dogBy=before-last, players=3", "A").turn()).isEqualTo(Turn.of(Player.B));
        }

        @Test
        void fiveCards() {
            Scene.refuses(new BlackDog().start(), "round 1 6 A deal", "B1");
            Scene.refuses(new BlackDog().start(), "deal", "B1");
        }
    }

    @Nested
    class B2_Order {
        @Test
        void piecesThenDogThenTable() {
            // The piece reaches the paw on 6, the dog comes to 25, and the table carries all of them.
            Scene scene = Scene.of(new BlackDog()).dog(20).pieces("A:1 B:26").hands("A:5");
            DogPosition after = scene.after("A 5 1>6 dog 20>25 turn right");
            assertThat(after.dog()).contains(Cell.track(41));
            assertThat(Scene.where(after, Player.A)).isEqualTo("22,k,k,k");
            assertThat(Scene.where(after, Player.B)).isEqualTo("42,k,k,k");
            assertThat(BlackRule.B2.kind()).isEqualTo(Rule.Kind.PROCEDURE);
        }
    }

    @Nested
    class B3_BlackCards {
        @Test
        void moveTheDogAsFar() {
            Scene scene = black().pieces("A:1,30").hands("A:5,7,13");
            assertThat(scene.after("A 5 30>35").dog()).contains(Cell.track(55));
            assertThat(scene.after("A 7 30>33").dog()).contains(Cell.track(53));
            assertThat(scene.after("A 13 30>43").dog()).contains(Cell.track(50));
            scene.refuses("A 7 30>38 turn left", "B3");
            scene.refuses("A 5 30>35 dog 50>54", "wrong-hit");
            scene.refuses("A 13 30>43 dog 50>63", "wrong-hit");
        }

        @Test
        void notWhenTheyStartAPiece() {
            assertThat(black("blackCards=13").hands("A:13").after("A 13 k>0").dog())
                    .contains(Cell.track(50));
        }

        @Test
        void copyOfABlackCardMovesItToo() {
            assertThat(black().pieces("A:30")
                            .hands("A:copy")
                            .last("5")
                            .after("A copy=5 30>35")
                            .dog())
                    .contains(Cell.track(55));
        }
    }

    @Nested
    class B4_TheDog {
        @Test
        void skipsStartCells() {
            Scene scene = Scene.of(new BlackDog()).dog(14).pieces("A:30 B:16").hands("A:5");
            DogPosition after = scene.after("A 5 30>35");
            assertThat(after.dog()).contains(Cell.track(20));
            assertThat(Scene.where(after, Player.B)).isEqualTo("16,k,k,k");
        }

        @Test
        void hitsWhomItPassesOrReaches() {
            Scene scene = black().pieces("A:30 B:52,55").hands("A:5");
            assertThat(scene.pieces(Player.B, "A 5 30>35 hit B:52,B:55")).isEqualTo("k,k,k,k");
            Scene reaching = black("dogHits=reached").pieces("A:30 B:52,55").hands("A:5");
            assertThat(reaching.pieces(Player.B, "A 5 30>35 dog 50>55 hit B:55"))
                    .isEqualTo("52,k,k,k");
        }

        @Test
        void hitsThePlayersOwnPiecesToo() {
            Scene scene = black().pieces("A:46,52 C:53").hands("A:5");
            assertThat(scene.pieces(Player.A, "A 5 46>51 dog 50>55 hit A:51,A:52,C:53"))
                    .isEqualTo("k,k,k,k");
        }

        @Test
        void spareOnlyPiecesOnTheStartCellOfTheirOwnColour() {
            Scene foreign =
                    Scene.of(new BlackDog()).dog(14).pieces("A:30 C:16 D:18").hands("A:5");
            DogPosition after = foreign.after("A 5 30>35 dog 14>20 hit C:16,D:18");
            assertThat(Scene.where(after, Player.C)).isEqualTo("k,k,k,k");
            // It never stops on a start cell, so it hits nobody there unless it hits in passing.
            Scene reaching = Scene.of(new BlackDog(), "dogHits=reached")
                    .dog(11)
                    .pieces("A:30 C:16")
                    .hands("A:5");
            assertThat(reaching.pieces(Player.C, "A 5 30>35 dog 11>17")).isEqualTo("16,k,k,k");
            // Absent colours have start cells, too, which protect nobody.
            Scene absent = Scene.of(new BlackDog(), "players=2")
                    .dog(14)
                    .pieces("A:30 C:16")
                    .hands("A:5");
            assertThat(absent.pieces(Player.C, "A 5 30>35 dog 14>20 hit C:16")).isEqualTo("k,k,k,k,k");
            assertThat(BlackRule.B4.kind()).isEqualTo(Rule.Kind.PROCEDURE);
        }
    }

    @Nested
    class B5_IntoTheDog {
        @Test
        void goesToTheKennelAndTurnsNothing() {
            Scene scene = Scene.of(new BlackDog()).dog(6).pieces("A:1,4").hands("A:5,2");
            assertThat(scene.pieces(Player.A, "A 2 4>6")).isEqualTo("1,k,k,k");
            assertThat(scene.after("A 5 1>6").dog()).contains(Cell.track(11));
            assertThat(BlackRule.B5.kind()).isEqualTo(Rule.Kind.PROCEDURE);
        }
    }

    @Nested
    class B6_Paws {
        @Test
        void turnTheTable() {
            Scene scene = black().pieces("A:4,9 B:22").hands("A:2");
            scene.refuses("A 2 4>6", "B6");
            scene.refuses("A 2 9>11 turn left", "B6");
            assertThat(scene.moves()).containsExactly("A 2 4>6 turn left", "A 2 4>6 turn right", "A 2 9>11");
            DogPosition left = scene.after("A 2 4>6 turn left");
            assertThat(Scene.where(left, Player.A)).isEqualTo("54,57,k,k");
            assertThat(Scene.where(left, Player.B)).isEqualTo("6,k,k,k");
        }

        @Test
        void magnetTurnsToo() {
            black().pieces("A:4 B:11").hands("A:magnet").allows("A magnet 4>10 turn right");
        }

        @Test
        void notWhenTheDogHitsThatPiece() {
            // From 63 over the own start cell to 6 are seven steps; the dog runs seven as well, past it to 8.
            Scene caught = Scene.of(new BlackDog()).dog(1).pieces("A:63").hands("A:7");
            caught.refuses("A 7 63>6 turn left", "B6");
            assertThat(caught.pieces(Player.A, "A 7 63>6 dog 1>8 hit A:6")).isEqualTo("k,k,k,k");
            Scene passed = Scene.of(new BlackDog(), "dogHits=reached")
                    .dog(1)
                    .pieces("A:63")
                    .hands("A:7");
            passed.allows("A 7 63>6 turn left");
            Scene hit = Scene.of(new BlackDog()).dog(63).pieces("A:1").hands("A:5");
            // The dog leaves 63, skips 0 and comes to 5.
            hit.allows("A 5 1>6 turn left");
            Scene eaten = Scene.of(new BlackDog()).dog(62).pieces("A:63").hands("A:7");
            // The dog leaves 62, skips 0 and comes to 6.
            eaten.allows("A 7 63>6");
            assertThat(eaten.pieces(Player.A, "A 7 63>6 dog 62>6 hit A:6")).isEqualTo("k,k,k,k");
        }
    }

    @Nested
    class B7_Swaps {
        @Test
        void asTheOptionSays() {
            black().pieces("A:4 B:22").hands("A:swap").allows("A swap 4<>B:22 turn left");
            black().pieces("A:22 B:4").hands("A:swap").allows("A swap 22<>B:4");
            black().pieces("A:22 B:4").hands("A:swap").refuses("A swap 22<>B:4 turn left", "B7");
            black("swapTurns=never").pieces("A:4 B:22").hands("A:swap").allows("A swap 4<>B:22");
            black("swapTurns=always").pieces("A:22 B:4").hands("A:swap").allows("A swap 22<>B:4 turn left");
        }
    }

    @Nested
    class B8_PartnerCard {
        @Test
        void fourStepsOverOwnAndPartnersPieces() {
            Scene scene = black().pieces("A:28,0 C:40 B:30").hands("A:4");
            scene.allows("A 4 28>30+C:40>41+0>1");
            scene.allows("A 4 C:40>44");
            scene.refuses("A 4 28>30", "B8");
            scene.refuses("A 4 28>31+B:30>31", "B8");
            scene.refuses("A 4 28>30+30>32", "B8");
            assertThat(scene.pieces(Player.B, "A 4 28>32")).isEqualTo("30,k,k,k");
            assertThat(scene.pieces(Player.B, "A 4 28>30+0>2")).isEqualTo("k,k,k,k");
            scene.refuses("A burn 4", "D6");
        }

        @Test
        void alsoOpponentsOnceOneIsHome() {
            Scene scene = black().pieces("A:h1,h2,h3,h4 C:20 B:30,19").hands("A:4");
            scene.allows("A 4 B:30>34");
            scene.allows("A 4 C:20>23+B:19>20");
            Scene alone = black("players=2").pieces("A:28 C:20").hands("A:4");
            alone.allows("A 4 28>29+C:20>23");
        }

        @Test
        void severalSidesHomeOwnWins() {
            Scene both =
                    black("players=2").pieces("A:63,h2,h3,h4 C:31,h2,h3,h4").hands("A:4");
            assertThat(both.after("A 4 C:31>h1+63>h1").outcome()).isEqualTo(Outcome.won(Player.A, DogRule.D24));
            Scene other =
                    black("players=2").pieces("A:62,h2,h3,h4 C:31,h2,h3,h4").hands("A:4");
            assertThat(other.after("A 4 62>0+C:31>h1").outcome()).isEqualTo(Outcome.won(Player.C, DogRule.D24));
        }
    }

    @Nested
    class B9_MagnetAndCopy {
        @Test
        void dogCountsAsAPiece() {
            black().pieces("A:30").hands("A:magnet").allows("A magnet 30>49");
            black().pieces("A:49").hands("A:magnet,2").refuses("A magnet 49>48", "B9");
            black().pieces("A:30").hands("A:copy,2").refuses("A copy=2 30>32", "B9");
            black().pieces("A:30").hands("A:copy").last("2").refuses("A copy=3 30>33", "B9");
        }
    }

    @Nested
    class B10_SwapWithoutTarget {
        @Test
        void cannotBePlayed() {
            black().pieces("A:30").hands("A:swap").refuses("A swap -", "B10");
            black().pieces("A:30").hands("A:swap").allows("A burn swap");
        }
    }

    @Nested
    class B11_TwoOrThree {
        @Test
        void fivePieces() {
            DogPosition start = new BlackDog().start(Options.parse(new BlackDog(), "players=3"));
            assertThat(Scene.where(start, Player.B)).isEqualTo("16,k,k,k,k");
            assertThat(BlackRule.B11.code()).isEqualTo("B11");
        }
    }
}
