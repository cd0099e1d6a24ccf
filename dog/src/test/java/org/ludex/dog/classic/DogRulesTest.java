package org.ludex.dog.classic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Rule;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.DogPosition;
import org.ludex.dog.DogRule;
import org.ludex.dog.Entry;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.Scene;

@DisplayName("The rules of DOG")
class DogRulesTest {

    private static Scene dog() {
        return Scene.of(new Dog());
    }

    private static Scene dog(String options) {
        return Scene.of(new Dog(), options);
    }

    private static DogPosition play(String... entries) {
        DogPosition position = new Dog().start();
        for (String entry : entries) {
            position = Entry.play(position, entry);
        }
        return position;
    }

    @Nested
    class D1_HandSizes {
        @Test
        void sixThenFiveAndSoOn() {
            Scene.refuses(new Dog().start(), "round 1 5 A deal A:#5 B:#5 C:#5 D:#5", "D1");
            Scene.refuses(new Dog().start(), "round 1 6 A deal A:#5 B:#6 C:#6 D:#6", "D1");
            assertThat(List.of(1, 2, 3, 4, 5, 6).stream()
                            .map(round ->
                                    dog().round(round + " A").turn("deal -").position())
                            .map(start -> start.play(Entry.parse("deal"))
                                    .hand(Player.A)
                                    .size()))
                    .containsExactly(6, 5, 4, 3, 2, 6);
        }
    }

    @Nested
    class D2_Leader {
        @Test
        void firstLeaderComesWithTheRecord() {
            Scene.refuses(new Dog().start(), "deal", "D2");
            assertThat(play("round 1 6 C deal").leader()).contains(Player.C);
        }

        @Test
        void thenTheNextClockwise() {
            Scene last = dog().pieces("A:5").hands("A:2 B:- C:- D:-").round("1 D");
            assertThat(last.after("A 2 5>7").leader()).contains(Player.A);
            Scene.refuses(last.after("A 2 5>7"), "round 2 5 B deal", "D2");
        }
    }

    @Nested
    class D3_FreeStart {
        @Test
        void eachStartsOrDeclinesInTurnFromTheLeader() {
            DogPosition position = play("round 1 6 C deal", "give", "C start", "D nostart", "A start", "B start");
            assertThat(position.turn()).isEqualTo(Turn.of(Player.C));
            assertThat(Scene.where(position, Player.C)).isEqualTo("32,k,k,k");
            assertThat(Scene.where(position, Player.D)).isEqualTo("k,k,k,k");
            assertThat(DogRule.D3.kind()).isEqualTo(Rule.Kind.PERMISSION);
        }

        @Test
        void onlyOnceAndBeforePlay() {
            Scene.refuses(play("round 1 6 C deal", "give"), "C 2 5>7", "out-of-order");
            dog().refuses("A start", "out-of-order");
            Scene.refuses(play("round 1 6 C deal", "give"), "A start", "wrong-seat");
        }
    }

    @Nested
    class D4_Exchange {
        @Test
        void partnersSwapOneCard() {
            DogPosition dealt = play("round 1 6 A deal A:13,4,7,swap,2,joker B:#6 C:#6 D:#6");
            DogPosition given = Entry.play(dealt, "give A>C:13 C>A:5 B>D:# D>B:#");
            assertThat(given.hand(Player.A)).hasToString("2,4,5,7,swap,joker");
            assertThat(given.hand(Player.C)).hasToString("13,#5");
            Scene.refuses(dealt, "give A>B:13", "D4");
            Scene.refuses(dealt, "give A>C:9", "not-held");
            Scene.refuses(dealt, "give A>C:13 A>C:4", "not-a-move");
        }

        @Test
        void hiddenCardOutOfAKnownHandHidesTheHand() {
            DogPosition dealt = play("round 1 6 A deal A:13,4,7,swap,2,joker");
            assertThat(Entry.play(dealt, "give A>C:#").hand(Player.A)).hasToString("#6");
        }
    }

