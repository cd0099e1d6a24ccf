package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.ludex.core.Arrow;
import org.ludex.core.BoardCell;
import org.ludex.core.Facts;
import org.ludex.core.Look;
import org.ludex.core.Phrase;
import org.ludex.core.picture.Picture;
import org.ludex.dog.Player;
import org.ludex.dog.Spot;
import org.ludex.dog.TableRule;

/**
 * What a picture of a board shows.
 *
 * @param title what the picture shows, for readers who do not see it
 * @param board the pieces
 * @param lines the lines of the caption
 * @param marked the ids of the marked cells
 * @param arrows the arrows
 * @param corner the seat whose start cell is in the lower left corner
 * @param locale the language
 */
public record BoardPicture(
        String title,
        Board board,
        List<String> lines,
        Set<String> marked,
        List<Arrow> arrows,
        Player corner,
        Locale locale) {

    static final int[] COLOURS = {0x2E7D32, 0xF9A825, 0xC62828, 0x1565C0};

    /** Keeps copies. */
    public BoardPicture {
        lines = List.copyOf(lines);
        marked = Set.copyOf(marked);
        arrows = List.copyOf(arrows);
    }

    /**
     * A board with a caption.
     *
     * @param title what the picture shows
     * @param board the pieces
     * @param lines the lines of the caption
     * @param look how it should look
     */
    public static Picture of(String title, Board board, List<String> lines, Look look) {
        Player corner = look.side().map(seat -> Player.at(seat.ordinal())).orElse(Player.A);
        Set<String> marked = look.marked().stream().map(BoardCell::id).collect(Collectors.toSet());
        return new BoardPicture(title, board, lines, marked, look.arrows(), corner, look.locale()).paint();
    }

    private Picture paint() {
        return new Picture(TextBoard.of(this), SvgBoard.of(this));
    }

    /** The cells that differ between two boards. */
    public static List<Spot> changed(Board before, Board after) {
        Table table = after.table();
        List<Spot> changed = new ArrayList<>();
        for (int spot = 0; spot < table.spots(); spot++) {
            if (before.at(spot) != after.at(spot)) {
                changed.add(table.place(spot));
            }
        }
        if (before.dog() != after.dog()) {
            changed.add(Spot.track(after.dog()));
        }
        return changed;
    }

    /** The caption for pieces that went to their kennels. */
    public static List<String> hits(Board before, Board after, Locale locale) {
        List<String> lines = new ArrayList<>();
        for (Player player : after.table().players()) {
            int more = after.inKennel(player.index()) - before.inKennel(player.index());
            if (more > 0) {
                lines.add(say("kennel", Facts.of("count", more, "seat", player), locale));
            }
        }
        return lines;
    }

    /** Words for a picture, from the bundle that all these games share. */
    public static String say(String key, Facts facts, Locale locale) {
        return new Phrase(TableRule.class, "picture." + key, facts).text(locale);
    }

    /** The number of a seat, counted clockwise from the one in the lower left corner. */
    int turned(int seat) {
        return (seat - corner.index() + 4) % 4;
    }

    boolean isMarked(Spot spot) {
        return marked.contains(spot.id());
    }

    /** Whether an arrow begins or ends on a cell. */
    boolean isArrowEnd(Spot spot) {
        return arrows.stream()
                .anyMatch(arrow ->
                        arrow.from().id().equals(spot.id()) || arrow.to().id().equals(spot.id()));
    }

    /** How a piece is named on the board: its seat and the letter of its rank. */
    static String name(int piece) {
        return Board.player(Board.owner(piece))
                + Board.rank(piece).map(rank -> rank.letter()).orElse("");
    }

    /** The word for a piece among the attributes of a picture: {@code A}, {@code A king}. */
    static String word(int piece) {
        return Board.player(Board.owner(piece))
                + Board.rank(piece).map(rank -> " " + rank).orElse("");
    }

    /** The waiting pieces of a seat, the highest rank first. */
    List<Integer> waiting(Player player) {
        List<Integer> waiting = new ArrayList<>();
        for (int piece : board.kinds(player.index())) {
            for (int count = board.kennelled(piece); count > 0; count--) {
                waiting.add(piece);
            }
        }
        return waiting;
    }
}
