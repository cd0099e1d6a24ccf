package org.ludex.dog.deal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.SeededRandom;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Deck;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;
import org.ludex.dog.Shuffled;

/**
 * Tiny decks, of which every deal is followed that agrees with what was seen: a card may be somewhere exactly if it is
 * there in one of them.
 */
@DisplayName("What counting rules out, against all deals that are possible")
class EveryDealTest {

    private static final List<Card> KINDS = List.of(Card.TWO, Card.THREE, Card.FOUR, Card.FIVE);
    private static final int GAMES = Integer.getInteger("ludex.fuzz.games", 20) * 20;
    private static final int EVENTS = 14;

    /** What is where: what the seats hold hidden, the older cards of the deck, and the shuffled ones below them. */
    private record World(List<Cards> hidden, Cards above, Cards pile) {

        World withHidden(int seat, Cards cards) {
            List<Cards> all = new ArrayList<>(hidden);
            all.set(seat, cards);
            return new World(List.copyOf(all), above, pile);
        }

        Cards top() {
            return above.isEmpty() ? pile : above;
        }

        World withoutTop(Card card) {
            return above.isEmpty()
                    ? new World(hidden, above, pile.minus(card))
                    : new World(hidden, above.minus(card), pile);
        }
    }

    /** A record and all that may lie behind it. */
    private static final class Game implements Stock {

        private final SeededRandom random;
        private final Cards total;
        private Hands hands = Hands.none();
        private Deck deck;
        private Cards open = Cards.empty();
        private World truth;
        private Set<World> worlds = new HashSet<>();

        Game(long seed) {
            random = new SeededRandom(seed);
            Cards pile = some(2 + random.nextInt(5));
            int above = random.nextInt(3);
            List<Cards> hidden = new ArrayList<>();
            Cards older = some(above);
            truth = new World(List.of(), older, pile);
            Cards all = pile.plus(older);
            for (int seat = 0; seat < 4; seat++) {
                Cards held = some(seat < 3 ? random.nextInt(3) : 0);
                Cards known = some(random.nextInt(3) == 0 ? 1 : 0);
                hidden.add(held);
                older = older.plus(held);
                all = all.plus(held).plus(known);
                hands = hands.with(Player.at(seat), Hand.of(known, held.size()));
            }
            total = all;
            truth = new World(List.copyOf(hidden), truth.above(), pile);
            deck = Deck.ofHidden(above + pile.size());
            hands = hands.with(Shuffled.of(pile, above));
            spread(0, new World(List.of(), Cards.empty(), pile), older, above);
            assertThat(worlds).contains(truth);
        }

        private Cards some(int count) {
            Cards cards = Cards.empty();
            for (int i = 0; i < count; i++) {
                cards = cards.plus(KINDS.get(random.nextInt(KINDS.size())));
            }
            return cards;
        }

        /** All ways to deal the older cards. */
        private void spread(int seat, World world, Cards rest, int above) {
            if (seat == 4) {
                assertThat(rest.size()).isEqualTo(above);
                worlds.add(new World(world.hidden(), rest, world.pile()));
                return;
            }
            int size = hands.of(Player.at(seat)).hidden();
            for (Cards held : choices(rest, size)) {
                List<Cards> more = new ArrayList<>(world.hidden());
                more.add(held);
                spread(seat + 1, new World(List.copyOf(more), world.above(), world.pile()), rest.minus(held), above);
            }
        }

        private static Set<Cards> choices(Cards from, int size) {
            Set<Cards> choices = new HashSet<>();
            if (size == 0) {
                choices.add(Cards.empty());
                return choices;
            }
            for (Card kind : from.kinds()) {
                choices(from.minus(kind), size - 1).forEach(rest -> choices.add(rest.plus(kind)));
            }
            return choices;
        }

        @Override
        public Cards total() {
            return total;
        }

        @Override
        public Cards unseen() {
            return total.minus(hands.known()).minus(open).minus(deck.known());
        }

        @Override
        public Deck deck() {
            return deck;
        }

        @Override
        public Hands hands() {
            return hands;
        }

        boolean happens() {
            Player seat = Player.at(random.nextInt(4));
            boolean empty = truth.top().isEmpty();
            return switch (random.nextInt(5)) {
                case 0 -> !empty && turns();
                case 1 -> !empty && sees(seat);
                case 2 -> !empty && draws(seat);
                default -> plays(seat);
            };
        }

        private Card top() {
            return truth.top().at(random.nextInt(truth.top().size()));
        }

