package org.ludex.core.picture;

/**
 * A board as people see it, for a terminal and for a page.
 *
 * @param text the board in characters
 * @param drawing the board in shapes
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
