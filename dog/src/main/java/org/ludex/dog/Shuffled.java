package org.ludex.dog;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ludex.core.Phrase;
import org.ludex.core.Spellings;
import org.ludex.core.Viewer;

/**
 * What is known of a pile that was shuffled while hands were held: nobody knows the order, but everybody saw the cards.
 * So whatever comes from that part of the deck is one of them, and a seat that has drawn none since holds none of them. A
 * seat that drew some without showing them holds them among others until it plays them; counting tells which cards are
 * still possible.
 *
 * <p>Part of {@link Knowledge} and of its text: {@code *>deck:3,5,5,9} for the cards that were shuffled, without those
 * turned up openly since; {@code *>deck/2:3,5,5,9} while two older cards lie above them; {@code
 * *>deck:3,5,5,9>A:5>B:#2,x9} after A drew the 5 and B two cards that were not seen, and B then played a 9, an older card
 * or not; {@code x9=A} is a 9 that A knew of while B held it. Forgotten at the next shuffle and at the next deal.
 *
 * <p>Immutable and thread-safe.
 */
public final class Shuffled {

    /** What the word begins with. */
    static final String WORD = "*>deck";

    private static final int SEATS = 4;
    private static final Shuffled NONE = new Shuffled(Cards.empty(), 0, trails(), Cards.empty(), 0);

    private final Cards cards;
    private final int above;
    private final Trail[] trails;
    /** The cards without those that were seen when they were drawn. */
    private final Cards rest;
    /** How many were drawn without being seen. */
    private final int unseenDraws;

    private Shuffled(Cards cards, int above, Trail[] trails, Cards rest, int unseenDraws) {
        this.cards = cards;
        this.above = above;
        this.trails = trails;
        this.rest = rest;
        this.unseenDraws = unseenDraws;
    }

    private static Trail[] trails() {
        Trail[] trails = new Trail[SEATS];
        Arrays.fill(trails, Trail.empty());
        return trails;
    }

    /** No knowledge. */
    public static Shuffled none() {
        return NONE;
    }

