/** One entry of a Kamisado score sheet. */
parser grammar KamisadoParser;

options {
    tokenVocab = KamisadoLexer;
}

entry
    : SYMBOLS
    | BLOCKED
    | COORDINATES
    | FILL_LEFT
    | FILL_RIGHT
    | words
    ;

// "Purple Left 5 Yellow", "Purple 5 Left Yellow", and "Green 0 Yellow" for a blocked tower.
words
    : colour (arrow NUMBER | NUMBER arrow?) colour
    ;

colour
    : BROWN
    | GREEN
    | RED
    | YELLOW
    | PINK
    | PURPLE
    | BLUE
    | ORANGE
    | LETTER_R
    | LETTER_B
    ;

arrow
    : FORWARD
    | LEFT
    | RIGHT
    | BACK
    | LETTER_R
    | LETTER_B
    ;
