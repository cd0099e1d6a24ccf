package org.ludex.kamisado;

import java.util.Optional;

/** The four symbols of the score sheet. */
final class Symbols {

    private Symbols() {}

    /** The tower, arrow, number of squares and colour of a move along a forward line; empty for any other move. */
    static Optional<String> forward(Colour tower, Square from, Square to) {
        int rows = to.row() - from.row();
        int files = to.file() - from.file();
        if (rows == 0 || (files != 0 && Math.abs(files) != Math.abs(rows))) {
            return Optional.empty();
        }
        // Black looks up the board and has file a on the left; White looks down and has it on the right.
        int right = rows > 0 ? files : -files;
        char arrow = right == 0 ? '↑' : right < 0 ? '↖' : '↗';
        return Optional.of(
                "" + tower.letter() + arrow + Math.abs(rows) + to.colour().letter());
    }
}
