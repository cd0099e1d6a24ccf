package org.ludex.dog.mensch;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.ludex.core.Attempt;
import org.ludex.core.Facts;
import org.ludex.core.Look;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Rule;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.picture.Picture;
import org.ludex.dog.Cell;
import org.ludex.dog.Geometry;
import org.ludex.dog.Piece;
import org.ludex.dog.Place;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;
import org.ludex.dog.TableRule;
import org.ludex.dog.engine.Board;
import org.ludex.dog.engine.BoardPicture;
import org.ludex.dog.engine.Obstacle;
import org.ludex.dog.engine.Table;
import org.ludex.dog.engine.TableGame;
import org.ludex.dog.engine.Traffic;
import org.ludex.dog.engine.Ways;

/**
 * A position of Mensch. Before the first roll anybody may begin; then it is a seat's turn, and the moves listed are those
 * of every roll, in the order of rolls and pieces. {@link #sample} rolls the die.
 *
 * <p>The text is the pieces of each seat and whose turn it is, {@code ?} before the first roll; after the end, who moved
 * last:
 *
 * <pre>
 * A:0,5,h1,k B:k,k,k,k C:33,k,k,k D:k,k,k,k turn A
 * </pre>
 *
 * <p>Immutable and thread-safe.
 */
public final class MenschPosition implements Position<MenschMove, MenschPosition> {

    private static final int SIX = 6;
    private static final Turn CHANCE = Turn.chance();
    private static final Turn NOBODY = Turn.nobody();
    private static final List<Turn> TURNS =
            List.of(Turn.of(Player.A), Turn.of(Player.B), Turn.of(Player.C), Turn.of(Player.D));

    /** Own pieces are no target; all else is as in DOG. */
    private static final Traffic TRAFFIC = new Traffic() {
        @Override
        public Obstacle landing(Board board, int mover, int spot) {
            Obstacle usual = Traffic.super.landing(board, mover, spot);
            boolean own = Board.owner(board.at(spot)) == Board.owner(mover);
            return usual == Obstacle.NONE && own ? Obstacle.OWN : usual;
        }
    };

    /** Nobody has rolled yet. */
    static final int ANYBODY = -1;

    private final Mensch game;
    private final Options options;
    private final Board board;
    private final Table table;
    private final Ways ways;
    private final int turn;
    private final boolean over;

    private MenschPosition(Mensch game, Options options, Board board, Ways ways, int turn) {
        this.game = game;
        this.options = options;
        this.board = board;
        this.table = board.table();
        this.ways = ways;
        this.turn = turn;
        this.over = turn != ANYBODY && board.isHome(turn);
    }

    static MenschPosition start(Mensch game, Options options) {
        Board board = new Board(TableGame.table(options));
        for (Player player : board.table().players()) {
            for (int count = 0; count < 4; count++) {
                board.kennel(Board.piece(player.index()));
            }
        }
        return of(game, options, board, ANYBODY);
    }

    static MenschPosition of(Mensch game, Options options, Board board, int turn) {
        return new MenschPosition(game, options, board, new Ways(board.table(), TRAFFIC), turn);
    }

    @Override
    public MenschPosition self() {
        return this;
    }

    @Override
    public Mensch game() {
        return game;
    }

    @Override
    public Options options() {
        return options;
    }

    @Override
    public Turn turn() {
        return over ? NOBODY : turn == ANYBODY ? CHANCE : TURNS.get(turn);
    }

    @Override
    public Outcome outcome() {
        return over ? Outcome.won(Player.at(turn), MenschRule.M11) : Outcome.open();
    }

    @Override
    public List<MenschMove> legalMoves() {
        List<MenschMove> moves = new ArrayList<>();
        if (!over) {
            for (Player player : turn == ANYBODY ? table.players() : List.of(Player.at(turn))) {
                for (int roll = 1; roll <= SIX; roll++) {
                    moves.addAll(moves(player, roll));
                }
            }
        }
        return List.copyOf(moves);
    }

