package org.ludex.notation.sixth;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Game;
import org.ludex.notation.antlr.EntryReader;
import org.ludex.notation.grammar.SixthLexer;
import org.ludex.notation.grammar.SixthParser;
import org.ludex.notation.spelling.Numerals;
import org.ludex.notation.spelling.Spelling;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.sixth.Cell;
import org.ludex.sixth.PieceKind;
import org.ludex.sixth.Sixth;
import org.ludex.sixth.SixthMove;
import org.ludex.sixth.SixthPosition;

/** SiXTH's notation. Immutable and thread-safe. */
public final class SixthNotation implements GameNotation<SixthMove, SixthPosition> {

    private static final Sixth GAME = new Sixth();

    private static final EntryReader<SixthParser, SixthParser.EntryContext, SixthMove, SixthPosition> READER =
            new EntryReader<>(
                    Spelling::foldDigitsAndDashes,
                    SixthLexer::new,
                    SixthParser::new,
                    SixthParser::entry,
                    SixthLexer.BREAK,
                    (entry, span, text) -> written(entry.getStart().getType(), span, text.of(span)));

    @Override
    public Game<SixthMove, SixthPosition> game() {
        return GAME;
    }

    @Override
    public List<WrittenMove<SixthMove, SixthPosition>> parse(MoveText text) {
        return READER.read(text);
    }

    private static SixthEntry written(int token, Span span, String words) {
        return new SixthEntry(span, words, move(token, words));
    }

    /** A move from another format, in any words. */
    public WrittenMove<SixthMove, SixthPosition> written(Span span, SixthMove move) {
        return new ToldMove(span, move);
    }

    /**
     * A move without words of its own.
     *
     * @param span its place
     * @param move the move
     */
    private record ToldMove(Span span, SixthMove move) implements WrittenMove<SixthMove, SixthPosition> {

        @Override
        public Reading<SixthMove> on(Moment<SixthMove, SixthPosition> moment) {
            return Reading.of(whole(moment.position(), move));
        }

        @Override
        public String toString() {
            return move.toString();
        }
    }

    @Override
    public SixthMove canonical(SixthPosition position, SixthMove move, SixthPosition next) {
        return whole(position, move);
    }

    /** As many pieces as the tower has are the whole tower. */
    static SixthMove whole(SixthPosition position, SixthMove move) {
        if (!(move instanceof SixthMove.MovePart part)) {
            return move;
        }
        boolean all = part.count() == position.pieces(part.from());
        return all ? new SixthMove.MoveTower(part.from(), part.to()) : part;
    }

    private static SixthMove move(int token, String words) {
        return switch (token) {
            case SixthLexer.ENTER -> new SixthMove.Enter(kind(words), cell(words, words.length() - 2));
            case SixthLexer.MOVE -> shift(words);
            default -> new SixthMove.Pass();
        };
    }

    private static PieceKind kind(String words) {
        if (words.length() == 2) {
            return PieceKind.SIMPLE;
        }
        return switch (words.charAt(0)) {
            case 'G', 'g' -> PieceKind.GIANT;
            case 'H', 'h' -> PieceKind.HUNCHBACK;
            default -> PieceKind.LADY;
        };
    }

    private static SixthMove shift(String words) {
        int start = 0;
        while (Character.isDigit(words.charAt(start))) {
            start++;
        }
        Cell from = cell(words, start);
        Cell to = cell(words, words.length() - 2);
        return start == 0
                ? new SixthMove.MoveTower(from, to)
                : new SixthMove.MovePart(Numerals.value(words.substring(0, start)), from, to);
    }

    private static Cell cell(String words, int at) {
        int file = Character.toLowerCase(words.charAt(at)) - 'a' + 1;
        return new Cell(file, Character.digit(words.charAt(at + 1), 10));
    }

    @Override
    public Optional<String> schemaResource() {
        return Optional.of("/org/ludex/notation/schema/sixth-1.schema.json");
    }
}
