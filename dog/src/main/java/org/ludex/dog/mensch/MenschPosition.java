package org.ludex.dog.mensch;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.ludex.core.Attempt;
import org.ludex.core.Look;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.picture.Picture;
import org.ludex.dog.Cell;
import org.ludex.dog.Geometry;
import org.ludex.dog.Piece;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;
import org.ludex.dog.engine.Board;
import org.ludex.dog.engine.Obstacle;
import org.ludex.dog.engine.Paths;
import org.ludex.dog.engine.PieceRules;
import org.ludex.dog.engine.Pieces;
import org.ludex.dog.engine.Table;

/**
 * A position of Mensch. First the die is rolled, then the player moves. Any seat may roll first, so before the first roll
 * the rolls of all seats are listed.
 *
 * <p>The text lists the pieces of each seat and the seat whose turn it is ({@code ?} before the first roll; after the end,
 * the seat that moved last), with the number rolled while the player is to move:
 *
 * <pre>
 * A:0,5,h1,k B:k,k,k,k C:33,k,k,k D:k,k,k,k turn A
 * A:0,5,h1,k B:k,k,k,k C:33,k,k,k D:k,k,k,k turn A 6
 * </pre>
 *
 * <p>Immutable and thread-safe.
 */
public final class MenschPosition implements Position<MenschMove, MenschPosition> {

    /** A player's own pieces cannot be hit; all else is as in DOG. */
    private static final PieceRules PIECES = new PieceRules() {
        @Override
        public Obstacle landing(Board board, int mover, int spot) {
            Obstacle usual = PieceRules.super.landing(board, mover, spot);
            boolean own = Board.owner(board.at(spot)) == Board.owner(mover);
            return usual == Obstacle.NONE && own ? Obstacle.OWN : usual;
        }
    };

    /** Nobody has rolled yet. */
    private static final int ANYBODY = -1;
    /** The die has not been rolled. */
    private static final int UNROLLED = 0;
    /** The most moves there can be: a start, and two ways for each piece. */
    private static final int MOST = 9;
    /** Instead of the spot that a piece leaves: the kennel. */
    private static final int KENNEL = 255;

    private final Options options;
    private final Board board;
    private final Table table;
    private final Paths paths;
    private final int turn;
    private final int die;
    private final boolean over;

    private MenschPosition(Options options, Board board, Paths paths, int turn, int die) {
        this.options = options;
        this.board = board;
        this.table = board.table();
        this.paths = paths;
        this.turn = turn;
        this.die = die;
        this.over = turn != ANYBODY && board.isHome(turn);
    }

    static MenschPosition start(Options options) {
        Board board = new Board(new Table(Geometry.of(options), Seating.of(options)));
        for (Player player : board.table().players()) {
            for (int count = 0; count < 4; count++) {
                board.kennel(Board.piece(player.index()));
            }
        }
        return new MenschPosition(options, board, new Paths(board.table(), PIECES), ANYBODY, UNROLLED);
    }

    /** The position of a set-up without faults. */
    static MenschPosition of(MenschSetup setup) {
        Board board = Pieces.board(setup.pieces(), setup.table());
        int seat = setup.turn().map(Player::index).orElse(ANYBODY);
        return new MenschPosition(
                setup.options(),
                board,
                new Paths(board.table(), PIECES),
                seat,
                setup.roll().orElse(UNROLLED));
    }

    Board board() {
        return board;
    }

    Table table() {
        return table;
    }

    Paths paths() {
        return paths;
    }

    /** The number rolled, or 0. */
    int die() {
        return die;
    }

    @Override
    public MenschPosition self() {
        return this;
    }

    @Override
    public Mensch game() {
        return Mensch.GAME;
    }

    @Override
    public Options options() {
        return options;
    }

    @Override
    public Turn turn() {
        return over ? Turn.nobody() : die == UNROLLED ? Turn.chance() : Turn.of(Player.at(turn));
    }

    /** The seat whose turn it is to roll or to move; empty before the first roll and when the game is over. */
    public Optional<Player> toMove() {
        return over || turn == ANYBODY ? Optional.empty() : Optional.of(Player.at(turn));
    }

    /** The number rolled, while the player is to move. */
    public OptionalInt roll() {
        return die == UNROLLED ? OptionalInt.empty() : OptionalInt.of(die);
    }

    /** The seats that play. */
    public Seating seating() {
        return table.seating();
    }

    /** The board. */
    public Geometry geometry() {
        return table.geometry();
    }

    /** The pieces of a seat: on the track, then in the destination, then in the kennel. */
    public List<Piece> pieces(Player player) {
        return board.pieces(player);
    }

    /** Everything on the board. */
    public MenschSetup toSetup() {
        List<Piece> pieces = table.players().stream()
                .flatMap(player -> pieces(player).stream())
                .toList();
        return new MenschSetup(
                options, pieces, turn == ANYBODY ? Optional.empty() : Optional.of(Player.at(turn)), roll());
    }

    /** True between the roll and the move. */
    @Override
    public boolean isMidTurn() {
        return die != UNROLLED;
    }

    @Override
    public List<MenschMove> legalMoves() {
        if (over) {
            return List.of();
        }
        if (die != UNROLLED) {
            List<MenschMove> moves = new ArrayList<>(MOST);
            int[] ways = new int[MOST];
            int count = ways(ways);
            for (int index = 0; index < Math.max(1, count); index++) {
                moves.add(move(ways, count, index));
            }
            return List.copyOf(moves);
        }
        return turn == ANYBODY
                ? table.players().stream()
                        .flatMap(player -> Dice.rolls(player).stream())
                        .toList()
                : Dice.rolls(Player.at(turn));
    }

