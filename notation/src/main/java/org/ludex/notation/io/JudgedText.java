package org.ludex.notation.io;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.ludex.notation.Report;

/**
 * A text of records under edit, with the reports on its records. An edit returns the next text: only records that the edit
 * changed are judged again, so an editor can show faults after each keystroke, however long the file. The
 * reports are those of {@link RecordReader#read(String)}, always.
 *
 * <pre>{@code
 * JudgedText text = JudgedText.of(RecordReader.standard(), "game.lgn", "[Game \"dvonn\"]\n\n1. a1 b2 *\n");
 * JudgedText next = text.edit(19, 21, "c3");
 * next.reports().get(0).isValid();
 * }</pre>
 *
 * <p>Files of our own text, of JSON and of SGF are also cut again only around an edit, unless several records share a line. Other
 * formats are cut from the beginning, which takes longer in a long file but is still much less than judging it.
 *
 * <p>Immutable and thread-safe.
 */
public final class JudgedText {

    /** Begins a record wherever a line begins with it, whatever comes before. */
    private static final String OPENING = "[Game \"";

    /** The end of a record may depend on what follows, but on at most this many characters. */
    private static final int AHEAD = 4096;

    /** Formats whose records can be cut without most of those before them. */
    private static final Set<String> SHORTENED = Set.of("json", "sgf");

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final Cutter cutter;
    private final Pieces text;
    private final List<JudgedRecord> records;
    private final int judged;

    private JudgedText(Cutter cutter, Pieces text, List<JudgedRecord> records, int judged) {
        this.cutter = cutter;
        this.text = text;
        this.records = List.copyOf(records);
        this.judged = judged;
    }

    /**
     * Judges all records of a text.
     *
     * @param reader how they are read
     * @param name the name of the file in reports
     * @param text the text
     */
    public static JudgedText of(RecordReader reader, String name, String text) {
        return new JudgedText(reader.cutter(name), Pieces.of(""), List.of(), 0).whole(Pieces.of(text));
    }

    /**
     * The text with another text in the place of a part of it.
     *
     * @param start where the part begins, in characters
     * @param end where it ends
     * @param replacement the text that replaces it
     * @throws IndexOutOfBoundsException if the text has no such part
     */
    public JudgedText edit(int start, int end, String replacement) {
        Objects.checkFromToIndex(start, end, text.length());
        Pieces next = text.replace(start, end, replacement);
        return isCutAnywhere() && isBehindOpening(start) && cutter.isText(next)
                ? around(start, end, next)
                : shortened(start, end, next).orElseGet(() -> whole(next));
    }

    /** Whether each record that begins with an opening can be cut without looking at what comes before it. */
    private boolean isCutAnywhere() {
        // The indentation of the first record may be that of all, and zeros at the start may stand for another
        // encoding.
        return records.size() > 1
                && opens(records.get(0))
                && text.substring(0, OPENING.length()).indexOf('\0') < 0
                && cutter.isText(text);
    }

    /** Whether a place is far enough behind the opening of the first record to leave it, and all before it, as it is. */
    private boolean isBehindOpening(int place) {
        return place > records.get(0).start() + OPENING.length();
    }

    private boolean opens(JudgedRecord record) {
        return record.indent() == 0 && text.startsWith(OPENING, record.start());
    }

    /** Cuts the whole text, and judges what has changed. */
    private JudgedText whole(Pieces next) {
        String all = next.toString();
        List<Placed> cuts = placed(cutter.cut(all), all, 0, 1, Integer.MAX_VALUE);
        return joined(next, 0, records.size(), cuts, 0, 0);
    }

    /** Cuts a text again only around an edit of this one. */
    private JudgedText around(int start, int end, Pieces next) {
        int from = before(start - AHEAD);
        while (!opens(records.get(from))) {
            from--;
        }
        int to = before(end) + 1;
        while (to < records.size() && !(records.get(to).start() > end && opens(records.get(to)))) {
            to++;
        }
        int first = records.get(from).start();
        int grown = next.length() - text.length();
        int last = to < records.size() ? records.get(to).start() + grown : next.length();
        String part = next.substring(first, Math.min(next.length(), last + AHEAD));
        List<Placed> cuts =
                placed(cutter.cutText(part), part, first, records.get(from).line(), last);
        int lines = to < records.size() ? lines(next, first, last) - lines(text, first, last - grown) : 0;
        return joined(next, from, to, cuts, grown, lines);
    }

    /** Cuts a text of JSON or SGF again only around an edit of this one; empty where more of it may have changed. */
    private Optional<JudgedText> shortened(int start, int end, Pieces next) {
        if (records.isEmpty() || !SHORTENED.contains(records.get(0).format())) {
            return Optional.empty();
        }
        return Shortened.of(records, text, before(start), before(end), end)
                .flatMap(shortened -> shortened(shortened, next));
    }