    /** These cards were shuffled and put under a number of others. */
    public static Shuffled of(Cards cards, int above) {
        return cards.isEmpty() ? NONE : new Shuffled(cards, above, NONE.trails, cards, 0);
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

    /** What a seat drew of the cards and played since. */
    Trail trail(Player seat) {
        return trails[seat.index()];
    }

    /**
     * A copy after a seat drew the top card of the deck.
     *
     * @param face the card, as far as it is known
     * @param knowers who else knows it
     */
    public Shuffled drawing(Player seat, CardFace face, List<Player> knowers) {
        if (isNone() || above > 0) {
            return passing();
        }
        if (left() == 0) {
            return this;
        }
        if (face.isHidden()) {
            Trail more = trail(seat).plus(seat, new Trail.Step(Trail.Deed.DRAWN, face, 0));
            return new Shuffled(cards, 0, with(seat, more), rest, unseenDraws + 1);
        }
        int bits = Trail.bit(seat);
        for (int index = 0; index < knowers.size(); index++) {
            bits |= Trail.bit(knowers.get(index));
        }
        Trail more = trail(seat).plus(seat, new Trail.Step(Trail.Deed.DRAWN, face, bits));
        Card card = face.card().orElseThrow();
        return rest.contains(card) ? new Shuffled(cards, 0, with(seat, more), rest.minus(card), unseenDraws) : NONE;
    }

    /** A copy after a seat played a card of which these seats knew; its own stands for the record. */
    Shuffled playing(Player seat, Card card, int knowers) {
        if (trail(seat).isEmpty()) {
            return this;
        }
        Trail more = trail(seat).plus(seat, new Trail.Step(Trail.Deed.PLAYED, CardFace.of(card), knowers));
        return new Shuffled(cards, above, with(seat, more), rest, unseenDraws);
    }

    private Trail[] with(Player seat, Trail trail) {
        Trail[] more = trails.clone();
        more[seat.index()] = trail;
        return more;
    }

    /** A copy after the top card of the deck was turned up openly. */
    public Shuffled turning(Card card) {
        if (isNone() || above > 0) {
            return passing();
        }
        if (left() == 0) {
            return this;
        }
        return rest.contains(card) ? new Shuffled(cards.minus(card), 0, trails, rest.minus(card), unseenDraws) : NONE;
    }

    private Shuffled passing() {
        return isNone() ? this : new Shuffled(cards, above - 1, trails, rest, unseenDraws);
    }

    /** What a viewer knows of it: of the drawn cards, their own and those they knew of. */
    Shuffled view(Viewer viewer) {
        if (isNone()) {
            return this;
        }
        Trail[] less = trails.clone();
        for (int seat = 0; seat < SEATS; seat++) {
            less[seat] = less[seat].view(Player.at(seat), viewer);
        }
        return with(cards, above, less);
    }

    private static Shuffled with(Cards cards, int above, Trail[] trails) {
        Cards rest = cards;
        int hidden = 0;
        for (Trail trail : trails) {
            rest = rest.without(trail.knownDraws(), 0);
            hidden += trail.hiddenDraws();
        }
        return new Shuffled(cards, above, trails, rest, hidden);
    }

    /** The cards that are in the deck or were drawn without being seen, less those whose place in the deck is known. */
    Cards covered(Deck deck) {
        Cards known = deck.known(above + left());
        return known.isEmpty() ? rest : rest.without(known.without(deck.known(above), 0), 0);
    }

    /**
     * Which of the cards that nobody has seen may lie at a place of the deck, the top one being 0.
     *
     * @param hands what the four seats hold
     */
    public Cards at(int place, Deck deck, Cards unseen, List<Hand> hands) {
        if (isNone() || place >= above + left()) {
            return unseen;
        }
        Cards pile = covered(deck);
        if (isPlain(hands) && unseen.contains(pile)) {
            Cards possible = place < above ? unseen.minus(pile) : pile;
            return possible.isEmpty() ? unseen : possible;
        }
        Counting counting = Counting.of(this, deck, unseen, hands);
        return counting.ifAny(place < above ? counting.older() : counting.shuffled());
    }

    /** Whether it is known of every card played whether it was of the pile: then there is nothing to count. */
    private boolean isPlain(List<Hand> hands) {
        boolean plain = true;
        for (int seat = 0; seat < SEATS; seat++) {
            Trail trail = trails[seat];
            plain &= trail.hiddenPlays() == 0
                    && trail.hiddenDraws() <= hands.get(seat).hidden();
        }
        return plain;
    }

    /**
     * Which of the cards that nobody has seen a seat may hold.
     *
     * @param hands what the four seats hold
     */
    public Cards inHand(Player seat, Deck deck, Cards unseen, List<Hand> hands) {
        if (isNone()) {
            return unseen;
        }
        Counting counting = Counting.of(this, deck, unseen, hands);
        return counting.ifAny(counting.heldBy(seat));
    }

    /**
     * Whether a seat may hold all these cards, which nobody has seen, at once.
     *
     * @param hands what the four seats hold
     */
    public boolean mayHold(Player seat, Cards claimed, Deck deck, Cards unseen, List<Hand> hands) {
        if (!unseen.contains(claimed)) {
            return false;
        }
        return isNone() || Counting.of(this, deck, unseen, hands).mayHold(seat, claimed);
    }

    /** Whether this is possible with a deck of this size, made of these cards. */
    public boolean fits(Cards total, int deck) {
        Cards seen = Cards.empty();
        for (Trail trail : trails) {
            seen = seen.plus(trail.knownDraws());
        }
        return total.contains(cards) && cards.contains(seen) && left() >= 0 && above + left() <= deck;
    }

    /**
     * Reads its text, {@code -} if nothing is known.
     *
     * @throws IllegalArgumentException if it is not one
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
            Player seat = labelled ? Player.parse(parts[index].substring(0, 1)) : Player.A;
            if (!labelled || !read.trail(seat).isEmpty()) {
                throw unknown(word);
            }
            Trail trail = Trail.parse(seat, parts[index].substring(2));
            read = with(read.cards, read.above, read.with(seat, trail));
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
            if (!trails[seat].isEmpty()) {
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
                && Arrays.equals(trails, those.trails);
    }

    @Override
    public int hashCode() {
        return (cards.hashCode() * 31 + above) * 31 + Arrays.hashCode(trails);
    }

    @Override
    public String toString() {
        if (isNone()) {
            return "-";
        }
        StringBuilder word = new StringBuilder(WORD);
        word.append(above == 0 ? "" : "/" + above).append(':').append(cards);
        for (Player seat : drawers()) {
            word.append('>').append(seat).append(':').append(trail(seat).text(seat));
        }
        return word.toString();
    }
}