    /** Lists the ways of the player's pieces, packed into numbers; returns how many there are. */
    private int ways(int[] ways) {
        int count = 0;
        if (canStart(turn)) {
            ways[count++] = KENNEL << Byte.SIZE | table.start(turn);
        }
        for (int from = board.nextOf(turn, 0); from < table.spots(); from = board.nextOf(turn, from + 1)) {
            count = add(ways, count, from, paths.house(turn, from, die));
            count = add(ways, count, from, paths.track(from, die));
        }
        return count;
    }

    private int add(int[] ways, int count, int from, int to) {
        if (!canGo(from, to)) {
            return count;
        }
        ways[count] = from << Byte.SIZE | to;
        return count + 1;
    }

    /** The move at a place of the list; the only one is to stay if there are no ways. */
    private MenschMove move(int[] ways, int count, int place) {
        Player player = Player.at(turn);
        if (count == 0) {
            return new MenschMove.Stay(player);
        }
        int from = ways[place] >> Byte.SIZE;
        Cell cell = from == KENNEL ? Cell.KENNEL : table.cell(from);
        return new MenschMove.Go(player, cell, table.cell(ways[place] & KENNEL));
    }

    private boolean canStart(int seat) {
        return die == Dice.SIX && board.inKennel(seat) > 0 && paths.start(board, seat) == Obstacle.NONE;
    }

    /** Whether a piece can go to a spot that the roll reaches, if it reaches one. */
    private boolean canGo(int from, int to) {
        return to != Paths.NOWHERE && paths.between(board, from, to, die, false) == Obstacle.NONE;
    }

    /** Whether a roll is due, or a move or stay can be listed: then nobody needs to look for a reason to refuse it. */
    boolean offers(MenschMove move) {
        if (over || move.seat().index() != turn) {
            return false;
        }
        if (move instanceof MenschMove.Roll roll) {
            return die == UNROLLED && roll.die() >= 1 && roll.die() <= Dice.SIDES;
        }
        if (die == UNROLLED) {
            return false;
        }
        if (move instanceof MenschMove.Go go) {
            return go.hits().isEmpty() && offers(go);
        }
        return ways(new int[MOST]) == 0;
    }

    private boolean offers(MenschMove.Go go) {
        int to = table.spot(go.seat(), go.to());
        if (go.from().isKennel()) {
            return to == table.start(turn) && canStart(turn);
        }
        int from = table.spot(go.seat(), go.from());
        return from >= 0
                && board.at(from) == Board.piece(turn)
                && (to == paths.house(turn, from, die) || to == paths.track(from, die))
                && canGo(from, to);
    }

    /** Picks a move as if from the list, without making the others. */
    @Override
    public MenschMove sample(RandomGenerator random) {
        if (over || die == UNROLLED) {
            return Position.super.sample(random);
        }
        int[] ways = new int[MOST];
        int count = ways(ways);
        return move(ways, count, random.nextInt(Math.max(1, count)));
    }

    @Override
    public Attempt<MenschPosition> attempt(MenschMove move) {
        Objects.requireNonNull(move, "the move is null");
        if (offers(move)) {
            return Attempt.legal(after(move));
        }
        Optional<Verdict.Illegal> refusal = Refusals.of(this, move);
        return refusal.isPresent() ? Attempt.refused(refusal.get()) : Attempt.legal(after(move));
    }

    private MenschPosition after(MenschMove move) {
        if (move instanceof MenschMove.Roll roll) {
            return new MenschPosition(options, board, paths, roll.seat().index(), roll.die());
        }
        Board next = move instanceof MenschMove.Go go ? after(go) : board;
        boolean again = next.isHome(turn) || (die == Dice.SIX && (move instanceof MenschMove.Go || rollsAgain()));
        Player following = again ? move.seat() : table.seating().next(move.seat());
        return new MenschPosition(options, next, paths, following.index(), UNROLLED);
    }

    /** Whether a 6 that could not be used gives another roll. */
    private boolean rollsAgain() {
        return options.value(Mensch.UNUSABLE_SIX.name(), UnusableSix.class) == UnusableSix.AGAIN;
    }

    private Board after(MenschMove.Go go) {
        Board next = board.copy();
        int to = table.spot(go.seat(), go.to());
        if (!next.isFree(to)) {
            next.kennel(next.lift(to));
        }
        int piece = Board.piece(go.seat().index());
        if (go.from().isKennel()) {
            next.release(piece);
        } else {
            next.lift(table.spot(go.seat(), go.from()));
        }
        next.put(to, piece);
        return next;
    }

    @Override
    public Outcome outcome() {
        return over ? Outcome.won(Player.at(turn), MenschRule.M11) : Outcome.open();
    }

    @Override
    public String text() {
        return toSetup().toString();
    }

    @Override
    public Picture picture(Look look) {
        return MenschPicture.of(this, List.of(), look);
    }

    @Override
    public Picture pictureAfter(List<? extends MenschMove> moves, Look look) {
        return MenschPicture.of(this, moves, look);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MenschPosition position
                && turn == position.turn
                && die == position.die
                && board.equals(position.board)
                && options.equals(position.options);
    }

    @Override
    public int hashCode() {
        return (board.hashCode() * 31 + turn) * 31 + die;
    }

    @Override
    public String toString() {
        return text();
    }
}
