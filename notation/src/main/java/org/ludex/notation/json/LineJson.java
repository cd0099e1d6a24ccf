package org.ludex.notation.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.Ending;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.LineTree;
import org.ludex.notation.tree.Wording;

/**
 * Reads lines of moves from JSON into the same tree that text is read into. For one record and one thread.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
final class LineJson<M extends Move, P extends Position<M, P>> {

    /** What stands around a move and is not part of it. */
    private static final Set<String> AROUND = Set.of("game", "ply", "seat", "text", "comment", "suffix", "variations");
    /** What an entry of several moves has besides. */
    private static final Set<String> ENTRY_FIELDS =
            Set.of("game", "ply", "seat", "parts", "text", "comment", "suffix", "variations");

    private static final Set<String> VARIATION_FIELDS = Set.of("comment", "moves", "ending", "rest");

    /** What has more moves than these that are none is not a record. */
    private static final int MOST_BROKEN = 1000;

    private final GameNotation<M, P> notation;
    private final Findings findings;
    private final Wording<M, P> wording;
    private int broken;

    LineJson(GameNotation<M, P> notation, Findings findings) {
        this.notation = notation;
        this.findings = findings;
        this.wording = new JsonWording<>(notation, findings.source());
    }

    /** The line that an object with moves, and perhaps a comment, an ending and a rest, holds. */
    LineTree<M, P> line(Fields fields) {
        List<LineTree.Node<M, P>> nodes = new ArrayList<>();
        for (JsonValue move : fields.require("moves").elements(JsonWords.field("moves"))) {
            nodes.add(node(move));
        }
        return line(fields, nodes);
    }

    /** The line that an object holds, given its moves. */
    LineTree<M, P> line(Fields fields, List<LineTree.Node<M, P>> nodes) {
        fields.find("rest").ifPresent(rest -> unread(rest, findings));
        return new LineTree<>(
                fields.text("comment"), nodes, ending(fields), List.of(), fields.text("rest"), fields.span(), wording);
    }

    /** The move in an object, with what is written around it. */
    LineTree.Node<M, P> node(JsonValue object) {
        try {
            Fields fields = object.fields(JsonWords.MOVE);
            List<LineTree<M, P>> variations = new ArrayList<>();
            if (fields.find("variations").isPresent()) {
                for (JsonValue variation : fields.require("variations").elements(JsonWords.field("variations"))) {
                    variations.add(line(variation.fields(JsonWords.VARIATION).only(VARIATION_FIELDS)));
                }
            }
            return new LineTree.Node<>(
                    written(object, fields), number(fields), suffix(fields), fields.text("comment"), variations);
        } catch (JsonFormatException e) {
            if (++broken > MOST_BROKEN) {
                throw e;
            }
            WrittenMove<M, P> unread = new BrokenMove<>(object.span(), e.span(), e.facts(), object.raw());
            return new LineTree.Node<>(unread, Optional.empty(), "", "", List.of());
        }
    }

    /** Reports a rest that the record came with. */
    private static void unread(JsonValue rest, Findings findings) {
        Facts facts = unread(rest, "rest");
        if (!rest.value().equals("")) {
            findings.error(NotationRule.UNREAD_REST, facts, rest.span());
        }
    }

    /** The remarks on raw text in a field. */
    static Facts unread(JsonValue raw, String field) {
        String text = raw.string(JsonWords.field(field));
        String line = text.lines().findFirst().orElse("");
        return Facts.of("rest", line.length() == text.length() ? text : line + "...");
    }

    private WrittenMove<M, P> written(JsonValue object, Fields fields) {
        List<M> moves = moves(object, fields);
        return JsonMove.of(
                notation,
                object,
                moves,
                MoveJson.namesSeat(moves.get(0))
                        ? Optional.empty()
                        : fields.find("seat").map(seat -> seat.string(JsonWords.field("seat"))),
                fields.find("text").map(text -> text.string(JsonWords.field("text"))));
    }

    /** The moves of an entry: the object is one itself, or it lists them. */
    private List<M> moves(JsonValue object, Fields fields) {
        Optional<JsonValue> parts =
                fields.find(RecordJson.PARTS).filter(each -> notation.entries().isPresent());
        if (parts.isEmpty()) {
            return List.of(MoveJson.read(notation.game(), object, AROUND));
        }
        fields.only(ENTRY_FIELDS);
        List<M> moves = new ArrayList<>();
        for (JsonValue part : parts.get().elements(JsonWords.field(RecordJson.PARTS))) {
            moves.add(MoveJson.read(notation.game(), part, MoveJson.AROUND));
        }
        if (moves.isEmpty()) {
            throw Fields.missing("type", object.span());
        }
        return moves;
    }

    /** The ply is a check, as a number is in text. */
    private static Optional<LineTree.MoveNumber> number(Fields fields) {
        return fields.find("ply")
                .map(ply -> new LineTree.MoveNumber(ply.number(JsonWords.field("ply")), true, ply.span()));
    }

    /** The suffix of an entry. */
    static String suffix(Fields fields) {
        String suffix = fields.text("suffix");
        if (!RecordedMove.isSuffix(suffix)) {
            throw new JsonFormatException(
                    "suffix",
                    Facts.of("value", suffix),
                    fields.require("suffix").span());
        }
        return suffix;
    }

    /** The last word of the line that an object holds. */
    static Optional<LineTree.LastWord> ending(Fields fields) {
        return fields.find("ending").map(field -> new LineTree.LastWord(ending(field), field.span()));
    }

    /** The ending that a word stands for. */
    static Ending ending(JsonValue field) {
        String word = field.string(JsonWords.field("ending"));
        return Ending.parse(word)
                .orElseThrow(() -> new JsonFormatException("ending", Facts.of("value", word), field.span()));
    }
}
