package org.ludex.kamisado;

/** Where the filling of the home rows begins, as each player sees it. */
public enum FillSide {
    /** From the left, the brown square. */
    LEFT("left"),
    /** From the right, the orange square. */
    RIGHT("right");

    private final String word;

    FillSide(String word) {
        this.word = word;
    }

    /**
     * The side with a name.
     *
     * @throws IllegalArgumentException when it is neither left nor right
     */
    public static FillSide parse(String word) {
        return switch (word) {
            case "left" -> LEFT;
            case "right" -> RIGHT;
            default -> throw new IllegalArgumentException("neither left nor right: " + word);
        };
    }

    /** The side's name. */
    @Override
    public String toString() {
        return word;
    }
}
