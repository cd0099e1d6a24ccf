/**
 * A game in SGF, one element at a time: a property may have very many values. Brackets are matched by whoever walks the
 * elements: a hundred thousand open ones must not be a hundred thousand calls.
 */
parser grammar SgfParser;

options {
    tokenVocab = SgfLexer;
}

element
    : OPEN
    | CLOSE
    | NODE
    | NAME
    | value
    | STRAY
    ;

// The values behind a name are those of a property. Only the end of the text leaves a value open.
value
    : OPEN_VALUE TEXT* CLOSE_VALUE?
    ;