    private Optional<JudgedText> shortened(Shortened shortened, Pieces next) {
        String head = shortened.head();
        String all = head + shortened.middle(next) + shortened.tail();
        JudgedRecord first = records.get(shortened.from());
        int firstLine = first.line() - lines(head, 0, head.length());
        List<Placed> cuts =
                placed(cutter.cut(all), all, first.lineStart() - head.length(), firstLine, Integer.MAX_VALUE);
        if (!shortened.fits(cuts.stream().map(Placed::cut).toList())) {
            return Optional.empty();
        }
        int behind = cuts.size() - shortened.behind().size();
        int to = shortened.to();
        int lines =
                to < records.size() ? cuts.get(behind).line - records.get(to).line() : 0;
        List<Placed> middle = cuts.subList(shortened.before().size(), behind);
        return Optional.of(joined(next, shortened.from(), to, middle, next.length() - text.length(), lines));
    }

    /** The last record that begins at or before a place, or the first. */
    private int before(int place) {
        int low = 0;
        int high = records.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (records.get(middle).start() <= place) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** The next text, with cuts in the place of some records and the records after them moved. */
    private JudgedText joined(Pieces next, int from, int to, List<Placed> cuts, int grown, int lines) {
        int same = 0;
        int most = Math.min(to - from, cuts.size());
        while (same < most && records.get(from + same).isLike(cuts.get(same).cut)) {
            same++;
        }
        int sameEnd = 0;
        while (sameEnd < most - same && records.get(to - 1 - sameEnd).isLike(cuts.get(cuts.size() - 1 - sameEnd).cut)) {
            sameEnd++;
        }
        List<JudgedRecord> joined = new ArrayList<>(records.size() + cuts.size());
        joined.addAll(records.subList(0, from));
        for (int i = 0; i < cuts.size(); i++) {
            Placed placed = cuts.get(i);
            int index = joined.size() + 1;
            int old = i < same ? from + i : to - cuts.size() + i;
            joined.add(
                    i < same || i >= cuts.size() - sameEnd
                            ? records.get(old).at(index, placed.start, placed.line, placed.lineStart)
                            : JudgedRecord.judge(placed.cut, index, placed.start, placed.line, placed.lineStart));
        }
        for (JudgedRecord record : records.subList(to, records.size())) {
            joined.add(record.at(
                    joined.size() + 1, record.start() + grown, record.line() + lines, record.lineStart() + grown));
        }
        return new JudgedText(cutter, next, joined, cuts.size() - same - sameEnd);
    }

    /** A cut and its place in the whole text. */
    private record Placed(Cut cut, int start, int line, int lineStart) {}

    /** Finds the places of the cuts of a part of the text that begins at a place, up to another place. */
    private static List<Placed> placed(Iterator<Cut> cuts, String part, int from, int firstLine, int end) {
        List<Placed> placed = new ArrayList<>();
        int line = 1;
        int lineStart = 0;
        int column = 0;
        int at = part.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
        while (cuts.hasNext()) {
            Cut cut = cuts.next();
            while (line < cut.chunk().firstLine() && at < part.length()) {
                at = behindLine(part, at);
                lineStart = at;
                line++;
                column = 0;
            }
            // From the record before: many may stand on one line.
            at = skip(part, at, cut.chunk().indent() - column);
            column = cut.chunk().indent();
            if (from + at >= end) {
                return placed;
            }
            placed.add(new Placed(cut, from + at, firstLine + cut.chunk().firstLine() - 1, from + lineStart));
        }
        return placed;
    }

    private static int skip(String text, int from, int codePoints) {
        int at = from;
        for (int i = 0; i < codePoints && at < text.length(); i++) {
            at += Character.charCount(text.codePointAt(at));
        }
        return at;
    }

    /** Where the next line begins. */
    private static int behindLine(CharSequence text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at++;
        }
        boolean pair = at + 1 < text.length() && text.charAt(at) == '\r' && text.charAt(at + 1) == '\n';
        return Math.min(text.length(), at + (pair ? 2 : 1));
    }

    /** The number of lines between two places where lines begin. */
    private static int lines(CharSequence text, int from, int to) {
        int lines = 0;
        for (int at = from; at < to; at = behindLine(text, at)) {
            lines++;
        }
        return lines;
    }

    /** The text itself. It is assembled for each call, which takes time if it is long. */
    public String text() {
        return text.toString();
    }

    /** A view of the text that is not assembled: its methods take the same time, however long the text is. */
    public CharSequence characters() {
        return text;
    }

    /** The records in their order. */
    public List<JudgedRecord> records() {
        return records;
    }

    /** The reports on all records, with their current places. */
    public List<Report> reports() {
        return records.stream().map(JudgedRecord::report).toList();
    }

    /** The number of records that were judged for this text; the other reports were taken over from the text before. */
    public int judged() {
        return judged;
    }
}
