/**
 * One entry of a YINSH record: a ring placed, or a turn with all its parts, or some of them. Parts that stand apart are
 * entries of their own.
 */
parser grammar YinshParser;

options {
    tokenVocab = YinshLexer;
}

// A turn is the rows that the opponent made, the player's move, and the rows that it made. One rule holds it all, because most
// entries are a single token and a rule inside a rule would cost as much again.
entry
    : PLACE
    | (MOVE | PASS | GLUED) (AND_TAKE | AND_GLUED)*
    | TAKE AND_TAKE* ((AND_MOVE | AND_PASS | AND_GLUED) (AND_TAKE | AND_GLUED)*)?
    ;
