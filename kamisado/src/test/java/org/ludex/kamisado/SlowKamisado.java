package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ludex.kamisado.KamisadoMove.Blocked;
import org.ludex.kamisado.KamisadoMove.Fill;
import org.ludex.kamisado.KamisadoMove.Push;
import org.ludex.kamisado.KamisadoMove.Step;

/**
 * Kamisado a second time, slow and plain: a map from squares to towers, rules tried on every pair of squares, points
 * added up as they are earned. It shares only the words with the library, so that the two can be held against each
 * other.
 */
final class SlowKamisado {

    private final Level level;
    private final Map<Square, Tower> board = new EnumMap<>(Square.class);
    private Side side = Side.BLACK;
    private Optional<Colour> due = Optional.empty();
    private Phase phase = Phase.MOVE;
    private int black;
    private int white;
    private int round = 1;

    SlowKamisado(Level level) {
        this.level = level;
        String row = "NGRYKPBO";
        for (int file = 1; file <= 8; file++) {
            Colour left = Colour.ofLetter(row.charAt(file - 1)).orElseThrow();
            Colour right = Colour.ofLetter(row.charAt(8 - file)).orElseThrow();
            board.put(square(file, 1), new Tower(Side.BLACK, left, Rank.PLAIN));
            board.put(square(file, 8), new Tower(Side.WHITE, right, Rank.PLAIN));
        }
    }

    private static Square square(int file, int row) {
        return Square.valueOf("" + "ABCDEFGH".charAt(file - 1) + row);
    }

    private static boolean onBoard(int row) {
        return row >= 1 && row <= 8;
    }

    private static int up(Side who) {
        return who == Side.BLACK ? 1 : -1;
    }

    /** All moves, found by trying. */
    Set<KamisadoMove> moves() {
        if (phase == Phase.OVER) {
            return Set.of();
        }
        if (phase == Phase.FILL) {
            return Set.of(new Fill(FillSide.LEFT), new Fill(FillSide.RIGHT));
        }
        Set<KamisadoMove> moves = new HashSet<>();
        for (Square from : board.keySet()) {
            Tower tower = tower(from);
            if (tower.side() == side
                    && due.map(colour -> colour == tower.colour()).orElse(true)) {
                moves.addAll(realMoves(from));
            }
        }
        if (moves.isEmpty()) {
            Square at = where(side, due.orElseThrow());
            moves.add(new Blocked(due.orElseThrow(), at));
        }
        return moves;
    }

    private Tower tower(Square square) {
        Tower tower = board.get(square);
        if (tower == null) {
            throw new AssertionError("nothing on " + square);
        }
        return tower;
    }

    private Square where(Side who, Colour colour) {
        for (Map.Entry<Square, Tower> entry : board.entrySet()) {
            if (entry.getValue().side() == who && entry.getValue().colour() == colour) {
                return entry.getKey();
            }
        }
        throw new AssertionError("no " + who + " " + colour);
    }

    private Set<KamisadoMove> realMoves(Square from) {
        Tower tower = tower(from);
        Set<KamisadoMove> moves = new HashSet<>();
        for (Square to : Square.values()) {
            if (canStep(tower, from, to)) {
                moves.add(new Step(tower.colour(), from, to));
            }
        }
        List<Square> line = pushable(tower, from);
        if (!line.isEmpty()) {
            Square last = line.get(line.size() - 1);
            Square landing = square(last.file(), last.row() + up(tower.side()));
            moves.add(new Push(tower.colour(), from, tower(last).colour(), landing));
        }
        return moves;
    }

    private boolean canStep(Tower tower, Square from, Square to) {
        int rows = (to.row() - from.row()) * up(tower.side());
        int files = to.file() - from.file();
        int most = switch (tower.rank()) {
            case PLAIN -> 8;
            case SUMO -> 5;
            case DOUBLE -> 3;
            case TRIPLE -> 1;
        };
        if (rows < 1 || rows > most || (files != 0 && Math.abs(files) != rows)) {
            return false;
        }
        for (int distance = 1; distance <= rows; distance++) {
            int file = from.file() + Integer.signum(files) * distance;
            if (board.containsKey(square(file, from.row() + up(tower.side()) * distance))) {
                return false;
            }
        }
        return true;
    }

    /** The squares of the towers that a tower can push; empty when it cannot. */
    private List<Square> pushable(Tower tower, Square from) {
        List<Square> line = new ArrayList<>();
        int row = from.row() + up(tower.side());
        while (onBoard(row) && board.containsKey(square(from.file(), row))) {
            line.add(square(from.file(), row));
            row += up(tower.side());
        }
        boolean lowerOpponents = line.stream()
                .map(this::tower)
                .allMatch(other -> other.side() != tower.side() && other.rank().compareTo(tower.rank()) < 0);
        boolean fits = line.size() <= tower.rank().teeth() && onBoard(row);
        return lowerOpponents && fits ? line : List.of();
    }

