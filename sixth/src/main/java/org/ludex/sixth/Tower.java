package org.ludex.sixth;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ludex.core.InvalidValueException;
import org.ludex.core.Phrase;
import org.ludex.core.Spellings;

/**
 * A tower: one piece or more, from bottom to top. Written as the letters of its pieces in that order, so {@code Wbg} is
 * a white piece with a black one and Black's Giant on it.
 *
 * @param pieces the pieces, the bottom one first
 */
public record Tower(List<Piece> pieces) {

    /** Keeps a copy of the pieces and checks that there are any. */
    public Tower {
        pieces = List.copyOf(pieces);
        if (pieces.isEmpty()) {
            throw new InvalidValueException(Phrase.of(Tower.class, "invalid.tower"));
        }
    }

    /** A tower of pieces, the bottom one first. */
    public static Tower of(Piece... pieces) {
        return new Tower(List.of(pieces));
    }

    /**
     * Reads a tower such as {@code Wbg}.
     *
     * @throws IllegalArgumentException if the text is empty or has a letter that names no piece
     */
    public static Tower parse(String text) {
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            pieces.add(Piece.find(text.charAt(i)).orElseThrow(() -> unknown(text)));
        }
        if (pieces.isEmpty()) {
            throw unknown(text);
        }
        return new Tower(pieces);
    }

    private static IllegalArgumentException unknown(String text) {
        return Spellings.unknown(Tower.class, "tower", text);
    }

    /** The piece on top. */
    public Piece top() {
        return pieces.get(pieces.size() - 1);
    }

    /** The owner of this tower, which is the owner of its top piece; empty with the Lady on top. */
    public Optional<Side> owner() {
        return top().owner();
    }

    /** The height: one for each piece, two for a Giant. */
    public int height() {
        return pieces.stream().mapToInt(Piece::height).sum();
    }

    /** The chess piece this tower moves as. */
    public Chessman chessman() {
        return Chessman.ofHeight(height());
    }

    @Override
    public String toString() {
        return pieces.stream().map(Piece::toString).collect(Collectors.joining());
    }
}
