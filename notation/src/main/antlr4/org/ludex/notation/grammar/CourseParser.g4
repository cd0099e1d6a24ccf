/** One part of a turn in the logs of the YINSH course: a ring placed, a ring moved, a row or a ring removed. */
parser grammar CourseParser;

options {
    tokenVocab = CourseLexer;
}

part
    : PLACE at = point
    | SELECT at = point MOVE to = point
    | ROW_START at = point ROW_END to = point
    | REMOVE at = point
    ;

// The number of a hexagon around the middle, and how far the point is along it.
point
    : hexagon = NUMBER along = NUMBER
    ;
