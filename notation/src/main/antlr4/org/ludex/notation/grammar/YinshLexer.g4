/**
 * The parts of a YINSH record. Digits of other scripts and other dashes come as their stand-ins in ASCII. Whether the
 * board has a point is not asked here: a point that it does not have can be named in the message.
 */
lexer grammar YinshLexer;

options {
    caseInsensitive = true;
}

POINT
    : [a-z] [0-9]+
    ;

DASH
    : [\-:]
    ;

TAKE
    : 'x'
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
    : [ \t\r\n]+
    ;

UNKNOWN
    : .
    ;
