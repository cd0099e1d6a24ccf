package org.ludex.dvonn;

import java.util.Map;
import java.util.TreeMap;
import org.ludex.core.Facts;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Phrase;

/** Reads the text of a {@link DvonnSetup} from left to right. Each instance is used once. */
final class SetupReader {

    private static final Phrase PHASE = phrase("phase", Facts.none());
    private static final Phrase SIDE = phrase("side", Facts.none());

    private final String text;
    private int at;

    SetupReader(String text) {
        this.text = text;
    }

    DvonnSetup read() {
        Map<Cell, DvonnStack> stacks = board();
        int start = gap(PHASE);
        return switch (word()) {
            case "placing" -> DvonnSetup.placing(stacks, side());
            case "stacking" -> DvonnSetup.stacking(stacks, side());
            case "ended" -> {
                end();
                yield DvonnSetup.ended(stacks);
            }
            default -> throw unreadable(start, PHASE);
        };
    }

    private Map<Cell, DvonnStack> board() {
        Map<Cell, DvonnStack> stacks = new TreeMap<>();
        int row = 1;
        for (Cell cell : Cell.all()) {
            if (cell.row() > row) {
                row = cell.row();
                at += peek() == '/' ? 1 : 0;
            }
            if (peek() == '.') {
                at++;
            } else {
                stacks.put(cell, stack(cell));
            }
        }
        return stacks;
    }

    private DvonnStack stack(Cell cell) {
        int start = at;
        Piece top = top(cell);
        at++;
        int height = height();
        int dvonnPieces = top == Piece.DVONN ? 1 : 0;
        while (peek() == 'd' && dvonnPieces < height) {
            dvonnPieces++;
            at++;
        }
        try {
            return new DvonnStack(top, height, dvonnPieces);
        } catch (IllegalArgumentException impossible) {
            throw unreadable(start, phrase("stack", Facts.of("cell", cell)));
        }
    }

    private Piece top(Cell cell) {
        for (Piece piece : Piece.values()) {
            if (piece.letter() == peek()) {
                return piece;
            }
        }
        throw unreadable(at, phrase("top", Facts.of("cell", cell)));
    }

    /** The number after a letter; 1 if there is none. Two digits are enough for any height. */
    private int height() {
        int start = at;
        while (at - start < 2 && peek() >= '0' && peek() <= '9') {
            at++;
        }
        return at == start ? 1 : Integer.parseInt(text.substring(start, at));
    }

    private Side side() {
        int start = gap(SIDE);
        String word = word();
        for (Side side : Side.values()) {
            if (side.id().equals(word)) {
                end();
                return side;
            }
        }
        throw unreadable(start, SIDE);
    }

    /** Skips the blanks before a word that must follow, and returns where it begins. */
    private int gap(Phrase expected) {
        int start = at;
        skipBlanks();
        if (at == start || at == text.length()) {
            throw unreadable(at, expected);
        }
        return at;
    }

    private String word() {
        int start = at;
        while (at < text.length() && peek() != ' ') {
            at++;
        }
        return text.substring(start, at);
    }

    private void end() {
        skipBlanks();
        if (at < text.length()) {
            throw unreadable(at, phrase("end", Facts.none()));
        }
    }

    private void skipBlanks() {
        while (peek() == ' ') {
            at++;
        }
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private static Phrase phrase(String name, Facts facts) {
        return new Phrase(DvonnRule.class, "expected." + name, facts);
    }

    private InvalidPositionException unreadable(int index, Phrase expected) {
        return InvalidPositionException.unreadable(text, text.codePointCount(0, index) + 1, expected);
    }
}
