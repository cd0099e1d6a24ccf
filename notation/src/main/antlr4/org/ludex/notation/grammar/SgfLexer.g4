/**
 * The tokens of an SGF file: brackets, nodes, and properties with their values. Outside ASCII the lexer meets letters
 * only: they are folded before it.
 */
lexer grammar SgfLexer;

OPEN
    : '('
    ;

CLOSE
    : ')'
    ;

NODE
    : ';'
    ;

// The server speaks as player -1.
NAME
    : [A-Za-z] [A-Za-z0-9]* ('-' [0-9]+)?
    ;

VALUE
    : '[' VALUE_CHAR* ']'
    ;

// One character shorter than a closed value, so it only wins where no bracket closes it.
UNCLOSED_VALUE
    : '[' VALUE_CHAR*
    ;

SPACE
    : [ \t\r\n\f\u000B\u0000]+ -> skip
    ;

STRAY
    : .
    ;

fragment VALUE_CHAR
    : '\\' .
    | ~[\\\]]
    ;
