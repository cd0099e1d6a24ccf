package org.ludex.dog.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.dog.Phase;

/**
 * How many decisions a seat has, and how many entries of a record they can become: a buy becomes one for each way in which
 * the market may be filled again, a 7 one for each card that can be taken. A draw adds nothing, since a record may leave the
 * drawn card hidden.
 */
class CardsCountsTest {

    private static final String ROW13 = "11,2,3,joker,5,6,7,8,9,10,joker,12,13";

    private static final Laid TWO = Laid.two()
            .hands("A:11,4,5,7,14,joker,thief C:#7")
            .rows("A:11,2 C:" + ROW13)
            .pile("8,9,9");

    /** How many entries a turn that has begun can become. */
    private static long entries(CardsPosition position) {
        return switch (position.phase()) {
            case REFILL ->
                position.legalMoves().stream()
                        .mapToLong(move -> entries(position.play(move)))
                        .sum();
            case LOOK ->
                position.play(new CardsMove.Look(
                                position.table().player(), position.deck().top(7)))
                        .legalMoveCount();
            default -> 1;
        };
    }

    private static long allEntries(CardsPosition position) {
        return position.legalMoves().stream()
                .mapToLong(move -> entries(position.play(move)))
                .sum();
    }

    private static void counts(CardsPosition position, int decisions, int entries) {
        assertThat(position.legalMoveCount()).isEqualTo(decisions);
        assertThat(allEntries(position)).isEqualTo(entries);
    }

    @Test
    @DisplayName("41 decisions, 25 of them buys, become 2158 entries while the deck is hidden")
    void hiddenDeck() {
        counts(TWO.position(), 41, 2158);
        List<CardsMove> buys = TWO.position().legalMoves().stream()
                .filter(move -> move instanceof CardsMove.Buy || move instanceof CardsMove.FourBuy)
                .toList();
        assertThat(buys).hasSize(25);
        assertThat(buys.stream()
                        .mapToLong(move -> entries(TWO.position().play(move)))
                        .sum())
                .isEqualTo(2142);
    }

    @Test
    @DisplayName("the same 41 become 45 where the top of the deck is known: a 7 can take five different cards")
    void knownDeck() {
        CardsPosition known = Laid.two()
                .hands("A:11,4,5,7,14,joker,thief C:#7")
                .rows("A:11,2 C:" + ROW13)
                .pile("8,9,9")
                .top("5,5,2,9,2,2,8,10")
                .position();
        counts(known, 41, 45);
        assertThat(entries(Laid.moves(known, "A 7 look"))).isEqualTo(5);
    }

    @Test
    @DisplayName("a hidden hand has every kind of card")
    void hiddenHand() {
        counts(Laid.three().rows("A:" + ROW13 + " B:joker C2:13").position(), 59, 3078);
    }

    @Test
    @DisplayName("partners lay on each other's rows")
    void partners() {
        Laid table = Laid.four().hands("A:4,13,14,joker,3 B:#5 C:#5 D:#5").rows("A:" + ROW13 + " C:11,2 D:joker");
        counts(table.position(), 33, 2124);
    }

    @Test
    @DisplayName("a draw and a card turned up have one event for each kind that may come")
    void events() {
        CardsPosition bought = Laid.moves(TWO.position(), "A buy 5@5=6");
        assertThat(bought.phase()).isEqualTo(Phase.REFILL);
        assertThat(bought.legalMoveCount()).isEqualTo(15);
        CardsPosition dropped = Laid.moves(TWO.position(), "A drop 5");
        assertThat(dropped.phase()).isEqualTo(Phase.DRAW);
        assertThat(dropped.legalMoveCount()).isEqualTo(15);
    }
}