    @Nested
    class D5_OneCardATurn {
        @Test
        void clockwiseAndNobodyDraws() {
            DogPosition after =
                    dog().pieces("A:5").hands("A:2,3 B:#2 C:#2 D:#2").after("A 2 5>7");
            assertThat(after.turn()).isEqualTo(Turn.of(Player.B));
            assertThat(after.hand(Player.A)).hasToString("3");
            assertThat(after.pile()).hasToString("2");
            assertThat(DogRule.D5.kind()).isEqualTo(Rule.Kind.PROCEDURE);
            dog().pieces("A:5").hands("A:2,3").refuses("A 2 5>7 draw 5", "not-a-move");
        }
    }

    @Nested
    class D6_Burning {
        @Test
        void onlyWhoCannotPlayBurns() {
            dog().pieces("A:5").hands("A:2,3").refuses("A burn 2,3", "D6");
            Scene stuck = dog().hands("A:2,3");
            assertThat(stuck.moves()).containsExactly("A burn 2,3");
            DogPosition after = stuck.after("A burn 2,3");
            assertThat(after.hand(Player.A).isEmpty()).isTrue();
            assertThat(after.pile()).hasToString("2,3");
            stuck.refuses("A burn 2", "D6");
            stuck.refuses("A burn 2,3 draw 5", "D6");
            stuck.refuses("A burn 2,4", "not-held");
        }

        @Test
        void emptyHandsAreSkippedAndTheRoundEnds() {
            Scene scene = dog().hands("A:2 B:- C:3 D:-");
            DogPosition after = scene.after("A burn 2");
            assertThat(after.turn()).isEqualTo(Turn.of(Player.C));
            assertThat(after.play(Entry.parse("C burn 3")).turn()).isEqualTo(Turn.chance());
        }

        @Test
        void hiddenHandThatIsShownCanBeChecked() {
            dog().hands("A:#2").refuses("A burn 2,joker", "D6");
            assertThat(dog().hands("A:#2").judge("A burn 2,3")).isEqualTo(Verdict.legal());
            assertThat(dog().hands("A:2,#").judge("A burn 2,#")).isInstanceOf(Verdict.Unproven.class);
            // All 1/11s, 13s and jokers are gone, and no swap is left: whatever the hidden card is, it cannot be
            // played.
            String starters = "11,11,11,11,11,11,11,11,13,13,13,13,13,13,13,13,joker,joker,joker,joker,joker,joker,"
                    + "swap,swap,swap,swap,swap,swap,swap,swap";
            assertThat(dog().hands("A:2,#").pile(starters).judge("A burn 2,#")).isEqualTo(Verdict.legal());
        }
    }

    @Nested
    class D7_Shuffle {
        private Scene few() {
            return dog().round("2 A")
                    .turn("deal -")
                    .deck("5,9,13,2,2,2,2,2,2,2")
                    .pile("#100");
        }

        @Test
        void pileGoesUnderTheRestOfTheDeck() {
            few().refuses("deal", "D7");
            DogPosition after = few().after("shuffle");
            assertThat(after.deck()).hasToString("5,9,13,2,2,2,2,2,2,2,#100");
            assertThat(after.pile().isEmpty()).isTrue();
            assertThat(after.play(Entry.parse("deal")).deck().size()).isEqualTo(90);
        }

        @Test
        void whatIsLeftIsKnownWhereThePileIs() {
            Cards pile = dog().position().unseen().minus(Cards.of(Card.FIVE, Card.NINE));
            DogPosition after = dog().round("2 A")
                    .turn("deal -")
                    .deck("#2")
                    .pile(pile.toString())
                    .after("shuffle");
            assertThat(after.deck()).hasToString("5,9,#108");
            Scene.refuses(after, "deal A:2,2,2,2,2 B:3,3,3,3,3 C:4,4,4,4,4 D:6,6,6,6,9", "deck-order");
            assertThat(Scene.judge(after, "deal A:2,2,2,2,2 B:3,3,3,3,3 C:4,4,4,4,4 D:6,6,6,5,9"))
                    .isEqualTo(Verdict.legal());
            assertThat(Scene.judge(after, "deal A:2,2,2,2,2 B:3,3,3,3,3")).isEqualTo(Verdict.legal());
        }

        @Test
        void notWhenItIsNotDue() {
            dog().pieces("A:5").hands("A:2,3").refuses("shuffle", "out-of-order");
            dog().round("2 A").turn("deal -").refuses("shuffle", "out-of-order");
            few().refuses("shuffle 5,9", "D7");
        }

