/**
 * The words of a game record, whatever the game: tags, comments, move numbers, suffixes, variations and words. What the
 * words mean is for each game's own grammar. White space only separates.
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

// No-break and narrow spaces, marks of writing direction and the byte order mark are space too.
SPACE
    : [ \t\r\n\f\u000B\u00A0\u2000-\u200A\u200E\u200F\u2028\u2029\u202A-\u202F\u205F\u2066-\u2069\u3000\uFEFF]+ -> skip
    ;

fragment COMMENT_CHAR
    : '\\' .
    | ~[\\}]
    ;

fragment DIGIT
    : [0-9\u06F0-\u06F9\u0660-\u0669]
    ;

fragment ASCII_LETTER
    : [A-Za-z]
    ;

fragment WORD_CHAR
    : ~[ \t\r\n\f\u000B\u00A0\u2000-\u200A\u200E\u200F\u2028\u2029\u202A-\u202F\u205F\u2066-\u2069\u3000\uFEFF[\](){}!?.]
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
    : ~[ \t\r\n"[\]\u00A0]+
    ;

TAG_STRAY
    : '['
    ;

TAG_SPACE
    : [ \t\u00A0]+ -> skip
    ;

fragment STRING_CHAR
    : '\\' ~[\r\n]
    | ~["\\\r\n]
    ;
