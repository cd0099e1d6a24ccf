package org.ludex.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Outcome;
import org.ludex.core.Position;

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
        if (tags.stream().anyMatch(Tag::isHead)) {
            throw new IllegalArgumentException("the game, its options and its position are no tags: " + tags);
        }
        if (setup.isPresent() && setup.get().lines().count() > 1) {
            throw new IllegalArgumentException("the text of a position is one line, not: " + setup.get());
        }
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        tags = List.copyOf(tags);
        moves = List.copyOf(moves);
        score = List.copyOf(score);
    }

    /** The record of a line of play; where the game goes on it says that the record stops here. */
    public static <M extends Move, P extends Position<M, P>> GameRecord<M, P> of(Line<M, P> line, List<Tag> tags) {
        List<RecordedMove<M>> moves = new ArrayList<>();
        List<M> played = line.moves();
        List<P> positions = line.positions();
        for (int i = 0; i < played.size(); i++) {
            moves.add(RecordedMove.of(played.get(i), positions.get(i).turn().seat()));
        }
        P start = line.start();
        boolean isFresh = start.equals(start.game().start(start.options()));
        Outcome outcome = line.end().outcome();
        return new GameRecord<>(
                start.game().id(),
                start.options().chosen(),
                isFresh ? Optional.empty() : Optional.of(start.text()),
                tags,
                "",
                moves,
                outcome.isOpen() ? Optional.of(new Ending(Ending.Kind.STOP, Optional.empty())) : Optional.empty(),
                Result.of(outcome),
                line.end().score(),
                "",
                Optional.of(start));
    }

    /** The value of the first tag with a name. */
    public Optional<String> tag(String name) {
        return tags.stream()
                .filter(tag -> tag.name().equalsIgnoreCase(name))
                .map(Tag::value)
                .findFirst();
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
        P position = start.orElseThrow(() -> new IllegalArgumentException("the record has no position to start from"));
        for (RecordedMove<M> recorded : moves.subList(0, plies)) {
            position = position.play(recorded.move());
        }
        return position;
    }

    /** The bare moves. */
    public List<M> line() {
        List<M> line = new ArrayList<>(moves.size());
        moves.forEach(recorded -> line.add(recorded.move()));
        return Collections.unmodifiableList(line);
    }
}
