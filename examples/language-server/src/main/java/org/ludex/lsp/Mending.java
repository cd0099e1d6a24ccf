package org.ludex.lsp;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.TextEdit;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.Report;
import org.ludex.notation.Suggestion;
import org.ludex.notation.format.UnwritableException;
import org.ludex.notation.format.WrittenRecord;
import org.ludex.notation.io.JudgedRecord;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.spi.Span;

/** Makes edits of what should stand in the place of records, in the format that they are written in. */
final class Mending {

    private static final Gson PRETTY =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private final Sheet sheet;

    Mending(Sheet sheet) {
        this.sheet = sheet;
    }

    /** The edit that a suggestion for a record asks for; empty where the format has no words for it. */
    Optional<TextEdit> edit(JudgedRecord record, Suggestion suggestion) {
        if (sheet.isText(record)) {
            String now = sheet.text(record);
            int start = Math.min(suggestion.span().start(), now.length());
            int end = Math.min(suggestion.span().end(), now.length());
            return Optional.of(
                    new TextEdit(sheet.range(record.start() + start, record.start() + end), mended(now, suggestion)));
        }
        // In other formats the record is mended as text, and written as it was.
        String text = RecordWriter.write(record.report().content());
        return RecordReader.standard().read(text).stream()
                .limit(1)
                .flatMap(report -> report.diagnostics().stream())
                .flatMap(diagnostic -> diagnostic.suggestions().stream())
                .filter(each -> each.kind() == suggestion.kind() && each.to().equals(suggestion.to()))
                .findFirst()
                .flatMap(each -> translated(record, applied(text, each)));
    }

    private static String applied(String text, Suggestion suggestion) {
        return text.substring(0, suggestion.span().start())
                + mended(text, suggestion)
                + text.substring(suggestion.span().end());
    }

    /** What stands in the place of a suggestion's part of a text when it is followed. */
    private static String mended(String text, Suggestion suggestion) {
        Span span = suggestion.span();
        int start = Math.min(span.start(), text.length());
        String now = text.substring(start, Math.min(span.end(), text.length()));
        boolean beginsLine =
                text.substring(text.lastIndexOf('\n', start - 1) + 1, start).isBlank();
        String gap = beginsLine ? "\n" : " ";
        return switch (suggestion.kind()) {
            case REPLACE -> suggestion.to();
            case LEAVE_OUT -> "";
            case PUT_IN -> suggestion.to() + gap + now;
            case SWAP -> suggestion.to() + gap + suggestion.from();
        };
    }

    /** The edit that makes a good record in our own text stand in the place of a record in any format. */
    Optional<TextEdit> translated(JudgedRecord record, String text) {
        List<Report> reports = RecordReader.standard().read(text);
        return reports.size() == 1 && reports.get(0).isValid()
                ? written(record, reports.get(0).record())
                : Optional.empty();
    }

    /** The edit that writes a record in the place of another, in the format of that; empty where it cannot be whole. */
    Optional<TextEdit> written(JudgedRecord record, AnyRecord mended) {
        if (!RecordWriter.formats().contains(record.format())) {
            return Optional.empty();
        }
        try {
            WrittenRecord written = RecordWriter.write(mended, record.format());
            return written.losses().isEmpty() ? rewritten(record, laidOut(record, written.text())) : Optional.empty();
        } catch (UnwritableException refused) {
            return Optional.empty();
        }
    }

    /** A record with line breaks where those of JSON had some, and with the blanks behind it. */
    private String laidOut(JudgedRecord record, String written) {
        String now = Reach.whole(sheet, record);
        if (sheet.isText(record)) {
            boolean isLast = record.index() == sheet.judged().records().size();
            return written + (isLast ? "" : "\n");
        }
        boolean hasLines = now.strip().lines().count() > 1;
        return record.format().equals("json") && hasLines
                ? PRETTY.toJson(JsonParser.parseString(written))
                : written.strip();
    }

    /** The smallest edit that makes another text of a record; empty where it is the same. */
    Optional<TextEdit> rewritten(JudgedRecord record, String text) {
        String now = Reach.whole(sheet, record);
        if (now.equals(text)) {
            return Optional.empty();
        }
        int most = Math.min(now.length(), text.length());
        int same = 0;
        while (same < most && now.charAt(same) == text.charAt(same)) {
            same++;
        }
        int end = 0;
        while (end < most - same && now.charAt(now.length() - 1 - end) == text.charAt(text.length() - 1 - end)) {
            end++;
        }
        // Nothing is cut between the halves of a character, or of a line break.
        same -= same > 0 && isInside(now, text, same) ? 1 : 0;
        end -= end > 0 && isInside(now, text, now.length() - end, text.length() - end) ? 1 : 0;
        int start = record.start() + same;
        return Optional.of(new TextEdit(
                sheet.range(start, record.start() + now.length() - end), text.substring(same, text.length() - end)));
    }

    private static boolean isInside(String now, String text, int at) {
        return isInside(now, text, at, at);
    }

    private static boolean isInside(String now, String text, int at, int textAt) {
        return isInside(now, at) || isInside(text, textAt);
    }

    private static boolean isInside(String text, int at) {
        return at > 0
                && at < text.length()
                && (Character.isLowSurrogate(text.charAt(at))
                        || (text.charAt(at - 1) == '\r' && text.charAt(at) == '\n'));
    }
}
