/**
 * The words of a YINSH record. Digits of other scripts and other dashes come as their stand-ins in ASCII. Whether the
 * board has a point is not asked here: a point that it does not have can be named in the message.
 */
lexer grammar YinshLexer;

options {
    caseInsensitive = true;
}

PLACE
    : POINT
    ;

MOVE
    : POINT DASH? POINT
    ;

// A row and its ring together, as they are written, are one token.
TAKE
    : 'x' POINT DASH? POINT 'x' POINT
    ;

TAKE_ROW
    : 'x' POINT DASH? POINT
    ;

TAKE_RING
    : 'x' POINT
    ;

PASS
    : 'pass'
    ;

JOINT
    : ';'
    ;

BREAK
    : '\u001F'
    ;

SPACE
    : [ \t\r\n]+ -> skip
    ;

UNKNOWN
    : .
    ;

fragment DASH
    : [\-:]
    ;

fragment POINT
    : [a-z] [0-9]+
    ;
