package org.ludex.dog.cards;

import org.ludex.core.Options;
import org.ludex.core.Turn;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;

/** What stays the same through a game. */
record Table(DogCards game, Options options, Seating seating) {

    static final Turn CHANCE = Turn.chance();
    static final Turn NOBODY = Turn.nobody();

    private static final Turn[] TURNS = {Turn.of(Player.A), Turn.of(Player.B), Turn.of(Player.C), Turn.of(Player.D)};

    static Table of(DogCards game, Options options) {
        return new Table(game, options, Seating.of(options));
    }

    static Turn turn(Player player) {
        return TURNS[player.index()];
    }

    /** How many cards everybody holds: C2. */
    int handSize() {
        return seating.inPairs() ? 5 : 7;
    }

    /** How many rows everybody may have: C10. */
    int rowsEach() {
        return seating.inPairs() ? 1 : 2;
    }

    /** Where a row is kept. */
    static int slot(Player owner, int row) {
        return owner.index() * 2 + row - 1;
    }

    static Player owner(int slot) {
        return Player.at(slot / 2);
    }

    static int number(int slot) {
        return slot % 2 + 1;
    }
}
