package org.ludex.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Line;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;

@DisplayName("What comes over the wire")
class WireTest {

    /** The games with hands that others must not see. */
    private static final Set<String> HANDS = Set.of("dog", "dog-royal", "dog-cards", "black-dog");

    @TempDir
    Path directory = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private TableServer server;

    @BeforeEach
    void open() throws IOException {
        server = Servers.start(directory);
    }

    @AfterEach
    void close() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource({
        "kamisado, level=standard, 80",
        "dvonn, '', 200",
        "yinsh, '', 100",
        "sixth, '', 60",
        "mensch, geometry=32, 60",
        "dog, geometry=32, 60",
        "dog-royal, '', 50",
        "dog-cards, '', 50",
        "black-dog, '', 50",
    })
    @DisplayName("is each viewer's own view, in small steps, and gives away no hidden card")
    void views(String game, String options, int cap) throws Exception {
        ObjectNode wish = Guest.wish(game);
        if (!options.isEmpty()) {
            wish.putObject("options")
                    .put(options.substring(0, options.indexOf('=')), options.substring(options.indexOf('=') + 1));
        }
        Party guests = Guest.party(server.address(), wish);
        Guest any = guests.any();
        Map<String, Guest> all = new HashMap<>(guests.guests());
        all.put("spectator", new Guest(server.address(), any.table(), "", "fa"));
        all.values().forEach(guest -> guest.listen().await(each -> each.ply() >= 0));
        int decisions = play(guests, cap);

        assertThat(decisions).isPositive();
        Line<?, ?> line = Servers.line(directory, any.table());
        for (Map.Entry<String, Guest> each : all.entrySet()) {
            Guest guest = each.getValue().await(who -> who.ply() == line.size());
            checkView(guest, each.getKey());
            Locale locale = each.getKey().equals("spectator") ? Locale.forLanguageTag("fa") : Locale.ENGLISH;
            OwnView.checkStream(line, any.table(), each.getKey(), locale, guest.wire());
            assertThat(OwnView.hides(line, each.getKey()))
                    .as("whether there is anything to hide")
                    .isEqualTo(HANDS.contains(game));
        }
        all.values().forEach(Guest::close);
    }

    @Test
    @DisplayName("would not pass the check with a single card that another seat holds, or any other wrong value")
    void leak() throws Exception {
        Party guests = Guest.party(server.address(), Guest.wish("dog"));
        guests.all().forEach(guest -> guest.listen().await(each -> each.ply() >= 0));
        play(guests, 12);
        Guest a = guests.seat("A");
        Line<?, ?> line = Servers.line(directory, a.table());
        String wire = a.await(guest -> guest.ply() == line.size()).wire();
        OwnView.checkStream(line, a.table(), "A", Locale.ENGLISH, wire);
        String held = Servers.LUDEX
                .valueToTree(line.positions().get(1))
                .at("/hands/B")
                .asText()
                .split(",", -1)[0];
        int last = wire.lastIndexOf("\"present\":true");
        List<String> wrong = List.of(
                wire.replaceFirst("\"B\":\"#6", "\"B\":\"" + held + ",#5"),
                wire.replaceFirst("B:#6", "B:" + held + ",#5"),
                wire.replaceFirst("\"offer\":null", "\"offer\":null,\"held\":\"" + held + "\""),
                wire.replaceFirst("\"name\":\"\"", "\"name\":\"" + held + "\""),
                wire.replaceFirst("\"called\":\"B", "\"called\":\"" + held),
                wire.replaceFirst("\"player\":\"person", "\"player\":\"greedy"),
                wire.replaceFirst("\"taken\":true", "\"taken\":false"),
                wire.substring(0, last) + wire.substring(last).replaceFirst("true", "false"),
                wire.replaceFirst("\"over\":false", "\"over\":true"),
                wire.replaceFirst("\"winners\":\\[\\]", "\"winners\":[\"A\"]"),
                wire.replaceFirst("\"options\":\\{\\}", "\"options\":{\"players\":\"2\"}"),
                wire.replaceFirst("\"game\":\"dog", "\"game\":\"dog-royal"),
                wire.replaceFirst("\"you\":\"A", "\"you\":\"B"),
                wire.replaceFirst("\"id\":\"" + a.table(), "\"id\":\"" + a.token()),
                wire.replaceFirst("\"standing\":\"", "\"standing\":\"" + held),
                wire.replaceFirst(",\"winners\":\\[\\]", ""));
        for (String other : wrong) {
            assertThat(other).isNotEqualTo(wire);
            assertThatThrownBy(() -> OwnView.checkStream(line, a.table(), "A", Locale.ENGLISH, other))
                    .as(() -> difference(wire, other))
                    .isInstanceOf(AssertionError.class);
        }
        assertThatThrownBy(() -> OwnView.checkStream(line, a.table(), "B", Locale.ENGLISH, wire))
                .as("as if it were another seat's")
                .isInstanceOf(AssertionError.class);
        guests.all().forEach(Guest::close);
    }

