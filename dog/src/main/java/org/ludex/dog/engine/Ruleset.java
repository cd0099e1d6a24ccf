package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntUnaryOperator;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.Cell;
import org.ludex.dog.DogGame;
import org.ludex.dog.DogRule;
import org.ludex.dog.Geometry;
import org.ludex.dog.Player;
import org.ludex.dog.Rank;
import org.ludex.dog.Seating;
import org.ludex.dog.SwapWithoutTarget;
import org.ludex.dog.TableRule;
import org.ludex.dog.deal.Concern;
import org.ludex.dog.deal.RuleBook;

/**
 * What is special about a game under its options: its cards, its rule numbers, and the few points in which it differs. The
 * rest is as in DOG.
 *
 * <p>Immutable and thread-safe.
 */
public final class Ruleset {

    private static final int KENNEL = 4;

    /** The seats whose pieces a shared 4 may move. */
    @FunctionalInterface
    public interface Sharing {
        /** The numbers of the seats. */
        List<Integer> owners(State state);
    }

    private final DogGame game;
    private final Options options;
    private final Table table;
    private final Cards total;
    private final List<Optional<CardUse>> usesByKind;
    private final List<CardUse> uses;
    private final IntUnaryOperator handSizes;
    private final RuleBook book;
    private final Opening opening;
    private final boolean ranked;
    private final List<Cell> dogCells;
    private final BiFunction<Seating, Player, Player> dogBy;
    private final SwapWithoutTarget nullSwap;
    private final boolean sharesRest;
    private final Sharing sharing;
    private final PieceRules pieces;
    private final Sequel sequel;
    private final Paths paths;

    private Ruleset(Builder builder) {
        this.game = builder.game;
        this.options = builder.options;
        this.table = builder.table;
        this.total = builder.total;
        List<Optional<CardUse>> byKind = new ArrayList<>(Collections.nCopies(Card.values().length, Optional.empty()));
        builder.uses.forEach(use -> byKind.set(use.kind().index(), Optional.of(use)));
        this.usesByKind = List.copyOf(byKind);
        this.uses = byKind.stream().flatMap(Optional::stream).toList();
        this.handSizes = builder.handSizes;
        this.book = RuleBook.of(builder.book);
        this.opening = builder.opening;
        this.ranked = builder.ranked;
        this.dogCells = List.copyOf(builder.dogCells);
        this.dogBy = builder.dogBy;
        this.nullSwap = builder.nullSwap;
        this.sharesRest = builder.sharesRest;
        this.sharing = builder.sharing;
        this.pieces = builder.pieces;
        this.sequel = builder.sequel;
        this.paths = new Paths(table, pieces);
    }

    /**
     * Begins to say what is particular about a game.
     *
     * @throws org.ludex.core.InvalidOptionsException if the options for board and players do not fit together
     */
    public static Builder of(DogGame game, Options options) {
        return new Builder(game, options);
    }

    DogGame game() {
        return game;
    }

    Options options() {
        return options;
    }

    /** The board with its players. */
    public Table table() {
        return table;
    }

    Seating seating() {
        return table.seating();
    }

    Cards total() {
        return total;
    }

    Paths paths() {
        return paths;
    }

    /** What a card does; nothing for jokers, copies, and cards that the game does not have. */
    Optional<CardUse> use(Card kind) {
        return usesByKind.get(kind.index());
    }

    /** What the cards of the game do that stand for themselves, in the order of {@link Card}. */
    List<CardUse> uses() {
        return uses;
    }

    int handSize(int round) {
        return handSizes.applyAsInt(round);
    }

    RuleBook book() {
        return book;
    }

    Rule rule(Concern concern) {
        return book.rule(concern);
    }

    Opening opening() {
        return opening;
    }

    boolean hasRanks() {
        return ranked;
    }

    boolean hasDog() {
        return !dogCells.isEmpty();
    }

    /** Where the dog may be put down. */
    List<Cell> dogCells() {
        return dogCells;
    }

    /** The seat that puts the dog down if this seat leads. */
    Player dogBy(Player leader) {
        return dogBy.apply(seating(), leader);
    }

    /** Whether a swap without a target may be played without effect. */
    boolean allowsNullSwap() {
        return nullSwap != SwapWithoutTarget.DEAD;
    }

    /** Whether a player who may play a swap without effect, and nothing else, may not burn. */
    boolean forbidsBurning() {
        return nullSwap == SwapWithoutTarget.NULL_PLAY;
    }

    /** Whether several pieces of the partner may share the rest of a 7. */
    boolean sharesRest() {
        return sharesRest;
    }

    /** The seats whose pieces a shared 4 may move. */
    List<Integer> sharers(State state) {
        return sharing.owners(state);
    }

    PieceRules pieces() {
        return pieces;
    }

    Sequel sequel() {
        return sequel;
    }

    /** Whether the last card is remembered for copies. */
    boolean remembers() {
        return total.contains(Card.COPY);
    }

