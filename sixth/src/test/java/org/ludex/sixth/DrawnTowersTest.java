package org.ludex.sixth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.ludex.sixth.Boards.draw;
import static org.ludex.sixth.Boards.move;
import static org.ludex.sixth.Boards.start;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.Look;
import org.ludex.core.picture.Drawing;
import org.ludex.core.picture.Shape.Circle;
import org.ludex.core.picture.Shape.Group;
import org.ludex.core.picture.Shape.Label;
import org.ludex.core.picture.Shape.Point;
import org.ludex.core.picture.Shape.Polygon;
import org.ludex.core.picture.Shape.Rect;
import org.ludex.core.picture.Shape.Segment;

@DisplayName("In a drawing of SiXTH")
class DrawnTowersTest {

    private static final Offset<Double> EXACT = within(1e-9);

    private final SixthPosition army = draw("specials=army", "white points=4/6", """
            WbWbW . .   . .
            .     . .   . .
            .     . GbH . .
            .     . .   . .
            g     . .   . b
            """);

    private final Drawing moved = draw("specials=lady, kings=6", "white score=2/1", """
            . . .    WWb .
            . . .    .   L
            . . WbWb .   .
            b . .    .   .
            . . .    .   .
            """)
            .pictureAfter(move("d5-c3"))
            .drawing();

    private static List<Group> groups(Drawing drawing, String kind) {
        return drawing.shapes().stream()
                .filter(Group.class::isInstance)
                .map(Group.class::cast)
                .filter(group -> group.kind().equals(kind))
                .toList();
    }

    private static Rect cell(Drawing drawing, String id) {
        return groups(drawing, "cell").stream()
                .filter(group -> id.equals(group.data().get("cell")))
                .map(group -> (Rect) group.shapes().get(0))
                .findFirst()
                .orElseThrow();
    }

    private static Point centre(Rect rect) {
        return new Point(rect.x() + rect.width() / 2, rect.y() + rect.height() / 2);
    }

    private static void lies(Rect inner, Rect outer) {
        assertThat(inner.x()).isGreaterThan(outer.x());
        assertThat(inner.y()).isGreaterThan(outer.y());
        assertThat(inner.x() + inner.width()).isLessThan(outer.x() + outer.width());
        assertThat(inner.y() + inner.height()).isLessThan(outer.y() + outer.height());
    }

    /** The shapes of a tower's pieces, the bottom one first. */
    private static List<Rect> pieces(Group tower) {
        return tower.shapes().stream()
                .filter(Group.class::isInstance)
                .map(shape -> (Rect) ((Group) shape).shapes().get(0))
                .toList();
    }

    private static Group tower(Drawing drawing, String id) {
        return groups(drawing, "tower").stream()
                .filter(group -> id.equals(group.data().get("cell")))
                .findFirst()
                .orElseThrow();
    }

    private Drawing drawing() {
        return army.picture().drawing();
    }

    @Test
    @DisplayName("cells lie side by side, inside the drawing")
    void cells() {
        Drawing drawing = drawing();
        Rect all = new Rect(
                0, 0, drawing.width(), drawing.height(), 0, cell(drawing, "a1").paint());
        Rect corner = cell(drawing, "a5");
        for (Group group : groups(drawing, "cell")) {
            Rect here = (Rect) group.shapes().get(0);
            Cell cell = Cell.parse(String.valueOf(group.data().get("cell")));
            lies(here, all);
            assertThat(here.x()).isEqualTo(corner.x() + (cell.file() - 1) * here.width(), EXACT);
            assertThat(here.y()).isEqualTo(corner.y() + (5 - cell.rank()) * here.height(), EXACT);
        }
    }

    @Test
    @DisplayName("neighbouring cells have different colours")
    void chequered() {
        Drawing drawing = drawing();
        assertThat(cell(drawing, "a1").paint())
                .isEqualTo(cell(drawing, "b2").paint())
                .isNotEqualTo(cell(drawing, "a2").paint())
                .isNotEqualTo(cell(drawing, "b1").paint());
    }