    void play(KamisadoMove move) {
        if (move instanceof Fill fill) {
            boolean fromLeft = fill.from() == FillSide.LEFT;
            Map<Square, Tower> rows = homeRow(Side.BLACK, fromLeft);
            rows.putAll(homeRow(Side.WHITE, fromLeft));
            board.clear();
            board.putAll(rows);
            phase = Phase.MOVE;
            side = side.other();
            due = Optional.empty();
            round++;
        } else if (move instanceof Blocked blocked) {
            side = side.other();
            due = Optional.of(blocked.at().colour());
        } else if (move instanceof Push push) {
            push(push);
        } else if (move instanceof Step step) {
            step(step);
        }
    }

    private void step(Step step) {
        Side mover = side;
        board.put(step.to(), tower(step.from()));
        board.remove(step.from());
        if (step.to().row() == (mover == Side.BLACK ? 8 : 1)) {
            win(mover, step.to());
            return;
        }
        side = mover.other();
        due = Optional.of(step.to().colour());
        endIfStuck(mover, step.to());
    }

    private void push(Push push) {
        Side mover = side;
        List<Square> line = pushable(tower(push.from()), push.from());
        for (int i = line.size() - 1; i >= 0; i--) {
            Square from = line.get(i);
            board.put(square(from.file(), from.row() + up(mover)), tower(from));
            board.remove(from);
        }
        board.put(line.get(0), tower(push.from()));
        board.remove(push.from());
        due = Optional.of(push.landing().colour());
        endIfStuck(mover, line.get(0));
    }

    /** Makes zero moves for as long as there are towers; who still cannot move by then never will. */
    private void endIfStuck(Side mover, Square entered) {
        Side who = side;
        Square at = where(who, due.orElseThrow());
        for (int zeros = 0; zeros <= 16; zeros++) {
            if (!realMoves(at).isEmpty()) {
                return;
            }
            who = who.other();
            at = where(who, at.colour());
        }
        win(mover.other(), where(mover.other(), entered.colour()));
    }

    private void win(Side winner, Square square) {
        Tower tower = tower(square);
        int earned = 1;
        if (level != Level.SINGLE) {
            earned = List.of(1, 2, 4, 8).get(tower.rank().teeth());
            int teeth = Math.min(3, tower.rank().teeth() + 1);
            board.put(square, new Tower(winner, tower.colour(), Rank.of(teeth)));
        }
        black += winner == Side.BLACK ? earned : 0;
        white += winner == Side.WHITE ? earned : 0;
        side = winner;
        due = Optional.empty();
        int target = List.of(1, 3, 7, 15).get(List.of(Level.values()).indexOf(level));
        phase = Math.max(black, white) >= target ? Phase.OVER : Phase.FILL;
    }

    private Map<Square, Tower> homeRow(Side who, boolean fromLeft) {
        // Seen by the player: how far from home, and how far from the left.
        Comparator<Square> nearest = Comparator.comparingInt(at -> who == Side.BLACK ? at.row() : 9 - at.row());
        Comparator<Square> leftmost = Comparator.comparingInt(at -> who == Side.BLACK ? at.file() : 9 - at.file());
        List<Square> order = board.keySet().stream()
                .filter(at -> tower(at).side() == who)
                .sorted(nearest.thenComparing(fromLeft ? leftmost : leftmost.reversed()))
                .toList();
        Map<Square, Tower> row = new EnumMap<>(Square.class);
        for (int i = 0; i < 8; i++) {
            int place = fromLeft ? i + 1 : 8 - i;
            int file = who == Side.BLACK ? place : 9 - place;
            row.put(square(file, who == Side.BLACK ? 1 : 8), tower(order.get(i)));
        }
        return row;
    }

    /** All that can be seen of a position, to be compared. */
    String state() {
        return level + " " + phase + " " + side + " " + due + " " + black + "-" + white + " round " + round + " "
                + board;
    }

    /** The same of the library's position. */
    static String state(KamisadoPosition position) {
        Map<Square, Tower> towers = new EnumMap<>(Square.class);
        for (Square square : Square.values()) {
            position.at(square).ifPresent(tower -> towers.put(square, tower));
        }
        return position.level() + " " + position.phase() + " " + position.sideOrWinner() + " " + position.due() + " "
                + position.points(Side.BLACK) + "-" + position.points(Side.WHITE) + " round " + position.round() + " "
                + towers;
    }
}
