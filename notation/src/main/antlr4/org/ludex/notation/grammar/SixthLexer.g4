/** The words of a SiXTH record. Digits of other scripts and other dashes come as their stand-ins in ASCII. */
lexer grammar SixthLexer;

options {
    caseInsensitive = true;
}

ENTER
    : [ghl]? CELL
    ;

MOVE
    : [0-9]* CELL [\-:]? CELL
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
    : [a-h] [1-8]
    ;
