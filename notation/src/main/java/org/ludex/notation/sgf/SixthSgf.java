package org.ludex.notation.sgf;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.ludex.core.Facts;
import org.ludex.core.InvalidValueException;
import org.ludex.core.Options;
import org.ludex.core.Phrase;
import org.ludex.core.Seat;
import org.ludex.notation.antlr.Memo;
import org.ludex.notation.sixth.SixthNotation;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.sixth.Cell;
import org.ludex.sixth.Side;
import org.ludex.sixth.SixthMove;
import org.ludex.sixth.SixthPosition;

/**
 * SiXTH in SGF, under its older name: {@code SU[sixmaking ...]}, on the small board {@code SU[sixmaking-4 ...]}. It is
 * played with the pieces of that edition. Immutable and thread-safe.
 */
final class SixthSgf implements SgfGame<SixthMove, SixthPosition> {

    private static final String NAME = "sixmaking";

    private final SixthNotation notation = new SixthNotation();
    private final Memo<KnownTurn<SixthMove, SixthPosition>> turns = KnownTurn.memo();

    @Override
    public GameNotation<SixthMove, SixthPosition> notation() {
        return notation;
    }

    @Override
    public Memo<KnownTurn<SixthMove, SixthPosition>> turns() {
        return turns;
    }

    @Override
    public boolean isIn(SgfHeader header) {
        return header.game().startsWith(NAME) || header.setup().startsWith(NAME);
    }

    @Override
    public Map<String, String> options(SgfHeader header, List<SgfStep> steps) {
        boolean blackStarts = (SgfStep.starter(steps) == 0) == isBlackFirst(header, steps);
        Map<String, String> options = new TreeMap<>(small(header) ? Map.of("size", "4") : Map.of("pieces", "16"));
        if (blackStarts) {
            options.put("first", Side.BLACK.id());
        }
        return options;
    }

    private static boolean small(SgfHeader header) {
        return header.setup().startsWith(NAME + "-4");
    }

    /** The starting player does not determine the colours here. */
    @Override
    public List<Seat> seats(List<? extends Seat> seats, SgfHeader header, List<SgfStep> steps) {
        return isBlackFirst(header, steps) ? List.of(Side.BLACK, Side.WHITE) : List.of(Side.WHITE, Side.BLACK);
    }

    /** Whether the first player has Black: the first piece that a player enters shows it, or else the map of colours. */
    private static boolean isBlackFirst(SgfHeader header, List<SgfStep> steps) {
        for (SgfStep step : steps) {
            Optional<SgfAction> entry = step.action().filter(SixthSgf::isEntry);
            if (entry.isPresent()) {
                return entry.get().words().get(0).equals("b") == (entry.get().player() == 0);
            }
        }
        return header.find("CM").map(map -> map.value().strip().startsWith("1")).orElse(false);
    }

    /** The first piece that a player enters is hardly ever not in the first turn. */
    @Override
    public boolean isClear(List<SgfStep> firstTurn) {
        return firstTurn.stream()
                .anyMatch(step -> step.action().filter(SixthSgf::isEntry).isPresent());
    }

    /** Whether a piece comes from the reserve, whose letter is its colour: {@code Pick W 1}, {@code Move W @ -1 ..}. */
    private static boolean isEntry(SgfAction action) {
        List<String> words = action.words();
        boolean entry = action.verb().equals("pick")
                || (action.verb().equals("move")
                        && words.size() > 1
                        && words.get(1).equals("@"));
        return entry
                && !words.isEmpty()
                && (words.get(0).equals("w") || words.get(0).equals("b"));
    }

    @Override
    public Optional<SixthMove> pass(SixthPosition position) {
        return Optional.of(new SixthMove.Pass());
    }

    @Override
    public WrittenMove<SixthMove, SixthPosition> written(Span span, SixthMove move) {
        return notation.written(span, move);
    }

    /** Positions that come back end the game. */
    @Override
    public boolean mayBeDrawnUnsaid() {
        return true;
    }

