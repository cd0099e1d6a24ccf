package org.ludex.dog;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.ludex.core.CoreRule;
import org.ludex.core.Facts;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.InvalidValueException;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Phrase;
import org.ludex.core.Spellings;

/**
 * The board: how long the track is and which of its cells are marked. The start cells are a quarter apart, from cell 0
 * on, one for each seat. A board looks the same from every side.
 *
 * <p>Written {@code 64 special 8/24/40/56}; an unmarked board is just its length. Immutable and thread-safe.
 *
 * @param length the number of cells of the track
 * @param special the cells that give a card in DOG Royal
 * @param disc the cells of Black DOG's turntable
 * @param whitePaws the cells with a white paw
 * @param blackPaws the cells with a black paw
 */
public record Geometry(
        int length, List<Integer> special, List<Integer> disc, List<Integer> whitePaws, List<Integer> blackPaws) {

    /** The shortest track: no card leads past two start cells. */
    public static final int SHORTEST = 32;

    /** The longest track. */
    public static final int LONGEST = 128;

    private static final String SPECIAL = "special";
    private static final String DISC = "disc";
    private static final String WHITE = "white";
    private static final String BLACK = "black";

    private static final String OPTION = "geometry";

    /** The board without marks. */
    public static final Geometry PLAIN = plain(64);

    /**
     * Checks the board.
     *
     * @throws IllegalArgumentException if the length is not a multiple of four from {@link #SHORTEST} to
     *     {@link #LONGEST}, or when the marks are not the same on every side, lie outside the track or on a start cell,
     *     or a paw lies outside the disc
     */
    public Geometry {
        if (length < SHORTEST || length > LONGEST || length % 4 != 0) {
            throw invalid("track", Facts.of("shortest", SHORTEST, "longest", LONGEST, "length", length));
        }
        special = marks(SPECIAL, special, length);
        disc = marks(DISC, disc, length);
        whitePaws = marks(WHITE, whitePaws, length);
        blackPaws = marks(BLACK, blackPaws, length);
        if (!disc.containsAll(whitePaws) || !disc.containsAll(blackPaws)) {
            throw invalid("paws", Facts.of("disc", disc));
        }
    }

    private static List<Integer> marks(String name, List<Integer> cells, int length) {
        TreeSet<Integer> sorted = new TreeSet<>(cells);
        for (int cell : sorted) {
            int turned = (cell + length / 4) % length;
            if (cell < 0 || cell >= length || cell % (length / 4) == 0) {
                throw invalid("mark", Facts.of("cell", cell, "mark", name));
            }
            if (!sorted.contains(turned)) {
                throw invalid("uneven-marks", Facts.of("cell", cell, "mark", name, "turned", turned));
            }
        }
        return List.copyOf(sorted);
    }

    private static InvalidValueException invalid(String key, Facts facts) {
        return new InvalidValueException(new Phrase(Geometry.class, "invalid." + key, facts));
    }

    /** A board of a length, without marks. */
    public static Geometry plain(int length) {
        return new Geometry(length, List.of(), List.of(), List.of(), List.of());
    }

    /** The option for the board of a game that is usually played on this one. */
    public Option option() {
        return Option.free(
                TableRule.class, OPTION, toString(), text -> parse(text).toString());
    }

    /**
     * The board that the option {@link #option} asks for.
     *
     * @throws InvalidOptionsException if its value is not a board
     */
    public static Geometry of(Options options) {
        String text = options.value(OPTION);
        try {
            return parse(text);
        } catch (IllegalArgumentException notABoard) {
            throw new InvalidOptionsException(
                    CoreRule.OPTION_VALUE,
                    Facts.of("option", OPTION, "value", text, "values", Phrase.of(TableRule.class, "value.geometry")));
        }
    }

    /**
     * Reads a board.
     *
     * @throws IllegalArgumentException if the text cannot be read
     */
    public static Geometry parse(String text) {
        String[] words = text.strip().split(" +", -1);
        List<Integer> special = List.of();
        List<Integer> disc = List.of();
        List<Integer> white = List.of();
        List<Integer> black = List.of();
        if (words.length % 2 == 0) {
            throw Spellings.unknown(Geometry.class, "board", text);
        }
        for (int index = 1; index < words.length; index += 2) {
            List<Integer> cells = cells(words[index + 1]);
            switch (words[index]) {
                case SPECIAL -> special = cells;
                case DISC -> disc = cells;
                case WHITE -> white = cells;
                case BLACK -> black = cells;
                default -> throw Spellings.unknown(Geometry.class, "mark", words[index]);
            }
        }
        return new Geometry(number(words[0]), special, disc, white, black);
    }

    private static List<Integer> cells(String text) {
        List<Integer> cells = new ArrayList<>();
        for (String part : text.split("/", -1)) {
            int dash = part.indexOf('-');
            int from = number(dash < 0 ? part : part.substring(0, dash));
            int to = number(part.substring(dash + 1));
            for (int cell = from; cell <= to; cell++) {
                cells.add(cell);
            }
        }
        return cells;
    }

    private static int number(String digits) {
        if (digits.isEmpty() || digits.length() > 3 || !digits.chars().allMatch(Faces::isDigit)) {
            throw Spellings.unknown(
                    Geometry.class, "cell", digits, Phrase.of(Geometry.class, "kind.cell.expected.number"));
        }
        return Integer.parseInt(digits);
    }

    /** The cells between two start cells, with one of them. */
    public int quarter() {
        return length / 4;
    }

    /** The start cell of a seat. */
    public int start(Player player) {
        return player.index() * quarter();
    }

    @Override
    public String toString() {
        return length + mark(SPECIAL, special) + mark(DISC, disc) + mark(WHITE, whitePaws) + mark(BLACK, blackPaws);
    }

    private static String mark(String name, List<Integer> cells) {
        List<String> runs = new ArrayList<>();
        for (int index = 0; index < cells.size(); index++) {
            int from = cells.get(index);
            int to = from;
            while (index + 1 < cells.size() && cells.get(index + 1) == to + 1) {
                index++;
                to++;
            }
            runs.add(from == to ? "" + from : from + "-" + to);
        }
        return runs.isEmpty() ? "" : runs.stream().collect(Collectors.joining("/", " " + name + " ", ""));
    }
}
