package org.ludex.sixth;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * SiXTH once more, slowly: towers are strings, moves are strings, every candidate move is tried against every rule, and
 * the whole past is kept. Shares nothing with the library but the letters of the pieces.
 */
final class SlowSixth {

    final Map<String, String> options;
    final int size;
    final TreeMap<String, String> board = new TreeMap<>();
    final Map<String, Integer> stock = new HashMap<>();
    final Map<String, Integer> points = new HashMap<>();
    final Map<String, Integer> score = new HashMap<>();
    final Map<String, Integer> seen = new HashMap<>();
    boolean ladyBeside;
    boolean ladyPaid;
    String turn;
    String ban = "";
    int passes;
    private final List<String> candidates = new ArrayList<>();

    SlowSixth(Map<String, String> options) {
        this.options = options;
        this.size = Integer.parseInt(option("size"));
        this.turn = option("first");
        String specials = option("specials");
        for (String side : List.of("white", "black")) {
            score.put(side, 0);
            points.put(side, 0);
            int simple = switch (specials) {
                case "none" ->
                    !option("pieces").equals("auto") ? Integer.parseInt(option("pieces")) : size == 4 ? 12 : 15;
                case "lady" -> 12;
                case "giant", "hunchback" -> 11;
                default -> 0;
            };
            stock.put(side + "S", simple);
            stock.put(side + "G", specials.equals("giant") ? 1 : 0);
            stock.put(side + "H", specials.equals("hunchback") ? 1 : 0);
            if (specials.equals("army")) {
                String army = option(side + "Army");
                if (army.equals("build")) {
                    points.put(side, paysForLady(side) ? 10 : 12);
                } else {
                    for (String part : army.split("\\+", -1)) {
                        boolean letter = part.equals("G") || part.equals("H");
                        stock.put(side + (letter ? part : "S"), letter ? 1 : Integer.parseInt(part));
                    }
                    // The Lady is all that a fixed army leaves to be bought.
                    points.put(side, ladyIsBought() && worth(side) <= 10 ? 2 : 0);
                }
            }
        }
        ladyBeside = hasLady();
        remember();
    }

    private String option(String name) {
        return options.getOrDefault(name, "");
    }

    private boolean paysForLady(String side) {
        return option("lady").equals("both") || option("lady").equals(side);
    }

    private boolean ladyIsBought() {
        return option("lady").equals("build");
    }

    private int worth(String side) {
        return stock.getOrDefault(side + "S", 0)
                + 2 * stock.getOrDefault(side + "G", 0)
                + 3 * stock.getOrDefault(side + "H", 0);
    }

    private boolean hasLady() {
        return option("specials").equals("lady") || paysForLady("white") || paysForLady("black") || ladyIsBought();
    }

    private boolean sixKings() {
        return option("kings").equals("6");
    }

    private boolean isBuilt(String side) {
        return option("specials").equals("army") && option(side + "Army").equals("build");
    }

    static String other(String side) {
        return side.equals("white") ? "black" : "white";
    }

    private String tower(String cell) {
        return board.getOrDefault(cell, "");
    }

    static int height(String tower) {
        return tower.length()
                + (int) tower.chars().filter(c -> c == 'G' || c == 'g').count();
    }

    private static char top(String tower) {
        return tower.isEmpty() ? ' ' : tower.charAt(tower.length() - 1);
    }

    private static String ownerOf(char piece) {
        return piece == 'L' ? "" : Character.isUpperCase(piece) ? "white" : "black";
    }

    private boolean isOff(String cell) {
        return cell.charAt(0) - 'a' >= size || cell.charAt(1) - '1' >= size;
    }

    private boolean isInside(String cell) {
        int file = cell.charAt(0) - 'a';
        int rank = cell.charAt(1) - '1';
        return file > 0 && rank > 0 && file < size - 1 && rank < size - 1;
    }

    private boolean goesTo(String from, String to, int height) {
        int files = to.charAt(0) - from.charAt(0);
        int ranks = to.charAt(1) - from.charAt(1);
        int far = Math.max(Math.abs(files), Math.abs(ranks));
        int near = Math.min(Math.abs(files), Math.abs(ranks));
        boolean straight = near == 0 && far > 0;
        boolean diagonal = near == far && far > 0;
        return switch (height) {
            case 1 -> straight && far == 1;
            case 2 -> straight && isClear(from, to, far);
            case 3 -> far == 2 && near == 1;
            case 4 -> diagonal && isClear(from, to, far);
            case 5 -> (straight || diagonal) && isClear(from, to, far);
            default -> false;
        };
    }

