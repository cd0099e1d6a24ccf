package org.ludex.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Many games at once. The build plays a few for some seconds; {@code mvn -Pload verify -pl examples/table} plays 200 with 800
 * clients for a minute.
 */
@DisplayName("Many games at once")
class LoadTest {

    private static final int GAMES = Integer.getInteger("ludex.load.games", 12);
    private static final int CLIENTS = 4;
    private static final Duration TIME = Duration.ofSeconds(Integer.getInteger("ludex.load.seconds", 3));
    private static final Duration PACE = Duration.ofSeconds(1);
    private static final int DRIVERS = 6;
    private static final String MEMORY = "-Xmx512m";

    /** Games that last, and short ones among them. */
    private static final List<String> KINDS = List.of(
            "kamisado", "mensch", "dog", "dvonn", "dog-royal", "yinsh", "dog-cards", "sixth", "black-dog", "mensch");

    @TempDir
    Path directory = Path.of("");

    private final AtomicInteger confirmed = new AtomicInteger();
    private final List<Long> times = Collections.synchronizedList(new ArrayList<>());
    private final List<String> troubles = Collections.synchronizedList(new ArrayList<>());

    /** A game whose turn to be driven comes again and again. */
    private static final class Driven implements Delayed {
        private final Party party;
        private final List<Guest> clients = new ArrayList<>();
        private final List<String> moves = new ArrayList<>();
        private long due = System.nanoTime();

        Driven(Party party) {
            this.party = party;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
        }
    }

    @Test
    @DisplayName("lose no move, double none, and every client sees them all")
    void load() throws Exception {
        try (ServeMain.Child server = ServeMain.start(directory, MEMORY)) {
            BlockingQueue<Driven> due = new DelayQueue<>();
            List<Driven> games = new ArrayList<>();
            for (int i = 0; i < GAMES; i++) {
                games.add(open(server.address(), KINDS.get(i % KINDS.size())));
            }
            games.forEach(game -> game.clients.forEach(client -> client.await(guest -> guest.ply() >= 0)));
            due.addAll(games);
            long memoryBefore = memory(server);
            drive(due);
            long memoryAfter = memory(server);
            assertThat(troubles).isEmpty();
            for (Driven game : games) {
                check(game);
            }
            report(games.size() * CLIENTS, memoryBefore, memoryAfter);
            assertThat(confirmed.get()).isGreaterThan(GAMES);
            games.forEach(game -> game.clients.forEach(Guest::close));
        }
    }

    private static Driven open(URI server, String kind) {
        ObjectNode wish = Guest.wish(kind);
        if (kind.equals("kamisado")) {
            wish.putObject("options").put("level", "marathon");
        }
        Driven game = new Driven(Guest.party(server, wish));
        game.clients.addAll(game.party.all());
        while (game.clients.size() < CLIENTS) {
            game.clients.add(new Guest(server, game.party.any().table(), "", "fa"));
        }
        game.clients.forEach(client -> client.forgetful().listen());
        return game;
    }

    private void drive(BlockingQueue<Driven> due) throws InterruptedException {
        long end = System.nanoTime() + TIME.toNanos();
        List<Thread> drivers = new ArrayList<>();
        for (int i = 0; i < DRIVERS; i++) {
            Random random = new Random(i);
            Thread driver = new Thread(() -> {
                while (System.nanoTime() < end) {
                    try {
                        Driven game = due.poll(200, TimeUnit.MILLISECONDS);
                        if (game != null && move(game, random)) {
                            game.due = Math.max(game.due + PACE.toNanos(), System.nanoTime());
                            due.add(game);
                        }
                    } catch (InterruptedException e) {
                        return;
                    } catch (RuntimeException | AssertionError e) {
                        troubles.add(e.toString());
                    }
                }
            });
            driver.start();
            drivers.add(driver);
        }
        for (Thread driver : drivers) {
            driver.join();
        }
    }

    private boolean move(Driven game, Random random) {
        Guest any = game.party.any();
        if (any.isOver()) {
            return false;
        }
        int ply = any.ply();
        Guest mover = game.party.seat(any.turn());
        JsonNode moves = mover.moves();
        JsonNode choice = moves.get(random.nextInt(moves.size()));
        long start = System.nanoTime();
        Guest.Reply reply = mover.play(choice.get("move"), ply, "r" + ply);
        times.add(System.nanoTime() - start);
        if (reply.status() == 200) {
            confirmed.incrementAndGet();
            game.moves.add(choice.get("text").asText());
        } else {
            troubles.add(reply.toString());
        }
        any.await(guest -> guest.ply() > ply);
        return true;
    }

    /** What is on the disk is what was confirmed, in order, and every client has seen the end of it. */
    private void check(Driven game) throws IOException {
        List<JsonNode> kept = new ArrayList<>();
        int decisions = 0;
        List<String> lines =
                Files.readAllLines(directory.resolve(game.party.any().table() + ".table"));
        for (String line : lines) {
            JsonNode entry = Guest.JSON.readTree(line.substring(0, line.lastIndexOf('\t')));
            entry.path("moves").forEach(kept::add);
            decisions += entry.has("request") ? 1 : 0;
        }
        assertThat(decisions).isEqualTo(game.moves.size());
        JsonNode head =
                Guest.JSON.readTree(lines.get(0).substring(0, lines.get(0).lastIndexOf('\t')));
        List<String> played =
                Servers.line(head, kept).moves().stream().map(Object::toString).toList();
        assertThat(played).containsSubsequence(game.moves);
        game.clients.forEach(client -> client.await(guest -> guest.ply() == played.size()));
    }

    private static long memory(ServeMain.Child server) throws IOException {
        Path status = Path.of("/proc", Long.toString(server.process().pid()), "status");
        if (!Files.exists(status)) {
            return 0;
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmRSS"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
                .findFirst()
                .orElse(0);
    }

    private void report(int clients, long before, long after) {
        Collections.sort(times);
        System.out.printf(
                "load: %d games, %d clients, %d s: %d moves confirmed; answer in %.1f ms (median), %.1f ms (99 of 100), "
                        + "%.1f ms (slowest); memory of the server %d MB before, %d MB after (%s)%n",
                GAMES,
                clients,
                TIME.toSeconds(),
                confirmed.get(),
                time(0.5),
                time(0.99),
                time(1),
                before,
                after,
                MEMORY);
    }

    private double time(double share) {
        int at = (int) Math.min(times.size() - 1, Math.floor(times.size() * share));
        return times.get(at) / 1e6;
    }
}