        private boolean turns() {
            Card card = top();
            hands = hands.turning(card);
            deck = deck.drop(1);
            open = open.plus(card);
            truth = truth.withoutTop(card);
            follow(world -> world.top().contains(card), world -> List.of(world.withoutTop(card)));
            return true;
        }

        private boolean sees(Player seat) {
            Card card = top();
            hands = hands.drawing(seat, CardFace.of(card), List.of());
            deck = deck.drop(1);
            truth = truth.withoutTop(card);
            follow(world -> world.top().contains(card), world -> List.of(world.withoutTop(card)));
            return true;
        }

        private boolean draws(Player seat) {
            Card card = top();
            hands = hands.drawing(seat, CardFace.hidden(), List.of());
            deck = deck.drop(1);
            truth = drawn(truth, seat, card);
            follow(
                    world -> true,
                    world -> world.top().kinds().stream()
                            .map(kind -> drawn(world, seat, kind))
                            .toList());
            return true;
        }

        private static World drawn(World world, Player seat, Card card) {
            return world.withoutTop(card)
                    .withHidden(seat.index(), world.hidden().get(seat.index()).plus(card));
        }

        private boolean plays(Player seat) {
            Cards known = hands.of(seat).known();
            Cards all = known.plus(truth.hidden().get(seat.index()));
            if (all.isEmpty()) {
                return false;
            }
            Card card = all.at(random.nextInt(all.size()));
            hands = hands.spending(seat, card);
            open = open.plus(card);
            if (!known.contains(card)) {
                truth = spent(truth, seat, card);
                follow(
                        world -> world.hidden().get(seat.index()).contains(card),
                        world -> List.of(spent(world, seat, card)));
            }
            return true;
        }

        private static World spent(World world, Player seat, Card card) {
            return world.withHidden(
                    seat.index(), world.hidden().get(seat.index()).minus(card));
        }

        private void follow(Predicate<World> fits, java.util.function.Function<World, List<World>> next) {
            Set<World> after = new HashSet<>();
            worlds.stream().filter(fits).map(next).forEach(after::addAll);
            worlds = after;
            assertThat(worlds).contains(truth);
        }

        private boolean inSome(Predicate<World> test) {
            return worlds.stream().anyMatch(test);
        }

        /** How many things are ruled out that are not plain from what is open on the table. */
        int compare(String where) {
            int ruledOut = 0;
            for (Player seat : Player.values()) {
                int hidden = hands.of(seat).hidden();
                for (Card kind : hidden > 0 ? KINDS : List.<Card>of()) {
                    boolean can =
                            inSome(world -> world.hidden().get(seat.index()).contains(kind));
                    assertThat(mayHold(seat, Cards.of(kind)))
                            .as("%s: %s holds %s, %s", where, seat, kind, shuffled())
                            .isEqualTo(can);
                    assertThat(unseenBy(seat).contains(kind)).isEqualTo(can);
                    ruledOut += !can && unseen().contains(kind) ? 1 : 0;
                    for (Card second : hidden > 1 ? KINDS : List.<Card>of()) {
                        Cards both = Cards.of(kind, second);
                        assertThat(mayHold(seat, both))
                                .as("%s: %s holds %s, %s", where, seat, both, shuffled())
                                .isEqualTo(inSome(world ->
                                        world.hidden().get(seat.index()).contains(both)));
                    }
                }
            }
            for (Card kind : deck.isEmpty() ? List.<Card>of() : KINDS) {
                boolean can = inSome(world -> world.top().contains(kind));
                assertThat(unseenAt(0).contains(kind))
                        .as("%s: top %s, %s", where, kind, shuffled())
                        .isEqualTo(can);
                ruledOut += !can && unseen().contains(kind) ? 1 : 0;
                if (deck.size() > truth.above().size()) {
                    assertThat(unseenAt(truth.above().size()).contains(kind))
                            .isEqualTo(inSome(world -> world.pile().contains(kind)));
                }
            }
            return ruledOut;
        }
    }

    @Test
    void aCardMayBeWhereSomeDealPutsIt() {
        int ruledOut = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            Game game = new Game(seed);
            ruledOut += game.compare(seed + " at first");
            for (int event = 0; event < EVENTS; event++) {
                if (game.happens()) {
                    ruledOut += game.compare(seed + " after " + event);
                }
            }
        }
        assertThat(ruledOut).isGreaterThan(GAMES);
    }
}
