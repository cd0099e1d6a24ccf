package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Setup;

/**
 * Anything that a person might put on the board, and its one-line text. The text has four parts, separated by
 * semicolons:
 *
 * <pre>
 * black Na1 Gb1 Rf4 Yd1 Ke1 Pf1 Bg1 Oh1; white Nh8 Gg8 Rf8 Ye8 Kd8+ Pc8 Bb8 Oa8; white moves blue; points 0-1
 * </pre>
 *
 * <ul>
 *   <li>Black's towers and White's: the letter of the colour, the square, and a plus sign for each tooth;
 *   <li>what comes next: {@code black moves any} (the first move of a round), {@code white moves blue}, {@code white
 *       moves blue again} (after White's own push), {@code white fills} or {@code white won}. After a deadlock the last
 *       two name the tower that was found blocked first: {@code white fills, white red blocked}. This is the loser's
 *       tower if the loser's last move was a push;
 *   <li>the points, Black's first.
 * </ul>
 *
 * <p>Case and the amount of white space do not matter. Immutable and thread-safe.
 *
 * @param level the level of the match
 * @param towers the towers on the board
 * @param phase what has to happen next
 * @param side who moves, fills, or has won
 * @param due the tower that must move, or the tower found blocked first in a deadlock; empty if any tower may move or
 *     the round was won on a home row
 * @param extraTurn whether that tower must move because its side has just pushed (S3)
 * @param blackPoints Black's points
 * @param whitePoints White's points
 */
public record KamisadoSetup(
        Level level,
        List<Standing> towers,
        Phase phase,
        Side side,
        Optional<Colour> due,
        boolean extraTurn,
        int blackPoints,
        int whitePoints)
        implements Setup<KamisadoPosition> {

    /**
     * A tower on a square.
     *
     * @param tower the tower
     * @param square where it is
     */
    public record Standing(Tower tower, Square square) {

        /** The tower in a fault. */
        Facts facts() {
            return Facts.of("owner", tower.side(), "tower", tower.colour(), "square", square);
        }

        @Override
        public int hashCode() {
            return tower.hashCode() * 64 + square.index();
        }

        /** The text, such as {@code Kd8+} for a pink sumo on d8. */
        @Override
        public String toString() {
            return tower.colour().letter()
                    + square.toString()
                    + "+".repeat(tower.rank().teeth());
        }
    }

    /** Copies the list of towers. */
    public KamisadoSetup {
        towers = List.copyOf(towers);
        // Without a tower that must move, an extra turn has no meaning.
        extraTurn = extraTurn && due.isPresent();
    }

    /** The set-up of a position, its towers in the order of colours, Black's first. */
    public static KamisadoSetup of(KamisadoPosition position) {
        List<Standing> towers = new ArrayList<>(16);
        for (Side side : Side.values()) {
            for (Colour colour : Colour.values()) {
                Tower tower = new Tower(side, colour, position.rank(side, colour));
                towers.add(new Standing(tower, position.square(side, colour)));
            }
        }
        return new KamisadoSetup(
                position.level(),
                towers,
                position.phase(),
                position.sideOrWinner(),
                position.dueOrStuck(),
                position.isOrWasExtraTurn(),
                position.points(Side.BLACK),
                position.points(Side.WHITE));
    }

    /**
     * Reads a set-up.
     *
     * @throws InvalidPositionException if the text cannot be read; the message says where and what was expected
     */
    public static KamisadoSetup parse(String text, Level level) {
        return new SetupReader(text, level).read();
    }

    /** The points of a side. */
    public int points(Side of) {
        return of == Side.BLACK ? blackPoints : whitePoints;
    }

    @Override
    public List<Fault> faults() {
        return SetupCheck.faults(this);
    }

    @Override
    public KamisadoPosition position() {
        List<Fault> faults = faults();
        if (!faults.isEmpty()) {
            throw new InvalidPositionException(faults);
        }
        return KamisadoPosition.of(this, board());
    }

    /** The towers, packed; only if each side has each colour exactly once. */
    Board board() {
        return Board.of(packed(Side.BLACK), packed(Side.WHITE));
    }

    private long packed(Side of) {
        long packed = 0;
        for (Standing standing : towers) {
            Tower tower = standing.tower();
            if (tower.side() == of) {
                packed = Towers.with(
                        packed,
                        tower.colour().index(),
                        tower.rank().index(),
                        standing.square().index());
            }
        }
        return packed;
    }

    /** The towers on the other side's home row. */
    List<Standing> reached() {
        return towers.stream()
                .filter(standing ->
                        standing.square().row() == standing.tower().side().goalRow())
                .toList();
    }

    /** The side of the tower that must move or was found blocked first. */
    Side dueSide() {
        return phase != Phase.MOVE && extraTurn ? side.other() : side;
    }

    @Override
    public int hashCode() {
        return (towers.hashCode() * 31 + blackPoints) * 31 + whitePoints;
    }

    /** The one-line text. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(160);
        for (Side of : Side.values()) {
            text.append(of);
            for (Standing standing : towers) {
                if (standing.tower().side() == of) {
                    text.append(' ').append(standing);
                }
            }
            text.append("; ");
        }
        text.append(side);
        if (phase == Phase.MOVE) {
            text.append(" moves ").append(due.map(Colour::toString).orElse("any"));
            text.append(extraTurn ? " again" : "");
        } else {
            text.append(phase == Phase.FILL ? " fills" : " won");
            due.ifPresent(colour -> text.append(", ")
                    .append(dueSide())
                    .append(' ')
                    .append(colour)
                    .append(" blocked"));
        }
        return text.append("; points ")
                .append(blackPoints)
                .append('-')
                .append(whitePoints)
                .toString();
    }
}
