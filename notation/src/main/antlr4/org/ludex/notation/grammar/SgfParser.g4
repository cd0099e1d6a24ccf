/**
 * A game in SGF, one element at a time. Brackets are matched by whoever walks the elements: a hundred thousand open ones
 * must not be a hundred thousand calls.
 */
parser grammar SgfParser;

options {
    tokenVocab = SgfLexer;
}

element
    : OPEN
    | CLOSE
    | NODE
    | property
    | value
    | STRAY
    ;

property
    : NAME value*
    ;

// Only the end of the text leaves a value open.
value
    : OPEN_VALUE TEXT* CLOSE_VALUE?
    ;
