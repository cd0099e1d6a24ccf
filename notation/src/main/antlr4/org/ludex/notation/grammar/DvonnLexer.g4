/**
 * The parts of a DVONN record. Digits of other scripts and other dashes come as their stand-ins in ASCII. Whether the
 * board has a space is not asked here: a space that it does not have can be named in the message.
 */
lexer grammar DvonnLexer;

options {
    caseInsensitive = true;
}

CELL
    : [a-z] [0-9]+
    ;

DASH
    : [\-:]
    ;

PASS
    : 'pass'
    ;

BREAK
    : '\u001F'
    ;

SPACE
    : [ \t\r\n]+
    ;

UNKNOWN
    : .
    ;
