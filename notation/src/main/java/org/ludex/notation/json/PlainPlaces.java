package org.ludex.notation.json;

/**
 * Where the moves of a record stand that looks as it is written. For one record.
 *
 * @param bytes the record, or what it stands in; nobody changes them
 * @param open where the array of the moves begins
 * @param close where its closing bracket stands
 * @param starts where the object of each move begins, which goes on to the next one
 * @param met what was known of each when it was met
 * @param isCounted whether their plies are counted from 1
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody compares them.
record PlainPlaces(byte[] bytes, int open, int close, int[] starts, MoveWords[] met, boolean isCounted) {

    /** How many moves there are. */
    int size() {
        return starts.length;
    }

    /** Where the ply of a move ends. */
    int behindPly(int move) {
        int at = starts[move] + PlainMoves.PLY.length();
        while (bytes[at] != ',') {
            at++;
        }
        return at;
    }

    /** Where the object of a move ends. */
    int end(int move) {
        return move + 1 < starts.length ? starts[move + 1] - 1 : close;
    }
}
