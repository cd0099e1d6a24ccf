package org.ludex.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.ludex.notation.io.JudgedRecord;

/** The kinds of words in a record of text, for highlighting. */
final class Tokens {

    /** The kinds in the order of their numbers. */
    static final List<String> KINDS = List.of("property", "string", "comment", "number", "function", "keyword");

    /** The tokens of a longer file are more than an editor takes at once, after each keystroke. */
    private static final int LONGEST = 1 << 20;

    private static final Pattern TOKEN = Pattern.compile(
            "\\[[ \\t]*+(?<property>[^\\s\"\\[\\]]++)"
                    + "|(?<string>\"(?:[^\"\\\\\\r\\n]|\\\\.)*+\"?+)"
                    + "|(?<comment>\\{(?:[^}\\\\]|\\\\.)*+}?+)"
                    + "|(?<number>(?<![^\\s(])\\p{Nd}++\\.++)"
                    + "|(?<keyword>\\b(?:resign|time|forfeit|agreed|round|deal|give|shuffle|market)\\b|(?<=\\s)\\*(?=\\s|$))"
                    + "|(?<function>[^\\s\\[\\](){}\"!?]++)",
            Pattern.DOTALL);

    private final Sheet sheet;
    private final CancelChecker cancelled;
    private final List<Integer> data = new ArrayList<>();
    private Position last = new Position(0, 0);

    Tokens(Sheet sheet, CancelChecker cancelled) {
        this.sheet = sheet;
        this.cancelled = cancelled;
    }

    /** All tokens; none of a long file, of which an editor can ask for the part that it shows. */
    List<Integer> all() {
        int length = sheet.text().length();
        return length > LONGEST ? List.of() : between(0, length);
    }

    /** The tokens of the records between two places, as the protocol numbers them. */
    List<Integer> between(int start, int end) {
        for (JudgedRecord record : sheet.judged().records()) {
            if (record.start() <= end && sheet.end(record) >= start && sheet.isText(record)) {
                cancelled.checkCanceled();
                add(record);
            }
        }
        return data;
    }

    private void add(JudgedRecord record) {
        String text = sheet.text(record);
        int line = record.line() - 1;
        int lineStart = record.lineStart() - record.start();
        int at = 0;
        Matcher matcher = TOKEN.matcher(text);
        while (matcher.find()) {
            String kind = KINDS.stream()
                    .filter(each -> matcher.group(each) != null)
                    .findFirst()
                    .orElseThrow();
            int start = matcher.start(kind);
            for (; at < matcher.end(kind); at++) {
                if (Lines.endsBehind(text, at)) {
                    // What goes on over several lines is a token on each.
                    int end = at > 0 && text.charAt(at) == '\n' && text.charAt(at - 1) == '\r' ? at - 1 : at;
                    add(line, start - lineStart, end - start, kind);
                    start = Math.max(start, at + 1);
                    lineStart = at + 1;
                    line++;
                }
            }
            add(line, start - lineStart, at - start, kind);
        }
    }

    private void add(int line, int column, int length, String kind) {
        if (length > 0) {
            boolean sameLine = line == last.getLine();
            data.add(line - last.getLine());
            data.add(sameLine ? column - last.getCharacter() : column);
            data.add(length);
            data.add(KINDS.indexOf(kind));
            data.add(0);
            last = new Position(line, column);
        }
    }
}
