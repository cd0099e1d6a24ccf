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
import org.ludex.dog.DogSetup;
import org.ludex.dog.Gift;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.dog.TableRule;
import org.ludex.dog.deal.Stock;

/** Records that tell less than everything, and what a seat sees. */
class HiddenCardsTest {

    private static final DogCards GAME = DogCards.GAME;

    /** A random game; every other one with a deck whose order is known to the game from the start. */
    static Line<CardsMove, CardsPosition> game(String options, long seed, int plies) {
        CardsPosition start = GAME.start(Options.parse(GAME, options));
        RandomGenerator random = new SeededRandom(seed);
        if (seed % 2 == 0) {
            Optional<Round> round = ((CardsMove.Shuffle) start.sample(random)).round();
            CardsMove shuffle = new CardsMove.Shuffle(round, Stock.shuffled(Numbers.TOTAL, random));
            Line<CardsMove, CardsPosition> rest = Playout.from(start.play(shuffle), random, plies);
            List<CardsMove> moves = new ArrayList<>(List.of(shuffle));
            moves.addAll(rest.moves());
            return Line.replay(start, moves).line();
        }
        return Playout.from(start, random, plies);
    }

    private static Hand told(Player seat, Hand hand, Set<Player> knowing) {
        return knowing.contains(seat) ? hand : hand.covered();
    }

    private static CardFace told(Player seat, CardFace card, Set<Player> knowing) {
        return knowing.contains(seat) ? card : CardFace.hidden();
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
            return new CardsMove.Give(give.seat(), told(give.seat(), give.card(), knowing));
        }
        if (move instanceof CardsMove.Exchange exchange) {
            return new CardsMove.Exchange(exchange.gifts().stream()
                    .map(gift -> knowing.contains(gift.from()) || knowing.contains(gift.to())
                            ? gift
                            : new Gift(gift.from(), gift.to(), CardFace.hidden()))
                    .toList());
        }
        if (move instanceof CardsMove.Draw draw) {
            return new CardsMove.Draw(draw.seat(), told(draw.seat(), draw.card(), knowing));
        }
        if (move instanceof CardsMove.Look look) {
            return new CardsMove.Look(
                    look.seat(),
                    look.cards().stream()
                            .map(card -> told(look.seat(), card, knowing))
                            .toList());
        }
        if (move instanceof CardsMove.Choose choose && !knowing.contains(choose.seat())) {
            return new CardsMove.Choose(choose.seat(), CardFace.hidden(), Optional.empty());
        }
        return move;
    }

    private static void checkCounts(CardsPosition position) {
        int hidden = position.deck().hidden();
        for (Player player : position.seating().players()) {
            hidden += position.hand(player).hidden();
            hidden += position.given(player).filter(CardFace::isHidden).isPresent() ? 1 : 0;
        }
        assertThat(position.unseen().size()).as("hidden cards in %s", position).isEqualTo(hidden);
    }

    @ParameterizedTest
    @ValueSource(strings = {"players=2", "players=3", "players=4"})
    @DisplayName("the same game told with less is still legal")
    void recordsAtAllLevelsOfKnowledge(String options) {
        List<Set<Player>> levels = List.of(Set.of(), Set.of(Player.A), Set.of(Player.A, Player.B, Player.C, Player.D));
        for (long seed = 1; seed <= 25; seed++) {
            Line<CardsMove, CardsPosition> full = game(options, seed, 500);
            for (Set<Player> knowing : levels) {
                CardsPosition position = GAME.start(Options.parse(GAME, options));
                for (CardsMove played : full.moves()) {
                    CardsMove move = told(played, knowing);
                    assertThat(position.judge(move))
                            .as("%s at %s", move, position)
                            .isEqualTo(Verdict.legal());
                    position = position.play(move);
                    checkCounts(position);
                }
                CardsPosition end = full.end();
                assertThat(position.market()).isEqualTo(end.market());
                assertThat(position.pile()).isEqualTo(end.pile());
                assertThat(position.deck().size()).isEqualTo(end.deck().size());
                assertThat(GAME.position(position.text(), position.options())).isEqualTo(position);
            }
        }
    }

    /** The same position with other cards wherever a seat cannot see. */
    private static CardsPosition rearranged(CardsPosition position, Player viewer, RandomGenerator random) {
        CardsSetup view = CardsSetup.of(position.view(viewer));
        Cards unseen = position.view(viewer).unseen();
        List<CardFace> faces = new ArrayList<>(Stock.shuffled(unseen, random));
        List<Dealt> hands = new ArrayList<>();
        for (Dealt dealt : view.hands()) {
            Cards cards = dealt.hand().known();
            for (int count = dealt.hand().hidden(); count > 0; count--) {
                cards = cards.plus(faces.remove(0).card().orElseThrow());
            }
            hands.add(new Dealt(dealt.seat(), Hand.of(cards)));
        }
        List<DogSetup.Given> given = new ArrayList<>();
        for (DogSetup.Given gift : view.given()) {
            CardFace card = gift.card().isHidden() ? faces.remove(0) : gift.card();
            given.add(new DogSetup.Given(gift.seat(), card, Cards.empty()));
        }
        List<CardFace> deck = new ArrayList<>();
        for (CardFace face : view.deck().top(view.deck().size())) {
            deck.add(face.isHidden() ? faces.remove(0) : face);
        }
        return new CardsSetup(
                        view.options(),
                        view.phase(),
                        view.seat(),
                        view.market(),
                        view.rows(),
                        hands,
                        view.pile(),
                        Deck.of(deck),
                        view.open(),
                        view.seen(),
                        view.spent(),
                        view.aside(),
                        given,
                        view.knowledge())
                .position();
    }

    @ParameterizedTest
    @ValueSource(strings = {"players=2", "players=3", "players=4"})
    @DisplayName("what a seat cannot see makes no difference to its view")
    void viewsDoNotDependOnHiddenCards(String options) {
        RandomGenerator random = new SeededRandom(7);
        int different = 0;
        for (long seed = 1; seed <= 8; seed++) {
            for (CardsPosition position : game(options, seed, 400).positions()) {
                if (!position.market().isLaid() || random.nextInt(8) > 0) {
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
                    assertThat(view2.listsMoves()).isEqualTo(view.listsMoves());
                    if (view.listsMoves()) {
                        assertThat(view2.legalMoves()).isEqualTo(view.legalMoves());
                    }
                    assertThat(view2.unseen()).isEqualTo(view.unseen());
                    if (view.outcome().isOpen()) {
                        assertThat(view2.sample(new SeededRandom(seed))).isEqualTo(view.sample(new SeededRandom(seed)));
                    }
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
            CardsPosition position = game(options, seed, 120).end();
            position = position.view(Player.A);
            RandomGenerator random = new SeededRandom(seed);
            for (int ply = 0; ply < 300; ply++) {
                if (ply % 25 < 3 && position.listsMoves()) {
                    CardsPosition here = position;
                    List<CardsMove> moves = position.legalMoves();
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
        // Everybody saw the 6 that A bought.
        assertThat(view.hand(Player.A).toString()).isEqualTo("6,#6");
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
        assertThat(position.legalMoves()).noneMatch(move -> move.toString().startsWith("A drop 9"));
    }
}
