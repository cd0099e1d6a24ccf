package org.ludex.notation.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.UnbufferedTokenStream;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.ludex.notation.Tag;
import org.ludex.notation.antlr.Memo;
import org.ludex.notation.antlr.QuickTokens;
import org.ludex.notation.antlr.TextStream;
import org.ludex.notation.grammar.RecordLexer;
import org.ludex.notation.grammar.RecordParser;
import org.ludex.notation.spelling.Excerpt;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Braces;
import org.ludex.notation.tree.Source;

/**
 * Scans the text of one record with the record grammar. Words and tags that were met before are not given to the grammar
 * again: a {@link Memo} knows what they are. For one record and one thread.
 */
public final class RecordScanner {

    /** Space for a tag; it grows if one has more parts. */
    private static final int TOKENS_AT_ONCE = 8;

    private static final char FIRST_ARROW = '\u2190';
    private static final char LAST_ARROW = '\u21FF';

    private static final char DELETE = '\u007F';
    private static final int LAST_ASCII = 127;

    private static final int MEMO_BITS = 14;
    private static final int LETTERS_AN_ELEMENT = 4;

    /** Words that were met before, in records of all games, and tags. */
    private static final Memo<Known> MEMO = new Memo<>(MEMO_BITS);

    private final Source source;
    private final List<RawTag> tags = new ArrayList<>();
    private final Elements elements;
    private Optional<QuickTokens> lexer = Optional.empty();
    private Optional<TextStream> whole = Optional.empty();

    private RecordScanner(Source source, int expected) {
        this.source = source;
        this.elements = new Elements(expected);
    }

    /** A scanner for a record that is not to be scanned as a whole. */
    RecordScanner(Source source) {
        this(source, 1);
    }

    /** The elements of a record. */
    public static RawRecord scan(Source source) {
        return new RecordScanner(source, source.text().length() / LETTERS_AN_ELEMENT).scan();
    }

    private RawRecord scan() {
        String text = source.text();
        int at = passBlanks(text, 0);
        while (at < text.length()) {
            int end = isTag(text, at) ? lineEnd(text, at) : wordEnd(text, at);
            Optional<Known> known = known(text, at, end);
            if (known.isPresent()) {
                add(known.get(), at);
            } else {
                end = read(at);
            }
            at = passBlanks(text, end);
        }
        return new RawRecord(source, tags, elements);
    }

    /** The tags that the record begins with, each on a line; and where they end. */
    RawHead head() {
        String text = source.text();
        int at = 0;
        for (int next = passBreaks(text, 0); next < text.length() && isTag(text, next); next = passBreaks(text, at)) {
            int end = lineEnd(text, next);
            Optional<Known> known = known(text, next, end);
            if (known.isEmpty()) {
                return new RawHead(new RawRecord(source, tags, elements), at);
            }
            add(known.get(), next);
            at = end;
        }
        return new RawHead(new RawRecord(source, tags, elements), at);
    }

    /**
     * The head of a record.
     *
     * @param record its tags, and nothing else
     * @param end where it ends
     */
    record RawHead(RawRecord record, int end) {}

    /** The elements of a word or of several in a line; none if they depend on what follows. */
    Elements elements(String words) {
        return word(words).map(Known::elements).orElseGet(() -> new Elements(0));
    }

    /** What a word or a line with a tag is, if it is the same wherever it stands. */
    private Optional<Known> known(String text, int at, int end) {
        Optional<Known> known = MEMO.find(text, at, end);
        if (known.isEmpty() && end - at <= Memo.LONGEST) {
            String stretch = text.substring(at, end);
            known = isTag(stretch, 0) ? tag(stretch) : word(stretch);
            known.ifPresent(learnt -> MEMO.put(stretch, learnt));
        }
        return known;
    }

    private static boolean isTag(String text, int at) {
        return text.charAt(at) == '[';
    }

    private static int passBreaks(String text, int from) {
        int at = from;
        while (at < text.length() && (text.charAt(at) == '\n' || text.charAt(at) == '\r')) {
            at++;
        }
        return at;
    }

    /**
     * What a word with white space round it is, or a line with one tag, wherever it stands.
     *
     * @param elements its elements, with places that count from its beginning
     * @param tag the tag, if it is one
     */
    private record Known(Elements elements, Optional<Tag> tag) {}

    private void add(Known known, int at) {
        Elements parts = known.elements();
        for (int i = 0; i < parts.size(); i++) {
            add(parts.kind(i), at + parts.start(i), at + parts.end(i));
        }
        if (known.tag().isPresent()) {
            Element last = elements.get(elements.size() - 1);
            tags.add(new RawTag(known.tag().get(), last.span()));
        }
    }

    private void add(Element.Kind kind, int start, int end) {
        elements.add(kind, start, end);
        if (kind == Element.Kind.COMMENT) {
            joinRest(elements, source.text());
        }
    }