    private List<MenschMove> moves(Player player, int roll) {
        List<MenschMove> moves = new ArrayList<>();
        int seat = player.index();
        if (roll == SIX && board.inKennel(seat) > 0 && ways.start(board, seat) == Obstacle.NONE) {
            moves.add(new MenschMove.Go(player, roll, Cell.KENNEL, Cell.track(table.start(seat))));
        }
        for (int from : board.spotsOf(seat)) {
            add(moves, player, roll, from, ways.house(seat, from, roll));
            add(moves, player, roll, from, ways.track(from, roll));
        }
        if (moves.isEmpty()) {
            moves.add(new MenschMove.Stay(player, roll));
        }
        return moves;
    }

    private void add(List<MenschMove> moves, Player player, int roll, int from, int to) {
        if (to != Ways.NOWHERE && ways.between(board, from, to, roll, false) == Obstacle.NONE) {
            moves.add(new MenschMove.Go(player, roll, table.cell(from), table.cell(to)));
        }
    }

    /** Rolls the die and picks one of the moves; before the first roll, also who begins. */
    @Override
    public MenschMove sample(RandomGenerator random) {
        if (over) {
            throw new IllegalStateException("no moves: " + text());
        }
        List<Player> players = table.players();
        Player player = turn == ANYBODY ? players.get(random.nextInt(players.size())) : Player.at(turn);
        List<MenschMove> moves = moves(player, random.nextInt(SIX) + 1);
        return moves.get(random.nextInt(moves.size()));
    }

    @Override
    public Attempt<MenschPosition> attempt(MenschMove move) {
        Objects.requireNonNull(move, "the move is null");
        return verdict(move) instanceof Verdict.Illegal illegal
                ? Attempt.refused(illegal)
                : Attempt.legal(after(move));
    }

    private Verdict verdict(MenschMove move) {
        if (over) {
            return Verdict.illegal(TableRule.AFTER_END, Facts.of("move", move));
        }
        boolean due = turn == ANYBODY
                ? table.seating().plays(move.seat())
                : move.seat().index() == turn;
        if (!due) {
            String whose = turn == ANYBODY
                    ? table.seating().toString()
                    : Player.at(turn).id();
            return Verdict.illegal(TableRule.WRONG_SEAT, Facts.of("seat", move.seat(), "due", whose));
        }
        if (move.roll() < 1 || move.roll() > SIX) {
            return Verdict.illegal(
                    TableRule.NOT_A_MOVE, Facts.of("roll", move.roll()).as("roll"));
        }
        if (move instanceof MenschMove.Go go) {
            Verdict verdict = go.from().isKennel() ? judgeStart(go) : judgeStep(go);
            return verdict.isPlayable() ? judgeHits(go) : verdict;
        }
        MenschMove possible = moves(move.seat(), move.roll()).get(0);
        return possible instanceof MenschMove.Stay
                ? Verdict.legal()
                : Verdict.illegal(MenschRule.M2, Facts.of("move", possible).as("must"));
    }

    private Verdict judgeStart(MenschMove.Go go) {
        int seat = go.seat().index();
        Cell start = Cell.track(table.start(seat));
        if (go.roll() != SIX || !go.to().equals(start)) {
            return Verdict.illegal(MenschRule.M4, facts(go, start));
        }
        if (board.inKennel(seat) == 0) {
            return Verdict.illegal(MenschRule.M4, facts(go, start).as("empty"));
        }
        return ways.start(board, seat) == Obstacle.NONE
                ? Verdict.legal()
                : Verdict.illegal(MenschRule.M5, facts(go, start).as("start"));
    }

    private static Facts facts(MenschMove.Go go, Cell start) {
        return Facts.of("roll", go.roll(), "to", go.to(), "start", start);
    }

