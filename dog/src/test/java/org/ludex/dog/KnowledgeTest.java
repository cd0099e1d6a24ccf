package org.ludex.dog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Line;
import org.ludex.core.Options;
import org.ludex.core.SeededRandom;
import org.ludex.dog.black.BlackDog;
import org.ludex.dog.classic.Dog;
import org.ludex.dog.royal.DogRoyal;

@DisplayName("Records at four levels of knowledge, and what a seat sees")
class KnowledgeTest {

    private static final int PLIES = 400;

    static Stream<DogGame> games() {
        return Stream.of(new Dog(), new DogRoyal(), new BlackDog());
    }

    private static List<DogMove> random(DogGame game, Options options, long seed) {
        SeededRandom random = new SeededRandom(seed);
        DogPosition position = game.start(options);
        List<DogMove> moves = new ArrayList<>();
        while (moves.size() < PLIES && position.outcome().isOpen()) {
            DogMove move = position.sample(random);
            moves.add(move);
            position = position.play(move);
        }
        return moves;
    }

    /** The same game as somebody writes it down who sees only some hands. */
    private static List<DogMove> seen(List<DogMove> moves, List<Player> eyes) {
        List<DogMove> seen = new ArrayList<>();
        for (DogMove move : moves) {
            if (move instanceof DogMove.Deal deal) {
                seen.add(new DogMove.Deal(
                        deal.round(),
                        deal.hands().stream()
                                .map(dealt -> new Dealt(
                                        dealt.seat(),
                                        eyes.contains(dealt.seat())
                                                ? dealt.hand()
                                                : dealt.hand().covered()))
                                .toList()));
            } else if (move instanceof DogMove.Exchange exchange) {
                seen.add(new DogMove.Exchange(exchange.gifts().stream()
                        .map(gift -> new Gift(
                                gift.from(),
                                gift.to(),
                                eyes.contains(gift.from()) || eyes.contains(gift.to())
                                        ? gift.card()
                                        : CardFace.hidden()))
                        .toList()));
            } else if (move instanceof DogMove.Give give && !eyes.contains(give.seat())) {
                seen.add(new DogMove.Give(give.seat(), CardFace.hidden()));
            } else if (move instanceof DogMove.Draw draw && !eyes.contains(draw.seat())) {
                seen.add(new DogMove.Draw(draw.seat(), CardFace.hidden()));
            } else {
                seen.add(move);
            }
        }
        return seen;
    }

    private static void replays(DogGame game, Options options, List<DogMove> moves, boolean proved) {
        Line.Replay<DogMove, DogPosition> replay = Line.replay(game.start(options), moves);
        assertThat(replay.refusal()).as("refusal in %s", game.id()).isEmpty();
        if (proved) {
            assertThat(replay.line().unproven()).as("unproven in %s", game.id()).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLevelIsJudged(DogGame game) {
        for (String text : List.of("", "players=2", "players=3")) {
            Options options = Options.parse(game, text);
            for (long seed = 1; seed <= 3; seed++) {
                List<DogMove> moves = random(game, options, seed);
                replays(game, options, moves, true);
                replays(game, options, seen(moves, List.of(Player.A)), false);
                // A whole-hand burn shows what it needs to show; a single one does not.
                replays(game, options, seen(moves, List.of()), text.isEmpty());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void shuffledDeckGivesItsCards(DogGame game) {
        Options options = Options.parse(game, "players=2");
        DogPosition start = game.start(options);
        List<Card> cards = new ArrayList<>(start.unseen().list());
        Collections.shuffle(cards, new Random(7));
        List<CardFace> order = cards.stream().map(CardFace::of).toList();
        Round round = new Round(1, game.id().equals("dog") ? 6 : 5, Player.A);
        DogPosition position = start.play(new DogMove.Shuffle(Optional.of(round), order));
        assertThat(position.unseen().isEmpty()).isTrue();
        SeededRandom random = new SeededRandom(3);
        for (int plies = 0; plies < 60 && position.outcome().isOpen(); plies++) {
            DogMove move = position.sample(random);
            assertThat(position.judge(move).isPlayable())
                    .as("%s at %s", move, position)
                    .isTrue();
            position = position.play(move);
        }
        assertThat(position.deck().known().size()).isEqualTo(position.deck().size());
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("two positions that differ only in what a seat cannot see look the same to it, in every way")
    void viewsLeakNothing(DogGame game) {
        for (String text : List.of("", "players=3")) {
            Options options = Options.parse(game, text);
            List<DogMove> moves = random(game, options, 11);
            DogPosition full = game.start(options);
            DogPosition poor = game.start(options);
            List<DogMove> hidden = seen(moves, List.of(Player.A));
            for (int ply = 0; ply < moves.size(); ply++) {
                full = full.play(moves.get(ply));
                poor = poor.play(hidden.get(ply));
                DogPosition view = full.view(Player.A);
                assertThat(view.hand(Player.A)).isEqualTo(full.hand(Player.A));
                for (Player other : full.seating().players()) {
                    if (other != Player.A) {
                        assertThat(view.hand(other).known())
                                .isEqualTo(full.knowledge().known(other, Player.A));
                        assertThat(view.hand(other).size())
                                .isEqualTo(full.hand(other).size());
                    }
                }
                assertThat(view).isEqualTo(poor.view(Player.A));
                if (ply % 10 == 0) {
                    sameInEveryWay(view, poor.view(Player.A));
                }
            }
        }
    }

    private static void sameInEveryWay(DogPosition one, DogPosition other) {
        assertThat(one.text()).isEqualTo(other.text());
        assertThat(one).hasToString(other.toString()).hasSameHashCodeAs(other);
        assertThat(one.unseen()).isEqualTo(other.unseen());
        assertThat(one.deck()).isEqualTo(other.deck());
        assertThat(one.picture()).isEqualTo(other.picture());
        assertThat(one.listsMoves()).isEqualTo(other.listsMoves());
        if (one.listsMoves()) {
            assertThat(one.legalMoves()).isEqualTo(other.legalMoves());
        }
        if (one.outcome().isOpen()) {
            assertThat(one.sample(new SeededRandom(5))).isEqualTo(other.sample(new SeededRandom(5)));
        }
    }
}
