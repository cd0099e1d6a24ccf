package org.ludex.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;

@DisplayName("In a real browser")
class BrowserTest extends InBrowser {

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
        black.follow("#start");
        black.await("document.querySelector('input[data-link=white]')");
        String link = black.run("return document.querySelector('input[data-link=white]').value")
                .asText();
        white.go(URI.create(link));
        white.await("document.querySelector('#board svg')");
        assertThat(white.run("return location.hash").asText())
                .as("the secret leaves the address")
                .isEmpty();
        white.await("document.querySelectorAll('.dot.present').length === 2");
        black.await("!document.querySelector('.invite')");
        assertThat(white.text(".players")).contains("Sara");
        white.click("#rename", "Reza");
        black.await("document.querySelector('.players').textContent.includes('Reza')");

        black.await("Number(document.body.dataset.moves) > 0");
        black.drag("[data-mark=c1]", "[data-cell=c4]");
        white.awaitPly(1);
        assertThat(white.text("#moves")).contains("R↑3");
        assertThat(white.run("return document.querySelector('#said').textContent")
                        .asText())
                .as("what a screen reader says")
                .startsWith("Black plays R↑3");
        white.await("Number(document.body.dataset.moves) > 0");
        white.enter("#written", "h8-h5");
        white.await("!document.querySelector('#notice').hidden");
        assertThat(white.text("#notice")).startsWith("Rule B");
        assertThat(white.run("return document.activeElement.value").asText())
                .as("what was refused can be corrected")
                .isEqualTo("h8-h5");
        white.moveByHand(played(link).moves().get(0), 1);
        black.awaitPly(2);
        black.click("#undo");
        white.await("document.querySelector('#accept')");
        white.click("#accept");
        white.await("document.body.dataset.ply === '0'");
        black.await("Number(document.body.dataset.moves) > 0");
        black.run("document.querySelector('[data-mark=c1]').focus()");
        black.press("Enter");
        assertThat(black.run("return document.activeElement.id").asText())
                .as("the focus, once its place is drawn anew")
                .isEqualTo("board");
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
        assertThat(window.run("return document.documentElement.dir").asText()).isEqualTo("rtl");
        assertThat(window.text("#standing")).startsWith("نوبت شماست");
        assertThat(window.holds("document.documentElement.scrollWidth <= innerWidth"))
                .as("nothing sticks out")
                .isTrue();
        assertThat(window.run("return document.querySelector('.brand').search").asText())
                .as("the way back")
                .isEqualTo("?lang=fa");
        window.moveByHand(white.moves().get(2), 0);
        window.awaitPly(1);
        assertThat(window.text(".players")).contains("سفید");
        window.beADesktop();
    }

    @Test
    @DisplayName("a seat goes to the computer only after a question")
    void computer() {
        Window window = windows.get(0);
        Guest black = Guest.party(server.address(), Guest.wish("kamisado")).seat("black");
        window.go(server.address().resolve("/game/" + black.table() + "#" + black.token()));
        window.await("document.querySelector('#computer-white')");
        window.click("#computer-white");
        window.await("document.querySelector('#sure')");
        assertThat(window.text(".invite")).contains("The link of White will stop working.");
        window.click("#sure + button");
        window.await("document.querySelector('#computer-white')");
        assertThat(window.holds("document.querySelector('.dot.computer') === null"))
                .as("nobody has the seat yet")
                .isTrue();
        window.click("#computer-white");
        window.click("#sure");
        window.await("document.querySelector('.dot.computer')");
    }

    @Test
    @DisplayName("on a phone, a finger drags a tower, not the page")
    void finger() {
        Window window = windows.get(0);
        Guest black = Guest.party(server.address(), Guest.wish("kamisado")).seat("black");
        window.beAPhone();
        window.go(server.address().resolve("/game/" + black.table() + "#" + black.token()));
        window.await("Number(document.body.dataset.moves) > 0");
        window.dragByFinger("[data-mark=c1]", "[data-cell=c4]");
        window.awaitPly(1);
        assertThat(window.run("return scrollY").asInt()).isZero();
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
        return withMove(BrowserTest::isSplitSeven);
    }

    /** Somewhere in a game of two, where A may play such a move. */
    private static Position<?, ?> withMove(Predicate<Move> wanted) {
        Game<?, ?> dog = Games.find("dog").orElseThrow();
        Options options = Options.parse(dog, "players=2");
        for (long seed = 0; ; seed++) {
            Position<?, ?> position = Playout.from(dog.start(options), seed, 60).end();
            if (position.turn().toString().equals("A")
                    && position.legalMoves().stream().anyMatch(wanted)) {
                return position;
            }
        }
    }

    @Test
    @DisplayName(
            "a card has the same Persian name on its button and in the hand beneath the board, which runs in one direction")
    void persianCards() {
        Position<?, ?> position = withMove(move -> move.toString().startsWith("A swap "));
        ObjectNode wish = Guest.wish("dog").put("position", position.text());
        wish.putObject("options").put("players", "2");
        Guest player = Guest.party(server.address(), wish).seat("A");
        Window window = windows.get(0);
        window.go(server.address().resolve("/game/" + player.table() + "?lang=fa#" + player.token()));
        window.await("document.querySelector('.cardface[data-card=swap]')");

        assertThat(window.text(".cardface[data-card=swap]")).isEqualTo("جابه‌جایی");
        assertThat(
                        window.run(
                                "return [...document.querySelectorAll('#captions bdi[dir=ltr]')].map(each => each.textContent)"))
                .extracting(JsonNode::asText)
                .anyMatch(hand -> hand.startsWith("A: ") && hand.contains("جابه‌جایی"))
                .anyMatch(hand -> hand.startsWith("C: "))
                .noneMatch(hand -> hand.contains("نوبت"));
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
}
