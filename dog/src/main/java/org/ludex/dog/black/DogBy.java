package org.ludex.dog.black;

import org.ludex.dog.Player;
import org.ludex.dog.Seating;

/** Who puts the dog on the turntable. */
public enum DogBy {
    /** The last player of the first round: the leader's right neighbour. */
    LAST,
    /** The dealer's right neighbour; with two players, the leader. */
    BEFORE_LAST;

    /** The seat that puts the dog down when a seat leads. The dealer is the leader's right neighbour. */
    Player seat(Seating seating, Player leader) {
        Player last = seating.previous(leader);
        return this == LAST ? last : seating.previous(last);
    }
}
