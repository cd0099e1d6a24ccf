package org.ludex.yinsh;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * YINSH once more, as slow and plain as can be, to compare with: a map from point names to letters, lines as strings,
 * moves as texts. Shares nothing with the library. Mutable.
 */
final class Reference {

    private static final String[] COLUMNS = {
        "a2-5", "b1-7", "c1-8", "d1-9", "e1-10", "f2-10", "g2-11", "h3-11", "i4-11", "j5-11", "k7-10"
    };
    private static final Set<String> POINTS = points();
    private static final List<List<String>> LINES = lines();
    private static final Pattern SLIDE = Pattern.compile("\\.*");
    private static final Pattern JUMP = Pattern.compile("(\\.*[wb]+)\\.");

    /** Capital letters are rings, small ones markers; what is not in the map is empty. */
    private final Map<String, Character> board = new TreeMap<>();

    private final int ringsToWin;
    private String due = "place";
    private char actor = 'W';
    private char mover = 'W';
    private boolean passed;
    private String end = "";

    /** The legal moves, once they were asked for. */
    private Set<String> known = Set.of();

    Reference(int ringsToWin) {
        this.ringsToWin = ringsToWin;
    }

    /** A position with a row, a ring or a ring move due, copied by asking point by point. */
    static Reference of(YinshPosition position, int ringsToWin) {
        Reference copy = new Reference(ringsToWin);
        for (String name : POINTS) {
            position.at(Point.parse(name)).ifPresent(piece -> {
                char letter = piece.side() == Side.WHITE ? 'w' : 'b';
                copy.board.put(name, piece.isRing() ? Character.toUpperCase(letter) : letter);
            });
        }
        String[] words = position.stage().toString().split(" ", -1);
        copy.due = words[0];
        if (words.length > 1) {
            copy.actor = letter(words[1]);
            copy.mover = words.length == 4 && words[2].equals("then") ? letter(words[3]) : copy.actor;
            copy.passed = words.length == 4 && words[2].equals("after");
        }
        return copy;
    }

    private static char letter(String side) {
        return side.equals("white") ? 'W' : 'B';
    }

    private static Set<String> points() {
        Set<String> points = new TreeSet<>();
        for (String column : COLUMNS) {
            int dash = column.indexOf('-');
            for (int row = Integer.parseInt(column.substring(1, dash));
                    row <= Integer.parseInt(column.substring(dash + 1));
                    row++) {
                points.add(column.charAt(0) + "" + row);
            }
        }
        return points;
    }

