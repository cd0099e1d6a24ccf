/** One move as OpenXum writes it: a piece placed, or a stack moved and the stacks that it cuts off. */
parser grammar OpenXumParser;

options {
    tokenVocab = OpenXumLexer;
}

move
    : kind = (DVONN | PIECE) side = (WHITE | BLACK) from = CELL
    | kind = STACK side = (WHITE | BLACK) from = CELL to = CELL (OPEN lost += CELL* CLOSE?)?
    ;
