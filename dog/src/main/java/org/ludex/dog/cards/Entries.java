package org.ludex.dog.cards;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Deck;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;

/**
 * The entries of the seat to move, each packed into a number until somebody asks for the move itself. Used once and thrown
 * away.
 */
final class Entries {

    private static final int LAY = 0;
    private static final int BUY = 1;
    private static final int FOUR_BUY = 2;
    private static final int LOOK = 3;
    private static final int STEAL = 4;
    private static final int TAKE = 5;
    private static final int EXCHANGE = 6;
    private static final int DROP = 7;

    private static final int KINDS = Card.values().length;

    /** Where it is not known which of seven hidden cards a 7 took. */
    private static final int ANYWHERE = 15;

    private final CardsPosition position;
    private final Player seat;
    private final Hand hand;
    /** What entries draw from: the deck, with the shuffled pile under it. */
    private final Deck stack;
    /** What may lie in the hidden places of the stack, and of hidden hands. */
    private final Cards unseen;

    private int[] codes = new int[64];
    private int count;
    /** Entries that cannot be made before the pile is shuffled. */
    private int[] waiting = new int[16];

    private int waitingCount;

    Entries(CardsPosition position) {
        this.position = position;
        this.seat = position.seat.orElseThrow();
        this.hand = position.hands[seat.index()];
        if (position.shuffled) {
            Deck fresh = position.fresh.isEmpty() ? Deck.ofHidden(position.pile.size()) : position.fresh;
            stack = position.deck.over(fresh);
            unseen = isPlain() ? position.unseen.plus(position.pile.minus(fresh.known())) : position.unseen;
        } else {
            stack = position.deck;
            unseen = position.unseen;
        }
        for (int index = 0; index < KINDS; index++) {
            Card card = Card.at(index);
            if (hand.known().contains(card) || (hand.hidden() > 0 && position.unseen.contains(card))) {
                list(card);
            }
        }
    }

    /** Whether the shuffled cards, if any, are those of the pile alone, without a row that is about to be finished. */
    private boolean isPlain() {
        return position.fresh.isEmpty() || position.fresh.size() == position.pile.size();
    }

    int count() {
        return count;
    }

    List<CardsMove> moves() {
        CardsMove[] moves = new CardsMove[count];
        for (int index = 0; index < count; index++) {
            moves[index] = move(codes[index]);
        }
        return List.of(moves);
    }

    /** One of the entries; where it cannot be made before a shuffle, the shuffle. */
    CardsMove sample(RandomGenerator random) {
        int chosen = random.nextInt(count + waitingCount);
        if (chosen < count) {
            return move(codes[chosen]);
        }
        int code = waiting[chosen - count];
        boolean finishes = kind(code) == LAY && position.rows[first(code)].length() == Numbers.PLACES;
        Cards cards = finishes ? new Shuffling(position).withRow(first(code)) : position.pile;
        return new CardsMove.Shuffle(Optional.empty(), Dealer.shuffled(cards, random));
    }

    private void list(Card card) {
        lays(card);
        buys(card);
        switch (card) {
            case FOUR -> {
                for (int place = 1; place <= 8; place++) {
                    if (place != 4) {
                        buy(FOUR_BUY, card, place);
                    }
                }
            }
            case SEVEN -> looks();
            case THIEF -> steals();
            case FOURTEEN -> takes();
            default -> {
                // no function
            }
        }
        exchanges(card);
        if (isPlain()) {
            add(code(DROP, card, 0, 0, 0), position.deck.isEmpty());
        }
    }

    private void lays(Card card) {
        lays(card, seat);
        if (position.table.seating().inPairs()) {
            lays(card, seat.opposite());
        }
    }

    private void lays(Card card, Player owner) {
        for (int number = 1; number <= position.table.rowsEach(); number++) {
            int slot = Table.slot(owner, number);
            Row row = position.rows[slot];
            boolean lowest = !row.isEmpty() || number == 1 || !position.rows[slot - 1].isEmpty();
            if (lowest && row.takes(card)) {
                lay(card, slot, row);
            }
        }
    }

    private void lay(Card card, int slot, Row row) {
        boolean finishes = row.length() == Numbers.PLACES;
        boolean needed = position.deck.isEmpty() && !(finishes && Acting.wins(position.table, position.rows, slot));
        boolean fits = position.fresh.isEmpty()
                || (finishes
                        ? Shuffling.judge(position.fresh, new Shuffling(position).withRow(slot))
                                .isPlayable()
                        : isPlain());
        if (fits || !needed) {
            add(code(LAY, card, slot, 0, 0), needed);
        }
    }

    private void buys(Card card) {
        for (int place = 1; place <= Numbers.PLACES; place++) {
            if (Numbers.buys(card, place)) {
                buy(BUY, card, place);
            }
        }
    }

    /** All ways in which the hole may be filled. */
    private void buy(int kind, Card card, int place) {
        if (!isPlain()) {
            return;
        }
        Card refused = Numbers.kind(place);
        int left = unseen(refused, card);
        boolean certain = true;
        for (int under = 0; under < stack.size(); under++) {
            CardFace face = stack.at(under);
            boolean needed = under >= position.deck.size();
            if (face.isHidden()) {
                certain = false;
                fill(kind, card, place, under, needed);
                if (left == 0) {
                    return;
                }
                left--;
            } else if (!face.equals(CardFace.of(refused))) {
                int refill = face.card().orElseThrow().index();
                add(code(kind, card, place, refill, under), needed);
                return;
            }
        }
        if (position.shuffled || position.pile.isEmpty()) {
            add(code(kind, card, place, refused.index(), stack.size() - 1), position.shuffled);
        } else if (certain) {
            add(code(kind, card, place, 0, 0), true);
        }
    }

