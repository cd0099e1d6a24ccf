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
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.core.Viewer;
import org.ludex.dog.After;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Dealt;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogPosition;
import org.ludex.dog.Gift;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.dog.cards.CardsMove;
import org.ludex.dog.cards.CardsPosition;
import org.ludex.dog.cards.DogCards;
import org.ludex.notation.GameRecord;
import org.ludex.notation.RecordReader;
import org.ludex.notation.RecordWriter;
import org.ludex.notation.Report;

/** One game, told by people who know less and less of it. */
@DisplayName("Records at four levels of knowledge")
class KnowledgeTest {

    private static final int PLIES = 300;
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
        TableNotation notation = notation(id);
        Options options = Options.of(notation.game(), Map.of("players", players));
        for (int seed = 1; seed <= 2; seed++) {
            Line<DogMove, DogPosition> line = Playout.from(notation.game().start(options), seed, PLIES);
            long burns =
                    line.moves().stream().filter(DogMove.Burn.class::isInstance).count();
            assertThat(burns).isPositive();

            Report deck = read(notation, options, withDeck(line));
            Report deals = read(notation, options, line.moves());
            Report seat = read(
                    notation,
                    options,
                    line.moves().stream().map(KnowledgeTest::asSeenByA).toList());
            Report played = read(
                    notation,
                    options,
                    line.moves().stream().map(KnowledgeTest::played).toList());
            Report covered = read(
                    notation,
                    options,
                    line.moves().stream().map(KnowledgeTest::covered).toList());

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
            assertThat(covered.unproven()).isPositive().isLessThanOrEqualTo((int) burns);
        }
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
            assertThat(read(DogCards.GAME, options, deals).record().moves())
                    .hasSameSizeAs(deck.moves());
            for (GameRecord<?, ?> told :
                    List.of(deck, deck.view(Viewer.of(Player.A)), deck.view(Viewer.spectator()))) {
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
        TableNotation notation = notation(id);
        Options options = notation.game().defaults();
        Line<DogMove, DogPosition> line = Playout.from(notation.game().start(options), 1, PLIES);
        List<DogMove> moves = new ArrayList<>(line.moves());
        while (!(moves.get(moves.size() - 1) instanceof DogMove.OfSeat)) {
            moves.remove(moves.size() - 1);
        }
        List<String> lines = new ArrayList<>();
        for (DogMove move : moves) {
            notation.round(move).map(Round::toString).ifPresent(lines::add);
            if (move instanceof DogMove.OfSeat) {
                lines.add(notation.write(played(move)));
            }
        }
        Report report = read(notation.game(), options, lines);
        assertThat(report.record().moves()).hasSameSizeAs(moves);
        assertThat(report.diagnostics())
                .extracting(diagnostic -> diagnostic.code())
                .containsOnly("filled-in");
        assertThat(RecordReader.standard()
                        .strict()
                        .read(text(notation.game(), options, lines))
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
        Line<CardsMove, CardsPosition> line =
                Line.of(start).play(new CardsMove.Shuffle(Optional.of(round), order));
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

    private static TableNotation notation(String id) {
        return switch (id) {
            case "dog" -> new DogNotation();
            case "dog-royal" -> new DogRoyalNotation();
            default -> new BlackDogNotation();
        };
    }

    private static <M extends Move, P extends Position<M, P>> Report read(
            LineNotation<M, P> notation, Options options, List<? extends M> moves) {
        Report report = read(
                notation.game(), options, moves.stream().map(notation::write).toList());
        assertThat(report.record().moves()).hasSameSizeAs(moves);
        assertThat(report.diagnostics())
                .allSatisfy(diagnostic -> assertThat(diagnostic.code()).isEqualTo("unproven"));
        return report;
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

    /** Only the cards that lie face up. */
    private static DogMove played(DogMove move) {
        if (move instanceof DogMove.Deal deal) {
            return new DogMove.Deal(
                    deal.round(),
                    deal.hands().stream()
                            .map(dealt -> new Dealt(dealt.seat(), dealt.hand().covered()))
                            .toList());
        }
        if (move instanceof DogMove.Give give) {
            return new DogMove.Give(give.gifts().stream()
                    .map(gift -> new Gift(gift.from(), gift.to(), CardFace.hidden()))
                    .toList());
        }
        if (move instanceof DogMove.Burn burn && burn.draw().isPresent()) {
            return new DogMove.Burn(burn.seat(), burn.cards(), Optional.of(CardFace.hidden()));
        }
        if (move instanceof DogMove.Go go && go.after().draw().isPresent()) {
            After after = go.after().drawing(CardFace.hidden());
            return new DogMove.Go(go.seat(), go.card(), go.as(), go.steps(), after);
        }
        return move;
    }

    /** As a careless writer puts it down who does not list burnt cards. */
    private static DogMove covered(DogMove move) {
        return played(move) instanceof DogMove.Burn burn
                ? new DogMove.Burn(burn.seat(), burn.cards().covered(), burn.draw())
                : played(move);
    }

    /** What A sees: the own hand, what A gives and gets, what A draws. */
    private static DogMove asSeenByA(DogMove move) {
        if (move instanceof DogMove.Deal deal) {
            return new DogMove.Deal(
                    deal.round(),
                    deal.hands().stream()
                            .map(dealt -> dealt.seat() == Player.A
                                    ? dealt
                                    : new Dealt(dealt.seat(), dealt.hand().covered()))
                            .toList());
        }
        if (move instanceof DogMove.Give give) {
            return new DogMove.Give(
                    give.gifts().stream().map(KnowledgeTest::asSeenByA).toList());
        }
        return move instanceof DogMove.OfSeat mine && mine.seat() == Player.A ? move : played(move);
    }

    private static Gift asSeenByA(Gift gift) {
        boolean own = gift.from() == Player.A || gift.to() == Player.A;
        return own ? gift : new Gift(gift.from(), gift.to(), CardFace.hidden());
    }

    /** The same game with a deck whose order was known from the start. */
    private static List<DogMove> withDeck(Line<DogMove, DogPosition> line) {
        List<CardFace> used = new ArrayList<>();
        for (int i = 0; i < line.moves().size(); i++) {
            used.addAll(used((DogPosition) line.positions().get(i), line.moves().get(i)));
        }
        List<DogMove> moves = new ArrayList<>();
        int from = 0;
        for (int i = 0; i < line.moves().size(); i++) {
            DogPosition position = (DogPosition) line.positions().get(i);
            DogMove move = line.moves().get(i);
            if (i == 0) {
                DogMove.Deal deal = (DogMove.Deal) move;
                int size = position.deck().size();
                moves.add(new DogMove.Shuffle(deal.round(), stretch(used, from, size)));
                moves.add(new DogMove.Deal(Optional.empty(), deal.hands()));
                from += size;
            } else if (move instanceof DogMove.Shuffle shuffle) {
                int size = position.pile().size();
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
        if (move instanceof DogMove.Burn burn) {
            return burn.draw().stream().toList();
        }
        return move instanceof DogMove.Go go ? go.after().draw().stream().toList() : List.of();
    }

    private static List<CardFace> stretch(List<CardFace> used, int from, int size) {
        List<CardFace> cards =
                new ArrayList<>(used.subList(Math.min(from, used.size()), Math.min(from + size, used.size())));
        cards.addAll(Collections.nCopies(size - cards.size(), CardFace.hidden()));
        return cards;
    }
}
