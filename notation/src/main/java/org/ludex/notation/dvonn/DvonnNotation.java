package org.ludex.notation.dvonn;

import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.ludex.core.Game;
import org.ludex.dvonn.Cell;
import org.ludex.dvonn.Dvonn;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.notation.antlr.EntryReader;
import org.ludex.notation.antlr.GrammarNotation;
import org.ludex.notation.antlr.OffBoard;
import org.ludex.notation.grammar.DvonnLexer;
import org.ludex.notation.grammar.DvonnParser;
import org.ludex.notation.spelling.Spelling;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/** DVONN's notation. Immutable and thread-safe. */
public final class DvonnNotation implements GrammarNotation<DvonnMove, DvonnPosition> {

    private static final Dvonn GAME = new Dvonn();

    private static final EntryReader<DvonnParser, DvonnParser.EntryContext, DvonnMove, DvonnPosition> READER =
            EntryReader.ofWords(
                    Spelling::foldDigitsAndDashes,
                    DvonnLexer::new,
                    DvonnParser::new,
                    DvonnParser::entry,
                    DvonnLexer.BREAK,
                    DvonnLexer.SPACE,
                    (entry, span, text) -> written(entry, span, text.of(span)));

    @Override
    public Game<DvonnMove, DvonnPosition> game() {
        return GAME;
    }

    @Override
    public List<WrittenMove<DvonnMove, DvonnPosition>> parse(MoveText text) {
        return READER.read(text);
    }

    @Override
    public EntryReader<?, ?, DvonnMove, DvonnPosition> reader() {
        return READER;
    }

    @Override
    public Optional<String> schemaResource() {
        return Optional.of("/org/ludex/notation/schema/dvonn-1.schema.json");
    }

    /** A move from another format; forced moves may still be missing before it. */
    public WrittenMove<DvonnMove, DvonnPosition> written(Span span, DvonnMove move) {
        return new DvonnEntry(span, move.toString(), move, Reading.of(move));
    }

    private static WrittenMove<DvonnMove, DvonnPosition> written(
            DvonnParser.EntryContext entry, Span span, String words) {
        try {
            return new DvonnEntry(span, words, move(entry));
        } catch (IllegalArgumentException noSuchSpace) {
            return OffBoard.of(span, words, noSuchSpace);
        }
    }

    private static DvonnMove move(DvonnParser.EntryContext entry) {
        if (entry.at == null) {
            return new DvonnMove.Pass();
        }
        Cell cell = cell(entry.at);
        return entry.to == null ? new DvonnMove.Place(cell) : new DvonnMove.Stack(cell, cell(entry.to));
    }

    private static Cell cell(Token token) {
        return Cell.parse(Spelling.plain(token.getText()));
    }
}
