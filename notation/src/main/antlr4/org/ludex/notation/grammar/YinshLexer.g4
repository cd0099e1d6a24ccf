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
    : RING_MOVE
    ;

PASS
    : 'pass'
    ;

TAKE
    : REMOVAL
    ;

// A part that is joined to the one before it brings the joint along, so that a joint that joins nothing costs only the
// word it stands in.
AND_MOVE
    : JOINT RING_MOVE
    ;

AND_PASS
    : JOINT 'pass'
    ;

AND_TAKE
    : JOINT REMOVAL
    ;

// Parts whose joint was left out. Every removal but the last has its row and its ring, so that it is clear where the
// next part begins.
GLUED
    : RING_MOVE REMOVALS
    | WHOLE_REMOVAL+ REMOVAL
    | WHOLE_REMOVAL+ RING_MOVE REMOVALS?
    ;

AND_GLUED
    : JOINT RING_MOVE REMOVALS
    | JOINT WHOLE_REMOVAL+ REMOVAL
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

fragment RING_MOVE
    : POINT DASH? POINT
    ;

// A row and its ring, a row alone, or a ring alone.
fragment REMOVAL
    : 'x' POINT (DASH? POINT ('x' POINT)?)?
    ;

fragment WHOLE_REMOVAL
    : 'x' POINT DASH? POINT 'x' POINT
    ;

fragment REMOVALS
    : WHOLE_REMOVAL* REMOVAL
    ;

fragment JOINT
    : ';' [ \t\r\n]*
    ;

fragment DASH
    : [\-:]
    ;

fragment POINT
    : [a-z] [0-9]+
    ;
