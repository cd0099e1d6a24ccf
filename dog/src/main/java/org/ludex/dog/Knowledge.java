package org.ludex.dog;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ludex.core.Seat;
import org.ludex.core.Spellings;
import org.ludex.core.Viewer;

/**
 * What everybody knows of the cards that others hold: a seat knows the card it gave away, and everybody knows a card that
 * was taken openly. What a seat knows includes what everybody knows. Of its own hand a seat knows every card; that is not
 * recorded here.
 *
 * <p>It includes what follows from a pile that was {@linkplain Shuffled shuffled} while players held cards.
 *
 * <p>Written {@code A>C:13 *>B:8}: A knows that C holds a 13, and everybody knows that B holds an 8; then the word for
 * the shuffled cards. {@code -} means that nobody knows anything. Immutable and thread-safe.
 */
public final class Knowledge {

    private static final int SEATS = 4;
    /** The place of the public among those who know. */
    private static final int ALL = SEATS;

    private static final int KNOWERS = SEATS + 1;
    private static final Cards[] NOTHING = {};
    private static final Knowledge NONE = new Knowledge(NOTHING, Shuffled.none());

    /** For each holder what each seat knows and what everybody knows; empty when nobody knows anything. */
    private final Cards[] known;

    private final Shuffled shuffled;

    private Knowledge(Cards[] known, Shuffled shuffled) {
        this.known = known;
        this.shuffled = shuffled;
    }

    /** Nobody knows anything. */
    public static Knowledge none() {
        return NONE;
    }

    /**
     * Reads knowledge, {@code A>C:13 *>B:8}.
     *
     * @throws IllegalArgumentException if the text cannot be read
     */
    public static Knowledge parse(String text) {
        if (text.equals("-")) {
            return NONE;
        }
        Knowledge all = NONE;
        for (String word : text.split(" ", -1)) {
            if (word.startsWith(Shuffled.WORD) && all.shuffled.isNone()) {
                all = all.with(Shuffled.parse(word));
                continue;
            }
            if (!word.matches("[A-D*]>[A-D]:[^:]+") || word.charAt(0) == word.charAt(2)) {
                throw Spellings.unknown(Knowledge.class, "knowledge", word);
            }
            Player holder = Player.parse(word.substring(2, 3));
            for (Card card : Cards.parse(word.substring(4)).list()) {
                all = word.charAt(0) == '*'
                        ? all.showing(holder, card)
                        : all.telling(Player.parse(word.substring(0, 1)), holder, card);
            }
        }
        return all;
    }

    /** The cards of a holder that another seat knows, including those that everybody knows; none for the holder. */
    public Cards known(Player holder, Player viewer) {
        return at(holder, viewer.index());
    }

    /** The cards of a holder that everybody knows. */
    public Cards known(Player holder) {
        return at(holder, ALL);
    }

    /** The cards of a holder that a viewer knows; none for the holder. */
    public Cards known(Player holder, Viewer viewer) {
        return at(holder, knower(viewer));
    }

    private Cards at(Player holder, int knower) {
        return known.length == 0 ? Cards.empty() : known[holder.index() * KNOWERS + knower];
    }

    private static int knower(Viewer viewer) {
        return viewer.seat().map(Seat::ordinal).orElse(ALL);
    }

    /** Whether nobody knows anything. */
    public boolean isEmpty() {
        return known.length == 0 && shuffled.isNone();
    }

    /** What is known of the pile that was shuffled last. */
    public Shuffled shuffled() {
        return shuffled;
    }

    /** A copy with this knowledge of the pile that was shuffled last. */
    public Knowledge with(Shuffled pile) {
        return known.length == 0 && pile.isNone() ? NONE : new Knowledge(known, pile);
    }

    /** A copy in which a seat also knows that another holds a card. About its own hand a seat learns nothing. */
    public Knowledge telling(Player viewer, Player holder, Card card) {
        return telling(List.of(new Gift(viewer, holder, CardFace.of(card))));
    }

    /**
     * A copy in which every giver also knows that the receiver holds the card, unless it is hidden. About its own hand a
     * seat learns nothing.
     */
    public Knowledge telling(List<Gift> gifts) {
        Cards[] more = NOTHING;
        for (Gift gift : gifts) {
            if (gift.from() != gift.to() && !gift.card().isHidden()) {
                more = more.length == 0 ? open() : more;
                int place = gift.to().index() * KNOWERS + gift.from().index();
                more[place] = more[place].plus(gift.card().card().orElseThrow());
            }
        }
        return more.length == 0 ? this : new Knowledge(more, shuffled);
    }

    /** A copy in which everybody also knows that a seat holds a card. */
    public Knowledge showing(Player holder, Card card) {
        Cards[] more = open();
        int first = holder.index() * KNOWERS;
        Cards before = more[first + ALL];
        Cards after = before.plus(card);
        for (int knower = 0; knower < KNOWERS; knower++) {
            // Most often nobody knows more than everybody: then all of them share one object.
            Cards cards = more[first + knower];
            more[first + knower] = knower == holder.index() ? cards : cards.equals(before) ? after : cards.plus(card);
        }
        return new Knowledge(more, shuffled);
    }

