package org.ludex.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;

/**
 * The table in real browsers, one for each player. Moves are made by clicks alone, and each game is played to its end. With
 * {@code -Dludex.browser.long=true} the DOG games are played by four as well, which takes hundreds of moves each.
 */
@DisplayName("In real browsers")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BrowserTest {

    private static final int MOST_MOVES = 3000;

    /** Shared: it must be there before the browsers are opened, once for all tests. */
    @TempDir
    static Path directory = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private TableServer server;

    private Path games = Path.of("");
    private final List<Window> windows = new ArrayList<>();
    private final List<Guest> guests = new ArrayList<>();

    /** Each game is rolled and dealt from a seed of its own. */
    private final Random chance = new Random();

    @BeforeAll
    void open() throws IOException {
        games = directory.resolve("games");
        server = TableServer.start(Servers.settings(games).withChance(chance));
        IntStream.range(0, 4)
                .parallel()
                .mapToObj(i -> Window.open(directory.resolve("profile-" + i)))
                .forEachOrdered(windows::add);
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

    /** Whoever plays the seat of a link. */
    private Guest played(String link) {
        String path = URI.create(link).getPath();
        return new Guest(
                server.address(),
                path.substring(path.lastIndexOf('/') + 1),
                URI.create(link).getFragment(),
                "en");
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
        assertThat(white.run("return document.querySelector('#said').textContent")
                        .toString())
                .as("what a screen reader says")
                .startsWith("Black plays R↑3");
        white.await("Number(document.body.dataset.moves) > 0");
        white.enter("#written", "h8-h5");
        white.await("!document.querySelector('#notice').hidden");
        assertThat(white.text("#notice")).startsWith("Rule B");
        white.moveByHand(played(link).moves().get(0), 1);
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
    @DisplayName("the page speaks Persian from right to left and fits on a phone")
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
        window.moveByHand(white.moves().get(2), 0);
        window.awaitPly(1);
        assertThat(window.text(".players")).contains("سفید");
        window.beADesktop();
    }

    @Test
    @DisplayName("a card is dragged to a piece, and a seven is split")
    void seven() {
        Position<?, ?> position = withSeven();
        Move split = position.legalMoves().stream()
                .filter(BrowserTest::isSplitSeven)
                .findFirst()
                .orElseThrow();
        ObjectNode wish = Guest.wish("dog").put("position", position.text());
        wish.putObject("options").put("players", "2");
        Party party = Guest.party(server.address(), wish);
        Window window = Objects.requireNonNull(sit(party).get("A"));
        JsonNode wanted = StreamSupport.stream(party.seat("A").moves().spliterator(), false)
                .filter(choice -> choice.get("text").asText().equals(split.toString()))
                .findFirst()
                .orElseThrow();

        window.await("document.querySelector('.cardface[data-card=\"7\"]:not([disabled])')");
        window.drag(
                ".cardface[data-card='7']:not([disabled])",
                "g.cell[data-cell='" + wanted.get("from").get(0).asText() + "']");
        window.await("document.querySelectorAll('#board .mark.chosen').length === 1");
        int more = window.moveByHand(wanted, 0);

        assertThat(more).isEqualTo(3);
        window.await("document.querySelector('#moves').textContent.includes('" + split + "')");
    }

    private static boolean isSplitSeven(Move move) {
        return move.toString().matches("A 7 \\d+>\\S+\\+\\d+>\\S+");
    }

    /** Somewhere in a game of two, where A may split a seven among two pieces on the track. */
    private static Position<?, ?> withSeven() {
        Game<?, ?> dog = Games.find("dog").orElseThrow();
        Options options = Options.parse(dog, "players=2");
        for (long seed = 0; ; seed++) {
            Position<?, ?> position = Playout.from(dog.start(options), seed, 60).end();
            if (position.turn().toString().equals("A")
                    && position.legalMoves().stream().anyMatch(BrowserTest::isSplitSeven)) {
                return position;
            }
        }
    }

    @Test
    @DisplayName("a server that was restarted is found again, and the game goes on")
    void restart() throws IOException {
        Party party = Guest.party(server.address(), Guest.wish("dvonn"));
        Map<String, Window> seats = sit(party);
        Window white = Objects.requireNonNull(seats.get("white"));
        Window black = Objects.requireNonNull(seats.get("black"));
        white.moveByHand(party.seat("white").moves().get(3), 0);
        black.awaitPly(1);
        int port = server.port();
        server.close();
        black.await("document.body.classList.contains('lost')");
        assertThat(black.text("#standing")).isEqualTo("Connection lost. Trying again…");
        server = TableServer.start(Servers.settings(games).withPort(port).withChance(chance));
        // The connection is there before the view that comes over it, and the view before the moves.
        black.await("!document.body.classList.contains('lost') && document.querySelector('#board .mark.open')");
        black.moveByHand(party.seat("black").moves().get(5), 1);
        white.awaitPly(2);
        windows.forEach(window ->
                assertThat(window.complaints()).allMatch(words -> words.contains("net::ERR_") || words.isEmpty()));
    }

    @Test
    @DisplayName("the record is taken home as text, as JSON and as a replay page")
    void downloads() throws IOException {
        Party party = Guest.party(server.address(), Guest.wish("sixth"));
        Window window = Objects.requireNonNull(sit(party).get("white"));
        window.moveByHand(party.seat("white").moves().get(0), 0);
        window.awaitPly(1).click("#resign");
        window.click("#sure");
        window.await("document.querySelector('#standing.over')");
        Path home = Files.createDirectories(directory.resolve("downloads"));
        window.saveTo(home);

        Report report = RecordReader.standard()
                .read(window.download("record.lgn", home, ".lgn"))
                .get(0);
        assertThat(report.isValid()).isTrue();
        assertThat(report.plies()).isEqualTo(1);
        assertThat(Guest.JSON
                        .readTree(window.download("record.json", home, ".json"))
                        .path("game")
                        .asText())
                .isEqualTo("sixth");
        assertThat(window.download("replay.html", home, ".html")).startsWith("<!doctype html>");
    }

    /**
     * A whole game of each: of the DOG games with two players on the shortest track, because four on a long one need several times
     * as many moves. The seeds are those of short games in which many kinds of moves are made: DVONN with a pass, DOG with swaps,
     * burned cards, split sevens and jokers, DOG Cards with a purchase of four.
     */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "kamisado, level=standard, 0, 28",
        "dvonn, '', 0, 56",
        "yinsh, '', 0, 7",
        "sixth, specials=army, 0, 204",
        "mensch, 'players=2,geometry=32', 32, 171",
        "dog, 'players=2,geometry=32', 32, 48",
        "dog-royal, 'players=2,geometry=32 special 4/12/20/28', 32, 162",
        "dog-cards, '', 0, 139",
        "black-dog, 'players=2,geometry=32 disc 3-5/11-13/19-21/27-29 white 3/11/19/27 black 5/13/21/29', 32, 251",
    })
    @DisplayName("a whole game is played by clicks")
    void games(String game, String options, int track, long seed) throws IOException {
        play(game, options, track, seed);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"mensch, 64", "dog, 64", "dog-royal, 64", "black-dog, 64"})
    @EnabledIfSystemProperty(named = "ludex.browser.long", matches = "true", disabledReason = "takes many minutes")
    @DisplayName("a whole game of four is played by clicks")
    void gamesOfFour(String game, int track) throws IOException {
        play(game, "", track, 7);
    }

    private void play(String game, String options, int track, long seed) throws IOException {
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

    /** Each seat in a browser of its own. */
    private Map<String, Window> sit(Party party) {
        Map<String, Window> seats = new LinkedHashMap<>();
        party.guests().forEach((seat, guest) -> {
            Window window = windows.get(seats.size());
            window.go(game(guest));
            window.await("document.querySelector('#board svg')");
            seats.put(seat, window);
        });
        return seats;
    }

    /** Everything that came to each browser is its seat's own view, to the letter. */
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
