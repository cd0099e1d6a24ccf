package org.ludex.yinsh;

import java.util.List;
import java.util.stream.Collectors;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Options;
import org.ludex.core.Setup;

/**
 * Anything that a person might put on the board, and what has to be done next.
 *
 * <p>Its text is one line: the {@link Stage}, the rings of White and Black, and the markers of White and Black. An
 * empty list of points is written {@code -}.
 *
 * <pre>
 * place white; rings - / -; markers - / -
 * move white; rings d4 e5 f6 g7 h8 / e4 e6 f5 f7 g6; markers - / -
 * row black then white; rings d4 e5 f6 g7 h8 / c4 e6 f5 f7 g6; markers b3 / h3 h4 h5 h6 h7
 * </pre>
 *
 * <p>Case and spaces do not matter. If a ring is to move but there are rows on the board, the position begins with the
 * rows (N5). If the game would end on this board, the game is over in the position.
 *
 * <p>Immutable and thread-safe.
 *
 * @param options the options of the game
 * @param stage what has to be done next
 * @param whiteRings the points with White's rings
 * @param blackRings the points with Black's rings
 * @param whiteMarkers the points with a marker that shows its white face
 * @param blackMarkers the points with a marker that shows its black face
 */
public record YinshSetup(
        Options options,
        Stage stage,
        List<Point> whiteRings,
        List<Point> blackRings,
        List<Point> whiteMarkers,
        List<Point> blackMarkers)
        implements Setup<YinshPosition> {

    /** Copies the lists. */
    public YinshSetup {
        whiteRings = List.copyOf(whiteRings);
        blackRings = List.copyOf(blackRings);
        whiteMarkers = List.copyOf(whiteMarkers);
        blackMarkers = List.copyOf(blackMarkers);
    }

    /** The set-up of a position. */
    public static YinshSetup of(YinshPosition position) {
        return new YinshSetup(
                position.options(),
                position.stage(),
                position.points(Piece.WHITE_RING),
                position.points(Piece.BLACK_RING),
                position.points(Piece.WHITE_MARKER),
                position.points(Piece.BLACK_MARKER));
    }

    /**
     * Reads a set-up from its text.
     *
     * @throws InvalidPositionException if the text cannot be read
     */
    public static YinshSetup parse(String text, Options options) {
        return SetupReader.read(text, options);
    }

    /**
     * Every fault: points given twice, too many rings or markers, more rings removed than the game allows, and a stage
     * that does not fit the board.
     */
    @Override
    public List<Fault> faults() {
        return SetupCheck.faults(this);
    }

    @Override
    public YinshPosition position() {
        List<Fault> faults = faults();
        if (!faults.isEmpty()) {
            throw new InvalidPositionException(faults);
        }
        Board board = board();
        Variant variant = Variant.of(options);
        return new YinshPosition(board, stageOf(board, variant), variant, options, isMidTurn());
    }

    /** Whether a row was taken or a ring moved, as far as the stage shows. */
    private boolean isMidTurn() {
        return stage.isDue(Due.TAKE_RING) || !stage.side().equals(stage.mover());
    }

    private Stage stageOf(Board board, Variant variant) {
        if (!stage.isDue(Due.MOVE_RING)) {
            return stage;
        }
        if (variant.winner(board).isPresent()) {
            return Stage.over();
        }
        Side side = stage.side().orElseThrow();
        Stage settled = YinshPosition.settle(board, side, side);
        return stage.isAfterPass() && settled.isDue(Due.MOVE_RING) ? YinshPosition.afterPass(board, side) : settled;
    }

    /** The board; only if no point is given twice. */
    Board board() {
        Board board = Board.EMPTY;
        for (Piece piece : Piece.values()) {
            for (Point point : points(piece)) {
                board = board.with(piece, point);
            }
        }
        return board;
    }

    /** The points that hold a piece. */
    public List<Point> points(Piece piece) {
        return switch (piece) {
            case WHITE_RING -> whiteRings;
            case BLACK_RING -> blackRings;
            case WHITE_MARKER -> whiteMarkers;
            case BLACK_MARKER -> blackMarkers;
        };
    }

    /** This set-up in one line. */
    @Override
    public String toString() {
        return stage + "; rings " + text(whiteRings) + " / " + text(blackRings) + "; markers " + text(whiteMarkers)
                + " / " + text(blackMarkers);
    }

    private static String text(List<Point> points) {
        return points.isEmpty() ? "-" : points.stream().map(Point::toString).collect(Collectors.joining(" "));
    }
}
