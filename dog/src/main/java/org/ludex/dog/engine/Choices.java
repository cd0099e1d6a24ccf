package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Cell;
import org.ludex.dog.DogMove;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;

/** The moves that a seat can choose from. */
final class Choices {

    private Choices() {}

    /** All moves, with every card that may be drawn for them. */
    static List<DogMove> all(State state) {
        List<DogMove> moves = new ArrayList<>();
        for (DogMove move : undrawn(state)) {
            if (!draws(move)) {
                moves.add(move);
            } else if (state.deck.at(0).isHidden()) {
                drawable(state, move).kinds().forEach(kind -> moves.add(drawing(move, CardFace.of(kind))));
            } else {
                moves.add(drawing(move, state.deck.at(0)));
            }
        }
        return moves;
    }

    /** All moves; a card that is drawn for one stays hidden. */
    static List<DogMove> undrawn(State state) {
        return switch (state.phase) {
            case START -> starts(state);
            case DOG -> dogs(state);
            case PLAY, AGAIN -> plays(state);
            default -> List.of();
        };
    }

    private static List<DogMove> starts(State state) {
        List<DogMove> moves = new ArrayList<>();
        Player seat = state.player();
        boolean possible = Starting.isPossible(state.variant, state.board, state.turn);
        if (possible) {
            for (int piece : state.board.kinds(state.turn)) {
                moves.add(new DogMove.Start(seat, Board.rank(piece)));
            }
        }
        if (!possible || state.variant.opening() == Opening.FREE) {
            moves.add(new DogMove.NoStart(seat));
        }
        return moves;
    }

    private static List<DogMove> dogs(State state) {
        List<DogMove> moves = new ArrayList<>();
        for (int spot : state.variant.table().geometry().disc()) {
            if (state.board.isFree(spot)) {
                moves.add(new DogMove.PutDog(state.player(), Cell.track(spot)));
            }
        }
        return moves;
    }

    private static List<DogMove> plays(State state) {
        Lister lister = new Lister(state);
        List<DogMove> moves = lister.plays();
        if (lister.drawsUnshuffled()) {
            moves.add(new DogMove.Shuffle(Optional.empty(), List.of()));
        }
        if (moves.isEmpty()) {
            burns(state, moves);
        }
        return moves;
    }

    private static void burns(State state, List<DogMove> moves) {
        Player seat = state.player();
        Hand hand = state.hands[state.turn];
        if (state.variant.table().seating().inPairs()) {
            moves.add(new DogMove.Burn(seat, hand, Optional.empty()));
            return;
        }
        boolean draws = state.phase == Phase.PLAY && state.canDraw();
        if (draws && state.mustShuffle()) {
            moves.add(new DogMove.Shuffle(Optional.empty(), List.of()));
            return;
        }
        Optional<CardFace> draw = draws ? Optional.of(CardFace.hidden()) : Optional.empty();
        for (Card kind : Lister.possible(state, hand).kinds()) {
            moves.add(new DogMove.Burn(seat, Hand.of(Cards.of(kind)), draw));
        }
    }

    /** Whether a move draws a card. */
    static boolean draws(DogMove move) {
        return (move instanceof DogMove.Go go && go.after().draw().isPresent())
                || (move instanceof DogMove.Burn burn && burn.draw().isPresent());
    }

    /** A move with the card drawn for it. */
    static DogMove drawing(DogMove move, CardFace face) {
        if (move instanceof DogMove.Go go) {
            return new DogMove.Go(
                    go.seat(), go.card(), go.as(), go.steps(), go.after().drawing(face));
        }
        if (move instanceof DogMove.Burn burn) {
            return new DogMove.Burn(burn.seat(), burn.cards(), Optional.of(face));
        }
        return move;
    }

    /** The cards that may be drawn for a move: those nobody has seen, less one that the move itself brings to light. */
    static Cards drawable(State state, DogMove move) {
        Card spent = move instanceof DogMove.Burn burn ? burn.cards().known().at(0) : ((DogMove.Play) move).card();
        Cards unseen = state.unseen();
        return state.hands[state.turn].known().contains(spent) ? unseen : unseen.minus(spent);
    }
}
