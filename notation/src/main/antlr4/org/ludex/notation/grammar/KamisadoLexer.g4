/**
 * The parts of a Kamisado score sheet, in every form that people write. Arrows, and digits of other scripts, come as
 * their stand-ins in ASCII.
 */
lexer grammar KamisadoLexer;

options {
    caseInsensitive = true;
}

// Letters mean a colour, an arrow or a file of the board, whatever their place in an entry says.
A
    : 'a'
    ;

B
    : 'b'
    ;

C
    : 'c'
    ;

D
    : 'd'
    ;

E
    : 'e'
    ;

F
    : 'f'
    ;

G
    : 'g'
    ;

H
    : 'h'
    ;

K
    : 'k'
    ;

L
    : 'l'
    ;

N
    : 'n'
    ;

O
    : 'o'
    ;

P
    : 'p'
    ;

R
    : 'r'
    ;

Y
    : 'y'
    ;

// Two letters are the short name of a colour, or a colour and an arrow.
BL
    : 'bl'
    ;

BR
    : 'br'
    ;

GR
    : 'gr'
    ;

OR
    : 'or'
    ;

FILL_LEFT
    : 'fill' [\-_ ]? 'left'
    ;

FILL_RIGHT
    : 'fill' [\-_ ]? 'right'
    ;

BROWN
    : 'brown'
    | '\u0642\u0647\u0648\u0647' '\u200C'? '\u0627' [\u06CC\u064A]
    | [\u68D5\u8910]
    ;

GREEN
    : 'green'
    | '\u0633\u0628\u0632'
    | [\u7DA0\u7EFF]
    ;

RED
    : 'red'
    | '\u0642\u0631\u0645\u0632'
    | [\u7D05\u7EA2]
    ;

YELLOW
    : 'yellow'
    | 'ye'
    | '\u0632\u0631\u062F'
    | [\u9EC3\u9EC4]
    ;

PINK
    : 'pink'
    | 'pk'
    | '\u0635\u0648\u0631\u062A' [\u06CC\u064A]
    | '\u7C89'
    ;

PURPLE
    : 'purple'
    | 'pu'
    | '\u0628\u0646\u0641\u0634'
    | '\u7D2B'
    ;

BLUE
    : 'blue'
    | [\u0622\u0627] '\u0628' [\u06CC\u064A]
    | [\u85CD\u84DD]
    ;

ORANGE
    : 'orange'
    | '\u0646\u0627\u0631\u0646\u062C' [\u06CC\u064A]
    | '\u6A59'
    ;

FORWARD
    : 'forward'
    | 'fwd'
    | '\u062C\u0644\u0648'
    ;

LEFT
    : 'left'
    | '\u0686\u067E'
    ;

RIGHT
    : 'right'
    | '\u0631\u0627\u0633\u062A'
    ;

BACK
    : 'back'
    | '\u0639\u0642\u0628'
    ;

UP
    : '^'
    ;

UP_LEFT
    : '<'
    ;

UP_RIGHT
    : '>'
    ;

DOWN
    : 'v'
    ;

ZERO
    : '0'
    ;

ONE
    : '1'
    ;

DIGIT
    : [2-8]
    ;

NINE
    : '9'
    ;

DASH
    : [\-:]
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
