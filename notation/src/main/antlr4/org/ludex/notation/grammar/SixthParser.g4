/** One entry of a SiXTH record. */
parser grammar SixthParser;

options {
    tokenVocab = SixthLexer;
}

entry
    : ENTER
    | MOVE
    | PASS
    ;
