package org.ludex.dog.deal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Dealt;
import org.ludex.dog.Gift;
import org.ludex.dog.Hand;
import org.ludex.dog.Knowledge;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;
import org.ludex.dog.Shuffled;

/**
 * The hands, the cards that lie face down for the exchange, and who knows which cards.
 *
 * <p>Immutable and thread-safe.
 */
public final class Hands {

    /**
     * A card face down on the table.
     *
     * @param card the card, as far as it is known
     * @param among the known cards that it was one of, if it is not known itself
     */
    public record Lying(CardFace card, Cards among) {
        @Override
        public int hashCode() {
            return card.hashCode() * 31 + among.hashCode();
        }
    }

    private static final int SEATS = 4;
    private static final List<Optional<Lying>> NO_GIFTS =
            List.of(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    private static final Lying HIDDEN = new Lying(CardFace.hidden(), Cards.empty());
    private static final Hands NONE =
            new Hands(new Hand[] {Hand.empty(), Hand.empty(), Hand.empty(), Hand.empty()}, NO_GIFTS, Knowledge.none());

    private final Hand[] hands;
    private final List<Optional<Lying>> given;
    private final Knowledge knowledge;

    private Hands(Hand[] hands, List<Optional<Lying>> given, Knowledge knowledge) {
        this.hands = hands;
        this.given = given;
        this.knowledge = knowledge;
    }

    /** Nobody holds anything. */
    public static Hands none() {
        return NONE;
    }

    /** What a seat holds. */
    public Hand of(Player seat) {
        return hands[seat.index()];
    }

    /** The card that a seat has put face down for the exchange. */
    public Optional<Lying> given(Player seat) {
        return given.get(seat.index());
    }

    /** Whether a card lies face down for the exchange. */
    public boolean hasGifts() {
        return !given.equals(NO_GIFTS);
    }

    /** Who knows what of the hands. */
    public Knowledge knowledge() {
        return knowledge;
    }

    /** The known cards in hands and gifts. */
    public Cards known() {
        Cards known =
                hands[0].known().plus(hands[1].known()).plus(hands[2].known()).plus(hands[3].known());
        if (given != NO_GIFTS) {
            for (Optional<Lying> gift : given) {
                known = gift.isPresent() ? known.plus(counted(gift.get())) : known;
            }
        }
        return known;
    }

    /** What is known to be in a gift or, if the gift is hidden, in it and in the hand it came from. */
    private static Cards counted(Lying gift) {
        Optional<Card> card = gift.card().card();
        return card.isPresent() ? gift.among().plus(card.get()) : gift.among();
    }

    /** How many cards there are in hands and gifts. */
    public int size() {
        int size = 0;
        for (int seat = 0; seat < SEATS; seat++) {
            size += hands[seat].size() + (given.get(seat).isPresent() ? 1 : 0);
        }
        return size;
    }

    /** A copy with another hand for a seat; what others know of it stays. */
    public Hands with(Player seat, Hand hand) {
        return with(seat, hand, knowledge);
    }

    private Hands with(Player seat, Hand hand, Knowledge known) {
        Hand[] all = hands.clone();
        all[seat.index()] = hand;
        return new Hands(all, given, known);
    }

    /** A copy with other knowledge. */
    public Hands with(Knowledge known) {
        return new Hands(hands, given, known);
    }

    /** A copy with a card of a seat face down for the exchange, wherever it came from. */
    public Hands withGift(Player seat, Lying card) {
        return new Hands(hands, gifts(seat, card), knowledge);
    }

    private List<Optional<Lying>> gifts(Player seat, Lying card) {
        List<Optional<Lying>> more = Arrays.asList(given.get(0), given.get(1), given.get(2), given.get(3));
        more.set(seat.index(), Optional.of(card));
        return Collections.unmodifiableList(more);
    }

    /** After a deal. A seat that is not listed got hidden cards. */
    public Hands dealt(List<Dealt> cards, RoundDue round) {
        Hand[] all = NONE.hands.clone();
        for (Player player : round.seating().players()) {
            all[player.index()] = Hand.ofHidden(round.size());
        }
        for (Dealt each : cards) {
            all[each.seat().index()] = each.hand();
        }
        return new Hands(all, NO_GIFTS, Knowledge.none());
    }

    /** After a seat put a card face down for the exchange. A viewer who did not see it no longer knows anything of that hand. */
    public Hands giving(Player seat, CardFace card) {
        Cards among = card.isHidden() ? of(seat).known() : Cards.empty();
        Hand[] all = hands.clone();
        all[seat.index()] = of(seat).minus(card);
        return new Hands(all, gifts(seat, new Lying(card, among)), knowledge.without(seat));
    }

    /** The gifts as they lie on the table, from A on. */
    public List<Gift> gifts(Seating seating) {
        List<Gift> gifts = new ArrayList<>(SEATS);
        for (Player player : seating.players()) {
            Optional<Lying> gift = given(player);
            if (gift.isPresent()) {
                gifts.add(new Gift(player, seating.receiver(player), gift.get().card()));
            }
        }
        return Collections.unmodifiableList(gifts);
    }

    /** Why these cannot be the gifts that change hands. */
    public Optional<Verdict.Illegal> refuseExchange(List<Gift> gifts, Seating seating, Stock stock, RuleBook book) {
        Set<Player> seen = EnumSet.noneOf(Player.class);
        Cards named = Cards.empty();
        for (Gift gift : gifts) {
            Player from = gift.from();
            boolean plays = seating.plays(from);
            if (!plays || !seen.add(from)) {
                String form = plays ? "gives" : "gives-absent";
                return Optional.of(book.refuse(Concern.GIVER, form, Facts.of("seat", from)));
            }
            Player due = seating.receiver(from);
            if (gift.to() != due) {
                return Optional.of(
                        book.refuse(Concern.EXCHANGE, "receiver", Facts.of("from", from, "to", gift.to(), "due", due)));
            }
            CardFace lying = given(from).map(Lying::card).orElse(CardFace.hidden());
            if (gift.card().isHidden() || gift.card().equals(lying)) {
                continue;
            }
            Card card = gift.card().card().orElseThrow();
            if (!lying.isHidden()) {
                Facts facts =
                        Facts.of("from", from, "card", card, "due", lying.card().orElseThrow());
                return Optional.of(book.refuse(Concern.EXCHANGE, "card", facts));
            }
            if (given(from).filter(hidden -> hidden.among().contains(card)).isEmpty()) {
                named = named.plus(card);
                if (!stock.unseen().contains(named)) {
                    return Optional.of(stock.tooMany(card));
                }
            }
        }
        return Optional.empty();
    }

    /** After the exchange: every receiver holds its card, and every giver knows it. */
    public Hands exchanged(List<Gift> gifts, Seating seating) {
        Hand[] all = hands.clone();
        List<Gift> told = new ArrayList<>(SEATS);
        for (Gift gift : gifts(seating)) {
            CardFace face = gift.card().isHidden() ? named(gifts, gift.from()) : gift.card();
            int to = gift.to().index();
            all[to] = all[to].plus(face);
            told.add(new Gift(gift.from(), gift.to(), face));
        }
        return new Hands(all, NO_GIFTS, knowledge.telling(told));
    }

    private static CardFace named(List<Gift> gifts, Player from) {
        for (Gift gift : gifts) {
            if (gift.from() == from) {
                return gift.card();
            }
        }
        return CardFace.hidden();
    }

    /** After a card left a hand face up. */
    public Hands spending(Player seat, Card card) {
        return with(seat, of(seat).minus(card), knowledge.playing(seat, of(seat), card));
    }

    /** After a card left a hand. If it is unknown which, nothing is known of that hand any more. */
    public Hands spending(Player seat, CardFace face) {
        return face.isHidden()
                ? with(seat, of(seat).minus(face), knowledge.without(seat).with(Shuffled.none()))
                : spending(seat, face.card().orElseThrow());
    }

    /** After these cards left a hand face up. */
    public Hands spending(Player seat, Cards cards) {
        Hands fewer = this;
        for (Card card : cards.list()) {
            fewer = fewer.spending(seat, card);
        }
        return fewer;
    }

    /** After all cards left a hand, these face up. Of those that nobody showed, nothing can be counted. */
    public Hands emptying(Player seat, Cards shown) {
        boolean all = shown.size() == of(seat).size();
        boolean counted = all && !knowledge.shuffled().isNone();
        Knowledge known = (counted ? spending(seat, shown).knowledge : knowledge).without(seat);
        return with(seat, Hand.empty(), all ? known : known.with(Shuffled.none()));
    }

    /**
     * After a seat drew the top card of the deck, which it did not show.
     *
     * @param face the card, as far as it is known
     * @param knowers who else knows it
     */
    public Hands drawing(Player seat, CardFace face, List<Player> knowers) {
        Shuffled pile = knowledge.shuffled();
        Knowledge known = pile.isNone() ? knowledge : knowledge.with(pile.drawing(seat, face, knowers));
        return with(seat, of(seat).plus(face), known);
    }

    /** After the top card of the deck was turned up openly. */
    public Hands turning(Card card) {
        Shuffled pile = knowledge.shuffled();
        return pile.isNone() ? this : with(knowledge.with(pile.turning(card)));
    }

    /** A copy with this knowledge of the pile that was shuffled last. */
    public Hands with(Shuffled pile) {
        return pile.equals(knowledge.shuffled()) ? this : with(knowledge.with(pile));
    }

    /** After a seat took a card openly. */
    public Hands taking(Player seat, Card card) {
        return with(seat, of(seat).plus(CardFace.of(card)), knowledge.showing(seat, card));
    }

    /** What a viewer sees: their own hand and gift, and what they know of the others. */
    public Hands view(Viewer viewer) {
        Optional<Player> own = viewer.seat().map(seat -> Player.at(seat.ordinal()));
        Hand[] all = hands.clone();
        List<Optional<Lying>> gifts = new ArrayList<>(given);
        for (int seat = 0; seat < SEATS; seat++) {
            Player player = Player.at(seat);
            if (!own.equals(Optional.of(player))) {
                Cards known = knowledge.known(player, viewer);
                all[seat] = Hand.of(known, hands[seat].size() - known.size());
                gifts.set(seat, given.get(seat).map(card -> HIDDEN));
            }
        }
        List<Optional<Lying>> seen = given == NO_GIFTS ? NO_GIFTS : List.copyOf(gifts);
        return new Hands(all, seen, knowledge.view(viewer));
    }

    /** What a viewer sees of a deal: their own cards. */
    public static List<Dealt> view(List<Dealt> cards, Viewer viewer) {
        return cards.stream()
                .map(each -> sees(viewer, each.seat())
                        ? each
                        : new Dealt(each.seat(), each.hand().covered()))
                .toList();
    }

    /** What somebody sees of the exchange: the cards that they gave or got. */
    public static List<Gift> viewOfGifts(List<Gift> gifts, Viewer viewer) {
        return gifts.stream()
                .map(gift -> sees(viewer, gift.from()) || sees(viewer, gift.to())
                        ? gift
                        : new Gift(gift.from(), gift.to(), CardFace.hidden()))
                .toList();
    }

    /** What somebody sees of a card that a seat draws or gives. */
    public static CardFace view(CardFace card, Player seat, Viewer viewer) {
        return sees(viewer, seat) ? card : CardFace.hidden();
    }

    private static boolean sees(Viewer viewer, Player seat) {
        return viewer.seat().filter(own -> own.ordinal() == seat.index()).isPresent();
    }

    /** The hands of all four seats, A's first. */
    public List<Hand> list() {
        return Collections.unmodifiableList(Arrays.asList(hands));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Hands those
                && Arrays.equals(hands, those.hands)
                && given.equals(those.given)
                && knowledge.equals(those.knowledge);
    }

    @Override
    public int hashCode() {
        return (Arrays.hashCode(hands) * 31 + given.hashCode()) * 31 + knowledge.hashCode();
    }
}
