package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.ludex.core.Verdict;
import org.ludex.kamisado.KamisadoSetup.Standing;

/**
 * Positions drawn as text: rows 8 to 1, files a to h. A capital is a black tower, a small letter a white one, a plus
 * sign a tooth, a dot an empty square. Points are what the teeth give.
 */
final class Drawn {

    private Drawn() {}

    static KamisadoPosition single(String turn, String drawing) {
        return position(Level.SINGLE, turn, drawing);
    }

    static KamisadoPosition position(Level level, String turn, String drawing) {
        return new Kamisado().position(text(turn, drawing), Kamisado.options(level));
    }

    /** The set-up's text; the turn is written as there. */
    static String text(String turn, String drawing) {
        List<Standing> towers = towers(drawing);
        StringBuilder text = new StringBuilder();
        for (Side side : Side.values()) {
            text.append(side);
            towers.stream()
                    .filter(standing -> standing.tower().side() == side)
                    .forEach(standing -> text.append(' ').append(standing));
            text.append("; ");
        }
        return text + turn + "; points " + points(towers, Side.BLACK) + "-" + points(towers, Side.WHITE);
    }

    private static int points(List<Standing> towers, Side side) {
        int points = 0;
        for (Standing standing : towers) {
            if (standing.tower().side() == side) {
                for (Rank rank = Rank.PLAIN; rank != standing.tower().rank(); rank = rank.next()) {
                    points += rank.points();
                }
            }
        }
        return points;
    }

    private static List<Standing> towers(String drawing) {
        List<Standing> towers = new ArrayList<>();
        int row = 8;
        for (String line : drawing.strip().lines().toList()) {
            int file = 0;
            for (String cell : line.strip().split(" +", -1)) {
                file++;
                if (!cell.equals(".")) {
                    Side side = Character.isUpperCase(cell.charAt(0)) ? Side.BLACK : Side.WHITE;
                    Colour colour = Colour.ofLetter(
                                    cell.toUpperCase(Locale.ROOT).charAt(0))
                            .orElseThrow();
                    Rank rank = Rank.of(cell.length() - 1);
                    towers.add(new Standing(
                            new Tower(side, colour, rank), Square.of(file, row).orElseThrow()));
                }
            }
            row--;
        }
        return towers;
    }

    /** Plays moves given by coordinates, such as {@code c1-f4}, or {@code fill-left}. */
    static KamisadoPosition play(KamisadoPosition start, String moves) {
        KamisadoPosition position = start;
        for (String move : moves.split(" ", -1)) {
            position = position.play(move(position, move));
        }
        return position;
    }

    static KamisadoMove move(KamisadoPosition position, String move) {
        if (move.startsWith("fill-")) {
            return new KamisadoMove.Fill(FillSide.parse(move.substring(5)));
        }
        return position.move(Square.parse(move.substring(0, 2)), Square.parse(move.substring(3)));
    }

    /** The code of the rule that a move breaks, or {@code legal}. */
    static String verdict(KamisadoPosition position, String move) {
        return verdict(position, move(position, move));
    }

    static String verdict(KamisadoPosition position, KamisadoMove move) {
        return position.judge(move) instanceof Verdict.Illegal illegal
                ? illegal.rule().code()
                : "legal";
    }

    /** Why a move is refused, in words. */
    static String reason(KamisadoPosition position, KamisadoMove move) {
        return position.judge(move) instanceof Verdict.Illegal illegal ? illegal.message(Locale.ENGLISH) : "legal";
    }

    /** The legal moves as coordinates, in the order listed. */
    static List<String> moves(KamisadoPosition position) {
        return position.legalMoves().stream().map(Drawn::coordinates).toList();
    }

    private static String coordinates(KamisadoMove move) {
        if (move instanceof KamisadoMove.Step step) {
            return step.from() + "-" + step.to();
        }
        if (move instanceof KamisadoMove.Push push) {
            return push.from() + "-" + push.to();
        }
        if (move instanceof KamisadoMove.Blocked blocked) {
            return blocked.at() + "-" + blocked.at();
        }
        return move.toString();
    }

    /** A side's home row, from its own left to right: letters, with a plus sign for each tooth. */
    static String homeRow(KamisadoPosition position, Side side) {
        StringBuilder row = new StringBuilder();
        for (Colour place : Colour.values()) {
            Square square = Square.home(side, place);
            row.append(position.at(square)
                            .filter(tower -> tower.side() == side)
                            .map(tower -> tower.colour().letter()
                                    + "+".repeat(tower.rank().teeth()))
                            .orElse("."))
                    .append(' ');
        }
        return row.toString().strip();
    }
}
