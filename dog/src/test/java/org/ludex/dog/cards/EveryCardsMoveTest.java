package org.ludex.dog.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.SeededRandom;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Player;

/** Every move that can be written is thrown at positions: the legal ones must be those listed, and no others. */
class EveryCardsMoveTest {

    private static final List<Optional<Card>> AS =
            List.of(Optional.empty(), Optional.of(Card.FOUR), Optional.of(Card.SEVEN));

    private static List<CardsMove> universe(CardsPosition position) {
        List<CardsMove> moves = new ArrayList<>();
        for (Player seat : Player.values()) {
            for (Card card : Card.values()) {
                moves.add(new CardsMove.Give(seat, CardFace.of(card)));
                moves.add(new CardsMove.Draw(seat, CardFace.of(card)));
                for (int place = 0; place <= 8; place++) {
                    moves.add(new CardsMove.Choose(seat, CardFace.of(card), place(place)));
                }
            }
        }
        for (Card card : Card.values()) {
            moves.add(new CardsMove.TurnUp(card));
            plays(position.toMove().orElse(Player.A), card, position, moves);
            moves.add(new CardsMove.Drop(Player.B, card));
        }
        return moves;
    }

    private static Optional<Integer> place(int place) {
        return place == 0 ? Optional.empty() : Optional.of(place);
    }

    private static void plays(Player seat, Card card, CardsPosition position, List<CardsMove> moves) {
        moves.add(new CardsMove.Drop(seat, card));
        for (int place = -1; place <= 15; place++) {
            Card there = position.market().at(place).orElse(Card.JOKER);
            for (Card taken : List.of(there, Card.FIVE)) {
                moves.add(new CardsMove.Buy(seat, card, place, taken));
                for (Optional<Card> as : AS) {
                    moves.add(new CardsMove.FourBuy(seat, card, as, place, taken));
                }
            }
        }
        for (Optional<Card> as : AS) {
            moves.add(new CardsMove.Seven(seat, card, as));
            for (Card taken : Card.values()) {
                moves.add(new CardsMove.Take(seat, card, as, taken));
            }
        }
        for (Player owner : Player.values()) {
            for (int row = 0; row <= 3; row++) {
                moves.add(new CardsMove.Lay(seat, owner, row, card));
                for (int place = 0; place <= 14; place++) {
                    moves.add(new CardsMove.JokerExchange(seat, card, owner, row, place(place)));
                }
                for (Card taken : Card.values()) {
                    moves.add(new CardsMove.Steal(seat, card, Optional.empty(), owner, row, taken));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"players=2", "players=3", "players=4"})
    @DisplayName("what is listed is what is legal")
    void listedIsLegal(String options) {
        RandomGenerator random = new SeededRandom(21);
        int compared = 0;
        for (long seed = 1; seed <= 12; seed++) {
            for (CardsPosition position :
                    HiddenCardsTest.game(options, seed, 500).positions()) {
                boolean rare = position.toMove().isPresent() && position.isMidTurn();
                if (!position.listsMoves() || random.nextInt(rare ? 3 : 60) > 0) {
                    continue;
                }
                compare(position);
                position.toMove().ifPresent(seat -> compare(position.view(seating(position, seat))));
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(60);
    }

    /** Somebody else than the seat to move. */
    private static Player seating(CardsPosition position, Player seat) {
        return position.seating().next(seat);
    }

    private static void compare(CardsPosition position) {
        List<CardsMove> listed = position.legalMoves();
        Set<CardsPosition> reached = new HashSet<>();
        listed.forEach(move -> reached.add(position.play(move)));
        Set<CardsMove> legal = new HashSet<>();
        // Whoever does not see the cards cannot list which of them is given or taken.
        boolean blind = listed.stream().anyMatch(move -> move.toString().contains("#"));
        for (CardsMove move : universe(position)) {
            position.attempt(move).toOptional().ifPresent(next -> {
                legal.add(move);
                assertThat(blind || reached.contains(next))
                        .as("%s is legal and leads where a listed move leads at %s", move, position)
                        .isTrue();
            });
        }
        assertThat(listed).doesNotHaveDuplicates();
        assertThat(position.legalMoveCount()).isEqualTo(listed.size());
        if (position.toMove().isPresent()) {
            for (long seed = 1; seed <= 5; seed++) {
                CardsMove chosen = listed.get(new SeededRandom(seed).nextInt(listed.size()));
                assertThat(position.sample(new SeededRandom(seed))).isEqualTo(chosen);
            }
        }
        assertThat(listed.stream().filter(move -> !move.toString().contains("#")))
                .as("moves listed at %s are among all legal ones", position)
                .allMatch(move ->
                        legal.contains(move) || move instanceof CardsMove.Exchange || move instanceof CardsMove.Look);
    }
}
