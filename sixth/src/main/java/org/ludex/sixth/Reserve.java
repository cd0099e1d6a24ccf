package org.ludex.sixth;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.Facts;
import org.ludex.core.InvalidValueException;
import org.ludex.core.Phrase;
import org.ludex.core.Spellings;

/**
 * What a player may still enter: pieces beside the board, and in an army game the points not yet spent. The pieces are
 * written {@code 10+G+H}: ten simple pieces, the Giant and the Hunchback.
 *
 * @param simple simple pieces
 * @param giants Giants
 * @param hunchbacks Hunchbacks
 * @param points points of an army that is built in play, still to be spent (A3)
 */
public record Reserve(int simple, int giants, int hunchbacks, int points) {

    /** Nothing at all. */
    static final Reserve NONE = new Reserve(0, 0, 0, 0);

    /** Checks that nothing is negative. */
    public Reserve {
        if (simple < 0 || giants < 0 || hunchbacks < 0 || points < 0) {
            Facts facts = Facts.of("simple", simple, "giants", giants, "hunchbacks", hunchbacks);
            throw new InvalidValueException(new Phrase(Reserve.class, "invalid.reserve", facts.and("points", points)));
        }
    }

    /** Pieces and no points. */
    public static Reserve of(int simple, int giants, int hunchbacks) {
        return new Reserve(simple, giants, hunchbacks, 0);
    }

    /**
     * Reads pieces such as {@code 12}, {@code 10+G}, {@code G+H}, in any order and letter case.
     *
     * @throws IllegalArgumentException if the text is not such a list
     */
    public static Reserve parse(String text) {
        int simple = 0;
        int giants = 0;
        int hunchbacks = 0;
        boolean numbered = false;
        for (String part : text.split("\\+", -1)) {
            if (part.equalsIgnoreCase(PieceKind.GIANT.letter())) {
                giants++;
            } else if (part.equalsIgnoreCase(PieceKind.HUNCHBACK.letter())) {
                hunchbacks++;
            } else if (!numbered && part.matches("[0-9]{1,3}")) {
                simple = Integer.parseInt(part);
                numbered = true;
            } else {
                throw Spellings.unknown(Reserve.class, "list of pieces", text);
            }
        }
        return of(simple, giants, hunchbacks);
    }

    /** How many pieces of a kind there are; the Lady is never in a reserve. */
    public int count(PieceKind kind) {
        return switch (kind) {
            case SIMPLE -> simple;
            case GIANT -> giants;
            case HUNCHBACK -> hunchbacks;
            case LADY -> 0;
        };
    }

    /** What the pieces cost (A1). */
    public int cost() {
        return simple * PieceKind.SIMPLE.cost()
                + giants * PieceKind.GIANT.cost()
                + hunchbacks * PieceKind.HUNCHBACK.cost();
    }

    /** What the pieces cost, and the points. */
    int worth() {
        return cost() + points;
    }

    boolean hasPieces() {
        return simple + giants + hunchbacks > 0;
    }

    /** A copy with other points. */
    Reserve withPoints(int others) {
        return new Reserve(simple, giants, hunchbacks, others);
    }

    /** This reserve with more, or with a negative number fewer, pieces of a kind. */
    Reserve plus(PieceKind kind, int more) {
        return switch (kind) {
            case SIMPLE -> new Reserve(simple + more, giants, hunchbacks, points);
            case GIANT -> new Reserve(simple, giants + more, hunchbacks, points);
            case HUNCHBACK -> new Reserve(simple, giants, hunchbacks + more, points);
            case LADY -> this;
        };
    }

    /** This reserve after a piece of a kind has entered: one that is there goes before a new one is paid for (A3). */
    Reserve afterEntering(PieceKind kind) {
        return count(kind) > 0 ? plus(kind, -1) : withPoints(points - kind.cost());
    }

    /** The pieces, as armies are written. */
    String pieces() {
        List<String> parts = new ArrayList<>();
        if (simple > 0 || !hasPieces()) {
            parts.add(Integer.toString(simple));
        }
        for (int i = 0; i < giants; i++) {
            parts.add(PieceKind.GIANT.letter());
        }
        for (int i = 0; i < hunchbacks; i++) {
            parts.add(PieceKind.HUNCHBACK.letter());
        }
        return String.join("+", parts);
    }

    /** The pieces, and the points if there are any: {@code 2+G, 7 points}. */
    @Override
    public String toString() {
        return points == 0 ? pieces() : pieces() + ", " + points + (points == 1 ? " point" : " points");
    }
}
