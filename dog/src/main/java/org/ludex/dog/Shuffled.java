package org.ludex.dog;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ludex.core.Phrase;
import org.ludex.core.Spellings;
import org.ludex.core.Viewer;

/**
 * What is known of a pile that was shuffled while hands were held: nobody knows the order, but everybody saw the cards.
 * So what comes from that part of the deck is one of them, and who has drawn none since holds none of them.
 *
 * <p>Part of {@link Knowledge} and of its text: {@code *>deck:3,5,5,9} for the cards that were shuffled, without those
 * turned up for all to see since; {@code *>deck/2:3,5,5,9} while two older cards lie above them; {@code
 * *>deck:3,5,5,9>A:5>B:#2} after A drew the 5 and B two cards that were not seen. Forgotten at the next shuffle and at the
 * next deal.
 *
 * <p>Immutable and thread-safe.
 */
public final class Shuffled {

    /** What the word begins with. */
    static final String WORD = "*>deck";

    private static final int SEATS = 4;
    private static final Shuffled NONE = new Shuffled(Cards.empty(), 0, hands(), Cards.empty(), 0);

    private final Cards cards;
    private final int above;
    private final Hand[] drawn;
    /** The cards without those that were seen when they were drawn. */
    private final Cards rest;
    /** How many were drawn without being seen. */
    private final int unseenDraws;

    private Shuffled(Cards cards, int above, Hand[] drawn, Cards rest, int unseenDraws) {
        this.cards = cards;
        this.above = above;
        this.drawn = drawn;
        this.rest = rest;
        this.unseenDraws = unseenDraws;
    }

    private static Hand[] hands() {
        Hand[] hands = new Hand[SEATS];
        Arrays.fill(hands, Hand.empty());
        return hands;
    }

    /** Nothing is known. */
    public static Shuffled none() {
        return NONE;
    }

    /** These cards were shuffled and put under a number of others. */
    public static Shuffled of(Cards cards, int above) {
        return cards.isEmpty() ? NONE : new Shuffled(cards, above, NONE.drawn, cards, 0);
    }

    /** Whether nothing is known. */
    public boolean isNone() {
        return cards.isEmpty();
    }

    /** How many of the cards are still in the deck. */
    public int left() {
        return rest.size() - unseenDraws;
    }

    /** How many older cards lie above them. */
    public int above() {
        return above;
    }

    /** The same after a seat drew the top card of the deck. */
    public Shuffled drawing(Player seat, CardFace face) {
        if (isNone() || above > 0) {
            return passing();
        }
        if (left() == 0) {
            return this;
        }
        Hand[] more = drawn.clone();
        more[seat.index()] = more[seat.index()].plus(face);
        if (face.isHidden()) {
            return new Shuffled(cards, 0, more, rest, unseenDraws + 1);
        }
        Card card = face.card().orElseThrow();
        return rest.contains(card) ? new Shuffled(cards, 0, more, rest.minus(card), unseenDraws) : NONE;
    }

    /** The same after the top card of the deck was turned up for all to see. */
    public Shuffled turning(Card card) {
        if (isNone() || above > 0) {
            return passing();
        }
        if (left() == 0) {
            return this;
        }
        return rest.contains(card) ? new Shuffled(cards.minus(card), 0, drawn, rest.minus(card), unseenDraws) : NONE;
    }

    private Shuffled passing() {
        return isNone() ? this : new Shuffled(cards, above - 1, drawn, rest, unseenDraws);
    }

    /** What somebody knows of it: of the cards drawn only their own. */
    Shuffled view(Viewer viewer) {
        if (isNone()) {
            return this;
        }
        Hand[] less = drawn.clone();
        for (int seat = 0; seat < SEATS; seat++) {
            Player player = Player.at(seat);
            if (viewer.seat().filter(own -> own == player).isEmpty()) {
                less[seat] = less[seat].covered();
            }
        }
        return with(cards, above, less);
    }

    private static Shuffled with(Cards cards, int above, Hand[] drawn) {
        Cards rest = cards;
        int hidden = 0;
        for (Hand hand : drawn) {
            rest = rest.without(hand.known(), 0);
            hidden += hand.hidden();
        }
        return new Shuffled(cards, above, drawn, rest, hidden);
    }