    @Override
    public String header(Options options) {
        boolean small = "4".equals(options.values().get("size"));
        return "GM[Sixmaking]VV[1]\nCM[0,1]\nSU[" + NAME + (small ? "-4" : "") + " 0 2]";
    }

    @Override
    public List<String> actions(SixthMove move, SixthPosition position) {
        if (move instanceof SixthMove.Enter enter) {
            String colour = position.toMove().equals(Optional.of(Side.BLACK)) ? "B" : "W";
            return List.of("Pick " + colour + " 1", "Dropb " + SgfWriter.cell(enter.at()));
        }
        if (move instanceof SixthMove.MovePart part) {
            return shift(part.count(), part.from(), part.to());
        }
        if (move instanceof SixthMove.MoveTower tower) {
            int height = position.tower(tower.from())
                    .map(each -> each.pieces().size())
                    .orElse(1);
            return shift(height, tower.from(), tower.to());
        }
        return List.of("Pass");
    }

    private static List<String> shift(int count, Cell from, Cell to) {
        return List.of("Pickb " + SgfWriter.cell(from) + " " + count, "Dropb " + SgfWriter.cell(to));
    }

    @Override
    public SgfTable table(SgfLine<SixthMove, SixthPosition> line) {
        return new Table(line);
    }

    /** The top pieces of a tower, taken up from a cell. */
    private record Taken(int count, Cell from) {}

    private static final class Table implements SgfTable {

        /** The words of {@code move x C 4 1 x A 4}: a place, how many pieces, and another place. */
        private static final int MOVE_WORDS = 7;

        private final SgfLine<SixthMove, SixthPosition> line;
        private Optional<Taken> hand = Optional.empty();

        Table(SgfLine<SixthMove, SixthPosition> line) {
            this.line = line;
        }

        @Override
        public void emptyHand() {
            hand = Optional.empty();
        }

        @Override
        public boolean act(SgfAction action) {
            List<String> words = action.words();
            return switch (action.verb()) {
                case "move" -> words.size() == MOVE_WORDS && move(words, action);
                case "pickb" -> words.size() == 3 && pick(words);
                case "dropb" -> words.size() == 2 && drop(cell(words, 0), action);
                case "pick", "drop" -> {
                    // A piece from the reserve, or back to it.
                    emptyHand();
                    yield true;
                }
                default -> false;
            };
        }

        /** A piece from a reserve ({@code W @ -1 1}) or from the board ({@code x C 4 1}) to the board. */
        private boolean move(List<String> words, SgfAction action) {
            Cell to = cell(words, 5);
            line.add(
                    words.get(1).equals("@")
                            ? SixthMove.enter(to)
                            : SixthMove.part(number(words.get(3)), cell(words, 1), to),
                    action);
            emptyHand();
            return true;
        }

        /** Takes up what was dropped last, or the top of a tower. */
        private boolean pick(List<String> words) {
            Optional<SixthMove> newest = line.newest();
            emptyHand();
            if (newest.isEmpty()) {
                hand = Optional.of(new Taken(number(words.get(2)), cell(words, 0)));
                return true;
            }
            line.takeBack();
            if (newest.get() instanceof SixthMove.MovePart move) {
                hand = Optional.of(new Taken(move.count(), move.from()));
            }
            return true;
        }

        private boolean drop(Cell at, SgfAction action) {
            if (hand.isEmpty()) {
                line.add(SixthMove.enter(at), action);
            } else if (!hand.get().from().equals(at)) {
                line.add(SixthMove.part(hand.get().count(), hand.get().from(), at), action);
            }
            emptyHand();
            return true;
        }

        private static Cell cell(List<String> words, int at) {
            return Cell.parse(words.get(at) + words.get(at + 1));
        }

        private static int number(String word) {
            try {
                return Integer.parseInt(word);
            } catch (NumberFormatException notANumber) {
                throw new InvalidValueException(
                        new Phrase(SixthNotation.class, "invalid.piece-count", Facts.of("words", word)));
            }
        }
    }
}
