package org.ludex.dvonn;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.ludex.core.BoardCell;
import org.ludex.core.Facts;
import org.ludex.core.Look;
import org.ludex.core.Phrase;
import org.ludex.core.Spellings;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Picture;

/**
 * What a picture of the board shows.
 *
 * @param position the board
 * @param moves the moves that led to it, if they are to be shown
 * @param gone the stacks that left the game after these moves
 * @param look the orientation, marks, arrows and language
 */
record DvonnPicture(DvonnPosition position, List<DvonnMove> moves, Map<Cell, DvonnStack> gone, Look look) {

    /** Refuses a look with a seat or with cells of another game. */
    DvonnPicture {
        look.side().ifPresent(side -> Viewer.of(side).at(position));
        Stream.concat(
                        look.marked().stream(),
                        look.arrows().stream().flatMap(arrow -> Stream.of(arrow.from(), arrow.to())))
                .forEach(DvonnPicture::cell);
    }

    static DvonnPicture of(DvonnPosition position, Look look) {
        return new DvonnPicture(position, List.of(), Map.of(), look);
    }

    static DvonnPicture after(DvonnPosition start, List<? extends DvonnMove> moves, Look look) {
        DvonnPosition position = start;
        Map<Cell, DvonnStack> gone = new TreeMap<>();
        for (DvonnMove move : moves) {
            DvonnPosition next = position.play(move);
            if (move instanceof DvonnMove.Stack stack) {
                gone.putAll(gone(position, stack, next));
            }
            position = next;
        }
        return new DvonnPicture(position, List.copyOf(moves), Collections.unmodifiableMap(gone), look);
    }

    private static Map<Cell, DvonnStack> gone(DvonnPosition before, DvonnMove.Stack move, DvonnPosition after) {
        Map<Cell, DvonnStack> gone = new TreeMap<>();
        for (Cell cell : before.occupied()) {
            if (!cell.equals(move.from()) && after.isEmpty(cell)) {
                before.stackAt(cell).ifPresent(stack -> gone.put(cell, stack));
            }
        }
        // If the moved stack itself leaves the game, the stack that it landed on leaves with it.
        before.stackAt(move.from())
                .ifPresent(moved -> gone.computeIfPresent(
                        move.to(),
                        (cell, under) -> new DvonnStack(
                                moved.top(),
                                moved.height() + under.height(),
                                moved.dvonnPieces() + under.dvonnPieces())));
        return gone;
    }

    Picture paint() {
        return new Picture(TextBoard.of(this), SvgBoard.of(this));
    }

    /** The space that is drawn in the usual place of another (with White at the bottom), and vice versa. */
    Cell turned(Cell cell) {
        return isTurned() ? cell.opposite() : cell;
    }

    boolean isTurned() {
        return look.side().equals(Optional.of(Side.BLACK));
    }

    boolean isMarked(Cell cell) {
        return look.marked().contains(cell);
    }

    /** Whether one of the moves started or ended on a space. */
    boolean isTouched(Cell cell) {
        return moves.stream().anyMatch(move -> move.footprint().touched().contains(cell));
    }

    /** A cell of a look as one of this game. */
    static Cell cell(BoardCell cell) {
        if (cell instanceof Cell own) {
            return own;
        }
        throw Spellings.unknown(Cell.class, "cell", cell.id(), Phrase.of(Cell.class, "kind.cell.expected.any"));
    }

    /** What the moves did, in one line; empty if there are none. */
    Optional<String> history() {
        if (moves.isEmpty()) {
            return Optional.empty();
        }
        int pieces = gone.values().stream().mapToInt(DvonnStack::height).sum();
        Facts facts = Facts.of("count", moves.size(), "moves", moves, "pieces", pieces);
        return Optional.of(words(pieces == 0 ? "last" : "last.loss", facts));
    }

    /** What happens next, or who has won, in one line. */
    String status() {
        int white = position.points(Side.WHITE);
        int black = position.points(Side.BLACK);
        Facts points = Facts.of("white", white, "black", black);
        Optional<Side> mover = position.toMove();
        if (mover.isEmpty()) {
            return white == black
                    ? words("drawn", points)
                    : words("won", points.and("side", white > black ? Side.WHITE : Side.BLACK));
        }
        if (position.phase() == Phase.PLACING) {
            boolean dvonn = position.pieceToPlace().equals(Optional.of(Piece.DVONN));
            Facts facts = Facts.of("side", mover.get(), "number", position.placed() + 1);
            return words(dvonn ? "places.dvonn" : "places", facts);
        }
        return words(position.isPassDue() ? "passes" : "moves", points.and("side", mover.get()));
    }

    /** The arrows in one line, for pictures that cannot draw them; empty if there are none. */
    Optional<String> arrows() {
        List<String> arrows = look.arrows().stream()
                .map(arrow -> arrow.from().id() + "-" + arrow.to().id())
                .toList();
        return arrows.isEmpty() ? Optional.empty() : Optional.of(words("arrows", Facts.of("arrows", arrows)));
    }

    private String words(String key, Facts facts) {
        return new Phrase(DvonnRule.class, "picture." + key, facts).text(look.locale());
    }

    /** The spaces of one row, in order. */
    static List<Cell> row(int row) {
        return Cell.all().stream().filter(cell -> cell.row() == row).toList();
    }
}
