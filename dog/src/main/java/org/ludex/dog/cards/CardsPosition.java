package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.ludex.core.Attempt;
import org.ludex.core.Look;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Picture;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Deck;
import org.ludex.dog.Gift;
import org.ludex.dog.Hand;
import org.ludex.dog.Knowledge;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;
import org.ludex.dog.deal.Hands;

/**
 * A position of DOG Cards. {@link #phase} says what is due.
 *
 * <p>A turn is one {@link CardsMove.Play play} and what follows from it: a {@link CardsMove.Draw draw} after a card laid on
 * a row or discarded; after a buy, cards {@link CardsMove.TurnUp turned up} until one may lie on the empty place; after a 7,
 * a {@link CardsMove.Look look} at seven cards and the {@link CardsMove.Choose choice} of one. If the deck has too few
 * cards for that, a {@link CardsMove.Shuffle shuffle} comes first.
 *
 * <p>{@link #legalMoves} of a play goes through the kinds of cards that the seat holds or may hold, in the order of {@link
 * Card}: rows (own first), buys by place, the card's function, joker exchanges by seat, row and place, and the discard. Of
 * seven cards it lists each that leads to another deck. A draw and a card turned up are listed once for each kind that may
 * come. Moves that reveal less than a listed one ({@code draw #}) are also legal. Shuffles, the market and the deal cannot be
 * listed; a look and the exchange only if every card is known.
 *
 * <p>A hidden hand may hold every card that is not accounted for elsewhere: playing such a card is legal and uses up a hidden
 * one. No rule depends on what a hand does not hold, so no verdict is unproven. A view shows its seat its own hand, what it knows
 * of other hands and of the deck, and everything that is face up.
 *
 * <p>Immutable and thread-safe.
 */
public final class CardsPosition implements Position<CardsMove, CardsPosition> {

    private final Tabletop table;

    CardsPosition(Tabletop table) {
        this.table = table;
    }

    @Override
    public CardsPosition self() {
        return this;
    }

    @Override
    public DogCards game() {
        return DogCards.GAME;
    }

    @Override
    public Options options() {
        return table.settings.options();
    }

    @Override
    public Turn turn() {
        if (table.phase == Phase.OVER) {
            return Turn.nobody();
        }
        Optional<Player> player = table.toMove();
        return player.isPresent() ? Settings.turn(player.get()) : Turn.chance();
    }

    /** The seat that has to decide; empty when chance is due or the game is over. */
    public Optional<Player> toMove() {
        return table.toMove();
    }

    /** What is due. */
    public Phase phase() {
        return table.due();
    }

    /** The seats that play. */
    public Seating seating() {
        return table.settings.seating();
    }

    /** The market. */
    public MarketCards market() {
        return table.market;
    }

    /**
     * A row.
     *
     * @throws IllegalArgumentException if rows of this number do not exist in the game
     */
    public Row row(Player owner, int number) {
        if (!table.settings.hasRow(number)) {
            throw new IllegalArgumentException("There is no row " + number + ".");
        }
        return table.row(owner, number);
    }

    /** The cards of a seat. */
    public Hand hand(Player player) {
        return table.hand(player);
    }

    /** The card that a seat has put face down for the exchange. */
    public Optional<CardFace> given(Player player) {
        return table.hands.given(player).map(Hands.Lying::card);
    }

    /** What the seats know of each other's hands. */
    public Knowledge knowledge() {
        return table.hands.knowledge();
    }

    /** The discard pile. */
    public Cards pile() {
        return table.pile;
    }

    /** The card played in this turn, while it waits for the end of the turn to go to the pile. */
    public Optional<Card> spent() {
        return table.spent;
    }

    /** The cards that were turned up for the empty place of the market and may not lie there. */
    public Cards aside() {
        return table.refused();
    }

    /** The deck, as far as this position knows it. */
    public Deck deck() {
        return table.deck;
    }

    /** The cards that may be in hidden places: all 120 less those that are known. */
    public Cards unseen() {
        return table.unseen;
    }

    @Override
    public boolean isMidTurn() {
        return switch (table.phase) {
            case DRAW, REFILL, LOOK, CHOOSE -> true;
            default -> false;
        };
    }

    /**
     * What the turn under way still lacks, in the words of a refusal: the draw, the refill, the choice, or a shuffle
     * before one of them. Empty when no turn is under way. For records, in which an entry must contain the whole turn.
     */
    public Optional<Verdict.Illegal> unfinished() {
        return Refusals.unfinished(table);
    }

    @Override
    public boolean listsMoves() {
        return MoveList.exists(table);
    }

    @Override
    public List<CardsMove> legalMoves() {
        if (!listsMoves()) {
            throw new IllegalStateException("Too many events of chance to list: "
                    + view(Viewer.spectator()).text());
        }
        return List.copyOf(MoveList.of(table));
    }