    /** The elements of a word; empty if it opens what may be closed after it: a tag or a comment. */
    private Optional<Known> word(String word) {
        TextStream text = new TextStream(word + ' ', RecordScanner::fold);
        QuickTokens tokens = lexer(text);
        Elements parts = new Elements(1);
        while (text.index() < word.length()) {
            Token token = tokens.nextToken();
            if (text.farthest() > word.length() || token.getType() == RecordLexer.OPEN_TAG) {
                return Optional.empty();
            }
            parts.add(kind(token.getType()), token.getStartIndex(), token.getStopIndex() + 1);
        }
        return Optional.of(new Known(parts, Optional.empty()));
    }

    /** The tag that a line is; empty if it is none, or has anything else. No part of a tag reaches across a line. */
    private Optional<Known> tag(String line) {
        TextStream text = new TextStream(line, RecordScanner::fold);
        List<RawTag> found = new ArrayList<>(1);
        Element element = tag(new UnbufferedTokenStream<>(lexer(text), TOKENS_AT_ONCE), found);
        if (found.isEmpty() || element.end() != line.length()) {
            return Optional.empty();
        }
        Elements alone = new Elements(1);
        alone.add(element.kind(), element.start(), element.end());
        return Optional.of(new Known(alone, Optional.of(found.get(0).tag())));
    }

    /** Reads elements from a place on, up to white space after one of them; returns the place. */
    private int read(int from) {
        // A stream that keeps its tokens, and a tree of them all, would take many times the room of the text.
        TextStream text = whole.orElseGet(() -> new TextStream(source.text(), RecordScanner::fold));
        whole = Optional.of(text);
        text.seek(from);
        TokenStream tokens = new UnbufferedTokenStream<>(lexer(text), TOKENS_AT_ONCE);
        // Only a tag is more than one token, as the grammar of records says: a tree would hold nothing that tokens do
        // not say themselves.
        for (Token next = tokens.LT(1); next.getType() != Token.EOF; next = tokens.LT(1)) {
            if (next.getType() == RecordLexer.OPEN_TAG) {
                Element tag = tag(tokens, tags);
                elements.add(tag.kind(), tag.start(), tag.end());
            } else {
                tokens.consume();
                add(kind(next.getType()), next.getStartIndex(), next.getStopIndex() + 1);
            }
            int end = elements.end(elements.size() - 1);
            if (end < source.text().length() && isBlank(source.text().charAt(end))) {
                return end;
            }
        }
        return source.text().length();
    }

    private QuickTokens lexer(TextStream text) {
        QuickTokens tokens =
                lexer.map(known -> known.over(text)).orElseGet(() -> QuickTokens.of(new RecordLexer(text), text));
        lexer = Optional.of(tokens);
        return tokens;
    }

    private static int passBlanks(String text, int from) {
        int at = from;
        while (at < text.length() && isBlank(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** The end of a word, or a place too far away for it to be remembered: a line may hold very many of them. */
    private static int wordEnd(String text, int from) {
        int end = from;
        int far = far(text, from);
        while (end < far && !isBlank(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** The end of the last character of a line that is not white space, or a place too far away for it to be remembered. */
    private static int lineEnd(String text, int from) {
        int end = from;
        int far = far(text, from);
        while (end < far && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        if (end == far && far < text.length()) {
            return end;
        }
        while (isBlank(text.charAt(end - 1))) {
            end--;
        }
        return end;
    }

    private static int far(String text, int from) {
        return Math.min(text.length(), from + Memo.LONGEST + 1);
    }

    /** What only separates, as the grammar has it. */
    private static boolean isBlank(char c) {
        return c <= ' ' || c == DELETE || (c > LAST_ASCII && fold(c) == ' ');
    }

    /** Makes one element of the word {@code rest} and a comment directly after it. */
    private static void joinRest(Elements elements, String text) {
        int last = elements.size() - 1;
        if (last < 1 || elements.kind(last - 1) != Element.Kind.WORD) {
            return;
        }
        int word = elements.start(last - 1);
        int end = elements.end(last);
        if (text.startsWith(Braces.REST + "{", word) && elements.start(last) == word + Braces.REST.length()) {
            elements.removeLast();
            elements.removeLast();
            elements.add(Element.Kind.REST, word, end);
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

    /** Takes a tag, a good one or a bad one. A tree of it would take many times the room of its text. */
    private static Element tag(TokenStream tokens, List<RawTag> tags) {
        RecordParser parser = new RecordParser(tokens);
        parser.setBuildParseTree(false);
        parser.setErrorHandler(new BailErrorStrategy());
        parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
        RecordParser.TagContext tag = parser.tag();
        Token last = tag.getStop();
        boolean isOpen = last.getType() == RecordLexer.TAG_LINE_END;
        Span span = new Span(tag.getStart().getStartIndex(), isOpen ? last.getStartIndex() : last.getStopIndex() + 1);
        if (tag.value == null) {
            return new Element(Element.Kind.BAD_TAG, span);
        }
        String quoted = tag.value.getText();
        String plain = Unescaped.value(quoted.substring(1, quoted.length() - 1));
        tags.add(new RawTag(new Tag(tag.name.getText(), plain), span));
        return new Element(Element.Kind.TAG, span);
    }
}