    private Verdict judgeStep(MenschMove.Go go) {
        int seat = go.seat().index();
        int from = table.spot(go.seat(), go.from());
        int to = table.spot(go.seat(), go.to());
        if (from < 0 || board.isFree(from) || Board.owner(board.at(from)) != seat) {
            return Verdict.illegal(MenschRule.M2, facts(go).as("piece"));
        }
        boolean enters = to >= 0 && !table.isTrack(to);
        if (!table.isTrack(from) && (!enters || to <= from)) {
            return Verdict.illegal(MenschRule.M9, facts(go).as("out"));
        }
        if (enters && from == table.start(seat)) {
            return Verdict.illegal(MenschRule.M10, facts(go));
        }
        if (enters && to != ways.house(seat, from, go.roll())) {
            return Verdict.illegal(MenschRule.M8, facts(go));
        }
        if (!enters && (to < 0 || to != ways.track(from, go.roll()))) {
            return Verdict.illegal(MenschRule.M2, facts(go));
        }
        Obstacle obstacle = ways.between(board, from, to, go.roll(), false);
        return obstacle == Obstacle.NONE ? Verdict.legal() : Verdict.illegal(rule(obstacle), facts(go));
    }

    private static Rule rule(Obstacle obstacle) {
        return switch (obstacle) {
            case OWN -> MenschRule.M7;
            case HOUSE -> MenschRule.M9;
            default -> MenschRule.M5;
        };
    }

    private static Facts facts(MenschMove.Go go) {
        return Facts.of("from", go.from(), "to", go.to(), "roll", go.roll());
    }

    private Verdict judgeHits(MenschMove.Go go) {
        List<Place> hit = hit(go);
        return go.hits().isEmpty() || go.hits().equals(hit)
                ? Verdict.legal()
                : Verdict.illegal(
                        TableRule.WRONG_HIT,
                        Facts.of("listed", go.hits(), "hit", hit).as(hit.isEmpty() ? "nothing" : ""));
    }

    private List<Place> hit(MenschMove.Go go) {
        int to = table.spot(go.seat(), go.to());
        return board.isFree(to) ? List.of() : List.of(new Place(Player.at(Board.owner(board.at(to))), go.to()));
    }

    private MenschPosition after(MenschMove move) {
        Board next = board.copy();
        if (move instanceof MenschMove.Go go) {
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
        }
        boolean again = move.roll() == SIX || next.isHome(move.seat().index());
        Player following = again ? move.seat() : table.seating().next(move.seat());
        return new MenschPosition(game, options, next, ways, following.index());
    }

    /** Who plays. */
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

    @Override
    public String text() {
        StringBuilder line = new StringBuilder();
        for (Player player : table.players()) {
            line.append(board.text(player)).append(' ');
        }
        return line + "turn " + (turn == ANYBODY ? "?" : Player.at(turn));
    }

    @Override
    public Picture picture(Look look) {
        return BoardPicture.of("Mensch: " + said(), board, List.of(said()), List.of());
    }

    @Override
    public Picture pictureAfter(MenschMove move) {
        MenschPosition after = play(move);
        List<Integer> marked = new ArrayList<>();
        if (move instanceof MenschMove.Go go) {
            marked.add(table.spot(go.seat(), go.to()));
            if (!go.from().isKennel()) {
                marked.add(table.spot(go.seat(), go.from()));
            }
        }
        List<String> lines = new ArrayList<>(List.of("last: " + move, after.said()));
        if (move instanceof MenschMove.Go go && !hit(go).isEmpty()) {
            lines.add(1, "hit: " + hit(go).get(0));
        }
        return BoardPicture.of("Mensch after " + move, after.board, lines, marked);
    }

    private String said() {
        return over ? Player.at(turn) + " has won" : turn == ANYBODY ? "anybody begins" : Player.at(turn) + " to roll";
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MenschPosition position
                && turn == position.turn
                && board.equals(position.board)
                && options.equals(position.options);
    }

    @Override
    public int hashCode() {
        return board.hashCode() * 31 + turn;
    }

    @Override
    public String toString() {
        return text();
    }
}
