package org.ludex.yinsh;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ludex.core.Outcome;
import org.ludex.yinsh.YinshMove.MoveRing;
import org.ludex.yinsh.YinshMove.PlaceRing;
import org.ludex.yinsh.YinshMove.TakeRing;
import org.ludex.yinsh.YinshMove.TakeRow;

/**
 * What a picture shows: a position, and what the move before it did.
 *
 * @param position the position
 * @param move the move before it, if it is shown
 * @param touched where a ring was placed, or where one came from and went to
 * @param flipped the markers that the move flipped
 * @param removed where the move took markers or a ring off the board
 */
record Scene(
        YinshPosition position, Optional<YinshMove> move, Set<Point> touched, Set<Point> flipped, Set<Point> removed) {

    static Scene of(YinshPosition position) {
        return new Scene(position, Optional.empty(), Set.of(), Set.of(), Set.of());
    }

    static Scene after(YinshPosition before, YinshMove move, YinshPosition after) {
        Set<Point> touched = Set.of();
        Set<Point> flipped = Set.of();
        Set<Point> removed = Set.of();
        if (move instanceof PlaceRing place) {
            touched = Set.of(place.at());
        } else if (move instanceof MoveRing ring) {
            touched = Set.of(ring.from(), ring.to());
            flipped = changed(before, after, ring);
        } else if (move instanceof TakeRow row) {
            removed = Set.copyOf(Rays.line(row.from(), row.to()));
        } else if (move instanceof TakeRing take) {
            removed = Set.of(take.ring());
        }
        return new Scene(after, Optional.of(move), touched, flipped, removed);
    }

    private static Set<Point> changed(YinshPosition before, YinshPosition after, MoveRing ring) {
        Set<Point> flipped = new HashSet<>(Rays.line(ring.from(), ring.to()));
        flipped.removeIf(point -> point.equals(ring.from())
                || point.equals(ring.to())
                || before.at(point).equals(after.at(point)));
        return Set.copyOf(flipped);
    }

    /** The rows on the board of an open game: those that must be taken now, and those of which it is not yet the time. */
    List<TakeRow> rows() {
        return position.due().isEmpty()
                ? List.of()
                : Stream.of(Side.values())
                        .flatMap(side -> position.rowsOf(side).stream())
                        .toList();
    }

    /** The markers of all rows. */
    Set<Point> rowPoints() {
        return rows().stream()
                .flatMap(row -> Rays.line(row.from(), row.to()).stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** What is due, in words. */
    String status() {
        return position.side().map(this::status).orElseGet(this::result);
    }

    private String status(Side side) {
        String who = name(side);
        return switch (position.due().orElseThrow()) {
            case PLACE_RING -> who + " places a ring";
            case MOVE_RING -> position.legalMoves().equals(Moves.PASS) ? who + " must pass" : who + " moves a ring";
            case TAKE_ROW ->
                who + " takes a row: "
                        + position.rows().stream().map(TakeRow::toString).collect(Collectors.joining(" "));
            case TAKE_RING -> who + " removes a ring";
        };
    }

    private String result() {
        return position.outcome() instanceof Outcome.Won won
                ? name(won.winners().get(0) == Side.WHITE ? Side.WHITE : Side.BLACK) + " has won ("
                        + won.rule().code() + ")"
                : "Draw (" + YinshRule.E3.code() + ")";
    }

    /** Rings removed, rings to place and markers left, in words. */
    String count() {
        boolean placing = position.due().filter(Due.PLACE_RING::equals).isPresent();
        String rings = placing
                ? "Rings to place: White " + position.ringsToPlace(Side.WHITE) + ", Black "
                        + position.ringsToPlace(Side.BLACK)
                : "Rings removed: White " + position.ringsRemoved(Side.WHITE) + ", Black "
                        + position.ringsRemoved(Side.BLACK);
        return rings + ". Markers in the pool: " + position.pool();
    }

    private static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }
}
