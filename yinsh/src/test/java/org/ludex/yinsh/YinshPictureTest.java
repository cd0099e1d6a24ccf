package org.ludex.yinsh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.BoardCell;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.Look;
import org.ludex.core.Seat;
import org.ludex.core.picture.Picture;
import org.ludex.core.picture.Shape;

@DisplayName("Pictures")
class YinshPictureTest {

    private static final YinshPosition BEFORE_ROW = Drawn.standard(Stage.move(Side.WHITE), """
            a  W W W W
            e  . . . W b b b w . .
            k  B B B B
            """);

    private static String withoutTrailingSpaces(String text) {
        return text.lines().map(String::stripTrailing).reduce("", (lines, line) -> lines + line + "\n");
    }

    private static long count(String svg, String pattern) {
        return Pattern.compile(pattern).matcher(svg).results().count();
    }

    @Test
    void theWholeBoardWithCoordinates() {
        YinshPosition position = Drawn.standard(Stage.move(Side.WHITE), """
                a  W W W w
                e  . . . W b . . . . b
                g  w . . . . . . . . B
                k  B B B b
                """);
        assertThat(withoutTrailingSpaces(position.picture().plain())).isEqualTo("""
                                         10      11
                                      9       b       B
                                  8       .       .       .
                              7       .       .       .       .
                                  .       .       .       .       .
                              6       .       .       .       .
                          5       .       .       .       .       .
                              w       .       .       .       .       b
                          4       .       .       .       .       .
                              W       .       .       .       .       B
                          3       .       .       .       .       .
                              W       .       b       .       .       B
                          2       .       .       .       .       .
                              W       .       W       .       .       B
                                  .       .       .       .       .
                              1       .       .       .       .
                                  .       .       .       .       .
                                      .       .       .       .
                                          .       .       .
                                              .       w

                              a   b   c   d   e   f   g   h   i   j   k

                        White moves a ring.
                        Rings removed: White 1, Black 1. Markers in the pool: 46.
                        W B rings, w b markers
                        """);
    }

    @Test
    void whatAMoveDid() {
        String plain = BEFORE_ROW.pictureAfter(YinshMove.parse("e4-e9")).plain();
        // The ring jumped e5 to e8: three black markers became white, a white one black.
        assertThat(plain.lines()
                        .map(line -> line.length() > 26 ? line.substring(20, 24) : "")
                        .toList())
                .contains(" >W ", " ~b ", " ~w ", " >w ");
        assertThat(plain).contains("After e4-e9. Black moves a ring.", ", > moved, ~ flipped\n");
    }

    @Test
    void rowsThatAreDue() {
        YinshPosition before = Drawn.standard(Stage.move(Side.WHITE), """
                a  W W W W
                e  . . . W b b b b . .
                k  B B B B
                """);
        Picture picture = before.pictureAfter(YinshMove.parse("e4-e9"));
        assertThat(count(picture.plain(), "~w!")).isEqualTo(4);
        assertThat(count(picture.plain(), ">w!")).isEqualTo(1);
        assertThat(picture.plain()).contains("White takes a row: xe4-e8.", ", ! in a row\n");
        assertThat(picture.svg()).contains("<title>YINSH after e4-e9. White takes a row: xe4-e8.</title>");
        assertThat(count(picture.svg(), "stroke=\"#f2b632\""))
                .as("bands of rows")
                .isEqualTo(1);
        assertThat(count(picture.svg(), "r=\"4.50\""))
                .as("dots of flipped markers")
                .isEqualTo(4);
    }

    @Test
    void whatWasTaken() {
        YinshPosition row = Drawn.standard(Stage.move(Side.WHITE), "a W W W W \n e w w w w w \n k B B B B");
        Picture rowTaken = row.pictureAfter(YinshMove.parse("xe1-e5"));
        assertThat(count(rowTaken.plain(), "[^,] x ")).isEqualTo(5);
        assertThat(rowTaken.plain()).contains("After xe1-e5. White removes a ring.", ", x taken\n");
        assertThat(count(rowTaken.svg(), "stroke=\"#c62828\""))
                .as("strokes of crosses")
                .isEqualTo(10);
        Picture ringTaken = Drawn.play(row, "xe1-e5").pictureAfter(YinshMove.parse("xa3"));
        assertThat(count(ringTaken.plain(), "[^,] x ")).isEqualTo(1);
        assertThat(ringTaken.plain()).contains("Rings removed: White 2, Black 1.");
    }

    @Test
    void everyPieceIsDrawn() {
        String svg = BEFORE_ROW.picture().svg();
        assertThat(count(svg, "r=\"15.50\" fill=\"none\" stroke=\"#ffffff\""))
                .as("white rings")
                .isEqualTo(5);
        assertThat(count(svg, "r=\"15.50\" fill=\"none\" stroke=\"#1e1e1e\" stroke-width=\"5\""))
                .as("black rings")
                .isEqualTo(4);
        assertThat(count(svg, "r=\"12\" fill=\"#ffffff\"")).as("white markers").isEqualTo(1);
        assertThat(count(svg, "r=\"12\" fill=\"#1e1e1e\"")).as("black markers").isEqualTo(3);
        assertThat(svg).contains(">a</text>", ">k</text>", ">1</text>", ">11</text>");
    }