    private void fill(int kind, Card card, int place, int under, boolean needed) {
        for (int index = 0; index < KINDS; index++) {
            Card refill = Card.at(index);
            if (refill != Numbers.kind(place) && unseen(refill, card) > 0) {
                add(code(kind, card, place, index, under), needed);
            }
        }
    }

    /** How many cards of a kind may lie hidden once a card was played. */
    private int unseen(Card kind, Card played) {
        return unseen.count(kind) - (kind == played && !hand.known().contains(played) ? 1 : 0);
    }

    private void looks() {
        boolean needed = position.deck.size() < Numbers.LOOK;
        if (needed && !position.shuffled) {
            add(code(LOOK, Card.SEVEN, 0, 0, 0), true);
            return;
        }
        if (!isPlain()) {
            return;
        }
        boolean covered = true;
        for (int index = 0; index < Numbers.LOOK; index++) {
            covered &= stack.at(index).isHidden();
        }
        if (covered) {
            add(code(LOOK, Card.SEVEN, ANYWHERE, 0, 0), needed);
            return;
        }
        for (int index = 0; index < Numbers.LOOK; index++) {
            if (index == 0 || !stack.at(index).equals(stack.at(index - 1))) {
                add(code(LOOK, Card.SEVEN, index, 0, 0), needed);
            }
        }
    }

    private void steals() {
        for (int slot = 0; slot < position.rows.length; slot++) {
            Row row = position.rows[slot];
            if (Table.owner(slot) != seat && !row.isEmpty() && !row.isFinished()) {
                add(code(STEAL, Card.THIEF, slot, 0, 0), false);
            }
        }
    }

    private void takes() {
        for (int index = 0; index < KINDS; index++) {
            if (position.pile.contains(Card.at(index))) {
                add(code(TAKE, Card.FOURTEEN, index, 0, 0), false);
            }
        }
    }

    private void exchanges(Card card) {
        for (int slot = 0; slot < position.rows.length; slot++) {
            Row row = position.rows[slot];
            if (row.hasJokers()) {
                List<Integer> places = Acting.jokersFor(row, card);
                for (int place : places) {
                    add(code(EXCHANGE, card, slot, place, places.size() - 1), false);
                }
            }
        }
    }

    private void add(int code, boolean needed) {
        if (needed == position.shuffled) {
            if (count == codes.length) {
                codes = Arrays.copyOf(codes, count * 2);
            }
            codes[count++] = code;
        } else if (needed) {
            if (waitingCount == waiting.length) {
                waiting = Arrays.copyOf(waiting, waitingCount * 2);
            }
            waiting[waitingCount++] = code;
        }
    }

    private static int code(int kind, Card card, int first, int second, int third) {
        return kind | (card.index() << 4) | (first << 10) | (second << 16) | (third << 22);
    }

    private static int kind(int code) {
        return code & 15;
    }

    private static int first(int code) {
        return (code >>> 10) & 63;
    }

    private static int second(int code) {
        return (code >>> 16) & 63;
    }

    private static int third(int code) {
        return code >>> 22;
    }

    private CardsMove move(int code) {
        Card card = Card.at((code >>> 4) & 63);
        int first = first(code);
        Player owner = first < 8 ? Table.owner(first) : seat;
        int row = Table.number(first);
        return switch (kind(code)) {
            case LAY -> new CardsMove.Lay(seat, owner, row, card, drawAfterLaying(first));
            case BUY -> new CardsMove.Buy(seat, card, first, at(first), refill(code), under(code), Optional.empty());
            case FOUR_BUY ->
                new CardsMove.FourBuy(
                        seat, card, Optional.empty(), first, at(first), refill(code), under(code), Optional.empty());
            case LOOK -> look(first);
            case STEAL ->
                new CardsMove.Steal(seat, card, Optional.empty(), owner, row, lastOf(first), Optional.empty());
            case TAKE -> new CardsMove.Take(seat, card, Optional.empty(), Card.at(first), Optional.empty());
            case EXCHANGE ->
                new CardsMove.Exchange(
                        seat,
                        card,
                        owner,
                        row,
                        third(code) == 0 ? Optional.empty() : Optional.of(second(code)),
                        Optional.empty());
            default -> new CardsMove.Drop(seat, card, Optional.of(stack.at(0)));
        };
    }

    private Card at(int place) {
        return position.market[place - 1];
    }

    private Card lastOf(int slot) {
        Row row = position.rows[slot];
        return row.at(row.length());
    }

    private static Optional<Card> refill(int code) {
        return Optional.of(Card.at(second(code)));
    }

    private static List<Card> under(int code) {
        return Collections.nCopies(third(code), Numbers.kind(first(code)));
    }

    private Optional<CardFace> drawAfterLaying(int slot) {
        boolean wins =
                position.rows[slot].length() == Numbers.PLACES && Acting.wins(position.table, position.rows, slot);
        return wins ? Optional.empty() : Optional.of(stack.at(0));
    }

    private CardsMove look(int first) {
        List<CardFace> look = stack.top(Numbers.LOOK);
        CardFace take = first == ANYWHERE ? CardFace.hidden() : look.get(first);
        boolean written = first != ANYWHERE && (take.isHidden() || look.indexOf(take) < first);
        return new CardsMove.Look(
                seat,
                Card.SEVEN,
                Optional.empty(),
                look,
                take,
                written ? Optional.of(first + 1) : Optional.empty(),
                Optional.empty());
    }
}
