package org.ludex.notation.logs;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.UnbufferedTokenStream;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.ludex.dvonn.Cell;
import org.ludex.dvonn.Dvonn;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.dvonn.Side;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.antlr.TextStream;
import org.ludex.notation.dvonn.DvonnNotation;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.Likeness;
import org.ludex.notation.format.LineCutter;
import org.ludex.notation.format.LineKind;
import org.ludex.notation.format.RecordDraft;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.grammar.OpenXumLexer;
import org.ludex.notation.grammar.OpenXumParser;
import org.ludex.notation.grammar.OpenXumParser.MoveContext;
import org.ludex.notation.spi.Notations;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/** The moves of DVONN as OpenXum writes them: {@code PPWA1}, {@code PpBC2}, {@code MsWA2B2[A1B1]}. Immutable and thread-safe. */
public final class OpenXumFormat implements RecordFormat {

    private static final int DVONN_PIECES = 3;
    private static final int TOKENS_AT_ONCE = 8;
    private static final char NO_BREAK_SPACE = '\u00A0';

    @Override
    public String name() {
        return "openxum";
    }

    @Override
    public Likeness recognise(String head) {
        return Log.OPENXUM.in(head);
    }

    /** Whether the first word of a line is a move. */
    static boolean beginsWithMove(String line) {
        List<Boolean> moves = new ArrayList<>();
        if (line.startsWith("P") || line.startsWith("M")) {
            read(line, (move, kind, span) -> moves.add(move.isPresent()));
        }
        return !moves.isEmpty() && moves.get(0);
    }

    @Override
    public Iterator<Chunk> cut(InputStream in, Limits limits) {
        return LineCutter.cut(in, limits, OpenXumFormat::kind);
    }

    /** DVONN pieces are placed first, and only then. Of a damaged move, how it begins is enough. */
    private static LineKind kind(String line) {
        List<Integer> kinds = new ArrayList<>();
        read(line, (move, kind, span) -> {
            if (kind == OpenXumLexer.DVONN || kind == OpenXumLexer.PIECE || kind == OpenXumLexer.STACK) {
                kinds.add(kind);
            }
        });
        if (kinds.isEmpty()) {
            return LineKind.OTHER;
        }
        // One of them may be called an ordinary piece by mistake.
        if (kinds.get(0) == OpenXumLexer.STACK
                || kinds.stream().limit(DVONN_PIECES).noneMatch(kind -> kind == OpenXumLexer.DVONN)) {
            return LineKind.LATER;
        }
        return kinds.stream().allMatch(kind -> kind == OpenXumLexer.DVONN) ? LineKind.OPENING : LineKind.TURNING;
    }

    @Override
    public ChunkReader reader(ReaderSettings settings) {
        return (chunk, file) -> RecordDraft.read(chunk, file, settings, Notations.of(Dvonn.GAME), OpenXumFormat::fill);
    }

    private static void fill(RecordDraft<DvonnMove, DvonnPosition> draft) {
        Words.lines(draft.text()).forEachOrdered(line -> {
            if (!beginsWithMove(line.text()) && Log.OPENXUM.isForeign(line)) {
                draft.foreign(line.span());
            } else {
                int start = line.span().start();
                read(
                        line.text(),
                        (move, kind, span) -> move.ifPresentOrElse(
                                each -> move(draft, each, span.moved(start)),
                                () -> draft.unreadable(span.moved(start))));
            }
        });
    }

    /** Takes a word: the move that it is, if it is one, the token that it begins with, and its place. */
    @FunctionalInterface
    private interface Taker {
        void take(Optional<MoveContext> move, int kind, Span span);
    }

    /** Takes a text apart into moves and words that are none. */
    private static void read(String text, Taker taker) {
        OpenXumLexer lexer = new OpenXumLexer(new TextStream(text, c -> c == NO_BREAK_SPACE ? ' ' : '?'));
        lexer.removeErrorListeners();
        TokenStream tokens = new UnbufferedTokenStream<>(lexer, TOKENS_AT_ONCE);
        OpenXumParser parser = new OpenXumParser(tokens);
        parser.removeErrorListeners();
        parser.setErrorHandler(new BailErrorStrategy());
        while (tokens.LA(1) != Token.EOF) {
            int start = tokens.LT(1).getStartIndex();
            if (isWord(tokens.LA(1))) {
                int kind = tokens.LA(1);
                Optional<MoveContext> move = move(parser).filter(whole -> !isWord(tokens.LA(1)));
                while (isWord(tokens.LA(1))) {
                    tokens.consume();
                }
                taker.take(move, kind, new Span(start, tokens.LT(-1).getStopIndex() + 1));
            } else {
                tokens.consume();
            }
        }
    }

    private static boolean isWord(int token) {
        return token != OpenXumLexer.BETWEEN && token != Token.EOF;
    }

    private static Optional<MoveContext> move(OpenXumParser parser) {
        try {
            return Optional.of(parser.move());
        } catch (ParseCancellationException noMove) {
            return Optional.empty();
        }
    }

    private static void move(RecordDraft<DvonnMove, DvonnPosition> draft, MoveContext move, Span span) {
        String seat = (move.side.getType() == OpenXumLexer.WHITE ? Side.WHITE : Side.BLACK).id();
        String words = draft.text().substring(span.start(), span.end());
        String from = cell(move.from);
        boolean places = move.to == null;
        try {
            DvonnMove told = places
                    ? new DvonnMove.Place(Cell.parse(from))
                    : new DvonnMove.Stack(Cell.parse(from), Cell.parse(cell(move.to)));
            WrittenMove<DvonnMove, DvonnPosition> written = new DvonnNotation().written(span, told);
            OpenXumMove.Claim claim = places
                    ? OpenXumMove.kind(move.kind.getType() == OpenXumLexer.DVONN)
                    : OpenXumMove.cutOff(
                            move.lost.stream().map(OpenXumFormat::cell).toList());
            draft.move(seat, new OpenXumMove(written, words, claim));
        } catch (IllegalArgumentException noSuchCell) {
            draft.move(seat, places ? from : from + "-" + cell(move.to), span);
        }
    }

    private static String cell(Token cell) {
        return cell.getText().toLowerCase(Locale.ROOT);
    }
}
