package org.ludex.notation.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.Token;
import org.ludex.notation.Tag;
import org.ludex.notation.antlr.TextStream;
import org.ludex.notation.grammar.RecordLexer;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Source;

/**
 * Scans a DVONN record of Little Golem: its head is {@code Event [..] Site [..] White [..] Black [..]}, its moves stand as
 * in our own text. The head becomes tags, and the game, which it does not name, becomes another.
 */
public final class GolemScanner {

    private static final Pattern BREAK = Pattern.compile("\\R");
    private static final String GAME = "dvonn";

    /** One of these fields every game has; what has none of them is something else. */
    private static final Set<String> NAMES = Set.of("event", "site", "white", "black");

    private GolemScanner() {}

    /** The elements of a record. */
    public static RawRecord scan(Source source) {
        String text = source.text();
        List<RawTag> tags = new ArrayList<>();
        RecordLexer lexer = new RecordLexer(new TextStream(text, c -> '?'));
        lexer.removeErrorListeners();
        lexer.mode(RecordLexer.GOLEM_HEAD);
        Token name = lexer.nextToken();
        Token value = lexer.nextToken();
        int end = 0;
        boolean isKnown = false;
        while (name.getType() == RecordLexer.FIELD_NAME && value.getType() == RecordLexer.FIELD_VALUE) {
            end = value.getStopIndex() + 1;
            Span span = new Span(name.getStartIndex(), end);
            if (!isKnown && NAMES.contains(name.getText().toLowerCase(Locale.ROOT))) {
                isKnown = true;
                tags.add(0, new RawTag(new Tag("Game", GAME), span));
            }
            String words = text.substring(value.getStartIndex() + 1, value.getStopIndex());
            tags.add(new RawTag(new Tag(name.getText(), oneLine(words)), span));
            name = lexer.nextToken();
            value = lexer.nextToken();
        }
        Source moves = new Source(source.file(), source.index(), source.firstLine(), source.indent(), blank(text, end));
        RawRecord rest = RecordScanner.scan(moves);
        tags.addAll(rest.tags());
        return new RawRecord(moves, tags, rest.elements());
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
