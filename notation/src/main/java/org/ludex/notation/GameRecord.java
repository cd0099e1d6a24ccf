package org.ludex.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Viewer;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/**
 * The record of a game: its tags, its legal moves with their comments, suffixes and variations, and how it ended.
 * Whatever could not be read or played is kept verbatim as its rest.
 *
 * <p>Two records are equal if everything but their place in a file is equal.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param game the game's id
 * @param options the options that differ from the defaults
 * @param setup the text of the position that the game started from, if it is not the usual start
 * @param tags the other tags, in order
 * @param comment the comment before the first move, or empty
 * @param moves the moves
 * @param ending the ending, if there is one
 * @param result the result so far
 * @param score the score of each seat, if the game has one
 * @param rest what could not be read or played, verbatim, or empty
 * @param start the position that the game started from
 */
public record GameRecord<M extends Move, P extends Position<M, P>>(
        String game,
        Map<String, String> options,
        Optional<String> setup,
        List<Tag> tags,
        String comment,
        List<RecordedMove<M>> moves,
        Optional<Ending> ending,
        Result result,
        List<Integer> score,
        String rest,
        P start)
        implements AnyRecord {

    /**
     * Copies the collections.
     *
     * @throws IllegalArgumentException if the start is a position of another game, if the game, the options or the
     *     position are among the tags, or if the text of the position is more than one line
     */
    public GameRecord {
        if (!game.equals(start.game().id())) {
            throw new IllegalArgumentException(
                    "a record of " + game + " cannot start from a position of " + start.game());
        }
        if (setup.isPresent() && setup.get().lines().count() > 1) {
            throw new IllegalArgumentException("the text of a position is one line, not: " + setup.get());
        }
        options = options.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(options));
        Objects.requireNonNull(comment, "the comment is null");
        Objects.requireNonNull(rest, "the rest is null");
        tags = Tag.requireNoHead(tags);
        moves = List.copyOf(moves);
        score = List.copyOf(score);
    }

    /** The record of a line, with no tag but the result. */
    public static <M extends Move, P extends Position<M, P>> GameRecord<M, P> of(Line<M, P> line) {
        return of(line, List.of());
    }

    /**
     * The record of a line. It states the result, and its ending says how the players ended the game or that the game
     * is unfinished.
     *
     * @param line the line
     * @param tags the tags; the result is added unless it is among them
     */
    public static <M extends Move, P extends Position<M, P>> GameRecord<M, P> of(Line<M, P> line, List<Tag> tags) {
        P start = line.start();
        GameNotation<M, P> notation = Notations.of(start.game());
        Result result = Result.of(line);
        GameRecord<M, P> record = new GameRecord<>(
                start.game().id(),
                start.options().chosen(),
                setup(start),
                tags,
                "",
                Joining.entries(notation, line),
                Ending.of(line, notation.toMove(line.end())),
                result,
                line.end().score(),
                "",
                start);
        return record.tag(Tag.RESULT).isPresent() ? record : record.withTag(new Tag(Tag.RESULT, result.tag()));
    }

    /** The text of the position that a game starts from, if it is not the usual start. */
    private static <M extends Move, P extends Position<M, P>> Optional<String> setup(P start) {
        boolean isFresh = start.equals(start.game().start(start.options()));
        return isFresh ? Optional.empty() : Optional.of(start.text());
    }

    /** A builder of a record that begins from a position. */
    public static <M extends Move, P extends Position<M, P>> RecordBuilder<M, P> builder(Position<M, P> start) {
        return new RecordBuilder<>(Line.of(start));
    }

    /** Whether all of it could be read and played: nothing is left over, not even in a variation. */
    public boolean isWhole() {
        return rest.isEmpty() && moves.stream().allMatch(RecordedMove::isWhole);
    }

    /** A copy of this record with other tags. */
    public GameRecord<M, P> withTags(List<Tag> newTags) {
        return new GameRecord<>(game, options, setup, newTags, comment, moves, ending, result, score, rest, start);
    }

    /** A copy of this record with a tag, which replaces the first tag of that name or comes after the others. */
    public GameRecord<M, P> withTag(Tag tag) {
        List<Tag> newTags = new ArrayList<>(tags);
        int at = 0;
        while (at < newTags.size() && !newTags.get(at).name().equalsIgnoreCase(tag.name())) {
            at++;
        }
        if (at < newTags.size()) {
            newTags.set(at, tag);
        } else {
            newTags.add(tag);
        }
        return withTags(newTags);
    }

    /** A copy of this record with a tag, which replaces the first tag of that name or comes after the others. */
    public GameRecord<M, P> withTag(String name, String value) {
        return withTag(new Tag(name, value));
    }

    /** A copy of this record with another comment before the first move. */
    public GameRecord<M, P> withComment(String newComment) {
        return new GameRecord<>(game, options, setup, tags, newComment, moves, ending, result, score, rest, start);
    }

    /** A copy of this record with another rest: text that could not be read or played, or empty. */
    public GameRecord<M, P> withRest(String newRest) {
        return new GameRecord<>(game, options, setup, tags, comment, moves, ending, result, score, newRest, start);
    }

    /**
     * A copy of this record with other moves. The result, the score and the tag that states the result follow; there is
     * no ending if the moves end the game.
     *
     * @throws org.ludex.core.IllegalMoveException if one of them is illegal
     */
    public GameRecord<M, P> withMoves(List<RecordedMove<M>> newMoves) {
        return new GameRecord<>(game, options, setup, tags, comment, newMoves, ending, result, score, rest, start)
                .judged();
    }

    /**
     * A copy of this record with other words around an entry. Its moves must stay the same.
     *
     * @param ply the number of the entry, starting at 1
     * @param change returns the entry with another suffix, comment or variations
     * @throws IllegalArgumentException if there is no such entry, or if the change alters its moves
     */
    public GameRecord<M, P> withMove(int ply, UnaryOperator<RecordedMove<M>> change) {
        if (ply < 1 || ply > moves.size()) {
            throw new IllegalArgumentException("there is no ply " + ply + "; the last one is " + moves.size());
        }
        List<RecordedMove<M>> newMoves = new ArrayList<>(moves);
        RecordedMove<M> before = moves.get(ply - 1);
        RecordedMove<M> after = change.apply(before);
        if (!after.moves().equals(before.moves())) {
            throw new IllegalArgumentException("ply " + ply + " would become " + after.text());
        }
        newMoves.set(ply - 1, after);
        return new GameRecord<>(game, options, setup, tags, comment, newMoves, ending, result, score, rest, start);
    }

    /**
     * A copy of this record with another ending, or none. The result and the tag that states it follow.
     *
     * @throws IllegalArgumentException if the game is over by its rules, or if nobody in it can lose like that
     */
    public GameRecord<M, P> withEnding(Optional<Ending> newEnding) {
        P end = after(moves.size());
        newEnding.ifPresent(last -> {
            if (!end.outcome().isOpen()) {
                throw new IllegalArgumentException("the game is over, so its record cannot end with " + last);
            }
            if (last.kind() != Ending.Kind.STOP
                    && last.conclusion(end, Notations.of(start.game()).toMove(end))
                            .isEmpty()) {
                throw new IllegalArgumentException("no player of " + game + " is meant by " + last);
            }
        });
        return new GameRecord<>(game, options, setup, tags, comment, moves, newEnding, result, score, rest, start)
                .judged();
    }

    /**
     * A copy of this record that starts from another position of the game. The options, the result and the score
     * follow.
     *
     * @throws org.ludex.core.IllegalMoveException if a move is illegal from there
     */
    public GameRecord<M, P> withStart(P newStart) {
        return new GameRecord<>(
                        game,
                        newStart.options().chosen(),
                        setup(newStart),
                        tags,
                        comment,
                        moves,
                        ending,
                        result,
                        score,
                        rest,
                        newStart)
                .judged();
    }

    /** A copy of this record with the ending, the result and the score that follow from its moves. */
    private GameRecord<M, P> judged() {
        Line<M, P> line = toLine();
        Result right = Result.of(line);
        boolean isOpen = line.end().outcome().isOpen();
        GameRecord<M, P> judged = new GameRecord<>(
                game,
                options,
                setup,
                tags,
                comment,
                moves,
                isOpen ? ending : Optional.empty(),
                right,
                line.end().score(),
                rest,
                start);
        return tag(Tag.RESULT).isPresent() ? judged.withTag(Tag.RESULT, right.tag()) : judged;
    }

    /**
     * The position after a number of plies.
     *
     * @throws IllegalArgumentException if the record has fewer plies
     */
    public P after(int plies) {
        if (plies < 0 || plies > moves.size()) {
            throw new IllegalArgumentException("the record has " + moves.size() + " plies, not " + plies);
        }
        P position = start;
        for (RecordedMove<M> recorded : moves.subList(0, plies)) {
            for (M move : recorded.moves()) {
                position = position.play(move);
            }
        }
        return position;
    }

    /** The moves of all entries, in order. */
    public List<M> allMoves() {
        List<M> all = new ArrayList<>(moves.size());
        moves.forEach(recorded -> all.addAll(recorded.moves()));
        return Collections.unmodifiableList(all);
    }

    /**
     * This record as a line that can be continued, with the conclusion that the players reached.
     *
     * <p>The record of a whole line gives back the same line. So does that of a {@link Line#view view}, except for what a
     * viewer learns only at the end of an entry: a record writes an exchange in one entry, so each gift is read back with
     * the card that the viewer then saw. The positions after the entry are the same.
     */
    public Line<M, P> toLine() {
        GameNotation<M, P> notation = Notations.of(start.game());
        Line<M, P> line = Line.of(start, allMoves());
        return ending.filter(last -> line.end().outcome().isOpen())
                .flatMap(last -> last.conclusion(line.end(), notation.toMove(line.end())))
                .map(line::conclude)
                .orElse(line);
    }

    /**
     * This record as a viewer saw the game: the start and every entry. The rest is left out, because it might reveal
     * something hidden. So are all variations if anything in the record is hidden from the viewer: they were judged on
     * the whole position. Comments stay, whatever they tell, because people wrote them.
     *
     * <p>The line of this view is not always the {@link Line#view view of the line}, see {@link #toLine}.
     *
     * @throws IllegalArgumentException if the viewer's seat does not take part
     */
    public GameRecord<M, P> view(Viewer viewer) {
        return new RecordView<>(Notations.of(start.game()), viewer).of(this);
    }
}
