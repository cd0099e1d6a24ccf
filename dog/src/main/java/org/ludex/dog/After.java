package org.ludex.dog;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a play brings about beyond the steps of its pieces. The turning of the table is a choice; the hits and the dog's
 * run are only checks that a record may add and that are verified.
 *
 * @param hits all pieces that were hit, on the cells where, before the table turns; empty for no check
 * @param dog the dog's run, as a check
 * @param turn the way in which the table is turned
 */
public record After(List<Place> hits, Optional<DogRun> dog, Optional<Spin> turn) {

    /** Nothing beyond the steps. */
    public static final After NOTHING = new After(List.of(), Optional.empty(), Optional.empty());

    /** Refuses null. Keeps a copy of the hits. */
    public After {
        Objects.requireNonNull(dog, "the run of the dog is null");
        Objects.requireNonNull(turn, "the turn of the table is null");
        hits = List.copyOf(hits);
    }

    /** A copy with a turned table. */
    public After turning(Spin way) {
        return new After(hits, dog, Optional.of(way));
    }

    /** A copy with a check of the hits. */
    public After hitting(List<Place> places) {
        return new After(places, dog, turn);
    }

    /** A copy with a check of the dog's run. */
    public After running(DogRun run) {
        return new After(hits, Optional.of(run), turn);
    }

    /** The words after the steps, each with a space before it. */
    @Override
    public String toString() {
        if (equals(NOTHING)) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        dog.ifPresent(run -> text.append(" dog ").append(run));
        turn.ifPresent(way -> text.append(" turn ").append(way));
        if (!hits.isEmpty()) {
            text.append(hits.stream().map(Place::toString).collect(Collectors.joining(",", " hit ", "")));
        }
        return text.toString();
    }
}