    @Test
    @DisplayName("each file and each rank has its name on both sides, outside the board")
    void names() {
        Drawing drawing = drawing();
        Rect first = cell(drawing, "a5");
        Rect last = cell(drawing, "e1");
        List<Label> names = drawing.shapes().stream()
                .filter(Label.class::isInstance)
                .map(Label.class::cast)
                .filter(label -> label.text().matches("[a-e1-5]"))
                .toList();
        assertThat(names).hasSize(20);
        for (Label name : names) {
            boolean file = name.text().matches("[a-e]");
            Point middle = centre(cell(drawing, file ? name.text() + "1" : "a" + name.text()));
            assertThat(file ? name.at().x() : name.at().y()).isEqualTo(file ? middle.x() : middle.y(), EXACT);
            double across = file ? name.at().y() : name.at().x();
            double near = file ? first.y() : first.x();
            double far = file ? last.y() + last.height() : last.x() + last.width();
            assertThat(across < near || across > far).as(name.toString()).isTrue();
            assertThat(across).isBetween(0.0, far + near);
        }
        assertThat(names.stream().map(Label::at).distinct()).hasSize(20);
    }

    @Test
    @DisplayName("pieces stand on each other inside their cell, the bottom one lowest")
    void stacks() {
        Drawing drawing = drawing();
        for (Group tower : groups(drawing, "tower")) {
            Rect cell = cell(drawing, String.valueOf(tower.data().get("cell")));
            List<Rect> pieces = pieces(tower);
            assertThat(pieces).isNotEmpty();
            for (Rect piece : pieces) {
                lies(piece, cell);
                assertThat(centre(piece).x()).isEqualTo(centre(pieces.get(0)).x(), EXACT);
            }
            for (int i = 1; i < pieces.size(); i++) {
                double gap = pieces.get(i - 1).y()
                        - pieces.get(i).y()
                        - pieces.get(i).height();
                assertThat(gap).isBetween(0.0, 1.5);
            }
        }
    }

    @Test
    @DisplayName("a tower of ten pieces still stands inside its cell")
    void tall() {
        Drawing drawing = draw("", "white", """
                .     .     . . .
                .     .     . . .
                .     .     . . .
                .     .     . . .
                WbWbW bWbWb . . .
                """).pictureAfter(move("a1-b1")).drawing();
        List<Rect> pieces = pieces(tower(drawing, "b1"));
        assertThat(pieces).hasSize(10);
        stand(pieces, cell(drawing, "b1"));
        assertThat(pieces)
                .allSatisfy(piece -> assertThat(piece.corner()).isPositive().isLessThanOrEqualTo(piece.height() / 2));
    }

    /** Fails unless pieces stand on each other in the same column, inside a cell. */
    private static void stand(List<Rect> pieces, Rect cell) {
        Rect below = pieces.get(0);
        lies(below, cell);
        for (Rect piece : pieces.subList(1, pieces.size())) {
            lies(piece, cell);
            assertThat(centre(piece).x()).isEqualTo(centre(below).x(), EXACT);
            assertThat(below.y() - piece.y() - piece.height()).isBetween(0.0, 1.5);
            below = piece;
        }
    }

    @Test
    @DisplayName("pieces that a king lost are dashed, on top of the others, with their letters in their middle")
    void lost() {
        Group tower = tower(moved, "c3");
        List<Rect> lost = tower.shapes().stream()
                .filter(Rect.class::isInstance)
                .map(Rect.class::cast)
                .toList();
        assertThat(lost).hasSize(2).allMatch(piece -> piece.paint().dashed());
        List<Rect> all = new ArrayList<>(pieces(tower));
        assertThat(all).hasSize(5).noneMatch(piece -> piece.paint().dashed());
        all.addAll(lost);
        stand(all, cell(moved, "c3"));
        assertThat(letters(tower)).startsWith("W", "b");
        assertThat(middles(tower)).startsWith(centre(lost.get(0)), centre(lost.get(1)));
    }

    private static List<String> letters(Group tower) {
        return labels(tower).map(Label::text).toList();
    }

    private static List<Point> middles(Group tower) {
        return labels(tower).map(Label::at).toList();
    }

