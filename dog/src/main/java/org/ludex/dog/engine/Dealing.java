package org.ludex.dog.engine;

import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Dealt;
import org.ludex.dog.Deck;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogRule;
import org.ludex.dog.Gift;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.dog.Seating;
import org.ludex.dog.TableRule;

/** Deals, exchanges and shuffles: what nobody's seat does. */
final class Dealing {

    private final State before;
    private final State next;
    private final Variant variant;
    private final Seating seating;

    Dealing(Trial attempt) {
        this.before = attempt.before;
        this.next = attempt.next;
        this.variant = attempt.variant;
        this.seating = variant.table().seating();
    }

    /** How many cards a deal needs. */
    static int needed(State state) {
        return state.variant.handSize(state.round)
                * state.variant.table().players().size();
    }

    /** Whether the pile must be shuffled before the deal. */
    static boolean isShuffleDue(State state) {
        return state.deck.size() < needed(state) && !state.pile.isEmpty();
    }

    /** Whether no card has been dealt yet, so that the whole deck may still be shuffled. */
    private static boolean isUntouched(State state) {
        return state.round == 1 && state.deck.hidden() == state.variant.total().size() && !state.shuffled;
    }

    private Verdict announce(Optional<Round> announced) {
        if (announced.isEmpty()) {
            return Verdict.legal();
        }
        Round round = announced.get();
        int size = variant.handSize(before.round);
        if (round.number() != before.round) {
            return Verdict.illegal(
                    TableRule.OUT_OF_ORDER,
                    Facts.of("number", round.number(), "due", before.round).as("round"));
        }
        if (round.size() != size) {
            return Verdict.illegal(variant.handSizeRule(), Facts.of("size", round.size(), "due", size));
        }
        if (!seating.plays(round.leader())) {
            return Verdict.illegal(
                    variant.leaderRule(), Facts.of("leader", round.leader()).as("absent"));
        }
        if (before.leader != State.NO_LEADER && before.leader != round.leader().index()) {
            return Verdict.illegal(
                    variant.leaderRule(),
                    Facts.of("leader", round.leader(), "due", Player.at(before.leader))
                            .as("leader"));
        }
        next.leader = round.leader().index();
        return Verdict.legal();
    }

    Verdict deal(DogMove.Deal deal) {
        Verdict announced = announce(deal.round());
        if (!announced.isPlayable()) {
            return announced;
        }
        if (next.leader == State.NO_LEADER) {
            return Verdict.illegal(variant.leaderRule(), Facts.none().as("unknown"));
        }
        if (isShuffleDue(before)) {
            return Verdict.illegal(
                    DogRule.D7,
                    Facts.of("needed", needed(before), "left", before.deck.size())
                            .as("deck"));
        }
        int size = variant.handSize(before.round);
        int sum = needed(before);
        Set<Player> seen = EnumSet.noneOf(Player.class);
        Cards known = Cards.empty();
        for (Player player : seating.players()) {
            next.hands[player.index()] = Hand.ofHidden(size);
        }
        for (Dealt dealt : deal.hands()) {
            if (!seating.plays(dealt.seat()) || !seen.add(dealt.seat())) {
                return Verdict.illegal(
                        TableRule.NOT_A_MOVE, Facts.of("seat", dealt.seat()).as("dealt"));
            }
            if (dealt.hand().size() != size) {
                return Verdict.illegal(
                        variant.handSizeRule(),
                        Facts.of("seat", dealt.seat(), "size", dealt.hand().size(), "due", size)
                                .as("hand"));
            }
            next.hands[dealt.seat().index()] = dealt.hand();
            known = known.plus(dealt.hand().known());
        }
        Verdict verdict = fits(known, sum);
        if (verdict.isPlayable()) {
            next.deck = before.deck.drop(sum);
            next.phase = Phase.GIVE;
            next.shuffled = false;
            next.turn = 0;
        }
        return verdict;
    }

    /** Whether these cards can be among the uppermost of the deck. */
    private Verdict fits(Cards known, int sum) {
        Cards hidden = before.unseen();
        Cards top = before.deck.known(sum);
        int missing = 0;
        for (Card kind : known.kinds()) {
            int extra = known.count(kind) - top.count(kind);
            if (extra > hidden.count(kind)) {
                boolean elsewhere = known.count(kind)
                        <= hidden.count(kind) + before.deck.known().count(kind);
                return elsewhere ? outOfOrder(kind) : Trial.tooMany(variant, kind);
            }
            missing += Math.max(0, extra);
        }
        // What the deck is known to give and nobody got must fit into the hidden cards.
        return missing > sum - top.size() ? outOfOrder(known.at(0)) : Verdict.legal();
    }

