package org.ludex.dog.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Outcome;
import org.ludex.core.Viewer;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.Player;
import org.ludex.dog.TableRule;

/** What a seat may do, rule by rule, and how the game is won. */
class ActionRulesTest {

    private static final String ROW13 = "11,2,3,4,5,6,7,8,9,10,joker,12,13";

    private static List<String> texts(CardsPosition position) {
        return position.legalMoves().stream().map(CardsMove::toString).toList();
    }

    @Nested
    @DisplayName("C4: rows go up from a start card to 14")
    class C4 {

        @Test
        void aRowBeginsWithAStartCardOrAJoker() {
            Laid table = Laid.two().hands("A:11,13,joker,2,14,thief,5 C:#7");
            for (String card : List.of("11", "13", "joker")) {
                assertThat(table.after("A row " + card + " draw #")
                                .row(Player.A, 1)
                                .toString())
                        .isEqualTo(card);
            }
            for (String card : List.of("2", "14", "thief", "5")) {
                table.refuses("A row " + card + " draw #", CardsRule.C4);
            }
        }

        @Test
        void itGoesUpWithoutGaps() {
            Laid table = Laid.two().rows("A:13,2,3").hands("A:4,5,11,13,joker,#2 C:#7");
            assertThat(table.after("A row 4 draw #").row(Player.A, 1).toString())
                    .isEqualTo("13,2,3,4");
            assertThat(table.after("A row joker draw #").row(Player.A, 1).toString())
                    .isEqualTo("13,2,3,joker");
            table.refuses("A row 5 draw #", CardsRule.C4);
            table.refuses("A row 11 draw #", CardsRule.C4);
            table.refuses("A row 13 draw #", CardsRule.C4);
        }

        @Test
        void elevenAndThirteenServeTwice() {
            Laid table = Laid.two()
                    .rows("A:11,2,3,4,5,6,7,8,9,10 A2:11,2,3,4,5,6,7,8,9,10,11,12")
                    .hands("A:11,13,#5 C:#7");
            table.after("A row 11 draw #");
            table.after("A row2 13 draw #");
            table.refuses("A row 13 draw #", CardsRule.C4);
            table.refuses("A row2 11 draw #", CardsRule.C4);
        }

        @Test
        void aJokerIsNeverTheFourteen() {
            Laid.two().rows("A:" + ROW13).hands("A:joker,14,#5 C:#7").refuses("A row joker draw #", CardsRule.C4);
        }

        @Test
        void aCardIsDrawnAfterwards() {
            Laid table = Laid.two().hands("A:11,#6 C:#7");
            assertThat(table.after("A row 11 draw 5").hand(Player.A).toString()).isEqualTo("5,#6");
            assertThat(table.after("A row 11 draw #").hand(Player.A).toString()).isEqualTo("#7");
            table.refuses("A row 11", CardsRule.C4);
        }
    }

    @Nested
    @DisplayName("C5: buying from the market")
    class C5 {

        private final Laid table = Laid.two().hands("A:11,13,joker,14,thief,4,9 C:#7");

        @Test
        void aCardBuysItsNumber() {
            CardsPosition after = table.after("A buy 9@9=10 refill 2");
            assertThat(after.hand(Player.A).known().contains(Card.TEN)).isTrue();
            assertThat(after.hand(Player.A).size()).isEqualTo(7);
            assertThat(after.pile().toString()).isEqualTo("9");
            table.refuses("A buy 9@8=9 refill 2", CardsRule.C5);
        }

        @Test
        void elevenBuysTwoPlacesThirteenOneTheJokerAll() {
            table.after("A buy 11@1=2 refill 2");
            table.after("A buy 11@11=12 refill 2");
            table.after("A buy 13@13=14 refill 2");
            table.refuses("A buy 13@1=2 refill 3", CardsRule.C5);
            for (int place = 1; place <= 13; place++) {
                Card there = table.position().market().at(place).orElseThrow();
                table.after("A buy joker@" + place + "=" + there + " refill thief");
            }
        }

