package org.ludex.notation.logs;

import java.util.Map;
import java.util.TreeMap;
import org.ludex.dvonn.Cell;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.dvonn.DvonnSetup;
import org.ludex.dvonn.DvonnStack;
import org.ludex.dvonn.Phase;
import org.ludex.dvonn.Piece;
import org.ludex.dvonn.Side;

/**
 * A state of the board in 50 letters: the phase and the player to move, and then the spaces from a1 to k5, each empty, a
 * lone DVONN piece, or a stack with its height, its owner and whether a DVONN piece is in it.
 */
final class BoardState {

    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    private static final int LENGTH = 50;
    private static final int SLIPS = 2;
    private static final int HIGHEST = 15;
    private static final int DVONN_PIECES = 3;

    private BoardState() {}

    private static int height(int digit) {
        return (digit + 2) / 4;
    }

    /**
     * Whether a word that is not a state can only be meant as one: nobody writes such a long word of letters and
     * digits.
     */
    static boolean isNearly(String word) {
        return word.length() >= LENGTH - SLIPS
                && word.length() <= LENGTH + SLIPS
                && word.chars().filter(c -> DIGITS.indexOf(c) < 0).count() <= SLIPS
                && word.chars().noneMatch(Character::isWhitespace);
    }

    /** Whether pieces are being placed in a state. */
    static boolean isPlacing(String state) {
        return phase(state) == 0;
    }

    /** Whether a state is that of an empty board. */
    static boolean isStart(String state) {
        return state.chars().allMatch(c -> c == DIGITS.charAt(0));
    }

    private static int phase(String state) {
        return DIGITS.indexOf(state.charAt(0)) / 2;
    }

    /** What a state sets up. */
    static DvonnSetup setup(String state) {
        Map<Cell, DvonnStack> stacks = new TreeMap<>();
        int inside = DVONN_PIECES;
        for (Cell cell : Cell.all()) {
            inside -= digit(state, cell) == 1 ? 1 : 0;
            inside -= isMixed(digit(state, cell)) ? 1 : 0;
        }
        // A state does not say which of two stacks has two DVONN pieces; nothing depends on it.
        int more = isPlacing(state) ? 0 : Math.max(0, inside);
        for (Cell cell : Cell.all()) {
            int digit = digit(state, cell);
            if (digit == 1) {
                stacks.put(cell, DvonnStack.of(Piece.DVONN));
            } else if (digit > 1) {
                int height = height(digit);
                int own = isMixed(digit) ? 1 : 0;
                int extra = own * Math.min(more, Math.max(0, height - 1 - own));
                more -= extra;
                Piece top = digit % 2 == 0 ? Piece.WHITE : Piece.BLACK;
                stacks.put(cell, new DvonnStack(top, height, own + extra));
            }
        }
        Side side = DIGITS.indexOf(state.charAt(0)) % 2 == 0 ? Side.WHITE : Side.BLACK;
        return switch (phase(state)) {
            case 0 -> DvonnSetup.placing(stacks, side);
            case 1 -> DvonnSetup.stacking(stacks, side);
            default -> DvonnSetup.ended(stacks);
        };
    }

    private static int digit(String state, Cell cell) {
        return DIGITS.indexOf(state.charAt(cell.index() + 1));
    }

    /** Whether a DVONN piece is in a stack of others. */
    private static boolean isMixed(int digit) {
        return digit > 1 && (digit + 2) % 4 >= 2;
    }

    /** Whether a state is that of a position. A stack that is higher than a letter can say fits any. */
    static boolean fits(String state, DvonnPosition position) {
        boolean isOver = position.phase() == Phase.ENDED;
        if (!isOver && state.charAt(0) != DIGITS.charAt(first(position))) {
            return false;
        }
        for (Cell cell : Cell.all()) {
            int right = position.stackAt(cell).map(BoardState::digit).orElse(0);
            if (right != digit(state, cell) && right < DIGITS.length()) {
                return false;
            }
        }
        return true;
    }

    private static int first(DvonnPosition position) {
        int phase = position.phase() == Phase.PLACING ? 0 : 2;
        return phase + (position.toMove().filter(side -> side == Side.BLACK).isPresent() ? 1 : 0);
    }

    private static int digit(DvonnStack stack) {
        if (stack.top() == Piece.DVONN && stack.height() == 1) {
            return 1;
        }
        int digit = 4 * stack.height() + (stack.dvonnPieces() > 0 ? 2 : 0) + (stack.top() == Piece.BLACK ? 1 : 0) - 2;
        return stack.height() > HIGHEST ? DIGITS.length() : digit;
    }

    /** A position in 50 letters. */
    static String of(DvonnPosition position) {
        StringBuilder state = new StringBuilder(LENGTH);
        state.append(DIGITS.charAt(position.phase() == Phase.ENDED ? 4 : first(position)));
        for (Cell cell : Cell.all()) {
            int digit = position.stackAt(cell).map(BoardState::digit).orElse(0);
            state.append(digit < DIGITS.length() ? DIGITS.charAt(digit) : '?');
        }
        return state.toString();
    }
}
