package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ludex.core.picture.Picture;
import org.ludex.dog.Card;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;

/** Pictures of the table: market, rows, hands, pile and deck, as far as they are known. */
final class CardsPicture {

    /**
     * What the last move changed.
     *
     * @param move the move, if there was one
     * @param places the changed places of the market
     * @param slots the changed rows
     */
    record Marks(Optional<CardsMove> move, List<Integer> places, List<Integer> slots) {}

    private static final Marks NONE = new Marks(Optional.empty(), List.of(), List.of());

    private CardsPicture() {}

    static Picture of(CardsPosition position) {
        return new Picture(new TextTable(position, NONE).text(), new SvgTable(position, NONE).drawing());
    }

    static Picture after(CardsPosition before, CardsMove move, CardsPosition after) {
        List<Integer> places = new ArrayList<>();
        for (int place = 1; place <= after.market.length; place++) {
            if ((before.market.length > 0 && before.market[place - 1] != after.market[place - 1])
                    || bought(move) == place) {
                places.add(place);
            }
        }
        List<Integer> slots = new ArrayList<>();
        for (int slot = 0; slot < after.rows.length; slot++) {
            if (!before.rows[slot].equals(after.rows[slot])) {
                slots.add(slot);
            }
        }
        Marks marks = new Marks(Optional.of(move), places, slots);
        return new Picture(new TextTable(after, marks).text(), new SvgTable(after, marks).drawing());
    }

    /** The place bought, also when an equal card took its place; 0 for none. */
    private static int bought(CardsMove move) {
        if (move instanceof CardsMove.Buy buy) {
            return buy.place();
        }
        return move instanceof CardsMove.FourBuy buy ? buy.place() : 0;
    }

    static String due(CardsPosition position) {
        return switch (position.phase) {
            case LAY -> "the market is to be laid";
            case DEAL -> "the hands are to be dealt";
            case GIVE -> "partners are to exchange a card";
            case PLAY -> position.seat.map(Player::id).orElse("") + " to move";
            case OVER ->
                position.seat.stream()
                        .flatMap(seat -> position.table.seating().side(seat).stream())
                        .map(Player::id)
                        .collect(Collectors.joining(" and ", "won by ", ""));
        };
    }

    /** The cards of a hand, hidden ones as {@code #}. */
    static List<String> faces(Hand hand) {
        List<String> faces = new ArrayList<>();
        hand.known().list().forEach(card -> faces.add(card.toString()));
        for (int count = 0; count < hand.hidden(); count++) {
            faces.add("#");
        }
        return faces;
    }

    /** The pile by kinds: {@code 3 x 5, 2 x 9}. */
    static String pile(CardsPosition position) {
        if (position.pile.isEmpty()) {
            return "empty";
        }
        return position.pile.kinds().stream()
                .map(kind -> position.pile.count(kind) + " x " + label(kind))
                .collect(Collectors.joining(", "));
    }

    /** The rows that a table has places for, by seat and number. */
    static List<Integer> slots(CardsPosition position) {
        List<Integer> slots = new ArrayList<>();
        for (Player player : position.table.seating().players()) {
            for (int number = 1; number <= position.table.rowsEach(); number++) {
                slots.add(Table.slot(player, number));
            }
        }
        return slots;
    }

    static String deckLine(CardsPosition position) {
        String open =
                position.open.hidden() < position.open.size() ? ", openly put under it: " + position.open.known() : "";
        return position.deck.size() + " cards" + open + (position.shuffled ? ", freshly shuffled" : "");
    }

    /** The word of a card, short enough for a small card. */
    static String label(Card card) {
        return card == Card.ONE_ELEVEN ? "1/11" : card.toString();
    }
}
