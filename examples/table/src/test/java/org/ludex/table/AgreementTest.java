package org.ludex.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Players")
class AgreementTest {

    @TempDir
    Path directory = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private TableServer server;

    @SuppressWarnings("NullAway.Init")
    private Guest white;

    @SuppressWarnings("NullAway.Init")
    private Guest black;

    @BeforeEach
    void open() throws IOException {
        server = Servers.start(directory);
        Party guests = Guest.party(server.address(), Guest.wish("yinsh"));
        white = guests.seat("white").listen().await(guest -> guest.ply() == 0);
        black = guests.seat("black").listen().await(guest -> guest.ply() == 0);
        place(white, "a2");
        place(black, "a3");
        place(white, "a4");
    }

    @AfterEach
    void close() {
        white.close();
        black.close();
        server.close();
    }

    private void place(Guest guest, String point) {
        int ply = guest.ply();
        assertThat(guest.play(point).status()).isEqualTo(200);
        white.await(each -> each.ply() == ply + 1);
        black.await(each -> each.ply() == ply + 1);
    }

    private static String offer(Guest guest) {
        return guest.events()
                .get(guest.events().size() - 1)
                .path("offer")
                .path("kind")
                .asText();
    }

    @Test
    @DisplayName("take a move back when both agree")
    void undo() {
        assertThat(black.act("undo").status()).isEqualTo(200);
        white.await(guest -> offer(guest).equals("undo"));
        assertThat(white.act("draw").error()).isEqualTo("offer-pending");
        assertThat(white.act("accept").status()).isEqualTo(200);
        white.await(guest -> guest.ply() == 1);
        black.await(guest -> guest.ply() == 1 && guest.turn().equals("black"));
        place(black, "b1");
        assertThat(black.picture()).isNotEmpty();
    }

    @Test
    @DisplayName("leave a move when one does not agree, or plays on")
    void decline() {
        assertThat(white.act("accept").error()).isEqualTo("no-offer");
        assertThat(black.act("undo").status()).isEqualTo(200);
        white.await(guest -> offer(guest).equals("undo"));
        assertThat(white.act("decline").status()).isEqualTo(200);
        black.await(guest -> offer(guest).isEmpty());
        assertThat(black.ply()).isEqualTo(3);

        assertThat(white.act("draw").status()).isEqualTo(200);
        black.await(guest -> offer(guest).equals("draw"));
        place(black, "b1");
        assertThat(black.act("accept").error()).isEqualTo("no-offer");
    }

    @Test
    @DisplayName("agree on a draw, and then nothing can be played")
    void draw() {
        assertThat(white.act("draw").status()).isEqualTo(200);
        black.await(guest -> offer(guest).equals("draw"));
        assertThat(black.act("accept").status()).isEqualTo(200);
        white.await(Guest::isOver);
        assertThat(black.await(Guest::isOver).play("b1").error()).isEqualTo("over");
        assertThat(white.act("undo").error()).isEqualTo("over");
    }

    @Test
    @DisplayName("cannot call it a draw before the other has come, nor against the computer")
    void drawAlone() throws IOException {
        Guest early = Guest.party(server.address(), Guest.wish("yinsh"))
                .seat("white")
                .listen()
                .await(guest -> guest.ply() == 0);
        assertThat(early.act("draw").status()).isEqualTo(200);
        early.await(guest -> offer(guest).equals("draw"));
        assertThat(early.isOver()).isFalse();
        early.close();

        ObjectNode wish = Guest.wish("yinsh");
        wish.putObject("players").put("white", "person").put("black", "random");
        Guest lonely = Guest.party(server.address(), wish).seat("white");
        assertThat(lonely.act("draw").error()).isEqualTo("nobody-to-agree");
    }

    @Test
    @DisplayName("resign, and the other has won")
    void resign() {
        assertThat(white.act("resign").status()).isEqualTo(200);
        black.await(Guest::isOver);
        var last = black.events().get(black.events().size() - 1);
        assertThat(last.get("winners").get(0).asText()).isEqualTo("black");
        assertThat(last.get("standing").asText()).isEqualTo("White resigned.");
    }

    @Test
    @DisplayName("have nothing to take back before their first move")
    void early() {
        Guest.Reply none =
                Guest.party(server.address(), Guest.wish("yinsh")).seat("black").act("undo");
        assertThat(none.error()).isEqualTo("nothing-to-undo");
    }

    @Test
    @DisplayName("give an empty seat to the server, and a name to their own")
    void chairs() {
        Guest alone = Guest.party(server.address(), Guest.wish("dvonn"))
                .seat("white")
                .listen()
                .await(each -> each.ply() == 0);
        ObjectNode chair = Guest.JSON.createObjectNode().put("seat", "black").put("player", "random");
        assertThat(Guest.post(alone.at("chair"), alone.token(), chair).status()).isEqualTo(200);
        ObjectNode name = Guest.JSON.createObjectNode().put("name", "سارا");
        assertThat(Guest.post(alone.at("chair"), alone.token(), name).status()).isEqualTo(200);
        alone.await(each -> each.wire().contains("\"name\":\"سارا\""));
        assertThat(alone.play("a1").status()).isEqualTo(200);
        alone.await(each -> each.ply() == 2);
        alone.close();
    }

    @Test
    @DisplayName("find everything as it was after a restart")
    void restart() throws IOException {
        assertThat(black.act("undo").status()).isEqualTo(200);
        white.await(guest -> offer(guest).equals("undo"));
        assertThat(white.act("accept").status()).isEqualTo(200);
        black.await(guest -> guest.ply() == 1);
        server.close();
        server = Servers.start(directory);
        assertThat(server.troubles()).isEmpty();
        assertThat(server.games()).isEqualTo(1);
        Guest again = new Guest(server.address(), black.table(), black.token(), "en")
                .listen()
                .await(guest -> guest.ply() == 1);
        assertThat(again.turn()).isEqualTo("black");
        assertThat(again.picture()).isEqualTo(black.picture());
        assertThat(again.act("resign").status()).isEqualTo(200);
        again.await(Guest::isOver);
        server.close();
        server = Servers.start(directory);
        Guest late = new Guest(server.address(), black.table(), black.token(), "en")
                .listen()
                .await(Guest::isOver);
        assertThat(late.ply()).isEqualTo(1);
        again.close();
        late.close();
    }
}
