/** One entry of a DVONN record. */
parser grammar DvonnParser;

options {
    tokenVocab = DvonnLexer;
}

entry
    : PLACE
    | STACK
    | PASS
    ;
