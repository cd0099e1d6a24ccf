package org.ludex.sixth;

import java.util.List;
import java.util.Optional;

/**
 * What the last move did, for a picture.
 *
 * @param text the move, or empty
 * @param from the cell that pieces left
 * @param to the cell that pieces came to
 * @param removed the pieces that then left the board from there, bottom first
 */
record Highlight(String text, Optional<Cell> from, Optional<Cell> to, List<Piece> removed) {

    static final Highlight NONE = new Highlight("", Optional.empty(), Optional.empty(), List.of());

    static Highlight of(SixthPosition before, SixthMove move, SixthPosition after) {
        if (move instanceof SixthMove.Enter enter) {
            return new Highlight(move.toString(), Optional.empty(), Optional.of(enter.at()), List.of());
        }
        if (move instanceof SixthMove.MoveTower tower) {
            int pieces =
                    before.tower(tower.from()).map(all -> all.pieces().size()).orElse(0);
            return moved(before, pieces, move, tower.from(), tower.to(), after);
        }
        if (move instanceof SixthMove.MovePart part) {
            return moved(before, part.count(), move, part.from(), part.to(), after);
        }
        return new Highlight(move.toString(), Optional.empty(), Optional.empty(), List.of());
    }

    private static Highlight moved(
            SixthPosition before, int count, SixthMove move, Cell from, Cell to, SixthPosition after) {
        Grid grid = before.terms().grid();
        Board landed = before.board().moved(count, grid.index(from), grid.index(to));
        List<Piece> all = Packed.tower(landed.tower(grid.index(to))).pieces();
        int left = after.tower(to).map(tower -> tower.pieces().size()).orElse(0);
        return new Highlight(move.toString(), Optional.of(from), Optional.of(to), all.subList(left, all.size()));
    }

    boolean isFrom(Cell cell) {
        return from.filter(cell::equals).isPresent();
    }

    boolean isTo(Cell cell) {
        return to.filter(cell::equals).isPresent();
    }
}
