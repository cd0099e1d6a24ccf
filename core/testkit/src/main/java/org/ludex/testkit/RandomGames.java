package org.ludex.testkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.SeededRandom;
import org.ludex.core.Viewer;

/** Random games under one set of options: the material of most checks. Played once, when first asked for. */
final class RandomGames<M extends Move, P extends Position<M, P>> {

    /** Enough to meet most refusals, few enough to judge at every position. */
    private static final int CANDIDATES = 40;

    private static final int POOL = 3000;

    /** A refusal is an exception with a message, so a thousand of them at each position would take their time. */
    private static final int FURTHER = 120;

    private final Game<M, P> game;
    private final Options options;
    private final int cap;
    private final int games;
    private final Function<P, List<M>> further;
    private List<Walk<M, P>> walks = List.of();
    private List<M> pool = List.of();

    /**
     * Random games to be played.
     *
     * @throws IllegalArgumentException if there is nothing to play
     */
    RandomGames(Game<M, P> game, Options options, int games, int cap, Function<P, List<M>> further) {
        if (games < 1 || cap < 1) {
            throw new IllegalArgumentException(games + " games of " + cap + " plies test nothing");
        }
        this.game = game;
        this.options = options;
        this.games = games;
        this.cap = cap;
        this.further = further;
    }

    Game<M, P> game() {
        return game;
    }

    Options options() {
        return options;
    }

    int cap() {
        return cap;
    }

    /** Everybody who may look: each seat, and a spectator. */
    List<Viewer> viewers() {
        return Stream.concat(game.seats(options).stream().map(Viewer::of), Stream.of(Viewer.spectator()))
                .toList();
    }

    List<Walk<M, P>> walks() {
        if (walks.isEmpty()) {
            walks = LongStream.rangeClosed(1, games)
                    .mapToObj(seed -> Walk.of(game.start(options), seed, cap))
                    .toList();
        }
        return walks;
    }

    /** How many games were stopped before their end. */
    long capped() {
        return walks().stream()
                .filter(walk -> walk.accident().isEmpty() && walk.isOpen())
                .count();
    }

    /** The same games move by move, in positions that no check has touched. */
    RandomGames<M, P> untouched() {
        RandomGames<M, P> fresh = new RandomGames<>(game, options, games, cap, further);
        fresh.walks =
                walks().stream().map(walk -> walk.again(game.start(options))).toList();
        return fresh;
    }

    /** At most this many positions: the start, ends of games, and the others evenly spread. */
    List<Spot<M, P>> spots(int limit) {
        List<Spot<M, P>> all = new ArrayList<>();
        List<Integer> ends = new ArrayList<>();
        for (Walk<M, P> walk : walks()) {
            for (int ply = 0; ply < walk.positions().size(); ply++) {
                all.add(walk.spot(ply));
            }
            ends.add(all.size() - 1);
        }
        Set<Integer> chosen = new TreeSet<>();
        spread(ends.size(), limit / 4).forEach(index -> chosen.add(ends.get(index)));
        spread(all.size(), limit - chosen.size()).forEach(chosen::add);
        return chosen.stream().map(all::get).toList();
    }

    /** Where moves can be listed. */
    List<Spot<M, P>> listing(int limit) {
        return spots(limit).stream()
                .filter(spot -> spot.position().listsMoves())
                .toList();
    }

    private static Stream<Integer> spread(int size, int count) {
        int steps = Math.min(size, count);
        return IntStream.range(0, steps)
                .mapToObj(step -> Math.toIntExact(Math.floorDiv((long) step * size, (long) steps)));
    }

    /**
     * Moves to judge and play here, legal or not: some that were legal elsewhere, and of what the game's test adds a
     * share, other ones at each position.
     */
    List<M> candidates(Spot<M, P> spot) {
        List<M> more = further.apply(spot.position());
        int step = 1 + (more.size() - 1) / FURTHER;
        int first = Math.floorMod(spot.seed() + spot.ply(), step);
        Set<M> chosen = fromElsewhere(spot);
        for (int index = first; index < more.size(); index += step) {
            chosen.add(more.get(index));
        }
        return List.copyOf(chosen);
    }

    /** All of them, where they are only judged. */
    List<M> allCandidates(Spot<M, P> spot) {
        Set<M> chosen = fromElsewhere(spot);
        chosen.addAll(further.apply(spot.position()));
        return List.copyOf(chosen);
    }

    private Set<M> fromElsewhere(Spot<M, P> spot) {
        List<M> moves = pool();
        Set<M> chosen = new LinkedHashSet<>();
        SeededRandom random = new SeededRandom(spot.seed() * 31 + spot.ply());
        for (int n = 0; n < CANDIDATES && !moves.isEmpty(); n++) {
            chosen.add(moves.get(random.nextInt(moves.size())));
        }
        return chosen;
    }

    private List<M> pool() {
        if (pool.isEmpty()) {
            Set<M> moves = new LinkedHashSet<>();
            listing(200).forEach(spot -> moves.addAll(spot.position().legalMoves()));
            walks().forEach(walk -> moves.addAll(walk.moves()));
            List<M> all = List.copyOf(moves);
            pool = spread(all.size(), POOL).map(all::get).toList();
        }
        return pool;
    }

    @Override
    public String toString() {
        String chosen = options.toString();
        return chosen.isEmpty() ? "defaults" : chosen;
    }
}
