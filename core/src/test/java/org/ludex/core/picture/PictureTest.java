package org.ludex.core.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PictureTest {

    private final Locale before = Locale.getDefault();

    @AfterEach
    void restore() {
        Locale.setDefault(before);
    }

    @Nested
    class Text {

        private static final char ESC = '\u001B';

        @Test
        void plainTextHasNoLook() {
            StyledText text =
                    StyledText.of("a1 ").plus("R", Ink.of(0xFFFFFF, 0xC62828)).plus("\n");
            assertThat(text.plain()).isEqualTo("a1 R\n");
        }

        @Test
        void coloursAreEscapeSequencesThatEndWithTheirPiece() {
            StyledText text =
                    StyledText.of("a1 ").plus("R", Ink.of(0xFFFFFF, 0xC62828)).plus("\n");
            assertThat(text.ansi()).isEqualTo("a1 " + ESC + "[38;2;255;255;255;48;2;198;40;40mR" + ESC + "[0m\n");
        }

        @Test
        void foregroundBackgroundAndBold() {
            assertThat(StyledText.of("x", Ink.of(0x010203)).ansi()).isEqualTo(ESC + "[38;2;1;2;3mx" + ESC + "[0m");
            assertThat(StyledText.of("x", Ink.of(Ink.UNSET, 0x0A0B0C)).ansi())
                    .isEqualTo(ESC + "[48;2;10;11;12mx" + ESC + "[0m");
            assertThat(StyledText.of("x", Ink.PLAIN.inBold()).ansi()).isEqualTo(ESC + "[1mx" + ESC + "[0m");
            assertThat(StyledText.of("x", Ink.of(0x000000, 0x0000FF).inBold()).ansi())
                    .isEqualTo(ESC + "[1;38;2;0;0;0;48;2;0;0;255mx" + ESC + "[0m");
        }

        @Test
        void thePlainLookWritesNoSequences() {
            assertThat(StyledText.of("x").ansi()).isEqualTo("x");
            assertThat(StyledText.empty().ansi()).isEmpty();
            assertThat(StyledText.empty().plain()).isEmpty();
        }

        @Test
        void textsAreJoinedInOrderAndNoneIsChanged() {
            StyledText a = StyledText.of("a");
            StyledText b = StyledText.of("b", Ink.of(0xFF0000));
            assertThat(StyledText.join(List.of(a, b, a)).plain()).isEqualTo("aba");
            assertThat(a.plus(b)).isEqualTo(StyledText.join(List.of(a, b)));
            assertThat(a.plain()).isEqualTo("a");
        }

        @Test
        void runsAreACopy() {
            List<StyledText.Run> runs = new ArrayList<>(List.of(new StyledText.Run("a", Ink.PLAIN)));
            StyledText text = new StyledText(runs);
            runs.clear();
            assertThat(text.plain()).isEqualTo("a");
        }
    }

    @Nested
    class Shapes {

        private final Paint paint = Paint.fill(0xC62828);

        @Test
        void rectangles() {
            assertThat(new Shape.Rect(1, 2, 30, 40.5, 0, paint).svg())
                    .isEqualTo("<rect x=\"1\" y=\"2\" width=\"30\" height=\"40.50\" fill=\"#c62828\"/>");
            assertThat(new Shape.Rect(0, 0, 1, 1, 0.25, paint).svg())
                    .isEqualTo("<rect x=\"0\" y=\"0\" width=\"1\" height=\"1\" rx=\"0.25\" fill=\"#c62828\"/>");
        }

        @Test
        void circles() {
            assertThat(new Shape.Circle(5, 6, 4, Paint.stroke(0x000001, 1.5)).svg())
                    .isEqualTo("<circle cx=\"5\" cy=\"6\" r=\"4\" fill=\"none\" stroke=\"#000001\""
                            + " stroke-width=\"1.50\"/>");
        }

        @Test
        void polygonsKeepACopyOfTheirPoints() {
            List<Shape.Point> points =
                    new ArrayList<>(List.of(new Shape.Point(0, 0), new Shape.Point(1.5, -2), new Shape.Point(3, 4)));
            Shape polygon = new Shape.Polygon(points, paint.outlined(0xFFFFFF, 2));
            points.clear();
            assertThat(polygon.svg())
                    .isEqualTo("<polygon points=\"0,0 1.50,-2 3,4\" fill=\"#c62828\" stroke=\"#ffffff\""
                            + " stroke-width=\"2\"/>");
        }

        @Test
        void segmentsAndDashes() {
            Shape segment = new Shape.Segment(
                    new Shape.Point(0, 1),
                    new Shape.Point(2, 3),
                    Paint.stroke(0x123456, 3).inDashes());
            assertThat(segment.svg())
                    .isEqualTo("<line x1=\"0\" y1=\"1\" x2=\"2\" y2=\"3\" stroke-linecap=\"round\" fill=\"none\""
                            + " stroke=\"#123456\" stroke-width=\"3\" stroke-dasharray=\"6\"/>");
        }

        @Test
        void dashesNeedAnOutline() {
            assertThat(paint.inDashes().svg()).isEqualTo(" fill=\"#c62828\"");
            assertThat(paint.inDashes().outlined(0, 1).svg()).contains("stroke-dasharray=\"2\"");
        }

        @Test
        void aLabelInPersianRunsFromRightToLeft() {
            assertThat(new Shape.Label(new Shape.Point(0, 0), 1, "\u0633\u0641\u06CC\u062F", 0).svg())
                    .contains(" direction=\"rtl\"");
            assertThat(new Shape.Label(new Shape.Point(0, 0), 1, "A \u0633\u0641\u06CC\u062F", 0).svg())
                    .contains(" direction=\"rtl\"");
            assertThat(new Shape.Label(new Shape.Point(0, 0), 1, "white", 0).svg())
                    .doesNotContain("direction");
        }

        @Test
        void labelsAreEscaped() {
            assertThat(new Shape.Label(new Shape.Point(1, 2), 12, "a<b & \"c\">d", 0xFF).svg())
                    .isEqualTo("<text dy=\"0.35em\" x=\"1\" y=\"2\" font-size=\"12\" fill=\"#0000ff\">"
                            + "a&lt;b &amp; &quot;c&quot;&gt;d</text>");
        }

        @Test
        void groupsCarryDataForAPage() {
            Shape dot = new Shape.Circle(1, 1, 1, paint);
            assertThat(Shape.Group.cell("a1", List.of(dot, dot)).svg())
                    .isEqualTo("<g class=\"cell\" data-cell=\"a1\">" + dot.svg() + dot.svg() + "</g>");
            assertThat(Shape.Group.piece("a1", "ring", List.of(dot)).svg())
                    .isEqualTo("<g class=\"piece\" data-cell=\"a1\" data-piece=\"ring\">" + dot.svg() + "</g>");
        }

        @Test
        void groupsEscapeWhatTheyCarry() {
            assertThat(Shape.Group.cell("a\"<&>\u0001", List.of()).svg())
                    .isEqualTo("<g class=\"cell\" data-cell=\"a&quot;&lt;&amp;&gt;\uFFFD\"></g>");
        }

        @Test
        void namesOfDataAreWords() {
            for (String name : List.of("", "a b", "A", "x=\"", "1a")) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> new Shape.Group("cell", Map.of(name, "a1"), List.of()))
                        .withMessage("\"" + name + "\" cannot be the name of a data attribute");
            }
        }

        @Test
        void groupsKeepCopies() {
            List<Shape> shapes = new ArrayList<>(List.of(new Shape.Circle(1, 1, 1, paint)));
            Map<String, String> data = new HashMap<>(Map.of("cell", "a1"));
            Shape.Group group = new Shape.Group("cell", data, shapes);
            shapes.clear();
            data.clear();
            assertThat(group.shapes()).hasSize(1);
            assertThat(group.data()).containsExactly(entry("cell", "a1"));
        }

        @Test
        void whatXmlCannotHoldIsReplaced() {
            String text = "\u0000a\u001B\uD83C\uDFB2\uD83C\uFFFF\tb";
            assertThat(new Shape.Label(new Shape.Point(0, 0), 1, text, 0).svg())
                    .contains(">\uFFFDa\uFFFD\uD83C\uDFB2\uFFFD\uFFFD\tb<");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0.0, 0",
        "7, 7",
        "-7, -7",
        "0.5, 0.50",
        "-1.25, -1.25",
        "3.14159, 3.14",
        "2.999, 3",
        "-0.001, 0",
        "100000, 100000"
    })
    void lengths(double value, String text) {
        assertThat(Drawing.number(value)).isEqualTo(text);
    }

    private static final String GOLDEN = """
            <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10.50" viewBox="0 0 20 10.50" \
            font-family="sans-serif" text-anchor="middle">
            <title>Two &amp; one</title>
            <rect x="0" y="0" width="20" height="10.50" fill="#eeeeee"/>
            <circle cx="5" cy="5" r="4.25" fill="#00000a" stroke="#ffffff" stroke-width="0.50"/>
            <text dy="0.35em" x="5" y="5" font-size="6" fill="#abcdef">x</text>
            </svg>
            """;

    private static Drawing drawing() {
        return new Drawing(
                "Two & one",
                20,
                10.5,
                List.of(
                        new Shape.Rect(0, 0, 20, 10.5, 0, Paint.fill(0xEEEEEE)),
                        new Shape.Circle(5, 5, 4.25, Paint.fill(0x0A).outlined(0xFFFFFF, 0.5)),
                        new Shape.Label(new Shape.Point(5, 5), 6, "x", 0xABCDEF)));
    }

    @Test
    void aDrawingIsAnSvgDocument() {
        assertThat(drawing().svg()).isEqualTo(GOLDEN);
    }

    @Test
    void aDrawingIsTheSameOnEveryMachine() {
        for (String tag : List.of("fa-IR-u-nu-arabext", "ar-EG-u-nu-arab", "de-DE", "hi-IN-u-nu-deva")) {
            Locale.setDefault(Locale.forLanguageTag(tag));
            assertThat(drawing().svg()).as(tag).isEqualTo(GOLDEN);
        }
    }

    @Test
    void aPictureHasAllThreeForms() {
        Picture picture = new Picture(StyledText.of("x", Ink.of(0xFF0000)), drawing());
        assertThat(picture.plain()).isEqualTo("x");
        assertThat(picture.ansi()).isEqualTo("\u001B[38;2;255;0;0mx\u001B[0m");
        assertThat(picture.svg()).isEqualTo(GOLDEN);
    }

    @Test
    void oneLineOfTextIsADrawingToo() {
        Drawing drawing = Drawing.ofText("A & B", "5 <white>");
        assertThat(drawing.title()).isEqualTo("A & B");
        assertThat(drawing.svg()).contains("<title>A &amp; B</title>").contains(">5 &lt;white&gt;</text>");
        assertThat(Drawing.ofText("T", "x").svg()).contains("width=\"200\"", "x=\"100\"");
        assertThat(Drawing.ofText("T", "x".repeat(100)).width()).isGreaterThan(900);
    }

    @Test
    void shapesAreACopy() {
        List<Shape> shapes = new ArrayList<>(drawing().shapes());
        Drawing drawing = new Drawing("Two & one", 20, 10.5, shapes);
        shapes.clear();
        assertThat(drawing.svg()).isEqualTo(GOLDEN);
    }
}
