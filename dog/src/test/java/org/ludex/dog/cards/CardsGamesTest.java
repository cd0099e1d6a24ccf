package org.ludex.dog.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Options;
import org.ludex.core.SeededRandom;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.dog.deal.Stock;

/** Whole games: nothing gets lost on the way. */
class CardsGamesTest {

    private static final DogCards GAME = DogCards.GAME;

    private static CardsPosition start(String options) {
        return GAME.start(Options.parse(GAME, options));
    }

    /** Cards as one finds them by looking everywhere. */
    private static Cards everything(CardsPosition position) {
        Cards all = Cards.of(position.market().cards())
                .plus(position.pile())
                .plus(position.aside())
                .plus(Cards.of(position.spent().stream().toList()))
                .plus(position.deck().known());
        for (Player player : position.seating().players()) {
            all = all.plus(position.hand(player).known());
            all = all.plus(Cards.of(
                    position.given(player).flatMap(CardFace::card).stream().toList()));
            for (int number = 1; number <= (position.seating().inPairs() ? 1 : 2); number++) {
                all = all.plus(Cards.of(position.row(player, number).cards()));
            }
        }
        return all;
    }

    private static void checkTable(CardsPosition position) {
        int size = position.seating().inPairs() ? 5 : 7;
        boolean kept = everything(position).equals(Numbers.TOTAL.minus(position.unseen()));
        boolean placed = true;
        for (int place = 1; place <= 13; place++) {
            placed &= !position.market().at(place).equals(Optional.of(Numbers.kind(place)));
        }
        boolean held = position.phase() != Phase.PLAY
                || position.seating().players().stream()
                        .allMatch(player -> position.hand(player).size() == size);
        assertThat(List.of(kept, placed, held))
                .as("120 cards, none on its number, full hands in %s", position)
                .doesNotContain(false);
    }

    @ParameterizedTest
    @ValueSource(strings = {"players=2", "players=3", "players=4"})
    @DisplayName("a thousand random games keep all 120 cards")
    void randomGamesKeepAllCards(String options) {
        for (long seed = 1; seed <= 1000; seed++) {
            RandomGenerator random = new SeededRandom(seed);
            CardsPosition position = start(options);
            Optional<Round> round = ((CardsMove.Shuffle) position.sample(random)).round();
            position = position.play(new CardsMove.Shuffle(round, Stock.shuffled(Numbers.TOTAL, random)));
            assertThat(position.unseen().isEmpty()).isTrue();
            for (int ply = 0; ply < 240 && position.outcome().isOpen(); ply++) {
                position = position.play(position.sample(random));
                checkTable(position);
            }
            assertThat((Object) GAME.position(position.text(), position.options()))
                    .isEqualTo(position);
        }
    }

    /** A move of somebody who wants to win: a row if there is one, now and then anything. */
    private static CardsMove keen(CardsPosition position, RandomGenerator random) {
        if (position.phase() == Phase.PLAY && random.nextInt(10) > 0) {
            Map<Rank, List<CardsMove>> ranked = new EnumMap<>(Rank.class);
            for (CardsMove move : position.legalMoves()) {
                ranked.computeIfAbsent(Rank.of(position, move), any -> new ArrayList<>())
                        .add(move);
            }
            for (Rank rank : List.of(Rank.ROW, Rank.USEFUL)) {
                List<CardsMove> moves = ranked.getOrDefault(rank, List.of());
                if (!moves.isEmpty()) {
                    return moves.get(random.nextInt(moves.size()));
                }
            }
        }
        return position.sample(random);
    }

    private enum Rank {
        ROW,
        USEFUL,
        OTHER;

        static Rank of(CardsPosition position, CardsMove move) {
            if (move instanceof CardsMove.Lay) {
                return ROW;
            }
            if (move instanceof CardsMove.Buy buy) {
                return needed(position, buy.seat(), buy.taken()) ? USEFUL : OTHER;
            }
            if (move instanceof CardsMove.Take take) {
                return needed(position, take.seat(), take.taken()) ? USEFUL : OTHER;
            }
            return move instanceof CardsMove.Seven ? USEFUL : OTHER;
        }

        private static boolean needed(CardsPosition position, Player seat, Card card) {
            return card != Card.JOKER && position.row(seat, 1).takes(card);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"players=2", "players=3", "players=4"})
    @DisplayName("games of players who want to win are won")
    void keenGamesEnd(String options) {
        int won = 0;
        for (long seed = 1; seed <= 60; seed++) {
            RandomGenerator random = new SeededRandom(seed);
            CardsPosition position = start(options);
            for (int ply = 0; ply < 7500 && position.outcome().isOpen(); ply++) {
                CardsMove move = keen(position, random);
                assertThat(position.judge(move)).as("%s at %s", move, position).isEqualTo(Verdict.legal());
                position = position.play(move);
                checkTable(position);
                if (ply % 16 == 0 || !position.outcome().isOpen()) {
                    CardsPosition read = GAME.position(position.text(), position.options());
                    assertThat(read).isEqualTo(position);
                    assertThat(read.hashCode()).isEqualTo(position.hashCode());
                }
            }
            won += position.outcome().isOpen() ? 0 : 1;
        }
        assertThat(won).isGreaterThan(30);
    }
}
