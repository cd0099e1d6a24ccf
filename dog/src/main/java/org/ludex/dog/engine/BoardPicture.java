package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Ink;
import org.ludex.core.picture.Paint;
import org.ludex.core.picture.Picture;
import org.ludex.core.picture.Shape;
import org.ludex.core.picture.StyledText;
import org.ludex.dog.Geometry;
import org.ludex.dog.Piece;
import org.ludex.dog.Player;
import org.ludex.dog.Rank;

/**
 * Draws a board. In characters the track is the rim of a square, with A's start cell in the lower left corner and the
 * destinations on the diagonals; in shapes it is a circle.
 */
public final class BoardPicture {

    private static final int[] COLOURS = {0x2E7D32, 0xF9A825, 0xC62828, 0x1565C0};
    private static final int DARK = 0x263238;
    private static final int WOOD = 0xF5EBDD;
    private static final int RIM = 0x8D6E63;
    private static final int MARK = 0xE65100;
    private static final double SIZE = 760;
    private static final double CENTRE = SIZE / 2;
    private static final double RADIUS = 300;

    private final Board board;
    private final Table table;
    private final Geometry geometry;
    private final List<Integer> marked;

    private BoardPicture(Board board, List<Integer> marked) {
        this.board = board;
        this.table = board.table();
        this.geometry = table.geometry();
        this.marked = marked;
    }

    /**
     * A board with what is said beneath it.
     *
     * @param title what the picture shows
     * @param board the pieces
     * @param lines what is said
     * @param marked the spots that the last move changed
     */
    public static Picture of(String title, Board board, List<String> lines, List<Integer> marked) {
        BoardPicture picture = new BoardPicture(board, marked);
        return new Picture(picture.text(lines), picture.drawing(title, lines));
    }

    private StyledText text(List<String> lines) {
        int quarter = geometry.quarter();
        List<StyledText> parts = new ArrayList<>();
        parts.add(StyledText.of(numbers(quarter, 1)));
        for (int row = quarter; row >= 0; row--) {
            parts.add(StyledText.of(row == quarter ? "     " : pad(Integer.toString(row)) + " "));
            for (int column = 0; column <= quarter; column++) {
                parts.add(cell(spot(row, column)));
            }
            parts.add(StyledText.of(row == quarter ? "\n" : " " + (3 * quarter - row) + "\n"));
        }
        parts.add(StyledText.of(numbers(4 * quarter, -1)));
        for (Player player : table.players()) {
            String kennel = Integer.toString(board.inKennel(player.index()));
            parts.add(StyledText.of(player.id(), Ink.of(COLOURS[player.index()]).inBold()));
            parts.add(StyledText.of(" " + player.colour() + ", kennel " + kennel + waiting(player) + "\n"));
        }
        lines.forEach(line -> parts.add(StyledText.of(line + "\n")));
        return StyledText.join(parts);
    }

    private String waiting(Player player) {
        StringBuilder ranks = new StringBuilder();
        for (int piece : board.kinds(player.index())) {
            Board.rank(piece).ifPresent(rank -> ranks.append(' ').append(rank));
        }
        return ranks.isEmpty() ? "" : " (" + ranks.toString().strip() + ")";
    }

    /** The numbers over the upper or under the lower rim. */
    private String numbers(int first, int step) {
        StringBuilder line = new StringBuilder("     ");
        for (int column = 0; column <= geometry.quarter(); column++) {
            String number = Integer.toString((first + step * column) % table.length());
            line.append(number).append(" ".repeat(4 - number.length()));
        }
        return line.toString().stripTrailing() + "\n";
    }

    private static String pad(String number) {
        return " ".repeat(4 - number.length()) + number;
    }

    /** The spot at a place of the square, or -1 inside it. */
    private int spot(int row, int column) {
        int quarter = geometry.quarter();
        if (column == 0 && row < quarter) {
            return row;
        }
        if (row == quarter && column < quarter) {
            return quarter + column;
        }
        if (column == quarter && row > 0) {
            return 3 * quarter - row;
        }
        if (row == 0) {
            return 4 * quarter - column;
        }
        return inside(row, column);
    }

    private int inside(int row, int column) {
        int quarter = geometry.quarter();
        for (int number = 1; number <= Table.HOUSE; number++) {
            int far = quarter - number;
            int seat = row == number && column == number
                    ? 0
                    : row == far && column == number
                            ? 1
                            : row == far && column == far ? 2 : row == number && column == far ? 3 : -1;
            if (seat >= 0 && table.seating().plays(Player.at(seat))) {
                return table.house(seat, number);
            }
        }
        return -1;
    }

    private StyledText cell(int spot) {
        if (spot < 0) {
            return StyledText.of("    ");
        }
        String open = marked.contains(spot) ? "(" : " ";
        String close = marked.contains(spot) ? ")" : " ";
        int piece = board.at(spot);
        if (piece != Board.NOBODY) {
            String rank = Board.rank(piece).map(Pieces::letter).orElse("");
            String name = Board.player(Board.owner(piece)) + rank;
            StyledText drawn = StyledText.of(open)
                    .plus(name, Ink.of(0xFFFFFF, COLOURS[Board.owner(piece)]).inBold());
            return drawn.plus(close + (rank.isEmpty() ? " " : ""));
        }
        return StyledText.of(open + empty(spot) + close + " ");
    }

