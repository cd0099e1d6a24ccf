/**
 * The words of a DVONN record. Digits of other scripts and other dashes come as their stand-ins in ASCII. Whether the
 * board has a space is not asked here: a space that it does not have can be named in the message.
 */
lexer grammar DvonnLexer;

options {
    caseInsensitive = true;
}

PLACE
    : CELL
    ;

// "a2b2" is one word and one move; "a2 b2" is two.
STACK
    : CELL [\-:]? CELL
    ;

PASS
    : 'pass'
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

fragment CELL
    : [a-z] [0-9]+
    ;
