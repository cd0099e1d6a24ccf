package org.ludex.kamisado;

/**
 * A tower, regardless of its square.
 *
 * @param side its owner
 * @param colour its colour
 * @param rank its rank
 */
public record Tower(Side side, Colour colour, Rank rank) {

    @Override
    public int hashCode() {
        return (side.index() * 8 + colour.index()) * 4 + rank.index();
    }

    /** The tower in words, such as {@code white purple sumo}. */
    @Override
    public String toString() {
        return rank == Rank.PLAIN ? side + " " + colour : side + " " + colour + " " + rank;
    }
}
