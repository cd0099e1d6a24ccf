package org.ludex.dvonn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The rules a second time, slowly and from the rulebook alone: spaces are their names, a stack is the string of its pieces
 * from bottom to top with their true colours, connections are found by walking. It shares no code with the library, so
 * where both agree neither has a slip of its own.
 */
final class SlowDvonn {

    private static final List<String> ROWS =
            List.of("abcdefghi", "abcdefghij", "abcdefghijk", "bcdefghijk", "cdefghijk");
    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}};

    private final Map<String, String> stacks = new TreeMap<>();
    private int placed;
    private char mover = 'W';

    /** An empty board. */
    SlowDvonn() {}

    /** A full board, in the order a1 to k5, with White to move. */
    SlowDvonn(String pieces) {
        int next = 0;
        for (String space : spaces()) {
            stacks.put(space, pieces.substring(next, next + 1));
            next++;
        }
        placed = next;
    }

    private SlowDvonn(SlowDvonn other) {
        stacks.putAll(other.stacks);
        placed = other.placed;
        mover = other.mover;
    }

    static List<String> spaces() {
        List<String> spaces = new ArrayList<>();
        for (int row = 1; row <= 5; row++) {
            for (char column : ROWS.get(row - 1).toCharArray()) {
                spaces.add("" + column + row);
            }
        }
        return spaces;
    }

    /** The texts of all legal moves. */
    Set<String> legal() {
        if (placed < 49) {
            Set<String> empty = new TreeSet<>(spaces());
            empty.removeAll(stacks.keySet());
            return empty;
        }
        Set<String> own = movesOf(mover);
        if (own.isEmpty() && !movesOf(opponent()).isEmpty()) {
            own.add("pass");
        }
        return own;
    }

    boolean ended() {
        return legal().isEmpty();
    }

    /** Stacks, moves, number of moves, points and mover, in one line. */
    String describe() {
        Map<String, String> tops = new TreeMap<>();
        stacks.forEach((space, stack) -> {
            long dvonn = stack.chars().filter(piece -> piece == 'D').count();
            tops.put(space, "" + top(stack) + stack.length() + "/" + dvonn);
        });
        Set<String> legal = legal();
        return tops + " " + legal + " " + legal.size() + " " + points('W') + "-" + points('B') + " "
                + (legal.isEmpty() ? '-' : mover);
    }

    private String judge(String move, Set<String> legal) {
        if (legal.contains(move)) {
            return "legal";
        }
        if (legal.isEmpty()) {
            return "after-end";
        }
        boolean placing = placed < 49;
        if (move.equals("pass") || (!placing && move.length() > 2 && legal.contains("pass"))) {
            return "S7";
        }
        if (placing == (move.length() > 2)) {
            return "out-of-phase";
        }
        return placing ? "P2" : judgeStack(move.substring(0, 2), move.substring(3));
    }

    /** For each move the code of the rule that it breaks first, or "legal". */
    List<String> judge(List<String> moves) {
        Set<String> legal = legal();
        return moves.stream().map(move -> judge(move, legal)).toList();
    }

    private String judgeStack(String from, String to) {
        String stack = stack(from);
        if (stack.equals("D")) {
            return "S6";
        }
        if (stack.isEmpty() || top(stack) != mover) {
            return "S2";
        }
        if (isSurrounded(from)) {
            return "S5";
        }
        for (int[] direction : DIRECTIONS) {
            if (away(from, direction, stack.length()).equals(to)) {
                return "S4";
            }
        }
        return "S3";
    }

    private String stack(String space) {
        return stacks.getOrDefault(space, "");
    }

    /** All pieces in the stacks of a colour. */
    int points(char colour) {
        return stacks.values().stream()
                .filter(stack -> top(stack) == colour)
                .mapToInt(String::length)
                .sum();
    }

    /** Plays a legal move. */
    void play(String move) {
        if (!legal().contains(move)) {
            throw new IllegalArgumentException(move + " is not among " + legal());
        }
        if (placed < 49) {
            stacks.put(move, placed < 3 ? "D" : String.valueOf(mover));
            placed++;
            mover = placed == 49 ? 'W' : opponent();
            return;
        }
        if (!move.equals("pass")) {
            String from = move.substring(0, 2);
            String to = move.substring(3);
            stacks.put(to, stack(to) + stack(from));
            stacks.remove(from);
            stacks.keySet().retainAll(connected());
        }
        mover = opponent();
    }

    /** The number of sequences of so many moves. */
    long count(int depth) {
        if (depth == 0) {
            return 1;
        }
        long sum = 0;
        for (String move : legal()) {
            SlowDvonn next = new SlowDvonn(this);
            next.play(move);
            sum += next.count(depth - 1);
        }
        return sum;
    }

    private char opponent() {
        return mover == 'W' ? 'B' : 'W';
    }

    private Set<String> movesOf(char colour) {
        Set<String> moves = new TreeSet<>();
        stacks.forEach((from, stack) -> {
            if (top(stack) == colour && !isSurrounded(from)) {
                for (int[] direction : DIRECTIONS) {
                    String to = away(from, direction, stack.length());
                    if (stacks.containsKey(to)) {
                        moves.add(from + "-" + to);
                    }
                }
            }
        });
        return moves;
    }

    private boolean isSurrounded(String space) {
        for (int[] direction : DIRECTIONS) {
            if (!stacks.containsKey(away(space, direction, 1))) {
                return false;
            }
        }
        return true;
    }

    private Set<String> connected() {
        Set<String> reached = new HashSet<>();
        Deque<String> open = new ArrayDeque<>();
        stacks.forEach((space, stack) -> {
            if (stack.contains("D")) {
                open.add(space);
            }
        });
        while (!open.isEmpty()) {
            String space = open.remove();
            if (stacks.containsKey(space) && reached.add(space)) {
                for (int[] direction : DIRECTIONS) {
                    open.add(away(space, direction, 1));
                }
            }
        }
        return reached;
    }

    /** The name of the space so many steps away; no key of the board where that is outside. */
    private static String away(String space, int[] direction, int steps) {
        char column = (char) (space.charAt(0) + steps * direction[0]);
        int row = space.charAt(1) - '0' + steps * direction[1];
        return "" + column + row;
    }

    private static char top(String stack) {
        return stack.charAt(stack.length() - 1);
    }
}
