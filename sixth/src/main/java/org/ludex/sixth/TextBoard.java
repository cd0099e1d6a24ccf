package org.ludex.sixth;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.ludex.core.picture.Ink;
import org.ludex.core.picture.StyledText;

/**
 * The board in characters. Each tower is written as the chess piece it moves as, a colon, and its pieces from bottom to
 * top: {@code R:Wb}. The letter of the chess piece is a capital if White owns the tower, lower case if Black does, and
 * starred with the Lady on top. Parentheses surround a cell that a shown move left, brackets one on which it ended, stars a
 * marked one.
 */
final class TextBoard {

    private static final Ink WHITE = Ink.of(0x3B2F1E, 0xF3E6C8);
    private static final Ink BLACK = Ink.of(0xF3E6C8, 0x3B3B3B);
    private static final Ink NOBODY = Ink.of(0xFFFFFF, 0xB03060);

    private final SixthPicture picture;
    private final SixthPosition position;
    private final int width;

    private TextBoard(SixthPicture picture) {
        this.picture = picture;
        this.position = picture.position();
        int longest = position.towers().values().stream()
                .mapToInt(tower -> label(tower).length())
                .max()
                .orElse(0);
        this.width = Math.max(longest, 3);
    }

    static StyledText of(SixthPicture picture) {
        return new TextBoard(picture).paint();
    }

    private StyledText paint() {
        List<StyledText> parts = new ArrayList<>();
        parts.add(StyledText.of(files()));
        for (int rank : picture.ranks()) {
            parts.add(StyledText.of(rank + " "));
            picture.files().forEach(file -> parts.add(cell(new Cell(file, rank))));
            parts.add(StyledText.of(" " + rank + "\n"));
        }
        parts.add(StyledText.of(files()));
        picture.captions().forEach(line -> parts.add(StyledText.of(line + "\n")));
        return StyledText.join(parts);
    }

    private String files() {
        StringBuilder line = new StringBuilder("  ");
        picture.files().forEach(file -> line.append(centred(String.valueOf((char) ('a' + file - 1)), width + 2)));
        return line.toString().stripTrailing() + "\n";
    }

    private StyledText cell(Cell cell) {
        String mark = picture.marked().contains(cell) ? "*" : " ";
        String open = picture.isFrom(cell) ? "(" : picture.isTo(cell) ? "[" : mark;
        String close = !mark.isBlank() ? mark : picture.isFrom(cell) ? ")" : picture.isTo(cell) ? "]" : " ";
        StyledText middle = position.tower(cell).map(TextBoard::inked).orElse(StyledText.of("."));
        int spare = width - middle.plain().length();
        return StyledText.of(open + " ".repeat(spare / 2)).plus(middle).plus(" ".repeat(spare - spare / 2) + close);
    }

    private static StyledText inked(Tower tower) {
        Ink ink = tower.owner().map(side -> side == Side.WHITE ? WHITE : BLACK).orElse(NOBODY);
        return StyledText.of(label(tower), ink);
    }

    private static String label(Tower tower) {
        String letter = String.valueOf(tower.chessman().letter());
        String man = tower.owner()
                .map(side -> side == Side.WHITE ? letter : letter.toLowerCase(Locale.ROOT))
                .orElse(letter + "*");
        return man + ":" + tower;
    }

    private static String centred(String text, int width) {
        int spare = width - text.length();
        return " ".repeat(spare / 2) + text + " ".repeat(spare - spare / 2);
    }
}
