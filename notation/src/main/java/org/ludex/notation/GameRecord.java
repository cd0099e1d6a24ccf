package org.ludex.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Viewer;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/**
 * The record of a game: its tags, its legal moves with all that was written around them, and how it ended. Whatever
 * could not be read or played is kept raw as its rest.
 *
 * <p>Two records are equal when everything but their place in a file is.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param game the game's id
 * @param options the options that are not default
 * @param setup the text of the position the game began from, where it is not the game's own start
 * @param tags the other tags, in order
 * @param comment the comment before the first move, or empty
 * @param moves the moves
 * @param ending the last word, if there is one
 * @param result how the game stands
 * @param score the points of the seats, where the game has any
 * @param rest what could not be read or played, raw, or empty
 * @param start the position the game began from, where it could be made
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
        Optional<P> start) {

    /**
     * Keeps copies.
     *
     * @throws IllegalArgumentException when the game, the options or the position stand among the tags, or when the
     *     text of the position is more than one line
     */
    public GameRecord {
        for (Tag tag : tags) {
            if (tag.isHead()) {
                throw new IllegalArgumentException("the game, its options and its position are no tags: " + tags);
            }
        }
        if (setup.isPresent() && setup.get().lines().count() > 1) {
            throw new IllegalArgumentException("the text of a position is one line, not: " + setup.get());
        }
        options = options.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(options));
        tags = List.copyOf(tags);
        moves = List.copyOf(moves);
        score = List.copyOf(score);
    }

    /** The record of a line of play, without tags but its result. */
    public static <M extends Move, P extends Position<M, P>> GameRecord<M, P> of(Line<M, P> line) {
        return of(line, List.of());
    }

    /**
     * The record of a line of play. It states the result, and ends with how people ended the game or, where the game goes
     * on, with the word that it stops here.
     *
     * @param line what was played
     * @param tags tags to begin with; the result follows them, unless it is among them
     */
    public static <M extends Move, P extends Position<M, P>> GameRecord<M, P> of(Line<M, P> line, List<Tag> tags) {
        P start = line.start();
        GameNotation<M, P> notation = Notations.of(start.game());
        Result result = Result.of(line);
        boolean isFresh = start.equals(start.game().start(start.options()));
        GameRecord<M, P> record = new GameRecord<>(
                start.game().id(),
                start.options().chosen(),
                isFresh ? Optional.empty() : Optional.of(start.text()),
                tags,
                "",
                Joining.entries(notation, line),
                Ending.of(line, notation.toMove(line.end())),
                result,
                line.end().score(),
                "",
                Optional.of(start));
        return record.tag(Tag.RESULT).isPresent() ? record : record.withTag(new Tag(Tag.RESULT, result.tag()));
    }

    /** Whether all of it could be read and played: there is a start, and nothing is left over, in variations neither. */
    public boolean isWhole() {
        return start.isPresent() && rest.isEmpty() && moves.stream().allMatch(RecordedMove::isWhole);
    }

    /** The value of the first tag with a name. */
    public Optional<String> tag(String name) {
        return tags.stream()
                .filter(tag -> tag.name().equalsIgnoreCase(name))
                .map(Tag::value)
                .findFirst();
    }

    /** This record with other tags. */
    public GameRecord<M, P> withTags(List<Tag> newTags) {
        return new GameRecord<>(game, options, setup, newTags, comment, moves, ending, result, score, rest, start);
    }

    /** This record with a tag, in place of the first one of that name or behind the others. */
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

    /**
     * The position after so many plies.
     *
     * @throws IllegalArgumentException when the record has fewer, or no start
     */
    public P after(int plies) {
        if (plies < 0 || plies > moves.size()) {
            throw new IllegalArgumentException("the record has " + moves.size() + " plies, not " + plies);
        }
        P position = requireStart();
        for (RecordedMove<M> recorded : moves.subList(0, plies)) {
            for (M move : recorded.moves()) {
                position = position.play(move);
            }
        }
        return position;
    }

    private P requireStart() {
        return start.orElseThrow(() -> new IllegalArgumentException("the record has no position to start from"));
    }

    /** The bare moves of all entries, first to last. */
    public List<M> allMoves() {
        List<M> all = new ArrayList<>(moves.size());
        moves.forEach(recorded -> all.addAll(recorded.moves()));
        return Collections.unmodifiableList(all);
    }

    /**
     * What was played, as a line that can go on, ended as people ended it.
     *
     * @throws IllegalArgumentException when the record has no start
     */
    public Line<M, P> toLine() {
        GameNotation<M, P> notation = Notations.of(requireStart().game());
        Line<M, P> line = Line.of(requireStart(), allMoves());
        return ending.filter(last -> line.end().outcome().isOpen())
                .flatMap(last -> last.conclusion(line.end(), notation.toMove(line.end())))
                .map(line::conclude)
                .orElse(line);
    }

    /**
     * This record as somebody saw the game: the start, every entry and every variation. Comments stay as they are; what
     * could not be read or played is left out, because nobody knows what it tells.
     *
     * @throws IllegalArgumentException when the viewer's seat does not play, or the record has no start
     */
    public GameRecord<M, P> view(Viewer viewer) {
        return new RecordView<>(Notations.of(requireStart().game()), viewer).of(this);
    }
}
