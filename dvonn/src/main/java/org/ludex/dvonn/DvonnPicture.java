package org.ludex.dvonn;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.ludex.core.picture.Picture;

/**
 * What a picture of the board has to show.
 *
 * @param position the board
 * @param lastMove the move that led to it, if that is to be shown
 * @param gone the stacks that the move made leave the game
 */
record DvonnPicture(DvonnPosition position, Optional<DvonnMove> lastMove, Map<Cell, DvonnStack> gone) {

    static Picture of(DvonnPosition position) {
        return new DvonnPicture(position, Optional.empty(), Map.of()).paint();
    }

    static Picture after(DvonnPosition before, DvonnMove move) {
        DvonnPosition after = before.play(move);
        Map<Cell, DvonnStack> gone = move instanceof DvonnMove.Stack stack ? gone(before, stack, after) : Map.of();
        return new DvonnPicture(after, Optional.of(move), gone).paint();
    }

    private static Map<Cell, DvonnStack> gone(DvonnPosition before, DvonnMove.Stack move, DvonnPosition after) {
        Map<Cell, DvonnStack> gone = new TreeMap<>();
        for (Cell cell : before.occupied()) {
            if (!cell.equals(move.from()) && after.stackAt(cell).isEmpty()) {
                before.stackAt(cell).ifPresent(stack -> gone.put(cell, stack));
            }
        }
        // Where the moved stack itself is lost, what it landed on has gone under it.
        before.stackAt(move.from())
                .ifPresent(moved -> gone.computeIfPresent(
                        move.to(),
                        (cell, under) -> new DvonnStack(
                                moved.top(),
                                moved.height() + under.height(),
                                moved.dvonnPieces() + under.dvonnPieces())));
        return Collections.unmodifiableMap(gone);
    }

    private Picture paint() {
        return new Picture(TextBoard.of(this), SvgBoard.of(this));
    }

    /** The space the last move came from, if it came from one. */
    Optional<Cell> from() {
        return lastMove.flatMap(
                move -> move instanceof DvonnMove.Stack stack ? Optional.of(stack.from()) : Optional.empty());
    }

    /** The space the last move ended on, if it ended on one. */
    Optional<Cell> to() {
        return lastMove.flatMap(move -> {
            if (move instanceof DvonnMove.Stack stack) {
                return Optional.of(stack.to());
            }
            return move instanceof DvonnMove.Place place ? Optional.of(place.cell()) : Optional.empty();
        });
    }

    /** What the last move did, in one line; empty without a last move. */
    String history() {
        if (lastMove.isEmpty()) {
            return "";
        }
        int pieces = gone.values().stream().mapToInt(DvonnStack::height).sum();
        String loss = switch (pieces) {
            case 0 -> "";
            case 1 -> ", 1 piece left the game";
            default -> ", " + pieces + " pieces left the game";
        };
        return "Last move " + lastMove.get() + loss;
    }

    /** Who is to do what, or who has won, in one line. */
    String status() {
        int white = position.points(Side.WHITE);
        int black = position.points(Side.BLACK);
        String points = "White " + white + ", Black " + black;
        Optional<Side> mover = position.sideToMove();
        if (mover.isEmpty()) {
            String result = white > black ? "White wins" : white < black ? "Black wins" : "A draw";
            return result + ": " + points;
        }
        String name = mover.get() == Side.WHITE ? "White" : "Black";
        if (position.phase() == Phase.PLACING) {
            String piece = position.pieceToPlace().equals(Optional.of(Piece.DVONN)) ? "a DVONN piece" : "a piece";
            return name + " places " + piece + ", " + (position.placed() + 1) + " of " + DvonnStack.MOST_PIECES;
        }
        return points + ": " + name + (position.isPassDue() ? " must pass" : " to move");
    }

    /** The spaces of one row, in order. */
    static List<Cell> row(int row) {
        return Cell.all().stream().filter(cell -> cell.row() == row).toList();
    }
}
