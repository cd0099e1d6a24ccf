package org.ludex.sixth;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ludex.core.BoardCell;
import org.ludex.core.Facts;
import org.ludex.core.Look;
import org.ludex.core.Phrase;
import org.ludex.core.Spellings;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Picture;

/**
 * What a picture shows; {@link TextBoard} and {@link SvgBoard} draw it.
 *
 * @param position the position
 * @param steps the moves that led to it, as far as they are shown
 * @param marked the cells to mark
 * @param look the orientation, the arrows and the language
 */
record SixthPicture(SixthPosition position, List<Step> steps, Set<Cell> marked, Look look) {

    /**
     * One move and what it did.
     *
     * @param move the move
     * @param from the cell that pieces left
     * @param to the cell that pieces came to
     * @param removed the pieces that then left the board from there, bottom first
     */
    record Step(SixthMove move, Optional<Cell> from, Optional<Cell> to, List<Piece> removed) {

        private static Step of(SixthPosition before, SixthMove move, SixthPosition after) {
            if (move instanceof SixthMove.Enter enter) {
                return new Step(move, Optional.empty(), Optional.of(enter.at()), List.of());
            }
            if (move instanceof SixthMove.MoveTower tower) {
                int pieces = before.tower(tower.from())
                        .map(all -> all.pieces().size())
                        .orElse(0);
                return moved(before, pieces, move, tower.from(), tower.to(), after);
            }
            if (move instanceof SixthMove.MovePart part) {
                return moved(before, part.count(), move, part.from(), part.to(), after);
            }
            return new Step(move, Optional.empty(), Optional.empty(), List.of());
        }

        private static Step moved(
                SixthPosition before, int count, SixthMove move, Cell from, Cell to, SixthPosition after) {
            Grid grid = before.board().grid();
            Board landed = before.board().moved(count, grid.index(from), grid.index(to));
            List<Piece> all = Packed.tower(landed.tower(grid.index(to))).pieces();
            int left = after.tower(to).map(tower -> tower.pieces().size()).orElse(0);
            return new Step(move, Optional.of(from), Optional.of(to), all.subList(left, all.size()));
        }
    }

    static Picture of(SixthPosition position, Look look) {
        return after(position, List.of(), look);
    }

    /** A picture after moves from a position. */
    static Picture after(SixthPosition before, List<? extends SixthMove> moves, Look look) {
        List<Step> steps = new ArrayList<>();
        SixthPosition position = before;
        for (SixthMove move : moves) {
            SixthPosition next = position.play(move);
            steps.add(Step.of(position, move, next));
            position = next;
        }
        SixthPosition end = position;
        Set<Cell> marked = look.marked().stream().map(cell -> cell(end, cell)).collect(Collectors.toUnmodifiableSet());
        return new SixthPicture(end, List.copyOf(steps), marked, look).paint();
    }

    private Picture paint() {
        look.side().map(Viewer::of).ifPresent(viewer -> viewer.at(position));
        return new Picture(TextBoard.of(this), SvgBoard.of(this));
    }

    /** The cell of the board that has the id of any cell. */
    Cell cell(BoardCell any) {
        return cell(position, any);
    }

    private static Cell cell(SixthPosition position, BoardCell any) {
        Cell cell = any instanceof Cell own ? own : Cell.parse(any.id());
        if (!position.board().grid().contains(cell)) {
            throw Spellings.unknown(
                    Cell.class,
                    "cell",
                    any.id(),
                    new Phrase(
                            Cell.class,
                            "kind.cell.expected.board",
                            Facts.of("last", new Cell(position.size(), position.size()))));
        }
        return cell;
    }

    boolean isFrom(Cell cell) {
        return steps.stream().anyMatch(step -> step.from().equals(Optional.of(cell)));
    }

    boolean isTo(Cell cell) {
        return steps.stream().anyMatch(step -> step.to().equals(Optional.of(cell)));
    }

    /** The pieces that the last move took off a cell, bottom first. */
    List<Piece> removed(Cell cell) {
        boolean landedThere = !steps.isEmpty() && last().to().equals(Optional.of(cell));
        return landedThere ? last().removed() : List.of();
    }

    private Step last() {
        return steps.get(steps.size() - 1);
    }

    /** Whether Black sits at the lower edge. */
    private boolean isTurned() {
        return look.side().filter(Side.BLACK::equals).isPresent();
    }

    /** The files from left to right. */
    List<Integer> files() {
        int size = position.size();
        return IntStream.rangeClosed(1, size)
                .mapToObj(place -> isTurned() ? size + 1 - place : place)
                .toList();
    }

    /** The ranks from top to bottom. */
    List<Integer> ranks() {
        int size = position.size();
        return IntStream.rangeClosed(1, size)
                .mapToObj(place -> isTurned() ? place : size + 1 - place)
                .toList();
    }

    private static Phrase phrase(String key, Facts facts) {
        return new Phrase(SixthRule.class, "picture." + key, facts);
    }

    private Locale locale() {
        return look.locale();
    }

    /** The picture in one line, for readers who do not see it. */
    String title() {
        return phrase("title", Facts.of("position", position.text())).text(locale());
    }

    /** The lines under the board. */
    List<String> captions() {
        List<String> lines = new ArrayList<>();
        if (!steps.isEmpty()) {
            lines.add(history().text(locale()));
        }
        lines.add(position.message(locale()));
        lines.add(supply(Side.WHITE));
        lines.add(supply(Side.BLACK));
        if (position.supply().lady()) {
            lines.add(phrase("lady", Facts.none()).text(locale()));
        }
        position.banned()
                .filter(move -> position.outcome().isOpen())
                .ifPresent(move ->
                        lines.add(phrase("forbidden", Facts.of("move", move)).text(locale())));
        if (!look.arrows().isEmpty()) {
            List<String> arrows = look.arrows().stream()
                    .map(arrow -> cell(arrow.from()) + "-" + cell(arrow.to()))
                    .toList();
            lines.add(phrase("arrows", Facts.of("arrows", arrows)).text(locale()));
        }
        return lines;
    }

    private Phrase history() {
        List<SixthMove> moves = steps.stream().map(Step::move).toList();
        String removed = last().removed().stream().map(Piece::toString).collect(Collectors.joining());
        Facts facts = Facts.of("moves", moves, "count", moves.size());
        return removed.isEmpty() ? phrase("moves", facts) : phrase("moves-removed", facts.and("removed", removed));
    }

    private String supply(Side side) {
        Reserve reserve = position.supply().reserve(side);
        List<Phrase> parts = new ArrayList<>();
        parts.add(phrase("reserve", Facts.of("pieces", reserve.pieces())));
        if (reserve.points() > 0) {
            parts.add(phrase("points", Facts.of("points", reserve.points())));
        }
        if (position.settings().sixKings()) {
            parts.add(phrase("kings", Facts.of("kings", position.supply().score(side))));
        }
        return phrase("supply", Facts.of("side", side, "parts", parts)).text(locale());
    }
}
