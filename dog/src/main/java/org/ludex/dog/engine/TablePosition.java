package org.ludex.dog.engine;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.ludex.core.Attempt;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Look;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Picture;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Cell;
import org.ludex.dog.Dealt;
import org.ludex.dog.Deck;
import org.ludex.dog.DogGame;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogPosition;
import org.ludex.dog.DogRule;
import org.ludex.dog.DogSetup;
import org.ludex.dog.Geometry;
import org.ludex.dog.Hand;
import org.ludex.dog.Knowledge;
import org.ludex.dog.Phase;
import org.ludex.dog.Piece;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.dog.Seating;
import org.ludex.dog.deal.Hands;

/**
 * A position of the three games with cards and a board.
 *
 * <p>Immutable and thread-safe.
 */
public final class TablePosition implements DogPosition {

    private static final List<Turn> TURNS =
            Arrays.stream(Player.values()).map(Turn::of).toList();

    private final State state;

    TablePosition(State state) {
        this.state = state;
    }

    /** The state in which a game begins. */
    public static TablePosition start(Ruleset rules) {
        return new TablePosition(State.start(rules));
    }

    /** Every fault of a set-up. */
    public static List<Fault> faults(Ruleset rules, DogSetup setup) {
        return SetupCheck.faults(rules, setup);
    }

    /**
     * The position set up.
     *
     * @throws InvalidPositionException with all faults, if there are any
     */
    public static TablePosition of(Ruleset rules, DogSetup setup) {
        List<Fault> faults = SetupCheck.faults(rules, setup);
        if (!faults.isEmpty()) {
            throw new InvalidPositionException(faults);
        }
        return new TablePosition(SetupCheck.state(rules, setup));
    }

    State state() {
        return state;
    }

    @Override
    public TablePosition self() {
        return this;
    }

    @Override
    public DogGame game() {
        return state.rules.game();
    }

    @Override
    public Options options() {
        return state.rules.options();
    }

    @Override
    public Turn turn() {
        return state.phase == Phase.OVER
                ? Turn.nobody()
                : state.phase.isChance() ? Turn.chance() : TURNS.get(state.turn);
    }

    @Override
    public Optional<Player> toMove() {
        return state.phase == Phase.OVER || state.isForAll() ? Optional.empty() : Optional.of(state.player());
    }

    @Override
    public Phase phase() {
        return state.phase;
    }

    @Override
    public Seating seating() {
        return state.seating();
    }

    @Override
    public Geometry geometry() {
        return state.rules.table().geometry();
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
        return state.hands.of(player);
    }

    @Override
    public Optional<CardFace> given(Player player) {
        return state.hands.given(player).map(Hands.Lying::card);
    }

    @Override
    public Knowledge knowledge() {
        return state.hands.knowledge();
    }

    @Override
    public Hand pile() {
        return state.pile;
    }

    @Override
    public Optional<CardFace> spent() {
        return state.spent;
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
        return state.leader();
    }

    @Override
    public Optional<Round> announcement() {
        boolean due = state.isForAll() && state.phase != Phase.EXCHANGE && !state.shuffled;
        return due
                ? leader().map(seat -> new Round(state.round, state.rules.handSize(state.round), seat))
                : Optional.empty();
    }

    @Override
    public Optional<Card> lastCard() {
        return state.last;
    }

    @Override
    public DogSetup toSetup() {
        List<Player> players = seating().players();
        return new DogSetup(
                game(),
                options(),
                players.stream().flatMap(player -> pieces(player).stream()).toList(),
                dog(),
                state.round,
                leader(),
                state.phase,
                state.isForAll() ? Optional.empty() : Optional.of(state.player()),
                state.shuffled,
                players.stream().map(player -> new Dealt(player, hand(player))).toList(),
                state.pile,
                state.deck,
                state.open,
                state.spent,
                state.reached == State.NONE ? Optional.empty() : Optional.of(Cell.track(state.reached)),
                players.stream()
                        .flatMap(player -> state.hands.given(player).stream()
                                .map(gift -> new DogSetup.Given(player, gift.card(), gift.among())))
                        .toList(),
                knowledge(),
                state.last,
                state.lastKing);
    }

    @Override
    public boolean isMidTurn() {
        return MoveList.isMidTurn(state);
    }

    @Override
    public boolean listsMoves() {
        return MoveList.isPossible(state);
    }

    @Override
    public List<DogMove> legalMoves() {
        requireListed();
        return Collections.unmodifiableList(MoveList.of(state));
    }

    @Override
    public long legalMoveCount() {
        requireListed();
        return MoveList.count(state);
    }

    private void requireListed() {
        if (!listsMoves()) {
            throw new IllegalStateException("the phase " + state.phase + " has too many ways to list: "
                    + view(Viewer.spectator()).text());
        }
    }

    @Override
    public DogMove sample(RandomGenerator random) {
        if (state.phase == Phase.OVER) {
            throw new IllegalStateException(
                    "no moves: " + view(Viewer.spectator()).text());
        }
        return Samples.next(state, random);
    }

    @Override
    public Attempt<DogPosition> attempt(DogMove move) {
        Objects.requireNonNull(move, "the move is null");
        Optional<Verdict.Illegal> refusal = Refusals.of(state, move);
        if (refusal.isPresent()) {
            return Attempt.refused(refusal.get());
        }
        State next = state.copy();
        Verdict verdict = Moves.play(state, next, move);
        return verdict instanceof Verdict.Illegal illegal
                ? Attempt.refused(illegal)
                : new Attempt.Played<>(new TablePosition(next), verdict);
    }

    @Override
    public Outcome outcome() {
        if (state.phase != Phase.OVER) {
            return Outcome.open();
        }
        return Outcome.won(seating().side(Player.at(state.winner())), seating().inPairs() ? DogRule.D23 : DogRule.D24);
    }

    @Override
    public TablePosition view(Viewer viewer) {
        return new TablePosition(state.view(viewer.at(this)));
    }

    @Override
    public DogMove view(DogMove move, Viewer viewer) {
        viewer.at(this);
        if (move instanceof DogMove.Deal deal) {
            return new DogMove.Deal(deal.round(), Hands.view(deal.hands(), viewer));
        }
        if (move instanceof DogMove.Shuffle shuffle) {
            return new DogMove.Shuffle(shuffle.round(), List.of());
        }
        if (move instanceof DogMove.Exchange exchange) {
            return new DogMove.Exchange(Hands.viewOfGifts(exchange.gifts(), viewer));
        }
        if (move instanceof DogMove.Draw draw) {
            return new DogMove.Draw(draw.seat(), Hands.view(draw.card(), draw.seat(), viewer));
        }
        return move instanceof DogMove.Give give
                ? new DogMove.Give(give.seat(), Hands.view(give.card(), give.seat(), viewer))
                : move;
    }

    @Override
    public String text() {
        return toSetup().toString();
    }

    @Override
    public Picture picture(Look look) {
        return DogPicture.of(this, List.of(), look);
    }

    @Override
    public Picture pictureAfter(List<? extends DogMove> moves, Look look) {
        return DogPicture.of(this, moves, look);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TablePosition position
                && options().equals(position.options())
                && game().equals(position.game())
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
