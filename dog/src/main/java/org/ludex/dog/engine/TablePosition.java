package org.ludex.dog.engine;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.ludex.core.Attempt;
import org.ludex.core.Game;
import org.ludex.core.Look;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Seat;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Picture;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.Cell;
import org.ludex.dog.Deck;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogPosition;
import org.ludex.dog.DogRule;
import org.ludex.dog.Geometry;
import org.ludex.dog.Hand;
import org.ludex.dog.Piece;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.dog.Seating;

/**
 * A position of the three games with cards and a board.
 *
 * <p>Immutable and thread-safe.
 */
public final class TablePosition implements DogPosition {

    private static final Turn CHANCE = Turn.chance();
    private static final Turn NOBODY = Turn.nobody();
    private static final List<Turn> TURNS =
            List.of(Turn.of(Player.A), Turn.of(Player.B), Turn.of(Player.C), Turn.of(Player.D));

    private final State state;

    TablePosition(State state) {
        this.state = state;
    }

    /** Where a game begins. */
    public static TablePosition start(Variant variant) {
        return new TablePosition(State.start(variant));
    }

    @Override
    public TablePosition self() {
        return this;
    }

    @Override
    public Game<DogMove, DogPosition> game() {
        return state.variant.game();
    }

    @Override
    public Options options() {
        return state.variant.options();
    }

    @Override
    public Turn turn() {
        return state.phase == Phase.OVER ? NOBODY : state.phase.isChance() ? CHANCE : TURNS.get(state.turn);
    }

    @Override
    public boolean listsMoves() {
        return !state.phase.isChance();
    }

    @Override
    public List<DogMove> legalMoves() {
        if (!listsMoves()) {
            throw new IllegalStateException("a " + state.phase + " has too many ways to list: " + text());
        }
        return List.copyOf(Choices.all(state));
    }

    @Override
    public DogMove sample(RandomGenerator random) {
        if (state.phase == Phase.OVER) {
            throw new IllegalStateException("no moves: " + text());
        }
        return new Dealer(state, random).next();
    }

    @Override
    public Attempt<DogPosition> attempt(DogMove move) {
        Trial.Tried tried = Trial.of(state, Objects.requireNonNull(move, "the move is null"));
        return tried.verdict() instanceof Verdict.Illegal illegal
                ? Attempt.refused(illegal)
                : new Attempt.Played<>(new TablePosition(tried.next()), tried.verdict());
    }

    @Override
    public TablePosition play(DogMove move) {
        return (TablePosition) DogPosition.super.play(move);
    }

    @Override
    public Outcome outcome() {
        if (state.phase != Phase.OVER) {
            return Outcome.open();
        }
        Seating seating = seating();
        return Outcome.won(seating.side(Player.at(state.winner())), seating.inPairs() ? DogRule.D23 : DogRule.D24);
    }

    @Override
    public String text() {
        return TableText.write(state);
    }

    @Override
    public TablePosition view(Viewer viewer) {
        return new TablePosition(
                state.view(viewer.at(this).seat().map(Seat::ordinal).orElse(-1)));
    }

    @Override
    public Picture picture(Look look) {
        return TablePicture.of(state);
    }

    @Override
    public Picture pictureAfter(DogMove move) {
        return TablePicture.after(state, play(move).state, move);
    }

    @Override
    public Seating seating() {
        return state.variant.table().seating();
    }

    @Override
    public Geometry geometry() {
        return state.variant.table().geometry();
    }

    @Override
    public List<Piece> pieces(Player player) {
        return state.board.pieces(player);
    }

    @Override
    public Optional<Cell> dog() {
        return state.board.dog() == Board.NO_DOG ? Optional.empty() : Optional.of(Cell.track(state.board.dog()));
    }

    @Override
    public Hand hand(Player player) {
        return state.hands[player.index()];
    }

    @Override
    public Hand pile() {
        return state.pile;
    }

    @Override
    public Deck deck() {
        return state.deck;
    }

    @Override
    public Cards unseen() {
        return state.unseen();
    }

    @Override
    public int round() {
        return state.round;
    }

    @Override
    public Optional<Player> leader() {
        return state.leader == State.NO_LEADER ? Optional.empty() : Optional.of(Player.at(state.leader));
    }

    @Override
    public Optional<Round> announcement() {
        boolean due = state.phase == Phase.DEAL && !state.shuffled && state.leader != State.NO_LEADER;
        return due
                ? Optional.of(new Round(state.round, state.variant.handSize(state.round), Player.at(state.leader)))
                : Optional.empty();
    }

    @Override
    public Optional<Card> lastCard() {
        return state.last;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TablePosition position
                && options().equals(position.options())
                && game().id().equals(position.game().id())
                && state.equals(position.state);
    }

    @Override
    public int hashCode() {
        return state.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
