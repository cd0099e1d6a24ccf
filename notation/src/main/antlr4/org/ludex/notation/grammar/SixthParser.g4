/** One entry of a SiXTH record. White space ends a word: "a2b2" is one word and one move, "a2 b2" is two. */
parser grammar SixthParser;

options {
    tokenVocab = SixthLexer;
}

entry
    : (GIANT | HUNCHBACK | LADY) at = CELL
    | at = CELL ((HYPHEN | COLON)? to = CELL)?
    | COUNT at = CELL (HYPHEN | COLON)? to = CELL
    | PASS
    ;
