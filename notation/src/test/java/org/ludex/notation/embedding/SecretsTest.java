package org.ludex.notation.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Attempt;
import org.ludex.core.Line;
import org.ludex.core.Look;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.SeededRandom;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Picture;
import org.ludex.dog.CardFace;
import org.ludex.dog.Dealt;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogPosition;
import org.ludex.dog.Gift;
import org.ludex.dog.Hand;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.dog.classic.Dog;
import org.ludex.dvonn.Dvonn;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.notation.GameRecord;
import org.ludex.notation.MoveReading;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Variation;
import org.ludex.notation.io.MoveReader;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;

/** The seats hold cards of different kinds: A threes, B fives, C sixes, D nines. So each card tells whose hand it is from. */
@DisplayName("What is hidden stays hidden:")
class SecretsTest {

    private static final ObjectMapper JSON = new ObjectMapper().registerModule(new LudexModule());

    private static final DogMove DEAL = new DogMove.Deal(
            Optional.of(new Round(1, 6, Player.B)),
            List.of(
                    dealt(Player.A, "3,3,3,3,13,13"),
                    dealt(Player.B, "5,5,5,5,2,2"),
                    dealt(Player.C, "6,6,6,6,8,8"),
                    dealt(Player.D, "9,9,9,9,10,10")));

    private final DogPosition before = Dog.GAME.start();
    private final Line<DogMove, DogPosition> dealt = Line.of(before).play(DEAL);
    private final Line<DogMove, DogPosition> given = exchanged(dealt);

    private static Dealt dealt(Player seat, String cards) {
        return new Dealt(seat, Hand.parse(cards));
    }

    /** Everybody gives one of their pair: B a 2, C an 8, D a 10, A a 13. */
    private static Line<DogMove, DogPosition> exchanged(Line<DogMove, DogPosition> line) {
        Line<DogMove, DogPosition> longer = line;
        for (String gift : List.of("B:2", "C:8", "D:10", "A:13")) {
            longer = longer.play(
                    new DogMove.Give(Player.parse(gift.substring(0, 1)), CardFace.parse(gift.substring(2))));
        }
        return longer.play(longer.end().legalMoves().get(0));
    }

    private static List<Viewer> viewers() {
        return Stream.concat(
                        Stream.of(Viewer.spectator()),
                        Stream.of(Player.values()).map(Viewer::of))
                .toList();
    }

    /** No card that only others hold, as one of a list of cards. */
    private static void hidesOthers(String text, Viewer viewer, String what) {
        List<String> hidden = new ArrayList<>();
        String[] kinds = {"3", "5", "6", "9"};
        for (Player player : Player.values()) {
            if (!viewer.seat().equals(Optional.of(player))) {
                hidden.add(kinds[player.index()]);
            }
        }
        for (String kind : hidden) {
            assertThat(text).as("%s for %s", what, viewer).doesNotContain(kind + "," + kind);
        }
    }

