/**
 * The words of a record of Mensch, DOG, DOG Royal, DOG Cards or Black DOG. Digits of other scripts, other dashes and the
 * Persian comma come as their stand-ins in ASCII. Line breaks count: an entry is a line.
 */
lexer grammar DogLexer;

options {
    caseInsensitive = true;
}

tokens {
    INDEX
}

// A number that is written directly after a letter, a row or "#" belongs to it, and is an index: "row2 5" is not "row 25",
// and "B2" is a row, but "B 2" a seat and its card.
@members {
    private int ownerEnd = -1;

    @Override
    public void reset() {
        super.reset();
        ownerEnd = -1;
    }

    private void owner() {
        ownerEnd = getCharIndex();
    }

    private void number() {
        if (_tokenStartCharIndex == ownerEnd) {
            setType(INDEX);
        }
    }
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
    : 'row' {owner();}
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
    : [a-d] {owner();}
    ;

KENNEL
    : 'k'
    ;

HOUSE
    : 'h' {owner();}
    ;

NUMBER
    : [0-9]+ {number();}
    ;

COVERED
    : '#' {owner();}
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
