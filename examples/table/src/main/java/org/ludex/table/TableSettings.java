package org.ludex.table;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * How a table is served. Immutable.
 *
 * @param directory where games are kept
 * @param address the address to listen on
 * @param port the port to listen on; 0 for any free one
 * @param names what the machine is called in addresses, besides {@code localhost} and numbers
 * @param mostGames how many games there may be at once
 * @param mostConnections how many connections there may be at once
 * @param pause how long the server waits before it moves for a seat
 * @param chance rolls and deals, for all games; safe for many threads
 */
public record TableSettings(
        Path directory,
        String address,
        int port,
        List<String> names,
        int mostGames,
        int mostConnections,
        Duration pause,
        RandomGenerator chance) {

    /** Only this machine. */
    public static final String LOOPBACK = "127.0.0.1";

    private static final int USUAL_PORT = 8080;
    private static final int USUAL_GAMES = 1000;
    private static final int USUAL_CONNECTIONS = 4000;
    private static final Duration USUAL_PAUSE = Duration.ofMillis(700);

    /** Keeps a copy. */
    public TableSettings {
        names = List.copyOf(names);
    }

    /** A table for this machine alone, on the usual port, with its games in a directory. */
    public static TableSettings in(Path directory) {
        return new TableSettings(
                directory,
                LOOPBACK,
                USUAL_PORT,
                List.of(),
                USUAL_GAMES,
                USUAL_CONNECTIONS,
                USUAL_PAUSE,
                new SecureRandom());
    }

    /** The same on another address. */
    public TableSettings withAddress(String other) {
        return new TableSettings(directory, other, port, names, mostGames, mostConnections, pause, chance);
    }

    /** The same on another port; 0 for any free one. */
    public TableSettings withPort(int other) {
        return new TableSettings(directory, address, other, names, mostGames, mostConnections, pause, chance);
    }

    /** The same, also reached by this name. */
    public TableSettings withName(String name) {
        List<String> all = new ArrayList<>(names);
        all.add(name);
        return new TableSettings(directory, address, port, all, mostGames, mostConnections, pause, chance);
    }

    /** The same with other limits. */
    public TableSettings withLimits(int games, int connections) {
        return new TableSettings(directory, address, port, names, games, connections, pause, chance);
    }

    /** The same with another pause before the server moves. */
    public TableSettings withPause(Duration other) {
        return new TableSettings(directory, address, port, names, mostGames, mostConnections, other, chance);
    }

    /**
     * The same with another source of chance than a secure one. Whoever knows it knows what will be rolled: it is for games that
     * must go the same way each time, as in tests.
     */
    public TableSettings withChance(RandomGenerator other) {
        return new TableSettings(directory, address, port, names, mostGames, mostConnections, pause, other);
    }
}
