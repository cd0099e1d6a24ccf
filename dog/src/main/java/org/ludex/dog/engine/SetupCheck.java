package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.Cell;
import org.ludex.dog.Dealt;
import org.ludex.dog.DogSetup;
import org.ludex.dog.Hand;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;
import org.ludex.dog.Shuffled;
import org.ludex.dog.TableRule;
import org.ludex.dog.deal.Hands;
import org.ludex.dog.deal.Stock;

/** Names every fault of a set-up, and turns one without faults into a state. */
final class SetupCheck {

    private final Ruleset rules;
    private final DogSetup setup;
    private final Seating seating;
    private final Phase phase;
    private final List<Fault> faults = new ArrayList<>();

    private SetupCheck(Ruleset rules, DogSetup setup) {
        this.rules = rules;
        this.setup = setup;
        this.seating = rules.seating();
        this.phase = setup.phase();
    }

    static List<Fault> faults(Ruleset rules, DogSetup setup) {
        SetupCheck check = new SetupCheck(rules, setup);
        check.faults.addAll(Pieces.faults(setup.pieces(), rules.table(), rules.crew(), rules.hasRanks()));
        check.checkDog();
        check.checkCards();
        check.checkTurn();
        check.checkHands();
        check.checkGifts();
        check.checkKnowledge();
        check.checkMemory();
        if (check.faults.isEmpty()) {
            check.checkWhole();
        }
        return List.copyOf(check.faults);
    }

    private void add(String form, Facts facts) {
        faults.add(new Fault(TableRule.SETUP, facts.as(form)));
    }

    private void require(boolean right, String form) {
        if (!right) {
            add(form, Facts.of("phase", phase));
        }
    }

    private boolean isMidTurn() {
        return phase == Phase.DRAW || (phase == Phase.SHUFFLE && setup.spent().isPresent());
    }

    private boolean isPlay() {
        return phase == Phase.PLAY || phase == Phase.AGAIN || phase == Phase.LEAP || isMidTurn();
    }

    private void checkDog() {
        boolean due = rules.hasDog() && (isPlay() || phase == Phase.OVER || setup.round() > 1);
        require(setup.dog().isPresent() == due, due ? "no-dog" : "early-dog");
        setup.dog().ifPresent(cell -> {
            boolean track = cell.isTrack() && cell.number() < rules.table().length();
            boolean taken =
                    setup.pieces().stream().anyMatch(piece -> piece.cell().equals(cell) && cell.isTrack());
            if (!track || rules.table().isStart(cell.number()) || taken) {
                add("dog", Facts.of("cell", cell));
            }
        });
    }

    private void checkCards() {
        List<Cards> known = Stream.of(
                        setup.hands().stream().map(each -> each.hand().known()),
                        Stream.concat(setup.given().stream().map(DogSetup.Given::card), setup.spent().stream())
                                .flatMap(face -> face.card().stream())
                                .map(Cards::of),
                        setup.given().stream().map(DogSetup.Given::among),
                        Stream.of(setup.pile().known(), setup.deck().known()))
                .flatMap(cards -> cards)
                .toList();
        for (Card kind : Card.values()) {
            int total = rules.total().count(kind);
            if (known.stream().mapToInt(cards -> cards.count(kind)).sum() > total) {
                faults.add(new Fault(TableRule.CARD_COUNT, Stock.tooMany(kind, rules.total())));
            }
        }
        int count = setup.hands().stream().mapToInt(each -> each.hand().size()).sum()
                + setup.given().size()
                + (int) setup.spent().stream().count()
                + setup.pile().size()
                + setup.deck().size();
        if (count != rules.total().size()) {
            add("cards", Facts.of("count", count, "due", rules.total().size()));
        }
    }

    private void checkTurn() {
        if (setup.round() < 1) {
            add("round", Facts.of("round", setup.round()));
        }
        if (setup.leader().isEmpty() && (setup.round() != 1 || phase != Phase.DEAL)) {
            add("leader", Facts.none());
        }
        Stream.concat(setup.leader().stream(), setup.turn().stream())
                .distinct()
                .filter(player -> !seating.plays(player))
                .forEach(player -> add("absent", Facts.of("seat", player)));
        boolean forAll = phase == Phase.DEAL || phase == Phase.EXCHANGE || (phase == Phase.SHUFFLE && !isMidTurn());
        require(setup.turn().isEmpty() == forAll, "turn");
        boolean known = switch (phase) {
            case START -> rules.opening() != Opening.NONE && setup.round() == 1;
            case DOG -> rules.hasDog() && setup.round() == 1;
            case AGAIN -> !seating.inPairs();
            case DRAW -> !seating.inPairs() || setup.reached().isPresent();
            case SHUFFLE ->
                !isMidTurn() || !seating.inPairs() || setup.reached().isPresent();
            case LEAP -> setup.reached().isPresent();
            case MARKET, REFILL, LOOK, CHOOSE -> false;
            default -> true;
        };
        require(known, "phase");
        require(!setup.shuffled() || (phase == Phase.DEAL && setup.pile().isEmpty()), "shuffled");
        require(setup.spent().isPresent() == isMidTurn(), "spent");
        require(setup.reached().isEmpty() || isMidTurn() || phase == Phase.LEAP, "reached");
        int open = setup.open();
        boolean shown = open <= setup.deck().size()
                && setup.deck().known(Math.min(open, setup.deck().size())).size() == open;
        require(open == 0 || (setup.shuffled() && shown), "open");
    }

