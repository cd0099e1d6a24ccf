/**
 * One entry of a YINSH record: a ring placed, or a turn with all its parts, or some of them. Parts that stand apart are
 * entries of their own.
 */
parser grammar YinshParser;

options {
    tokenVocab = YinshLexer;
}

// Records are read entry by entry. This rule is for the parser to know what can follow an entry, so that a joint that
// joins nothing costs only the word it stands in.
words
    : word? ((SPACE | BREAK) word?)* EOF
    ;

word
    : entry
    | ~(SPACE | BREAK)+
    ;

// A turn is the rows that the opponent made, the player's move, and the rows that it made.
entry
    : POINT
    | (move | PASS | gluedTurn) (joint (removal | glued))*
    | removal (joint removal)* (joint (move | PASS | glued) (joint (removal | glued))*)?
    ;

joint
    : SPACE? JOINT SPACE?
    ;

// Parts whose joint was left out. Every removal but the last has its row and its ring, so that it is clear where the
// next part begins.
gluedTurn
    : move removals
    | rowAndRing+ removal
    | rowAndRing+ move removals?
    ;

glued
    : move removals
    | rowAndRing+ removal
    ;

removals
    : rowAndRing* removal
    ;

removal
    : rowAndRing
    | row
    | ring
    ;

rowAndRing
    : row ring
    ;

move
    : from = POINT DASH? to = POINT
    ;

row
    : TAKE from = POINT DASH? to = POINT
    ;

ring
    : TAKE POINT
    ;
