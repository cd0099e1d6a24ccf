package org.ludex.dog;

import java.util.ArrayList;
import java.util.List;

/**
 * Decides by counting where the cards can be that nobody has seen, after a known pile was shuffled while hands were held.
 *
 * <p>There are two kinds of such cards: older ones, and those of the pile. It is known how many of either went to each
 * hand. Not known is, for each card that a hand of both kinds has played, which kind it was. Something is possible if these
 * plays can be divided so that no seat has played more cards of the pile than it had drawn by then, nor more older ones than
 * it had, and no more cards of a face than there were of that kind. What is left can then be anywhere, so that this is
 * exact. It is a question of flows: from faces over seats, with a lower and an upper limit for each.
 */
final class Counting {

    private static final int KINDS = Card.values().length;
    private static final int SEATS = 4;

    private final Cards unseen;
    /** The cards of the pile that are hidden, with those played that nobody knew of. */
    private final Cards pile;

    private final Seat[] seats;
    /** Whether there is any way at all that things may be; what somebody set up may contradict itself. */
    private final boolean consistent;
    /** The older cards that are hidden, with those played that nobody knew of. */
    private final Cards older;

    /** What a seat played, by the number of the cards of the pile that it had drawn by then. */
    private static final class Seat {

        /** Most seats have none. */
        private List<Stage> stages = List.of();

        private int drawn;
        private int played;
        private int hidden;

        Stage stage() {
            if (stages.isEmpty() || stages.get(stages.size() - 1).drawn() != drawn) {
                stages = new ArrayList<>(stages);
                stages.add(new Stage(drawn, new int[KINDS]));
            }
            return stages.get(stages.size() - 1);
        }

        void plays(Card card) {
            stage().played()[card.index()]++;
            played++;
            hidden--;
        }

        /** How many older cards it had. */
        int older() {
            return hidden + played - drawn;
        }
    }

    /**
     * Plays between two draws.
     *
     * @param drawn how many cards of the pile the seat had drawn
     * @param played how many cards of each face it played
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Stage(int drawn, int[] played) {}

    private Counting(Cards unseen, Cards pile, Seat[] seats) {
        this.unseen = unseen;
        this.pile = pile;
        this.seats = seats;
        Cards all = unseen;
        boolean right = true;
        for (Seat seat : seats) {
            right &= seat.older() >= 0;
            for (Stage stage : seat.stages) {
                for (int kind = 0; kind < KINDS; kind++) {
                    all = all.plus(Card.at(kind), stage.played()[kind]);
                }
            }
        }
        boolean counted = right && all.contains(pile);
        this.older = counted ? all.minus(pile) : Cards.empty();
        this.consistent = counted && (isPlain() || isPossible(pile, older));
    }

    static Counting of(Shuffled shuffled, Deck deck, Cards unseen, List<Hand> hands) {
        Seat[] seats = new Seat[SEATS];
        for (int index = 0; index < SEATS; index++) {
            Player player = Player.at(index);
            Trail trail = shuffled.trail(player);
            seats[index] = new Seat();
            seats[index].hidden = hands.get(index).hidden() + trail.hiddenPlays();
            if (trail.hiddenPlays() == 0) {
                seats[index].drawn = trail.hiddenDraws();
                continue;
            }
            for (Trail.Step step : trail.steps()) {
                if (step.isHidden(player)) {
                    follow(seats[index], step);
                }
            }
        }
        return new Counting(unseen, shuffled.covered(deck), seats);
    }

    private static void follow(Seat seat, Trail.Step step) {
        if (step.deed() == Trail.Deed.DRAWN) {
            seat.drawn++;
        } else {
            seat.plays(step.face().card().orElseThrow());
        }
    }

    /** Whether nothing that was played could have been of either kind. */
    private boolean isPlain() {
        for (Seat seat : seats) {
            if (seat.played > 0) {
                return false;
            }
        }
        return true;
    }

