package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Options;
import org.ludex.core.Setup;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.Dealt;
import org.ludex.dog.Deck;
import org.ludex.dog.Player;

/**
 * Cards on a table, whether or not they can lie so. The text is one line:
 *
 * <pre>
 * play A market 3,9,12,... rows A:11,2,joker A2:14 C:13 hands A:2,7,#5 C:#7 pile 5,9 deck #60,5 open #60,5
 * </pre>
 *
 * <ul>
 *   <li>what is due ({@code lay deal give play over}) and a seat: who starts, before the first turn ({@code -} while nobody
 *       knows); then who is to move; after the end, who made the last move;
 *   <li>{@code market}: the thirteen cards, {@code -} before they are laid. A card that had to stay on its own number because
 *       no other was left is written with {@code !};
 *   <li>{@code rows}: whose, the number from 2 on, and the cards; {@code 14} is a finished row; {@code -} when there are none;
 *   <li>{@code hands}: known cards, and {@code #5} for five hidden ones; {@code -} before the deal;
 *   <li>{@code pile}: the discarded cards, in any order, {@code -} for none;
 *   <li>{@code deck}: top first, as far as it is known;
 *   <li>{@code open}: the deck as everybody knows it, when something was openly put under it;
 *   <li>{@code shuffled}: the pile was shuffled for the next entry (before the market: the deck), with the new order if it is
 *       known.
 * </ul>
 *
 * <p>Immutable and thread-safe.
 */
public final class CardsSetup implements Setup<CardsPosition> {

    /**
     * A row as it lies there.
     *
     * @param owner whose row it is
     * @param number the row's number
     * @param cards the cards
     */
    record PlacedRow(Player owner, int number, List<Card> cards) {
        PlacedRow {
            cards = List.copyOf(cards);
        }
    }

    /** What the text says, word for word. */
    record Parts(
            Phase phase,
            Optional<Player> seat,
            List<Card> market,
            List<Integer> staying,
            List<PlacedRow> rows,
            List<Dealt> hands,
            Cards pile,
            Deck deck,
            Deck open,
            boolean shuffled,
            Deck fresh) {}

    private final Table table;
    private final Parts parts;
    private final List<Fault> faults;

    private CardsSetup(Table table, Parts parts) {
        this.table = table;
        this.parts = parts;
        this.faults = new SetupFaults(table, parts).all();
    }

    /**
     * Reads a set-up.
     *
     * @throws InvalidPositionException when the text cannot be read
     */
    static CardsSetup parse(DogCards game, String text, Options options) {
        return new CardsSetup(Table.of(game, options), new SetupReader(text).read());
    }

    @Override
    public List<Fault> faults() {
        return faults;
    }

    @Override
    public CardsPosition position() {
        if (!faults.isEmpty()) {
            throw new InvalidPositionException(faults);
        }
        return new CardsPosition(draft(table, parts));
    }

    /** The position, provided that nothing is wrong. */
    static Draft draft(Table table, Parts parts) {
        Draft draft = new Draft(new CardsPosition(table));
        draft.phase = parts.phase();
        draft.seat = parts.seat();
        draft.market = parts.market().toArray(Card[]::new);
        for (PlacedRow row : parts.rows()) {
            draft.row(Table.slot(row.owner(), row.number()), Row.of(row.cards()));
        }
        for (Dealt hand : parts.hands()) {
            draft.hand(hand.seat(), hand.hand());
        }
        draft.pile = parts.pile();
        draft.deck = parts.deck();
        draft.open = parts.open();
        draft.shuffled = parts.shuffled();
        draft.fresh = parts.fresh();
        draft.unseen = Numbers.TOTAL.minus(known(parts));
        return draft;
    }

    private static Cards known(Parts parts) {
        Cards known =
                Cards.of(parts.market()).plus(parts.pile()).plus(parts.deck().known());
        for (PlacedRow row : parts.rows()) {
            known = known.plus(Cards.of(row.cards()));
        }
        for (Dealt hand : parts.hands()) {
            known = known.plus(hand.hand().known());
        }
        return known;
    }

    static String marketText(Card[] market) {
        List<String> words = new ArrayList<>();
        for (int place = 1; place <= market.length; place++) {
            Card card = market[place - 1];
            words.add(card + (card == Numbers.kind(place) ? "!" : ""));
        }
        return words.isEmpty() ? "-" : String.join(",", words);
    }

    static String rowsText(Row[] rows) {
        List<String> words = new ArrayList<>();
        for (int slot = 0; slot < rows.length; slot++) {
            if (!rows[slot].isEmpty()) {
                String number = Table.number(slot) == 1 ? "" : "" + Table.number(slot);
                words.add(Table.owner(slot) + number + ":" + rows[slot]);
            }
        }
        return words.isEmpty() ? "-" : words.stream().collect(Collectors.joining(" "));
    }
}
