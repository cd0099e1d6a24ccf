package org.ludex.notation.sixth;

import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.ludex.core.Game;
import org.ludex.notation.antlr.EntryReader;
import org.ludex.notation.antlr.GrammarNotation;
import org.ludex.notation.grammar.SixthLexer;
import org.ludex.notation.grammar.SixthParser;
import org.ludex.notation.grammar.SixthParser.EntryContext;
import org.ludex.notation.spelling.Numerals;
import org.ludex.notation.spelling.Spelling;
import org.ludex.notation.spelling.ToldMove;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.sixth.Cell;
import org.ludex.sixth.PieceKind;
import org.ludex.sixth.Sixth;
import org.ludex.sixth.SixthMove;
import org.ludex.sixth.SixthPosition;

/** SiXTH's notation. Immutable and thread-safe. */
public final class SixthNotation implements GrammarNotation<SixthMove, SixthPosition> {

    private static final Sixth GAME = new Sixth();

    private static final EntryReader<SixthParser, EntryContext, SixthMove, SixthPosition> READER = EntryReader.ofWords(
            Spelling::foldDigitsAndDashes,
            SixthLexer::new,
            SixthParser::new,
            SixthParser::entry,
            SixthLexer.BREAK,
            SixthLexer.SPACE,
            (entry, span, text) -> written(entry, span, text.of(span)));

    @Override
    public Game<SixthMove, SixthPosition> game() {
        return GAME;
    }

    @Override
    public List<WrittenMove<SixthMove, SixthPosition>> parse(MoveText text) {
        return READER.read(text);
    }

    @Override
    public EntryReader<?, ?, SixthMove, SixthPosition> reader() {
        return READER;
    }

    private static SixthEntry written(EntryContext entry, Span span, String words) {
        return new SixthEntry(span, words, move(entry), entry.HYPHEN() == null ? "dash" : "count");
    }

    /** A move from another format, in any words. */
    public WrittenMove<SixthMove, SixthPosition> written(Span span, SixthMove move) {
        return new ToldMove<>(span, move.toString(), position -> whole(position, move));
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

    private static SixthMove move(EntryContext entry) {
        if (entry.at == null) {
            return new SixthMove.Pass();
        }
        Cell at = cell(entry.at);
        if (entry.to == null) {
            return new SixthMove.Enter(kind(entry), at);
        }
        Cell to = cell(entry.to);
        return entry.COUNT() == null
                ? new SixthMove.MoveTower(at, to)
                : new SixthMove.MovePart(Numerals.value(entry.COUNT().getText()), at, to);
    }

    private static PieceKind kind(EntryContext entry) {
        return switch (entry.getStart().getType()) {
            case SixthLexer.GIANT -> PieceKind.GIANT;
            case SixthLexer.HUNCHBACK -> PieceKind.HUNCHBACK;
            case SixthLexer.LADY -> PieceKind.LADY;
            default -> PieceKind.SIMPLE;
        };
    }

    private static Cell cell(Token token) {
        return Cell.parse(Spelling.plain(token.getText()));
    }

    @Override
    public Optional<String> schemaResource() {
        return Optional.of("/org/ludex/notation/schema/sixth-1.schema.json");
    }
}