        @Test
        void knownOrderIsKept() {
            Scene.refuses(few().after("shuffle"), "deal A:5,9,13,4,4 B:8,8,8,8,8 C:3,3,3,3,3 D:#5", "deck-order");
            assertThat(few().after("shuffle", "deal A:5,9,13,4,4").hand(Player.B))
                    .hasToString("#5");
        }
    }

    @Nested
    class D8_HeldStart {
        @Test
        void nothingPassesOrLands() {
            Scene scene = dog().pieces("A:10 B:16").hands("A:6,8");
            scene.refuses("A 6 10>16", "D8");
            scene.refuses("A 8 10>18", "D8");
            dog().pieces("A:18 B:16").hands("A:4").refuses("A 4 18>14", "D8");
            dog().pieces("A:0,60").hands("A:5").refuses("A 5 60>1", "D8");
            dog().pieces("A:0,60").hands("A:5").refuses("A 5 60>h1", "D8");
        }

        @Test
        void strangersDoNotHoldIt() {
            dog().pieces("A:10 C:16").hands("A:6,8").allows("A 6 10>16");
            dog().pieces("A:10 C:16").hands("A:6,8").allows("A 8 10>18");
        }

        @Test
        void noOtherOwnPieceStarts() {
            dog().pieces("A:0").hands("A:13").refuses("A 13 k>0", "D8");
        }
    }

    @Nested
    class D9_Starting {
        @Test
        void startCardsBringAPiece() {
            dog().hands("A:13").allows("A 13 k>0");
            dog().hands("A:11").allows("A 11 k>0");
            dog().hands("A:joker").allows("A joker=13 k>0");
            dog().hands("A:2").refuses("A 2 k>0", "D9");
            dog().hands("A:13").refuses("A 13 k>16", "D9");
            dog().pieces("A:1,2,3,5").hands("A:13").refuses("A 13 k>0", "D9");
        }

        @Test
        void strangerThereIsHit() {
            Scene scene = dog().pieces("B:0").hands("A:13");
            assertThat(scene.pieces(Player.B, "A 13 k>0 hit B:0")).isEqualTo("k,k,k,k");
            scene.refuses("A 13 k>0 hit C:0", "wrong-hit");
        }
    }

    @Nested
    class D10_Numbers {
        @Test
        void exactlyThatFar() {
            Scene scene = dog().pieces("A:5 C:40").hands("A:8,12");
            scene.allows("A 8 5>13");
            scene.refuses("A 8 5>14", "D10");
            scene.refuses("A 8 5>13+5>13", "D10");
            scene.refuses("A 8 6>14", "no-piece");
            scene.refuses("A 8 B:5>13", "no-piece");
            scene.refuses("A 9 5>14", "not-held");
            scene.refuses("A 8 5>120", "D10");
        }
    }

    @Nested
    class D11_Hitting {
        @Test
        void anybodyIsHitAlsoOwnAndPartner() {
            assertThat(dog().pieces("A:5 C:7").hands("A:2").pieces(Player.C, "A 2 5>7"))
                    .isEqualTo("k,k,k,k");
            assertThat(dog().pieces("A:5,7").hands("A:2").pieces(Player.A, "A 2 5>7"))
                    .isEqualTo("7,k,k,k");
            assertThat(DogRule.D11.code()).isEqualTo("D11");
        }

        @Test
        void passingHitsNobody() {
            assertThat(dog().pieces("A:5 C:6").hands("A:2").pieces(Player.C, "A 2 5>7"))
                    .isEqualTo("6,k,k,k");
        }
    }

    @Nested
    class D12_Exactly {
        @Test
        void enterExactlyOrGoPast() {
            Scene scene = dog().pieces("A:60").hands("A:5,9");
            scene.allows("A 5 60>h1");
            scene.allows("A 5 60>1");
            scene.refuses("A 9 60>h4", "D12");
            assertThat(scene.moves()).containsExactly("A 5 60>h1", "A 5 60>1", "A 9 60>5");
        }
    }