    /** Whether everybody begins with a piece on the start cell: those who play alone with pieces without ranks. */
    private boolean beginsOutside() {
        return !ranked && !seating().inPairs();
    }

    /** How many pieces each player has. */
    int crew() {
        return beginsOutside() ? KENNEL + 1 : KENNEL;
    }

    /** The board before the game. */
    Board startBoard() {
        Board board = new Board(table);
        for (Player player : table.players()) {
            for (Rank rank : Rank.values()) {
                board.kennel(Board.piece(player.index(), ranked ? Optional.of(rank) : Optional.empty()));
            }
            if (beginsOutside()) {
                board.put(table.start(player.index()), Board.piece(player.index()));
            }
        }
        return board;
    }

    /** Says what is particular about a game. */
    public static final class Builder {

        private final DogGame game;
        private final Options options;
        private final Table table;
        private final Map<Concern, Rule> book;
        private Cards total = Cards.empty();
        private List<CardUse> uses = List.of();
        private IntUnaryOperator handSizes = round -> 1;
        private Opening opening;
        private boolean ranked;
        private List<Cell> dogCells = List.of();
        private BiFunction<Seating, Player, Player> dogBy = (seating, leader) -> leader;
        private SwapWithoutTarget nullSwap = SwapWithoutTarget.DEAD;
        private boolean sharesRest;
        private Sharing sharing = state -> List.of(state.mover());
        private PieceRules pieces = PieceRules.USUAL;
        private Sequel sequel = Sequel.NONE;

        private Builder(DogGame game, Options options) {
            this.game = game;
            this.options = options;
            this.table = new Table(Geometry.of(options), Seating.of(options));
            this.opening = table.seating().inPairs() ? Opening.FREE : Opening.NONE;
            this.book = usual(table.seating().inPairs());
        }

        private static Map<Concern, Rule> usual(boolean pairs) {
            Map<Concern, Rule> book = new HashMap<>(Map.of(
                    Concern.ROUND, TableRule.OUT_OF_ORDER,
                    Concern.HAND_SIZE, DogRule.D1,
                    Concern.LEADER, DogRule.D2,
                    Concern.DEAL, TableRule.NOT_A_MOVE,
                    Concern.GIVER, TableRule.NOT_A_MOVE,
                    Concern.EXCHANGE, pairs ? DogRule.D4 : DogRule.D24,
                    Concern.SHUFFLE, DogRule.D7,
                    Concern.DRAW, TableRule.NOT_A_MOVE,
                    Concern.BURN, pairs ? DogRule.D6 : DogRule.D24));
            book.putAll(Map.of(
                    Concern.OPENING, DogRule.D3,
                    Concern.DOG, TableRule.OUT_OF_ORDER,
                    Concern.LEAP, TableRule.NOT_A_MOVE,
                    Concern.NULL_SWAP, DogRule.D21,
                    Concern.COPY, DogRule.D20,
                    Concern.SUIT, DogRule.D10,
                    Concern.HELD_START, DogRule.D8,
                    Concern.HOUSE, DogRule.D13));
            return book;
        }

        /** The board with its players. */
        public Table table() {
            return table;
        }

        /** The deck and what its cards do. */
        public Builder cards(Cards all, List<CardUse> what) {
            total = all;
            uses = List.copyOf(what);
            return this;
        }

        /** How many cards everybody gets, by the number of the round. */
        public Builder handSizes(IntUnaryOperator sizes) {
            handSizes = sizes;
            return this;
        }

        /** The rules of the game's own book. */
        public Builder rules(Map<Concern, ? extends Rule> own) {
            book.putAll(own);
            return this;
        }

        /** How the first pieces come onto the board. */
        public Builder opening(Opening how) {
            opening = how;
            return this;
        }

        /** The pieces have ranks, and rules of their own. */
        public Builder ranked(PieceRules rules) {
            ranked = true;
            pieces = rules;
            return this;
        }

        /**
         * A dog runs about.
         *
         * @param cells where it may be put down
         * @param by who does so, by the seat that leads
         */
        public Builder dogOn(List<Integer> cells, BiFunction<Seating, Player, Player> by) {
            dogCells = cells.stream().map(Cell::track).toList();
            dogBy = by;
            return this;
        }

        /** What happens to a swap without a target. By default, it cannot be played. */
        public Builder swapWithoutTarget(SwapWithoutTarget how) {
            nullSwap = how;
            return this;
        }

        /** Several pieces of the partner may share the rest of a 7. */
        public Builder sharedRest() {
            sharesRest = true;
            return this;
        }

        /** The seats whose pieces a shared 4 may move. */
        public Builder sharing(Sharing owners) {
            sharing = owners;
            return this;
        }

        /** The consequences of a play. */
        public Builder sequel(Sequel what) {
            sequel = what;
            return this;
        }

        /** The rules as built so far. */
        public Ruleset build() {
            return new Ruleset(this);
        }
    }
}
