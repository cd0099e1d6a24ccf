package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Cell;
import org.ludex.dog.DogMove;
import org.ludex.dog.Hand;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;

/** The legal moves, if they can be listed. */
final class MoveList {

    private MoveList() {}

    /** Whether the moves can be listed: deals and shuffles have too many ways, and so has an exchange of hidden cards. */
    static boolean isPossible(State state) {
        return switch (state.phase) {
            case DEAL, SHUFFLE -> false;
            case EXCHANGE ->
                state.hands.gifts(state.seating()).stream()
                        .noneMatch(gift -> gift.card().isHidden());
            default -> true;
        };
    }

    static List<DogMove> of(State state) {
        return switch (state.phase) {
            case GIVE -> gifts(state);
            case EXCHANGE -> List.of(new DogMove.Exchange(state.hands.gifts(state.seating())));
            case START -> starts(state);
            case DOG -> dogs(state);
            case PLAY, AGAIN -> plays(state);
            case DRAW -> draws(state);
            case LEAP -> leaps(state);
            default -> List.of();
        };
    }

    private static List<DogMove> gifts(State state) {
        List<DogMove> moves = new ArrayList<>();
        givable(state).forEach(card -> moves.add(new DogMove.Give(state.player(), card)));
        return moves;
    }

    /** The cards that a seat may give: each kind that it holds or may hold, and one that nobody sees. */
    private static List<CardFace> givable(State state) {
        List<CardFace> faces = new ArrayList<>();
        for (Card kind : state.possible(state.player(), state.hand()).kinds()) {
            faces.add(CardFace.of(kind));
        }
        if (state.hand().hidden() > 0) {
            faces.add(CardFace.hidden());
        }
        return faces;
    }

    private static List<DogMove> starts(State state) {
        List<DogMove> moves = new ArrayList<>();
        Player seat = state.player();
        boolean possible = Kennels.canStart(state.rules, state.board, state.turn);
        if (possible) {
            for (int piece : state.board.kinds(state.turn)) {
                moves.add(new DogMove.Start(seat, Board.rank(piece)));
            }
        }
        if (!possible || state.rules.opening() == Opening.FREE) {
            moves.add(new DogMove.NoStart(seat));
        }
        return moves;
    }

    private static List<DogMove> dogs(State state) {
        List<DogMove> moves = new ArrayList<>();
        for (Cell cell : state.rules.dogCells()) {
            if (state.board.isFree(cell.number())) {
                moves.add(new DogMove.PutDog(state.player(), cell));
            }
        }
        return moves;
    }

    private static List<DogMove> plays(State state) {
        Plays plays = PlayList.all(state);
        List<DogMove> moves = plays.list();
        moves.addAll(burns(state, plays));
        return moves;
    }

    /** One of the moves of a seat at random, as if from the list. */
    static DogMove any(State state, RandomGenerator random) {
        if (state.phase == Phase.GIVE) {
            List<CardFace> cards = givable(state);
            return new DogMove.Give(state.player(), cards.get(random.nextInt(cards.size())));
        }
        if (!state.isPlaying()) {
            List<DogMove> moves = of(state);
            return moves.get(random.nextInt(moves.size()));
        }
        Plays plays = PlayList.all(state);
        List<DogMove> burns = burns(state, plays);
        int place = random.nextInt(plays.size() + burns.size());
        return place < plays.size() ? plays.at(place) : burns.get(place - plays.size());
    }

    /** How many moves are listed. */
    static int count(State state) {
        if (!state.isPlaying()) {
            return of(state).size();
        }
        Plays plays = PlayList.all(state);
        return plays.size() + burns(state, plays).size();
    }

    /** The burns, unless there are plays that leave no choice. */
    private static List<DogMove> burns(State state, Plays plays) {
        Player seat = state.player();
        Hand hand = state.hand();
        if (plays.hasEffect() || (state.rules.forbidsBurning() && plays.size() > 0)) {
            return List.of();
        }
        if (state.seating().inPairs()) {
            return List.of(new DogMove.Burn(seat, hand));
        }
        List<DogMove> moves = new ArrayList<>();
        for (Card kind : state.possible(seat, hand).kinds()) {
            moves.add(new DogMove.Burn(seat, Hand.of(Cards.of(kind))));
        }
        return moves;
    }

    private static List<DogMove> draws(State state) {
        List<DogMove> moves = new ArrayList<>();
        state.drawable().forEach(card -> moves.add(new DogMove.Draw(state.player(), card)));
        return moves;
    }

    private static List<DogMove> leaps(State state) {
        int target = state.rules.sequel().leap(state.board, state.reached);
        return List.of(new DogMove.Leap(state.player(), Cell.track(target)), new DogMove.Stay(state.player()));
    }

    /** Whether chance comes in the middle of a turn, or a seat acts again in it. */
    static boolean isMidTurn(State state) {
        return switch (state.phase) {
            case DRAW, LEAP, AGAIN -> true;
            case SHUFFLE -> !state.isForAll();
            default -> false;
        };
    }
}
