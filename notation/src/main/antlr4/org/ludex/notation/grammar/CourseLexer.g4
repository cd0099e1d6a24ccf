/** The words of a turn in the logs of the YINSH course, and of the lines around them. Outside ASCII there are only spaces and signs: they are folded before. */
lexer grammar CourseLexer;

options {
    caseInsensitive = true;
}

PLACE
    : 'p'
    ;

SELECT
    : 's'
    ;

MOVE
    : 'm'
    ;

ROW_START
    : 'rs'
    ;

ROW_END
    : 're'
    ;

REMOVE
    : 'x'
    ;

NUMBER
    : [0-9] [0-9]? [0-9]?
    ;

SPACE
    : [\u0000-\u0020]+ -> skip
    ;

// What stands around a turn in a line of the server.
SIGN
    : ["{}]
    ;

// Control characters belong to a word where they stand inside it.
UNKNOWN
    : VISIBLE ([\u0001-\u0008\u000E-\u001F]* VISIBLE)*
    ;

fragment VISIBLE
    : ~[\u0000-\u0020"{}]
    ;

// A line of the server, which repeats the message of a client in JSON, or of a client, which says who played what.
mode LINE;

ACTION
options {
    caseInsensitive = false;
}
    : '"action"'
    ;

DATA
options {
    caseInsensitive = false;
}
    : '"data"'
    ;

RECEIVED
options {
    caseInsensitive = false;
}
    : 'Received from client'
    ;

PLAYED
options {
    caseInsensitive = false;
}
    : 'played' LINE_SPACE? COLON
    ;

QUOTED
    : '"' ~'"'* '"'
    ;

COLON
    : ':'
    ;

BRACE
    : [{}]
    ;

LINE_SPACE
    : [\u0000-\u0020]+
    ;

OTHER
    : .
    ;
