/** The parts of a SiXTH record. Digits of other scripts and other dashes come as their stand-ins in ASCII. */
lexer grammar SixthLexer;

options {
    caseInsensitive = true;
}

CELL
    : [a-h] [1-8]
    ;

GIANT
    : 'g'
    ;

HUNCHBACK
    : 'h'
    ;

LADY
    : 'l'
    ;

COUNT
    : [0-9]+
    ;

HYPHEN
    : '-'
    ;

COLON
    : ':'
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
