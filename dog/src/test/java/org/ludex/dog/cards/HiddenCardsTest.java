package org.ludex.dog.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Line;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.SeededRandom;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Dealt;
import org.ludex.dog.Deck;
import org.ludex.dog.Gift;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;
import org.ludex.dog.TableRule;

/** Records that tell less than everything, and what a seat sees. */
class HiddenCardsTest {

    private static final DogCards GAME = new DogCards();

    private static Line<CardsMove, CardsPosition> game(String options, long seed, int plies) {
        return Playout.from(GAME.start(Options.parse(GAME, options)), seed, plies);
    }

    private static Hand told(Player seat, Hand hand, Set<Player> knowing) {
        return knowing.contains(seat) ? hand : hand.covered();
    }

    private static Optional<CardFace> told(CardsMove.OfSeat move, Set<Player> knowing) {
        return knowing.contains(move.seat()) ? move.draw() : move.draw().map(any -> CardFace.hidden());
    }

    /** A move as somebody writes it who knows only the cards of some seats. */
    private static CardsMove told(CardsMove move, Set<Player> knowing) {
        if (move instanceof CardsMove.Shuffle shuffle) {
            return new CardsMove.Shuffle(shuffle.round(), List.of());
        }
        if (move instanceof CardsMove.Deal deal) {
            return new CardsMove.Deal(deal.hands().stream()
                    .map(hand -> new Dealt(hand.seat(), told(hand.seat(), hand.hand(), knowing)))
                    .toList());
        }
        if (move instanceof CardsMove.Give give) {
            return new CardsMove.Give(give.gifts().stream()
                    .map(gift -> knowing.contains(gift.from()) || knowing.contains(gift.to())
                            ? gift
                            : new Gift(gift.from(), gift.to(), CardFace.hidden()))
                    .toList());
        }
        if (move instanceof CardsMove.Lay lay) {
            return new CardsMove.Lay(lay.seat(), lay.owner(), lay.row(), lay.card(), told(lay, knowing));
        }
        if (move instanceof CardsMove.Drop drop) {
            return new CardsMove.Drop(drop.seat(), drop.card(), told(drop, knowing));
        }
        if (move instanceof CardsMove.Look look && !knowing.contains(look.seat())) {
            List<CardFace> hidden =
                    look.look().stream().map(any -> CardFace.hidden()).toList();
            return new CardsMove.Look(
                    look.seat(), look.card(), look.as(), hidden, CardFace.hidden(), Optional.empty(), Optional.empty());
        }
        return move;
    }

    private static void checkCounts(CardsPosition position) {
        int hidden = position.deck().hidden();
        for (Player player : position.seating().players()) {
            hidden += position.hand(player).hidden();
        }
        assertThat(position.unseen().size()).as("hidden cards in %s", position).isEqualTo(hidden);
    }

    @ParameterizedTest
    @ValueSource(strings = {"players=2", "players=3", "players=4"})
    @DisplayName("the same game told with less is still legal")
    void recordsAtAllLevelsOfKnowledge(String options) {
        List<Set<Player>> levels = List.of(Set.of(), Set.of(Player.A), Set.of(Player.A, Player.B, Player.C, Player.D));
        for (long seed = 1; seed <= 25; seed++) {
            Line<CardsMove, CardsPosition> full = game(options, seed, 250);
            for (Set<Player> knowing : levels) {
                CardsPosition position = GAME.start(Options.parse(GAME, options));
                for (int ply = 0; ply < full.moves().size(); ply++) {
                    CardsMove move = told(full.moves().get(ply), knowing);
                    assertThat(position.judge(move))
                            .as("%s at %s", move, position)
                            .isEqualTo(Verdict.legal());
                    position = position.play(move);
                    checkCounts(position);
                }
                CardsPosition end = (CardsPosition) full.end();
                assertThat(position.market()).isEqualTo(end.market());
                assertThat(position.pile()).isEqualTo(end.pile());
                assertThat(position.deck().size()).isEqualTo(end.deck().size());
                assertThat((Object) GAME.position(position.text(), position.options()))
                        .isEqualTo(position);
            }
        }
    }

    /** The same position with other cards wherever a seat cannot see. */
    private static CardsPosition rearranged(CardsPosition position, Player viewer, RandomGenerator random) {
        Cards unknown = position.view(viewer).unseen();
        List<CardFace> faces = new ArrayList<>(Dealer.shuffled(unknown, random));
        List<String> hands = new ArrayList<>();
        for (Player player : position.seating().players()) {
            Cards cards = position.hand(player).known();
            if (player != viewer) {
                cards = Cards.empty();
                for (int count = position.hand(player).size(); count > 0; count--) {
                    cards = cards.plus(faces.remove(0).card().orElseThrow());
                }
            }
            hands.add(player + ":" + cards);
        }
        List<CardFace> deck = new ArrayList<>();
        for (int index = 0; index < position.deck().size(); index++) {
            CardFace open = position.openDeck().at(index);
            deck.add(open.isHidden() ? faces.remove(0) : open);
        }
        String text = position.text()
                .replaceFirst("hands .* pile", "hands " + String.join(" ", hands) + " pile")
                .replaceFirst("deck [^ ]+", "deck " + Deck.of(deck));
        return (CardsPosition) GAME.position(text, position.options());
    }

