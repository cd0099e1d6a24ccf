package org.ludex.notation.text;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.UnbufferedTokenStream;
import org.ludex.notation.Tag;
import org.ludex.notation.antlr.QuickTokens;
import org.ludex.notation.antlr.TextStream;
import org.ludex.notation.grammar.RecordLexer;
import org.ludex.notation.spelling.Excerpt;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Braces;
import org.ludex.notation.tree.Source;

/** Scans the text of one record with the record grammar. */
public final class RecordScanner {

    /** Room for a tag; there is more where one has more parts. */
    private static final int TOKENS_AT_ONCE = 8;

    private static final char FIRST_ARROW = '\u2190';
    private static final char LAST_ARROW = '\u21FF';

    private RecordScanner() {}

    /** The elements of a record. */
    public static RawRecord scan(Source source) {
        TextStream text = new TextStream(source.text(), RecordScanner::fold);
        // A stream that keeps its tokens, and a tree of them all, would take many times the room of the text.
        TokenStream tokens = new UnbufferedTokenStream<>(QuickTokens.of(new RecordLexer(text), text), TOKENS_AT_ONCE);
        List<RawTag> tags = new ArrayList<>();
        List<Element> elements = new ArrayList<>();
        // Only a tag is more than one token, as the grammar of records says: a tree would hold nothing that tokens do
        // not
        // say themselves.
        for (Token next = tokens.LT(1); next.getType() != Token.EOF; next = tokens.LT(1)) {
            if (next.getType() == RecordLexer.OPEN_TAG) {
                elements.add(tag(tokens, tags));
            } else {
                tokens.consume();
                elements.add(new Element(kind(next.getType()), span(next)));
                joinRest(elements, source.text());
            }
        }
        return new RawRecord(source, tags, elements);
    }

    /** Makes one element of the word {@code rest} and a comment right behind it. */
    private static void joinRest(List<Element> elements, String text) {
        int last = elements.size() - 1;
        if (last < 1
                || elements.get(last).kind() != Element.Kind.COMMENT
                || elements.get(last - 1).kind() != Element.Kind.WORD) {
            return;
        }
        Span word = elements.get(last - 1).span();
        Span comment = elements.get(last).span();
        if (text.startsWith(Braces.REST + "{", word.start())
                && comment.start() == word.start() + Braces.REST.length()) {
            elements.remove(last);
            elements.set(last - 1, new Element(Element.Kind.REST, word.to(comment)));
        }
    }

    /** Outside ASCII there are only spaces, digits and letters to a record. */
    private static char fold(char c) {
        if (c >= FIRST_ARROW && c <= LAST_ARROW) {
            // A Kamisado sheet is full of them.
            return 'x';
        }
        if (isSpace(c)) {
            return ' ';
        }
        int digit = Character.digit(c, 10);
        return digit < 0 ? 'x' : (char) ('0' + digit);
    }

    /** No-break and narrow spaces, marks of writing direction and the byte order mark are space too. */
    private static boolean isSpace(char c) {
        return Character.isSpaceChar(c) || Excerpt.isControl(c) || c == '\uFEFF';
    }

    private static Element.Kind kind(int token) {
        return switch (token) {
            case RecordLexer.WORD -> Element.Kind.WORD;
            case RecordLexer.NUMBER -> Element.Kind.NUMBER;
            case RecordLexer.COMMENT -> Element.Kind.COMMENT;
            case RecordLexer.SUFFIX -> Element.Kind.SUFFIX;
            case RecordLexer.OPEN_VARIATION -> Element.Kind.OPEN_VARIATION;
            case RecordLexer.CLOSE_VARIATION -> Element.Kind.CLOSE_VARIATION;
            case RecordLexer.ENDING -> Element.Kind.ENDING;
            case RecordLexer.UNCLOSED_COMMENT -> Element.Kind.UNCLOSED_COMMENT;
            default -> Element.Kind.STRAY;
        };
    }

    /** Takes a tag: a name and a string in brackets, and whatever else stands before the bracket or the line closes it. */
    private static Element tag(TokenStream tokens, List<RawTag> tags) {
        Token open = tokens.LT(1);
        tokens.consume();
        Token name = tokens.LT(1);
        Token value = open;
        Token last = open;
        int parts = 0;
        while (isTagPart(tokens.LA(1))) {
            last = tokens.LT(1);
            value = parts == 1 ? last : value;
            parts++;
            tokens.consume();
        }
        int end = last.getStopIndex() + 1;
        boolean closed = tokens.LA(1) == RecordLexer.CLOSE_TAG;
        if (closed || tokens.LA(1) == RecordLexer.TAG_LINE_END) {
            end = closed ? tokens.LT(1).getStopIndex() + 1 : tokens.LT(1).getStartIndex();
            tokens.consume();
        }
        Span span = new Span(open.getStartIndex(), end);
        if (closed
                && parts == 2
                && name.getType() == RecordLexer.TAG_NAME
                && value.getType() == RecordLexer.TAG_STRING) {
            String quoted = value.getText();
            String plain = Braces.plainTag(quoted.substring(1, quoted.length() - 1));
            tags.add(new RawTag(new Tag(name.getText(), plain), span));
            return new Element(Element.Kind.TAG, span);
        }
        return new Element(Element.Kind.BAD_TAG, span);
    }

    private static boolean isTagPart(int token) {
        return switch (token) {
            case RecordLexer.TAG_NAME, RecordLexer.TAG_STRING, RecordLexer.UNCLOSED_STRING, RecordLexer.TAG_STRAY ->
                true;
            default -> false;
        };
    }

    private static Span span(Token token) {
        return new Span(token.getStartIndex(), token.getStopIndex() + 1);
    }
}
