package org.ludex.notation.io;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A text in pieces of moderate length. A change makes new pieces only where it is, so that a letter typed into a text of megabytes
 * does not copy megabytes: such copies cost less than the pauses of the collector that has to clear them away.
 *
 * <p>Immutable and thread-safe.
 */
final class Pieces implements CharSequence {

    /** The length of a new piece. */
    private static final int LENGTH = 1 << 14;

    private final List<String> pieces;
    /** Where each piece begins, and where the last one ends. */
    private final int[] starts;

    private Pieces(List<String> pieces) {
        this.pieces = List.copyOf(pieces);
        this.starts = new int[pieces.size() + 1];
        for (int i = 0; i < pieces.size(); i++) {
            starts[i + 1] = starts[i] + pieces.get(i).length();
        }
    }

    static Pieces of(String text) {
        List<String> pieces = new ArrayList<>();
        split(text, pieces);
        return new Pieces(pieces);
    }

    private static void split(String text, List<String> pieces) {
        for (int at = 0; at < text.length(); at += LENGTH) {
            pieces.add(text.substring(at, Math.min(text.length(), at + LENGTH)));
        }
    }

    /** The text with another text in the place of a part of it. */
    Pieces replace(int start, int end, String replacement) {
        if (pieces.isEmpty()) {
            return of(replacement);
        }
        int first = piece(start);
        int last = piece(end);
        String middle = pieces.get(first).substring(0, start - starts[first])
                + replacement
                + pieces.get(last).substring(end - starts[last]);
        List<String> changed = new ArrayList<>(pieces.subList(0, first));
        // No piece is empty, so that each place is in exactly one.
        if (middle.isEmpty() || middle.length() > 2 * LENGTH) {
            split(middle, changed);
        } else {
            changed.add(middle);
        }
        changed.addAll(pieces.subList(last + 1, pieces.size()));
        return new Pieces(changed);
    }

    /** The piece that a place is in; the last one for the end of the text. */
    private int piece(int place) {
        int found = Arrays.binarySearch(starts, 0, pieces.size(), place);
        return found >= 0 ? found : -found - 2;
    }

    @Override
    public int length() {
        return starts[pieces.size()];
    }

    @Override
    public char charAt(int index) {
        int piece = piece(index);
        return pieces.get(piece).charAt(index - starts[piece]);
    }

    /** The text between two places. */
    String substring(int start, int end) {
        if (start == end) {
            return "";
        }
        int first = piece(start);
        int last = piece(end - 1);
        if (first == last) {
            return pieces.get(first).substring(start - starts[first], end - starts[first]);
        }
        StringBuilder text = new StringBuilder(end - start);
        text.append(pieces.get(first), start - starts[first], pieces.get(first).length());
        pieces.subList(first + 1, last).forEach(text::append);
        return text.append(pieces.get(last), 0, end - starts[last]).toString();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    /** Whether a text stands at a place. */
    boolean startsWith(String text, int place) {
        return place + text.length() <= length()
                && substring(place, place + text.length()).equals(text);
    }

    @Override
    public String toString() {
        return pieces.size() == 1 ? pieces.get(0) : String.join("", pieces);
    }
}
