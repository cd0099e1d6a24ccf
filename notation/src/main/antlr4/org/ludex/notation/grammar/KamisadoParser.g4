/** One entry of a Kamisado score sheet. */
parser grammar KamisadoParser;

options {
    tokenVocab = KamisadoLexer;
}

// Sheets are read entry by entry. This rule is for the parser to know what can follow an entry: "n0b y>3r" is two of them.
sheet
    : word? ((SPACE | BREAK) word?)* EOF
    ;

word
    : entry
    | ~(SPACE | BREAK)+
    ;

// Four symbols are one word. So are coordinates. Between the words of "Purple Left 5 Yellow" there may be spaces, or none.
entry
    : tower = (N | G | R | Y | K | P | B | O) (
        heading = (UP | UP_LEFT | UP_RIGHT | DOWN) steps = (ZERO | ONE | DIGIT | NINE)
        | steps = (ZERO | ONE | DIGIT | NINE) heading = (UP | UP_LEFT | UP_RIGHT | DOWN)
        | ZERO
    ) landing = (N | G | R | Y | K | P | B | O)                                      # Symbols
    | square DASH? square                                                            # Coordinates
    | FILL_LEFT                                                                      # FillLeft
    | FILL_RIGHT                                                                     # FillRight
    | colour SPACE? (arrow SPACE? number | number SPACE? arrow | ZERO) SPACE? colour # Words
    | arrowedColour SPACE? steps = (ONE | DIGIT | NINE) SPACE? colour                # ShortWords
    | plainColour SPACE? ONE SPACE? BR                                               # PushedWords
    | plainColour SPACE? steps = (ONE | DIGIT | NINE) SPACE? colour                  # NoArrow
    ;

// "gr3b" is green, right, 3, blue, and "n1br" is brown, 1, back, red: in these, two letters are not the name of a colour.
arrowedColour
    : BL
    | BR
    | GR
    | OR
    ;

number
    : ZERO
    | ONE
    | DIGIT
    | NINE
    ;

square
    : file = (A | B | C | D | E | F | G | H) rank = (ONE | DIGIT)
    ;

colour
    : plainColour
    | arrowedColour
    ;

plainColour
    : N
    | G
    | R
    | Y
    | K
    | P
    | B
    | O
    | BROWN
    | GREEN
    | RED
    | YELLOW
    | PINK
    | PURPLE
    | BLUE
    | ORANGE
    ;

arrow
    : UP
    | UP_LEFT
    | UP_RIGHT
    | DOWN
    | F
    | L
    | R
    | B
    | FORWARD
    | LEFT
    | RIGHT
    | BACK
    ;
