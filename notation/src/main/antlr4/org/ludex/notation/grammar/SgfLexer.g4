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

OPEN_VALUE
    : '[' -> pushMode(VALUE)
    ;

SPACE
    : [ \t\r\n\f\u000B\u0000]+ -> skip
    ;

STRAY
    : .
    ;

mode VALUE;

CLOSE_VALUE
    : ']' -> popMode
    ;

TEXT
    : ~[\\\]]+
    ;

BACKSLASH
    : '\\' -> skip, pushMode(ESCAPED)
    ;

// After a backslash every character stands for itself, and a line break for nothing.
mode ESCAPED;

ESCAPED_BREAK
    : '\n' -> skip, popMode
    ;

ESCAPED_CHAR
    : . -> type(TEXT), popMode
    ;
