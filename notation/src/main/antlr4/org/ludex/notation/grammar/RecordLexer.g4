/**
 * The words of a game record, whatever the game: tags, comments, move numbers, suffixes, variations and words. What the
 * words mean is for each game's own grammar. White space only separates, and so do control characters.
 *
 * Outside ASCII the lexer meets only three kinds of character, folded before it: spaces, digits, and all the rest.
 */
lexer grammar RecordLexer;

OPEN_TAG
    : '[' -> pushMode(TAG)
    ;

COMMENT
    : '{' COMMENT_CHAR* '}'
    ;

// One character shorter than a closed comment, so it only wins where no brace closes it.
UNCLOSED_COMMENT
    : '{' COMMENT_CHAR*
    ;

OPEN_VARIATION
    : '('
    ;

CLOSE_VARIATION
    : ')'
    ;

SUFFIX
    : [!?]+
    ;

NUMBER
    : DIGIT+ '.'+
    ;

ENDING
    : '*'
    | (ASCII_LETTER+ ':')? ('resign' | 'time' | 'forfeit' | 'agreed' | 'Resign' | 'Time' | 'Forfeit' | 'Agreed' | 'RESIGN' | 'TIME' | 'FORFEIT' | 'AGREED')
    ;

WORD
    : WORD_CHAR+
    ;

STRAY
    : [\]}.]
    ;

SPACE
    : [\u0000-\u0020\u007F]+ -> skip
    ;

fragment COMMENT_CHAR
    : '\\' .
    | ~[\\}]
    ;

fragment DIGIT
    : [0-9]
    ;

fragment ASCII_LETTER
    : [A-Za-z]
    ;

fragment WORD_CHAR
    : ~[\u0000-\u0020\u007F[\](){}!?.]
    ;

mode TAG;

CLOSE_TAG
    : ']' -> popMode
    ;

// A tag that is not closed ends with its line.
TAG_LINE_END
    : ('\r'? '\n' | '\r') -> popMode
    ;

TAG_STRING
    : '"' STRING_CHAR* '"'
    ;

UNCLOSED_STRING
    : '"' STRING_CHAR*
    ;

TAG_NAME
    : ~[\u0000-\u0020\u007F"[\]]+
    ;

TAG_STRAY
    : [[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]
    ;

TAG_SPACE
    : [ \t]+ -> skip
    ;

fragment STRING_CHAR
    : '\\' ~[\r\n]
    | ~["\\\r\n]
    ;

// What is between the braces of a comment.
mode IN_COMMENT;

PLAIN
    : ~'\\'+
    ;

ESCAPED_BACKSLASH
    : '\\\\'
    ;

ESCAPED_BRACE
    : '\\}'
    ;

LONE_BACKSLASH
    : '\\'
    ;

// What is between the quotes of a tag. A backslash that escapes nothing stands for itself.
mode IN_STRING;

STRING_PLAIN
    : (~'\\'+ | '\\') -> type(PLAIN)
    ;

STRING_BACKSLASH
    : '\\\\' -> type(ESCAPED_BACKSLASH)
    ;

ESCAPED_QUOTE
    : '\\"'
    ;

// The head of a game of Little Golem: names with their values, up to the moves.
mode GOLEM_HEAD;

FIELD_NAME
    : [A-Za-z0-9_]+
    ;

FIELD_VALUE
    : '[' ~[[\]]* ']'
    ;

FIELD_SPACE
    : [ \t-\r]+ -> skip
    ;

MOVES
    : .
    ;
