package org.ludex.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.ludex.browser.Chromium;
import org.ludex.core.Games;
import org.ludex.core.Line;
import org.ludex.core.Options;

/** A server with known dice, and a real browser with a session for each player. Moves are made by clicks alone. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class InBrowser {

    private static final int MOST_MOVES = 3000;

    @SuppressWarnings("NullAway.Init")
    TableServer server;

    @SuppressWarnings("NullAway.Init")
    private Chromium browser;

    Path directory = Path.of("");
    Path games = Path.of("");
    final List<Window> windows = new ArrayList<>();
    private final List<Guest> guests = new ArrayList<>();

    /** Each game is rolled and dealt from a seed of its own. */
    final Random chance = new Random();

    @BeforeAll
    void open(@TempDir Path scratch) throws IOException {
        directory = scratch;
        browser = Chromium.start(directory.resolve("profile"));
        games = directory.resolve("games");
        server = TableServer.start(Servers.settings(games).withChance(chance));
        for (int i = 0; i < 4; i++) {
            windows.add(new Window(browser));
        }
    }

    @BeforeEach
    void quiet() {
        windows.forEach(Window::complaints);
    }

    @AfterEach
    void leave() {
        guests.forEach(Guest::close);
        guests.clear();
        List<String> complaints = new ArrayList<>();
        windows.forEach(window -> complaints.addAll(window.complaints()));
        assertThat(complaints).isEmpty();
    }

    @AfterAll
    void close() {
        if (server != null) {
            server.close();
        }
        if (browser != null) {
            browser.close();
        }
    }

    private URI game(Guest guest) {
        return server.address().resolve("/game/" + guest.table() + "#" + guest.token());
    }

    /** Plays a whole game by clicks, and checks everything that came over the wire. */
    void play(String game, String options, int track, long seed) throws IOException {
        chance.setSeed(seed);
        ObjectNode wish = Guest.wish(game);
        Options.parse(Games.find(game).orElseThrow(), options).chosen().forEach(wish.putObject("options")::put);
        Party party = Guest.party(server.address(), wish);
        Map<String, Window> seats = sit(party);
        Guest referee = new Guest(server.address(), party.any().table(), "", "en")
                .listen()
                .await(each -> each.ply() >= 0);
        guests.add(referee);
        Racer racer = new Racer(track, new Random(seed));
        int moves = 0;
        int clicks = 0;
        while (!referee.isOver() && moves < MOST_MOVES) {
            int ply = referee.ply();
            String turn = referee.turn();
            Window mover = Objects.requireNonNull(seats.get(turn));
            clicks += mover.moveByHand(racer.choose(party.seat(turn).moves()), ply);
            referee.await(each -> each.ply() > ply);
            moves++;
        }
        assertThat(referee.isOver()).as("over after %d moves", moves).isTrue();
        checkWire(party.any().table(), seats);
        seats.values().forEach(window -> window.await("document.querySelector('#standing.over')"));
        System.out.printf(
                "browser: %s: %d moves by %d clicks, %s%n",
                game, moves, clicks, seats.values().iterator().next().text("#standing"));
    }

    /** Each seat in a session of its own. */
    Map<String, Window> sit(Party party) {
        Map<String, Window> seats = new LinkedHashMap<>();
        party.guests().forEach((seat, guest) -> {
            Window window = windows.get(seats.size());
            window.go(game(guest));
            window.await("document.querySelector('#board svg')");
            seats.put(seat, window);
        });
        return seats;
    }

    /** Everything that came to each window is its seat's own view, to the letter. */
    private void checkWire(String table, Map<String, Window> seats) throws IOException {
        Line<?, ?> line = Servers.line(games, table);
        for (Map.Entry<String, Window> each : seats.entrySet()) {
            String seat = each.getKey();
            List<Window.Heard> wire = each.getValue().awaitPly(line.size()).wire();
            for (Window.Heard heard : wire) {
                if (heard.isAbout("stream")) {
                    OwnView.checkStream(line, table, seat, Locale.ENGLISH, heard.text());
                } else if (!heard.isAbout("moves")) {
                    assertThat(heard.isAbout("move")).as(heard.path()).isTrue();
                    assertThat(heard.text()).isEqualTo("{\"done\":true}");
                }
            }
            assertThat(wire).anyMatch(heard -> heard.isAbout("stream"));
            List<String> lists = wire.stream()
                    .filter(heard -> heard.isAbout("moves"))
                    .map(Window.Heard::text)
                    .toList();
            assertThat(lists).isNotEmpty();
            OwnView.checkMoves(line, seat, lists);
        }
    }
}
