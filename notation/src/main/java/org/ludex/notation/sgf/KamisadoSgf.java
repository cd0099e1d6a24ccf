package org.ludex.notation.sgf;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Options;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.kamisado.Side;
import org.ludex.kamisado.Square;
import org.ludex.notation.antlr.Memo;
import org.ludex.notation.kamisado.KamisadoNotation;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/** Kamisado in SGF: {@code GM[Kamisado]}, a single round. Immutable and thread-safe. */
final class KamisadoSgf implements SgfGame<KamisadoMove, KamisadoPosition> {

    private static final String NAME = "kamisado";

    private final KamisadoNotation notation = new KamisadoNotation();
    private final Memo<KnownTurn<KamisadoMove, KamisadoPosition>> turns = KnownTurn.memo();

    @Override
    public GameNotation<KamisadoMove, KamisadoPosition> notation() {
        return notation;
    }

    @Override
    public Memo<KnownTurn<KamisadoMove, KamisadoPosition>> turns() {
        return turns;
    }

    @Override
    public boolean takesDraws() {
        return false;
    }

    @Override
    public boolean isIn(SgfHeader header) {
        return header.game().equals(NAME) || header.setup().startsWith(NAME);
    }

    /** The zero move of the tower that is to move. */
    @Override
    public Optional<KamisadoMove> pass(KamisadoPosition position) {
        Optional<Side> mover = position.toMove();
        return mover.flatMap(side ->
                position.due().map(tower -> new KamisadoMove.Blocked(tower, position.square(side, tower))));
    }

    @Override
    public WrittenMove<KamisadoMove, KamisadoPosition> written(Span span, KamisadoMove move) {
        return notation.told(span, move);
    }

    @Override
    public String header(Options options) {
        return "GM[Kamisado]VV[1]\nSU[kamisado 0]";
    }

    @Override
    public List<String> actions(KamisadoMove move, KamisadoPosition position) {
        return move instanceof KamisadoMove.Step step
                ? List.of("Pickb " + SgfWriter.cell(step.from()), "Dropb " + SgfWriter.cell(step.to()))
                : List.of();
    }

    @Override
    public SgfTable table(SgfLine<KamisadoMove, KamisadoPosition> line) {
        return new Table(notation, line);
    }

    /** A tower that went from one square to another. */
    private record Went(Square from, Square to) {}

    private static final class Table implements SgfTable {

        private final KamisadoNotation notation;
        private final SgfLine<KamisadoMove, KamisadoPosition> line;
        /** Where the tower in the hand comes from. */
        private Optional<Square> hand = Optional.empty();
        /** What was done last, as long as it can be taken back. */
        private Optional<Went> newest = Optional.empty();

        Table(KamisadoNotation notation, SgfLine<KamisadoMove, KamisadoPosition> line) {
            this.notation = notation;
            this.line = line;
        }

        @Override
        public void emptyHand() {
            hand = Optional.empty();
            newest = Optional.empty();
        }

        @Override
        public boolean act(SgfAction action) {
            // Messages of the client have the tower's number behind the square from which it is picked up.
            int most = action.verb().equals("pickb") ? 1 : 2;
            List<Square> squares =
                    action.cells(0).stream().limit(most).map(Square::parse).toList();
            return switch (action.verb()) {
                case "pickb" -> !squares.isEmpty() && pick(squares.get(0));
                case "dropb" -> squares.size() == 1 && drop(squares.get(0), action);
                case "move" -> squares.size() == 2 && go(new Went(squares.get(0), squares.get(1)), action);
                default -> false;
            };
        }

        /** Takes a tower up; the one that was just put down is taken back. */
        private boolean pick(Square square) {
            Optional<Went> last = newest.filter(went -> line.isPending() && went.to() == square);
            if (last.isPresent()) {
                line.takeBack();
            }
            hand = Optional.of(last.map(Went::from).orElse(square));
            newest = Optional.empty();
            return true;
        }

        private boolean drop(Square square, SgfAction action) {
            Optional<Square> from = hand;
            hand = Optional.empty();
            if (from.isEmpty()) {
                // A slow connection repeats actions.
                return newest.filter(went -> went.to() == square).isPresent();
            }
            return from.get() == square || go(new Went(from.get(), square), action);
        }

        private boolean go(Went went, SgfAction action) {
            if (!newest.equals(Optional.of(went))) {
                line.add(notation.told(action.span(), went.from(), went.to()), action);
            }
            hand = Optional.empty();
            newest = Optional.of(went);
            return true;
        }
    }
}
