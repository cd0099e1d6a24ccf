package org.ludex.dog;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a play brings about beyond the steps of its pieces. Some of it are choices (the leap, the turning of the table),
 * some chance (the card drawn), some only checks that a record may add and that are verified (the hits, the dog's run).
 *
 * @param hits all pieces that were hit, on the cells where, before the table turns; empty for no check
 * @param draw the card drawn on a special cell of DOG Royal
 * @param leap the special cell to which a peasant goes on
 * @param dog the dog's run, as a check
 * @param turn the way in which the table is turned
 */
public record After(
        List<Place> hits, Optional<CardFace> draw, Optional<Cell> leap, Optional<DogRun> dog, Optional<Spin> turn) {

    /** Nothing beyond the steps. */
    public static final After NOTHING =
            new After(List.of(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    /** Keeps a copy of the hits. */
    public After {
        hits = List.copyOf(hits);
    }

    /** The same with a card drawn. */
    public After drawing(CardFace face) {
        return new After(hits, Optional.of(face), leap, dog, turn);
    }

    /** The same with a leap. */
    public After leaping(Cell cell) {
        return new After(hits, draw, Optional.of(cell), dog, turn);
    }

    /** The same with a turned table. */
    public After turning(Spin way) {
        return new After(hits, draw, leap, dog, Optional.of(way));
    }

    /** The same with a check of the hits. */
    public After hitting(List<Place> places) {
        return new After(places, draw, leap, dog, turn);
    }

    /** The words behind the steps, each with a space before it. */
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
        draw.ifPresent(face -> text.append(" draw ").append(face));
        leap.ifPresent(cell -> text.append(" leap ").append(cell));
        return text.toString();
    }
}
