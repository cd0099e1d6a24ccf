package org.ludex.yinsh;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Options;
import org.ludex.core.Phrase;

/** Reads the text of a set-up word by word. */
final class SetupReader {

    private static final Pattern WORD = Pattern.compile("[;/]|[^;/\\s]+");
    private static final String NOTHING = "-";

    private final String text;
    private final Options options;
    private final Matcher words;
    private String word = "";
    private int start;

    private SetupReader(String text, Options options) {
        this.text = text;
        this.options = options;
        this.words = WORD.matcher(text);
        advance();
    }

    static YinshSetup read(String text, Options options) {
        return new SetupReader(text, options).setup();
    }

    private YinshSetup setup() {
        Stage stage = stage();
        expect(";");
        expect("rings");
        List<Point> whiteRings = points();
        expect("/");
        List<Point> blackRings = points();
        expect(";");
        expect("markers");
        List<Point> whiteMarkers = points();
        expect("/");
        List<Point> blackMarkers = points();
        if (!word.isEmpty()) {
            throw unreadable(phrase("point-or-end"));
        }
        return new YinshSetup(options, stage, whiteRings, blackRings, whiteMarkers, blackMarkers);
    }

    private Stage stage() {
        if (take("place")) {
            return Stage.place(side());
        }
        if (take("move")) {
            Side side = side();
            if (take("after")) {
                expect("pass");
                return Stage.moveAfterPass(side);
            }
            return Stage.move(side);
        }
        if (take("row")) {
            Side side = side();
            expect("then");
            return Stage.row(side, side());
        }
        if (take("ring")) {
            Side side = side();
            expect("then");
            return Stage.ring(side, side());
        }
        if (take("over")) {
            return Stage.over();
        }
        throw unreadable(phrase("due"));
    }

    private Side side() {
        for (Side side : Side.values()) {
            if (take(side.id())) {
                return side;
            }
        }
        throw unreadable(phrase("side"));
    }

    private List<Point> points() {
        List<Point> points = new ArrayList<>();
        if (take(NOTHING)) {
            return points;
        }
        do {
            points.add(point());
        } while (!word.isEmpty() && !word.equals("/") && !word.equals(";"));
        return points;
    }

    private Point point() {
        try {
            Point point = Point.parse(word);
            advance();
            return point;
        } catch (IllegalArgumentException notOnTheBoard) {
            throw unreadable(phrase("point"));
        }
    }

    private void expect(String expected) {
        if (!take(expected)) {
            throw unreadable(expected);
        }
    }

    private boolean take(String expected) {
        if (!word.equals(expected)) {
            return false;
        }
        advance();
        return true;
    }

    private void advance() {
        boolean more = words.find();
        word = more ? words.group().toLowerCase(Locale.ROOT) : "";
        start = more ? words.start() : text.length();
    }

    private static Phrase phrase(String name) {
        return Phrase.of(YinshRule.class, "expected." + name);
    }

    private InvalidPositionException unreadable(Object expected) {
        return InvalidPositionException.unreadable(text, text.codePointCount(0, start) + 1, expected);
    }
}
