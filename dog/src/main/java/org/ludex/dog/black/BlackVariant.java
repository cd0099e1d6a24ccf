package org.ludex.dog.black;

import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.CoreRule;
import org.ludex.core.Facts;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.Options;
import org.ludex.core.Phrase;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.After;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.Cell;
import org.ludex.dog.DogRule;
import org.ludex.dog.DogRun;
import org.ludex.dog.Geometry;
import org.ludex.dog.Player;
import org.ludex.dog.Spin;
import org.ludex.dog.TableRule;
import org.ludex.dog.engine.Board;
import org.ludex.dog.engine.CardUse;
import org.ludex.dog.engine.CardUse.Deed;
import org.ludex.dog.engine.CardUse.Split;
import org.ludex.dog.engine.Effect;
import org.ludex.dog.engine.Hits;
import org.ludex.dog.engine.State;
import org.ludex.dog.engine.TableGame;
import org.ludex.dog.engine.Traffic;
import org.ludex.dog.engine.Variant;

/** What Black DOG changes: the deck, the dog, the turning table. */
final class BlackVariant extends Variant {

    private static final int HAND = 5;

    private static final Cards CARDS = Cards.each(
                    8,
                    Card.ONE_ELEVEN,
                    Card.TWO,
                    Card.THREE,
                    Card.FIVE,
                    Card.SIX,
                    Card.EIGHT,
                    Card.NINE,
                    Card.TEN,
                    Card.TWELVE,
                    Card.THIRTEEN)
            .plus(Cards.each(6, Card.SEVEN, Card.FOUR, Card.SWAP, Card.MAGNET, Card.COPY));

    private static final List<CardUse> USES = List.of(
            CardUse.steps(Card.ONE_ELEVEN, DogRule.D17, 1, 11).starting(),
            CardUse.number(Card.TWO),
            CardUse.number(Card.THREE),
            CardUse.shared(Card.FOUR, BlackRule.B8, Split.FOUR),
            CardUse.number(Card.FIVE),
            CardUse.number(Card.SIX),
            CardUse.steps(Card.SEVEN, BlackRule.B3, 1, 2, 3, 4, 5, 6, 7),
            CardUse.number(Card.EIGHT),
            CardUse.number(Card.NINE),
            CardUse.number(Card.TEN),
            CardUse.number(Card.TWELVE),
            CardUse.steps(Card.THIRTEEN, DogRule.D17, 13).starting(),
            CardUse.deed(Card.SWAP, DogRule.D21, Deed.SWAP),
            CardUse.deed(Card.MAGNET, BlackRule.B9, Deed.MAGNET));

    private static final List<After> TURNS =
            List.of(After.NOTHING.turning(Spin.LEFT), After.NOTHING.turning(Spin.RIGHT));

    private final Set<Card> black;
    private final boolean hitsPassed;
    private final String swapTurns;
    private final boolean[] paws;
    private final boolean[] disc;

    BlackVariant(BlackDog game, Options options) {
        super(game, options, TableGame.table(options), CARDS, USES, Traffic.FREE);
        this.black = black(options.value(BlackDog.BLACK_CARDS.name()));
        this.hitsPassed = options.value(BlackDog.DOG_HITS.name()).equals("PASSED_AND_REACHED");
        this.swapTurns = options.value(BlackDog.SWAP_TURNS.name());
        Geometry geometry = table().geometry();
        if (geometry.disc().isEmpty()) {
            throw new InvalidOptionsException(
                    CoreRule.OPTION_VALUE,
                    Facts.of(
                            "option",
                            "geometry",
                            "value",
                            geometry.toString(),
                            "values",
                            Phrase.of(BlackRule.class, "value.geometry")));
        }
        this.paws = new boolean[geometry.length()];
        this.disc = new boolean[geometry.length()];
        geometry.whitePaws().forEach(cell -> paws[cell] = true);
        geometry.blackPaws().forEach(cell -> paws[cell] = true);
        geometry.disc().forEach(cell -> disc[cell] = true);
    }

    private static Set<Card> black(String text) {
        Set<Card> cards = EnumSet.noneOf(Card.class);
        for (String word : text.split("/", -1)) {
            boolean known = false;
            for (CardUse use : USES) {
                if (use.kind().toString().equals(word) && use.forward() != 0) {
                    known = cards.add(use.kind());
                }
            }
            if (!known) {
                throw new InvalidOptionsException(
                        CoreRule.OPTION_VALUE,
                        Facts.of(
                                "option",
                                BlackDog.BLACK_CARDS.name(),
                                "value",
                                text,
                                "values",
                                Phrase.of(BlackRule.class, "value.cards")));
            }
        }
        return cards;
    }

    /** The cards in one order, with no blanks between them. */
    static String spelling(String text) {
        String[] words = text.replace(" ", "").split("/", -1);
        Arrays.sort(words, Comparator.comparing((String word) -> Card.parse(word)));
        return String.join("/", words);
    }

    @Override
    public int handSize(int round) {
        return HAND;
    }

    @Override
    public Rule handSizeRule() {
        return BlackRule.B1;
    }

    @Override
    public Rule leaderRule() {
        return BlackRule.B1;
    }

