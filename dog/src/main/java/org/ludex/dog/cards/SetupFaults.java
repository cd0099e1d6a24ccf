package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.Dealt;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;
import org.ludex.dog.TableRule;

/** Finds all that is wrong with a set-up. Used once. */
final class SetupFaults {

    private final Table table;
    private final Seating seating;
    private final CardsSetup.Parts parts;
    private final List<Fault> faults = new ArrayList<>();

    SetupFaults(Table table, CardsSetup.Parts parts) {
        this.table = table;
        this.seating = table.seating();
        this.parts = parts;
    }

    List<Fault> all() {
        seat();
        market();
        rows();
        hands();
        counts();
        open();
        phase();
        if (faults.isEmpty()) {
            shuffle();
        }
        return List.copyOf(faults);
    }

    private void add(Rule rule, Facts facts) {
        faults.add(new Fault(rule, facts));
    }

    private void setup(Facts facts) {
        add(CardsRule.SETUP, facts);
    }

    private void seat() {
        if (parts.seat().isEmpty() && parts.phase() != Phase.LAY) {
            setup(Facts.of("phase", parts.phase()).as("nobody"));
        }
        parts.seat().ifPresent(this::plays);
    }

    private boolean plays(Player player) {
        if (!seating.plays(player)) {
            setup(Facts.of("seat", player).as("absent"));
        }
        return seating.plays(player);
    }

    private void market() {
        int due = parts.phase() == Phase.LAY ? 0 : Numbers.PLACES;
        int count = parts.market().size();
        if (count != due) {
            add(CardsRule.C1, Facts.of("count", count, "due", due).as("market"));
            return;
        }
        for (int place = 1; place <= count; place++) {
            Card card = parts.market().get(place - 1);
            boolean own = card == Numbers.kind(place);
            if (own != parts.staying().contains(place)) {
                Facts facts = Facts.of("card", card, "place", place);
                add(CardsRule.C1, own ? facts : facts.as("staying"));
            }
        }
    }

    private void rows() {
        Set<Integer> taken = new HashSet<>();
        for (CardsSetup.PlacedRow row : parts.rows()) {
            if (!plays(row.owner())) {
                continue;
            }
            if (row.number() > table.rowsEach()) {
                add(
                        CardsRule.C10,
                        Facts.of("row", row.number(), "most", table.rowsEach()).as("number"));
            } else if (!taken.add(Table.slot(row.owner(), row.number()))) {
                setup(Facts.of("owner", row.owner(), "row", row.number()).as("row-twice"));
            }
            row(row);
        }
        if (parts.phase().compareTo(Phase.PLAY) < 0 && !parts.rows().isEmpty()) {
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
        boolean dealt = parts.phase().compareTo(Phase.DEAL) > 0;
        if (!dealt) {
            if (!parts.hands().isEmpty()) {
                setup(Facts.none().as("hands"));
            }
            return;
        }
        Set<Player> seen = new HashSet<>();
        for (Dealt hand : parts.hands()) {
            if (plays(hand.seat()) && !seen.add(hand.seat())) {
                setup(Facts.of("seat", hand.seat()).as("hand-twice"));
            }
            boolean last = parts.phase() == Phase.OVER
                    && parts.seat().filter(hand.seat()::equals).isPresent();
            int due = table.handSize() - (last ? 1 : 0);
            if (hand.hand().size() != due) {
                add(
                        CardsRule.C2,
                        Facts.of("seat", hand.seat(), "size", hand.hand().size(), "due", due)
                                .as("hand"));
            }
        }
        for (Player player : seating.players()) {
            if (!seen.contains(player)) {
                setup(Facts.of("seat", player).as("hand-missing"));
            }
        }
    }

    private void counts() {
        int sum = parts.deck().hidden();
        int[] known = new int[Card.values().length];
        count(known, parts.market());
        count(known, parts.pile().list());
        count(known, parts.deck().known().list());
        parts.rows().forEach(row -> count(known, row.cards()));
        for (Dealt hand : parts.hands()) {
            count(known, hand.hand().known().list());
            sum += hand.hand().hidden();
        }
        for (int index = 0; index < known.length; index++) {
            Card card = Card.at(index);
            sum += known[index];
            if (known[index] > Numbers.TOTAL.count(card)) {
                add(TableRule.CARD_COUNT, Facts.of("card", card, "total", Numbers.TOTAL.count(card)));
            }
        }
        if (sum != Numbers.TOTAL.size()) {
            setup(Facts.of("sum", sum, "due", Numbers.TOTAL.size()).as("sum"));
        }
    }

    private static void count(int[] counts, List<Card> cards) {
        for (Card card : cards) {
            counts[card.index()]++;
        }
    }

    private void open() {
        boolean same = parts.open().size() == parts.deck().size();
        for (int index = 0; same && index < parts.deck().size(); index++) {
            same = parts.open().at(index).isHidden()
                    || parts.open().at(index).equals(parts.deck().at(index));
        }
        if (!same) {
            setup(Facts.none().as("open"));
        }
    }

    private void phase() {
        if (parts.phase() == Phase.GIVE && !seating.inPairs()) {
            setup(Facts.none().as("give"));
        }
        if (parts.phase().compareTo(Phase.PLAY) < 0 && !parts.pile().isEmpty()) {
            setup(Facts.none().as("pile"));
        }
        List<Player> winners = seating.players().stream().filter(this::hasWon).toList();
        boolean over = parts.phase() == Phase.OVER;
        if (!over && !winners.isEmpty()) {
            add(CardsRule.C10, Facts.of("winners", winners).as("won"));
        }
        boolean byLast = parts.seat()
                .filter(seat -> winners.contains(seat) && seating.side(seat).containsAll(winners))
                .isPresent();
        if (over && !byLast) {
            add(CardsRule.C10, Facts.none().as("open"));
        }
    }

    /** Whether all rows of the player, or of the pair, are finished. */
    private boolean hasWon(Player player) {
        long finished = parts.rows().stream()
                .filter(row -> seating.side(player).contains(row.owner()))
                .filter(row -> row.cards().equals(List.of(Card.FOURTEEN)))
                .count();
        return finished >= 2;
    }

    private void shuffle() {
        if (!parts.shuffled()) {
            return;
        }
        boolean laying = parts.phase() == Phase.LAY;
        if (laying ? !parts.fresh().isEmpty() : parts.phase() != Phase.PLAY) {
            setup(Facts.none().as("shuffled"));
        } else if (!laying) {
            CardsPosition position = new CardsPosition(CardsSetup.draft(table, parts));
            Verdict due = new Shuffling(position).judge(parts.fresh());
            if (due instanceof Verdict.Illegal refusal) {
                add(refusal.rule(), refusal.facts());
            }
            if (parts.fresh().size() > 0
                    && parts.fresh().hidden() == parts.fresh().size()) {
                setup(Facts.none().as("covered"));
            }
        }
    }
}