        @Test
        void fourteenAndThiefBuyNothing() {
            table.refuses("A buy 14@13=14 refill 2", CardsRule.C5);
            table.refuses("A buy thief@2=3 refill 4", CardsRule.C5);
            table.refuses("A buy joker@14=2 refill 2", CardsRule.C5);
            table.refuses("A buy joker@0=2 refill 2", CardsRule.C5);
        }

        @Test
        void theCardThatLiesThereIsTaken() {
            table.refuses("A buy 9@9=2 refill 2", CardsRule.C5);
        }

        @Test
        void nothingIsDrawn() {
            table.refuses("A buy 9@9=10 refill 2 draw #", CardsRule.C5);
        }
    }

    @Nested
    @DisplayName("C6: the 4, the 7, the thief and the 14")
    class C6 {

        @Test
        void aFourBuysOnTheFirstEightPlaces() {
            Laid table = Laid.two().hands("A:4,#6 C:#7");
            for (int place = 1; place <= 8; place++) {
                Card there = table.position().market().at(place).orElseThrow();
                assertThat(table.after("A 4 buy " + place + "=" + there + " refill thief")
                                .hand(Player.A)
                                .known()
                                .contains(there))
                        .isTrue();
            }
            table.refuses("A 4 buy 9=10 refill thief", CardsRule.C6);
            table.refuses("A 4 buy 0=10 refill thief", CardsRule.C6);
            table.refuses("A 4 buy 7=9 refill thief", CardsRule.C6);
            table.refuses("A 4 buy 7=8 refill thief draw #", CardsRule.C6);
            assertThat(table.after("A 4 buy 4=5 refill 9")).isEqualTo(table.after("A buy 4@4=5 refill 9"));
        }

        @Test
        void aSevenTakesOneOfSeven() {
            Laid table = Laid.two().hands("A:7,#6 C:#7").top("5,2,9,5,3,3,8,6");
            CardsPosition first = table.after("A 7 look 5,2,9,5,3,3,8 take 5");
            assertThat(first.deck().toString()).startsWith("2,9,5,3,3,8,6,#");
            CardsPosition fourth = table.after("A 7 look 5,2,9,5,3,3,8 take 5@4");
            assertThat(fourth.deck().toString()).startsWith("5,2,9,3,3,8,6,#");
            assertThat(fourth.hand(Player.A).toString()).isEqualTo("5,#6");
            assertThat(fourth.pile().toString()).isEqualTo("7");
            assertThat(texts(table.position())).contains("A 7 look");
            assertThat(texts(Laid.moves(table.position(), "A 7 look", "A look 5,2,9,5,3,3,8")))
                    .containsExactly("A take 5", "A take 2", "A take 9", "A take 5@4", "A take 3", "A take 8");
            assertThat(table.after("A 7 look 5,2,9,5,3,3,8 take 3@6"))
                    .isEqualTo(table.after("A 7 look #,#,#,#,#,#,# take 3"));
            table.refuses("A 7 look 5,2,9,5,3,3,8 take 6", CardsRule.C6);
            table.refuses("A 7 look 5,2,9,5,3,3,8 take 5@3", CardsRule.C6);
            table.refuses("A 7 look 5,2,9,5,3,3,8 take 6@8", CardsRule.C6);
            assertThat(table.persian("A 7 look 5,2,9,5,3,3,8 take joker"))
                    .isEqualTo("کارت جوکر در میان آن هفت کارت نیست.");
            assertThat(table.persian("A 7 look 5,2,9,5,3,3,8 take joker@2"))
                    .isEqualTo("کارت جوکر در جای ۲ از آن هفت کارت نیست.");
            table.refuses("A 7 look 5,2,9,5,3,3 take 5", CardsRule.C6);
            table.refuses("A 7 look 5,2,9,5,3,3,9 take 5", TableRule.DECK_ORDER);
            table.refuses("A 7 look 5,2,9,5,3,3,8 take 5 draw #", CardsRule.C6);
        }

