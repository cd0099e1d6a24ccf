package org.ludex.notation.kamisado;

/** The second symbol: where a tower goes, as its own player sees it. */
enum Arrow {
    FORWARD(0),
    LEFT(-1),
    RIGHT(1),
    BACK(0),
    /** A blocked tower has none. */
    NONE(0);

    /** What one square adds to the file, counted to the player's right. */
    private final int sideways;

    Arrow(int sideways) {
        this.sideways = sideways;
    }

    int sideways() {
        return sideways;
    }
}