    private static Stream<Label> labels(Group tower) {
        return tower.shapes().stream().filter(Label.class::isInstance).map(Label.class::cast);
    }

    @Test
    @DisplayName("a king that left the board altogether is still seen where it stood")
    void gone() {
        Drawing drawing = draw("kings=6, removal=whole-tower", "white", """
                . . .   bWb .
                . . .   .   .
                . . WbW .   .
                . . .   .   .
                . . .   .   .
                """)
                .pictureAfter(move("c3-d5"))
                .drawing();
        List<Rect> dashed = drawing.shapes().stream()
                .filter(Rect.class::isInstance)
                .map(Rect.class::cast)
                .filter(rect -> rect.paint().dashed())
                .toList();
        // The first is the frame of the cell that was left.
        assertThat(dashed).hasSize(1 + 6);
        stand(dashed.subList(1, 7), cell(drawing, "d5"));
        assertThat(groups(drawing, "tower")).isEmpty();
    }

    @Test
    @DisplayName("a board of three files is drawn as wide as one of four: captions need the room")
    void width() {
        double four = start("size=4").picture().drawing().width();
        assertThat(start("size=3").picture().drawing().width()).isEqualTo(four);
        assertThat(start("size=5").picture().drawing().width()).isGreaterThan(four);
        Drawing small = start("size=3").picture().drawing();
        assertThat(small.shapes().stream()
                        .filter(Label.class::isInstance)
                        .map(Label.class::cast)
                        .filter(label -> label.text().length() > 1)
                        .map(label -> label.at().x()))
                .isNotEmpty()
                .containsOnly(four / 2);
    }

    @Test
    @DisplayName("a Giant is about twice as high as another piece, and a Hunchback narrower")
    void kinds() {
        Drawing drawing = drawing();
        List<Rect> mixed = pieces(tower(drawing, "c3"));
        Rect giant = mixed.get(0);
        Rect simple = mixed.get(1);
        Rect hunchback = mixed.get(2);
        assertThat(giant.height()).isEqualTo(2 * simple.height(), within(1.5));
        assertThat(giant.width()).isEqualTo(simple.width());
        assertThat(hunchback.width()).isLessThan(simple.width());
        assertThat(hunchback.height()).isEqualTo(simple.height(), EXACT);
    }

    @Test
    @DisplayName("pieces of a kind bear its letter in their middle, in a colour that can be seen on them")
    void letters() {
        Group giant = (Group) tower(drawing(), "c3").shapes().get(0);
        Rect body = (Rect) giant.shapes().get(0);
        Label letter = (Label) giant.shapes().get(1);
        assertThat(letter.text()).isEqualTo("G");
        assertThat(letter.at()).isEqualTo(centre(body));
        assertThat(letter.size()).isLessThanOrEqualTo(body.height() + 1);
        assertThat(letter.colour()).isNotEqualTo(body.paint().fill());
        Group black = (Group) tower(drawing(), "a1").shapes().get(0);
        Rect dark = (Rect) black.shapes().get(0);
        assertThat(dark.paint().fill()).isNotEqualTo(body.paint().fill());
        assertThat(((Label) black.shapes().get(1)).colour())
                .isNotEqualTo(dark.paint().fill());
    }

    @Test
    @DisplayName("the disc in the corner has the owner's colour and the letter of the chess piece")
    void discs() {
        Drawing drawing = drawing();
        for (Group tower : groups(drawing, "tower")) {
            Rect cell = cell(drawing, String.valueOf(tower.data().get("cell")));
            List<Rect> pieces = pieces(tower);
            Circle disc = (Circle) tower.shapes().get(pieces.size());
            Label letter = (Label) tower.shapes().get(pieces.size() + 1);
            lies(
                    new Rect(
                            disc.x() - disc.radius(),
                            disc.y() - disc.radius(),
                            2 * disc.radius(),
                            2 * disc.radius(),
                            0,
                            disc.paint()),
                    cell);
            assertThat(disc.x()).isGreaterThan(centre(cell).x());
            assertThat(disc.y()).isLessThan(centre(cell).y());
            // The topmost piece owns the tower.
            assertThat(disc.paint().fill())
                    .isEqualTo(pieces.get(pieces.size() - 1).paint().fill());
            assertThat(letter.at()).isEqualTo(new Point(disc.x(), disc.y()));
            assertThat(letter.colour()).isNotEqualTo(disc.paint().fill());
            Tower standing = Tower.parse(String.valueOf(tower.data().get("tower")));
            assertThat(letter.text())
                    .isEqualTo(String.valueOf(standing.chessman().letter()));
        }
    }