    private boolean isClear(String from, String to, int far) {
        for (int i = 1; i < far; i++) {
            char file = (char) (from.charAt(0) + (to.charAt(0) - from.charAt(0)) / far * i);
            char rank = (char) (from.charAt(1) + (to.charAt(1) - from.charAt(1)) / far * i);
            if (board.containsKey("" + file + rank)) {
                return false;
            }
        }
        return true;
    }

    /** The code of the rule that refuses a move, or nothing. */
    String refusal(String move) {
        if (!outcome().equals("open")) {
            return "after-end";
        }
        if (move.equals("pass")) {
            return option("noMove").equals("pass") && !canAct() ? "" : "S1";
        }
        String early = refusalBeforeLady(move);
        return early.isEmpty() && mustCover() && !coversLady(move) ? "L2" : early;
    }

    private String refusalBeforeLady(String move) {
        return move.contains("-") ? moveRefusal(move) : entryRefusal(move);
    }

    private String entryRefusal(String move) {
        String kind = move.length() == 2 ? "S" : move.substring(0, 1);
        String cell = move.substring(move.length() - 2);
        if (isOff(cell)) {
            return "not-a-move";
        }
        if (board.containsKey(cell)) {
            return "S1";
        }
        if (kind.equals("L")) {
            if (!ladyBeside || (option("ladyEntry").equals("edge") && isInside(cell))) {
                return "L1";
            }
            boolean affordable = ladyIsBought() && (ladyPaid || points.getOrDefault(turn, 0) >= 2);
            return option("specials").equals("lady") || paysForLady(turn) || affordable ? "" : "A2";
        }
        if (stock.getOrDefault(turn + kind, 0) > 0) {
            return "";
        }
        if (!isBuilt(turn)) {
            return "S1";
        }
        String letter = turn.equals("white") ? kind : kind.toLowerCase(java.util.Locale.ROOT);
        boolean used = !kind.equals("S") && String.join("", board.values()).contains(letter);
        return used || points.getOrDefault(turn, 0) < cost(kind) ? "A1" : "";
    }

    private static int cost(String kind) {
        return kind.equals("S") ? 1 : kind.equals("G") ? 2 : 3;
    }

    private static int count(String move, String tower) {
        String from = move.substring(0, move.indexOf('-'));
        return from.length() == 2 ? tower.length() : Integer.parseInt(from.substring(0, from.length() - 2));
    }

    private String moveRefusal(String move) {
        int dash = move.lastIndexOf('-');
        String from = move.substring(dash - 2, dash);
        String to = move.substring(dash + 1);
        if (isOff(from) || isOff(to)) {
            return "not-a-move";
        }
        String tower = tower(from);
        boolean whole = dash == 2;
        if (!whole && count(move, tower) < 1) {
            return "not-a-move";
        }
        if (tower.isEmpty()) {
            return "S1";
        }
        if (tower(to).isEmpty()) {
            return "S2";
        }
        if (count(move, tower) > tower.length()) {
            return "S3";
        }
        if (!goesTo(from, to, height(tower))) {
            return "S4";
        }
        if ("Hh".indexOf(top(tower(to))) >= 0) {
            return "H1";
        }
        return ban.equals(count(move, tower) + from + "-" + to) ? "S6" : "";
    }

    private boolean coversLady(String move) {
        return move.contains("-") && top(tower(move.substring(move.indexOf('-') + 1))) == 'L';
    }

    private boolean mustCover() {
        return candidates().stream()
                .anyMatch(move -> coversLady(move) && moveRefusal(move).isEmpty());
    }

    private boolean canAct() {
        return candidates().stream().anyMatch(move -> refusalBeforeLady(move).isEmpty());
    }

    /** Every entry, and every move with any count up to the tower's pieces; kept until something is played. */
    private List<String> candidates() {
        if (!candidates.isEmpty()) {
            return candidates;
        }
        List<String> all = candidates;
        for (String kind : List.of("", "G", "H", "L")) {
            cells().forEach(cell -> all.add(kind + cell));
        }
        board.forEach((from, tower) -> board.keySet().forEach(to -> {
            for (int count = 1; count < tower.length(); count++) {
                all.add(count + from + "-" + to);
            }
            all.add(from + "-" + to);
        }));
        return all;
    }

