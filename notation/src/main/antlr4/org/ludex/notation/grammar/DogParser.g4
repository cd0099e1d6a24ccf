/** One entry of a record of a DOG game: a line. Each game takes the entries that it knows. */
parser grammar DogParser;

options {
    tokenVocab = DogLexer;
}

// Records are read entry by entry. This rule is for the parser to know what can follow an entry: without it, the end of
// every line would be a surprise, and surprises are slow.
lines
    : entry? ((LINE | BREAK) entry?)* EOF
    ;

entry
    : round chance?
    | chance DOTS?
    | SEAT turn after* DOTS?
    ;

round
    : ROUND NUMBER NUMBER SEAT
    ;

chance
    : DEAL dealt*         # Deal
    | GIVE gift*          # Give
    | SHUFFLE cards?      # Shuffle
    | MARKET cards under? # Market
    | TURN cards          # TurnUps
    ;

dealt
    : SEAT COLON hand
    ;

gift
    : SEAT TO SEAT COLON card
    ;

turn
    : START rank?                               # Start
    | NOSTART                                   # NoStart
    | DOG cell                                  # PutDog
    | BURN hand                                 # Burn
    | row card                                  # Lay
    | BUY card AT NUMBER EQUALS card            # Buy
    | EXCHANGE card AT rowName (EQUALS NUMBER)? # Exchange
    | DROP card                                 # Drop
    | card (EQUALS card)? deed?                 # Play
    | sequel                                    # GoesOn
    ;

// How a record goes on that starts inside an entry.
sequel
    : DRAW card
    | LEAP cell
    | STAY
    | LOOK cards taking?
    | taking
    ;

deed
    : DASH                              # Nothing
    | TAKE card                         # Take
    | LOOK (cards taking?)?             # Look
    | BUY NUMBER EQUALS card            # FourBuy
    | rowName EQUALS card               # Steal
    | rank place way                    # Move
    | place (way | FOR place)           # Move
    ;

// Whoever looks takes a card, unless the entry is only begun.
taking
    : TAKE card (AT NUMBER)?
    ;

way
    : TO cell (PLUS step)*
    ;

step
    : rank? place TO cell
    ;

// What a turn brings about, in any order; the order that is written is the game's own.
after
    : HIT place (COMMA place)*
    | DRAW card
    | LEAP cell
    | DOG cell TO cell
    | TURN (LEFT | RIGHT)
    | REFILL card
    | under
    ;

under
    : UNDER cards
    ;

row
    : ROW (rowName | INDEX)?
    ;

rowName
    : SEAT INDEX?
    ;

place
    : (SEAT COLON)? cell
    ;

cell
    : NUMBER
    | HOUSE INDEX
    | KENNEL
    ;

rank
    : KING
    | KNIGHT
    | PEASANT
    | JESTER
    ;

hand
    : DASH
    | cards
    ;

cards
    : card (COMMA card)*
    ;

card
    : NUMBER (SLASH NUMBER)?
    | SWAP
    | JOKER
    | MAGNET
    | COPY
    | THIEF
    | COVERED INDEX?
    ;
