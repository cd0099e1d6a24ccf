package org.ludex.table.host;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.ludex.core.Attempt;
import org.ludex.core.Move;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Turn;

/** How the server plays a seat. It looks at no more than the seat may see. */
final class Opponent {

    /** More moves than these are not looked at: a choice among so many is good enough for a simple player. */
    private static final int MOST_LOOKED_AT = 150;

    private static final long WIN = 1_000_000_000L;
    private static final long POINT = 10_000;

    private final RandomGenerator random;

    Opponent(RandomGenerator random) {
        this.random = random;
    }

    /** The move of a player in a seat, on the position as the seat sees it. */
    <M extends Move, P extends Position<M, P>> M choose(Player player, Seat seat, P view) {
        return player == Player.GREEDY ? best(seat, view) : view.sample(random);
    }

    /**
     * A move that wins; failing that, one that does not let the next player win at once; then the best difference in
     * points; then the fewest moves for opponents. Equal ones are drawn from.
     */
    private <M extends Move, P extends Position<M, P>> M best(Seat seat, P view) {
        List<M> moves = new ArrayList<>(view.legalMoves());
        shuffle(moves);
        M best = moves.get(0);
        long most = Long.MIN_VALUE;
        for (M move : moves.subList(0, Math.min(moves.size(), MOST_LOOKED_AT))) {
            Attempt<P> attempt = view.attempt(move);
            long worth = attempt instanceof Attempt.Played<P> played ? worth(seat, played.next()) : Long.MIN_VALUE;
            if (worth > most) {
                most = worth;
                best = move;
            }
        }
        return best;
    }

    private void shuffle(List<?> list) {
        for (int i = list.size(); i > 1; i--) {
            Collections.swap(list, i - 1, random.nextInt(i));
        }
    }

    private static <M extends Move, P extends Position<M, P>> long worth(Seat seat, P after) {
        if (after.outcome() instanceof Outcome.Won won) {
            return won.winners().contains(seat) ? WIN : -WIN;
        }
        if (!after.outcome().isOpen()) {
            return 0;
        }
        long worth = lead(seat, after) * POINT;
        if (after.turn() instanceof Turn.OfSeat turn && isOpponent(seat, turn.who(), after)) {
            List<M> replies = after.legalMoves();
            worth -= replies.size();
            if (replies.size() <= MOST_LOOKED_AT && replies.stream().anyMatch(reply -> loses(seat, after, reply))) {
                worth -= WIN / 2;
            }
        }
        return worth;
    }

    private static <M extends Move, P extends Position<M, P>> boolean loses(Seat seat, P position, M reply) {
        return position.attempt(reply) instanceof Attempt.Played<P> played
                && played.next().outcome() instanceof Outcome.Won won
                && !won.winners().contains(seat);
    }

    private static boolean isOpponent(Seat seat, Seat other, Position<?, ?> position) {
        return position.game().opponents(seat, position.options()).contains(other);
    }

    /** How many points the seat is ahead of the best opponent. */
    private static long lead(Seat seat, Position<?, ?> position) {
        List<? extends Seat> seats = position.game().seats(position.options());
        List<Integer> score = position.score();
        if (score.size() != seats.size()) {
            return 0;
        }
        long own = 0;
        long best = Long.MIN_VALUE;
        for (int i = 0; i < seats.size(); i++) {
            if (seats.get(i).equals(seat)) {
                own = score.get(i);
            } else if (isOpponent(seat, seats.get(i), position)) {
                best = Math.max(best, score.get(i));
            }
        }
        return best == Long.MIN_VALUE ? own : own - best;
    }
}
