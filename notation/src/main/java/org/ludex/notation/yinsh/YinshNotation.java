package org.ludex.notation.yinsh;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.tree.ParseTree;
import org.ludex.core.Game;
import org.ludex.notation.antlr.EntryReader;
import org.ludex.notation.antlr.GrammarNotation;
import org.ludex.notation.antlr.OffBoard;
import org.ludex.notation.grammar.YinshLexer;
import org.ludex.notation.grammar.YinshParser;
import org.ludex.notation.grammar.YinshParser.EntryContext;
import org.ludex.notation.grammar.YinshParser.JointContext;
import org.ludex.notation.spelling.Spelling;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.yinsh.Yinsh;
import org.ludex.yinsh.YinshMove;
import org.ludex.yinsh.YinshMove.MoveRing;
import org.ludex.yinsh.YinshMove.Pass;
import org.ludex.yinsh.YinshMove.TakeRing;
import org.ludex.yinsh.YinshMove.TakeRow;
import org.ludex.yinsh.YinshPosition;

/** YINSH's notation. Immutable and thread-safe. */
public final class YinshNotation implements GrammarNotation<YinshMove, YinshPosition> {

    private static final Yinsh GAME = new Yinsh();
    private static final Optional<String> JOINT = Optional.of(";");
    private static final Optional<String> NOTHING = Optional.of("");

    private static final EntryReader<YinshParser, EntryContext, YinshMove, YinshPosition> READER = EntryReader.ofWords(
            Spelling::foldDigitsAndDashes,
            YinshLexer::new,
            YinshParser::new,
            YinshParser::entry,
            YinshLexer.BREAK,
            YinshLexer.SPACE,
            YinshNotation::written);

    @Override
    public Game<YinshMove, YinshPosition> game() {
        return GAME;
    }

    @Override
    public List<WrittenMove<YinshMove, YinshPosition>> parse(MoveText text) {
        return READER.read(text);
    }

    @Override
    public EntryReader<?, ?, YinshMove, YinshPosition> reader() {
        return READER;
    }

    @Override
    public Optional<String> joint(YinshMove before, YinshMove move) {
        if (move instanceof TakeRing) {
            return before instanceof TakeRow ? NOTHING : Optional.empty();
        }
        if (move instanceof TakeRow) {
            return before instanceof MoveRing || before instanceof TakeRing ? JOINT : Optional.empty();
        }
        boolean own = move instanceof MoveRing || move instanceof Pass;
        return own && before instanceof TakeRing ? JOINT : Optional.empty();
    }

    /** Rows and rings are taken within a turn; only placing, moving and passing fill one. */
    @Override
    public int halfTurns(YinshMove move) {
        return move instanceof TakeRow || move instanceof TakeRing ? 0 : 1;
    }

    @Override
    public Optional<String> schemaResource() {
        return Optional.of("/org/ludex/notation/schema/yinsh-1.schema.json");
    }

    /** A part of a turn from another format. */
    public WrittenMove<YinshMove, YinshPosition> written(Span span, YinshMove move) {
        String words = move.toString();
        return new YinshEntry(span, words, List.of(new Part(span, words, move)), Joints.NONE, Optional.empty());
    }

    private static WrittenMove<YinshMove, YinshPosition> written(EntryContext entry, Span span, MoveText text) {
        List<Part> parts = new ArrayList<>(3);
        Optional<Remark> trouble = Optional.empty();
        for (int i = 0; i < entry.getChildCount() && trouble.isEmpty(); i++) {
            ParseTree piece = entry.getChild(i);
            if (!(piece instanceof JointContext)) {
                try {
                    Part.add(piece, text, parts);
                } catch (IllegalArgumentException noSuchPoint) {
                    trouble = Optional.of(offBoard(piece, text, parts, noSuchPoint));
                }
            }
        }
        return new YinshEntry(span, text.of(span), parts, Joints.of(entry), trouble);
    }

    /** The remark on a part that names a point off the board; the parts before it are good. */
    private static Remark offBoard(
            ParseTree piece, MoveText text, List<Part> parts, IllegalArgumentException noSuchPoint) {
        int good = parts.isEmpty() ? 0 : parts.get(parts.size() - 1).span().end();
        Span whole = Part.span(piece);
        Span span = new Span(Math.max(good, whole.start()), whole.end());
        return OffBoard.<YinshMove, YinshPosition>of(span, text.of(span), noSuchPoint)
                .trouble();
    }
}
