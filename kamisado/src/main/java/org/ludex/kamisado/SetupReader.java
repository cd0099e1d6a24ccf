package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Phrase;
import org.ludex.kamisado.KamisadoSetup.Standing;

/** Reads the text of a {@link KamisadoSetup} word by word. Each instance is used once. */
final class SetupReader {

    private static final int MOST_DIGITS = 4;

    private final String text;
    private final Level level;
    private int next;

    SetupReader(String text, Level level) {
        this.text = text;
        this.level = level;
        skipSpace();
    }

    KamisadoSetup read() {
        List<Standing> towers = new ArrayList<>();
        readTowers(Side.BLACK, towers);
        readTowers(Side.WHITE, towers);
        Side side = readSide();
        Phase phase = readPhase();
        Optional<Colour> due = Optional.empty();
        boolean extraTurn = false;
        if (phase == Phase.MOVE) {
            due = readDue();
            extraTurn = due.isPresent() && accept("again");
            expectMark(';', extraTurn || due.isEmpty() ? "\";\"" : phrase("again"));
        } else if (acceptMark(',')) {
            Side blocked = readSide();
            due = Optional.of(readColour("colour"));
            expect("blocked");
            extraTurn = blocked != side;
            expectMark(';', "\";\"");
        } else {
            expectMark(';', phrase("comma"));
        }
        expect("points");
        int black = readNumber();
        expectMark('-', "\"-\"");
        int white = readNumber();
        if (next < text.length()) {
            throw expected(next, phrase("end"));
        }
        return new KamisadoSetup(level, towers, phase, side, due, extraTurn, black, white);
    }

    private void readTowers(Side side, List<Standing> towers) {
        expect(side.id());
        while (!acceptMark(';')) {
            int start = next;
            String word = word();
            int end = word.length();
            while (end > 0 && word.charAt(end - 1) == '+') {
                end--;
            }
            Optional<Colour> colour = end == 3 ? Colour.ofLetter(word.charAt(0)) : Optional.empty();
            Optional<Square> square =
                    end == 3 ? Square.of(word.charAt(1) - 'a' + 1, word.charAt(2) - '0') : Optional.empty();
            int teeth = word.length() - end;
            if (colour.isEmpty() || square.isEmpty() || teeth > Rank.TRIPLE.teeth()) {
                throw expected(start, phrase("tower"));
            }
            towers.add(new Standing(new Tower(side, colour.get(), Rank.of(teeth)), square.get()));
        }
    }

    private Side readSide() {
        int start = next;
        return switch (word()) {
            case "black" -> Side.BLACK;
            case "white" -> Side.WHITE;
            default -> throw expected(start, phrase("side"));
        };
    }

    private Phase readPhase() {
        int start = next;
        return switch (word()) {
            case "moves" -> Phase.MOVE;
            case "fills" -> Phase.FILL;
            case "won" -> Phase.OVER;
            default -> throw expected(start, phrase("phase"));
        };
    }

    private Optional<Colour> readDue() {
        return accept("any") ? Optional.empty() : Optional.of(readColour("colour-or-any"));
    }

    private Colour readColour(String phrase) {
        int start = next;
        String word = word();
        for (Colour colour : Colour.values()) {
            if (colour.toString().equals(word)) {
                return colour;
            }
        }
        throw expected(start, phrase(phrase));
    }

    private int readNumber() {
        int start = next;
        while (next < text.length() && text.charAt(next) >= '0' && text.charAt(next) <= '9') {
            next++;
        }
        if (next == start || next - start > MOST_DIGITS) {
            throw expected(start, phrase("points"));
        }
        int number = Integer.parseInt(text.substring(start, next));
        skipSpace();
        return number;
    }

    private void expect(String word) {
        if (!accept(word)) {
            throw expected(next, "\"" + word + "\"");
        }
    }

    private boolean accept(String word) {
        int start = next;
        if (word().equals(word)) {
            return true;
        }
        next = start;
        return false;
    }

    private void expectMark(char mark, Object expected) {
        if (!acceptMark(mark)) {
            throw expected(next, expected);
        }
    }

    private boolean acceptMark(char mark) {
        if (next == text.length() || text.charAt(next) != mark) {
            return false;
        }
        next++;
        skipSpace();
        return true;
    }

    /** The next word in lower case; empty at the end and before a mark. */
    private String word() {
        int start = next;
        while (next < text.length() && isWord(text.charAt(next))) {
            next++;
        }
        String word = text.substring(start, next).toLowerCase(Locale.ROOT);
        skipSpace();
        return word;
    }

    private static boolean isWord(char character) {
        return character != ';' && character != ',' && !isSpace(character);
    }

    private static boolean isSpace(char character) {
        return Character.isWhitespace(character) || Character.isSpaceChar(character);
    }

    private void skipSpace() {
        while (next < text.length() && isSpace(text.charAt(next))) {
            next++;
        }
    }

    private static Phrase phrase(String name) {
        return Phrase.of(KamisadoRule.class, "expected." + name);
    }

    private InvalidPositionException expected(int at, Object expected) {
        return InvalidPositionException.unreadable(text, text.codePointCount(0, at) + 1, expected);
    }
}