    /** After a card left a hand face up: anybody who knew of such a card there no longer does. */
    public Knowledge without(Player holder, Card card) {
        if (!isKnown(holder, card)) {
            return this;
        }
        Cards[] less = known.clone();
        Cards before = Cards.empty();
        Cards after = before;
        for (int place = holder.index() * KNOWERS; place < (holder.index() + 1) * KNOWERS; place++) {
            if (less[place].contains(card)) {
                after = less[place].equals(before) ? after : less[place].minus(card);
                before = less[place];
                less[place] = after;
            }
        }
        return of(less, shuffled);
    }

    /**
     * After a card left a hand face up: whoever knew of such a card there does not know of another, and from now on it
     * counts among those of which it is not told whether they are of the shuffled pile.
     *
     * @param hand the hand before
     */
    public Knowledge playing(Player holder, Hand hand, Card card) {
        Knowledge less = without(holder, card);
        if (shuffled.isNone() || known(holder).contains(card)) {
            return less;
        }
        int knowers = hand.known().contains(card) ? Trail.bit(holder) : 0;
        for (int seat = 0; seat < SEATS; seat++) {
            Player player = Player.at(seat);
            knowers |= player != holder && known(holder, player).contains(card) ? Trail.bit(player) : 0;
        }
        return less.with(shuffled.playing(holder, card, knowers));
    }

    /** Whether somebody knows of such a card in a hand. */
    private boolean isKnown(Player holder, Card card) {
        boolean found = false;
        for (int knower = 0; knower < KNOWERS && known.length > 0; knower++) {
            found |= known[holder.index() * KNOWERS + knower].contains(card);
        }
        return found;
    }

    /** Whether somebody knows of any card in a hand. */
    private boolean isAnyKnown(Player holder) {
        boolean found = false;
        for (int knower = 0; knower < KNOWERS && known.length > 0; knower++) {
            found |= !known[holder.index() * KNOWERS + knower].isEmpty();
        }
        return found;
    }

    /** After a card left a hand face down, or all cards did: nobody else knows anything of that hand. */
    public Knowledge without(Player holder) {
        if (!isAnyKnown(holder)) {
            return this;
        }
        Cards[] less = known.clone();
        Arrays.fill(less, holder.index() * KNOWERS, (holder.index() + 1) * KNOWERS, Cards.empty());
        return of(less, shuffled);
    }

    /**
     * The part of this that somebody knows: what they know themselves, what others know of their own hand, and of
     * everything else what everybody knows.
     */
    public Knowledge view(Viewer viewer) {
        if (known.length == 0) {
            return with(shuffled.view(viewer));
        }
        int looking = knower(viewer);
        Cards[] less = known.clone();
        for (int holder = 0; holder < SEATS; holder++) {
            for (int knower = 0; knower < SEATS; knower++) {
                if (holder != looking && knower != looking && knower != holder) {
                    less[holder * KNOWERS + knower] = known[holder * KNOWERS + ALL];
                }
            }
        }
        return of(less, shuffled.view(viewer));
    }

    /** The seats about which somebody claims to know a card that is not among the known cards of their hand. */
    public List<Player> doubtful(List<Hand> hands) {
        List<Player> doubtful = new ArrayList<>();
        for (int holder = 0; holder < SEATS; holder++) {
            Player player = Player.at(holder);
            for (int knower = 0; knower < KNOWERS; knower++) {
                if (!hands.get(holder).known().contains(at(player, knower)) && !doubtful.contains(player)) {
                    doubtful.add(player);
                }
            }
        }
        return doubtful;
    }

    private Cards[] open() {
        if (known.length > 0) {
            return known.clone();
        }
        Cards[] fresh = new Cards[SEATS * KNOWERS];
        Arrays.fill(fresh, Cards.empty());
        return fresh;
    }

    private static Knowledge of(Cards[] known, Shuffled shuffled) {
        for (Cards cards : known) {
            if (!cards.isEmpty()) {
                return new Knowledge(known, shuffled);
            }
        }
        return NONE.with(shuffled);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Knowledge knowledge
                && Arrays.equals(known, knowledge.known)
                && shuffled.equals(knowledge.shuffled);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(known);
    }

    /** What everybody knows once, with a star; what a seat knows besides with its letter; {@code -} for nothing. */
    @Override
    public String toString() {
        List<String> words = new ArrayList<>();
        for (int knower = 0; knower < KNOWERS && known.length > 0; knower++) {
            for (int holder = 0; holder < SEATS; holder++) {
                if (holder != knower) {
                    Cards open = at(Player.at(holder), ALL);
                    Cards cards =
                            knower == ALL ? open : at(Player.at(holder), knower).minus(open);
                    String who = knower == ALL ? "*" : Player.at(knower).id();
                    words.addAll(cards.isEmpty() ? List.of() : List.of(who + ">" + Player.at(holder) + ":" + cards));
                }
            }
        }
        words.addAll(shuffled.isNone() ? List.of() : List.of(shuffled.toString()));
        return words.isEmpty() ? "-" : String.join(" ", words);
    }
}
