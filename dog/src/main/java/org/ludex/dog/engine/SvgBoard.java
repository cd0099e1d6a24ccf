package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Arrow;
import org.ludex.core.BoardCell;
import org.ludex.core.Facts;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Paint;
import org.ludex.core.picture.Shape;
import org.ludex.dog.Geometry;
import org.ludex.dog.Player;
import org.ludex.dog.Spot;

/** Draws a board in shapes: the track is a circle, the destinations point inwards, the kennels are in the corners. */
final class SvgBoard {

    private static final int DARK = 0x263238;
    private static final int WOOD = 0xF5EBDD;
    private static final int RIM = 0x8D6E63;
    private static final int MARK = 0xE65100;
    private static final double SIZE = 760;
    private static final double CENTRE = SIZE / 2;
    private static final double RADIUS = 324;
    /** The circle on which the numbers of the cells stand. */
    private static final double NUMBERS = RADIUS + 29;
    /** How long a track may be before its cells must be smaller, to stand side by side. */
    private static final double ROOMY = 64;

    private final BoardPicture picture;
    private final Board board;
    private final Table table;
    private final Geometry geometry;
    private final double scale;

    private SvgBoard(BoardPicture picture) {
        this.picture = picture;
        this.board = picture.board();
        this.table = board.table();
        this.geometry = table.geometry();
        this.scale = Math.min(1, ROOMY / table.length());
    }

    static Drawing of(BoardPicture picture) {
        return new SvgBoard(picture).drawing();
    }

    private Drawing drawing() {
        List<Shape> shapes = new ArrayList<>();
        double height = SIZE + 22 * picture.lines().size() + 10;
        shapes.add(new Shape.Rect(0, 0, SIZE, height, 16, Paint.fill(WOOD)));
        for (int spot = 0; spot < table.spots(); spot++) {
            boolean drawn = table.isTrack(spot) || table.seating().plays(owner(spot));
            if (drawn) {
                shapes.add(Shape.Group.cell(table.place(spot).id(), cell(spot)));
            }
        }
        table.players()
                .forEach(player ->
                        shapes.add(Shape.Group.cell(Spot.kennel(player).id(), kennel(player))));
        for (int spot = 0; spot < table.spots(); spot++) {
            if (!board.isFree(spot)) {
                shapes.add(piece(table.place(spot), board.at(spot), point(spot)));
            }
        }
        table.players().forEach(player -> addWaiting(shapes, player));
        addDog(shapes);
        picture.arrows().forEach(arrow -> addArrow(shapes, arrow));
        for (int index = 0; index < picture.lines().size(); index++) {
            Shape.Point at = new Shape.Point(CENTRE, SIZE + 22 * index + 4);
            shapes.add(new Shape.Label(at, 15, picture.lines().get(index), DARK));
        }
        return new Drawing(picture.title(), SIZE, height, shapes);
    }

    private Player owner(int spot) {
        return table.place(spot).owner().orElse(Player.A);
    }

    private List<Shape> cell(int spot) {
        List<Shape> shapes = new ArrayList<>();
        Shape.Point at = point(spot);
        shapes.add(new Shape.Circle(at.x(), at.y(), scale * (table.isStart(spot) ? 14 : 13), paint(spot)));
        if (geometry.whitePaws().contains(spot) || geometry.blackPaws().contains(spot)) {
            int colour = geometry.whitePaws().contains(spot) ? 0xFFFFFF : DARK;
            shapes.add(new Shape.Circle(
                    at.x(), at.y(), scale * 7, Paint.fill(colour).outlined(DARK, 1)));
        }
        if (table.isTrack(spot)) {
            shapes.add(new Shape.Label(point(spot, NUMBERS), scale * 22, Integer.toString(spot), DARK));
        }
        if (picture.isMarked(table.place(spot))) {
            shapes.add(mark(at, scale * 17));
        }
        return shapes;
    }

    private Paint paint(int spot) {
        if (!table.isTrack(spot)) {
            return Paint.fill(0xFFFFFF)
                    .outlined(BoardPicture.COLOURS[owner(spot).index()], 2);
        }
        if (table.isStart(spot)) {
            return Paint.fill(0xFFFFFF).outlined(BoardPicture.COLOURS[spot / geometry.quarter()], 4);
        }
        if (geometry.special().contains(spot)) {
            return Paint.fill(0xFFE0B2).outlined(MARK, 2);
        }
        return Paint.fill(geometry.disc().contains(spot) ? 0xD7CCC8 : 0xFFFFFF).outlined(RIM, 1);
    }

    private static Shape mark(Shape.Point at, double radius) {
        return new Shape.Circle(at.x(), at.y(), radius, Paint.stroke(MARK, 2).inDashes());
    }