        @Test
        void whatIsNotToldOfASevenStaysHidden() {
            CardsPosition hidden = Laid.two().after("A 7 look #,#,#,#,#,#,# take #");
            assertThat(hidden.hand(Player.A).toString()).isEqualTo("#7");
            CardsPosition seen = Laid.two().after("A 7 look 5,2,9,5,3,3,8 take 9");
            assertThat(seen.deck().toString()).startsWith("5,2,5,3,3,8,#");
            assertThat(seen.view(Viewer.spectator()).deck().known().isEmpty()).isTrue();
            CardsPosition unsure = Laid.two().top("5,5,5,2,9").after("A 7 look #,#,#,#,#,#,# take #");
            assertThat(unsure.deck().toString()).startsWith("5,5,#");
            CardsPosition placed = Laid.two().top("5,5,5,2,9").after("A 7 look #,#,#,#,#,#,# take #@4");
            assertThat(placed.hand(Player.A).toString()).isEqualTo("2,#6");
        }

        @Test
        void aThiefTakesTheLastCardOfAnothersRow() {
            Laid table = Laid.three().rows("A:11,2 B:13,2,joker B2:14 C2:11").hands("A:thief,#6 B:#7 C:#7");
            CardsPosition after = table.after("A thief B=joker");
            assertThat(after.row(Player.B, 1).toString()).isEqualTo("13,2");
            assertThat(after.hand(Player.A).toString()).isEqualTo("joker,#6");
            assertThat(table.after("A thief C2=11").row(Player.C, 2).isEmpty()).isTrue();
            table.refuses("A thief B=2", CardsRule.C6);
            table.refuses("A thief A=2", CardsRule.C6);
            table.refuses("A thief B2=14", CardsRule.C6);
            table.refuses("A thief C=11", CardsRule.C6);
            table.refuses("A thief B3=11", CardsRule.C6);
            table.refuses("A thief B=joker draw #", CardsRule.C6);
        }

        @Test
        void evenFromThePartner() {
            Laid.four().rows("C:11,2").after("A thief C=2");
        }

        @Test
        void aFourteenTakesFromThePile() {
            Laid table = Laid.two().hands("A:14,#6 C:#7").pile("8,14");
            CardsPosition after = table.after("A 14 take 8");
            assertThat(after.hand(Player.A).toString()).isEqualTo("8,#6");
            assertThat(after.pile().toString()).isEqualTo("14,14");
            table.after("A 14 take 14");
            table.refuses("A 14 take 9", CardsRule.C6);
            Laid.two().hands("A:14,#6 C:#7").refuses("A 14 take 14", CardsRule.C6);
        }

        @Test
        void aJokerHasNoFunctionAndOtherCardsNotThese() {
            Laid table = Laid.two().rows("C:11").hands("A:joker,5,#5 C:#7").pile("8");
            table.refuses("A joker=14 take 8", CardsRule.C6);
            table.refuses("A joker=4 buy 7=8 refill 2", CardsRule.C6);
            table.refuses("A joker=7 look #,#,#,#,#,#,# take #", CardsRule.C6);
            table.refuses("A joker=thief C=11", CardsRule.C6);
            table.refuses("A 5 take 8", CardsRule.C6);
        }
    }

    @Nested
    @DisplayName("C7: a joker in a row is exchanged for the right card")
    class C7 {

        private final Laid table = Laid.two()
                .rows("A:11,joker C:joker,2,3,joker,5,6,7,8,9,10,joker C2:joker")
                .hands("A:2,4,11,13,joker,9,3 C:#7");

