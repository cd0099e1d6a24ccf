/**
 * The words of a record of Mensch, DOG, DOG Royal, DOG Cards or Black DOG. Digits of other scripts, other dashes and the
 * Persian comma come as their stand-ins in ASCII. Line breaks count: an entry is a line.
 */
lexer grammar DogLexer;

options {
    caseInsensitive = true;
}

ROUND
    : 'round'
    ;

DEAL
    : 'deal'
    ;

GIVE
    : 'give'
    ;

SHUFFLE
    : 'shuffle'
    ;

MARKET
    : 'market'
    ;

UNDER
    : 'under'
    ;

START
    : 'start'
    ;

NOSTART
    : 'nostart'
    ;

BURN
    : 'burn'
    ;

DOG
    : 'dog'
    ;

TURN
    : 'turn'
    ;

LEFT
    : 'left'
    ;

RIGHT
    : 'right'
    ;

HIT
    : 'hit'
    ;

DRAW
    : 'draw'
    ;

LEAP
    : 'leap'
    ;

STAY
    : 'stay'
    ;

TAKE
    : 'take'
    ;

LOOK
    : 'look'
    ;

BUY
    : 'buy'
    ;

REFILL
    : 'refill'
    ;

EXCHANGE
    : 'exchange'
    ;

DROP
    : 'drop'
    ;

ROW
    : 'row'
    ;

// The number of a row is part of its name: "row2 5" is not "row 25".
NUMBERED_ROW
    : 'row' DIGIT+
    ;

SWAP
    : 'swap'
    ;

JOKER
    : 'joker'
    ;

MAGNET
    : 'magnet'
    ;

COPY
    : 'copy'
    ;

THIEF
    : 'thief'
    ;

KING
    : 'king'
    ;

KNIGHT
    : 'knight'
    ;

PEASANT
    : 'peasant'
    ;

JESTER
    : 'jester'
    ;

SEAT
    : [a-d]
    ;

SEAT_ROW
    : [a-d] DIGIT+
    ;

KENNEL
    : 'k'
    ;

HOUSE
    : 'h' DIGIT+
    ;

NUMBER
    : DIGIT+
    ;

COVERED
    : '#' DIGIT*
    ;

COLON
    : ':'
    ;

COMMA
    : ','
    ;

TO
    : '>'
    ;

FOR
    : '<>'
    ;

PLUS
    : '+'
    ;

EQUALS
    : '='
    ;

AT
    : '@'
    ;

SLASH
    : '/'
    ;

DASH
    : '-'
    ;

DOTS
    : '...'
    ;

LINE
    : [\r\n]+
    ;

BREAK
    : '\u001F'
    ;

SPACE
    : [ \t]+ -> skip
    ;

UNKNOWN
    : .
    ;

fragment DIGIT
    : [0-9]
    ;
