package org.ludex.notation.json;

import java.util.Optional;
import java.util.function.BiConsumer;
import org.ludex.core.Facts;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Findings;

/** A piece of a file of JSON: a record, whole or broken, or something that is none. */
final class JsonChunk extends Chunk {

    private final Optional<String> before;
    private final Optional<String> behind;
    private final long again;
    private final Optional<PlainPlaces> moves;

    /**
     * A piece of a file.
     *
     * @param chunk what it holds
     * @param before what is wrong with the brackets and commas before it, as a variant of {@link NotationRule#BAD_JSON}
     * @param behind what is wrong with those behind it
     * @param again how many bytes before it count as read again: with too many, what follows is cut in another way
     * @param moves where its moves stand, if that is known
     */
    JsonChunk(Chunk chunk, Optional<String> before, Optional<String> behind, long again, Optional<PlainPlaces> moves) {
        super(chunk);
        this.before = before;
        this.behind = behind;
        this.again = again;
        this.moves = moves;
    }

    /** Where the moves of the record stand, if that is known. */
    Optional<PlainPlaces> moves() {
        return moves;
    }

    /** The first piece of a file may be something that is no record, so that it counts whether a piece is the first. */
    @Override
    public boolean isLike(Chunk other) {
        return other instanceof JsonChunk piece
                && hasLikeBytes(piece)
                && before.equals(piece.before)
                && behind.equals(piece.behind)
                && again == piece.again
                && index() > 1 == piece.index() > 1;
    }

    /** Tells what is wrong around the piece: that costs no record. */
    void remark(Findings findings) {
        flaws(
                (variant, span) ->
                        findings.warning(NotationRule.BAD_JSON, Facts.none().as(variant), span),
                findings.source().text());
    }

    /** Tells what is wrong around the piece, given its text. */
    void flaws(BiConsumer<String, Span> teller, String text) {
        before.ifPresent(variant -> teller.accept(variant, new Span(0, 0)));
        int end = text.stripTrailing().length();
        behind.ifPresent(variant -> teller.accept(variant, new Span(Math.max(0, end - 1), end)));
    }
}