    private String empty(int spot) {
        if (spot == board.dog()) {
            return "@";
        }
        if (!table.isTrack(spot)) {
            return "_";
        }
        if (table.isStart(spot)) {
            return "o";
        }
        if (geometry.special().contains(spot)) {
            return "*";
        }
        if (geometry.whitePaws().contains(spot) || geometry.blackPaws().contains(spot)) {
            return geometry.whitePaws().contains(spot) ? "w" : "b";
        }
        return geometry.disc().contains(spot) ? "~" : ".";
    }

    private Drawing drawing(String title, List<String> lines) {
        List<Shape> shapes = new ArrayList<>();
        double height = SIZE + 22 * lines.size() + 10;
        shapes.add(new Shape.Rect(0, 0, SIZE, height, 16, Paint.fill(WOOD)));
        for (int spot = 0; spot < table.length(); spot++) {
            drawSpot(shapes, spot);
        }
        for (Player player : table.players()) {
            drawHouse(shapes, player);
            drawKennel(shapes, player);
        }
        if (board.dog() != Board.NO_DOG) {
            Shape.Point at = point(board.dog());
            shapes.add(new Shape.Circle(at.x(), at.y(), 12, Paint.fill(DARK).outlined(0xFFFFFF, 2)));
            shapes.add(new Shape.Label(at, 11, "dog", 0xFFFFFF));
        }
        for (int index = 0; index < lines.size(); index++) {
            shapes.add(new Shape.Label(new Shape.Point(CENTRE, SIZE + 22 * index + 4), 15, lines.get(index), DARK));
        }
        return new Drawing(title, SIZE, height, shapes);
    }

    private void drawSpot(List<Shape> shapes, int spot) {
        Shape.Point at = point(spot);
        boolean start = table.isStart(spot);
        Paint paint =
                Paint.fill(geometry.disc().contains(spot) ? 0xD7CCC8 : 0xFFFFFF).outlined(RIM, 1);
        if (start) {
            paint = Paint.fill(0xFFFFFF).outlined(COLOURS[spot / geometry.quarter()], 4);
        }
        if (geometry.special().contains(spot)) {
            paint = Paint.fill(0xFFE0B2).outlined(MARK, 2);
        }
        shapes.add(new Shape.Circle(at.x(), at.y(), start ? 13 : 11, paint));
        if (geometry.whitePaws().contains(spot) || geometry.blackPaws().contains(spot)) {
            int colour = geometry.whitePaws().contains(spot) ? 0xFFFFFF : DARK;
            shapes.add(new Shape.Circle(at.x(), at.y(), 6, Paint.fill(colour).outlined(DARK, 1)));
        }
        shapes.add(new Shape.Label(point(spot, RADIUS + 24), 9, Integer.toString(spot), DARK));
        drawPiece(shapes, spot, at);
    }

    private void drawPiece(List<Shape> shapes, int spot, Shape.Point at) {
        int piece = board.at(spot);
        if (piece != Board.NOBODY) {
            drawPiece(shapes, Board.owner(piece), Board.rank(piece), at);
        }
        if (marked.contains(spot)) {
            shapes.add(
                    new Shape.Circle(at.x(), at.y(), 15, Paint.stroke(MARK, 2).inDashes()));
        }
    }

    private static void drawPiece(List<Shape> shapes, int seat, Optional<Rank> rank, Shape.Point at) {
        shapes.add(
                new Shape.Circle(at.x(), at.y(), 10, Paint.fill(COLOURS[seat]).outlined(DARK, 1)));
        String name = Board.player(seat) + rank.map(Pieces::letter).orElse("");
        shapes.add(new Shape.Label(at, rank.isPresent() ? 10 : 12, name, seat == 1 ? DARK : 0xFFFFFF));
    }

    private void drawHouse(List<Shape> shapes, Player player) {
        int start = table.start(player.index());
        for (int number = 1; number <= Table.HOUSE; number++) {
            Shape.Point at = point(start, RADIUS - 30 * number);
            Paint paint = Paint.fill(0xFFFFFF).outlined(COLOURS[player.index()], 2);
            shapes.add(new Shape.Circle(at.x(), at.y(), 11, paint));
            drawPiece(shapes, table.house(player.index(), number), at);
        }
    }

    private void drawKennel(List<Shape> shapes, Player player) {
        double x = CENTRE + (player.index() == 0 || player.index() == 1 ? -1 : 1) * 320;
        double y = CENTRE + (player.index() == 0 || player.index() == 3 ? 1 : -1) * 330;
        shapes.add(new Shape.Label(
                new Shape.Point(x, y + 24), 12, player + " " + player.colour(), COLOURS[player.index()]));
        List<Piece> waiting = board.pieces(player).stream()
                .filter(piece -> piece.cell().isKennel())
                .toList();
        for (int place = 0; place < Math.max(4, waiting.size()); place++) {
            Shape.Point at = new Shape.Point(x + 25 * (place % 3) - 25, y - 25 * (place / 3));
            shapes.add(new Shape.Circle(at.x(), at.y(), 11, Paint.stroke(RIM, 1)));
            if (place < waiting.size()) {
                drawPiece(shapes, player.index(), waiting.get(place).rank(), at);
            }
        }
    }

    private Shape.Point point(int spot) {
        return point(spot, RADIUS);
    }

    /** The place of a track cell at a distance from the middle: A at the lower left, then with the clock. */
    private Shape.Point point(int spot, double radius) {
        double angle = Math.PI * (0.75 + 2.0 * spot / table.length());
        return new Shape.Point(CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle));
    }
}
