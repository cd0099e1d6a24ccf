package org.ludex.notation.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.UnbufferedTokenStream;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.ludex.core.Facts;
import org.ludex.notation.antlr.TextStream;
import org.ludex.notation.grammar.SgfLexer;
import org.ludex.notation.grammar.SgfParser;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Findings;

/**
 * Scans the text of one game with the SGF grammar and takes its main line: everything up to the first closing bracket.
 * For one game and one thread.
 */
final class SgfScanner {

    private static final int TOKENS_AT_ONCE = 8;

    private final Findings findings;
    private final int deepest;
    private final String text;
    private final List<SgfProperty> properties = new ArrayList<>();
    private int depth;
    private int node = -1;
    /** Unexpected text, which is kept. */
    private final List<Span> strays = new ArrayList<>();

    SgfScanner(Findings findings, int deepest) {
        this.findings = findings;
        this.deepest = deepest;
        this.text = findings.source().text();
    }

    SgfTree scan() {
        return scan(PlainProperty::at);
    }

    /** The main line by the grammar alone. It is what {@link #scan()} must come to. */
    SgfTree scanByGrammar() {
        return scan((words, place) -> Optional.empty());
    }

    /** How a property is found that needs no grammar. */
    @FunctionalInterface
    private interface Plain {
        /** The property at a place. */
        Optional<PlainProperty> at(String words, int place);
    }

    private SgfTree scan(Plain plain) {
        TextStream source = new TextStream(text, c -> 'x');
        SgfLexer lexer = new SgfLexer(source);
        lexer.removeErrorListeners();
        Optional<SgfTree> tree = Optional.empty();
        int at = 0;
        while (tree.isEmpty()) {
            source.seek(at);
            // A stream that keeps its tokens would take many times the room of the text.
            TokenStream tokens = new UnbufferedTokenStream<>(lexer, TOKENS_AT_ONCE);
            tree = scan(tokens, plain);
            at = tree.isPresent() ? at : addPlain(tokens.LT(1).getStartIndex(), plain);
        }
        return upToSecondHead(tree.get());
    }

    /** A tree up to where the head of another game stands among the actions, because the brackets between them are lost. */
    private SgfTree upToSecondHead(SgfTree whole) {
        boolean played = false;
        StringBuilder nobodys = new StringBuilder();
        for (int i = 0; i < properties.size(); i++) {
            SgfProperty property = properties.get(i);
            if (SgfHeader.isHead(property)) {
                if (played) {
                    trouble("second-head", Facts.none(), property.span());
                    properties.subList(i, properties.size()).clear();
                    return tree(property.span().start());
                }
                if (property.swallowsAnother(text)) {
                    trouble("unclosed-value", Facts.none(), at(property.valueIn(text)));
                }
            }
            played = played || SgfAction.of(property).isPresent();
            if (played && SgfAction.isNobodys(property)) {
                if (strays.isEmpty()) {
                    trouble("stray", Facts.of("words", findings.source().of(property.span())), property.span());
                }
                strays.add(property.span());
                nobodys.append(findings.source().of(property.span())).append('\n');
            }
        }
        return nobodys.isEmpty() ? whole : new SgfTree(properties, nobodys + whole.rest(), strays);
    }

    /** Takes properties from a place on, as long as they are plain ones; returns where they end. */
    private int addPlain(int from, Plain plain) {
        int at = from;
        Optional<PlainProperty> next = plain.at(text, at);
        while (next.isPresent()) {
            node = Math.max(0, next.get().isNode() ? node + 1 : node);
            properties.add(next.get().in(text, node));
            at = next.get().endOfLine(text);
            next = plain.at(text, at);
        }
        return at;
    }

