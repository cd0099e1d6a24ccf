package org.ludex.dog;

import java.util.Objects;
import java.util.Optional;

/**
 * The way of one piece: {@code 60>h1}, {@code C:20>22} for a piece of another seat, {@code king k>0} for a piece of DOG
 * Royal that leaves the kennel.
 *
 * @param owner the seat whose colour the piece has
 * @param rank the rank of a piece that leaves the kennel; none elsewhere
 * @param from where it leaves
 * @param to where it arrives
 */
public record Step(Player owner, Optional<Rank> rank, Cell from, Cell to) {
    /** Refuses null. */
    public Step {
        Objects.requireNonNull(owner, "the owner is null");
        Objects.requireNonNull(rank, "the rank is null");
        Objects.requireNonNull(from, "the cell it leaves is null");
        Objects.requireNonNull(to, "the cell it reaches is null");
    }

    /** The way of a piece whose rank needs no word. */
    public Step(Player owner, Cell from, Cell to) {
        this(owner, Optional.empty(), from, to);
    }

    /** As a player writes it, who leaves out their own seat. */
    String as(Player writer) {
        return rank.map(word -> word + " ").orElse("") + new Place(owner, from).as(writer) + ">" + to;
    }
}