    private static String difference(String one, String other) {
        int at = Arrays.mismatch(one.toCharArray(), other.toCharArray());
        return other.substring(Math.max(0, at - 20), Math.min(other.length(), at + 30));
    }

    /** Plays what is offered, at random, until the game is over or long enough. */
    private static int play(Party guests, int cap) {
        Random random = new Random(11);
        Guest any = guests.any();
        int decisions = 0;
        while (!any.isOver() && decisions < cap) {
            Guest mover = guests.seat(any.turn());
            int ply = any.ply();
            mover.await(guest -> guest.ply() == ply);
            JsonNode moves = mover.moves();
            Guest.Reply reply =
                    mover.play(moves.get(random.nextInt(moves.size())).get("move"), ply, "");
            assertThat(reply.status()).as(reply.toString()).isEqualTo(200);
            any.await(guest -> guest.ply() > ply);
            decisions++;
        }
        return decisions;
    }

    /** What the steps have built is what somebody who comes now is shown. */
    private void checkView(Guest guest, String who) {
        try (Guest late = new Guest(
                        server.address(), guest.table(), guest.token(), who.equals("spectator") ? "fa" : "en")
                .listen()) {
            late.await(each -> each.ply() == guest.ply());
            assertThat(guest.picture()).isEqualTo(late.picture());
            assertThat(guest.facts()).isEqualTo(late.facts());
            int whole = late.events().get(0).toString().length();
            List<JsonNode> steps = guest.events().subList(1, guest.events().size());
            double mean = steps.stream()
                    .mapToInt(step -> step.toString().length())
                    .average()
                    .orElse(0);
            assertThat(mean).isLessThan(whole / 4.0);
            assertThat(guest.wire().split("event: view", -1)).hasSize(2);
        }
    }

    @Test
    @DisplayName("is the same whatever the others hold")
    void indistinguishable() {
        List<List<JsonNode>> heard = new ArrayList<>();
        List<String> twins = twins();
        assertThat(twins.get(0)).isNotEqualTo(twins.get(1));
        for (String position : twins) {
            ObjectNode wish = Guest.wish("dog").put("position", position);
            wish.putObject("options").put("players", "3");
            Party guests = Guest.party(server.address(), wish);
            Guest a = guests.seat("A").listen().await(guest -> guest.events().size() == 2);
            assertThat(a.play(a.moves().get(0).get("move"), 0, "").status()).isEqualTo(200);
            a.await(guest -> guest.ply() > 0);
            heard.add(a.events().stream().map(WireTest::withoutId).toList());
            a.close();
        }
        assertThat(heard.get(0)).isEqualTo(heard.get(1));
    }

    /** Two positions with A to play in which B and C have each other's cards. */
    private static List<String> twins() {
        Game<?, ?> dog = Games.find("dog").orElseThrow();
        Options options = Options.parse(dog, "players=3");
        for (long seed = 0; ; seed++) {
            Position<?, ?> position = Playout.from(dog.start(options), seed, 1).end();
            Matcher hands = Pattern.compile(" B:(\\S+) C:(\\S+)")
                    .matcher(position.text().replaceFirst("^.* hands", ""));
            boolean isReady = position.turn().toString().equals("A")
                    && position.legalMoves().size() > 1;
            if (isReady && hands.find()) {
                String twin = position.text().replace(hands.group(), " B:" + hands.group(2) + " C:" + hands.group(1));
                return List.of(position.text(), twin);
            }
        }
    }