    @Override
    public long legalMoveCount() {
        return table.phase == Phase.PLAY
                ? MoveList.playCount(table)
                : legalMoves().size();
    }

    @Override
    public CardsMove sample(RandomGenerator random) {
        if (table.phase == Phase.OVER) {
            throw new IllegalStateException(
                    "No moves after the end: " + view(Viewer.spectator()).text());
        }
        if (table.due().isChance()) {
            return new Chance(table, random).event();
        }
        if (table.phase == Phase.PLAY) {
            return MoveList.play(table, random);
        }
        List<CardsMove> moves = MoveList.of(table);
        return moves.get(random.nextInt(moves.size()));
    }

    @Override
    public Attempt<CardsPosition> attempt(CardsMove move) {
        Objects.requireNonNull(move, "the move is null");
        Optional<Verdict.Illegal> refusal = Refusals.of(table, move);
        return refusal.isPresent()
                ? Attempt.refused(refusal.get())
                : Attempt.legal(new CardsPosition(Successor.of(table, move)));
    }

    @Override
    public Outcome outcome() {
        return table.phase == Phase.OVER ? Outcome.won(seating().side(table.player()), CardsRule.C10) : Outcome.open();
    }

    @Override
    public CardsPosition view(Viewer viewer) {
        return new CardsPosition(table.view(viewer.at(this)));
    }

    /** What a viewer sees of a move. Plays, cards turned up and the market are face up. */
    @Override
    public CardsMove view(CardsMove move, Viewer viewer) {
        viewer.at(this);
        if (move instanceof CardsMove.Draw draw) {
            return new CardsMove.Draw(draw.seat(), drawn(draw, viewer));
        }
        if (move instanceof CardsMove.Look look) {
            return new CardsMove.Look(look.seat(), seen(look, viewer));
        }
        if (move instanceof CardsMove.Choose choose && !isSeat(viewer, choose.seat())) {
            return new CardsMove.Choose(choose.seat(), CardFace.hidden(), Optional.empty());
        }
        if (move instanceof CardsMove.Give give) {
            return new CardsMove.Give(give.seat(), Hands.view(give.card(), give.seat(), viewer));
        }
        if (move instanceof CardsMove.Exchange exchange) {
            return new CardsMove.Exchange(Hands.viewOfGifts(exchanged(exchange), viewer));
        }
        if (move instanceof CardsMove.Deal deal) {
            return new CardsMove.Deal(Hands.view(deal.hands(), viewer));
        }
        return move instanceof CardsMove.Shuffle shuffle ? new CardsMove.Shuffle(shuffle.round(), List.of()) : move;
    }

    private static boolean isSeat(Viewer viewer, Player seat) {
        return viewer.seat().filter(seat::equals).isPresent();
    }

    /** The drawn card, for the seat that draws it and for those who knew the top of the deck. */
    private CardFace drawn(CardsMove.Draw draw, Viewer viewer) {
        boolean known = isSeat(viewer, draw.seat()) || table.seenBy(viewer) > 0;
        if (table.deck.isEmpty()) {
            return known ? draw.card() : CardFace.hidden();
        }
        return known ? table.drawn(draw.card()) : table.open.at(0);
    }

    /** The cards looked at, for the seat that looks and, as far as they knew the top of the deck, for others. */
    private List<CardFace> seen(CardsMove.Look look, Viewer viewer) {
        List<CardFace> faces = new ArrayList<>();
        int known = isSeat(viewer, look.seat()) ? look.cards().size() : table.seenBy(viewer);
        for (int place = 0; place < look.cards().size(); place++) {
            CardFace told = look.cards().get(place);
            CardFace there = place < table.deck.size() ? table.deck.at(place) : CardFace.hidden();
            faces.add(place >= known ? CardFace.hidden() : told.isHidden() ? there : told);
        }
        return faces;
    }

    /** The gifts with all that is known of them here. */
    private List<Gift> exchanged(CardsMove.Exchange exchange) {
        return exchange.gifts().stream()
                .map(gift -> gift.card().isHidden()
                        ? new Gift(gift.from(), gift.to(), given(gift.from()).orElse(gift.card()))
                        : gift)
                .toList();
    }

    /** One line, as {@link CardsSetup} describes it. */
    @Override
    public String text() {
        return CardsSetup.of(this).toString();
    }

    /** The table, for classes that read all of it. */
    Tabletop table() {
        return table;
    }

    @Override
    public Picture picture(Look look) {
        return CardsPicture.of(this, look).picture();
    }

    @Override
    public Picture pictureAfter(List<? extends CardsMove> moves, Look look) {
        return CardsPicture.after(this, moves, look).picture();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CardsPosition position && table.equals(position.table);
    }

    @Override
    public int hashCode() {
        return table.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
