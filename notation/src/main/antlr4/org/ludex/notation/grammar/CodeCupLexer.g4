/**
 * The words of a line in a log of the CodeCup: moves, a move with an arrow, a state of the board, or a comment. Outside
 * ASCII there are only spaces and signs: they are folded before.
 */
lexer grammar CodeCupLexer;

PLACEMENT
    : CELL
    ;

STACK
    : CELL CELL
    ;

PASS
    : [Pp] [Aa] [Ss] [Ss]
    ;

// A move of the program.
OWN
    : '--' MOVE '-->'
    ;

// A move of its opponent.
OTHERS
    : '<--' MOVE '--'
    ;

// A move with a part of an arrow, or with one that points the wrong way, or with more behind it, or what is no move in an
// arrow.
DAMAGED_MOVE
    : SIGNS? MOVE SIGNS?
    | SIGNS [A-Za-z0-9]+ SIGNS
    | (OWN | OTHERS) UNKNOWN
    ;

// The phase with the player to move, and the 49 spaces.
STATE
    : [A-F] SEVEN SEVEN SEVEN SEVEN SEVEN SEVEN SEVEN
    ;

SPACE
    : [ \t\n\r\f\u000B\u0000]+ -> skip
    ;

UNKNOWN
    : ~[ \t\n\r\f\u000B\u0000]+
    ;

fragment CELL
    : [A-Ka-k] [1-9]
    ;

fragment MOVE
    : CELL CELL?
    | PASS
    ;

fragment SIGN
    : [<>-]
    ;

fragment SIGNS
    : SIGN (SIGN (SIGN SIGN?)?)?
    ;

fragment SEVEN
    : DIGIT DIGIT DIGIT DIGIT DIGIT DIGIT DIGIT
    ;

/** E and F would be a single piece that holds another. */
fragment DIGIT
    : [A-DG-Za-z0-9]
    ;

// A move with an arrow, without the arrow.
mode IN_ARROW;

ARROW
    : SIGN+ -> skip
    ;

BARE_MOVE
    : MOVE
    ;

// A line that begins with #.
mode COMMENT;

PLAYER_1
    : '#' WHITE* [Pp] 'layer' WHITE* '1' WHITE* ':'
    ;

PLAYER_2
    : '#' WHITE* [Pp] 'layer' WHITE* '2' WHITE* ':'
    ;

SCORE
    : '#' WHITE* [Ss] 'core' WHITE* ':' WHITE*
    ;

HASH
    : '#'
    ;

NUMBER
    : [0-9] [0-9]?
    ;

DASH
    : WHITE* '-' WHITE*
    ;

OTHER
    : .
    ;

fragment WHITE
    : [ \t\n\r\f\u000B]
    ;