    @Nested
    class D13_Destination {
        @Test
        void nobodyPassesThere() {
            dog().pieces("A:60,h1").hands("A:6").refuses("A 6 60>h2", "D13");
            dog().pieces("A:60,h2").hands("A:6").refuses("A 6 60>h2", "D13");
            dog().pieces("A:h1,h2").hands("A:2").refuses("A 2 h1>h3", "D13");
            dog().pieces("A:h1").hands("A:2").refuses("A 2 h1>3", "D13");
            dog().pieces("A:h3").hands("A:2").refuses("A 2 h3>h1", "D13");
        }

        @Test
        void movingUpIsFine() {
            dog().pieces("A:h1").hands("A:2").allows("A 2 h1>h3");
            dog().pieces("A:h1,20").hands("A:7").allows("A 7 h1>h3+20>25");
        }
    }

    @Nested
    class D14_OverTheStart {
        @Test
        void onlyTheOwnStartCellLeadsHome() {
            assertThat(dog().pieces("A:14").hands("A:5").moves()).containsExactly("A 5 14>19");
            assertThat(DogRule.D14.code()).isEqualTo("D14");
        }
    }

    @Nested
    class D15_NotFromTheStart {
        @Test
        void directlyFromTheStartCell() {
            dog().pieces("A:0").hands("A:2").refuses("A 2 0>h2", "D15");
        }
    }

    @Nested
    class D16_Four {
        @Test
        void backFromTheStartThenHome() {
            for (String card : List.of("5", "6", "7", "8")) {
                int house = Integer.parseInt(card) - 4;
                Scene scene = dog().pieces("A:0").hands("A:4," + card + " B:- C:- D:-");
                DogPosition back = scene.after("A 4 0>60");
                assertThat(Scene.where(back.play(Entry.parse("A " + card + " 60>h" + house)), Player.A))
                        .isEqualTo("h" + house + ",k,k,k");
            }
        }

        @Test
        void backNeverInTheDestination() {
            dog().pieces("A:h4,2").hands("A:4").refuses("A 4 h4>h1", "D16");
            dog().pieces("A:2").hands("A:4").refuses("A 4 2>h2", "D12");
            dog().pieces("A:2").hands("A:4").allows("A 4 2>62");
            dog().pieces("A:2").hands("A:4").refuses("A 4 2>7", "D16");
        }
    }

    @Nested
    class D17_StartCards {
        @Test
        void theirNumbers() {
            Scene scene = dog().pieces("A:5").hands("A:11,13");
            scene.allows("A 11 5>6");
            scene.allows("A 11 5>16");
            scene.allows("A 13 5>18");
            scene.refuses("A 11 5>7", "D17");
            scene.refuses("A 13 5>7", "D17");
        }
    }

    @Nested
    class D18_Seven {
        @Test
        void everythingPassedIsHit() {
            Scene scene = dog().pieces("A:5,20 B:7 C:8 D:23").hands("A:7");
            DogPosition after = scene.after("A 7 5>9+20>23 hit B:7,C:8,D:23");
            assertThat(Scene.where(after, Player.B)).isEqualTo("k,k,k,k");
            assertThat(Scene.where(after, Player.C)).isEqualTo("k,k,k,k");
            assertThat(Scene.where(after, Player.A)).isEqualTo("9,23,k,k");
            assertThat(dog().pieces("A:5,7").hands("A:7").pieces(Player.A, "A 7 5>12"))
                    .isEqualTo("12,k,k,k");
        }

        @Test
        @DisplayName("the rulebook's example: fill the destination, hit, hit two in passing")
        void rulebookExample() {
            Scene scene = dog().pieces("B:h1,15,30 D:16 C:33 A:34").hands("B:7").turn("play B");
            DogPosition after = scene.after("B 7 h1>h2+15>16+30>35");
            assertThat(Scene.where(after, Player.B)).isEqualTo("16,35,h2,k");
            assertThat(Scene.where(after, Player.A)).isEqualTo("k,k,k,k");
            assertThat(Scene.where(after, Player.C)).isEqualTo("k,k,k,k");
            assertThat(Scene.where(after, Player.D)).isEqualTo("k,k,k,k");
        }

