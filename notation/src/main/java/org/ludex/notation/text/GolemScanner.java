package org.ludex.notation.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ludex.notation.Tag;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Source;

/**
 * Scans a DVONN record of Little Golem: its head is {@code Event [..] Site [..] White [..] Black [..]}, its moves stand as
 * in our own text. The head becomes tags, and the game, which it does not name, becomes another.
 */
public final class GolemScanner {

    private static final Pattern TAG = Pattern.compile("\\s*+(\\w++)\\s*+\\[([^\\[\\]]*+)]");
    private static final Pattern BREAK = Pattern.compile("\\R");
    private static final String GAME = "dvonn";

    private GolemScanner() {}

    /** The elements of a record. */
    public static RawRecord scan(Source source) {
        String text = source.text();
        List<RawTag> tags = new ArrayList<>();
        Matcher matcher = TAG.matcher(text);
        int end = 0;
        while (matcher.region(end, text.length()).lookingAt()) {
            Span span = new Span(matcher.start(1), matcher.end());
            if (tags.isEmpty()) {
                tags.add(new RawTag(new Tag("Game", GAME), span));
            }
            tags.add(new RawTag(new Tag(matcher.group(1), oneLine(matcher.group(2))), span));
            end = matcher.end();
        }
        Source moves = new Source(source.file(), source.index(), source.firstLine(), source.indent(), blank(text, end));
        return new RawRecord(moves, tags, RecordScanner.scan(moves).elements());
    }

    private static String oneLine(String value) {
        return BREAK.matcher(value.strip()).replaceAll(" ");
    }

    /** The text with its head blanked out, so that places stay the same. */
    private static String blank(String text, int end) {
        StringBuilder blanked = new StringBuilder(text);
        for (int i = 0; i < end; i++) {
            if (!Character.isWhitespace(text.charAt(i))) {
                blanked.setCharAt(i, ' ');
            }
        }
        return blanked.toString();
    }
}
