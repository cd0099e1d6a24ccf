package org.ludex.notation.dog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.dog.After;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Dealt;
import org.ludex.dog.DogGame;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogPosition;
import org.ludex.dog.Gift;
import org.ludex.dog.Piece;
import org.ludex.dog.Place;
import org.ludex.dog.Player;
import org.ludex.dog.Rank;
import org.ludex.dog.Round;
import org.ludex.dog.Step;
import org.ludex.notation.grammar.DogLexer;
import org.ludex.notation.grammar.DogParser;
import org.ludex.notation.spi.Entries;

/** The notation of the three games with cards and a board. Immutable and thread-safe. */
abstract class TableNotation extends LineNotation<DogMove, DogPosition> {

    private static final Optional<Entries<DogMove, DogPosition>> ENTRIES = Optional.of(new TableEntries());

    private final DogGame game;

    TableNotation(DogGame game) {
        this.game = game;
    }

    @Override
    public final DogGame game() {
        return game;
    }

    @Override
    public final Optional<Entries<DogMove, DogPosition>> entries() {
        return ENTRIES;
    }

    @Override
    public final Optional<Player> toMove(DogPosition position) {
        return position.toMove();
    }

    @Override
    final List<DogMove> chance(DogParser.ChanceContext chance, EntryParts parts) {
        if (chance instanceof DogParser.DealContext deal) {
            return List.of(new DogMove.Deal(Optional.empty(), parts.hands(deal.dealt())));
        }
        if (chance instanceof DogParser.GiveContext give) {
            return List.of(new DogMove.Exchange(parts.gifts(give.gift())));
        }
        if (chance instanceof DogParser.ShuffleContext shuffle) {
            List<CardFace> order = shuffle.cards() == null ? List.of() : parts.faces(shuffle.cards());
            return List.of(new DogMove.Shuffle(Optional.empty(), order));
        }
        return List.of();
    }

    @Override
    final List<DogMove> turn(Player seat, DogParser.TurnContext turn, EntryParts parts, Tail tail) {
        List<DogMove> moves = new ArrayList<>();
        move(seat, turn, parts, tail).ifPresent(move -> {
            moves.add(move);
            boolean isMoving = move instanceof DogMove.Go || move instanceof DogMove.Swap;
            if (isMoving || move instanceof DogMove.Burn) {
                tail.draw().ifPresent(face -> moves.add(new DogMove.Draw(seat, face)));
            }
            if (isMoving || move instanceof DogMove.Draw) {
                tail.leap().ifPresent(cell -> moves.add(new DogMove.Leap(seat, cell)));
            }
        });
        return moves;
    }

    private static Optional<DogMove> move(Player seat, DogParser.TurnContext turn, EntryParts parts, Tail tail) {
        if (turn instanceof DogParser.PlayContext play) {
            return play(seat, play, parts, tail);
        }
        if (turn instanceof DogParser.BurnContext burn) {
            return Optional.of(new DogMove.Burn(seat, parts.hand(burn.hand())));
        }
        if (turn instanceof DogParser.StartContext start) {
            return Optional.of(new DogMove.Start(seat, parts.rank(start.rank())));
        }
        if (turn instanceof DogParser.NoStartContext) {
            return Optional.of(new DogMove.NoStart(seat));
        }
        if (turn instanceof DogParser.PutDogContext dog) {
            return Optional.of(new DogMove.PutDog(seat, parts.cell(dog.cell())));
        }
        return turn instanceof DogParser.GoesOnContext rest ? sequel(seat, rest.sequel(), parts) : Optional.empty();
    }

    /** What belongs to an entry that the record's position is inside of. */
    private static Optional<DogMove> sequel(Player seat, DogParser.SequelContext sequel, EntryParts parts) {
        return switch (sequel.getStart().getType()) {
            case DogLexer.DRAW -> Optional.of(new DogMove.Draw(seat, parts.face(sequel.card())));
            case DogLexer.LEAP -> Optional.of(new DogMove.Leap(seat, parts.cell(sequel.cell())));
            case DogLexer.STAY -> Optional.of(new DogMove.Stay(seat));
            default -> Optional.empty();
        };
    }

    @Override
    final List<DogMove> begun(DogPosition position, List<DogMove> moves) {
        if (!(moves.get(0) instanceof DogMove.Exchange exchange)) {
            return moves;
        }
        List<Gift> gifts = exchange.gifts();
        return Exchanges.givers(position.seating(), position.toMove(), gifts, position::given).stream()
                .<DogMove>map(giver -> new DogMove.Give(giver, Exchanges.card(gifts, giver)))
                .toList();
    }

    private static Optional<DogMove> play(Player seat, DogParser.PlayContext play, EntryParts parts, Tail tail) {
        Card card = parts.card(play.card(0));
        Optional<Card> as = parts.standsFor(play);
        if (play.deed() instanceof DogParser.MoveContext move) {
            return Optional.of(
                    move.way() == null
                            ? swap(seat, card, as, move, parts, tail.after())
                            : new DogMove.Go(seat, card, as, steps(seat, move, parts), tail.after()));
        }
        if (play.deed() instanceof DogParser.NothingContext) {
            return Optional.of(new DogMove.NullSwap(seat, card, as));
        }
        if (play.deed() instanceof DogParser.TakeContext take) {
            return Optional.of(new DogMove.Take(seat, card, as, parts.card(take.card())));
        }
        return Optional.empty();
    }

    private static DogMove swap(
            Player seat, Card card, Optional<Card> as, DogParser.MoveContext move, EntryParts parts, After after) {
        Place own = parts.place(move.place(0), seat);
        Place other = parts.place(move.place(1), seat);
        return new DogMove.Swap(seat, card, as, own, other, after);
    }