    /** These cards, or all that nobody has seen where things contradict each other. */
    Cards ifAny(Cards possible) {
        return possible.isEmpty() ? unseen : possible;
    }

    /** The cards that may lie where only cards of the pile lie. */
    Cards shuffled() {
        Cards possible = Cards.empty();
        for (Card kind : unseen.kinds()) {
            boolean can = consistent && pile.contains(kind) && isPossible(pile.minus(kind), older);
            possible = can ? possible.plus(kind, Math.min(pile.count(kind), unseen.count(kind))) : possible;
        }
        return possible;
    }

    /** The cards that may lie where only older cards lie. */
    Cards older() {
        Cards possible = Cards.empty();
        for (Card kind : unseen.kinds()) {
            boolean can = consistent && older.contains(kind) && isPossible(pile, older.minus(kind));
            possible = can ? possible.plus(kind, Math.min(older.count(kind), unseen.count(kind))) : possible;
        }
        return possible;
    }

    /** The cards that a seat may hold. */
    Cards heldBy(Player player) {
        Cards possible = Cards.empty();
        for (Card kind : unseen.kinds()) {
            if (mayHold(player, Cards.of(kind))) {
                Seat seat = seats[player.index()];
                int most = (seat.older() > 0 ? older.count(kind) : 0) + (seat.drawn > 0 ? pile.count(kind) : 0);
                possible = possible.plus(kind, Math.min(most, unseen.count(kind)));
            }
        }
        return possible;
    }

    /** Whether a seat may hold all these cards at once. */
    boolean mayHold(Player player, Cards claimed) {
        Seat seat = seats[player.index()];
        if (!consistent) {
            return true;
        }
        if (claimed.size() > seat.hidden) {
            return false;
        }
        if (isPlain() && claimed.size() == 1) {
            Card kind = claimed.at(0);
            return (seat.older() > 0 && older.contains(kind)) || (seat.drawn > 0 && pile.contains(kind));
        }
        Seat claiming = new Seat();
        claiming.drawn = seat.drawn;
        claiming.played = seat.played;
        claiming.hidden = seat.hidden;
        claiming.stages = new ArrayList<>();
        seat.stages.forEach(stage ->
                claiming.stages.add(new Stage(stage.drawn(), stage.played().clone())));
        claimed.list().forEach(claiming::plays);
        Seat[] all = seats.clone();
        all[player.index()] = claiming;
        return isPossible(pile, older, all);
    }

    private boolean isPossible(Cards ofPile, Cards ofOlder) {
        return isPossible(ofPile, ofOlder, seats);
    }

    /** Whether the plays can be divided between so many cards of the pile and so many older ones. */
    private static boolean isPossible(Cards ofPile, Cards ofOlder, Seat[] seats) {
        int stages = 0;
        int[] total = new int[KINDS];
        for (Seat seat : seats) {
            stages += seat.stages.size();
            for (Stage stage : seat.stages) {
                for (int kind = 0; kind < KINDS; kind++) {
                    total[kind] += stage.played()[kind];
                }
            }
        }
        Flow flow = new Flow(KINDS + stages);
        for (int kind = 0; kind < KINDS; kind++) {
            int least = Math.max(0, total[kind] - ofOlder.count(Card.at(kind)));
            int most = Math.min(total[kind], ofPile.count(Card.at(kind)));
            if (least > most) {
                return false;
            }
            flow.enter(kind, least, most);
        }
        int node = KINDS;
        for (Seat seat : seats) {
            for (int index = 0; index < seat.stages.size(); index++, node++) {
                Stage stage = seat.stages.get(index);
                for (int kind = 0; kind < KINDS; kind++) {
                    flow.connect(kind, node, stage.played()[kind]);
                }
                if (index < seat.stages.size() - 1) {
                    flow.connect(node, node + 1, stage.drawn());
                    continue;
                }
                int least = Math.max(0, seat.played - seat.older());
                if (least > stage.drawn()) {
                    return false;
                }
                flow.leave(node, least, stage.drawn());
            }
        }
        return flow.isFeasible();
    }
}