    private static JsonNode withoutId(JsonNode event) {
        return ((ObjectNode) event.deepCopy()).without("id");
    }

    @Test
    @DisplayName("goes on after a break: nothing where nothing was missed, else a whole view")
    void reconnect() {
        Party guests = Guest.party(server.address(), Guest.wish("dvonn"));
        Guest white = guests.seat("white").listen().await(guest -> guest.ply() == 0);
        Guest black = guests.seat("black").listen().await(guest -> guest.ply() == 0);
        // Nothing else happens once both are known to be here.
        String last = white.await(
                        guest -> guest.wire().matches("(?s).*\"present\":true\\},\\{[^}]*\"present\":true\\}.*"))
                .lastId();
        // The first thing that a stream says is that it is there.
        Guest again = white.twin().listen(last).await(guest -> !guest.wire().isEmpty());
        assertThat(white.play(white.moves().get(0).get("move"), 0, "").status()).isEqualTo(200);
        again.await(guest -> guest.ply() == 1);
        assertThat(again.picture())
                .isEqualTo(white.await(guest -> guest.ply() == 1).picture());
        assertThat(again.wire()).doesNotContain("event: view").contains("event: step");

        black.await(guest -> guest.ply() == 1);
        Guest third = new Guest(server.address(), white.table(), white.token(), "en");
        third.listen(last).await(guest -> guest.ply() == 1);
        assertThat(third.wire()).contains("event: view");
        List.of(white, black, again, third).forEach(Guest::close);
    }

    @Test
    @DisplayName("is a record in the end, which reads back to the game that was played")
    void records() throws Exception {
        Party guests = Guest.party(server.address(), Guest.wish("dog").put("listed", false));
        guests.all().forEach(guest -> guest.listen().await(each -> each.ply() >= 0));
        play(guests, 30);
        Guest a = guests.seat("A");
        Seat seat = Servers.seat("dog", "A");
        Line<?, ?> line = Servers.line(directory, a.table());
        String open = a.download("record.lgn");
        Report seen = RecordReader.standard().read(open).get(0);
        assertThat(end(seen)).isEqualTo(line.end().view(seat));
        assertThat(new Guest(server.address(), a.table(), "", "en").download("record.lgn"))
                .contains("deal A:#6 B:#6 C:#6 D:#6");

        assertThat(a.act("resign").status()).isEqualTo(200);
        Report whole = RecordReader.standard().read(a.download("record.lgn")).get(0);
        assertThat(end(whole)).isEqualTo(line.end());
        assertThat(whole.isValid()).isTrue();
        JsonNode json = Guest.JSON.readTree(a.download("record.json"));
        assertThat(json.path("result").path("rule").asText()).isEqualTo("resign");
        assertThat(a.download("replay.html")).startsWith("<!doctype html>").contains("Content-Security-Policy");
        guests.all().forEach(Guest::close);
    }

    private static Position<?, ?> end(Report report) {
        return report.record().after(report.record().moves().size());
    }

    @Test
    @DisplayName("is a game against the server where a seat is empty")
    void computers() {
        ObjectNode wish = Guest.wish("kamisado");
        wish.putObject("players").put("black", "person").put("white", "greedy");
        Guest black = Guest.party(server.address(), wish).seat("black").listen().await(guest -> guest.ply() == 0);
        while (!black.isOver()) {
            int ply = black.ply();
            assertThat(black.play(black.moves().get(0).get("move"), ply, "").status())
                    .isEqualTo(200);
            black.await(guest ->
                    guest.isOver() || (guest.ply() > ply + 1 && guest.turn().equals("black")));
        }
        assertThat(black.ply()).isGreaterThan(1);
        black.close();
    }
}
