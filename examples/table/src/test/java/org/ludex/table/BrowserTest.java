package org.ludex.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The table in real browsers, one for each player. Moves are made by clicks alone. In the build, games that would take long
 * are resigned after some moves; with {@code -Pload} each game is played to its end: after the moves by hand the rest is
 * played through the same requests that the page sends, and all browsers follow.
 */
@DisplayName("In real browsers")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BrowserTest {

    private static final boolean WHOLE = Boolean.getBoolean("ludex.browser.whole");

    @TempDir
    Path directory = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private TableServer server;

    private final List<Window> windows = new ArrayList<>();
    private final List<Guest> guests = new ArrayList<>();

    @BeforeAll
    void open() throws IOException {
        for (int i = 0; i < 4; i++) {
            windows.add(Window.open(directory.resolve("profile-" + i)));
        }
        server = Servers.start(directory.resolve("games"));
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
        windows.forEach(Window::close);
        if (server != null) {
            server.close();
        }
    }

    private URI game(Guest guest) {
        return server.address().resolve("/game/" + guest.table() + "#" + guest.token());
    }

    @Test
    @DisplayName("somebody starts Kamisado, a friend opens the link in another window, and they play")
    void friends() {
        Window black = windows.get(0);
        Window white = windows.get(1);
        black.go(server.address());
        black.await("document.querySelector('[data-ready]')");
        black.type("#name", "Sara");
        black.click("#start");
        black.await("document.querySelector('input[data-link=white]')");
        String link = black.run("return document.querySelector('input[data-link=white]').value")
                .toString();
        white.go(URI.create(link));
        white.await("document.querySelector('#board svg')");
        assertThat(white.run("return location.hash"))
                .as("the secret leaves the address")
                .isEqualTo("");
        white.await("document.querySelectorAll('.dot.present').length === 2");
        black.await("!document.querySelector('.invite')");
        assertThat(white.text(".players")).contains("Sara");

        black.await("Number(document.body.dataset.moves) > 0");
        black.drag("[data-mark=c1]", "[data-cell=c4]");
        white.awaitPly(1);
        assertThat(white.text("#moves")).contains("R↑3");
        white.await("Number(document.body.dataset.moves) > 0");
        white.enter("#written", "h8-h5");
        white.await("!document.querySelector('#notice').hidden");
        assertThat(white.text("#notice")).startsWith("Rule B");
        white.moveByHand(new Random(1));
        black.awaitPly(2);
        black.click("#undo");
        white.await("document.querySelector('#accept')");
        white.click("#accept");
        white.await("document.body.dataset.ply === '0'");
        black.await("Number(document.body.dataset.moves) > 0");
        black.click("[data-mark=c1]");
        black.click("g.cell[data-cell=d4]");
        black.await("!document.querySelector('#notice').hidden");
        assertThat(black.text("#notice")).startsWith("Rule");
        black.click("#resign");
        black.click("#sure");
        white.await("document.querySelector('#standing.over')");
        assertThat(white.text("#standing")).isEqualTo("Black resigned.");
    }

    @Test
    @DisplayName("the page speaks Persian from right to left, fits on a phone, and comes back after a break")
    void persian() {
        Window window = windows.get(0);
        Guest white = Guest.party(server.address(), Guest.wish("yinsh")).seat("white");
        window.beAPhone();
        window.go(server.address().resolve("/game/" + white.table() + "?lang=fa#" + white.token()));
        window.await("Number(document.body.dataset.moves) > 0");
        assertThat(window.run("return document.documentElement.dir")).isEqualTo("rtl");
        assertThat(window.text("#standing")).startsWith("نوبت شماست");
        assertThat(window.holds("document.documentElement.scrollWidth <= innerWidth"))
                .as("nothing sticks out")
                .isTrue();
        window.moveByHand(new Random(2));
        window.awaitPly(1);
        assertThat(window.text(".players")).contains("سفید");
        window.beADesktop();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "kamisado, level=single, 40, type",
        "dvonn, '', 6, type",
        "yinsh, variant=blitz, 13, type",
        "sixth, size=4, 10, type",
        "mensch, geometry=32, 6, type",
        "dog, geometry=32, 9, type",
        "dog-royal, '', 9, type",
        "dog-cards, '', 9, lay",
        "black-dog, '', 9, type",
    })
    @DisplayName("a game is played by clicks")
    void games(String game, String options, int byHand, String liked) {
        ObjectNode wish = Guest.wish(game);
        if (!options.isEmpty()) {
            int at = options.indexOf('=');
            wish.putObject("options").put(options.substring(0, at), options.substring(at + 1));
        }
        Party party = Guest.party(server.address(), wish);
        Map<String, Window> seats = new LinkedHashMap<>();
        for (Map.Entry<String, Guest> each : party.guests().entrySet()) {
            Window window = windows.get(seats.size());
            window.go(game(each.getValue()));
            window.await("document.querySelector('#board svg')");
            seats.put(each.getKey(), window);
        }
        Guest referee = new Guest(server.address(), party.any().table(), "", "en")
                .listen()
                .await(each -> each.ply() >= 0);
        guests.add(referee);
        Random random = new Random(7);
        int moves = 0;
        int clicks = 0;
        while (!referee.isOver() && (moves < byHand || (WHOLE && seats.size() == 2))) {
            int ply = referee.ply();
            Window mover = Objects.requireNonNull(seats.get(referee.turn()));
            clicks += mover.awaitPly(ply).moveByHand(random);
            referee.await(each -> each.ply() > ply);
            moves++;
            checkHands(seats);
        }
        int rest = WHOLE ? finish(party, referee, liked, random) : 0;
        if (!referee.isOver()) {
            Window window = seats.values().iterator().next();
            window.awaitPly(referee.ply());
            window.click("#resign");
            window.click("#sure");
        }
        seats.values().forEach(window -> window.await("document.querySelector('#standing.over')"));
        System.out.printf(
                "browser: %s: %d moves by %d clicks, %d more by requests, %s%n",
                game, moves, clicks, rest, seats.values().iterator().next().text("#standing"));
        assertThat(moves).isPositive();
    }

    /** No page holds the hand that another page shows. */
    private static void checkHands(Map<String, Window> seats) {
        if (seats.size() < 4) {
            return;
        }
        Map<String, String> hands = new LinkedHashMap<>();
        seats.forEach((seat, window) -> hands.put(
                seat,
                window.run(
                                "return [...document.querySelectorAll('.hand .cardface')].map((card) => card.dataset.card).join(',')")
                        .toString()));
        seats.forEach((seat, window) -> hands.forEach((other, hand) -> {
            if (!seat.equals(other) && hand.split(",", -1).length >= 5 && !hand.equals(hands.get(seat))) {
                assertThat(window.holds("document.documentElement.outerHTML.includes('" + hand + "')"))
                        .as("%s sees %s of %s", seat, hand, other)
                        .isFalse();
            }
        }));
    }

    /** Plays the rest as the pages would, only faster. */
    private static int finish(Party party, Guest referee, String liked, Random random) {
        int moves = 0;
        while (!referee.isOver() && moves < 4000) {
            int ply = referee.ply();
            Guest mover = party.seat(referee.turn());
            List<JsonNode> choices = new ArrayList<>();
            JsonNode offered = mover.moves();
            offered.forEach(choice -> {
                if (choice.get("move").get("type").asText().equals(liked)) {
                    choices.add(choice);
                }
            });
            if (choices.isEmpty()) {
                offered.forEach(choices::add);
            }
            Guest.Reply reply =
                    mover.play(choices.get(random.nextInt(choices.size())).get("move"), ply, "");
            assertThat(reply.status()).isEqualTo(200);
            referee.await(each -> each.ply() > ply);
            moves++;
        }
        return moves;
    }
}
