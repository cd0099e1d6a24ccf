package org.ludex.table.host;

import java.nio.file.Path;
import java.time.Duration;
import java.util.random.RandomGenerator;

/**
 * How games are hosted.
 *
 * @param directory where journals are kept
 * @param mostGames how many games there may be at once
 * @param mostListeners how many may listen to one game
 * @param pause how long the server waits before it moves for a seat, so that people can follow
 * @param chance rolls and deals, for all games; safe for many threads
 */
public record HallSettings(Path directory, int mostGames, int mostListeners, Duration pause, RandomGenerator chance) {}
