package org.ludex.yinsh;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.picture.Ink;
import org.ludex.core.picture.StyledText;

/**
 * Draws the board with characters. Rings are upper-case letters, markers lower-case. The character before a piece shows
 * what the moves did ({@code >} moved or placed, {@code ~} flipped); an exclamation mark after it shows that it is part
 * of a row. An {@code x} is a point from which something was taken, and a star comes before a marked point.
 */
final class TextBoard {

    private static final Ink WHITE = Ink.of(0x000000, 0xF5F5F5);
    private static final Ink BLACK = Ink.of(0xFFFFFF, 0x303030);
    private static final Ink ROW = Ink.of(0xD08700).inBold();
    private static final Ink MOVE = Ink.of(0x2E86C1).inBold();
    private static final Ink REMOVED = Ink.of(0xC62828).inBold();
    private static final Ink MARKED = Ink.of(0x2E7D32).inBold();
    private static final Ink FAINT = Ink.of(0x808080);

    private static final int LINES = 19;
    private static final String BLANK_CELL = "    ";

    private final YinshPicture picture;
    private final Set<Point> rowPoints;
    private final List<StyledText> parts = new ArrayList<>();

    private TextBoard(YinshPicture picture) {
        this.picture = picture;
        this.rowPoints = picture.rowPoints();
    }

    static StyledText of(YinshPicture picture) {
        return new TextBoard(picture).paint();
    }

    private StyledText paint() {
        for (int line = 0; line < LINES + 1; line++) {
            // A step up a column is two lines, and each column begins one line lower than the one on its right.
            line(LINES - 2 - line);
        }
        parts.add(StyledText.of("\n" + BLANK_CELL));
        for (char column = 'a'; column <= 'k'; column++) {
            parts.add(StyledText.of("  " + picture.label(column) + " ", FAINT));
        }
        parts.add(StyledText.of("\n\n"));
        picture.captions().forEach(line -> parts.add(StyledText.of(line + "\n")));
        return StyledText.join(parts);
    }

    /** One line: the points for which twice the row minus the column (from 0) is the height. */
    private void line(int height) {
        int blanks = 0;
        for (int column = -1; column < Point.COLUMNS; column++) {
            int doubledRow = height + column;
            Optional<StyledText> cell = doubledRow % 2 == 0 ? cell(column, doubledRow / 2) : Optional.empty();
            if (cell.isEmpty()) {
                blanks++;
                continue;
            }
            parts.add(StyledText.of(BLANK_CELL.repeat(blanks)));
            parts.add(cell.get());
            blanks = 0;
        }
        parts.add(StyledText.of("\n"));
    }

    /** A point, or the number of a row left of its first point. */
    private Optional<StyledText> cell(int column, int row) {
        Optional<Point> point = Point.find(column, row);
        if (point.isPresent()) {
            return point.map(place -> point(picture.place(place)));
        }
        return Point.find(column + 1, row)
                .filter(next -> next.equals(leftEnd(row)))
                .map(next -> StyledText.of(String.format(Locale.ROOT, " %2d ", picture.label(row)), FAINT));
    }

    /** The first point of a row. */
    static Point leftEnd(int row) {
        return Point.all().stream()
                .filter(point -> point.row() == row)
                .findFirst()
                .orElseThrow();
    }

    private StyledText point(Point point) {
        String deed = picture.flipped().contains(point) ? "~" : picture.moved().contains(point) ? ">" : " ";
        return StyledText.of(picture.marked().contains(point) ? "*" : " ", MARKED)
                .plus(deed, MOVE)
                .plus(picture.position().at(point).map(TextBoard::piece).orElseGet(() -> nothing(point)))
                .plus(rowPoints.contains(point) ? "!" : " ", ROW);
    }

    private static StyledText piece(Piece piece) {
        String letter = piece.side() == Side.WHITE ? "w" : "b";
        Ink ink = piece.side() == Side.WHITE ? WHITE : BLACK;
        return piece.isRing()
                ? StyledText.of(letter.toUpperCase(Locale.ROOT), ink.inBold())
                : StyledText.of(letter, ink);
    }

    private StyledText nothing(Point point) {
        return picture.removed().contains(point) ? StyledText.of("x", REMOVED) : StyledText.of(".", FAINT);
    }
}