        @Test
        void anybodyTakesItFromAnyRow() {
            CardsPosition after = table.after("A exchange 4@C");
            assertThat(after.row(Player.C, 1).toString()).isEqualTo("joker,2,3,4,5,6,7,8,9,10,joker");
            assertThat(after.hand(Player.A).known().count(Card.JOKER)).isEqualTo(2);
            assertThat(after.pile().isEmpty()).isTrue();
            assertThat(table.after("A exchange 2@A").row(Player.A, 1).toString())
                    .isEqualTo("11,2");
            assertThat(table.after("A exchange 13@C2").row(Player.C, 2).toString())
                    .isEqualTo("13");
        }

        @Test
        void whereTwoFitOneIsNamed() {
            table.refuses("A exchange 11@C", CardsRule.C7);
            assertThat(table.after("A exchange 11@C=1").row(Player.C, 1).toString())
                    .startsWith("11,2");
            assertThat(table.after("A exchange 11@C=11").row(Player.C, 1).toString())
                    .endsWith("10,11");
            assertThat(table.after("A exchange 4@C=4")).isEqualTo(table.after("A exchange 4@C"));
            assertThat(texts(table.position()))
                    .contains("A exchange 11@C=1", "A exchange 11@C=11", "A exchange 13@C", "A exchange 11@C2");
        }

        @Test
        void onlyTheRightCardAndNothingIsDrawn() {
            table.refuses("A exchange 3@C", CardsRule.C7);
            table.refuses("A exchange 9@A", CardsRule.C7);
            table.refuses("A exchange joker@C", CardsRule.C7);
            table.refuses("A exchange 4@C=5", CardsRule.C7);
            table.refuses("A exchange 4@C3", CardsRule.C7);
            table.refuses("A exchange 4@C draw #", CardsRule.C7);
        }

        @Test
        void inTheBooksExampleTheFourAndTheSixAreMissing() {
            Laid row = Laid.two().rows("C:11,2,3,joker,5,joker,7").hands("A:4,6,5,#4 C:#7");
            row.after("A exchange 4@C");
            row.after("A exchange 6@C");
            row.refuses("A exchange 5@C", CardsRule.C7);
        }
    }

    @Nested
    @DisplayName("C8: discard one, draw one")
    class C8 {

        @Test
        void theCardGoesToThePile() {
            Laid table = Laid.two().hands("A:9,#6 C:#7").top("12");
            CardsPosition after = table.after("A drop 9 draw 12");
            assertThat(after.pile().toString()).isEqualTo("9");
            assertThat(after.hand(Player.A).toString()).isEqualTo("12,#6");
            assertThat(table.after("A drop 9 draw #")).isEqualTo(after);
            table.refuses("A drop 9", CardsRule.C8);
        }
    }

    @Nested
    @DisplayName("C9: a finished row leaves its 14")
    class C9 {

        @Test
        void theOtherCardsAreDiscarded() {
            CardsPosition after =
                    Laid.two().rows("A:" + ROW13).hands("A:14,#6 C:#7").after("A row 14 draw #");
            assertThat(after.row(Player.A, 1)).isEqualTo(Row.FINISHED);
            assertThat(after.pile()).isEqualTo(Cards.parse(ROW13));
            assertThat(after.outcome().isOpen()).isTrue();
        }

        @Test
        void nobodyTouchesIt() {
            Laid table = Laid.two().rows("A:14 C:14").hands("A:11,4,thief,#4 C:#7");
            table.refuses("A row 11 draw #", CardsRule.C9);
            table.refuses("A exchange 4@C", CardsRule.C9);
            table.refuses("A thief C=14", CardsRule.C6);
            Laid.four().rows("B:14").refuses("A exchange 4@B", CardsRule.C10);
        }
    }

    @Nested
    @DisplayName("C10: two rows each, or one each for four in pairs")
    class C10 {

