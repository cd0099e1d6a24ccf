package org.ludex.notation.dog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.ludex.notation.grammar.DogLexer;
import org.ludex.notation.spelling.Spelling;

/**
 * How an entry is spelt: seats in capitals and all else in lower case, no space beside a sign, one between words. Which
 * words they are is for the grammar.
 */
final class EntryForm {

    private final List<Token> tokens = new ArrayList<>();
    private boolean foreign;
    private boolean wrongCase;
    private boolean spaced;

    private EntryForm(ParseTree entry) {
        collect(entry);
    }

    private void collect(ParseTree part) {
        if (part instanceof TerminalNode node) {
            tokens.add(node.getSymbol());
        }
        for (int i = 0; i < part.getChildCount(); i++) {
            collect(part.getChild(i));
        }
    }

    /** What is odd about the spelling of an entry; empty if it is the one that is written. */
    static Optional<String> of(ParseTree entry) {
        return new EntryForm(entry).oddity();
    }

    private Optional<String> oddity() {
        for (int i = 0; i < tokens.size(); i++) {
            if (isNumber(i) && isForeign(i)) {
                return Optional.of("digits");
            }
            foreign |= isForeign(i);
            if (isLetters(i)) {
                i = letters(i);
            } else if (isNumber(i) && isNextAdjacent(i)) {
                spaced |= isLetters(i + 1) || isLoose(i + 1);
            }
            spaced |= i + 1 < tokens.size() && !isNextAdjacent(i) && (isTight(i) || isTight(i + 1));
        }
        if (wrongCase) {
            return Optional.of("case");
        }
        return spaced ? Optional.of("blanks") : foreign ? Optional.of("signs") : Optional.empty();
    }

    /** Looks at words and letters without space between them; returns the place of the last. */
    private int letters(int start) {
        int last = start;
        boolean capital = isCapital(start);
        while (isNextAdjacent(last) && isLetters(last + 1)) {
            last++;
            capital |= isCapital(last);
        }
        boolean seat = last == start && type(start) == DogLexer.SEAT;
        boolean cell = last == start && (type(start) == DogLexer.KENNEL || type(start) == DogLexer.HOUSE);
        wrongCase |= seat != capital;
        boolean numbered = seat || cell || type(start) == DogLexer.ROW;
        spaced |= isNextAdjacent(last) && (isLoose(last + 1) || (isNumber(last + 1) && !numbered));
        return last;
    }

    private int type(int i) {
        return tokens.get(i).getType();
    }

    private boolean isNextAdjacent(int i) {
        return i + 1 < tokens.size()
                && tokens.get(i).getStopIndex() + 1 == tokens.get(i + 1).getStartIndex();
    }

    private boolean isForeign(int i) {
        return Spelling.isForeign(tokens.get(i).getText());
    }

    private boolean isCapital(int i) {
        String text = tokens.get(i).getText();
        return !text.equals(Spelling.plain(text));
    }

    private boolean isNumber(int i) {
        return type(i) == DogLexer.NUMBER || type(i) == DogLexer.INDEX;
    }

    /** Whether a token is a sign that stands apart from a word or a number before it. */
    private boolean isLoose(int i) {
        return type(i) == DogLexer.COVERED || (type(i) == DogLexer.DASH && !isForeign(i));
    }

    /** Whether a token is a sign that has no space beside it. */
    private boolean isTight(int i) {
        return switch (type(i)) {
            case DogLexer.COLON,
                    DogLexer.TO,
                    DogLexer.FOR,
                    DogLexer.PLUS,
                    DogLexer.EQUALS,
                    DogLexer.AT,
                    DogLexer.SLASH -> true;
            case DogLexer.COMMA -> !isForeign(i);
            default -> false;
        };
    }

    private boolean isLetters(int i) {
        return switch (type(i)) {
            case DogLexer.NUMBER, DogLexer.INDEX, DogLexer.COVERED, DogLexer.DASH, DogLexer.DOTS, DogLexer.COMMA ->
                false;
            default -> !isTight(i);
        };
    }
}
