/**
 * A game record as a flat list of elements. Variations are matched by whoever walks the list, with a stack of its own:
 * a hundred thousand open brackets must not be a hundred thousand calls.
 */
parser grammar RecordParser;

options {
    tokenVocab = RecordLexer;
}

record
    : element* EOF
    ;

element
    : tag
    | WORD
    | NUMBER
    | COMMENT
    | SUFFIX
    | OPEN_VARIATION
    | CLOSE_VARIATION
    | ENDING
    | UNCLOSED_COMMENT
    | STRAY
    ;

// Anything else is a bad tag, up to the bracket or the line end that closes it.
tag
    : OPEN_TAG name=TAG_NAME value=TAG_STRING CLOSE_TAG
    | OPEN_TAG tagPart* (CLOSE_TAG | TAG_LINE_END)?
    ;

tagPart
    : TAG_NAME
    | TAG_STRING
    | UNCLOSED_STRING
    | TAG_STRAY
    ;