    private Shape piece(Spot spot, int piece, Shape.Point at) {
        int seat = Board.owner(piece);
        Paint paint = Paint.fill(BoardPicture.COLOURS[seat]).outlined(DARK, 1);
        String name = BoardPicture.name(piece);
        return Shape.Group.piece(
                spot.id(),
                BoardPicture.word(piece),
                List.of(
                        new Shape.Circle(at.x(), at.y(), scale * 12, paint),
                        new Shape.Label(at, scale * (name.length() > 1 ? 13 : 16), name, seat == 1 ? DARK : 0xFFFFFF)));
    }

    private List<Shape> kennel(Player player) {
        List<Shape> shapes = new ArrayList<>();
        Shape.Point corner = corner(player);
        String colour = BoardPicture.say("colour." + player, Facts.none(), picture.locale());
        shapes.add(new Shape.Label(new Shape.Point(corner.x(), corner.y() + 27), 17, player + " " + colour, DARK));
        for (int place = 0; place < Math.max(4, picture.waiting(player).size()); place++) {
            Shape.Point at = place(corner, place);
            shapes.add(new Shape.Circle(at.x(), at.y(), 13, Paint.stroke(RIM, 1)));
        }
        if (picture.isMarked(Spot.kennel(player))) {
            shapes.add(mark(new Shape.Point(corner.x(), corner.y() - 12), 40));
        }
        return shapes;
    }

    private void addWaiting(List<Shape> shapes, Player player) {
        List<Integer> waiting = picture.waiting(player);
        for (int place = 0; place < waiting.size(); place++) {
            shapes.add(piece(Spot.kennel(player), waiting.get(place), place(corner(player), place)));
        }
    }

    private static Shape.Point place(Shape.Point corner, int place) {
        return new Shape.Point(corner.x() + 28 * (place % 3) - 28, corner.y() - 28 * (place / 3));
    }

    private Shape.Point corner(Player player) {
        int side = picture.turned(player.index());
        return new Shape.Point(CENTRE + (side < 2 ? -1 : 1) * 320, CENTRE + (side == 0 || side == 3 ? 1 : -1) * 330);
    }

    private void addDog(List<Shape> shapes) {
        if (board.dog() != Board.NO_DOG) {
            Shape.Point at = point(board.dog());
            Shape body = new Shape.Circle(
                    at.x(), at.y(), scale * 14, Paint.fill(DARK).outlined(0xFFFFFF, 2));
            String name = BoardPicture.say("dog", Facts.none(), picture.locale());
            shapes.add(Shape.Group.piece(
                    table.place(board.dog()).id(),
                    "dog",
                    List.of(body, new Shape.Label(at, scale * 13, name, 0xFFFFFF))));
        }
    }

    private void addArrow(List<Shape> shapes, Arrow arrow) {
        Optional<Shape.Point> from = point(arrow.from());
        Optional<Shape.Point> to = point(arrow.to());
        if (from.isEmpty() || to.isEmpty()) {
            return;
        }
        double dx = to.get().x() - from.get().x();
        double dy = to.get().y() - from.get().y();
        double length = Math.max(1, Math.hypot(dx, dy));
        double ux = dx / length;
        double uy = dy / length;
        Shape.Point neck = new Shape.Point(to.get().x() - 16 * ux, to.get().y() - 16 * uy);
        List<Shape.Point> head = List.of(
                to.get(),
                new Shape.Point(neck.x() - 8 * uy, neck.y() + 8 * ux),
                new Shape.Point(neck.x() + 8 * uy, neck.y() - 8 * ux));
        shapes.add(new Shape.Segment(from.get(), neck, Paint.stroke(MARK, 4)));
        shapes.add(new Shape.Polygon(head, Paint.fill(MARK)));
    }

    /** Where a cell of this board is. */
    private Optional<Shape.Point> point(BoardCell cell) {
        if (!(cell instanceof Spot spot)) {
            return Optional.empty();
        }
        if (spot.cell().isKennel()) {
            return spot.owner().map(this::corner);
        }
        int number = table.spot(spot.owner().orElse(Player.A), spot.cell());
        return number < 0 ? Optional.empty() : Optional.of(point(number));
    }

    private Shape.Point point(int spot) {
        if (table.isTrack(spot)) {
            return point(spot, RADIUS);
        }
        return point(table.start(owner(spot).index()), RADIUS - 30 * table.houseNumber(spot));
    }

    /** The place of a track cell at a distance from the middle: one start at the lower left, then clockwise. */
    private Shape.Point point(int spot, double radius) {
        int steps = spot - table.start(picture.corner().index());
        double angle = Math.PI * (0.75 + 2.0 * steps / table.length());
        return new Shape.Point(CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle));
    }
}
