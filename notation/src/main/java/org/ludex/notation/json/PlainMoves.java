package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.antlr.Memo;
import org.ludex.notation.replay.PlainReplay;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.LineTree;

/**
 * The moves of a record as they are written: objects without a blank, each beginning with its ply. What follows the ply
 * has usually occurred before, in this record or another. So it is parsed once, and a {@link Memo} keeps the result. A
 * record with anything else among its moves is read as a whole. For one record and one thread.
 */
final class PlainMoves {

    private static final String FIELD = "\"moves\":[";
    private static final String PLY = "{\"ply\":";
    private static final int MOST_DIGITS = 9;
    /** Longer objects hardly ever occur twice. */
    private static final int LONGEST = 192;
    /** A move never has more open brackets. */
    private static final int DEEPEST = 5;

    private static final int MEMO_BITS = 14;
    private static final Memo<Known<?, ?>> MEMO = new Memo<>(MEMO_BITS, LONGEST);

    private final String text;
    private final int open;
    private final int close;
    /** For each move where it begins, where its ply ends, and where it ends. */
    private final int[] places;
    /** What is known of each move. */
    private final List<Optional<Known<?, ?>>> met;

    private PlainMoves(String text, int open, int close, int[] places, List<Optional<Known<?, ?>>> met) {
        this.text = text;
        this.open = open;
        this.close = close;
        this.places = places;
        this.met = met;
    }

    /**
     * What an object says after its ply.
     *
     * @param notation the notation that it was read with
     * @param move the move, at a place of its own
     * @param node what is written around it
     */
    private record Known<M extends Move, P extends Position<M, P>>(
            GameNotation<M, P> notation, JsonMove<M, P> move, LineTree.Node<M, P> node) {

        /** Whether nothing is written around the move. */
        boolean isBare() {
            return node.suffix().isEmpty() && node.comment().isEmpty();
        }
    }

    /** The moves of a record, if all of them look as they are written. */
    static Optional<PlainMoves> in(String text) {
        int open = text.indexOf(FIELD) + FIELD.length() - 1;
        if (open < FIELD.length()) {
            return Optional.empty();
        }
        int[] places = new int[3 * (text.length() / (2 * PLY.length()) / 2 + 1)];
        List<Optional<Known<?, ?>>> met = new ArrayList<>(places.length / 3);
        int count = 0;
        int at = open;
        do {
            int start = at + 1;
            int digits = text.startsWith(PLY, start) ? digits(text, start + PLY.length()) : 0;
            if (digits == 0) {
                return Optional.empty();
            }
            int behind = start + PLY.length() + digits;
            // Words that were met before end where they ended then.
            int brace = text.indexOf('}', behind) + 1;
            Optional<Known<?, ?>> known = MEMO.find(text, behind, brace);
            int end = known.isPresent() ? brace : end(text, behind);
            if (end == 0) {
                return Optional.empty();
            }
            met.add(end == brace ? known : MEMO.find(text, behind, end));
            if (count == places.length) {
                places = Arrays.copyOf(places, 2 * count);
            }
            places[count++] = start;
            places[count++] = behind;
            places[count++] = end;
            at = end;
        } while (at < text.length() && text.charAt(at) == ',');
        return at < text.length() && text.charAt(at) == ']'
                ? Optional.of(new PlainMoves(text, open, at, Arrays.copyOf(places, count), met))
                : Optional.empty();
    }

    /** How many digits a number has that a comma follows; 0 where it is none. */
    private static int digits(String text, int from) {
        int to = from;
        while (to < text.length() && text.charAt(to) >= '0' && text.charAt(to) <= '9') {
            to++;
        }
        if (to == from || to == text.length() || text.charAt(to) != ',' || to - from > MOST_DIGITS) {
            return 0;
        }
        // A zero before other digits is not JSON.
        return to - from > 1 && text.charAt(from) == '0' ? 0 : to - from;
    }

    /** Where the object around a place ends; 0 if it does not end, or is nested deeper than a move. */
    private static int end(String text, int from) {
        int depth = 1;
        for (int i = from; i < text.length(); i++) {
            switch (text.charAt(i)) {
                case '"' -> i = stringEnd(text, i + 1);
                case '{', '[' -> {
                    if (++depth > DEEPEST) {
                        return 0;
                    }
                }
                case '}', ']' -> {
                    if (--depth == 0) {
                        return i + 1;
                    }
                }
                default -> {}
            }
        }
        return 0;
    }

