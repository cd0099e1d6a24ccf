/** The parts of OpenXum's moves. Outside ASCII there are only spaces and signs: they are folded before. */
lexer grammar OpenXumLexer;

DVONN
    : 'PP'
    ;

PIECE
    : 'Pp'
    ;

STACK
    : 'Ms'
    ;

WHITE
    : 'W'
    ;

BLACK
    : 'B'
    ;

CELL
    : [A-Ka-k] [1-9]
    ;

OPEN
    : '['
    ;

CLOSE
    : ']'
    ;

// Control characters belong to what separates words where they stand beside it.
BETWEEN
    : [\u0000-\u0020]* [\u0000\t-\r ;,] [\u0000-\u0020;,]*
    ;

UNKNOWN
    : .
    ;