    @Test
    @DisplayName("a move is framed inside its cells and joined by a line from the middle of one to that of the other")
    void steps() {
        List<Rect> frames = moved.shapes().stream()
                .filter(Rect.class::isInstance)
                .map(Rect.class::cast)
                .skip(1)
                .toList();
        assertThat(frames).hasSize(2);
        lies(frames.get(0), cell(moved, "d5"));
        lies(frames.get(1), cell(moved, "c3"));
        assertThat(frames.get(0).paint().dashed()).isTrue();
        assertThat(frames.get(1).paint().dashed()).isFalse();
        Segment line = moved.shapes().stream()
                .filter(Segment.class::isInstance)
                .map(Segment.class::cast)
                .findFirst()
                .orElseThrow();
        assertThat(line.from()).isEqualTo(centre(cell(moved, "d5")));
        assertThat(line.to()).isEqualTo(centre(cell(moved, "c3")));
    }

    @Test
    @DisplayName("an arrow points at the middle of a cell, with its barbs on both sides of the line")
    void arrows() {
        for (String[] ends : new String[][] {{"a1", "a5"}, {"e2", "a2"}, {"b1", "d5"}}) {
            Drawing drawing = army.picture(Look.plain().arrow(Cell.parse(ends[0]), Cell.parse(ends[1])))
                    .drawing();
            Group arrow = groups(drawing, "arrow").get(0);
            Segment shaft = (Segment) arrow.shapes().get(0);
            List<Point> head = ((Polygon) arrow.shapes().get(1)).points();
            Point tail = centre(cell(drawing, ends[0]));
            Point tip = centre(cell(drawing, ends[1]));
            assertThat(shaft.from()).isEqualTo(tail);
            assertThat(head.get(0)).isEqualTo(tip);
            Point neck = shaft.to();
            assertThat(distance(tail, neck) + distance(neck, tip)).isEqualTo(distance(tail, tip), EXACT);
            assertThat(distance(neck, tip)).isBetween(10.0, 30.0);
            for (Point barb : head.subList(1, 3)) {
                assertThat(distance(barb, neck)).isEqualTo(distance(neck, tip) / 2, EXACT);
                // At a right angle to the line.
                assertThat(Math.hypot(distance(barb, neck), distance(neck, tip)))
                        .isEqualTo(distance(barb, tip), EXACT);
            }
            assertThat(distance(head.get(1), head.get(2))).isEqualTo(distance(neck, tip), EXACT);
        }
    }

    private static double distance(Point one, Point other) {
        return Math.hypot(one.x() - other.x(), one.y() - other.y());
    }

    @Test
    @DisplayName("captions stand below the board, each on a line of its own")
    void captions() {
        Rect last = cell(moved, "e1");
        List<Double> lines = moved.shapes().stream()
                .filter(Label.class::isInstance)
                .map(Label.class::cast)
                .filter(label -> label.text().length() > 1)
                .map(label -> label.at().y())
                .toList();
        assertThat(lines).hasSizeGreaterThan(1).isSorted().doesNotHaveDuplicates();
        assertThat(lines).allSatisfy(y -> assertThat(y).isBetween(last.y() + last.height(), moved.height()));
    }

    @Test
    @DisplayName("and in a position, a cell tells how many pieces stand on it")
    void counts() {
        assertThat(army.pieces(Cell.parse("a5"))).isEqualTo(5);
        assertThat(army.pieces(Cell.parse("b5"))).isZero();
        assertThat(army.pieces(Cell.parse("h8"))).isZero();
    }
}
