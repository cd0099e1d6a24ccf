package org.ludex.notation.sgf;

import java.util.Locale;
import java.util.Random;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;

/**
 * Writes a game as Boardspace might have kept it: with second thoughts, numbers missing here and there, and verbs in any
 * case.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
abstract class Scribe<M extends Move, P extends Position<M, P>> {

    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private int number;
    private int player;

    Scribe(Random random) {
        this.random = random;
    }

    /** The whole file. */
    final String write(Line<M, P> line) {
        text.append(" (;\n").append(header()).append("\nP0[id \"white\"]\nP1[id \"black\"]\n; P0[0 Start P0]\n");
        for (int i = 0; i < line.moves().size(); i++) {
            player = line.positions().get(i).turn().seat().map(Seat::ordinal).orElse(0);
            write(line.moves().get(i));
        }
        return text.append(";\nP0[time 0:00:01 ]\nP1[time 0:00:02 ]\n)\n \n").toString();
    }

    /** The properties that name the game. */
    abstract String header();

    /** What a player does to make a move. */
    abstract void write(M move);

    /** Puts a node into the file. */
    final void node(String action) {
        number++;
        String shown = chance(10) ? action.toUpperCase(Locale.ROOT) : action;
        String numbered = chance(8) ? shown : number + " " + shown;
        text.append("; P").append(player).append('[').append(numbered).append(']');
        text.append(chance(6) ? "TM[" + number * 100 + "]" : "").append('\n');
    }

    /** Once in so many times. */
    final boolean chance(int times) {
        return random.nextInt(times) == 0;
    }

    /** Whether it is White who acts. */
    final boolean isWhite() {
        return player == 0;
    }

    /** A cell as Boardspace writes it. */
    static String cell(Object cell) {
        String name = cell.toString().toUpperCase(Locale.ROOT);
        return name.charAt(0) + " " + name.substring(1);
    }
}