    @Override
    public boolean hasDog() {
        return true;
    }

    @Override
    public Rule dogRule() {
        return BlackRule.B1;
    }

    @Override
    public boolean nullSwap() {
        return false;
    }

    @Override
    public Rule nullSwapRule() {
        return BlackRule.B10;
    }

    @Override
    public Rule copyRule() {
        return BlackRule.B9;
    }

    /** Own and partner's pieces; the opponents' as well once one of the two is home, and always without partners. */
    @Override
    public List<Integer> shareOwners(State state) {
        if (!table().seating().inPairs()) {
            return table().players().stream().map(Player::index).toList();
        }
        int seat = state.turn();
        boolean home = state.board().isHome(seat) || state.board().isHome(seat ^ 2);
        return home ? List.of(seat, seat ^ 2, (seat + 1) % 4, (seat + 3) % 4) : List.of(seat, seat ^ 2);
    }

    /** A piece that comes to the dog goes to its kennel. */
    @Override
    public void landed(Board board, int spot, Hits hits) {
        if (spot == board.dog()) {
            hits.lose(board, spot);
        }
    }

    @Override
    public boolean isMarked(int spot) {
        return table().isTrack(spot) && paws[spot];
    }

    @Override
    public int consequence(Board after, int[] landings) {
        return onPaw(after, landings) ? 1 : 0;
    }

    @Override
    public List<After> choices(Effect effect) {
        Board board = effect.board();
        if (runs(effect)) {
            board = board.copy();
            run(board, effect.steps(), new Hits());
        }
        return isTurned(effect, board) ? TURNS : NOTHING;
    }

    @Override
    public Verdict finish(Effect effect, After after) {
        Board board = effect.board();
        int from = board.dog();
        if (runs(effect)) {
            run(board, effect.steps(), effect.hits());
        }
        Verdict checked = checkRun(after.dog(), from, board.dog());
        if (!checked.isPlayable()) {
            return checked;
        }
        boolean due = isTurned(effect, board);
        if (due != after.turn().isPresent()) {
            Rule rule = effect.kind() == Effect.Kind.SWAP ? BlackRule.B7 : BlackRule.B6;
            return Verdict.illegal(rule, Facts.none().as(due ? "must" : "not"));
        }
        after.turn().ifPresent(way -> turn(board, way));
        return super.finish(
                effect, new After(after.hits(), after.draw(), after.leap(), Optional.empty(), Optional.empty()));
    }

    private static Verdict checkRun(Optional<DogRun> listed, int from, int to) {
        if (listed.isEmpty()) {
            return Verdict.legal();
        }
        if (from == to) {
            return Verdict.illegal(
                    TableRule.WRONG_HIT,
                    Facts.of("listed", listed.get(), "cell", Cell.track(from)).as("still"));
        }
        DogRun run = new DogRun(Cell.track(from), Cell.track(to));
        return listed.get().equals(run)
                ? Verdict.legal()
                : Verdict.illegal(
                        TableRule.WRONG_HIT,
                        Facts.of("listed", listed.get(), "run", run).as("dog"));
    }

    /** Black cards move the dog as far as the piece; not when they start one. */
    private boolean runs(Effect effect) {
        return effect.kind() == Effect.Kind.NUMBER && black.contains(effect.value());
    }

    /** The dog runs, without counting start cells. */
    private void run(Board board, int steps, Hits hits) {
        int spot = board.dog();
        for (int left = steps; left > 0; ) {
            spot = table().ahead(spot, 1);
            if (!table().isStart(spot)) {
                left--;
                if ((left == 0 || hitsPassed) && !board.isFree(spot)) {
                    hits.hit(board, spot);
                }
            }
        }
        board.dog(spot);
    }

    /** Whether a piece that this play moved stands on a paw now. */
    private boolean isTurned(Effect effect, Board board) {
        int[] landings = effect.landings();
        if (effect.kind() != Effect.Kind.SWAP) {
            return onPaw(board, landings);
        }
        return switch (swapTurns) {
            case "NEVER" -> false;
            case "ALWAYS" -> onPaw(board, landings);
            default -> onPaw(board, new int[] {landings[0]});
        };
    }

    private boolean onPaw(Board board, int[] landings) {
        for (int spot : landings) {
            if (isMarked(spot) && !board.isFree(spot)) {
                return true;
            }
        }
        return false;
    }

    /** The disc turns by a quarter with all that stands on it. */
    private void turn(Board board, Spin way) {
        int shift = way == Spin.RIGHT
                ? table().geometry().quarter()
                : -table().geometry().quarter();
        int[] turned = new int[disc.length];
        for (int spot = board.nextTaken(0); spot < disc.length; spot = board.nextTaken(spot + 1)) {
            if (disc[spot]) {
                turned[table().ahead(spot, shift)] = board.lift(spot);
            }
        }
        for (int spot = 0; spot < disc.length; spot++) {
            if (turned[spot] != Board.NOBODY) {
                board.put(spot, turned[spot]);
            }
        }
        if (disc[board.dog()]) {
            board.dog(table().ahead(board.dog(), shift));
        }
    }
}
