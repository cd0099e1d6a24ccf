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
        int stay = chain(65, 32, 115, 116, 97, 121);
        assertThat(new DogMove.Stay(Player.A).hashCode()).isEqualTo(stay);
        // "B -": 66, 32, 45.
        assertThat(new MenschMove.Stay(Player.B)).hasToString("B -");
        assertThat(new MenschMove.Stay(Player.B).hashCode()).isEqualTo(chain(66, 32, 45));
        List<Step> steps = List.of(new Step(Player.A, Cell.track(60), Cell.house(4)));
        DogMove go = new DogMove.Go(Player.A, Card.JOKER, Optional.of(Card.EIGHT), steps, After.NOTHING);
        assertThat(go.hashCode()).isEqualTo(ofText("A joker=8 60>h4"));
        assertThat(new CardsMove.Draw(Player.C, CardFace.of(Card.THIEF)).hashCode())
                .isEqualTo(ofText("C draw thief"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"mensch", "dog", "dog-royal", "black-dog", "dog-cards"})
    void soHasEveryMoveOfAGame(String game) {
        List<? extends Move> moves =
                Playout.from(Games.find(game).orElseThrow().start(), 4, 900).moves();
        assertThat(moves)
                .hasSizeGreaterThan(100)
                .allSatisfy(move -> assertThat(move.hashCode()).isEqualTo(ofText(move)));
    }

    /** Each part is added to 31 times what came before, in whole numbers that run over. */
    private static int chain(int... parts) {
        int hash = 0;
        for (int part : parts) {
            hash = hash * 31 + part;
        }
        return hash;
    }

    /** The same for a list or an array, which begins with 1: here with as many elements, all with the same hash code. */
    private static int list(int count, int element) {
        int hash = 1;
        for (int index = 0; index < count; index++) {
            hash = hash * 31 + element;
        }
        return hash;
    }

    /** No piece is on the board and no dog: the board's number is 31 * -1, and its hash code that of a long. */
    private static final int EMPTY_BOARD = (int) (-31L ^ (-31L >>> 32));

    /** Four empty hands, no gifts, and no knowledge, which is an array without elements. */
    private static int noHands() {
        return chain(list(4, 0), list(4, 0), list(0, 0));
    }

    @Test
    void menschBeforeTheFirstRoll() {
        // The board, then -1 for nobody's turn, then 0 for no roll.
        assertThat(Mensch.GAME.start().hashCode()).isEqualTo(chain(EMPTY_BOARD, -1, 0));
    }

    @Test
    void dogBeforeTheFirstDeal() {
        // An empty pile and 110 cards in the deck; round 1, A's place, nobody leads (-1), no cell was reached (-1).
        assertThat(Dog.GAME.start().hashCode()).isEqualTo(chain(EMPTY_BOARD, noHands(), 0, 110, 1, -1, -1));
    }

    @Test
    void cardsBeforeTheMarket() {
        // No hands, eight empty rows, an empty pile, the market before it is laid, hidden cards in the deck (-1 each),
        // and
        // nothing laid aside.
        int deck = list(DogCards.GAME.start().deck().size(), -1);
        assertThat(DogCards.GAME.start().hashCode()).isEqualTo(chain(noHands(), list(8, 0), 0, list(0, 0), deck, 0));
    }
}
