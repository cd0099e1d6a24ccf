package org.ludex.dog.deal;

/** What a rule is about. Each game has its own number for it. */
public enum Concern {
    /** Which round comes next. */
    ROUND,
    /** How many cards everybody gets. */
    HAND_SIZE,
    /** Who leads a round. */
    LEADER,
    /** Who may be dealt cards. */
    DEAL,
    /** Who may give a card in the exchange. */
    GIVER,
    /** Who gets which card in the exchange. */
    EXCHANGE,
    /** What is shuffled, and when. */
    SHUFFLE,
    /** A card drawn after a play. */
    DRAW,
    /** Cards that are burnt. */
    BURN,
    /** The first piece of each seat. */
    OPENING,
    /** Where the dog begins. */
    DOG,
    /** A piece that goes on to the next special cell. */
    LEAP,
    /** A swap without a target. */
    NULL_SWAP,
    /** What a copy stands for. */
    COPY,
    /** Which pieces a card moves. */
    SUIT,
    /** A piece on the start cell of its own colour. */
    HELD_START,
    /** A piece in the destination. */
    HOUSE,
    /** A piece of a higher rank. */
    RANK,
    /** A king in the way. */
    KING,
    /** A piece of the same colour in the way. */
    OWN_PIECE
}