    private static Verdict outOfOrder(Card kind) {
        return Verdict.illegal(TableRule.DECK_ORDER, Facts.of("card", kind).as("deal"));
    }

    private Rule exchangeRule() {
        return seating.inPairs() ? DogRule.D4 : DogRule.D24;
    }

    Verdict give(DogMove.Give give) {
        Set<Player> seen = EnumSet.noneOf(Player.class);
        Cards unseen = before.unseen();
        for (Gift gift : give.gifts()) {
            Player from = gift.from();
            if (!seating.plays(from) || !seen.add(from)) {
                return Verdict.illegal(
                        TableRule.NOT_A_MOVE, Facts.of("seat", from).as("gives"));
            }
            if (gift.to() != seating.receiver(from)) {
                return Verdict.illegal(
                        exchangeRule(),
                        Facts.of("from", from, "to", gift.to(), "due", seating.receiver(from))
                                .as("receiver"));
            }
            Optional<Card> card = gift.card().card();
            if (card.isPresent()) {
                Hand hand = before.hands[from.index()];
                boolean fromHidden = !hand.known().contains(card.get());
                if (fromHidden && hand.hidden() == 0) {
                    return Verdict.illegal(TableRule.NOT_HELD, Facts.of("seat", from, "card", card.get()));
                }
                if (fromHidden && !unseen.contains(card.get())) {
                    return Trial.tooMany(variant, card.get());
                }
                unseen = fromHidden ? unseen.minus(card.get()) : unseen;
            }
        }
        for (Player player : seating.players()) {
            CardFace face = face(give.gifts(), player);
            next.hands[player.index()] = next.hands[player.index()].minus(face);
        }
        for (Player player : seating.players()) {
            int receiver = seating.receiver(player).index();
            next.hands[receiver] = next.hands[receiver].plus(face(give.gifts(), player));
        }
        next.open();
        return Verdict.legal();
    }

    private static CardFace face(List<Gift> gifts, Player from) {
        for (Gift gift : gifts) {
            if (gift.from() == from) {
                return gift.card();
            }
        }
        return CardFace.hidden();
    }

    Verdict shuffle(DogMove.Shuffle shuffle) {
        boolean deal = before.phase == Phase.DEAL;
        boolean whole = deal && isUntouched(before);
        boolean due = deal ? whole || isShuffleDue(before) : isNeededInTurn();
        if (!due || (!deal && shuffle.round().isPresent())) {
            return Verdict.illegal(
                    TableRule.OUT_OF_ORDER, Facts.of("left", before.deck.size()).as("shuffle"));
        }
        Verdict announced = announce(shuffle.round());
        if (!announced.isPlayable()) {
            return announced;
        }
        Hand cards = whole ? Hand.of(variant.total()) : before.pile;
        Deck order = shuffle.order().isEmpty() ? Deck.ofHidden(cards.size()) : Deck.of(shuffle.order());
        if (order.size() != cards.size()) {
            return Verdict.illegal(
                    DogRule.D7,
                    Facts.of("size", order.size(), "due", cards.size()).as("size"));
        }
        Cards most = cards.hidden() == 0 ? cards.known() : cards.known().plus(before.unseen());
        for (Card kind : order.known().kinds()) {
            if (order.known().count(kind) > most.count(kind)) {
                return Verdict.illegal(DogRule.D7, Facts.of("card", kind).as("card"));
            }
        }
        next.deck = whole ? order : left().over(order);
        next.pile = Hand.empty();
        next.shuffled = true;
        return Verdict.legal();
    }

    /**
     * What is left of the deck when the pile goes under it. Where the pile is known, so is this; and since all of it is
     * dealt at once, its order is no matter.
     */
    private Deck left() {
        if (before.pile.hidden() > 0 || before.deck.hidden() != before.unseen().size()) {
            return before.deck;
        }
        Iterator<Card> unseen = before.unseen().list().iterator();
        return Deck.of(before.deck.top(before.deck.size()).stream()
                .map(face -> face.isHidden() ? CardFace.of(unseen.next()) : face)
                .toList());
    }

    /** Whether the player may need a card that the deck has not: to burn and draw, or for a play that draws. */
    private boolean isNeededInTurn() {
        if (!before.mustShuffle()) {
            return false;
        }
        Lister lister = new Lister(before);
        lister.plays();
        return lister.drawsUnshuffled()
                || (before.phase == Phase.PLAY
                        && !seating.inPairs()
                        && Burning.verdict(before, before.hands[before.turn]).isPlayable());
    }
}
