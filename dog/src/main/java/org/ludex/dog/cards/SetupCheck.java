package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.Rule;
import org.ludex.dog.Card;
import org.ludex.dog.Dealt;
import org.ludex.dog.Hand;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;
import org.ludex.dog.TableRule;
import org.ludex.dog.deal.Stock;

/** Finds every fault in the cards of a set-up; {@link TurnCheck} looks at a turn that is under way. Used once. */
final class SetupCheck {

    private static final Set<Phase> PHASES = Set.of(
            Phase.SHUFFLE,
            Phase.MARKET,
            Phase.DEAL,
            Phase.GIVE,
            Phase.EXCHANGE,
            Phase.PLAY,
            Phase.DRAW,
            Phase.REFILL,
            Phase.LOOK,
            Phase.CHOOSE,
            Phase.OVER);

    private final CardsSetup setup;
    private final Settings settings;
    private final Seating seating;
    private final Phase phase;
    private final List<Fault> faults = new ArrayList<>();

    private SetupCheck(CardsSetup setup) {
        this.setup = setup;
        this.settings = Settings.of(setup.options());
        this.seating = settings.seating();
        this.phase = setup.phase();
    }

    /** Every fault; none for a position. */
    static List<Fault> faults(CardsSetup setup) {
        SetupCheck check = new SetupCheck(setup);
        check.all();
        return List.copyOf(check.faults);
    }

    private void all() {
        if (!PHASES.contains(phase)) {
            setup(Facts.of("phase", phase).as("phase"));
            return;
        }
        seat();
        market();
        rows();
        hands();
        counts();
        winners();
        new TurnCheck(setup, settings, faults).all();
    }

    private void add(Rule rule, Facts facts) {
        faults.add(new Fault(rule, facts));
    }

    private void setup(Facts facts) {
        add(CardsRule.SETUP, facts);
    }

    /** Whether the first turn is still to come. */
    private boolean isEarly() {
        return isUndealt() || phase == Phase.GIVE || phase == Phase.EXCHANGE;
    }

    private boolean isUndealt() {
        return isUnlaid() || phase == Phase.DEAL;
    }

    private boolean isUnlaid() {
        return phase == Phase.SHUFFLE || phase == Phase.MARKET;
    }

    private void seat() {
        if (setup.seat().isEmpty() && !isUnlaid()) {
            setup(Facts.of("phase", phase).as("nobody"));
        }
        if (setup.seat().isPresent() && phase == Phase.SHUFFLE) {
            setup(Facts.none().as("announced"));
        }
        setup.seat().ifPresent(this::plays);
    }

    private boolean plays(Player player) {
        if (!seating.plays(player)) {
            setup(Facts.of("seat", player).as("absent"));
        }
        return seating.plays(player);
    }

    private void market() {
        int due = isUnlaid() ? 0 : Numbers.PLACES;
        int count = setup.market().size();
        if (count != due) {
            add(CardsRule.C1, Facts.of("count", count, "due", due).as("market"));
            return;
        }
        for (int place = 1; place <= count; place++) {
            CardsSetup.Stall stall = setup.market().get(place - 1);
            boolean own = stall.card().equals(Optional.of(Numbers.kind(place)));
            if (own != stall.stays()) {
                Object card = stall.card().isPresent() ? stall.card().get() : "-";
                Facts facts = Facts.of("card", card, "place", place);
                add(CardsRule.C1, own ? facts : facts.as("staying"));
            }
        }
    }

    private void rows() {
        Set<String> taken = new HashSet<>();
        for (CardsSetup.PlacedRow row : setup.rows()) {
            if (!plays(row.owner())) {
                continue;
            }
            if (!settings.hasRow(row.number())) {
                add(
                        CardsRule.C10,
                        Facts.of("row", row.number(), "most", settings.rowsEach())
                                .as("number"));
            } else if (!taken.add(row.owner() + "" + row.number())) {
                setup(Facts.of("owner", row.owner(), "row", row.number()).as("row-twice"));
            }
            row(row);
        }
        if (isEarly() && !setup.rows().isEmpty()) {
            setup(Facts.none().as("rows"));
        }
    }

    private void row(CardsSetup.PlacedRow placed) {
        if (placed.cards().equals(List.of(Card.FOURTEEN))) {
            return;
        }
        int place = 1;
        for (Card card : placed.cards()) {
            if (place > Numbers.PLACES) {
                add(
                        CardsRule.C9,
                        Facts.of("owner", placed.owner(), "row", placed.number())
                                .as("kept"));
                return;
            }
            if (!Numbers.fits(card, place)) {
                Facts facts = Facts.of("card", card, "place", place);
                add(CardsRule.C4, place == 1 ? facts.as("start") : facts);
                return;
            }
            place++;
        }
    }

    private void hands() {
        if (isUndealt()) {
            if (!setup.hands().isEmpty()) {
                setup(Facts.none().as("hands"));
            }
            return;
        }
        Set<Player> seen = new HashSet<>();
        for (Dealt dealt : setup.hands()) {
            if (plays(dealt.seat()) && !seen.add(dealt.seat())) {
                setup(Facts.of("seat", dealt.seat()).as("hand-twice"));
            }
            int due = due(dealt.seat());
            Hand hand = dealt.hand();
            if (hand.size() != due) {
                add(
                        CardsRule.C2,
                        Facts.of("seat", dealt.seat(), "size", hand.size(), "due", due)
                                .as("hand"));
            }
        }
        for (Player player : seating.players()) {
            if (!seen.contains(player)) {
                setup(Facts.of("seat", player).as("hand-missing"));
            }
        }
    }

    /** How many cards a seat should hold. Before a draw or a choice, and after the winning 14, one is missing. */
    private int due(Player player) {
        boolean turn = setup.seat().filter(player::equals).isPresent();
        boolean missing = switch (phase) {
            case DRAW, LOOK, CHOOSE, OVER -> turn;
            default -> setup.given().stream().anyMatch(gift -> gift.seat() == player);
        };
        return settings.handSize() - (missing ? 1 : 0);
    }

    private void counts() {
        int[] known = new int[Card.values().length];
        setup.told().forEach(card -> known[card.index()]++);
        int sum = setup.hidden();
        for (int index = 0; index < known.length; index++) {
            Card card = Card.at(index);
            sum += known[index];
            if (known[index] > Numbers.TOTAL.count(card)) {
                add(TableRule.CARD_COUNT, Stock.tooMany(card, Numbers.TOTAL));
            }
        }
        if (sum != Numbers.TOTAL.size()) {
            setup(Facts.of("sum", sum, "due", Numbers.TOTAL.size()).as("sum"));
        }
        if (isEarly() && !setup.pile().isEmpty()) {
            setup(Facts.none().as("pile"));
        }
    }

    private void winners() {
        List<Player> winners = seating.players().stream().filter(this::hasWon).toList();
        boolean over = phase == Phase.OVER;
        if (!over && !winners.isEmpty()) {
            add(CardsRule.C10, Facts.of("winners", winners).as("won"));
        }
        boolean byLast = setup.seat()
                .filter(seat -> winners.contains(seat) && seating.side(seat).containsAll(winners))
                .isPresent();
        if (over && !byLast) {
            add(CardsRule.C10, Facts.none().as("open"));
        }
    }

    /** Whether all rows of the player, or of the pair, are finished. */
    private boolean hasWon(Player player) {
        long finished = setup.rows().stream()
                .filter(row -> seating.side(player).contains(row.owner()))
                .filter(row -> row.cards().equals(List.of(Card.FOURTEEN)))
                .count();
        return finished >= 2;
    }
}
