package org.ludex.core.picture;

/**
 * A picture of a board, for a terminal and for a web page.
 *
 * @param text the board drawn with characters
 * @param drawing the board drawn with shapes
 */
public record Picture(StyledText text, Drawing drawing) {

    /** The board as plain text. */
    public String plain() {
        return text.plain();
    }

    /** The board as text with terminal colours. */
    public String ansi() {
        return text.ansi();
    }

    /** The board as an SVG document. */
    public String svg() {
        return drawing.svg();
    }
}
