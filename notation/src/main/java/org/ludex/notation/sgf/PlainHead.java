package org.ludex.notation.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.ludex.notation.antlr.Memo;
import org.ludex.notation.antlr.TextStream;
import org.ludex.notation.grammar.SgfLexer;

/**
 * What precedes the actions of a game, and what follows them, if both are as the server writes them: nothing but plain properties.
 *
 * @param properties the properties of the first node
 * @param end where the second node begins
 */
record PlainHead(List<SgfProperty> properties, int end) {

    private static final int MEMO_BITS = 6;

    /** No more characters precede the first value, or follow the last one. */
    private static final int LONGEST = 24;

    /** Where the first node begins, by what precedes the first value. */
    private static final Memo<Integer> BEGINNINGS = new Memo<>(MEMO_BITS);

    /** What follows the last value and ends a game. */
    private static final Memo<Boolean> ENDS = new Memo<>(MEMO_BITS);

    /** The head of a game, if it is a plain one and another node follows. */
    static Optional<PlainHead> of(String text) {
        int open = text.indexOf('[');
        return open < 0 || open > LONGEST
                ? Optional.empty()
                : beginning(text, open).flatMap(start -> of(text, start));
    }

    private static Optional<PlainHead> of(String text, int start) {
        List<SgfProperty> properties = new ArrayList<>();
        int at = start;
        Optional<PlainProperty> next = PlainProperty.at(text, at);
        while (next.isPresent() && !(next.get().isNode() && !properties.isEmpty())) {
            properties.add(next.get().in(text, 0));
            at = next.get().endOfLine(text);
            next = PlainProperty.at(text, at);
        }
        boolean isPlain = next.isPresent() && properties.stream().allMatch(PlainHead::isOfHead);
        return isPlain ? Optional.of(new PlainHead(properties, at)) : Optional.empty();
    }

    /** Whether a property is one value that says something about the game and nothing to its readers. */
    private static boolean isOfHead(SgfProperty property) {
        return property.value().indexOf('[') < 0 && !SgfStep.isComment(property);
    }

    private static Optional<Integer> beginning(String text, int open) {
        Optional<Integer> known = BEGINNINGS.find(text, 0, open);
        if (known.isPresent()) {
            return known;
        }
        String before = text.substring(0, open);
        SgfLexer lexer = lexer(before);
        if (lexer.nextToken().getType() != SgfLexer.OPEN) {
            return Optional.empty();
        }
        int start = lexer.nextToken().getStartIndex();
        BEGINNINGS.put(before, start);
        return Optional.of(start);
    }

    /** Whether a game ends at a place: there are no more actions, and nothing is said that its head could have said. */
    static boolean isEnd(String text, int from) {
        int at = from;
        Optional<PlainProperty> next = PlainProperty.at(text, at);
        while (next.isPresent()) {
            // Whatever node but the first it is in.
            if (!isIdle(next.get().in(text, 1))) {
                return false;
            }
            at = next.get().endOfLine(text);
            next = PlainProperty.at(text, at);
        }
        return at < text.length() && text.length() - at <= LONGEST && closes(text, at);
    }

    /** Whether a property is about a player and does not matter. */
    private static boolean isIdle(SgfProperty property) {
        return property.isPlayers()
                && !SgfHeader.isHead(property)
                && SgfAction.of(property).isEmpty();
    }

    private static boolean closes(String text, int at) {
        Optional<Boolean> known = ENDS.find(text, at, text.length());
        if (known.isPresent()) {
            return known.get();
        }
        String end = text.substring(at);
        SgfLexer lexer = lexer(end);
        Token first = lexer.nextToken();
        boolean closes = first.getType() == SgfLexer.CLOSE && SgfScanner.isClosed(end.substring(first.getStartIndex()));
        ENDS.put(end, closes);
        return closes;
    }

    private static SgfLexer lexer(String text) {
        SgfLexer lexer = new SgfLexer(new TextStream(text, c -> 'x'));
        lexer.removeErrorListeners();
        return lexer;
    }
}