    @Test
    void stagesInWords() {
        assertThat(new Yinsh().start().picture().plain())
                .contains("White places a ring.\nRings to place: White 5, Black 5. Markers in the pool: 51.");
        YinshPosition blocked = FullBoards.BLOCKED.position();
        assertThat(blocked.picture().plain()).contains("White must pass.");
        assertThat(Drawn.play(blocked, "pass")
                        .pictureAfter(YinshMove.parse("pass"))
                        .plain())
                .contains("After pass. White has won (E3).");
        assertThat(Drawn.play(FullBoards.fifty("a2 a3 a4 a5", "k7 k8 k9 k10"), "a5-b6")
                        .picture()
                        .plain())
                .contains("The game is drawn (E3).");
    }

    @Test
    void aWholeTurnInOnePicture() {
        YinshPosition before = Drawn.standard(Stage.move(Side.WHITE), """
                a  W W W W
                e  . . . W b b b b . .
                k  B B B B
                """);
        List<YinshMove> turn = List.of(YinshMove.parse("e4-e9"), YinshMove.parse("xe4-e8"), YinshMove.parse("xa2"));
        Picture picture = before.pictureAfter(turn, Look.plain());
        assertThat(picture.plain())
                .contains(
                        "After e4-e9, xe4-e8, xa2. Black moves a ring.",
                        "Rings removed: White 1, Black 1. Markers in the pool: 51.",
                        "W B rings, w b markers, > moved, x taken\n");
        assertThat(count(picture.plain(), "x  ")).as("points taken from").isEqualTo(6);
        assertThat(count(picture.svg(), "stroke=\"#c62828\""))
                .as("strokes of crosses")
                .isEqualTo(12);
        assertThat(count(picture.svg(), "stroke-dasharray"))
                .as("the way of the ring")
                .isEqualTo(1);
        assertThat(picture.svg()).contains("<title>YINSH after e4-e9, xe4-e8, xa2. Black moves a ring.</title>");
    }

    @Test
    void theBoardTurnedRoundForBlack() {
        Look black = Look.plain().from(Side.BLACK);
        assertThat(BEFORE_ROW.picture(Look.plain().from(Side.WHITE))).isEqualTo(BEFORE_ROW.picture());
        assertThat(withoutTrailingSpaces(BEFORE_ROW.picture(black).plain())).startsWith("""
                                  2       1
                              3       .       .
                          4       .       .       .
                      5       .       .       .       .
                          .       .       .       .       .
                      6       .       .       .       .
                  7       .       .       .       .       .
                      B       .       .       W       .       W
                """);
        assertThat(BEFORE_ROW.picture(black).plain()).contains("  k   j   i   h   g   f   e   d   c   b   a ");
        String usual = BEFORE_ROW.picture().svg();
        String turned = BEFORE_ROW.picture(black).svg();
        assertThat(usual).contains("<g class=\"cell\" data-cell=\"a2\"><circle cx=\"52\" cy=\"320\"");
        assertThat(turned).contains("<g class=\"cell\" data-cell=\"k10\"><circle cx=\"52\" cy=\"320\"");
    }

    @Test
    void cellsAndPiecesHaveNames() {
        String svg = BEFORE_ROW.picture().svg();
        assertThat(count(svg, "<g class=\"cell\" data-cell=\"[a-k][0-9]+\">")).isEqualTo(85);
        assertThat(count(svg, "<g class=\"piece\" ")).isEqualTo(13);
        assertThat(svg)
                .contains(
                        "<g class=\"piece\" data-cell=\"a2\" data-piece=\"white-ring\">",
                        "<g class=\"piece\" data-cell=\"e5\" data-piece=\"black-marker\">");
    }

    @Test
    void marksAndArrows() {
        Point e5 = Point.parse("e5");
        Picture picture =
                BEFORE_ROW.picture(Look.plain().marking(List.of(e5)).arrow(Point.parse("e4"), Point.parse("e9")));
        assertThat(picture.plain()).contains("* b ", "Arrows: e4-e9.\n", ", * marked\n");
        assertThat(picture.svg())
                .contains(
                        "<g class=\"cell\" data-cell=\"e5\"><circle cx=\"211.35\" cy=\"274\" r=\"22\" fill=\"#bfe3b4\"/></g>")
                .contains("<g class=\"arrow\" data-from=\"e4\" data-to=\"e9\">");
    }