    /** Takes elements by the grammar, up to the end of the game or a plain property; empty where that comes next. */
    private Optional<SgfTree> scan(TokenStream tokens, Plain plain) {
        SgfParser parser = new SgfParser(tokens);
        parser.removeErrorListeners();
        parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
        while (tokens.LA(1) != Token.EOF) {
            if (plain.at(text, tokens.LT(1).getStartIndex()).isPresent()) {
                return Optional.empty();
            }
            SgfParser.ElementContext element = parser.element();
            int start = element.getStart().getStartIndex();
            switch (element.getStart().getType()) {
                case SgfLexer.OPEN -> {
                    if (++depth > deepest) {
                        findings.error(NotationRule.TOO_DEEP, Facts.of("limit", deepest), at(start));
                        return Optional.of(tree(start));
                    }
                }
                case SgfLexer.CLOSE -> {
                    return Optional.of(closed(start));
                }
                case SgfLexer.NODE -> node++;
                case SgfLexer.NAME -> {
                    int unclosed = addValues(element.getStart(), parser);
                    if (unclosed >= 0) {
                        return Optional.of(unclosed(unclosed, start));
                    }
                }
                case SgfLexer.OPEN_VALUE -> {
                    if (element.value().CLOSE_VALUE() == null) {
                        return Optional.of(unclosed(start, start));
                    }
                    stray(span(element));
                }
                default -> stray(span(element));
            }
        }
        trouble("unclosed", Facts.none(), at(0));
        return Optional.of(tree(text.length()));
    }

    /** The end of the main line; other lines are kept unchanged. */
    private SgfTree closed(int start) {
        if (depth == 0) {
            findings.error(NotationRule.UNOPENED, Facts.of("words", ")"), at(start));
            return tree(start);
        }
        String behind = text.substring(start);
        if (isClosed(behind)) {
            if (behind.chars().filter(c -> c == ')').count() < depth) {
                trouble("unclosed", Facts.none(), at(0));
            }
            return tree(text.length());
        }
        int other = Math.max(start, text.indexOf('(', start));
        if (depth > 1 && text.substring(start + 1, other + 1).strip().equals("(")) {
            return withOtherLines(other);
        }
        trouble("variations", Facts.none(), at(other));
        return tree(start);
    }

    /** Whether nothing but brackets close what comes before a text. */
    static boolean isClosed(String behind) {
        return behind.chars().allMatch(c -> c == ')' || Character.isWhitespace(c));
    }

    /** The first line is the game. The others, which a viewer saves beside it, become a comment on its last move. */
    private SgfTree withOtherLines(int other) {
        findings.warning(NotationRule.BAD_SGF, Facts.none().as("other-lines"), at(other));
        int end = text.stripTrailing().length();
        boolean closes = text.startsWith(")", end - 1) && end - 1 > other;
        String words = text.substring(other, closes ? end - 1 : end).strip();
        properties.add(new SgfProperty("C", words, Math.max(0, node), new Span(other, end)));
        return tree(text.length());
    }

    private SgfTree unclosed(int bracket, int property) {
        trouble("unclosed-value", Facts.none(), at(bracket));
        return tree(property);
    }

    private SgfTree tree(int rest) {
        return new SgfTree(properties, SgfTree.skipped(strays, text, rest) + SgfTree.rest(text, rest), strays);
    }

    /** Adds the values that follow a name, one by one; returns where one begins that is never closed, or -1. */
    private int addValues(Token property, SgfParser parser) {
        String name = property.getText().toUpperCase(Locale.ROOT);
        node = Math.max(0, node);
        int start = property.getStartIndex();
        if (parser.getTokenStream().LA(1) != SgfLexer.OPEN_VALUE) {
            stray(new Span(start, property.getStopIndex() + 1));
        }
        while (parser.getTokenStream().LA(1) == SgfLexer.OPEN_VALUE) {
            SgfParser.ValueContext value = parser.value();
            if (value.CLOSE_VALUE() == null) {
                return value.getStart().getStartIndex();
            }
            StringBuilder words = new StringBuilder();
            value.TEXT().forEach(words::append);
            int end = span(value).end();
            properties.add(new SgfProperty(name, words.toString(), node, new Span(start, end)));
            start = end;
        }
        return -1;
    }

    private static Span span(ParserRuleContext part) {
        return new Span(part.getStart().getStartIndex(), part.getStop().getStopIndex() + 1);
    }

    /** Unexpected text, reported once because there may be much of it. */
    private void stray(Span span) {
        if (strays.isEmpty()) {
            trouble("stray", Facts.of("words", findings.source().of(span)), at(span.start()));
        }
        int last = strays.size() - 1;
        if (last >= 0 && text.substring(strays.get(last).end(), span.start()).isBlank()) {
            strays.set(last, strays.get(last).to(span));
        } else {
            strays.add(span);
        }
    }

    private void trouble(String variant, Facts facts, Span span) {
        findings.error(NotationRule.BAD_SGF, facts.as(variant), span);
    }

    private Span at(int start) {
        int from = Math.min(start, text.length());
        return new Span(from, Math.min(from + 1, text.length()));
    }
}
