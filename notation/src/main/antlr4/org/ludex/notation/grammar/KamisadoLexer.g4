/**
 * The words of a Kamisado score sheet, in every form that people write. Arrows, and digits of other scripts, come as
 * their stand-ins in ASCII.
 */
lexer grammar KamisadoLexer;

options {
    caseInsensitive = true;
}

// The forms that the library itself writes are one token each: most sheets hold nothing else.
SYMBOLS
    : LETTER SIGN DIGIT LETTER
    | LETTER DIGIT SIGN LETTER
    ;

BLOCKED
    : LETTER '0' LETTER
    ;

COORDINATES
    : SQUARE [\-:]? SQUARE
    ;

FILL_LEFT
    : 'fill' [\-_ ]? 'left'
    ;

FILL_RIGHT
    : 'fill' [\-_ ]? 'right'
    ;

BROWN
    : 'n'
    | 'brown'
    | 'br'
    | '\u0642\u0647\u0648\u0647' '\u200C'? '\u0627' [\u06CC\u064A]
    | [\u68D5\u8910]
    ;

GREEN
    : 'g'
    | 'green'
    | 'gr'
    | '\u0633\u0628\u0632'
    | [\u7DA0\u7EFF]
    ;

RED
    : 'red'
    | '\u0642\u0631\u0645\u0632'
    | [\u7D05\u7EA2]
    ;

YELLOW
    : 'y'
    | 'yellow'
    | 'ye'
    | '\u0632\u0631\u062F'
    | [\u9EC3\u9EC4]
    ;

PINK
    : 'k'
    | 'pink'
    | 'pk'
    | '\u0635\u0648\u0631\u062A' [\u06CC\u064A]
    | '\u7C89'
    ;

PURPLE
    : 'p'
    | 'purple'
    | 'pu'
    | '\u0628\u0646\u0641\u0634'
    | '\u7D2B'
    ;

BLUE
    : 'blue'
    | 'bl'
    | [\u0622\u0627] '\u0628' [\u06CC\u064A]
    | [\u85CD\u84DD]
    ;

ORANGE
    : 'o'
    | 'orange'
    | 'or'
    | '\u0646\u0627\u0631\u0646\u062C' [\u06CC\u064A]
    | '\u6A59'
    ;

FORWARD
    : '^'
    | 'forward'
    | 'fwd'
    | 'f'
    | '\u062C\u0644\u0648'
    ;

LEFT
    : '<'
    | 'left'
    | 'l'
    | '\u0686\u067E'
    ;

RIGHT
    : '>'
    | 'right'
    | '\u0631\u0627\u0633\u062A'
    ;

BACK
    : 'v'
    | 'back'
    | '\u0639\u0642\u0628'
    ;

// These two letters are a colour at the ends of an entry and an arrow inside it.
LETTER_R
    : 'r'
    ;

LETTER_B
    : 'b'
    ;

NUMBER
    : DIGIT
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

fragment LETTER
    : [ngrykpbo]
    ;

fragment SIGN
    : [<>^v]
    ;

fragment DIGIT
    : [0-9]
    ;

fragment SQUARE
    : [a-h] [1-8]
    ;
