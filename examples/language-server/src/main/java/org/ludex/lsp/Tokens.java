package org.ludex.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.Position;
import org.ludex.notation.io.JudgedRecord;

/** The kinds of words in a record of text, for highlighting. */
final class Tokens {

    /** The kinds in the order of their numbers. */
    static final List<String> KINDS = List.of("property", "string", "comment", "number", "function", "keyword");

    private static final Pattern TOKEN = Pattern.compile(
            "\\[[ \\t]*+(?<property>[^\\s\"\\[\\]]++)"
                    + "|(?<string>\"(?:[^\"\\\\\\r\\n]|\\\\.)*+\"?+)"
                    + "|(?<comment>\\{(?:[^}\\\\]|\\\\.)*+}?+)"
                    + "|(?<number>\\b\\d++\\.++)"
                    + "|(?<keyword>\\b(?:resign|time|forfeit|agreed|round|deal|give|shuffle|market)\\b|(?<=\\s)\\*(?=\\s|$))"
                    + "|(?<function>[^\\s\\[\\](){}\"!?]++)",
            Pattern.DOTALL);

    private final Sheet sheet;

    Tokens(Sheet sheet) {
        this.sheet = sheet;
    }

    /** The tokens between two places, as the protocol numbers them. */
    List<Integer> between(int start, int end) {
        List<Integer> data = new ArrayList<>();
        Position last = new Position(0, 0);
        for (JudgedRecord record : sheet.judged().records()) {
            if (record.start() > end || sheet.end(record) < start || !sheet.isText(record)) {
                continue;
            }
            Matcher matcher = TOKEN.matcher(sheet.text(record));
            while (matcher.find()) {
                String kind = KINDS.stream()
                        .filter(each -> matcher.group(each) != null)
                        .findFirst()
                        .orElseThrow();
                int from = record.start() + matcher.start(kind);
                last = add(from, record.start() + matcher.end(kind), KINDS.indexOf(kind), last, data);
            }
        }
        return data;
    }

    /** Adds a token, which on several lines is one for each line. */
    private Position add(int start, int end, int kind, Position before, List<Integer> data) {
        Position last = before;
        for (int at = start; at < end; at = Lines.behind(sheet.text(), at)) {
            int lineEnd = Math.min(end, Lines.end(sheet.text(), at));
            if (lineEnd > at) {
                Position place = sheet.position(at);
                boolean sameLine = place.getLine() == last.getLine();
                data.add(place.getLine() - last.getLine());
                data.add(sameLine ? place.getCharacter() - last.getCharacter() : place.getCharacter());
                data.add(lineEnd - at);
                data.add(kind);
                data.add(0);
                last = place;
            }
        }
        return last;
    }
}
