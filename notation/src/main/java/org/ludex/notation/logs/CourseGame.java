package org.ludex.notation.logs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.UnbufferedTokenStream;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.ludex.notation.format.RecordDraft;
import org.ludex.notation.grammar.CourseParser;
import org.ludex.notation.logs.Words.Word;
import org.ludex.notation.spelling.Numerals;
import org.ludex.notation.spi.Span;
import org.ludex.yinsh.Side;
import org.ludex.yinsh.YinshMove;
import org.ludex.yinsh.YinshPosition;

/** Reads one game of the course server. For one game and one thread. */
final class CourseGame {

    private static final int MIDDLE = 6;
    private static final int TOKENS_AT_ONCE = 8;
    /** Clockwise from the top of a hexagon, as steps in files and ranks. */
    private static final int[][] SIDES = {{1, 0}, {0, -1}, {-1, -1}, {-1, 0}, {0, 1}, {1, 1}};

    private final RecordDraft<YinshMove, YinshPosition> draft;
    private final List<String> players = new ArrayList<>();

    CourseGame(RecordDraft<YinshMove, YinshPosition> draft) {
        this.draft = draft;
    }

    void read() {
        Words.lines(draft.text()).forEachOrdered(this::read);
    }

    private void read(Word line) {
        Optional<CourseLine> turn = CourseLine.of(line);
        if (turn.isEmpty()) {
            if (CourseLine.isDamaged(line)) {
                draft.unreadable(line.span());
            } else if (Log.COURSE.isForeign(line)) {
                draft.foreign(line.span());
            } else {
                draft.comment(line.text());
            }
            return;
        }
        Optional<String> seat = seat(turn.get().player());
        if (seat.isEmpty()) {
            draft.unreadable(line.span());
        } else {
            turn(seat.get(), turn.get().turn());
        }
    }

    /** The seat of a player: the server numbers them, with White first; in a client's log, who plays first has White. */
    private Optional<String> seat(String player) {
        if (player.equals("0") || player.equals("1")) {
            return Optional.of((player.equals("0") ? Side.WHITE : Side.BLACK).id());
        }
        if (!players.contains(player)) {
            players.add(player);
        }
        int index = players.indexOf(player);
        return index > 1 ? Optional.empty() : Optional.of((index == 0 ? Side.WHITE : Side.BLACK).id());
    }

    /** The parts of a turn. A part that cannot be read makes everything after it unreadable. */
    private void turn(String seat, Span turn) {
        String words = draft.text().substring(turn.start(), turn.end());
        TokenStream tokens = new UnbufferedTokenStream<>(CourseLine.lexer(words), TOKENS_AT_ONCE);
        CourseParser parser = new CourseParser(tokens);
        parser.removeErrorListeners();
        parser.setErrorHandler(new BailErrorStrategy());
        while (tokens.LA(1) != Token.EOF) {
            Span rest = new Span(turn.start() + tokens.LT(1).getStartIndex(), turn.end());
            try {
                CourseParser.PartContext part = parser.part();
                int end = turn.start() + part.getStop().getStopIndex() + 1;
                draft.move(seat, words(part), new Span(rest.start(), end));
            } catch (ParseCancellationException unreadable) {
                draft.unreadable(rest);
                return;
            }
        }
    }

    /** A part in the words of the notation. */
    private static String words(CourseParser.PartContext part) {
        boolean removes = part.ROW_START() != null || part.REMOVE() != null;
        return (removes ? "x" : "") + words(part.at) + (part.to == null ? "" : "-" + words(part.to));
    }

    private static String words(CourseParser.PointContext point) {
        int hexagon = Numerals.value(point.hexagon.getText());
        int along = Numerals.value(point.along.getText());
        if (hexagon >= MIDDLE || along >= Math.max(1, 6 * hexagon)) {
            throw new ParseCancellationException("no such point");
        }
        int file = MIDDLE;
        int rank = MIDDLE + hexagon;
        for (int i = 0; i < along; i++) {
            int[] step = SIDES[i / hexagon];
            file += step[0];
            rank += step[1];
        }
        return (char) ('a' + file - 1) + "" + rank;
    }
}
