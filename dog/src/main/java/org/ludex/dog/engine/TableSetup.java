package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Setup;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.Cell;
import org.ludex.dog.Deck;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogPosition;
import org.ludex.dog.Hand;
import org.ludex.dog.Piece;
import org.ludex.dog.Player;
import org.ludex.dog.TableRule;

/**
 * Anything that somebody might put on the table: what the words of a position's text say, in their order.
 *
 * <p>Immutable and thread-safe.
 */
record TableSetup(
        Variant variant,
        List<Piece> pieces,
        Optional<Cell> dog,
        int round,
        Optional<Player> leader,
        Phase phase,
        Optional<Player> turn,
        boolean shuffled,
        List<Hand> hands,
        Hand pile,
        Deck deck,
        Optional<Card> last,
        boolean king)
        implements Setup<DogPosition> {

    TableSetup {
        pieces = List.copyOf(pieces);
        hands = List.copyOf(hands);
    }

    @Override
    public List<Fault> faults() {
        List<Fault> faults =
                new ArrayList<>(Pieces.faults(pieces, variant.table(), variant.pieces(), variant.hasRanks()));
        checkDog(faults);
        checkCards(faults);
        checkTurn(faults);
        checkMemory(faults);
        if (faults.isEmpty()) {
            checkWhole(faults);
        }
        return List.copyOf(faults);
    }

    @Override
    public TablePosition position() {
        List<Fault> faults = faults();
        if (!faults.isEmpty()) {
            throw new InvalidPositionException(faults);
        }
        return new TablePosition(state());
    }

    private static void add(List<Fault> faults, String variant, Facts facts) {
        faults.add(new Fault(TableRule.SETUP, facts.as(variant)));
    }

    private void checkDog(List<Fault> faults) {
        boolean due = variant.hasDog() && (phase.isPlay() || phase == Phase.OVER || round > 1);
        if (dog.isPresent() != due) {
            add(faults, due ? "no-dog" : "early-dog", Facts.of("phase", phase));
        }
        if (dog.isPresent()) {
            Cell cell = dog.get();
            boolean track = cell.isTrack() && cell.number() < variant.table().length();
            boolean taken = pieces.stream().anyMatch(piece -> piece.cell().equals(cell) && cell.isTrack());
            if (!track || variant.table().isStart(cell.number()) || taken) {
                add(faults, "dog", Facts.of("cell", cell));
            }
        }
    }

    private void checkCards(List<Fault> faults) {
        Cards known = pile.known().plus(deck.known());
        int size = pile.size() + deck.size();
        for (Hand hand : hands) {
            known = known.plus(hand.known());
            size += hand.size();
        }
        for (Card kind : known.kinds()) {
            if (known.count(kind) > variant.total().count(kind)) {
                faults.add(new Fault(
                        TableRule.CARD_COUNT,
                        Facts.of("card", kind, "total", variant.total().count(kind))));
            }
        }
        if (size != variant.total().size()) {
            add(faults, "cards", Facts.of("count", size, "due", variant.total().size()));
        }
    }

    private void checkTurn(List<Fault> faults) {
        if (round < 1) {
            add(faults, "round", Facts.of("round", round));
        }
        if (leader.isEmpty() && (round != 1 || phase != Phase.DEAL)) {
            add(faults, "leader", Facts.none());
        }
        for (Player player : List.of(leader, turn).stream()
                .flatMap(Optional::stream)
                .distinct()
                .toList()) {
            if (!variant.table().seating().plays(player)) {
                add(faults, "absent", Facts.of("seat", player));
            }
        }
        if (turn.isEmpty() != phase.isChance()) {
            add(faults, "turn", Facts.of("phase", phase));
        }
        boolean pairs = variant.table().seating().inPairs();
        boolean known = switch (phase) {
            case START -> variant.opening() != Opening.NONE && round == 1;
            case DOG -> variant.hasDog() && round == 1;
            case AGAIN -> !pairs;
            default -> true;
        };
        if (!known) {
            add(faults, "phase", Facts.of("phase", phase));
        }
        if (shuffled && phase != Phase.DEAL && !phase.isPlay()) {
            add(faults, "shuffled", Facts.of("phase", phase));
        }
        checkHands(faults);
    }

    private void checkHands(List<Fault> faults) {
        for (int index = 0; index < hands.size(); index++) {
            Player player = variant.table().players().get(index);
            boolean empty = hands.get(index).isEmpty();
            boolean needed = phase == Phase.GIVE
                    || phase == Phase.START
                    || phase == Phase.DOG
                    || (phase.isPlay() && turn.equals(Optional.of(player)));
            if (empty && needed) {
                add(faults, "hand", Facts.of("seat", player));
            }
            if (!empty && phase == Phase.DEAL) {
                add(faults, "dealt", Facts.of("seat", player));
            }
        }
    }

    private void checkMemory(List<Fault> faults) {
        boolean possible = variant.remembers() && (phase.isPlay() || phase == Phase.OVER);
        if ((last.isPresent() && (!possible || variant.use(last.get()).isEmpty())) || (king && !variant.hasRanks())) {
            add(faults, "last", Facts.of("card", last.orElse(Card.COPY)));
        }
    }

    /** What can only be asked of a table that is right in its parts. */
    private void checkWhole(List<Fault> faults) {
        State state = state();
        if (state.winner() >= 0 != (phase == Phase.OVER)) {
            add(faults, phase == Phase.OVER ? "not-over" : "over", Facts.none());
        } else if (phase == Phase.DOG && Choices.undrawn(state).isEmpty()) {
            add(faults, "disc", Facts.none());
        } else if (shuffled && phase.isPlay()) {
            boolean burns = !variant.table().seating().inPairs()
                    && phase == Phase.PLAY
                    && Burning.verdict(state, state.hands[state.turn]).isPlayable();
            if (state.deck.isEmpty() || (!burns && new Lister(state).plays().isEmpty())) {
                add(faults, "shuffled", Facts.of("phase", phase));
            }
        }
    }

    private State state() {
        Table table = variant.table();
        Board board = Pieces.board(pieces, table);
        dog.ifPresent(cell -> board.dog(cell.number()));
        State state = new State(variant, board);
        for (int index = 0; index < hands.size(); index++) {
            state.hands[table.players().get(index).index()] = hands.get(index);
        }
        state.pile = pile;
        state.deck = deck;
        state.round = round;
        state.leader = leader.map(Player::index).orElse(State.NO_LEADER);
        state.phase = phase;
        state.turn = turn.map(Player::index).orElse(0);
        state.shuffled = shuffled;
        state.last = last;
        state.lastKing = king;
        return state;
    }
}
