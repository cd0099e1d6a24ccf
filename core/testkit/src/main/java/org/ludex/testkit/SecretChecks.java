package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.SeededRandom;
import org.ludex.core.Viewer;

/** Two positions that differ only in what is hidden from somebody: nothing that they can read tells them apart. */
final class SecretChecks<M extends Move, P extends Position<M, P>> {

    private static final int PLIES = 12;
    private static final int DRAWS = 20;

    /** Gives another position that looks the same to a viewer. */
    interface Shuffle<P> {
        Optional<P> of(P position, Viewer viewer, RandomGenerator random);
    }

    private final RandomGames<M, P> games;
    private final Shuffle<P> shuffle;
    private final List<Locale> locales;

    SecretChecks(RandomGames<M, P> games, Shuffle<P> shuffle, List<Locale> locales) {
        this.games = games;
        this.shuffle = shuffle;
        this.locales = locales;
    }

    /** How many pairs were compared. */
    int hiddenThingsStayHidden() {
        int pairs = 0;
        for (Spot<M, P> spot : games.spots(40)) {
            for (Viewer viewer : games.viewers()) {
                SeededRandom random = new SeededRandom(spot.seed() * 1000 + spot.ply());
                Optional<P> twin =
                        shuffle.of(spot.position(), viewer, random).filter(other -> !other.equals(spot.position()));
                twin.ifPresent(other -> compare(spot, other, viewer, random));
                pairs += twin.isPresent() ? 1 : 0;
            }
        }
        return pairs;
    }

    private void compare(Spot<M, P> spot, P twin, Viewer viewer, RandomGenerator random) {
        P position = spot.position();
        String where = "seen by " + viewer + ", shuffled to \"" + twin.text() + "\", " + spot;
        assertThat(games.game().setup(twin.text(), games.options()).faults())
                .as("faults of the shuffled position, %s", where)
                .isEmpty();
        List<M> tried = Stream.concat(
                        listed(position).limit(4),
                        games.candidates(spot).stream().limit(12))
                .toList();
        Reading.of(position.view(viewer), viewer, tried, locales)
                .checkSame(Reading.of(twin.view(viewer), viewer, tried, locales), where);
        compareLines(Line.of(position), Line.of(twin), viewer, random, where);
    }

    private Stream<M> listed(P position) {
        return position.listsMoves() ? position.legalMoves().stream() : Stream.empty();
    }

    /** Plays on from both with moves that look alike, and compares the histories. */
    private void compareLines(Line<M, P> line, Line<M, P> twin, Viewer viewer, RandomGenerator random, String where) {
        Line<M, P> one = line;
        Line<M, P> two = twin;
        while (one.size() < PLIES && !one.isOver() && !two.isOver()) {
            M move = one.end().sample(random);
            Optional<M> same = alike(two.end(), move, one.end().view(move, viewer), viewer, random);
            if (same.isEmpty()) {
                break;
            }
            one = one.play(move);
            two = two.play(same.get());
        }
        Reading.of(one.view(viewer), locales)
                .checkSame(Reading.of(two.view(viewer), locales), "line " + one + " and " + two + ", " + where);
        if (one.canUndo()) {
            Reading.of(one.undo().view(viewer), locales)
                    .checkSame(Reading.of(two.undo().view(viewer), locales), "line taken back, " + one + ", " + where);
        }
    }

    private Optional<M> alike(P position, M move, M seen, Viewer viewer, RandomGenerator random) {
        Stream<M> others = position.listsMoves()
                ? position.legalMoves().stream()
                : Stream.generate(() -> position.sample(random)).limit(DRAWS);
        return Stream.concat(Stream.of(move), others)
                .filter(other -> position.attempt(other).isPlayed()
                        && position.view(other, viewer).equals(seen))
                .findFirst();
    }
}