    private static String json(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    @Nested
    @DisplayName("in moves")
    class Moves {

        @Test
        @DisplayName("the picture after a deal seen by B shows B's hand and no other")
        void picture() {
            DogMove seen = before.view(DEAL, Viewer.of(Player.B));
            String picture = before.view(Player.B).pictureAfter(seen).plain();
            assertThat(picture).contains("2,2,5,5,5,5");
            hidesOthers(picture, Viewer.of(Player.B), "the picture");
            assertThat(picture).doesNotContain("13,13").doesNotContain("8,8").doesNotContain("10,10");
        }

        @Test
        @DisplayName("so for everybody, in colour, as SVG and in Persian")
        void pictures() {
            for (Viewer viewer : viewers()) {
                Look look = Look.plain().in(Locale.forLanguageTag("fa"));
                Picture picture = before.view(viewer).pictureAfter(List.of(before.view(DEAL, viewer)), look);
                hidesOthers(picture.plain(), viewer, "plain");
                hidesOthers(picture.ansi(), viewer, "ansi");
                hidesOthers(picture.svg(), viewer, "svg");
            }
        }

        @Test
        @DisplayName("the last move as JSON")
        void jsonOfMoves() {
            for (Viewer viewer : viewers()) {
                DogMove seen = before.view(DEAL, viewer);
                hidesOthers(json(seen), viewer, "JSON");
                hidesOthers(seen.toString(), viewer, "text");
            }
        }

        @Test
        @DisplayName("an exchange shows giver and receiver their cards")
        void exchange() {
            DogMove exchange = given.lastMove().orElseThrow();
            DogPosition all = given.undo().end();
            assertThat(all.view(exchange, Viewer.of(Player.A))).hasToString("give A>C:13 B>D:# C>A:8 D>B:#");
            assertThat(all.view(exchange, Viewer.spectator())).hasToString("give A>C:# B>D:# C>A:# D>B:#");
        }

        @Test
        @DisplayName("a client that plays what it sees holds what it may see")
        void following() {
            for (Viewer viewer : viewers()) {
                DogPosition client = given.start().view(viewer);
                for (int ply = 0; ply < given.size(); ply++) {
                    client = client.play(
                            given.positions().get(ply).view(given.moves().get(ply), viewer));
                }
                assertThat(client).isEqualTo(given.end().view(viewer));
                hidesOthers(json(client), viewer, "JSON of the position");
                hidesOthers(client.toString(), viewer, "text of the position");
            }
        }
    }

    @Nested
    @DisplayName("in lines and records")
    class Histories {

        @Test
        @DisplayName("a line's view hides it in the start, the moves, the positions and what was taken back")
        void lines() throws JsonProcessingException {
            for (Viewer viewer : viewers()) {
                Line<DogMove, DogPosition> view = given.view(viewer);
                for (Line<DogMove, DogPosition> line :
                        List.of(view, view.undo(), view.undoTurn(), view.undo().redo())) {
                    hidesOthers(line.toString(), viewer, "line");
                    hidesOthers(line.positions().toString(), viewer, "positions");
                    hidesOthers(json(line), viewer, "JSON of the line");
                    assertThatThrownBy(() -> line.play(DEAL))
                            .satisfies(
                                    e -> hidesOthers(e.toString().replace(DEAL.toString(), ""), viewer, "exception"));
                }
                assertThat(given.undo().undo().view(viewer).canRedo())
                        .as("what was taken back cannot be looked up")
                        .isFalse();
            }
        }

        @Test
        @DisplayName("what a player typed is read for the server, and its view is for clients")
        void readings() {
            Line<DogMove, DogPosition> line = given;
            while (line.end().turn().seat().isEmpty()) {
                line = line.play(line.end().sample(new SeededRandom(1)));
            }
            Seat seat = line.end().turn().seat().orElseThrow();
            String text = line.end().view(seat).legalMoves().get(0).toString();
            MoveReading<DogMove, DogPosition> reading = MoveReader.standard().read(line, seat, text);
            assertThat(reading.toOptional())
                    .contains(line.play(line.end().legalMoves().get(0)));
            for (Viewer viewer : viewers()) {
                MoveReading<DogMove, DogPosition> seen = reading.view(viewer);
                hidesOthers(json(seen), viewer, "JSON of the reading");
                hidesOthers(seen.toString(), viewer, "text of the reading");
                assertThat(seen.toOptional().map(Line::end))
                        .isEqualTo(reading.toOptional().map(after -> after.end().view(viewer)));
            }
        }

        @Test
        @DisplayName("variations are judged on the real hands, so a view has them only where nothing is hidden")
        void variations() {
            List<DogMove> moves = given.end().legalMoves();
            GameRecord<DogMove, DogPosition> played = GameRecord.of(given.play(moves.get(0)));
            GameRecord<DogMove, DogPosition> record = withVariation(
                    played,
                    GameRecord.of(Line.of(given.end()).play(moves.get(1))).moves());
            for (Viewer viewer : viewers()) {
                assertThat(record.view(viewer)).isEqualTo(played.view(viewer));
            }

            Line<DvonnMove, DvonnPosition> open = Line.of(Dvonn.GAME.start());
            GameRecord<DvonnMove, DvonnPosition> dvonn = withVariation(
                    GameRecord.of(open.play(open.end().legalMoves().get(0))),
                    GameRecord.of(open.play(open.end().legalMoves().get(1))).moves());
            assertThat(dvonn.view(Viewer.spectator())).isEqualTo(dvonn);
        }

        @Test
        @DisplayName("the view of a record has no seed, unless nothing is hidden")
        void seed() {
            GameRecord<DogMove, DogPosition> played = GameRecord.of(given);
            for (Viewer viewer : viewers()) {
                assertThat(played.withTag("Seed", "7").view(viewer)).isEqualTo(played.view(viewer));
            }
            GameRecord<DvonnMove, DvonnPosition> open =
                    GameRecord.of(Line.of(Dvonn.GAME.start())).withTag("Seed", "7");
            assertThat(open.view(Viewer.spectator())).isEqualTo(open);
        }

        /** A record with a variation of its last entry. */
        private <M extends Move, P extends Position<M, P>> GameRecord<M, P> withVariation(
                GameRecord<M, P> record, List<RecordedMove<M>> moves) {
            Variation<M> variation = new Variation<>("", moves, Optional.empty(), "");
            List<RecordedMove<M>> entries = new ArrayList<>(record.moves());
            RecordedMove<M> last = entries.remove(entries.size() - 1);
            entries.add(last.withVariations(List.of(variation)));
            return record.withMoves(entries);
        }

        @Test
        @DisplayName("why a text was refused, and what was noted, is for the player who sent it")
        void diagnostics() {
            Map<String, String> swapped = Map.of("C give 2", "C give 6", "give C>A:99 ...", "give c > a:8 ...");
            Line<DogMove, DogPosition> line = dealt.play(new DogMove.Give(Player.B, CardFace.parse("2")));
            swapped.forEach((one, other) -> {
                for (Viewer viewer : viewers()) {
                    MoveReading<DogMove, DogPosition> reading =
                            MoveReader.standard().read(line, Player.C, one);
                    if (viewer.equals(Viewer.of(Player.C))) {
                        assertThat(reading.view(viewer).diagnostics()).isEqualTo(reading.diagnostics());
                        continue;
                    }
                    for (MoveReading<DogMove, DogPosition> each : List.of(
                            reading,
                            MoveReader.standard().read(line, one),
                            MoveReader.standard().read(line, Player.C, other),
                            MoveReader.standard().read(line, other))) {
                        tellsNothing(each.view(viewer), viewer);
                    }
                }
            });
        }

        private void tellsNothing(MoveReading<DogMove, DogPosition> seen, Viewer viewer) {
            hidesOthers(json(seen), viewer, "JSON of the reading");
            if (seen.isUnderstood()) {
                assertThat(seen.diagnostics()).as("what %s is told", viewer).isEmpty();
            } else {
                assertThat(seen.diagnostics())
                        .as("what %s is told", viewer)
                        .extracting(each -> each.message(Locale.ENGLISH))
                        .containsExactly("This was refused. Only the player who sent it may know why.");
            }
        }

        @Test
        @DisplayName("attempts, looks and replays are not written as JSON, also inside other values")
        void notData() {
            DogMove move = new DogMove.Give(Player.B, CardFace.parse("2"));
            assertThatThrownBy(() -> JSON.writeValueAsString(dealt.attempt(Player.B, move)))
                    .isInstanceOf(JsonProcessingException.class)
                    .hasMessage(
                            "An attempt has no JSON form. Use its verdict and a view of the next position or line.");
            assertThatThrownBy(() ->
                            JSON.writeValueAsString(Map.of("tried", dealt.end().attempt(move))))
                    .isInstanceOf(JsonProcessingException.class)
                    .hasMessageStartingWith("An attempt has no JSON form.");
            assertThatThrownBy(() -> JSON.writeValueAsString(Look.plain()))
                    .isInstanceOf(JsonProcessingException.class)
                    .hasMessage("A look has no JSON form. Use the picture.");
            assertThatThrownBy(() -> JSON.writeValueAsString(Line.replay(before, dealt.moves())))
                    .isInstanceOf(JsonProcessingException.class)
                    .hasMessageStartingWith("A replay has no JSON form.");
            assertThatThrownBy(() -> JSON.readValue("{}", Attempt.class)).hasMessageContaining("no JSON form");
        }

        @Test
        @DisplayName("a reading for a seat comes back from JSON")
        void readingsAsJson() throws JsonProcessingException {
            for (String text : List.of("B give 2", "B give 7")) {
                MoveReading<DogMove, DogPosition> reading =
                        MoveReader.standard().read(dealt, Player.B, text);
                assertThat((Object) JSON.readValue(json(reading), MoveReading.class))
                        .as(json(reading))
                        .isEqualTo(reading);
            }
        }

        @Test
        @DisplayName("a record's view is the record of the line's view, as text and as JSON, and both are valid")
        void records() {
            for (Viewer viewer : viewers()) {
                GameRecord<DogMove, DogPosition> seen = GameRecord.of(given).view(viewer);
                assertThat(seen).isEqualTo(GameRecord.of(given.view(viewer)));
                for (String text : List.of(RecordWriter.write(seen), json(seen))) {
                    hidesOthers(text, viewer, "record");
                    assertThat(RecordReader.standard().read(text).get(0).isValid())
                            .as(text)
                            .isTrue();
                }
            }
        }
    }

    @Nested
    @DisplayName("and what is known is not forgotten:")
    class Knowledge {

        @Test
        @DisplayName("a view remembers the gift")
        void gifts() {
            DogPosition forA = given.end().view(Player.A);
            assertThat(forA.hand(Player.C)).hasToString("13,#5");
            assertThat(forA.hand(Player.A)).hasToString("3,3,3,3,8,13");
            assertThat(given.end().view(Player.B).hand(Player.C)).hasToString("#6");
            DogPosition again = Dog.GAME.position(forA.text(), forA.options());
            assertThat(again).as("also after its text was sent").isEqualTo(forA);
            assertThat(again.hand(Player.C)).hasToString("13,#5");
        }

        @Test
        @DisplayName("the gift lies face down for the others until all have given")
        void faceDown() {
            Line<DogMove, DogPosition> one = dealt.play(new DogMove.Give(Player.B, CardFace.parse("2")));
            assertThat(one.end().phase()).isEqualTo(Phase.GIVE);
            assertThat(one.end().view(Player.B).given(Player.B)).contains(CardFace.parse("2"));
            assertThat(one.end().view(Player.D).given(Player.B)).contains(CardFace.hidden());
        }
    }

    @Test
    @DisplayName("there is a view for spectators")
    void spectators() {
        DogPosition seen = given.end().view(Viewer.spectator());
        for (Player player : Player.values()) {
            assertThat(seen.hand(player)).hasToString("#6");
            assertThat(given.end().view(player).view(Viewer.spectator())).isEqualTo(seen);
        }
    }

    @Test
    @DisplayName("a refusal tells a seat nothing that its view does not hold")
    void refusals() {
        DogPosition position = given.end();
        Player due = position.toMove().orElseThrow();
        for (DogMove tried : tries(due)) {
            String full = given.attempt(due, tried).verdict().message();
            assertThat(given.view(Viewer.of(due)).attempt(due, tried).verdict().message())
                    .as("%s", tried)
                    .isEqualTo(full);
        }
        // Who is not due learns nothing at all.
        for (Player other : Player.values()) {
            for (DogMove tried : tries(other)) {
                assertThat(other == due
                                || given.attempt(other, tried)
                                        .verdict()
                                        .message()
                                        .equals("It is not " + other + "'s turn."))
                        .isTrue();
            }
        }
    }

    private static List<DogMove> tries(Player seat) {
        List<DogMove> moves = new ArrayList<>(List.of(
                DEAL,
                new DogMove.Start(seat, Optional.empty()),
                new DogMove.NoStart(seat),
                new DogMove.Shuffle(Optional.empty(), List.of()),
                new DogMove.Exchange(List.of(new Gift(Player.A, Player.C, CardFace.parse("4"))))));
        for (String card : List.of("3", "5", "6", "9", "13", "joker")) {
            moves.add(new DogMove.Draw(seat, CardFace.parse(card)));
            moves.add(new DogMove.Give(seat, CardFace.parse(card)));
            moves.add(new DogMove.Burn(seat, Hand.parse(card)));
        }
        return moves;
    }

    @Test
    @DisplayName("a seat that does not play has no view, and the message names it")
    void strangers() {
        assertThatThrownBy(() -> given.view(Viewer.of(org.ludex.dvonn.Side.WHITE)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Seat white does not take part in this game of DOG. Seats: A, B, C, D.");
        assertThatThrownBy(() -> GameRecord.of(given).view(Viewer.of(org.ludex.dvonn.Side.WHITE)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("white");
    }
}
