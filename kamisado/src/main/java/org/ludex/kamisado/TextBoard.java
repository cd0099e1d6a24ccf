package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ludex.core.picture.Ink;
import org.ludex.core.picture.StyledText;

/**
 * The board in characters. A cell is a tower, a mark and the small letter of the square's colour: {@code [R1]*b} is
 * Black's red sumo, just arrived on a blue square; White's towers stand in round brackets.
 */
final class TextBoard {

    private static final String FILES = "      a      b      c      d      e      f      g      h\n";
    private static final String RULE = "   +------+------+------+------+------+------+------+------+\n";
    private static final String LEGEND = """
            [R] is Black's red tower, (R) White's, with 1 to 3 teeth: [R1]; * entered, - left
            Small letters are the squares' colours: n brown, k pink, the others by their first letter
            """;

    private TextBoard() {}

    static StyledText of(KamisadoPicture picture) {
        List<StyledText> parts = new ArrayList<>();
        parts.add(StyledText.of(FILES + RULE));
        for (int row = 8; row >= 1; row--) {
            parts.add(StyledText.of(" " + row + " |"));
            for (int file = 1; file <= 8; file++) {
                parts.add(cell(picture, Square.of(file, row).orElseThrow()));
                parts.add(StyledText.of("|"));
            }
            parts.add(StyledText.of(" " + row + "\n"));
        }
        parts.add(StyledText.of(RULE + FILES));
        if (picture.lastMove().isPresent()) {
            parts.add(StyledText.of(picture.history() + "\n"));
        }
        parts.add(StyledText.of(picture.status() + "\n" + LEGEND));
        return StyledText.join(parts);
    }

    private static StyledText cell(KamisadoPicture picture, Square square) {
        Colour colour = square.colour();
        Ink ground = Ink.of(Palette.readableOn(colour), Palette.of(colour));
        String mark = picture.isEntered(square) ? "*" : picture.isLeft(square) ? "-" : " ";
        String letter = mark + String.valueOf(colour.letter()).toLowerCase(Locale.ROOT);
        Optional<Tower> tower = picture.position().at(square);
        if (tower.isEmpty()) {
            return StyledText.of("    " + letter, ground);
        }
        String text = text(tower.get());
        Ink ink = Ink.of(
                        Palette.of(tower.get().side().other()),
                        Palette.of(tower.get().side()))
                .inBold();
        Ink shade = Ink.of(
                        Palette.readableOn(tower.get().colour()),
                        Palette.of(tower.get().colour()))
                .inBold();
        return StyledText.of(text.substring(0, 1), ink)
                .plus(text.substring(1, 2), shade)
                .plus(text.substring(2), ink)
                .plus((text.length() == 3 ? " " : "") + letter, ground);
    }

    private static String text(Tower tower) {
        String teeth =
                tower.rank() == Rank.PLAIN ? "" : String.valueOf(tower.rank().teeth());
        String inside = tower.colour().letter() + teeth;
        return tower.side() == Side.BLACK ? "[" + inside + "]" : "(" + inside + ")";
    }
}
