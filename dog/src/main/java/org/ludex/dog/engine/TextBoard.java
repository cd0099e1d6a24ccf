package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.ludex.core.Facts;
import org.ludex.core.picture.Ink;
import org.ludex.core.picture.StyledText;
import org.ludex.dog.Geometry;
import org.ludex.dog.Player;
import org.ludex.dog.Spot;

/**
 * Draws a board in characters: the track is the rim of a square, with one start cell in the lower left corner and the
 * destinations on the diagonals.
 */
final class TextBoard {

    private final BoardPicture picture;
    private final Board board;
    private final Table table;
    private final Geometry geometry;
    private final int quarter;

    private TextBoard(BoardPicture picture) {
        this.picture = picture;
        this.board = picture.board();
        this.table = board.table();
        this.geometry = table.geometry();
        this.quarter = geometry.quarter();
    }

    static StyledText of(BoardPicture picture) {
        return new TextBoard(picture).text();
    }

    private StyledText text() {
        List<StyledText> parts = new ArrayList<>();
        parts.add(StyledText.of(numbers(quarter, 1)));
        for (int row = quarter; row >= 0; row--) {
            parts.add(StyledText.of(row == quarter ? "     " : pad(track(row)) + " "));
            for (int column = 0; column <= quarter; column++) {
                parts.add(cell(spot(row, column)));
            }
            parts.add(StyledText.of(row == quarter ? "\n" : " " + track(3 * quarter - row) + "\n"));
        }
        parts.add(StyledText.of(numbers(4 * quarter, -1)));
        for (Player player : table.players()) {
            parts.add(StyledText.of(
                    player.id(), Ink.of(BoardPicture.COLOURS[player.index()]).inBold()));
            parts.add(StyledText.of(" " + kennel(player) + "\n"));
        }
        picture.lines().forEach(line -> parts.add(StyledText.of(line + "\n")));
        return StyledText.join(parts);
    }

    private String kennel(Player player) {
        String ranks = picture.waiting(player).stream()
                .flatMap(piece -> Board.rank(piece).stream())
                .map(rank -> BoardPicture.say("rank." + rank, Facts.none(), picture.locale()))
                .collect(Collectors.joining(" "));
        Facts facts = Facts.of(
                "colour",
                BoardPicture.say("colour." + player, Facts.none(), picture.locale()),
                "count",
                board.inKennel(player.index()),
                "ranks",
                ranks);
        String line = BoardPicture.say(ranks.isEmpty() ? "waiting" : "waiting.ranks", facts, picture.locale());
        return picture.isMarked(Spot.kennel(player)) ? "(" + line + ")" : line;
    }

    /** The number of the track cell some steps after the one in the lower left corner. */
    private int track(int steps) {
        return (steps + table.start(picture.corner().index())) % table.length();
    }

    /** The numbers over the upper or under the lower rim. */
    private String numbers(int first, int step) {
        StringBuilder line = new StringBuilder("     ");
        for (int column = 0; column <= quarter; column++) {
            String number = Integer.toString(track(first + step * column));
            line.append(number).append(" ".repeat(4 - number.length()));
        }
        return line.toString().stripTrailing() + "\n";
    }

    private static String pad(int number) {
        return " ".repeat(4 - Integer.toString(number).length()) + number;
    }

    /** The spot at a place of the square, or -1 inside it. */
    private int spot(int row, int column) {
        if (column == 0 && row < quarter) {
            return track(row);
        }
        if (row == quarter && column < quarter) {
            return track(quarter + column);
        }
        if (column == quarter && row > 0) {
            return track(3 * quarter - row);
        }
        return row == 0 ? track(4 * quarter - column) : inside(row, column);
    }

    private int inside(int row, int column) {
        for (int number = 1; number <= Table.HOUSE; number++) {
            int far = quarter - number;
            boolean diagonal = (row == number || row == far) && (column == number || column == far);
            if (diagonal) {
                int side = column == number ? row == number ? 0 : 1 : row == far ? 2 : 3;
                int seat = (side + picture.corner().index()) % 4;
                return table.seating().plays(Player.at(seat)) ? table.house(seat, number) : -1;
            }
        }
        return -1;
    }

    private StyledText cell(int spot) {
        if (spot < 0) {
            return StyledText.of("    ");
        }
        boolean marked = picture.isMarked(table.place(spot)) || picture.isArrowEnd(table.place(spot));
        String open = marked ? "(" : " ";
        String close = marked ? ")" : " ";
        int piece = board.at(spot);
        if (piece == Board.NOBODY) {
            return StyledText.of(open + empty(spot) + close + " ");
        }
        String name = BoardPicture.name(piece);
        Ink ink = Ink.of(0xFFFFFF, BoardPicture.COLOURS[Board.owner(piece)]).inBold();
        return StyledText.of(open).plus(name, ink).plus(close + " ".repeat(2 - name.length()));
    }

    private String empty(int spot) {
        if (spot == board.dog()) {
            return "@";
        }
        if (!table.isTrack(spot)) {
            return "_";
        }
        if (table.isStart(spot)) {
            return "o";
        }
        if (geometry.special().contains(spot)) {
            return "*";
        }
        if (geometry.whitePaws().contains(spot) || geometry.blackPaws().contains(spot)) {
            return geometry.whitePaws().contains(spot) ? "w" : "b";
        }
        return geometry.disc().contains(spot) ? "~" : ".";
    }
}