    @ParameterizedTest
    @ValueSource(strings = {"players=2", "players=3", "players=4"})
    @DisplayName("what a seat cannot see makes no difference to its view")
    void viewsDoNotDependOnHiddenCards(String options) {
        RandomGenerator random = new SeededRandom(7);
        int different = 0;
        for (long seed = 1; seed <= 8; seed++) {
            for (CardsPosition any : game(options, seed, 200).positions()) {
                CardsPosition position = (CardsPosition) any;
                if (position.phase() != Phase.PLAY || position.isShuffled() || random.nextInt(4) > 0) {
                    continue;
                }
                for (Player viewer : position.seating().players()) {
                    CardsPosition other = rearranged(position, viewer, random);
                    different += other.equals(position) ? 0 : 1;
                    CardsPosition view = position.view(viewer);
                    CardsPosition view2 = other.view(viewer);
                    assertThat(view2).isEqualTo(view);
                    assertThat(view2.text()).isEqualTo(view.text());
                    assertThat(view2.toString()).isEqualTo(view.toString());
                    assertThat(view2.hashCode()).isEqualTo(view.hashCode());
                    assertThat(view2.picture()).isEqualTo(view.picture());
                    assertThat(view2.movesWithoutShuffle()).isEqualTo(view.movesWithoutShuffle());
                    assertThat(view2.listsMoves()).isEqualTo(view.listsMoves());
                    assertThat(view2.unseen()).isEqualTo(view.unseen());
                    assertThat(view2.sample(new SeededRandom(seed))).isEqualTo(view.sample(new SeededRandom(seed)));
                }
            }
        }
        assertThat(different).isGreaterThan(300);
    }

    @ParameterizedTest
    @ValueSource(strings = {"players=2", "players=4"})
    @DisplayName("what a view lists is legal there, and its games go on")
    void viewsCanBePlayed(String options) {
        for (long seed = 1; seed <= 8; seed++) {
            CardsPosition position = (CardsPosition) game(options, seed, 60).end();
            position = position.view(Player.A);
            RandomGenerator random = new SeededRandom(seed);
            for (int ply = 0; ply < 150; ply++) {
                if (ply % 25 == 0) {
                    CardsPosition here = position;
                    List<CardsMove> moves = position.movesWithoutShuffle();
                    assertThat(moves).doesNotHaveDuplicates();
                    moves.forEach(move -> assertThat(here.judge(move))
                            .as("%s at %s", move, here)
                            .isEqualTo(Verdict.legal()));
                }
                position = position.play(position.sample(random));
                checkCounts(position);
            }
        }
    }

    @Test
    @DisplayName("a view hides the other hands and the deck, but not what was openly put under it")
    void aViewShowsTheOwnHandAndTheOpenCards() {
        CardsPosition position = Laid.play(
                Laid.two()
                        .hands("A:5,2,3,4,6,7,8 C:9,9,10,10,12,12,13")
                        .top("5,12,2")
                        .position(),
                "A buy 5@5=6 refill 12 under 5");
        CardsPosition view = position.view(Player.C);
        assertThat(view.hand(Player.A).toString()).isEqualTo("#7");
        assertThat(view.hand(Player.C)).isEqualTo(position.hand(Player.C));
        assertThat(position.deck().at(0)).isEqualTo(CardFace.of(Card.TWO));
        assertThat(view.deck().at(0)).isEqualTo(CardFace.hidden());
        assertThat(view.deck().toString()).endsWith(",5").startsWith("#");
        Laid.play(view, "C drop 9 draw 2", "A drop 13 draw #");
    }

    @Test
    @DisplayName("a hidden card may be any that is not used up, and then is used up")
    void hiddenCardsAreBounded() {
        CardsPosition position = Laid.two().hands("A:#7 C:#7").pile("9,9,9,9,9").position();
        position = Laid.play(position, "A drop 9 draw #", "C drop 9 draw #");
        Laid.refuses(position, "A drop 9 draw #", TableRule.CARD_COUNT);
        assertThat(position.movesWithoutShuffle())
                .noneMatch(move -> move.toString().startsWith("A drop 9"));
    }
}
