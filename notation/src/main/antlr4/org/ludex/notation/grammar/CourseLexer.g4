/** The words of a turn in the logs of the YINSH course. Outside ASCII there are only spaces and signs: they are folded before. */
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

// Control characters belong to a word where they stand inside it.
UNKNOWN
    : VISIBLE ([\u0001-\u0008\u000E-\u001F]* VISIBLE)*
    ;

fragment VISIBLE
    : ~[\u0000-\u0020]
    ;
