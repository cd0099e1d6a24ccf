package org.ludex.notation.kamisado;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Game;
import org.ludex.kamisado.Kamisado;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.kamisado.Square;
import org.ludex.notation.antlr.EntryReader;
import org.ludex.notation.antlr.GrammarNotation;
import org.ludex.notation.grammar.KamisadoLexer;
import org.ludex.notation.grammar.KamisadoParser;
import org.ludex.notation.spelling.Spelling;
import org.ludex.notation.spelling.ToldMove;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/** Kamisado's score sheet. Immutable and thread-safe. */
public final class KamisadoNotation implements GrammarNotation<KamisadoMove, KamisadoPosition> {

    private static final Kamisado GAME = new Kamisado();

    private static final EntryReader<KamisadoParser, KamisadoParser.EntryContext, KamisadoMove, KamisadoPosition>
            READER = EntryReader.ofWords(
                    KamisadoNotation::fold,
                    KamisadoLexer::new,
                    KamisadoParser::new,
                    KamisadoParser::entry,
                    KamisadoLexer.BREAK,
                    KamisadoLexer.SPACE,
                    (entry, span, text) -> SheetEntry.of(entry, span, text.of(span)));

    @Override
    public Game<KamisadoMove, KamisadoPosition> game() {
        return GAME;
    }

    @Override
    public List<WrittenMove<KamisadoMove, KamisadoPosition>> parse(MoveText text) {
        return READER.read(text);
    }

    @Override
    public EntryReader<?, ?, KamisadoMove, KamisadoPosition> reader() {
        return READER;
    }

    @Override
    public int halfTurns(KamisadoMove move) {
        if (move instanceof KamisadoMove.Fill) {
            return 0;
        }
        // The pushed tower's entry takes the opponent's place on the sheet.
        return move instanceof KamisadoMove.Push ? 2 : 1;
    }

    @Override
    public boolean restartsNumbers(KamisadoMove move) {
        return move instanceof KamisadoMove.Fill;
    }

    @Override
    public Optional<String> schemaResource() {
        return Optional.of("/org/ludex/notation/schema/kamisado-1.schema.json");
    }

    /** A move from another format, given by two squares. */
    public WrittenMove<KamisadoMove, KamisadoPosition> told(Span span, Square from, Square to) {
        return new ToldMove<>(span, from + "-" + to, position -> position.move(from, to));
    }

    /** A move from another format, in any words. */
    public WrittenMove<KamisadoMove, KamisadoPosition> told(Span span, KamisadoMove move) {
        return new ToldMove<>(span, move.toString(), position -> move);
    }

    /** The arrows of a sheet have stand-ins on a keyboard. */
    private static char fold(char c) {
        return switch (c) {
            case '↑' -> '^';
            case '↖' -> '<';
            case '↗' -> '>';
            case '↓' -> 'v';
            default -> Spelling.foldDigitsAndDashes(c);
        };
    }
}