        @Test
        void allSevenOnePartEach() {
            Scene scene = dog().pieces("A:5,20").hands("A:7");
            scene.refuses("A 7 5>9", "D18");
            scene.refuses("A 7 5>9+20>24", "D18");
            scene.refuses("A 7 5>9+9>12", "D18");
            scene.refuses("A 7 k>0", "D9");
            scene.allows("A 7 20>23+5>9");
        }

        @Test
        void orderMatters() {
            Scene scene = dog().pieces("A:0,60").hands("A:7");
            scene.allows("A 7 0>1+60>h2");
            scene.refuses("A 7 60>h2+0>1", "D8");
        }

        @Test
        void notPlayableBurnsWithTheHand() {
            dog().pieces("A:h3").hands("A:7").allows("A burn 7");
        }
    }

    @Nested
    class D19_RestForThePartner {
        private Scene last(String options) {
            return dog(options).pieces("A:h2,h3,h4,61 C:20,40").hands("A:7");
        }

        @Test
        void afterTheFourthIsHome() {
            last("").allows("A 7 61>h1+C:20>23");
            last("").refuses("A 7 C:20>23+61>h1", "D19");
            last("").refuses("A 7 61>h1+C:20>21+C:40>42", "D19");
            last("").refuses("A 7 61>h1", "D18");
            last("sevenOverflow=any").allows("A 7 61>h1+C:20>21+C:40>42");
        }

        @Test
        void restHitsWhatItPasses() {
            Scene scene = dog().pieces("A:h2,h3,h4,61 C:20 B:21").hands("A:7");
            assertThat(scene.pieces(Player.B, "A 7 61>h1+C:20>23")).isEqualTo("k,k,k,k");
        }

        @Test
        void notWhilePlayingForThePartner() {
            Scene scene = dog().pieces("A:h1,h2,h3,h4 C:29,h2,h3,h4").hands("A:7");
            scene.refuses("A 7 C:29>h1", "D18");
        }
    }

    @Nested
    class D20_Joker {
        @Test
        void standsForAnyOther() {
            Scene scene = dog().pieces("A:60 B:20").hands("A:joker");
            scene.allows("A joker=8 60>h4");
            scene.allows("A joker=swap 60<>B:20");
            scene.refuses("A joker=joker 60>h4", "D20");
            scene.refuses("A joker=14 60>10", "D20");
            scene.refuses("A joker 60>h4", "D20");
            dog().pieces("A:60").hands("A:8").refuses("A 8=9 60>5", "not-a-move");
        }
    }

    @Nested
    class D21_Swap {
        @Test
        void ownWithAnother() {
            Scene scene = dog().pieces("A:5 B:20 C:33").hands("A:swap");
            assertThat(scene.pieces(Player.B, "A swap 5<>B:20")).isEqualTo("5,k,k,k");
            scene.allows("A swap 5<>C:33");
            assertThat(scene.moves()).containsExactly("A swap 5<>B:20", "A swap 5<>C:33");
        }

        @Test
        void notTheSafeOnes() {
            Scene scene = dog().pieces("A:0,5,h1 B:16,20 C:h1").hands("A:swap");
            scene.refuses("A swap 0<>B:20", "D21");
            scene.refuses("A swap 5<>B:16", "D21");
            scene.refuses("A swap h1<>B:20", "D21");
            scene.refuses("A swap 5<>C:h1", "D21");
            scene.refuses("A swap 5<>0", "D21");
            scene.refuses("A swap 5>8", "D21");
            scene.refuses("A swap -", "D21");
        }

        @Test
        void withoutTargetItBurns() {
            dog().pieces("A:5").hands("A:swap").allows("A swap -");
            dog().hands("A:swap").allows("A swap -");
            dog().hands("A:joker,swap").allows("A joker=swap -");
            dog("swapWithoutTarget=null-play").hands("A:swap").allows("A swap -");
            dog("swapWithoutTarget=null-play").hands("A:swap").refuses("A burn swap", "D6");
            dog("swapWithoutTarget=dead").hands("A:swap").refuses("A swap -", "D21");
            dog("swapWithoutTarget=dead").hands("A:swap").allows("A burn swap");
            // A target, but no own piece: not a play.
            dog().pieces("B:20").hands("A:swap").allows("A burn swap");
            dog("swapWithoutTarget=null-play").pieces("B:20").hands("A:swap").refuses("A swap -", "D21");
        }

