package org.ludex.notation.sgf;

import java.util.Locale;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.ludex.notation.antlr.Memo;
import org.ludex.notation.antlr.TextStream;
import org.ludex.notation.grammar.SgfLexer;
import org.ludex.notation.spi.Span;

/**
 * A property as nearly all of them are: perhaps the sign of a node, a name, and one value without a backslash. What
 * precedes the value has occurred before, so it is parsed once and a {@link Memo} keeps the result.
 *
 * @param name the name in upper case
 * @param isNode whether it begins a node
 * @param start where the name begins
 * @param value where the value begins, its bracket included
 * @param end where the value ends, its bracket included
 */
record PlainProperty(String name, boolean isNode, int start, int value, int end) {

    /** No more characters precede a value. */
    private static final int LONGEST = 12;

    private static final int MEMO_BITS = 8;
    private static final Memo<Known> MEMO = new Memo<>(MEMO_BITS);

    /**
     * What precedes a value.
     *
     * @param name the name in upper case
     * @param isNode whether it begins a node
     * @param start where the name begins
     */
    private record Known(String name, boolean isNode, int start) {}

    /** The property that begins at a place, if it is a plain one. */
    static Optional<PlainProperty> at(String text, int at) {
        int open = at;
        while (open < text.length() && open - at <= LONGEST && text.charAt(open) != '[') {
            open++;
        }
        if (open >= text.length() || text.charAt(open) != '[') {
            return Optional.empty();
        }
        int close = open + 1;
        while (close < text.length() && text.charAt(close) != ']' && text.charAt(close) != '\\') {
            close++;
        }
        if (close >= text.length() || text.charAt(close) != ']' || hasMore(text, close + 1)) {
            return Optional.empty();
        }
        Optional<Known> known = MEMO.find(text, at, open);
        if (known.isEmpty()) {
            known = learn(text.substring(at, open));
        }
        return known.isPresent()
                ? Optional.of(new PlainProperty(
                        known.get().name(),
                        known.get().isNode(),
                        at + known.get().start(),
                        open,
                        close + 1))
                : Optional.empty();
    }

    /** Whether the next value of the same property, or the end of the text, comes next. */
    private static boolean hasMore(String text, int from) {
        int next = from;
        while (next < text.length() && text.charAt(next) <= ' ') {
            next++;
        }
        return next >= text.length() || text.charAt(next) == '[';
    }

    private static Optional<Known> learn(String before) {
        SgfLexer lexer = new SgfLexer(new TextStream(before + "[", c -> 'x'));
        lexer.removeErrorListeners();
        Token first = lexer.nextToken();
        boolean isNode = first.getType() == SgfLexer.NODE;
        Token name = isNode ? lexer.nextToken() : first;
        Token value = lexer.nextToken();
        if (name.getType() != SgfLexer.NAME
                || value.getType() != SgfLexer.OPEN_VALUE
                || value.getStartIndex() != before.length()) {
            return Optional.empty();
        }
        // Names are compared over and over, which is quickest where equal ones are the same object.
        String upper = name.getText().toUpperCase(Locale.ROOT).intern();
        Known known = new Known(upper, isNode, name.getStartIndex());
        MEMO.put(before, known);
        return Optional.of(known);
    }

    /** Where whatever comes next begins, line breaks left out. */
    int endOfLine(String text) {
        int at = end;
        while (at < text.length() && (text.charAt(at) == '\n' || text.charAt(at) == '\r')) {
            at++;
        }
        return at;
    }

    /** The property in a node. */
    SgfProperty in(String text, int node) {
        return new SgfProperty(name, text.substring(value + 1, end - 1), node, new Span(start, end));
    }
}