    private static List<Step> steps(Player seat, DogParser.MoveContext move, EntryParts parts) {
        Place first = parts.place(move.place(0), seat);
        Step step = new Step(
                first.owner(),
                parts.rank(move.rank()),
                first.cell(),
                parts.cell(move.way().cell()));
        if (move.way().step().isEmpty()) {
            return List.of(step);
        }
        List<Step> steps = new ArrayList<>();
        steps.add(step);
        for (DogParser.StepContext next : move.way().step()) {
            Place from = parts.place(next.place(), seat);
            steps.add(new Step(from.owner(), parts.rank(next.rank()), from.cell(), parts.cell(next.cell())));
        }
        return steps;
    }

    @Override
    final boolean hasRounds() {
        return true;
    }

    @Override
    final Optional<DogMove> announced(DogMove move, Round round) {
        if (move instanceof DogMove.Deal deal && deal.round().isEmpty()) {
            return Optional.of(new DogMove.Deal(Optional.of(round), deal.hands()));
        }
        if (move instanceof DogMove.Shuffle shuffle && shuffle.round().isEmpty()) {
            return Optional.of(new DogMove.Shuffle(Optional.of(round), shuffle.order()));
        }
        return Optional.empty();
    }

    @Override
    final Optional<Round> round(DogMove move) {
        if (move instanceof DogMove.Deal deal) {
            return deal.round();
        }
        return move instanceof DogMove.Shuffle shuffle ? shuffle.round() : Optional.empty();
    }

    @Override
    final Optional<Round> unannounced(DogPosition position, List<DogMove> moves) {
        DogMove move = moves.get(0);
        boolean carries = move instanceof DogMove.Deal || move instanceof DogMove.Shuffle;
        return carries && round(move).isEmpty() ? position.announcement() : Optional.empty();
    }

    @Override
    final boolean isTurn(DogMove move) {
        return move instanceof DogMove.OfSeat;
    }

    @Override
    final Optional<DogMove> refused(DogPosition position, Round round) {
        DogMove deal = new DogMove.Deal(Optional.of(round), List.of());
        DogMove shuffle = new DogMove.Shuffle(Optional.of(round), List.of());
        boolean fits =
                position.judge(deal).isPlayable() || position.judge(shuffle).isPlayable();
        return fits ? Optional.empty() : Optional.of(deal);
    }

    @Override
    final List<DogMove> dealt(DogPosition position, Round round) {
        DogMove deal = new DogMove.Deal(Optional.of(round), List.of());
        DogMove give = new DogMove.Exchange(List.of());
        return position.judge(deal).isPlayable()
                ? List.of(deal, give)
                : List.of(
                        new DogMove.Shuffle(Optional.of(round), List.of()),
                        new DogMove.Deal(Optional.empty(), List.of()),
                        give);
    }

    /**
     * Deals and exchanges name every seat, in order; every round is announced; and a piece has its rank where it leaves the
     * kennel, and nowhere else.
     */
    @Override
    public final DogMove canonical(DogPosition position, DogMove move, DogPosition next) {
        if (move instanceof DogMove.Go go) {
            return ranked(position, go);
        }
        if (move instanceof DogMove.Deal deal) {
            return deal(position, deal, next);
        }
        if (move instanceof DogMove.Shuffle shuffle && shuffle.round().isEmpty()) {
            return new DogMove.Shuffle(position.announcement(), shuffle.order());
        }
        if (move instanceof DogMove.Exchange exchange) {
            return new DogMove.Exchange(Exchanges.whole(position.seating(), exchange.gifts(), position::given));
        }
        if (move instanceof DogMove.Start start && start.rank().isEmpty()) {
            return new DogMove.Start(start.seat(), waiting(position, start.seat()));
        }
        return move;
    }

    /** Whether pieces have ranks. */
    boolean hasRanks() {
        return false;
    }

    private DogMove.Go ranked(DogPosition position, DogMove.Go go) {
        boolean plain = true;
        for (int i = 0; i < go.steps().size(); i++) {
            Step step = go.steps().get(i);
            plain &= (hasRanks() && step.from().isKennel()) == step.rank().isPresent();
        }
        if (plain) {
            return go;
        }
        List<Step> steps = new ArrayList<>();
        for (Step step : go.steps()) {
            Optional<Rank> rank =
                    step.from().isKennel() ? step.rank().or(() -> waiting(position, step.owner())) : Optional.empty();
            steps.add(new Step(step.owner(), rank, step.from(), step.to()));
        }
        return new DogMove.Go(go.seat(), go.card(), go.as(), steps, go.after());
    }

    /** The rank of the piece that waits in a kennel, where one must be meant. */
    private static Optional<Rank> waiting(DogPosition position, Player owner) {
        return position.pieces(owner).stream()
                .filter(piece -> piece.cell().isKennel())
                .findFirst()
                .flatMap(Piece::rank);
    }

    private static DogMove deal(DogPosition position, DogMove.Deal deal, DogPosition dealt) {
        if (deal.round().isPresent() && isWhole(deal.hands(), dealt)) {
            return deal;
        }
        List<Dealt> hands = dealt.seating().players().stream()
                .map(player -> new Dealt(player, dealt.hand(player)))
                .toList();
        return new DogMove.Deal(deal.round().or(position::announcement), hands);
    }

    /** Whether a deal names the hands of all seats, in order, as they are after it. */
    private static boolean isWhole(List<Dealt> hands, DogPosition dealt) {
        List<Player> players = dealt.seating().players();
        boolean isWhole = hands.size() == players.size();
        for (int i = 0; i < players.size() && isWhole; i++) {
            Player player = players.get(i);
            isWhole = hands.get(i).seat() == player && hands.get(i).hand().equals(dealt.hand(player));
        }
        return isWhole;
    }
}
