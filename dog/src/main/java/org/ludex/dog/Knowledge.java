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
 * told here.
 *
 * <p>With it goes what follows from a pile that was {@linkplain Shuffled shuffled} while hands were held.
 *
 * <p>Written {@code A>C:13 *>B:8}: A knows that C holds a 13, and everybody knows that B holds an 8; then the word for
 * the shuffled cards. {@code -} is no knowledge at all. Immutable and thread-safe.
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
     * @throws IllegalArgumentException when the text is none
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

    /** The cards of a holder that another seat knows of, with those that everybody knows of; none for the holder. */
    public Cards known(Player holder, Player viewer) {
        return at(holder, viewer.index());
    }

    /** The cards of a holder that everybody knows of. */
    public Cards known(Player holder) {
        return at(holder, ALL);
    }

    /** The cards of a holder that somebody knows of who looks on; none for the holder. */
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

    /** The same, and this is known of the pile that was shuffled last. */
    public Knowledge with(Shuffled pile) {
        return known.length == 0 && pile.isNone() ? NONE : new Knowledge(known, pile);
    }

    /** The same, and a seat knows that another holds a card. Of its own hand there is nothing to learn. */
    public Knowledge telling(Player viewer, Player holder, Card card) {
        return telling(viewer, holder, CardFace.of(card));
    }

    /**
     * The same, and a seat knows that another holds a card, unless it does not see which. Of its own hand there is nothing to
     * learn.
     */
    public Knowledge telling(Player viewer, Player holder, CardFace face) {
        if (viewer == holder || face.isHidden()) {
            return this;
        }
        Cards[] more = open();
        int place = holder.index() * KNOWERS + viewer.index();
        more[place] = more[place].plus(face.card().orElseThrow());
        return new Knowledge(more, shuffled);
    }

    /** The same, and everybody knows that a seat holds a card. */
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

    /** After a card left a hand face up: whoever knew of such a card there does not know of another. */
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

    /** Whether somebody knows of such a card in a hand. */
    private boolean isKnown(Player holder, Card card) {
        boolean found = false;
        for (int knower = 0; knower < KNOWERS && known.length > 0; knower++) {
            found |= known[holder.index() * KNOWERS + knower].contains(card);
        }
        return found;
    }

    /** After a card left a hand face down, or all cards did: nobody else knows anything of that hand. */
    public Knowledge without(Player holder) {
        if (known.length == 0) {
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

    /** The seats of which somebody claims to know a card that is not among the known ones of their hand. */
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
