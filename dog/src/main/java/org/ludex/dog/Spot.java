package org.ludex.dog;

import java.util.Locale;
import java.util.Optional;
import org.ludex.core.BoardCell;
import org.ludex.core.Facts;
import org.ludex.core.InvalidValueException;
import org.ludex.core.Phrase;
import org.ludex.core.Spellings;

/**
 * A cell of the board as a front end names it: {@code 17} on the track, {@code A:h1} in A's destination, {@code A:k} A's
 * kennel. A {@link Cell} alone does not say whose destination it is in; a spot does.
 *
 * <p>Immutable and thread-safe.
 *
 * @param owner the seat whose destination or kennel it is; empty on the track
 * @param cell the cell
 */
public record Spot(Optional<Player> owner, Cell cell) implements BoardCell {

    /**
     * Checks that a cell of the track has no owner and every other cell has one.
     *
     * @throws IllegalArgumentException if it is not
     */
    public Spot {
        if (owner.isPresent() == cell.isTrack()) {
            String key = cell.isTrack() ? "invalid.owned-track" : "invalid.ownerless";
            throw new InvalidValueException(new Phrase(Spot.class, key, Facts.of("cell", cell)));
        }
    }

    /** The cell of a seat's piece. */
    public static Spot of(Player owner, Cell cell) {
        return new Spot(cell.isTrack() ? Optional.empty() : Optional.of(owner), cell);
    }

    /** A cell of the track. */
    public static Spot track(int number) {
        return new Spot(Optional.empty(), Cell.track(number));
    }

    /** The kennel of a seat. */
    public static Spot kennel(Player owner) {
        return of(owner, Cell.KENNEL);
    }

    /**
     * Reads a spot, in either case.
     *
     * @throws IllegalArgumentException if the text is not the id of one
     */
    public static Spot parse(String text) {
        String word = text.toLowerCase(Locale.ROOT);
        if (word.matches("[a-d]:(h[1-4]|k)")) {
            return of(Player.parse(word.substring(0, 1)), Cell.parse(word.substring(2)));
        }
        if (word.matches("[0-9]{1,3}")) {
            return new Spot(Optional.empty(), Cell.parse(word));
        }
        throw Spellings.unknown(Spot.class, "cell", text, Phrase.of(Spot.class, "kind.cell.expected.spot"));
    }

    @Override
    public String id() {
        return owner.map(player -> player + ":").orElse("") + cell;
    }

    @Override
    public int hashCode() {
        return owner.map(Player::index).orElse(-1) * 1009 + cell.hashCode();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Spot spot && owner.equals(spot.owner) && cell.equals(spot.cell);
    }

    @Override
    public String toString() {
        return id();
    }
}
