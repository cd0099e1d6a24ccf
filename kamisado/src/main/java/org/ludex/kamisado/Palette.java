package org.ludex.kamisado;

/** The colours that squares and towers are painted in. */
final class Palette {

    static final int BLACK = 0x1B1B1B;
    static final int WHITE = 0xF8F6F0;
    static final int FRAME = 0x5D5346;

    private Palette() {}

    static int of(Colour colour) {
        return switch (colour) {
            case BROWN -> 0x7A4A2B;
            case GREEN -> 0x2E9E4F;
            case RED -> 0xD93A34;
            case YELLOW -> 0xF7D633;
            case PINK -> 0xF08CB8;
            case PURPLE -> 0x7A3E9D;
            case BLUE -> 0x2773C9;
            case ORANGE -> 0xF28C28;
        };
    }

    static int of(Side side) {
        return side == Side.BLACK ? BLACK : WHITE;
    }

    /** Black or white, whichever is readable on a colour. */
    static int readableOn(Colour colour) {
        return switch (colour) {
            case BROWN, RED, PURPLE, BLUE, GREEN -> WHITE;
            case YELLOW, PINK, ORANGE -> BLACK;
        };
    }
}
