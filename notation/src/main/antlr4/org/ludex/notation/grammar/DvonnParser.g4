/** One entry of a DVONN record. White space ends a word: "a2b2" is one word and one move, "a2 b2" is two. */
parser grammar DvonnParser;

options {
    tokenVocab = DvonnLexer;
}

entry
    : at = CELL (DASH? to = CELL)?
    | PASS
    ;
