package org.ludex.dog.cards;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.Dealt;
import org.ludex.dog.Deck;
import org.ludex.dog.DogSetup;
import org.ludex.dog.Hand;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.Shuffled;

/** Finds every fault in a turn or an exchange that is under way, and with what the seats know. Used once. */
final class TurnCheck {

    private final CardsSetup setup;
    private final Settings settings;
    private final Phase phase;
    private final List<Fault> faults;

    TurnCheck(CardsSetup setup, Settings settings, List<Fault> faults) {
        this.setup = setup;
        this.settings = settings;
        this.phase = setup.phase();
        this.faults = faults;
    }

    void all() {
        deck();
        spent();
        refill();
        gifts();
        Hand[] hands = new Hand[4];
        Arrays.fill(hands, Hand.empty());
        for (Dealt hand : setup.hands()) {
            hands[hand.seat().index()] = hand.hand();
        }
        setup.knowledge()
                .doubtful(List.of(hands))
                .forEach(seat -> add(Facts.of("seat", seat).as("known")));
        Shuffled pile = setup.knowledge().shuffled();
        boolean fits = pile.fits(Numbers.TOTAL, setup.deck().size())
                && settings.seating().players().containsAll(pile.drawers());
        if (!fits) {
            add(Facts.none().as("mixed"));
        }
    }

    private void add(Facts facts) {
        faults.add(new Fault(CardsRule.SETUP, facts));
    }

    private void deck() {
        Deck deck = setup.deck();
        boolean same = setup.open().size() == deck.size();
        for (int index = 0; same && index < deck.size(); index++) {
            same = setup.open().at(index).isHidden() || setup.open().at(index).equals(deck.at(index));
        }
        if (!same) {
            add(Facts.none().as("open"));
        }
        if (phase == Phase.SHUFFLE && deck.hidden() < deck.size()) {
            add(Facts.none().as("unshuffled"));
        }
        boolean lookers = setup.seen()
                .map(seen -> isPlayed()
                        && settings.seating().plays(seen.seat())
                        && seen.count() > 0
                        && seen.count() < Numbers.LOOK
                        && seen.count() <= deck.size())
                .orElse(true);
        if (!lookers) {
            add(Facts.none().as("seen"));
        }
        int needed = phase == Phase.LOOK || phase == Phase.CHOOSE
                ? Numbers.LOOK
                : phase == Phase.DRAW || phase == Phase.REFILL ? 1 : 0;
        // A choice is made after the look, so that no shuffle can come before it any more.
        int there = deck.size() + (phase == Phase.CHOOSE ? 0 : setup.pile().size());
        if (there < needed) {
            add(Facts.of("left", there, "due", needed).as("left"));
        }
    }

    private boolean isPlayed() {
        return switch (phase) {
            case PLAY, DRAW, REFILL, LOOK, CHOOSE, OVER -> true;
            default -> false;
        };
    }

    private void spent() {
        Optional<Card> spent = setup.spent();
        boolean fits = switch (phase) {
            case DRAW -> true;
            case REFILL -> spent.filter(this::buys).isPresent();
            case LOOK, CHOOSE -> spent.equals(Optional.of(Card.SEVEN));
            default -> spent.isEmpty();
        };
        if (!fits) {
            add(Facts.of("phase", phase).as("spent"));
        }
    }

    /** Whether a card may have bought what lay on the empty place. */
    private boolean buys(Card card) {
        int place = emptyPlace();
        return place > 0 && (Numbers.buys(card, place) || (card == Card.FOUR && place <= Numbers.FOUR_PLACES));
    }

    /** The first empty place of the market; 0 when there is none. */
    private int emptyPlace() {
        for (int place = 1; place <= Math.min(Numbers.PLACES, setup.market().size()); place++) {
            if (setup.market().get(place - 1).card().isEmpty()) {
                return place;
            }
        }
        return 0;
    }

    private void refill() {
        int due = phase == Phase.REFILL ? 1 : 0;
        long empty =
                setup.market().stream().filter(stall -> stall.card().isEmpty()).count();
        if (empty != due) {
            add(Facts.of("count", (int) empty, "due", due).as("empty"));
        }
        Cards aside = setup.aside();
        boolean fits = aside.isEmpty()
                || (due == 1 && emptyPlace() > 0 && aside.count(Numbers.kind(emptyPlace())) == aside.size());
        if (!fits) {
            add(Facts.none().as("aside"));
        }
    }

    /** Seats give in turn from whoever starts, and only in pairs. */
    private void gifts() {
        boolean giving = phase == Phase.GIVE || phase == Phase.EXCHANGE;
        if (giving && !settings.inPairs()) {
            add(Facts.none().as("give"));
        }
        Set<Player> due = EnumSet.noneOf(Player.class);
        Player giver = setup.seat().orElse(Player.A);
        int count = setup.given().size();
        boolean number = giving
                ? phase == Phase.EXCHANGE
                        ? count == settings.seating().count()
                        : count < settings.seating().count()
                : count == 0;
        for (int index = 0; number && index < count; index++) {
            due.add(giver);
            giver = settings.seating().next(giver);
        }
        boolean inTurn = number && setup.given().stream().allMatch(gift -> due.remove(gift.seat()) && isPossible(gift));
        if (!inTurn) {
            add(Facts.none().as("given"));
        }
    }

    /** A hidden gift may tell which cards its hand had: no more than are hidden there and in the gift. */
    private boolean isPossible(DogSetup.Given gift) {
        int hidden = setup.hands().stream()
                .filter(hand -> hand.seat() == gift.seat())
                .mapToInt(hand -> hand.hand().hidden())
                .sum();
        return gift.among().size() <= (gift.card().isHidden() ? hidden + 1 : 0);
    }
}