        @Test
        void rowsKeepTheirNumbers() {
            Laid table = Laid.two().hands("A:11,13,#5 C:#7");
            table.refuses("A row2 11 draw #", CardsRule.C10);
            table.refuses("A row3 11 draw #", CardsRule.C10);
            table.refuses("A row0 11 draw #", CardsRule.C10);
            table.refuses("A row C 11 draw #", CardsRule.C10);
            CardsPosition second = Laid.play(table.after("A row 11 draw #", "C drop 9 draw #"), "A row2 13 draw #");
            CardsPosition stolen = Laid.play(second, "C thief A=11", "A row2 2 draw #");
            assertThat(stolen.row(Player.A, 1).isEmpty()).isTrue();
            assertThat(stolen.row(Player.A, 2).toString()).isEqualTo("13,2");
            assertThat(Laid.play(stolen, "C drop 9 draw #", "A row joker draw #")
                            .row(Player.A, 1)
                            .toString())
                    .isEqualTo("joker");
        }

        @Test
        void theSecondFinishedRowWinsAndNothingIsDrawn() {
            Laid table = Laid.two().rows("A:14 A2:" + ROW13).hands("A:14,#6 C:#7");
            table.refuses("A row2 14 draw #", CardsRule.C10);
            CardsPosition end = table.after("A row2 14");
            assertThat(end.outcome()).isEqualTo(Outcome.won(Player.A, CardsRule.C10));
            assertThat(end.hand(Player.A).size()).isEqualTo(6);
            assertThat(texts(table.position())).contains("A row2 14");
            assertThat((Object) Laid.GAME.position(end.text(), end.options())).isEqualTo(end);
            Laid.refuses(end, "C drop 9 draw #", TableRule.AFTER_END);
        }

        @Test
        void fourPlayersHelpThePartner() {
            Laid table = Laid.four().rows("C:11,2").hands("A:3,11,13,#2 B:#5 C:#5 D:#5");
            assertThat(table.after("A row C 3 draw #").row(Player.C, 1).toString())
                    .isEqualTo("11,2,3");
            table.after("A row 11 draw #");
            table.refuses("A row B 11 draw #", CardsRule.C10);
            table.refuses("A row2 11 draw #", CardsRule.C10);
            assertThat(Laid.four().after("A row C 13 draw #").row(Player.C, 1).toString())
                    .isEqualTo("13");
        }

        @Test
        void withTheOwnRowFinishedOnlyThePartners() {
            Laid table = Laid.four().rows("A:14 C:11").hands("A:2,11,#3 B:#5 C:#5 D:#5");
            table.refuses("A row 11 draw #", CardsRule.C10);
            table.after("A row C 2 draw #");
        }

        @Test
        void thePairWinsWithBothRows() {
            Laid table = Laid.four().rows("A:14 C:" + ROW13).hands("A:14,#4 B:#5 C:#5 D:#5");
            CardsPosition end = table.after("A row C 14");
            assertThat(end.outcome()).isEqualTo(Outcome.won(List.of(Player.A, Player.C), CardsRule.C10));
            assertThat(Laid.four()
                            .rows("A:" + ROW13)
                            .after("A row 14 draw #")
                            .outcome()
                            .isOpen())
                    .isTrue();
            assertThat((Object) Laid.GAME.position(end.text(), end.options())).isEqualTo(end);
        }

        @Test
        void partnersExchangeOneCard() {
            Laid table = Laid.four().turn("give B").hands("A:13,#4 B:2,3,4,5,6 C:#5 D:#5");
            CardsPosition after = table.after("give A>C:13 C>A:# B>D:# D>B:14");
            assertThat(after.turn().seat()).contains(Player.B);
            assertThat(after.hand(Player.A).toString()).isEqualTo("#5");
            assertThat(after.hand(Player.B).toString()).isEqualTo("14,#4");
            assertThat(after.hand(Player.C).toString()).isEqualTo("13,#4");
            assertThat(table.after("give")).isEqualTo(table.after("give A>C:#"));
            table.refuses("give A>B:13", CardsRule.C10);
            table.refuses("give A>C:13 A>C:13", CardsRule.C10);
            table.refuses("give B>D:14", TableRule.NOT_HELD);
        }
    }
}
