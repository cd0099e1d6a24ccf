package org.ludex.sixth;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ludex.core.Options;
import org.ludex.core.Verdict;
import org.ludex.sixth.SixthMove.Enter;
import org.ludex.sixth.SixthMove.MovePart;
import org.ludex.sixth.SixthMove.MoveTower;

/** Draws positions for tests: the towers as a diagram, and only those words of the text form that are not obvious. */
final class Boards {

    static final Sixth GAME = new Sixth();

    private Boards() {}

    static SixthPosition start(String options) {
        return GAME.start(Options.parse(GAME, options));
    }

    /** The position of a diagram, with all pieces that are not on the board in reserve. */
    static SixthPosition draw(String options, String turnAndMore, String diagram) {
        return sketch(options, turnAndMore, diagram).position();
    }

    /** The same as a set-up, faults and all. A word {@code reserve=} or {@code points=} replaces what is worked out. */
    static SixthSetup sketch(String options, String turnAndMore, String diagram) {
        Options parsed = Options.parse(GAME, options);
        Settings settings = SettingsReader.read(parsed);
        Map<Piece, Integer> counts = new EnumMap<>(Piece.class);
        List<String> ranks = new ArrayList<>();
        for (String line : diagram.strip().lines().toList()) {
            List<String> cells = new ArrayList<>();
            for (String cell : line.strip().split(" +", -1)) {
                cells.add(cell.equals(".") ? "1" : cell);
                if (!cell.equals(".")) {
                    Tower.parse(cell).pieces().forEach(piece -> counts.merge(piece, 1, Integer::sum));
                }
            }
            ranks.add(String.join(",", cells));
        }
        Reserve white = reserve(settings, Side.WHITE, counts);
        Reserve black = reserve(settings, Side.BLACK, counts);
        String[] turn = turnAndMore.split(" ", 2);
        StringBuilder text =
                new StringBuilder(String.join("/", ranks)).append(' ').append(turn[0]);
        if (!turnAndMore.contains("reserve=")) {
            text.append(" reserve=" + white.pieces() + "/" + black.pieces());
        }
        if (!turnAndMore.contains("points=")) {
            text.append(" points=" + white.points() + "/" + black.points());
        }
        if (settings.hasLady() && !counts.containsKey(Piece.LADY)) {
            text.append(" lady=beside");
        }
        if (turn.length > 1) {
            text.append(' ').append(turn[1]);
        }
        return GAME.setup(text.toString(), parsed);
    }

    private static Reserve reserve(Settings settings, Side side, Map<Piece, Integer> counts) {
        Map<PieceKind, Integer> left = new LinkedHashMap<>();
        int points = settings.start(side).points();
        for (PieceKind kind : List.of(PieceKind.SIMPLE, PieceKind.GIANT, PieceKind.HUNCHBACK)) {
            int used = counts.getOrDefault(Piece.of(side, kind), 0);
            points -= used * kind.cost();
            left.put(kind, Math.max(0, settings.start(side).count(kind) - used));
        }
        return new Reserve(
                left.getOrDefault(PieceKind.SIMPLE, 0),
                left.getOrDefault(PieceKind.GIANT, 0),
                left.getOrDefault(PieceKind.HUNCHBACK, 0),
                settings.builds(side) ? points : 0);
    }

    /** Reads a move in its canonical text. */
    static SixthMove move(String text) {
        if (text.equals("pass")) {
            return SixthMove.pass();
        }
        if (text.contains("-")) {
            int dash = text.lastIndexOf('-');
            Cell to = Cell.parse(text.substring(dash + 1));
            String from = text.substring(0, dash);
            return from.length() == 2
                    ? new MoveTower(Cell.parse(from), to)
                    : new MovePart(
                            Integer.parseInt(from.substring(0, from.length() - 2)),
                            Cell.parse(from.substring(from.length() - 2)),
                            to);
        }
        PieceKind kind = PieceKind.SIMPLE;
        for (PieceKind each : PieceKind.values()) {
            if (text.length() == 3 && each.letter().equals(text.substring(0, 1))) {
                kind = each;
            }
        }
        return new Enter(kind, Cell.parse(text.substring(text.length() - 2)));
    }

    /** Plays moves written with spaces between them. */
    static SixthPosition play(SixthPosition start, String moves) {
        SixthPosition position = start;
        for (String text : moves.split(" +", -1)) {
            position = position.play(move(text));
        }
        return position;
    }

    /** The refusal of a move, or nothing when it is legal. */
    static Optional<Verdict.Illegal> refusal(SixthPosition position, String move) {
        return position.judge(move(move)) instanceof Verdict.Illegal no ? Optional.of(no) : Optional.empty();
    }

    /** The code of a refusal, with its form after a dot, or {@code legal}. */
    static String verdict(SixthPosition position, String move) {
        return refusal(position, move)
                .map(no -> no.rule().code()
                        + (no.facts().form().isEmpty() ? "" : "." + no.facts().form()))
                .orElse("legal");
    }

    static List<String> moves(SixthPosition position) {
        return position.legalMoves().stream().map(SixthMove::toString).toList();
    }

    /** The cells that the tower on a cell may land on. */
    static List<String> landings(SixthPosition position, String from) {
        return moves(position).stream()
                .filter(move -> move.startsWith(from + "-"))
                .map(move -> move.substring(3))
                .toList();
    }

    static String tower(SixthPosition position, String cell) {
        return position.tower(Cell.parse(cell)).map(Tower::toString).orElse("");
    }
}
