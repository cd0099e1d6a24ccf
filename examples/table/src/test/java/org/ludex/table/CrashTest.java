package org.ludex.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;

@DisplayName("A server that is killed at any moment")
class CrashTest {

    private static final int PLAYERS = 3;
    /** It lives for a second or two. */
    private static final String[] SHORT_LIVED = {"-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"};

    @TempDir
    Path directory = Path.of("");

    /** A game, and what the server has confirmed of it. */
    private static final class Game {
        private final Party party;
        private final List<String> confirmed = new ArrayList<>();
        private final AtomicInteger moves = new AtomicInteger();
        private JsonNode asked = Guest.JSON.missingNode();

        Game(Party party) {
            this.party = party;
        }
    }

    private final Map<String, Game> games = new ConcurrentHashMap<>();

    @Test
    @DisplayName("has every move that it confirmed, once, and no other")
    void crashes() throws Exception {
        Random random = new Random();
        int rounds = Integer.getInteger("ludex.load.crashes", 2);
        for (int round = 0; round < rounds; round++) {
            games.clear();
            try (ServeMain.Child child = ServeMain.start(directory, SHORT_LIVED)) {
                List<Thread> threads = new ArrayList<>();
                for (int i = 0; i < PLAYERS; i++) {
                    Thread thread = new Thread(() -> play(child.address(), random.nextLong()));
                    thread.start();
                    threads.add(thread);
                }
                while (games.values().stream().noneMatch(game -> game.moves.get() > 0)) {
                    Thread.sleep(10);
                }
                Thread.sleep(random.nextInt(1000));
                child.kill();
                for (Thread thread : threads) {
                    thread.join();
                }
            }
            check();
        }
    }

    /** Plays one game after the other until the server is gone. */
    private void play(URI server, long seed) {
        Random random = new Random(seed);
        try {
            while (true) {
                Game game = new Game(Guest.party(server, Guest.wish("dvonn").put("listed", false)));
                games.put(game.party.any().table(), game);
                boolean isOver = false;
                while (!isOver) {
                    isOver = move(game, random);
                }
            }
        } catch (UncheckedIOException gone) {
            return;
        }
    }

    private static boolean move(Game game, Random random) {
        for (Guest guest : game.party.all()) {
            JsonNode moves = guest.moves();
            if (!moves.isEmpty()) {
                game.asked = moves.get(random.nextInt(moves.size()));
                int ply = game.confirmed.size();
                Guest.Reply reply = guest.play(game.asked.get("move"), ply, "request-" + ply);
                assertThat(reply.status()).isEqualTo(200);
                game.confirmed.add(game.asked.get("text").asText());
                game.moves.incrementAndGet();
                return false;
            }
        }
        return true;
    }

    private void check() throws Exception {
        try (ServeMain.Child again = ServeMain.start(directory, SHORT_LIVED)) {
            assertThat(again.troubles()).isEqualTo("[]");
            assertThat(games).isNotEmpty();
            for (Map.Entry<String, Game> each : games.entrySet()) {
                Game game = each.getValue();
                List<String> kept = kept(again.address(), each.getKey());
                assertThat(kept.size()).isBetween(game.confirmed.size(), game.confirmed.size() + 1);
                assertThat(kept.subList(0, game.confirmed.size())).isEqualTo(game.confirmed);
                askAgain(again.address(), game, kept);
            }
        }
    }

    /** A client that got no answer asks again; the move is made once, whether it was made before or not. */
    private void askAgain(URI server, Game game, List<String> kept) throws Exception {
        int ply = game.confirmed.size();
        for (Guest guest : game.party.all()) {
            if (game.asked.isMissingNode()
                    || (ply > 0
                            && game.confirmed
                                    .get(ply - 1)
                                    .equals(game.asked.get("text").asText()))) {
                return;
            }
            Guest back = new Guest(server, guest.table(), guest.token(), "en");
            Guest.Reply reply = back.play(game.asked.get("move"), ply, "request-" + ply);
            assertThat(reply.status()).isIn(200, 409);
        }
        List<String> now = kept(server, game.party.any().table());
        assertThat(now).hasSize(ply + 1);
        assertThat(now.get(ply)).isEqualTo(game.asked.get("text").asText());
        assertThat(now.subList(0, kept.size())).isEqualTo(kept);
    }

    private static List<String> kept(URI server, String table) throws Exception {
        Report report = RecordReader.standard()
                .read(new Guest(server, table, "", "en").download("record.lgn"))
                .get(0);
        return report.record().allMoves().stream().map(Object::toString).toList();
    }
}
