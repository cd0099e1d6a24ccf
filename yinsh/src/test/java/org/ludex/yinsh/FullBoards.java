package org.ludex.yinsh;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Boards with so many markers that drawing them would hide the point. */
final class FullBoards {

    private static final String BLOCKING =
            "a2 a5 b3 b4 b5 c3 c4 c5 c6 d3 d4 d6 d7 e1 e3 e4 e7 e8 e10 f2 f3 f4 f8 f9 f10 g2 g3 g4 g9 g10 g11"
                    + " h5 h6 h7 h8 h9 i5 i6 i7 i8 i9 i10 j5 j6 j10 j11 k7 k10";

    /**
     * Eight rings of which none can move: every way is a run of markers that ends at a ring or at the edge. White has
     * removed two rings and Black none.
     */
    static final YinshSetup BLOCKED = setup(Stage.move(Side.WHITE), "a3 h3 h11", "a4 h4 h10 i4 i11", BLOCKING);

    /** The same with the black ring of i11 on d9, where it can move, and a marker in its place; White is still blocked. */
    static final YinshSetup WHITE_BLOCKED =
            setup(Stage.move(Side.WHITE), "a3 h3 h11", "a4 d9 h4 h10 i4", BLOCKING + " i11");

    private FullBoards() {}

    /** White to move, with fifty markers in the middle of the board and these rings around. */
    static YinshPosition fifty(String whiteRings, String blackRings) {
        return inTheMiddle(50, whiteRings, blackRings).position();
    }

    /** White to move, with so many markers in the columns from c on and these rings elsewhere. */
    static YinshSetup inTheMiddle(int markers, String whiteRings, String blackRings) {
        String middle = Point.all().stream()
                .filter(point -> point.column() >= 'c')
                .limit(markers)
                .map(Point::toString)
                .collect(Collectors.joining(" "));
        return setup(Stage.move(Side.WHITE), whiteRings, blackRings, middle);
    }

    /** Markers coloured so that no five of a colour are in line: two by two up a column, in turn along the others. */
    static YinshSetup setup(Stage stage, String whiteRings, String blackRings, String markers) {
        List<Point> white = new ArrayList<>();
        List<Point> black = new ArrayList<>();
        for (Point point : points(markers)) {
            int step = 2 * (point.column() - 'a') + point.row();
            (step % 4 < 2 ? white : black).add(point);
        }
        return new YinshSetup(new Yinsh().defaults(), stage, points(whiteRings), points(blackRings), white, black);
    }

    static List<Point> points(String text) {
        return Stream.of(text.split(" ", -1)).map(Point::parse).toList();
    }

    /** The same board with another white ring, or another white marker, for each of these points. */
    static YinshSetup plusWhite(YinshSetup setup, String rings, String markers) {
        return new YinshSetup(
                setup.options(),
                setup.stage(),
                plus(setup.whiteRings(), rings),
                setup.blackRings(),
                plus(setup.whiteMarkers(), markers),
                setup.blackMarkers());
    }

    private static List<Point> plus(List<Point> points, String more) {
        return Stream.concat(points.stream(), points(more).stream()).toList();
    }

    /** The same board with another stage. */
    static YinshSetup withStage(YinshSetup setup, Stage stage) {
        return new YinshSetup(
                setup.options(),
                stage,
                setup.whiteRings(),
                setup.blackRings(),
                setup.whiteMarkers(),
                setup.blackMarkers());
    }
}
