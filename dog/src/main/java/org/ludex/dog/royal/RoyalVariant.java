package org.ludex.dog.royal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Facts;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.After;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Cell;
import org.ludex.dog.DogRule;
import org.ludex.dog.Player;
import org.ludex.dog.Rank;
import org.ludex.dog.engine.Board;
import org.ludex.dog.engine.CardUse;
import org.ludex.dog.engine.CardUse.Deed;
import org.ludex.dog.engine.Effect;
import org.ludex.dog.engine.Obstacle;
import org.ludex.dog.engine.Opening;
import org.ludex.dog.engine.State;
import org.ludex.dog.engine.TableGame;
import org.ludex.dog.engine.Variant;

/** What DOG Royal changes: the deck, the ranks, the special cells. */
final class RoyalVariant extends Variant {

    private static final int HAND = 5;
    private static final int SPARE = 2;
    private static final int KINGS_MOST = 7;
    private static final int NONE = -1;

    private static final Cards CARDS = Cards.each(
                    7,
                    Card.TWO,
                    Card.THREE,
                    Card.FOUR,
                    Card.FIVE,
                    Card.SIX,
                    Card.SEVEN,
                    Card.EIGHT,
                    Card.NINE,
                    Card.TEN,
                    Card.TWELVE,
                    Card.SWAP,
                    Card.COPY)
            .plus(Card.MAGNET, 6)
            .plus(Card.ONE_ELEVEN, 10)
            .plus(Card.THIRTEEN, 10);

    private static final List<CardUse> USES = List.of(
            CardUse.steps(Card.ONE_ELEVEN, DogRule.D17, 1, 11).starting(),
            CardUse.number(Card.TWO),
            CardUse.number(Card.THREE),
            CardUse.steps(Card.FOUR, DogRule.D16, 4).orBack(4),
            CardUse.number(Card.FIVE),
            CardUse.number(Card.SIX),
            CardUse.steps(Card.SEVEN, RoyalRule.R10, 1, 2, 3, 4, 5, 6, 7),
            CardUse.number(Card.EIGHT),
            CardUse.number(Card.NINE),
            CardUse.number(Card.TEN),
            CardUse.number(Card.TWELVE),
            CardUse.steps(Card.THIRTEEN, DogRule.D17, 13).starting(),
            CardUse.deed(Card.SWAP, DogRule.D21, Deed.SWAP),
            CardUse.deed(Card.MAGNET, RoyalRule.R12, Deed.MAGNET));

    /** Cards with which no king ever moves. */
    private static final Set<Card> NOT_FOR_KINGS = Set.of(Card.EIGHT, Card.NINE, Card.TEN, Card.TWELVE);

    private final boolean greenBothWays;
    private final boolean copyAsItWas;
    private final boolean nullSwap;
    private final boolean[] special;

    RoyalVariant(DogRoyal game, Options options) {
        super(game, options, TableGame.table(options), CARDS, USES, new RankTraffic());
        this.greenBothWays = options.value(DogRoyal.GREEN_FOUR.name()).equals("BOTH");
        this.copyAsItWas = options.value(DogRoyal.KING_COPY.name()).equals("WAS");
        this.nullSwap = options.value(DogRoyal.SWAP_WITHOUT_TARGET.name()).equals("NULL_PLAY");
        this.special = new boolean[table().spots()];
        table().geometry().special().forEach(cell -> special[cell] = true);
    }

    @Override
    public int handSize(int round) {
        return HAND;
    }

    @Override
    public Rule handSizeRule() {
        return RoyalRule.R1;
    }

    @Override
    public Opening opening() {
        return Opening.FORCED;
    }

    @Override
    public Rule openingRule() {
        return RoyalRule.R1;
    }

    @Override
    public boolean hasRanks() {
        return true;
    }

    @Override
    public int pieces() {
        return Rank.values().length;
    }

    @Override
    public Board startBoard() {
        Board board = new Board(table());
        for (Player player : table().players()) {
            for (Rank rank : Rank.values()) {
                board.kennel(Board.piece(player.index()) | Board.rankNumber(rank));
            }
        }
        return board;
    }

    @Override
    public boolean nullSwap() {
        return nullSwap;
    }

    @Override
    public Rule copyRule() {
        return RoyalRule.R11;
    }

    @Override
    public boolean lifts(Card value, boolean back) {
        return value == Card.TEN || (value == Card.FOUR && (back || greenBothWays));
    }

    @Override
    public int spare(int piece) {
        return is(piece, Rank.JESTER) ? SPARE : 0;
    }

    @Override
    public boolean suits(State state, int piece, int steps, boolean copied) {
        if (!is(piece, Rank.KING)) {
            return true;
        }
        if (copied) {
            boolean could =
                    state.last().filter(card -> !NOT_FOR_KINGS.contains(card)).isPresent();
            return steps <= KINGS_MOST && (copyAsItWas ? state.lastKing() : could);
        }
        return steps <= KINGS_MOST;
    }

    @Override
    public Rule suitRule() {
        return RoyalRule.R7;
    }

    @Override
    public boolean isMarked(int spot) {
        return special[spot];
    }

    @Override
    public boolean draws(Effect effect) {
        boolean walked = effect.kind() == Effect.Kind.NUMBER || effect.kind() == Effect.Kind.MAGNET;
        return walked && special[effect.landings()[0]];
    }

    @Override
    public Rule drawRule() {
        return RoyalRule.R4;
    }

    @Override
    public List<After> choices(Effect effect) {
        if (!draws(effect)) {
            return NOTHING;
        }
        List<After> choices = new ArrayList<>();
        After draw = After.NOTHING.drawing(CardFace.hidden());
        choices.add(draw);
        int leap = leap(effect);
        if (leap != NONE) {
            choices.add(draw.leaping(Cell.track(leap)));
        }
        return choices;
    }

    /** Where a peasant may go on to: the next free special cell. */
    private int leap(Effect effect) {
        int from = effect.landings()[0];
        if (!draws(effect) || !is(effect.board().at(from), Rank.PEASANT)) {
            return NONE;
        }
        for (int steps = 1; steps < table().length(); steps++) {
            int spot = table().ahead(from, steps);
            if (special[spot] && effect.board().isFree(spot)) {
                return spot;
            }
        }
        return NONE;
    }

    @Override
    public Verdict finish(Effect effect, After after) {
        if (after.leap().isPresent()) {
            Cell cell = after.leap().get();
            int leap = leap(effect);
            if (leap == NONE || !cell.equals(Cell.track(leap))) {
                return Verdict.illegal(RoyalRule.R8, Facts.of("cell", cell));
            }
            Board board = effect.board();
            board.put(leap, board.lift(effect.landings()[0]));
        }
        return super.finish(effect, without(after));
    }

    private static After without(After after) {
        return new After(after.hits(), after.draw(), Optional.empty(), after.dog(), after.turn());
    }

    @Override
    public Rule rule(Obstacle obstacle) {
        return switch (obstacle) {
            case RANK -> RoyalRule.R2;
            case KING -> RoyalRule.R5;
            default -> super.rule(obstacle);
        };
    }

    private static boolean is(int piece, Rank rank) {
        return Board.rankNumber(piece) == Board.rankNumber(rank);
    }
}
