package org.ludex.dog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Games;
import org.ludex.core.Move;
import org.ludex.core.Playout;
import org.ludex.dog.cards.CardsMove;
import org.ludex.dog.cards.DogCards;
import org.ludex.dog.classic.Dog;
import org.ludex.dog.mensch.Mensch;
import org.ludex.dog.mensch.MenschMove;

/**
 * Hash codes must not change from one virtual machine to the next, as those of enum constants do. What is expected here
 * is worked out from the documented formulas, by hand or by slow code of the test's own.
 */
@DisplayName("Hash codes are the same everywhere")
class HashCodesTest {

    /** The polynomial that {@link String#hashCode} documents. */
    private static int ofText(Object value) {
        int hash = 0;
        for (char letter : value.toString().toCharArray()) {
            hash = 31 * hash + letter;
        }
        return hash;
    }

    @Test
    void aMoveHasTheHashCodeOfItsText() {
        // "A stay": 65, 32, 115, 116, 97, 121.
        int stay = ((((65 * 31 + 32) * 31 + 115) * 31 + 116) * 31 + 97) * 31 + 121;
        assertThat(new DogMove.Stay(Player.A)).hasHashCode(stay);
        // "B -": 66, 32, 45.
        assertThat(new MenschMove.Stay(Player.B)).hasToString("B -").hasHashCode((66 * 31 + 32) * 31 + 45);
        assertThat(new DogMove.Go(
                        Player.A,
                        Card.JOKER,
                        Optional.of(Card.EIGHT),
                        List.of(new Step(Player.A, Cell.track(60), Cell.house(4))),
                        After.NOTHING))
                .hasHashCode(ofText("A joker=8 60>h4"));
        assertThat(new CardsMove.Draw(Player.C, CardFace.of(Card.THIEF))).hasHashCode(ofText("C draw thief"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"mensch", "dog", "dog-royal", "black-dog", "dog-cards"})
    void soHasEveryMoveOfAGame(String game) {
        List<? extends Move> moves =
                Playout.from(Games.find(game).orElseThrow().start(), 4, 900).moves();
        assertThat(moves)
                .hasSizeGreaterThan(100)
                .allSatisfy(move -> assertThat(move).hasHashCode(ofText(move)));
    }

    /** No piece is on the board and no dog: the board's number is 31 * -1, and its hash code that of a long. */
    private static final int EMPTY_BOARD = (int) (-31L ^ (-31L >>> 32));

    /** A list or an array of four things whose hash codes are 0. */
    private static final int FOUR_ZEROS = 31 * 31 * 31 * 31;

    /** Four empty hands, no gifts, and no knowledge, which is an array without elements. */
    private static final int NO_HANDS = (FOUR_ZEROS * 31 + FOUR_ZEROS) * 31 + 1;

    @Test
    void menschBeforeTheFirstRoll() {
        // The board, then -1 for nobody's turn, then 0 for no roll.
        assertThat(Mensch.GAME.start()).hasHashCode((EMPTY_BOARD * 31 - 1) * 31);
    }

    @Test
    void dogBeforeTheFirstDeal() {
        int hash = EMPTY_BOARD * 31 + NO_HANDS;
        // An empty pile and 110 cards in the deck; round 1, A's place, nobody leads, no cell was reached.
        hash = (hash * 31) * 31 + 110;
        assertThat(Dog.GAME.start()).hasHashCode(((hash * 31 + 1) * 31 - 1) * 31 - 1);
    }

    @Test
    void cardsBeforeTheMarket() {
        // Eight empty rows.
        int rows = 1;
        for (int row = 0; row < 8; row++) {
            rows = 31 * rows;
        }
        // The market before it is laid is an array without elements; a deck is a list of -1 for each hidden card.
        int deck = 1;
        for (int card = 0; card < DogCards.GAME.start().deck().size(); card++) {
            deck = 31 * deck - 1;
        }
        int hash = ((NO_HANDS * 31 + rows) * 31) * 31 + 1;
        assertThat(DogCards.GAME.start()).hasHashCode((hash * 31 + deck) * 31);
    }
}
