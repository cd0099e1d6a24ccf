package org.ludex.notation.sgf;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Options;
import org.ludex.dvonn.Cell;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnMove.Place;
import org.ludex.dvonn.DvonnMove.Stack;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.notation.antlr.Memo;
import org.ludex.notation.dvonn.DvonnNotation;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/** DVONN in SGF: {@code GM[Dvonn]}. Immutable and thread-safe. */
final class DvonnSgf implements SgfGame<DvonnMove, DvonnPosition> {

    private final DvonnNotation notation = new DvonnNotation();
    private final Memo<KnownTurn<DvonnMove, DvonnPosition>> turns = KnownTurn.memo();

    @Override
    public GameNotation<DvonnMove, DvonnPosition> notation() {
        return notation;
    }

    @Override
    public Memo<KnownTurn<DvonnMove, DvonnPosition>> turns() {
        return turns;
    }

    @Override
    public boolean isIn(SgfHeader header) {
        return header.game().equals("dvonn") || header.setup().startsWith("dvonn");
    }

    @Override
    public Optional<DvonnMove> pass(DvonnPosition position) {
        return Optional.of(new DvonnMove.Pass());
    }

    @Override
    public WrittenMove<DvonnMove, DvonnPosition> written(Span span, DvonnMove move) {
        return notation.written(span, move);
    }

    @Override
    public String header(Options options) {
        return "GM[Dvonn]VV[1]\nSU[dvonn 0]";
    }

    @Override
    public List<String> actions(DvonnMove move, DvonnPosition position) {
        if (move instanceof Place place) {
            return List.of("dropb " + SgfWriter.cell(place.cell()));
        }
        return move instanceof Stack stack
                ? List.of("move " + SgfWriter.cell(stack.from()) + " " + SgfWriter.cell(stack.to()))
                : List.of("pass");
    }

    @Override
    public SgfTable table(SgfLine<DvonnMove, DvonnPosition> line) {
        return new Table(line);
    }

    private static final class Table implements SgfTable {

        private final SgfLine<DvonnMove, DvonnPosition> line;
        /** Where the stack in a hand comes from. A piece from the rack comes from nowhere. */
        private Optional<Cell> hand = Optional.empty();
        /** Where that stack was dropped before it was picked up again. */
        private Optional<Cell> dropped = Optional.empty();

        Table(SgfLine<DvonnMove, DvonnPosition> line) {
            this.line = line;
        }

        @Override
        public void emptyHand() {
            hand = Optional.empty();
            dropped = Optional.empty();
        }

        @Override
        public boolean act(SgfAction action) {
            return switch (action.verb()) {
                case "pick" -> true;
                case "drop" -> {
                    emptyHand();
                    yield true;
                }
                case "pickb", "dropb" -> actOn(action, action.cells(0));
                case "move" -> move(action, action.cells(0));
                default -> false;
            };
        }

        private boolean move(SgfAction action, List<String> cells) {
            if (cells.size() != 2) {
                return false;
            }
            emptyHand();
            add(new Stack(Cell.parse(cells.get(0)), Cell.parse(cells.get(1))), action);
            return true;
        }

        private boolean actOn(SgfAction action, List<String> cells) {
            if (cells.size() != 1) {
                return false;
            }
            Cell cell = Cell.parse(cells.get(0));
            if (action.verb().equals("pickb")) {
                pick(cell);
            } else {
                drop(cell, action);
            }
            return true;
        }

        private void pick(Cell cell) {
            Optional<DvonnMove> newest = line.newest();
            if (newest.equals(Optional.of(new Place(cell)))) {
                line.takeBack();
            } else if (newest.isPresent()
                    && newest.get() instanceof Stack stack
                    && stack.to().equals(cell)) {
                line.takeBack();
                hand = Optional.of(stack.from());
                dropped = Optional.of(cell);
            } else if (!dropped.equals(Optional.of(cell))) {
                // Picking up once more what is already in the hand changes nothing.
                hand = Optional.of(cell);
            }
        }

        private void drop(Cell cell, SgfAction action) {
            Optional<Cell> from = hand;
            emptyHand();
            boolean repeats = line.newest()
                    .filter(move -> move instanceof Stack stack && stack.to().equals(cell))
                    .isPresent();
            if (from.isEmpty() && !repeats) {
                add(new Place(cell), action);
            } else if (from.isPresent() && !from.get().equals(cell)) {
                add(new Stack(from.get(), cell), action);
            }
        }

        /** Adds a move. A slow connection repeats actions; a repeated action is ignored. */
        private void add(DvonnMove move, SgfAction action) {
            if (!line.newest().equals(Optional.of(move))) {
                line.add(move, action);
            }
        }
    }
}
