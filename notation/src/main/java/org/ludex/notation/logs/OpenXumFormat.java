package org.ludex.notation.logs;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ludex.dvonn.Cell;
import org.ludex.dvonn.Dvonn;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.dvonn.Side;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.dvonn.DvonnNotation;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.Likeness;
import org.ludex.notation.format.LineCutter;
import org.ludex.notation.format.LineKind;
import org.ludex.notation.format.RecordDraft;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.logs.Words.Word;
import org.ludex.notation.spi.Notations;
import org.ludex.notation.spi.Span;

/** The moves of DVONN as OpenXum writes them: {@code PPWA1}, {@code PpBC2}, {@code MsWA2B2[A1B1]}. Immutable and thread-safe. */
public final class OpenXumFormat implements RecordFormat {

    private static final String CELL = "([A-Ka-k][1-9])";
    private static final Pattern MOVE =
            Pattern.compile("(PP|Pp|Ms)([WB])" + CELL + "(?:" + CELL + "(?:\\[((?:[A-Ka-k][1-9])*+)]?+)?+)?+");
    private static final String BETWEEN = ";,";
    private static final int DVONN_PIECES = 3;

    @Override
    public String name() {
        return "openxum";
    }

    @Override
    public Likeness recognise(String head) {
        boolean begins = Words.words(head, new Span(0, head.length()), BETWEEN).stream()
                .findFirst()
                .map(word -> MOVE.matcher(word.text()).matches())
                .orElse(false);
        return begins ? Likeness.CERTAIN : Likeness.NONE;
    }

    @Override
    public Iterator<Chunk> cut(InputStream in, Limits limits) {
        return LineCutter.cut(in, limits, OpenXumFormat::kind);
    }

    /** DVONN pieces are placed first, and only then. */
    private static LineKind kind(String line) {
        List<String> types = new ArrayList<>();
        for (Word word : Words.words(line, new Span(0, line.length()), BETWEEN)) {
            Matcher matcher = MOVE.matcher(word.text());
            if (matcher.matches()) {
                types.add(matcher.group(1));
            }
        }
        if (types.isEmpty()) {
            return LineKind.OTHER;
        }
        // One of them may be called an ordinary piece by mistake.
        if (types.get(0).equals("Ms") || types.stream().limit(DVONN_PIECES).noneMatch("PP"::equals)) {
            return LineKind.LATER;
        }
        return types.stream().allMatch("PP"::equals) ? LineKind.OPENING : LineKind.TURNING;
    }

    @Override
    public ChunkReader reader(ReaderSettings settings) {
        return (chunk, file) -> RecordDraft.read(chunk, file, settings, Notations.of(Dvonn.GAME), OpenXumFormat::fill);
    }

    private static void fill(RecordDraft<DvonnMove, DvonnPosition> draft) {
        String text = draft.text();
        for (Word word : Words.words(text, new Span(0, text.length()), BETWEEN)) {
            Matcher matcher = MOVE.matcher(word.text());
            boolean moves = matcher.matches() && matcher.group(1).equals("Ms");
            if (!matcher.matches() || moves != (matcher.group(4) != null)) {
                draft.unreadable(word.span());
                continue;
            }
            String seat = (matcher.group(2).equals("W") ? Side.WHITE : Side.BLACK).id();
            String first = matcher.group(3).toLowerCase(Locale.ROOT);
            if (moves) {
                String second = matcher.group(4).toLowerCase(Locale.ROOT);
                String removed = matcher.group(5) == null ? "" : matcher.group(5);
                stack(draft, seat, word, first, second, removed);
            } else {
                place(draft, seat, word, first, matcher.group(1));
            }
        }
    }

    private static void place(
            RecordDraft<DvonnMove, DvonnPosition> draft, String seat, Word word, String cell, String kind) {
        try {
            DvonnMove move = new DvonnMove.Place(Cell.parse(cell));
            draft.move(seat, new NamedPiece(new DvonnNotation().written(word.span(), move), word.text(), kind));
        } catch (IllegalArgumentException noSuchCell) {
            draft.move(seat, cell, word.span());
        }
    }

    private static void stack(
            RecordDraft<DvonnMove, DvonnPosition> draft,
            String seat,
            Word word,
            String from,
            String to,
            String removed) {
        try {
            DvonnMove move = new DvonnMove.Stack(Cell.parse(from), Cell.parse(to));
            draft.move(seat, new CutOff(new DvonnNotation().written(word.span(), move), word.text(), cells(removed)));
        } catch (IllegalArgumentException noSuchCell) {
            draft.move(seat, from + "-" + to, word.span());
        }
    }

    /** The names of cells that follow one another. */
    private static List<String> cells(String names) {
        List<String> cells = new ArrayList<>();
        for (int i = 0; i + 1 < names.length(); i += 2) {
            cells.add(names.substring(i, i + 2).toLowerCase(Locale.ROOT));
        }
        return cells;
    }
}
