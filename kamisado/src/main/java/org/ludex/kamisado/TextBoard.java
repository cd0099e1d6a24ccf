package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.ludex.core.picture.Ink;
import org.ludex.core.picture.StyledText;

/**
 * Draws the board with characters. A cell shows a tower, a mark and the lower-case letter of the square's colour:
 * {@code [R1]*b} is Black's red sumo, which has just arrived on a blue square. White's towers are in round brackets.
 */
final class TextBoard {

    private static final String RULE = "   +------+------+------+------+------+------+------+------+\n";

    private TextBoard() {}

    static StyledText of(KamisadoPicture picture) {
        List<StyledText> parts = new ArrayList<>();
        String files = files(picture);
        parts.add(StyledText.of(files + RULE));
        for (int row = 8; row >= 1; row--) {
            int shown = picture.turned(square(1, row)).row();
            parts.add(StyledText.of(" " + shown + " |"));
            for (int file = 1; file <= 8; file++) {
                parts.add(cell(picture, picture.turned(square(file, row))));
                parts.add(StyledText.of("|"));
            }
            parts.add(StyledText.of(" " + shown + "\n"));
        }
        parts.add(StyledText.of(RULE + files));
        List<String> lines = new ArrayList<>();
        picture.history().ifPresent(lines::add);
        lines.add(picture.status());
        picture.arrows().ifPresent(lines::add);
        lines.addAll(picture.legend());
        parts.add(StyledText.of(String.join("\n", lines) + "\n"));
        return StyledText.join(parts);
    }

    private static Square square(int file, int row) {
        return Square.of(file, row).orElseThrow();
    }

    private static String files(KamisadoPicture picture) {
        StringBuilder files = new StringBuilder(" ".repeat(6));
        for (int file = 1; file <= 8; file++) {
            files.append(picture.turned(square(file, 1)).id().charAt(0)).append(file < 8 ? " ".repeat(6) : "\n");
        }
        return files.toString();
    }

    private static StyledText cell(KamisadoPicture picture, Square square) {
        Colour colour = square.colour();
        Ink ground = Ink.of(Palette.readableOn(colour), Palette.of(colour));
        String letter = mark(picture, square) + String.valueOf(colour.letter()).toLowerCase(Locale.ROOT);
        return picture.position()
                .at(square)
                .map(tower -> tower(tower).plus((tower.rank() == Rank.PLAIN ? " " : "") + letter, ground))
                .orElseGet(() -> StyledText.of("    " + letter, ground));
    }

    private static String mark(KamisadoPicture picture, Square square) {
        if (picture.isMarked(square)) {
            return "!";
        }
        return picture.isEntered(square) ? "*" : picture.isLeft(square) ? "-" : " ";
    }

    private static StyledText tower(Tower tower) {
        Ink ink = Ink.of(Palette.of(tower.side().other()), Palette.of(tower.side()))
                .inBold();
        Ink face = Ink.of(Palette.readableOn(tower.colour()), Palette.of(tower.colour()))
                .inBold();
        boolean black = tower.side() == Side.BLACK;
        String teeth =
                tower.rank() == Rank.PLAIN ? "" : String.valueOf(tower.rank().teeth());
        return StyledText.of(black ? "[" : "(", ink)
                .plus(String.valueOf(tower.colour().letter()), face)
                .plus(teeth + (black ? "]" : ")"), ink);
    }
}
