package org.ludex.yinsh;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.ludex.core.Options;

/**
 * Positions drawn as text. Each line is a column: its letter, then its points from the lowest row up, with {@code W} and
 * {@code B} for rings, {@code w} and {@code b} for markers, and {@code .} for an empty point. Columns and points that are
 * left out are empty.
 *
 * <pre>
 * a  W W W W
 * e  W . w b . .       a ring on e1, markers on e3 and e4
 * </pre>
 */
final class Drawn {

    private static final Map<Character, Piece> PIECES =
            Map.of('W', Piece.WHITE_RING, 'B', Piece.BLACK_RING, 'w', Piece.WHITE_MARKER, 'b', Piece.BLACK_MARKER);

    private Drawn() {}

    static YinshPosition standard(Stage stage, String drawing) {
        return setup(stage, drawing, "").position();
    }

    static YinshPosition blitz(Stage stage, String drawing) {
        return setup(stage, drawing, "variant=blitz").position();
    }

    static YinshSetup setup(Stage stage, String drawing, String options) {
        Map<Piece, List<Point>> points = read(drawing);
        return new YinshSetup(
                Options.parse(new Yinsh(), options),
                stage,
                points.getOrDefault(Piece.WHITE_RING, List.of()),
                points.getOrDefault(Piece.BLACK_RING, List.of()),
                points.getOrDefault(Piece.WHITE_MARKER, List.of()),
                points.getOrDefault(Piece.BLACK_MARKER, List.of()));
    }

    private static Map<Piece, List<Point>> read(String drawing) {
        Map<Piece, List<Point>> points = new EnumMap<>(Piece.class);
        drawing.lines().filter(line -> !line.isBlank()).forEach(line -> {
            String column = line.replace(" ", "");
            int lowest = Point.all().stream()
                    .filter(point -> point.column() == column.charAt(0))
                    .mapToInt(Point::row)
                    .min()
                    .orElseThrow();
            for (int i = 1; i < column.length(); i++) {
                Piece piece = PIECES.get(column.charAt(i));
                if (piece != null) {
                    points.computeIfAbsent(piece, none -> new ArrayList<>())
                            .add(Point.of(column.charAt(0), lowest + i - 1));
                }
            }
        });
        return points;
    }

    /** Plays moves, written as in a record, one after the other. */
    static YinshPosition play(YinshPosition start, String moves) {
        YinshPosition position = start;
        for (String move : moves.split(" ", -1)) {
            position = position.play(YinshMove.parse(move));
        }
        return position;
    }
}