    /** Every line of the board, in both directions. */
    private static List<List<String>> lines() {
        List<List<String>> lines = new ArrayList<>();
        int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {0, -1}, {-1, 0}, {-1, -1}};
        for (String point : POINTS) {
            for (int[] step : steps) {
                if (!POINTS.contains(neighbour(point, -step[0], -step[1]))) {
                    List<String> line = new ArrayList<>();
                    for (String next = point; POINTS.contains(next); next = neighbour(next, step[0], step[1])) {
                        line.add(next);
                    }
                    lines.add(line);
                }
            }
        }
        return lines;
    }

    private static String neighbour(String point, int columns, int rows) {
        return (char) (point.charAt(0) + columns) + "" + (Integer.parseInt(point.substring(1)) + rows);
    }

    private String letters(List<String> line) {
        StringBuilder letters = new StringBuilder();
        line.forEach(point -> letters.append(board.getOrDefault(point, '.')));
        return letters.toString();
    }

    private static char other(char side) {
        return side == 'W' ? 'B' : 'W';
    }

    private long count(String letters) {
        return board.values().stream()
                .filter(letter -> letters.indexOf(letter) >= 0)
                .count();
    }

    Set<String> legalMoves() {
        if (known.isEmpty()) {
            known = find();
        }
        return known;
    }

    private Set<String> find() {
        return switch (due) {
            case "place" -> {
                Set<String> free = new TreeSet<>(POINTS);
                free.removeAll(board.keySet());
                yield free;
            }
            case "move" -> {
                Set<String> moves = ringMoves(actor);
                yield moves.isEmpty() ? Set.of("pass") : moves;
            }
            case "row" -> rows(actor);
            case "ring" -> {
                Set<String> rings = new TreeSet<>();
                board.forEach((point, letter) -> {
                    if (letter == actor) {
                        rings.add("x" + point);
                    }
                });
                yield rings;
            }
            default -> Set.of();
        };
    }

    private Set<String> ringMoves(char side) {
        Set<String> moves = new TreeSet<>();
        for (List<String> line : LINES) {
            String letters = letters(line);
            for (int ring = letters.indexOf(side); ring >= 0; ring = letters.indexOf(side, ring + 1)) {
                String ahead = letters.substring(ring + 1);
                Matcher slide = SLIDE.matcher(ahead);
                int free = slide.lookingAt() ? slide.end() : 0;
                for (int step = 1; step <= free; step++) {
                    moves.add(line.get(ring) + "-" + line.get(ring + step));
                }
                Matcher jump = JUMP.matcher(ahead);
                if (jump.lookingAt()) {
                    moves.add(line.get(ring) + "-" + line.get(ring + jump.end()));
                }
            }
        }
        return moves;
    }

    private Set<String> rows(char side) {
        String five = String.valueOf(Character.toLowerCase(side)).repeat(5);
        Set<String> rows = new TreeSet<>();
        for (List<String> line : LINES) {
            String letters = letters(line);
            for (int first = letters.indexOf(five); first >= 0; first = letters.indexOf(five, first + 1)) {
                rows.add(row(line.get(first), line.get(first + 4)));
            }
        }
        return rows;
    }

    private static String row(String one, String two) {
        boolean inOrder = one.charAt(0) != two.charAt(0)
                ? one.charAt(0) < two.charAt(0)
                : Integer.parseInt(one.substring(1)) < Integer.parseInt(two.substring(1));
        return "x" + (inOrder ? one + "-" + two : two + "-" + one);
    }

    /** Plays a move that {@link #legalMoves} lists. */
    void play(String move) {
        if (!legalMoves().contains(move)) {
            throw new IllegalArgumentException(move + " is not among " + legalMoves());
        }
        known = Set.of();
        playLegal(move);
    }

    private void playLegal(String move) {
        switch (due) {
            case "place" -> {
                board.put(move, actor);
                actor = other(actor);
                mover = actor;
                due = count("WB") == 10 ? "move" : "place";
            }
            case "move" -> playTurn(move);
            case "row" -> {
                line(move.substring(1)).forEach(board::remove);
                due = "ring";
            }
            default -> {
                board.remove(move.substring(1));
                if (5 - count(String.valueOf(actor)) == ringsToWin) {
                    due = "over";
                    end = endByRings();
                } else {
                    lookForRows(actor);
                }
            }
        }
    }

    private String endByRings() {
        char loser = other(actor);
        boolean thirdOfBoth = ringsToWin == 3
                && count(String.valueOf(loser)) == 3
                && !rows(loser).isEmpty();
        return name(actor) + " " + score() + " " + (ringsToWin == 1 ? "Blitz" : thirdOfBoth ? "E2" : "E1");
    }

    private void playTurn(String move) {
        mover = other(actor);
        if (move.equals("pass")) {
            if (passed) {
                endByCount();
            }
            passed = true;
            actor = mover;
            return;
        }
        passed = false;
        List<String> way = line(move);
        char marker = Character.toLowerCase(actor);
        for (String point : way) {
            board.computeIfPresent(point, (same, letter) -> letter == 'w' ? 'b' : 'w');
        }
        board.put(way.get(0), marker);
        board.put(way.get(way.size() - 1), actor);
        lookForRows(actor);
    }

    private void lookForRows(char first) {
        for (char side : new char[] {first, other(first)}) {
            if (!rows(side).isEmpty()) {
                actor = side;
                due = "row";
                return;
            }
        }
        actor = mover;
        due = "move";
        if (count("wb") == 51) {
            endByCount();
        }
    }

    private void endByCount() {
        long white = 5 - count("W");
        long black = 5 - count("B");
        due = "over";
        end = (white > black ? "white " : white < black ? "black " : "draw ") + score() + " E3";
    }

    /** The points of a line between and with the two that a text such as {@code e4-i4} names. */
    private static List<String> line(String ends) {
        String from = ends.substring(0, ends.indexOf('-'));
        String to = ends.substring(ends.indexOf('-') + 1);
        for (List<String> line : LINES) {
            if (line.contains(from) && line.indexOf(to) > line.indexOf(from)) {
                return line.subList(line.indexOf(from), line.indexOf(to) + 1);
            }
        }
        throw new IllegalArgumentException(ends + " is no line");
    }

    String score() {
        return due.equals("place") ? "0-0" : (5 - count("W")) + "-" + (5 - count("B"));
    }

    /** Who decides, if anybody does. */
    Optional<String> actor() {
        return due.equals("over") ? Optional.empty() : Optional.of(name(actor));
    }

    /** Winner, score and rule once the game is over, otherwise empty. */
    String end() {
        return end;
    }

    private static String name(char side) {
        return side == 'W' ? "white" : "black";
    }

    /** Counts sequences of at least one move by copying and playing all of them. */
    long perft(int depth) {
        if (depth == 1) {
            return legalMoves().size();
        }
        long sum = 0;
        for (String move : legalMoves()) {
            Reference next = copy();
            next.playLegal(move);
            sum += next.perft(depth - 1);
        }
        return sum;
    }

    private Reference copy() {
        Reference copy = new Reference(ringsToWin);
        copy.board.putAll(board);
        copy.due = due;
        copy.actor = actor;
        copy.mover = mover;
        copy.passed = passed;
        copy.end = end;
        return copy;
    }
}
