package org.ludex.dvonn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.picture.Ink;
import org.ludex.core.picture.StyledText;

/**
 * Draws the board with characters: row 5 at the top, each row shifted by half a space, columns slanted to the left. A
 * stack is written as its owner, its height if that is more than one, and a star if it contains DVONN pieces, with
 * their number if that is more than one: {@code W}, {@code B4}, {@code W12*2}. Square brackets show the last moves,
 * round brackets what has left the game, and angle brackets the marked cells.
 */
final class TextBoard {

    private static final int PITCH = 6;
    private static final int SHIFT = 3;
    /** Where the middle of column a would be in row 0. Leaves room for the row's number before a3. */
    private static final int ORIGIN = 15;

    private static final Ink WHITE = Ink.of(0x101010, 0xF5F5F5);
    private static final Ink BLACK = Ink.of(0xFFFFFF, 0x303030);
    private static final Ink RED = Ink.of(0xFFFFFF, 0xC62828).inBold();
    private static final Ink FAINT = Ink.of(0x808080);

    private final DvonnPicture picture;
    private final List<StyledText.Run> runs = new ArrayList<>();
    private int column;

    private TextBoard(DvonnPicture picture) {
        this.picture = picture;
    }

    static StyledText of(DvonnPicture picture) {
        return new TextBoard(picture).paint();
    }

    private StyledText paint() {
        for (int row = 5; row >= 1; row--) {
            label(0, Integer.toString(picture.isTurned() ? 6 - row : row));
            for (Cell place : DvonnPicture.row(row)) {
                space(place);
            }
            // The last two columns do not reach row 1: their letters are where they leave the board.
            if (row <= 2) {
                letter(row == 2 ? 'k' : 'j', row);
            }
            endLine();
        }
        for (char letter = 'a'; letter <= 'i'; letter++) {
            letter(letter, 0);
        }
        endLine();
        picture.history().ifPresent(this::line);
        line(picture.status());
        picture.arrows().ifPresent(this::line);
        return new StyledText(runs);
    }

    /** The space that is drawn at a place of the usual orientation. */
    private void space(Cell place) {
        Cell cell = picture.turned(place);
        int middle = middle(place.column(), place.row());
        DvonnStack gone = picture.gone().get(cell);
        if (gone != null) {
            put(middle, "(" + text(gone) + ")", FAINT);
            return;
        }
        Optional<DvonnStack> stack = picture.position().stackAt(cell);
        String text = stack.map(TextBoard::text).orElse(".");
        String marked = picture.isMarked(cell) ? "<" + text + ">" : picture.isTouched(cell) ? "[" + text + "]" : text;
        put(middle, marked, stack.map(TextBoard::ink).orElse(FAINT));
    }

    private void letter(char place, int row) {
        char letter = picture.isTurned() ? (char) ('a' + 'k' - place) : place;
        label(middle(place, row), Character.toString(letter));
    }

    private static String text(DvonnStack stack) {
        if (stack.height() == 1) {
            return Character.toString(stack.top().letter());
        }
        int dvonn = stack.dvonnPieces();
        String star = dvonn == 0 ? "" : dvonn == 1 ? "*" : "*" + dvonn;
        return stack.top().letter() + Integer.toString(stack.height()) + star;
    }

    private static Ink ink(DvonnStack stack) {
        return switch (stack.top()) {
            case WHITE -> WHITE;
            case BLACK -> BLACK;
            case DVONN -> RED;
        };
    }

    private static int middle(char letter, int row) {
        return ORIGIN + PITCH * (letter - 'a') - SHIFT * row;
    }

    private void label(int middle, String text) {
        put(middle, text, FAINT);
    }

    /** Writes a text around a column of the line. Texts come from left to right and never touch. */
    private void put(int middle, String text, Ink ink) {
        int start = middle - text.length() / 2;
        runs.add(new StyledText.Run(" ".repeat(start - column), Ink.PLAIN));
        runs.add(new StyledText.Run(text, ink));
        column = start + text.length();
    }

    private void endLine() {
        runs.add(new StyledText.Run("\n", Ink.PLAIN));
        column = 0;
    }

    private void line(String text) {
        runs.add(new StyledText.Run(text, Ink.PLAIN));
        endLine();
    }
}