    private void checkHands() {
        for (Dealt each : setup.hands()) {
            boolean empty = each.hand().isEmpty();
            boolean needed = switch (phase) {
                case GIVE, START, DOG, EXCHANGE -> true;
                case PLAY, AGAIN -> setup.turn().equals(Optional.of(each.seat()));
                default -> false;
            };
            if (empty && needed) {
                add("hand", Facts.of("seat", each.seat()));
            }
            if (!empty && (phase == Phase.DEAL || (phase == Phase.SHUFFLE && !isMidTurn()))) {
                add("dealt", Facts.of("seat", each.seat()));
            }
        }
    }

    /** Those between the leader and the seat to give have given, or everybody, or nobody. */
    private void checkGifts() {
        List<Player> due = new ArrayList<>();
        if (phase == Phase.EXCHANGE) {
            due.addAll(seating.players());
        } else if (phase == Phase.GIVE && setup.leader().filter(seating::plays).isPresent()) {
            Player seat = setup.leader().get();
            for (int count = 0; count < seating.count() && !setup.turn().equals(Optional.of(seat)); count++) {
                due.add(seat);
                seat = seating.next(seat);
            }
        }
        List<Player> given = setup.given().stream().map(DogSetup.Given::seat).toList();
        require(
                given.size() == due.size()
                        && given.containsAll(due)
                        && setup.given().stream().allMatch(this::isPossible),
                "given");
    }

    /** Whether a gift is known, or it and the hidden cards of its hand have room for those it may be. */
    private boolean isPossible(DogSetup.Given gift) {
        int hidden = setup.hands().stream()
                .filter(each -> each.seat() == gift.seat())
                .mapToInt(each -> each.hand().hidden())
                .sum();
        return gift.among().size() <= (gift.card().isHidden() ? hidden + 1 : 0);
    }

    private void checkKnowledge() {
        List<Hand> hands = hands().list();
        Shuffled pile = setup.knowledge().shuffled();
        require(
                pile.fits(rules.total(), setup.deck().size())
                        && seating.players().containsAll(pile.drawers()),
                "mixed");
        setup.knowledge().doubtful(hands).forEach(seat -> add("known", Facts.of("seat", seat)));
        for (Player player : Player.values()) {
            boolean knows = setup.hands().stream()
                    .anyMatch(each -> !setup.knowledge()
                            .known(each.seat(), player)
                            .equals(setup.knowledge().known(each.seat())));
            if (knows && !seating.plays(player)) {
                add("absent", Facts.of("seat", player));
            }
        }
    }

    private void checkMemory() {
        Optional<Card> last = setup.last();
        boolean possible = rules.remembers() && (isPlay() || phase == Phase.OVER);
        if ((last.isPresent() && (!possible || rules.use(last.get()).isEmpty()))
                || (setup.lastKing() && !rules.hasRanks())) {
            add("last", Facts.of("card", last.orElse(Card.COPY)));
        }
    }

    /** What can only be asked of a table that is right in its parts. */
    private void checkWhole() {
        State state = state();
        if (state.winner() != State.NONE != (phase == Phase.OVER)) {
            add(phase == Phase.OVER ? "not-over" : "over", Facts.none());
        } else if (phase == Phase.DOG && MoveList.of(state).isEmpty()) {
            add("disc", Facts.none());
        }
        require(isDeckRight(state), "deck");
        setup.reached().filter(cell -> !isReached(state, cell)).ifPresent(cell -> add("at", Facts.of("cell", cell)));
    }

    private static boolean isDeckRight(State state) {
        return switch (state.phase) {
            case DRAW -> !state.deck.isEmpty();
            case SHUFFLE -> state.isForAll() ? state.isShortForDeal() : state.deck.isEmpty() && !state.pile.isEmpty();
            default -> true;
        };
    }

    /** Whether a piece of the player stands there that earned a card and, where a leap is due, can go on. */
    private boolean isReached(State state, Cell cell) {
        int spot = rules.table().spot(state.player(), cell);
        return spot >= 0
                && rules.table().isTrack(spot)
                && rules.table().geometry().special().contains(spot)
                && !state.board.isFree(spot)
                && Board.owner(state.board.at(spot)) == state.mover()
                && (phase != Phase.LEAP || rules.sequel().leap(state.board, spot) != Paths.NOWHERE);
    }

    private Hands hands() {
        Hands hands = Hands.none();
        for (Dealt each : setup.hands()) {
            hands = hands.with(each.seat(), each.hand());
        }
        for (DogSetup.Given gift : setup.given()) {
            hands = hands.withGift(gift.seat(), new Hands.Lying(gift.card(), gift.among()));
        }
        return hands.with(setup.knowledge());
    }

    /** The state that a set-up without faults describes. */
    static State state(Ruleset rules, DogSetup setup) {
        return new SetupCheck(rules, setup).state();
    }

    private State state() {
        Board board = Pieces.board(setup.pieces(), rules.table());
        setup.dog().ifPresent(cell -> board.dog(cell.number()));
        State state = new State(rules, board);
        state.hands = hands();
        state.pile = setup.pile();
        state.deck = setup.deck();
        state.open = setup.open();
        state.round = setup.round();
        state.leader = setup.leader().map(Player::index).orElse(State.NONE);
        state.phase = phase;
        state.turn = setup.turn().map(Player::index).orElse(0);
        state.shuffled = setup.shuffled();
        state.spent = setup.spent();
        state.reached = setup.reached().map(Cell::number).orElse(State.NONE);
        state.last = setup.last();
        state.lastKing = setup.lastKing();
        // A deal that the deck cannot serve begins with a shuffle, whatever the set-up calls it.
        if (phase == Phase.DEAL && !state.shuffled && state.isShortForDeal()) {
            state.phase = Phase.SHUFFLE;
        }
        return state;
    }
}