    @Test
    void anArrowBeginsOnOnePointAndItsTipIsOnTheOther() {
        for (String ends : List.of("e4 e9", "e9 e4", "b1 h7", "a2 g2", "k10 c2")) {
            Point from = Point.parse(ends.split(" ", -1)[0]);
            Point to = Point.parse(ends.split(" ", -1)[1]);
            List<Shape> arrow = groups(BEFORE_ROW.picture(Look.plain().arrow(from, to)), "arrow")
                    .get(0)
                    .shapes();
            Shape.Segment shaft = (Shape.Segment) arrow.get(0);
            List<Shape.Point> head = ((Shape.Polygon) arrow.get(1)).points();
            Shape.Point tip = head.get(0);
            assertThat(distance(shaft.from(), middle(from))).as(ends).isLessThan(0.01);
            assertThat(distance(tip, middle(to))).as(ends).isLessThan(0.01);
            // The shaft ends between the barbs, on the straight line to the tip.
            Shape.Point neck = shaft.to();
            assertThat(distance(shaft.from(), neck) + distance(neck, tip))
                    .as(ends)
                    .isCloseTo(distance(shaft.from(), tip), within(0.01));
            assertThat(distance(neck, head.get(1))).as(ends).isCloseTo(9, within(0.01));
            assertThat(distance(neck, head.get(2))).as(ends).isCloseTo(9, within(0.01));
            assertThat(distance(head.get(1), head.get(2))).as(ends).isCloseTo(18, within(0.01));
            assertThat(distance(tip, head.get(1)))
                    .as(ends)
                    .isCloseTo(distance(tip, head.get(2)), within(0.01))
                    .isGreaterThan(distance(tip, neck));
        }
    }

    @Test
    void lettersStandBelowTheirColumnsAndNumbersLeftOfTheirRows() {
        List<Shape.Label> labels = BEFORE_ROW.picture().drawing().shapes().stream()
                .filter(Shape.Label.class::isInstance)
                .map(Shape.Label.class::cast)
                .toList();
        double lowest = Point.all().stream()
                .mapToDouble(point -> middle(point).y())
                .max()
                .orElseThrow();
        for (Point point : Point.all()) {
            Shape.Point at = middle(point);
            assertThat(labels)
                    .as("letter of %s", point)
                    .anyMatch(label -> label.text().equals(String.valueOf(point.column()))
                            && Math.abs(label.at().x() - at.x()) < 0.01
                            && label.at().y() > lowest);
        }
        for (int number = 1; number <= 11; number++) {
            int row = number;
            List<Shape.Point> points = Point.all().stream()
                    .filter(point -> point.row() == row)
                    .sorted(Comparator.comparing(Point::column))
                    .map(YinshPictureTest::middle)
                    .toList();
            Shape.Point first = points.get(0);
            Shape.Point last = points.get(points.size() - 1);
            assertThat(labels)
                    .as("number of row %s", row)
                    .anyMatch(label -> label.text().equals(String.valueOf(row))
                            && label.at().x() < first.x()
                            && distance(label.at(), first) < distance(first, points.get(1))
                            && Math.abs(distance(label.at(), first)
                                            + distance(first, last)
                                            - distance(label.at(), last))
                                    < 0.01);
        }
    }

    private static List<Shape.Group> groups(Picture picture, String kind) {
        return picture.drawing().shapes().stream()
                .filter(Shape.Group.class::isInstance)
                .map(Shape.Group.class::cast)
                .filter(group -> group.kind().equals(kind))
                .toList();
    }

    /** Where a point is drawn. */
    private static Shape.Point middle(Point point) {
        Shape.Circle circle = (Shape.Circle) groups(BEFORE_ROW.picture(), "cell").stream()
                .filter(group -> group.data().containsValue(point.id()))
                .findFirst()
                .orElseThrow()
                .shapes()
                .get(0);
        return new Shape.Point(circle.x(), circle.y());
    }

    private static double distance(Shape.Point one, Shape.Point other) {
        return Math.hypot(one.x() - other.x(), one.y() - other.y());
    }

    @Test
    void whatIsNotOnThisBoardIsRefused() {
        BoardCell cell = () -> "z9";
        assertThatThrownBy(() -> BEFORE_ROW.picture(Look.plain().marking(List.of(cell))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("Unknown point \"z9\".");
        assertThatThrownBy(() -> BEFORE_ROW.picture(Look.plain().from(Stranger.X)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Seat x does not take part in this game of YINSH. Seats: white, black.");
        assertThatThrownBy(() -> BEFORE_ROW.pictureAfter(YinshMove.parse("a2-a3")))
                .isInstanceOf(IllegalMoveException.class);
    }

    private enum Stranger implements Seat {
        X;

        @Override
        public String id() {
            return "x";
        }
    }

    @Test
    void inPersian() {
        Look persian = Look.plain().in(Locale.forLanguageTag("fa"));
        assertThat(BEFORE_ROW
                        .pictureAfter(List.of(YinshMove.parse("a2-b2")), persian)
                        .plain())
                .contains("پس از a2-b2. سیاه حلقه‌ای را حرکت می‌دهد.", "سفید ۰، سیاه ۱", "> حرکت‌کرده");
        assertThat(BEFORE_ROW.picture(persian).svg()).contains("<title>YINSH. سفید حلقه‌ای را حرکت می‌دهد.</title>");
    }
}
