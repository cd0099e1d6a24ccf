package org.ludex.notation.sgf;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ludex.core.Options;
import org.ludex.notation.antlr.Memo;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.notation.yinsh.YinshNotation;
import org.ludex.yinsh.Point;
import org.ludex.yinsh.Side;
import org.ludex.yinsh.YinshMove;
import org.ludex.yinsh.YinshMove.MoveRing;
import org.ludex.yinsh.YinshMove.PlaceRing;
import org.ludex.yinsh.YinshMove.TakeRing;
import org.ludex.yinsh.YinshMove.TakeRow;
import org.ludex.yinsh.YinshPosition;

/** YINSH in SGF: {@code GM[24]}. Immutable and thread-safe. */
final class YinshSgf implements SgfGame<YinshMove, YinshPosition> {

    private final YinshNotation notation = new YinshNotation();
    private final Memo<KnownTurn<YinshMove, YinshPosition>> turns = KnownTurn.memo();

    @Override
    public GameNotation<YinshMove, YinshPosition> notation() {
        return notation;
    }

    @Override
    public Memo<KnownTurn<YinshMove, YinshPosition>> turns() {
        return turns;
    }

    @Override
    public boolean isIn(SgfHeader header) {
        return header.game().equals("24")
                || header.game().equals("yinsh")
                || header.setup().startsWith("yinsh");
    }

    @Override
    public Map<String, String> options(SgfHeader header, List<SgfStep> steps) {
        return header.setup().startsWith("yinsh-blitz") ? Map.of("variant", "blitz") : Map.of();
    }

    @Override
    public Optional<YinshMove> pass(YinshPosition position) {
        return Optional.of(new YinshMove.Pass());
    }

    @Override
    public WrittenMove<YinshMove, YinshPosition> written(Span span, YinshMove move) {
        return notation.written(span, move);
    }

    @Override
    public String header(Options options) {
        boolean blitz = "blitz".equals(options.values().get("variant"));
        return "GM[24]VV[1]\nSU[" + (blitz ? "yinsh-blitz" : "Yinsh") + "]";
    }

    @Override
    public List<String> actions(YinshMove move, YinshPosition position) {
        String colour = position.toMove().equals(Optional.of(Side.BLACK)) ? "b" : "w";
        if (move instanceof PlaceRing place) {
            return List.of("place " + colour + "r " + SgfWriter.cell(place.at()));
        }
        if (move instanceof MoveRing ring) {
            return List.of(
                    "place " + colour + " " + SgfWriter.cell(ring.from()), "drop board " + SgfWriter.cell(ring.to()));
        }
        if (move instanceof TakeRow row) {
            return List.of("remove " + colour + " " + SgfWriter.cell(row.from()) + " " + SgfWriter.cell(row.to()));
        }
        return move instanceof TakeRing taken
                ? List.of("remove " + colour + "r " + SgfWriter.cell(taken.ring()))
                : List.of("pass");
    }

    @Override
    public SgfTable table(SgfLine<YinshMove, YinshPosition> line) {
        return new Table(line);
    }

    private static final class Table implements SgfTable {

        private final SgfLine<YinshMove, YinshPosition> line;
        /** The place of the ring that has its marker and is to move. */
        private Optional<Point> ring = Optional.empty();

        Table(SgfLine<YinshMove, YinshPosition> line) {
            this.line = line;
        }

        @Override
        public void emptyHand() {
            ring = Optional.empty();
        }

        @Override
        public boolean act(SgfAction action) {
            boolean moves = action.verb().equals("move");
            if (!moves && action.words().isEmpty()) {
                return false;
            }
            // All but a move say first what they are done with: a ring, a marker, or something on the board.
            List<String> cells = action.cells(moves ? 0 : 1);
            String thing = moves ? "" : action.words().get(0);
            return switch (action.verb()) {
                case "move" -> move(cells, action);
                case "place" -> place(thing, cells, action);
                case "pick" -> !thing.equals("board") || pick(cells);
                case "drop" -> !thing.equals("board") || drop(cells, action);
                case "remove" -> remove(cells, action);
                default -> false;
            };
        }

        private boolean move(List<String> cells, SgfAction action) {
            if (cells.size() != 2) {
                return false;
            }
            emptyHand();
            line.add(new MoveRing(Point.parse(cells.get(0)), Point.parse(cells.get(1))), action);
            return true;
        }

        /** A ring onto the board, or a marker into a ring. */
        private boolean place(String thing, List<String> cells, SgfAction action) {
            if (cells.size() != 1) {
                return false;
            }
            Point at = Point.parse(cells.get(0));
            if (thing.endsWith("r")) {
                line.add(new PlaceRing(at), action);
            } else {
                ring = Optional.of(at);
            }
            return true;
        }

        /** Takes up what was dropped last, or a ring that is to move. */
        private boolean pick(List<String> cells) {
            if (cells.size() != 1) {
                return false;
            }
            Point at = Point.parse(cells.get(0));
            Optional<YinshMove> newest = line.newest();
            if (newest.isEmpty()) {
                ring = ring.or(() -> Optional.of(at));
            } else if (newest.get() instanceof MoveRing move) {
                line.takeBack();
                ring = Optional.of(move.from());
            } else if (newest.get() instanceof PlaceRing) {
                line.takeBack();
            }
            return true;
        }

        private boolean drop(List<String> cells, SgfAction action) {
            if (cells.size() != 1) {
                return false;
            }
            Point at = Point.parse(cells.get(0));
            if (ring.isEmpty()) {
                line.add(new PlaceRing(at), action);
            } else if (!ring.get().equals(at)) {
                line.add(new MoveRing(ring.get(), at), action);
                emptyHand();
            }
            return true;
        }

        /** A row has two ends, a ring one place. */
        private boolean remove(List<String> cells, SgfAction action) {
            if (cells.isEmpty() || cells.size() > 2) {
                return false;
            }
            Point first = Point.parse(cells.get(0));
            YinshMove move = cells.size() == 1 ? new TakeRing(first) : new TakeRow(first, Point.parse(cells.get(1)));
            line.add(move, action);
            return true;
        }
    }
}