        @Test
        void withoutTargetAPlayerWithNoOtherPlayMayBurn() {
            assertThat(dog().hands("A:swap,5").moves()).containsExactly("A swap -", "A burn 5,swap");
            assertThat(dog().hands("A:joker,swap").moves()).doesNotContain("A burn swap,joker");
            assertThat(dog().pieces("A:5").hands("A:swap,2").moves()).containsExactly("A 2 5>7", "A swap -");
            dog().pieces("A:5").hands("A:swap,2").refuses("A burn 2,swap", "D6");
            // A joker starts a piece, so it forbids burning; where none can start, it is a swap at most.
            dog().hands("A:joker").refuses("A burn joker", "D6");
            assertThat(dog("swapWithoutTarget=null-play").hands("A:swap,5").moves())
                    .containsExactly("A swap -");
        }

        @Test
        void withoutTargetThoseWhoPlayAloneMayBurnOneCard() {
            Scene alone = dog("players=2").hands("A:swap,5 C:#2");
            assertThat(alone.moves()).containsExactly("A swap -", "A burn 5", "A burn swap");
            dog("players=2, swapWithoutTarget=null-play").hands("A:swap,5 C:#2").refuses("A burn 5", "D24");
        }

        @Test
        void withoutTargetAHiddenHandMayBeBurnt() {
            Scene hidden = dog().hands("A:#1");
            assertThat(hidden.judge("A burn #")).isInstanceOf(Verdict.Unproven.class);
            assertThat(hidden.judge("A burn swap")).isEqualTo(Verdict.legal());
            assertThat(dog("swapWithoutTarget=null-play").hands("A:#1").judge("A burn swap"))
                    .isInstanceOf(Verdict.Illegal.class);
        }
    }

    @Nested
    class D22_ForThePartner {
        @Test
        void onceTheOwnAreHome() {
            Scene home = dog().pieces("A:h1,h2,h3,h4 C:38 B:40").hands("A:2,13,swap");
            home.allows("A 2 C:38>40");
            home.allows("A 13 C:k>32");
            home.allows("A swap C:38<>B:40");
            home.refuses("A 13 k>0", "D22");
            home.refuses("A 2 h1>h3", "D22");
        }

        @Test
        void notBefore() {
            dog().pieces("A:h1,h2,h3 C:38").hands("A:2").refuses("A 2 C:38>40", "D22");
            dog().pieces("A:h1,h2,h3 C:38").hands("A:7").refuses("A 7 C:38>45", "D19");
        }
    }

    @Nested
    class D23_Win {
        @Test
        void allEightHome() {
            Scene scene = dog().pieces("A:h1,h2,h3,h4 C:h2,h3,h4,30").hands("A:3");
            DogPosition after = scene.after("A 3 C:30>h1");
            assertThat(after.outcome()).isEqualTo(Outcome.won(List.of(Player.A, Player.C), DogRule.D23));
            assertThat(after.turn()).isEqualTo(Turn.nobody());
            Scene.refuses(after, "B burn #3", "after-end");
        }
    }

    @Nested
    class D24_TwoOrThree {
        @Test
        void fivePiecesAndNoPartners() {
            DogPosition start = new Dog().start(Options.parse(new Dog(), "players=2"));
            assertThat(Scene.where(start, Player.A)).isEqualTo("0,k,k,k,k");
            assertThat(start.seating().players()).containsExactly(Player.A, Player.C);
        }

        @Test
        void oneCardToTheLeft() {
            Scene scene = dog("seats=BCD").round("1 B").turn("give B");
            scene.refuses("give B>D:#", "D24");
            assertThat(scene.after("give B>C:2 C>D:# D>B:#").hand(Player.C)).hasToString("2,#2");
        }

