package org.ludex.dvonn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.picture.Ink;
import org.ludex.core.picture.StyledText;

/**
 * The board in characters: row 5 above, each row shifted by half a space, columns leaning to the left. A stack is its
 * owner, its height when more than one, and a star with the number of DVONN pieces inside when more than one: {@code W},
 * {@code B4}, {@code W12*2}. Square brackets mark the last move, round ones what has left the game.
 */
final class TextBoard {

    private static final int PITCH = 6;
    private static final int SHIFT = 3;
    /** Where the middle of column a would be in row 0, so that a3 has room for the row's number before it. */
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
            label(0, Integer.toString(row));
            for (Cell cell : DvonnPicture.row(row)) {
                space(cell);
            }
            // The columns j and k do not reach down to row 1: their letters stand where they leave the board.
            if (row <= 2) {
                char letter = row == 2 ? 'k' : 'j';
                label(middle(letter, row), Character.toString(letter));
            }
            endLine();
        }
        for (char letter = 'a'; letter <= 'i'; letter++) {
            label(middle(letter, 0), Character.toString(letter));
        }
        endLine();
        line(picture.history());
        line(picture.status());
        return new StyledText(runs);
    }

    private void space(Cell cell) {
        Optional<DvonnStack> stack = picture.position().stackAt(cell);
        DvonnStack gone = picture.gone().get(cell);
        int middle = middle(cell.column(), cell.row());
        if (gone != null) {
            put(middle, "(" + text(gone) + ")", FAINT);
            return;
        }
        boolean marked =
                picture.from().equals(Optional.of(cell)) || picture.to().equals(Optional.of(cell));
        String text = stack.map(TextBoard::text).orElse(".");
        Ink ink = stack.map(TextBoard::ink).orElse(FAINT);
        put(middle, marked ? "[" + text + "]" : text, ink);
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

    /** Writes a text around a column of the line; what is written goes from left to right and never meets. */
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
        if (!text.isEmpty()) {
            runs.add(new StyledText.Run(text, Ink.PLAIN));
            endLine();
        }
    }
}
