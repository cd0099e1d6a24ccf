package org.ludex.notation.dog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.core.Game;
import org.ludex.core.Line;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.Viewer;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Dealt;
import org.ludex.dog.DogGame;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogPosition;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.dog.black.BlackDog;
import org.ludex.dog.cards.CardsMove;
import org.ludex.dog.cards.CardsPosition;
import org.ludex.dog.cards.DogCards;
import org.ludex.dog.classic.Dog;
import org.ludex.dog.royal.DogRoyal;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;

/** One game, told by people who know less and less of it. */
@DisplayName("Records at four levels of knowledge")
class KnowledgeTest {

    private static final int MOVES = 600;

    @ParameterizedTest(name = "{0}, {1} players")
    @CsvSource({
        "dog,2",
        "dog,3",
        "dog,4",
        "dog-royal,2",
        "dog-royal,3",
        "dog-royal,4",
        "black-dog,2",
        "black-dog,3",
        "black-dog,4"
    })
    @DisplayName("are valid, and say how much hangs on hidden cards")
    void board(String id, String players) {
        DogGame game = game(id);
        Options options = Options.of(game, Map.of("players", players));
        for (int seed = 1; seed <= 2; seed++) {
            Line<DogMove, DogPosition> line = Playout.from(game.start(options), seed, MOVES);
            long burns =
                    line.moves().stream().filter(DogMove.Burn.class::isInstance).count();
            assertThat(burns).isPositive();
            GameRecord<DogMove, DogPosition> dealt = GameRecord.of(line);

            Report deck = reread(GameRecord.of(Line.of(line.start(), withDeck(line))));
            Report deals = reread(dealt);
            Report seat = reread(dealt.view(Viewer.of(Player.A)));
            Report played = reread(dealt.view(Viewer.spectator()));
            Report covered = read(game, options, covered(lines(dealt.view(Viewer.spectator()))));

            assertThat(deck.unproven()).isZero();
            assertThat(deals.unproven()).isZero();
            assertThat(seat.unproven()).isLessThanOrEqualTo(played.unproven());
            if (players.equals("4")) {
                // Who cannot move shows the whole hand, so that everybody can check it.
                assertThat(played.unproven()).isZero();
            } else {
                assertThat(played.unproven()).isPositive();
                // A's own burns can be checked by A.
                long others = line.moves().stream()
                        .filter(move -> move instanceof DogMove.Burn burn && burn.seat() != Player.A)
                        .count();
                assertThat(seat.unproven()).isLessThanOrEqualTo((int) others);
            }
            assertThat(covered.record().moves()).hasSameSizeAs(dealt.moves());
            assertThat(covered.unproven()).isPositive().isLessThanOrEqualTo((int) burns);
        }
    }

    /** What a record says when it is written and read again, which is the same record. */
    private static Report reread(GameRecord<?, ?> record) {
        Report report = RecordReader.standard().read(RecordWriter.write(record)).get(0);
        assertThat(report.diagnostics())
                .allSatisfy(diagnostic -> assertThat(diagnostic.code()).isEqualTo("unproven"));
        assertThat(report.record()).isEqualTo(record);
        return report;
    }

    private static DogGame game(String id) {
        return switch (id) {
            case "dog" -> Dog.GAME;
            case "dog-royal" -> DogRoyal.GAME;
            default -> BlackDog.GAME;
        };
    }

    /** As a careless writer puts it down who does not list burnt cards. */
    private static List<String> covered(List<String> lines) {
        return lines.stream().map(KnowledgeTest::covered).toList();
    }

    private static String covered(String line) {
        int burn = line.indexOf(" burn ");
        if (burn < 0) {
            return line;
        }
        int from = burn + " burn ".length();
        int to = line.indexOf(' ', from) < 0 ? line.length() : line.indexOf(' ', from);
        Hand hidden = Hand.parse(line.substring(from, to)).covered();
        return line.substring(0, from) + hidden + line.substring(to);
    }

