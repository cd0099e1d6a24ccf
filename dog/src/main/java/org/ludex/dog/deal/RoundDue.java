package org.ludex.dog.deal;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.ludex.core.Facts;
import org.ludex.core.Verdict;
import org.ludex.dog.Dealt;
import org.ludex.dog.Player;
import org.ludex.dog.Round;
import org.ludex.dog.Seating;

/**
 * The round that is to be dealt.
 *
 * <p>Immutable and thread-safe.
 *
 * @param number its number, from 1
 * @param size how many cards everybody gets
 * @param leader who leads it, if that is known
 * @param seating the seats that play
 */
public record RoundDue(int number, int size, Optional<Player> leader, Seating seating) {

    /** How many cards the deal needs. */
    public int needed() {
        return size * seating.count();
    }

    /** Why an announcement is refused: another number, another size, or another leader. */
    public Optional<Verdict.Illegal> refuse(Round round, RuleBook book) {
        if (round.number() != number) {
            return Optional.of(book.refuse(Concern.ROUND, "round", Facts.of("number", round.number(), "due", number)));
        }
        if (round.size() != size) {
            return Optional.of(book.refuse(Concern.HAND_SIZE, Facts.of("size", round.size(), "due", size)));
        }
        if (!seating.plays(round.leader())) {
            return Optional.of(book.refuse(Concern.LEADER, "absent", Facts.of("leader", round.leader())));
        }
        if (leader.isEmpty() || leader.get() == round.leader()) {
            return Optional.empty();
        }
        Facts facts = Facts.of("leader", round.leader(), "due", leader.get());
        return Optional.of(book.refuse(Concern.LEADER, "leader", facts));
    }

    /** Why these hands cannot be dealt: a seat that does not play, a seat twice, a hand of another size. */
    public Optional<Verdict.Illegal> refuse(List<Dealt> hands, RuleBook book) {
        Set<Player> seen = EnumSet.noneOf(Player.class);
        for (Dealt dealt : hands) {
            Player seat = dealt.seat();
            boolean plays = seating.plays(seat);
            if (!plays || !seen.add(seat)) {
                String form = plays ? "dealt" : "dealt-absent";
                return Optional.of(book.refuse(Concern.DEAL, form, Facts.of("seat", seat)));
            }
            int count = dealt.hand().size();
            if (count != size) {
                return Optional.of(
                        book.refuse(Concern.HAND_SIZE, "hand", Facts.of("seat", seat, "size", count, "due", size)));
            }
        }
        return Optional.empty();
    }

    /** The announcement of this round; chance picks the leader if none is known. */
    public Round announced(RandomGenerator random) {
        List<Player> players = seating.players();
        return new Round(number, size, leader.orElseGet(() -> players.get(random.nextInt(players.size()))));
    }
}
