package org.ludex.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.ludex.core.Conclusion;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;

/**
 * Builds a record move by move, with what is to be written around the moves. Each step gives a new builder, so a
 * partly built record can be continued in different ways.
 *
 * <pre>{@code
 * GameRecord<KamisadoMove, KamisadoPosition> record = GameRecord.builder(Kamisado.GAME.start())
 *         .tag("Event", "a quick one")
 *         .play(move).suffix("!").comment("bold")
 *         .conclude(new Conclusion(Conclusion.Kind.RESIGN, Optional.of(Side.WHITE)))
 *         .build();
 * }</pre>
 *
 * <p>Immutable and thread-safe.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public final class RecordBuilder<M extends Move, P extends Position<M, P>> {

    private final Line<M, P> line;
    private final List<Tag> tags;
    /** The words around moves, keyed by the number of moves before them. */
    private final Map<Integer, Words> words;

    private record Words(String suffix, String comment) {
        private static final Words NONE = new Words("", "");

        /** These words with more of them. There is only one suffix, the latest. */
        Words plus(Words more) {
            String both = comment.isEmpty() || more.comment.isEmpty()
                    ? comment + more.comment
                    : comment + "\n" + more.comment;
            return new Words(more.suffix.isEmpty() ? suffix : more.suffix, both);
        }
    }

    RecordBuilder(Line<M, P> line) {
        this(line, List.of(), Map.of());
    }

    private RecordBuilder(Line<M, P> line, List<Tag> tags, Map<Integer, Words> words) {
        this.line = line;
        this.tags = tags;
        this.words = words;
    }

    /** Adds a tag. */
    public RecordBuilder<M, P> tag(String name, String value) {
        List<Tag> more = new ArrayList<>(tags);
        more.add(new Tag(name, value));
        return new RecordBuilder<>(line, more, words);
    }

    /**
     * Plays a move.
     *
     * @throws org.ludex.core.IllegalMoveException if it is illegal
     * @throws IllegalStateException if the players have ended the game
     */
    public RecordBuilder<M, P> play(M move) {
        return new RecordBuilder<>(line.play(move), tags, words);
    }

    /** Puts a suffix, such as {@code !}, after the last move, in place of any other. */
    public RecordBuilder<M, P> suffix(String suffix) {
        return around(new Words(suffix, ""));
    }

    /** Adds a comment after the last move, or before the first one. A second comment begins a new line. */
    public RecordBuilder<M, P> comment(String comment) {
        return around(new Words("", comment));
    }

    private RecordBuilder<M, P> around(Words newest) {
        if (line.size() == 0 && !newest.suffix().isEmpty()) {
            throw new IllegalStateException("there is no move that a suffix could belong to");
        }
        Map<Integer, Words> more = new TreeMap<>(words);
        more.merge(line.size(), newest, Words::plus);
        return new RecordBuilder<>(line, tags, more);
    }

    /**
     * Ends the game.
     *
     * @throws IllegalStateException if the game is over
     */
    public RecordBuilder<M, P> conclude(Conclusion how) {
        return new RecordBuilder<>(line.conclude(how), tags, words);
    }

    /** The record. It states the result that it comes to, whatever result was given as a tag. */
    public GameRecord<M, P> build() {
        GameRecord<M, P> record = GameRecord.of(line, tags)
                .withTag(Tag.RESULT, Result.of(line).tag())
                .withComment(words.getOrDefault(0, Words.NONE).comment());
        int played = 0;
        for (int ply = 1; ply <= record.moves().size(); ply++) {
            int size = record.moves().get(ply - 1).moves().size();
            for (int move = played + 1; move <= played + size; move++) {
                Optional<Words> around = Optional.ofNullable(words.get(move));
                if (around.isPresent()) {
                    record = record.withMove(ply, entry -> decorated(entry, around.get()));
                }
            }
            played += size;
        }
        return record;
    }

    /** An entry of several moves gets the words of all of them. */
    private static <M extends Move> RecordedMove<M> decorated(RecordedMove<M> entry, Words around) {
        Words all = new Words(entry.suffix(), entry.comment()).plus(around);
        return entry.withSuffix(all.suffix()).withComment(all.comment());
    }
}