    @ParameterizedTest(name = "{0} players")
    @CsvSource({"2", "3", "4"})
    @DisplayName("of DOG Cards are valid, and nothing in them is unproven")
    void cards(String players) {
        Options options = Options.of(DogCards.GAME, Map.of("players", players));
        for (int seed = 1; seed <= 2; seed++) {
            GameRecord<CardsMove, CardsPosition> deck = withDeck(DogCards.GAME.start(options), seed);
            List<String> deals = withoutOrder(lines(deck));
            assertThat(lines(deck)).doesNotContainSequence(deals);
            assertThat(read(DogCards.GAME, options, deals).record().moves()).hasSameSizeAs(deck.moves());
            for (GameRecord<?, ?> told : List.of(deck, deck.view(Viewer.of(Player.A)), deck.view(Viewer.spectator()))) {
                Report report = RecordReader.standard()
                        .strict()
                        .read(RecordWriter.write(told))
                        .get(0);
                assertThat(report.diagnostics()).isEmpty();
                assertThat(report.unproven()).isZero();
                assertThat(report.record()).isEqualTo(told);
                assertThat(told.moves()).hasSameSizeAs(deck.moves());
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"dog", "dog-royal", "black-dog"})
    @DisplayName("may leave the deals out altogether, which is noted")
    void withoutDeals(String id) {
        DogGame game = game(id);
        Line<DogMove, DogPosition> line = Playout.from(game.start(), 1, MOVES);
        while (!(line.lastMove().orElseThrow() instanceof DogMove.Play)) {
            line = line.undo();
        }
        line = line.undo();
        GameRecord<DogMove, DogPosition> record = GameRecord.of(line).view(Viewer.spectator());
        List<String> lines = lines(record).stream()
                .filter(each -> !each.matches("(deal|give|shuffle).*"))
                .toList();
        Report report = read(game, game.defaults(), lines);
        assertThat(report.record().moves()).hasSameSizeAs(record.moves());
        assertThat(report.diagnostics())
                .extracting(diagnostic -> diagnostic.code())
                .containsOnly("filled-in");
        assertThat(RecordReader.standard()
                        .strict()
                        .read(text(game, game.defaults(), lines))
                        .get(0)
                        .isValid())
                .isFalse();
    }

    @ParameterizedTest(name = "{0} players")
    @CsvSource({"2", "4"})
    @DisplayName("of DOG Cards may go on from the market to the turns")
    void cardsWithoutDeals(String players) {
        Options options = Options.of(DogCards.GAME, Map.of("players", players));
        GameRecord<CardsMove, CardsPosition> record = GameRecord.of(
                        Playout.from(DogCards.GAME.start(options), 1, MOVES))
                .view(Viewer.spectator());
        List<String> lines = lines(record).stream()
                .filter(line -> !line.startsWith("deal") && !line.startsWith("give"))
                .toList();
        Report report = read(DogCards.GAME, options, lines);
        assertThat(report.record().moves()).hasSameSizeAs(record.moves());
        assertThat(report.diagnostics())
                .extracting(diagnostic -> diagnostic.code())
                .containsOnly("filled-in");
    }

    /** A game with a deck whose order is known from the start. */
    private static GameRecord<CardsMove, CardsPosition> withDeck(CardsPosition start, int seed) {
        List<CardFace> order = new ArrayList<>();
        start.unseen().list().forEach(card -> order.add(CardFace.of(card)));
        Collections.shuffle(order, new Random(seed));
        Round round = new Round(1, start.seating().inPairs() ? 5 : 7, Player.A);
        Line<CardsMove, CardsPosition> line = Line.of(start).play(new CardsMove.Shuffle(Optional.of(round), order));
        for (CardsMove move : Playout.from(line.end(), seed, MOVES).moves()) {
            line = line.play(move);
        }
        return GameRecord.of(line);
    }

    /** The entries of a record as they are written, without its last word. */
    private static List<String> lines(GameRecord<?, ?> record) {
        return RecordWriter.write(record)
                .lines()
                .filter(line -> !line.isEmpty() && !line.startsWith("[") && !line.equals("*"))
                .toList();
    }

    private static List<String> withoutOrder(List<String> lines) {
        return lines.stream()
                .map(line -> line.startsWith("shuffle") ? "shuffle" : line)
                .toList();
    }

    private static Report read(Game<?, ?> game, Options options, List<String> lines) {
        Report report = RecordReader.standard().read(text(game, options, lines)).get(0);
        assertThat(report.isValid()).as(() -> report.diagnostics().toString()).isTrue();
        return report;
    }

    private static String text(Game<?, ?> game, Options options, List<String> lines) {
        String head = options.chosen().entrySet().stream().map(Object::toString).collect(Collectors.joining(", "));
        return "[Game \"" + game.id() + "\"]\n[Options \"" + head + "\"]\n\n" + String.join("\n", lines) + "\n*\n";
    }

    /** The same game with a deck whose order was known from the start. */
    private static List<DogMove> withDeck(Line<DogMove, DogPosition> line) {
        List<DogMove> played = line.moves();
        List<DogPosition> positions = line.positions();
        List<CardFace> used = new ArrayList<>();
        for (int i = 0; i < played.size(); i++) {
            used.addAll(used(positions.get(i), played.get(i)));
        }
        List<DogMove> moves = new ArrayList<>();
        int from = 0;
        for (int i = 0; i < played.size(); i++) {
            DogMove move = played.get(i);
            if (i == 0) {
                DogMove.Deal deal = (DogMove.Deal) move;
                int size = positions.get(i).deck().size();
                moves.add(new DogMove.Shuffle(deal.round(), stretch(used, from, size)));
                moves.add(new DogMove.Deal(Optional.empty(), deal.hands()));
                from += size;
            } else if (move instanceof DogMove.Shuffle shuffle) {
                int size = positions.get(i).pile().size();
                moves.add(new DogMove.Shuffle(shuffle.round(), stretch(used, from, size)));
                from += size;
            } else {
                moves.add(move);
            }
        }
        return moves;
    }

    /** The cards that a move takes from the deck, top first. */
    private static List<CardFace> used(DogPosition position, DogMove move) {
        if (move instanceof DogMove.Deal deal) {
            Cards dealt = Cards.empty();
            for (Dealt each : deal.hands()) {
                dealt = dealt.plus(each.hand().known());
            }
            Cards left = position.deck().known(dealt.size());
            return Stream.concat(left.list().stream(), dealt.minus(left).list().stream())
                    .map(CardFace::of)
                    .toList();
        }
        return move instanceof DogMove.Draw draw ? List.of(draw.card()) : List.of();
    }

    private static List<CardFace> stretch(List<CardFace> used, int from, int size) {
        List<CardFace> cards =
                new ArrayList<>(used.subList(Math.min(from, used.size()), Math.min(from + size, used.size())));
        cards.addAll(Collections.nCopies(size - cards.size(), CardFace.hidden()));
        return cards;
    }
}