    List<String> cells() {
        List<String> cells = new ArrayList<>();
        for (int rank = 1; rank <= size; rank++) {
            for (int file = 0; file < size; file++) {
                cells.add("" + (char) ('a' + file) + rank);
            }
        }
        return cells;
    }

    List<String> moves() {
        if (!outcome().equals("open")) {
            return List.of();
        }
        boolean cover = mustCover();
        List<String> moves = candidates().stream()
                .filter(move -> refusalBeforeLady(move).isEmpty() && (!cover || coversLady(move)))
                .toList();
        return moves.isEmpty() ? List.of("pass") : moves;
    }

    void play(String move) {
        candidates.clear();
        if (move.equals("pass")) {
            passes++;
            ban = "";
        } else {
            passes = 0;
            if (move.contains("-")) {
                shift(move);
            } else {
                enter(move);
            }
        }
        turn = other(turn);
        remember();
    }

    private void enter(String move) {
        String kind = move.length() == 2 ? "S" : move.substring(0, 1);
        String cell = move.substring(move.length() - 2);
        ban = "";
        if (kind.equals("L")) {
            ladyBeside = false;
            board.put(cell, "L");
            if (ladyIsBought() && !ladyPaid) {
                ladyPaid = true;
                points.merge(turn, -2, Integer::sum);
            }
            return;
        }
        if (stock.getOrDefault(turn + kind, 0) > 0) {
            stock.merge(turn + kind, -1, Integer::sum);
        } else {
            points.merge(turn, -cost(kind), Integer::sum);
        }
        boolean white = turn.equals("white");
        board.put(cell, kind.equals("S") ? (white ? "W" : "b") : white ? kind : kind.equals("G") ? "g" : "h");
    }

    private void shift(String move) {
        int dash = move.indexOf('-');
        String from = move.substring(dash - 2, dash);
        String to = move.substring(dash + 1);
        String tower = tower(from);
        int count = count(move, tower);
        String rest = tower.substring(0, tower.length() - count);
        String landed = tower(to) + tower.substring(tower.length() - count);
        ban = count + to + "-" + from;
        put(from, rest);
        put(to, landed);
        if (sixKings() && height(landed) >= 6) {
            ban = "";
            String winner = ownerOf(top(landed));
            if (!winner.isEmpty()) {
                score.merge(winner, 1, Integer::sum);
            }
            while (!landed.isEmpty() && (height(landed) > 5 || option("removal").equals("whole-tower"))) {
                goHome(top(landed));
                landed = landed.substring(0, landed.length() - 1);
            }
            put(to, landed);
        }
    }

    private void put(String cell, String tower) {
        if (tower.isEmpty()) {
            board.remove(cell);
        } else {
            board.put(cell, tower);
        }
    }

    private void goHome(char piece) {
        if (piece == 'L') {
            ladyBeside = true;
            return;
        }
        String kind = "Wb".indexOf(piece) >= 0 ? "S" : String.valueOf(Character.toUpperCase(piece));
        stock.merge(ownerOf(piece) + kind, 1, Integer::sum);
    }

    private String key() {
        return board + turn + ban + (passes > 0) + new TreeMap<>(stock) + points + score + ladyBeside + ladyPaid;
    }

    private void remember() {
        seen.merge(key(), 1, Integer::sum);
    }

    /** {@code open}, or who won or that it is drawn, and by which rule. */
    String outcome() {
        for (String tower : board.values()) {
            if (height(tower) >= 6) {
                String winner = ownerOf(top(tower));
                return winner.isEmpty() ? "drawn L3" : winner + " S7";
            }
        }
        for (String side : List.of("white", "black")) {
            if (score.getOrDefault(side, 0) >= 6) {
                return side + " K1";
            }
        }
        if (passes == 2) {
            return "drawn S8";
        }
        if (option("repetition").equals("threefold-draw") && seen.getOrDefault(key(), 0) >= 3) {
            return "drawn S9";
        }
        if (!option("noMove").equals("pass") && !canAct()) {
            return option("noMove").equals("draw") ? "drawn S8" : other(turn) + " S8";
        }
        return "open";
    }

    /** Everything but the past, to be compared. */
    String state() {
        return board + " " + turn + " ban " + ban + " passes " + passes + " lady " + ladyBeside + " score "
                + score.get("white") + score.get("black") + " stock " + new TreeMap<>(stock) + " points "
                + points.get("white") + "," + points.get("black");
    }
}
