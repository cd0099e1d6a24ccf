package org.ludex.dog;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.ludex.core.Viewer;

/**
 * What a seat drew of the shuffled cards, and what it has played since the first of these draws, in order. A card that
 * everybody knew of in its hand is left out.
 *
 * <p>Written {@code 5,#2,x9,x3=AC}: it drew a 5 and two cards that nobody saw, played a 9, and then a 3 that A and C knew
 * of; the letter of the seat itself stands for whoever keeps the record.
 *
 * <p>Immutable and thread-safe. Longer trails share shorter ones, so that a game is not slower the longer it lasts.
 */
final class Trail {

    /**
     * A draw or a play.
     *
     * @param deed which of the two
     * @param face the card, as far as it is known
     * @param knowers one bit for each seat that knew of the card while it was held; the bit of the seat itself stands for
     *     the record
     */
    record Step(Deed deed, CardFace face, int knowers) {

        /** Whether the record does not tell which of the seat's cards this was. */
        boolean isHidden(Player seat) {
            return (knowers & bit(seat)) == 0;
        }

        @Override
        public int hashCode() {
            return (face.hashCode() * 31 + knowers) * 2 + (deed == Deed.PLAYED ? 1 : 0);
        }
    }

    /** What a seat does with a card. */
    enum Deed {
        DRAWN,
        PLAYED
    }

    /** More than there are cards. */
    private static final int LONGEST = 999;

    private static final String PLAY = "x";
    private static final char KNOWN = '=';
    /** In the place of the last step where there is none. */
    private static final Step NOTHING = new Step(Deed.DRAWN, CardFace.hidden(), 0);

    private static final Trail EMPTY = new Trail();

    private final Trail before;
    private final Step last;
    private final int length;
    private final int hiddenDraws;
    private final int hiddenPlays;

    private Trail() {
        before = this;
        last = NOTHING;
        length = 0;
        hiddenDraws = 0;
        hiddenPlays = 0;
    }

    private Trail(Trail before, Step step, Player seat) {
        int hidden = step.isHidden(seat) ? 1 : 0;
        this.before = before;
        this.last = step;
        this.length = before.length + 1;
        this.hiddenDraws = before.hiddenDraws + (step.deed() == Deed.DRAWN ? hidden : 0);
        this.hiddenPlays = before.hiddenPlays + (step.deed() == Deed.PLAYED ? hidden : 0);
    }

    /** Nothing drawn. */
    static Trail empty() {
        return EMPTY;
    }

    static int bit(Player seat) {
        return 1 << seat.index();
    }

    /** The same, and then this. */
    Trail plus(Player seat, Step step) {
        return new Trail(this, step, seat);
    }

    boolean isEmpty() {
        return length == 0;
    }

    /** How many cards were drawn of which the record does not tell the face. */
    int hiddenDraws() {
        return hiddenDraws;
    }

    /** How many cards were played of which the record had not told that the seat held them. */
    int hiddenPlays() {
        return hiddenPlays;
    }

    /** All steps, the first one first. */
    List<Step> steps() {
        List<Step> steps = new ArrayList<>(length);
        for (Trail rest = this; !rest.isEmpty(); rest = rest.before) {
            steps.add(rest.last);
        }
        Collections.reverse(steps);
        return steps;
    }

    /** The known cards that were drawn. */
    Cards knownDraws() {
        Cards cards = Cards.empty();
        for (Trail rest = this; !rest.isEmpty(); rest = rest.before) {
            Step step = rest.last;
            if (step.deed() == Deed.DRAWN && !step.face().isHidden()) {
                cards = cards.plus(step.face().card().orElseThrow());
            }
        }
        return cards;
    }

    /** What somebody knows of it. */
    Trail view(Player seat, Viewer viewer) {
        if (viewer.seat().filter(own -> own == seat).isPresent()) {
            return this;
        }
        int looking = viewer.seat().map(own -> 1 << own.ordinal()).orElse(0);
        Trail view = EMPTY;
        for (Step step : steps()) {
            boolean known = (step.knowers() & looking) != 0;
            boolean covered = step.deed() == Deed.DRAWN && !known;
            CardFace face = covered ? CardFace.hidden() : step.face();
            view = view.plus(seat, new Step(step.deed(), face, known ? looking | bit(seat) : 0));
        }
        return view;
    }

    /**
     * Reads a trail of a seat.
     *
     * @throws IllegalArgumentException when the text is none
     */
    static Trail parse(Player seat, String text) {
        Trail trail = EMPTY;
        for (String word : text.split(",", -1)) {
            if (trail.length > LONGEST) {
                throw new IllegalArgumentException("more than " + LONGEST + " cards drawn and played");
            }
            if (word.startsWith("#")) {
                for (int count = Faces.hiddenCount(word); count > 0; count--) {
                    trail = trail.plus(seat, new Step(Deed.DRAWN, CardFace.hidden(), 0));
                }
                continue;
            }
            Deed deed = word.startsWith(PLAY) ? Deed.PLAYED : Deed.DRAWN;
            if (deed == Deed.PLAYED && trail.isEmpty()) {
                throw new IllegalArgumentException("played before anything was drawn: " + text);
            }
            String rest = deed == Deed.PLAYED ? word.substring(PLAY.length()) : word;
            int sign = rest.indexOf(KNOWN);
            Card card = Card.parse(sign < 0 ? rest : rest.substring(0, sign));
            int knowers = deed == Deed.DRAWN ? bit(seat) : 0;
            for (int index = sign < 0 ? rest.length() : sign + 1; index < rest.length(); index++) {
                knowers |= bit(Player.parse(rest.substring(index, index + 1)));
            }
            if (knowers != 0 && (knowers & bit(seat)) == 0) {
                throw new IllegalArgumentException("what somebody knows, the record knows: " + word);
            }
            trail = trail.plus(seat, new Step(deed, CardFace.of(card), knowers));
        }
        return trail;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Trail trail && length == trail.length && steps().equals(trail.steps());
    }

    @Override
    public int hashCode() {
        return isEmpty() ? 0 : length * 31 + last.hashCode();
    }

    /** The text of the trail of a seat. */
    String text(Player seat) {
        StringBuilder text = new StringBuilder();
        int covered = 0;
        for (Step step : steps()) {
            if (step.face().isHidden()) {
                covered++;
                continue;
            }
            covered(text, covered);
            covered = 0;
            int told = step.deed() == Deed.DRAWN ? bit(seat) : 0;
            text.append(text.isEmpty() ? "" : ",")
                    .append(step.deed() == Deed.PLAYED ? PLAY : "")
                    .append(step.face());
            if (step.knowers() != told) {
                text.append(KNOWN);
                for (Player player : Player.values()) {
                    text.append((step.knowers() & bit(player)) == 0 ? "" : player.id());
                }
            }
        }
        covered(text, covered);
        return text.toString();
    }

    private static void covered(StringBuilder text, int count) {
        if (count > 0) {
            text.append(text.isEmpty() ? "" : ",").append(Faces.hiddenText(count));
        }
    }
}