    /** The place of the quote that ends a string, or the end of the text. */
    private static int stringEnd(String text, int from) {
        int i = from;
        while (i < text.length() && text.charAt(i) != '"') {
            i += text.charAt(i) == '\\' ? 2 : 1;
        }
        return i;
    }

    /** The record without its moves. */
    String around() {
        return text.substring(0, open + 1) + text.substring(close);
    }

    /** The place in the record for a place in the record without its moves. */
    int placed(int offset) {
        return offset > open ? offset + close - open - 1 : offset;
    }

    /** Whether a value is the array of the moves. */
    boolean isIn(JsonValue value) {
        return value.span().start() == open && value.span().end() == close + 1;
    }

    /**
     * The moves in the notation of their game.
     *
     * @param notation the notation
     * @param factory makes parsers
     * @param findings what is found about the record
     * @throws JsonFormatException where one of them is more than a move, or none: the record must be read as a whole
     */
    <M extends Move, P extends Position<M, P>> List<LineTree.Node<M, P>> nodes(
            GameNotation<M, P> notation, JsonFactory factory, Findings findings) {
        List<LineTree.Node<M, P>> nodes = new ArrayList<>(places.length / 3);
        for (int i = 0; i < places.length; i += 3) {
            int start = places[i];
            int behind = places[i + 1];
            int end = places[i + 2];
            Known<M, P> known = known(notation, i, factory, findings);
            LineTree.Node<M, P> node = known.node();
            JsonMove<M, P> move = known.move()
                    .at(
                            new Span(start, end),
                            () -> value(text.substring(start, end), factory).raw());
            int ply = ply(i);
            nodes.add(new LineTree.Node<>(
                    move,
                    Optional.of(new LineTree.MoveNumber(ply, true, start + PLY.length(), behind)),
                    node.suffix(),
                    node.comment(),
                    List.of()));
        }
        return nodes;
    }

    /**
     * Plays the moves, if each of them is an entry, legal, and bare of anything that there would be something to say about.
     *
     * @param notation the notation
     * @param factory makes parsers
     * @param findings what is found about the record
     * @param replay what plays them; of no more use if they cannot all be played
     * @return whether they were played
     * @throws JsonFormatException where one of them is more than a move, or none: the record must be read as a whole
     */
    <M extends Move, P extends Position<M, P>> boolean play(
            GameNotation<M, P> notation, JsonFactory factory, Findings findings, PlainReplay<M, P> replay) {
        for (int i = 0; i < places.length; i += 3) {
            Known<M, P> known = known(notation, i, factory, findings);
            if (!known.isBare() || !replay.playSingle(known.move(), ply(i))) {
                return false;
            }
        }
        return true;
    }

    private int ply(int i) {
        return Integer.parseInt(text, places[i] + PLY.length(), places[i + 1], 10);
    }

    @SuppressWarnings("unchecked") // The same notation has the same moves.
    private <M extends Move, P extends Position<M, P>> Known<M, P> known(
            GameNotation<M, P> notation, int i, JsonFactory factory, Findings findings) {
        Optional<Known<?, ?>> known = met.get(i / 3);
        return known.isPresent() && known.get().notation().equals(notation)
                ? (Known<M, P>) known.get()
                : learn(notation, places[i + 1], places[i + 2], factory, findings);
    }

    /** Reads what follows the ply as a separate object. */
    private <M extends Move, P extends Position<M, P>> Known<M, P> learn(
            GameNotation<M, P> notation, int from, int to, JsonFactory factory, Findings findings) {
        String words = text.substring(from, to);
        JsonValue object = value("{" + words.substring(1), factory);
        LineTree.Node<M, P> node = new LineJson<>(notation, findings).node(object);
        if (!(node.written() instanceof JsonMove<M, P> move)
                || !node.variations().isEmpty()
                || node.number().isPresent()) {
            throw new JsonFormatException("behind", Facts.none(), object.span());
        }
        Known<M, P> known = new Known<>(notation, move, node);
        MEMO.put(words, known);
        return known;
    }

    /** The value that a text of JSON is. */
    private static JsonValue value(String json, JsonFactory factory) {
        try (JsonParser parser = factory.createParser(json)) {
            parser.nextToken();
            JsonValue value = JsonValue.read(parser);
            if (parser.nextToken() != null) {
                throw new JsonFormatException("behind", Facts.none(), value.span());
            }
            return value;
        } catch (IOException e) {
            throw new JsonFormatException("ends", Facts.none(), new Span(0, 0));
        }
    }
}
