package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.replay.PlainReplay;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.LineTree;

/**
 * The moves of a record as they are written: objects without a blank, each beginning with its ply. What follows the ply
 * has usually occurred before, in this record or another. So it is parsed once, and a {@link MoveMemo} keeps the result. A
 * record with anything else among its moves is read as a whole. For one record and one thread.
 */
final class PlainMoves {

    /** How the object of a move begins. */
    static final String PLY = "{\"ply\":";

    private final String text;
    private final PlainPlaces places;
    /** Whether a place in the text is the same in its bytes. */
    private final boolean narrow;
    /** Where the brackets around the moves stand in the text. */
    private final int open;

    private final int close;

    /**
     * The moves in a text.
     *
     * @param text the text
     * @param places where they stand in its bytes
     */
    PlainMoves(String text, PlainPlaces places) {
        this.text = text;
        this.places = places;
        this.narrow = text.length() == places.bytes().length;
        this.open = letters(0, places.open());
        this.close = open + letters(places.open(), places.close());
    }

    /** How many characters of the text some of its bytes are. */
    private int letters(int from, int to) {
        int letters = to - from;
        for (int i = from; i < to && !narrow; i++) {
            int b = places.bytes()[i] & 0xFF;
            // Four bytes are a pair of characters, fewer are one.
            letters -= (b & 0xC0) == 0x80 ? 1 : 0;
            letters += b >= 0xF0 ? 1 : 0;
        }
        return letters;
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
        List<LineTree.Node<M, P>> nodes = new ArrayList<>(places.size());
        int start = open;
        int before = places.open();
        for (int i = 0; i < places.size(); i++) {
            int from = places.starts()[i];
            int to = places.end(i);
            start += letters(before, from);
            before = from;
            KnownMove<M, P> known = known(notation, i, factory, findings);
            LineTree.Node<M, P> node = known.node();
            JsonMove<M, P> move = known.move()
                    .at(
                            new Span(start, start + letters(from, to)),
                            () -> value(words(from, to), factory).raw());
            LineTree.MoveNumber number =
                    new LineTree.MoveNumber(ply(i), true, start + PLY.length(), start + places.behindPly(i) - from);
            nodes.add(new LineTree.Node<>(move, Optional.of(number), node.suffix(), node.comment(), List.of()));
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
        if (!places.isCounted()) {
            return false;
        }
        for (int i = 0; i < places.size(); i++) {
            KnownMove<M, P> known = known(notation, i, factory, findings);
            boolean isPlayed = known.isFixed()
                    ? replay.playKnown(known.recorded(), i + 1)
                    : known.isBare() && replay.playSingle(known.move(), i + 1);
            if (!isPlayed) {
                return false;
            }
        }
        return true;
    }

    private int ply(int i) {
        return Integer.parseInt(words(places.starts()[i] + PLY.length(), places.behindPly(i)));
    }

    /** The text of some of the bytes. */
    private String words(int from, int to) {
        return new String(places.bytes(), from, to - from, StandardCharsets.UTF_8);
    }

    @SuppressWarnings("unchecked") // The same notation has the same moves.
    private <M extends Move, P extends Position<M, P>> KnownMove<M, P> known(
            GameNotation<M, P> notation, int i, JsonFactory factory, Findings findings) {
        if (places.met()[i] instanceof KnownMove<?, ?> known && known.notation().equals(notation)) {
            return (KnownMove<M, P>) known;
        }
        int from = places.behindPly(i);
        int to = places.end(i);
        // It may have become known since it was met.
        return PlainScan.MEMO.known(places.bytes(), from, to) instanceof KnownMove<?, ?> known
                        && known.notation().equals(notation)
                ? (KnownMove<M, P>) known
                : learn(notation, MoveMemo.words(places.bytes(), from, to), factory, findings);
    }

    /** Reads what follows the ply as a separate object. */
    private static <M extends Move, P extends Position<M, P>> KnownMove<M, P> learn(
            GameNotation<M, P> notation, MoveWords words, JsonFactory factory, Findings findings) {
        String fields = new String(words.bytes(), 1, words.length() - 1, StandardCharsets.UTF_8);
        JsonValue object = value("{" + fields, factory);
        LineTree.Node<M, P> node = new LineJson<>(notation, findings).node(object);
        if (!(node.written() instanceof JsonMove<M, P> move)
                || !node.variations().isEmpty()
                || node.number().isPresent()) {
            throw new JsonFormatException("behind", Facts.none(), object.span());
        }
        KnownMove<M, P> known = new KnownMove<>(words, notation, move, node);
        PlainScan.MEMO.put(known);
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