    /** The cards that are in the deck or were drawn without being seen, less those whose place in the deck is known. */
    private Cards covered(Deck deck) {
        Cards known = deck.known(above + left());
        return known.isEmpty() ? rest : rest.without(known.without(deck.known(above), 0), 0);
    }

    /** Which of the cards that nobody has seen may lie at a place of the deck, the top one being 0. */
    public Cards at(int place, Deck deck, Cards unseen) {
        if (isNone() || place >= above + left()) {
            return unseen;
        }
        return place < above ? older(deck, unseen) : shuffled(deck, unseen);
    }

    /** Which of the cards that nobody has seen a seat may hold. */
    public Cards inHand(Player seat, Deck deck, Cards unseen) {
        return isNone() || drawn[seat.index()].hidden() > 0 ? unseen : older(deck, unseen);
    }

    private Cards shuffled(Deck deck, Cards unseen) {
        Cards possible = unseen.common(covered(deck));
        return possible.isEmpty() ? unseen : possible;
    }

    /**
     * The cards that may be hidden where none of the shuffled ones is. Each of these that somebody drew unseen may have
     * been played since; the others are where they were.
     */
    private Cards older(Deck deck, Cards unseen) {
        Cards possible = unseen.without(covered(deck), unseenDraws);
        return possible.isEmpty() ? unseen : possible;
    }

    /** Whether this can be so with a deck of this size, made of these cards. */
    public boolean fits(Cards total, int deck) {
        Cards seen = Cards.empty();
        for (Hand hand : drawn) {
            seen = seen.plus(hand.known());
        }
        return total.contains(cards) && cards.contains(seen) && left() >= 0 && above + left() <= deck;
    }

    /**
     * Reads the word for it, {@code -} where nothing is known.
     *
     * @throws IllegalArgumentException when it is not one
     */
    public static Shuffled parse(String word) {
        if (word.equals("-")) {
            return NONE;
        }
        if (!word.startsWith(WORD)) {
            throw unknown(word);
        }
        String[] parts = word.substring(WORD.length()).split(">", -1);
        int colon = parts[0].indexOf(':');
        String number = colon < 0 ? "" : parts[0].substring(0, colon);
        boolean readable = colon == 0 || number.matches("/[1-9][0-9]{0,2}");
        if (!readable || parts[0].endsWith(":-")) {
            throw unknown(word);
        }
        Shuffled read = of(
                Cards.parse(parts[0].substring(colon + 1)),
                number.isEmpty() ? 0 : Integer.parseInt(number.substring(1)));
        for (int index = 1; index < parts.length; index++) {
            boolean labelled = parts[index].matches("[A-D]:[^-].*");
            int seat = labelled ? Player.parse(parts[index].substring(0, 1)).index() : 0;
            if (!labelled || !read.drawn[seat].isEmpty()) {
                throw unknown(word);
            }
            Hand[] more = read.drawn.clone();
            more[seat] = Hand.parse(parts[index].substring(2));
            read = with(read.cards, read.above, more);
        }
        return read;
    }

    private static IllegalArgumentException unknown(String word) {
        return Spellings.unknown(
                Shuffled.class, "knowledge", word, Phrase.of(Shuffled.class, "kind.knowledge.expected.shuffled"));
    }

    /** The seats that drew some of the cards. */
    public List<Player> drawers() {
        List<Player> seats = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            if (!drawn[seat].isEmpty()) {
                seats.add(Player.at(seat));
            }
        }
        return seats;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Shuffled those
                && above == those.above
                && cards.equals(those.cards)
                && Arrays.equals(drawn, those.drawn);
    }

    @Override
    public int hashCode() {
        return (cards.hashCode() * 31 + above) * 31 + Arrays.hashCode(drawn);
    }

    @Override
    public String toString() {
        if (isNone()) {
            return "-";
        }
        StringBuilder word = new StringBuilder(WORD);
        word.append(above == 0 ? "" : "/" + above).append(':').append(cards);
        for (Player seat : drawers()) {
            word.append('>').append(seat).append(':').append(drawn[seat.index()]);
        }
        return word.toString();
    }
}