        @Test
        void burnOneDrawOneThenPlayOrBurn() {
            Scene stuck = dog("players=2").hands("A:2,3");
            DogPosition drawn = stuck.after("A burn 2 draw 13");
            assertThat(drawn.hand(Player.A)).hasToString("3,13");
            assertThat(drawn.turn()).isEqualTo(Turn.of(Player.A));
            assertThat(Scene.texts(drawn)).containsExactly("A 13 k>0");
            Scene.refuses(drawn, "A burn 3", "D24");
            DogPosition second = stuck.after("A burn 2 draw 5", "A burn 3");
            assertThat(second.turn()).isEqualTo(Turn.of(Player.C));
            assertThat(second.hand(Player.A)).hasToString("5");
            stuck.refuses("A burn 2,3", "D24");
            Scene.refuses(stuck.after("A burn 2 draw 5"), "A burn 3 draw 5", "D24");
        }

        @Test
        void unprovenWhileCardsAreHidden() {
            assertThat(dog("players=2").hands("A:2,#2").judge("A burn 2 draw #"))
                    .isInstanceOf(Verdict.Unproven.class);
        }

        @Test
        void emptyDeckIsShuffledFirst() {
            Scene stuck = dog("players=2").hands("A:2,3 C:-").pile("#108").deck("-");
            assertThat(stuck.moves()).containsExactly("A burn 2", "A burn 3");
            stuck.refuses("A burn 2 draw #", "D7");
            stuck.refuses("shuffle", "out-of-order");
            DogPosition burnt = stuck.after("A burn 2");
            assertThat(burnt.phase()).isEqualTo(Phase.SHUFFLE);
            assertThat(burnt.turn()).isEqualTo(Turn.chance());
            assertThat(burnt.isMidTurn()).isTrue();
            Scene.refuses(burnt, "A burn 3", "out-of-order");
            DogPosition shuffled = Entry.play(burnt, "shuffle");
            assertThat(shuffled.spent()).contains(CardFace.of(Card.TWO));
            assertThat(shuffled.pile().isEmpty())
                    .as("the burnt card is not shuffled")
                    .isTrue();
            assertThat(shuffled.deck().size()).isEqualTo(108);
            DogPosition after = Entry.play(shuffled, "A draw #");
            assertThat(after.pile()).hasToString("2");
            assertThat(after.deck().size()).isEqualTo(107);
            assertThat(after.phase()).isEqualTo(Phase.AGAIN);
        }

        @Test
        void nothingIsDrawnWhereThereIsNothing() {
            DogPosition after = dog("players=2").hands("A:2,3 C:#108").deck("-").after("A burn 2");
            assertThat(after.phase()).isEqualTo(Phase.AGAIN);
            assertThat(after.pile()).hasToString("2");
        }

        @Test
        void firstWithFourHomeWins() {
            DogPosition after =
                    dog("players=3").pieces("A:h2,h3,h4,60,9").hands("A:5").after("A 5 60>h1");
            assertThat(after.outcome()).isEqualTo(Outcome.won(Player.A, DogRule.D24));
        }
    }

    @Nested
    class D25_Fourteen {
        @Test
        void forwardOrTake() {
            Scene scene = dog("cards14=on").pieces("A:5").hands("A:14,joker").pile("8,14,joker");
            scene.allows("A 14 5>19");
            scene.allows("A 14 take 8");
            scene.allows("A 14 take joker");
            scene.allows("A joker=14 take 8");
            scene.refuses("A joker=14 take joker", "D25");
            scene.refuses("A 14 take 14", "D25");
            scene.refuses("A 14 take 9", "D25");
            scene.refuses("A 14 5>20", "D25");
            assertThat(scene.after("A 14 take 8").hand(Player.A)).hasToString("8,joker");
            assertThat(scene.after("A 14 take 8").pile()).hasToString("14,14,joker");
        }
    }

    @Nested
    @DisplayName("What the book does not number")
    class Words {
        @Test
        void cardCount() {
            dog().pieces("A:5").hands("A:#3").pile("8,8,8,8,8,8,8,8").refuses("A 8 5>13", "card-count");
            dog().pieces("A:5").hands("A:#3").allows("A 8 5>13");
        }

        @Test
        void deckOrder() {
            Scene scene = dog("players=2").hands("A:2,3 C:-").deck("9,#107");
            scene.refuses("A burn 2 draw 5", "deck-order");
            assertThat(scene.after("A burn 2 draw #").hand(Player.A)).hasToString("3,9");
        }

        @Test
        void wrongSeat() {
            dog().refuses("B burn #3", "wrong-seat");
        }
    }
}
