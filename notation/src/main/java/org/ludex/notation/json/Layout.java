package org.ludex.notation.json;

/**
 * How the records of a file of JSON stand, as far as it is read.
 *
 * @param inArray whether an array is open
 * @param oneALine whether records stand one a line
 * @param marked whether a record has said that it is one: then others do, too
 */
record Layout(boolean inArray, boolean oneALine, boolean marked) {

    /** Whether commas or lines set records apart; if not, one may begin right behind another. */
    boolean isApart() {
        return inArray || oneALine;
    }
}
