package org.ludex.notation.input;

import java.util.Arrays;
import org.ludex.notation.tree.Source;

/** The bytes of one record and where they stand in the file. The bytes belong to the chunk: nobody changes them. */
public final class Chunk {

    private final byte[] bytes;
    private final int index;
    private final int firstLine;
    private final int indent;
    private final boolean cut;
    private final String guess;

    /**
     * A chunk of a file.
     *
     * @param bytes the bytes, cut at the limit
     * @param index the record's number in the file, from 1
     * @param firstLine the line on which it begins, from 1
     * @param indent how many code points stand before it on that line
     * @param cut whether the record is longer than the limit
     * @param guess what the file was taken for, as {@link Utf8Input} says
     */
    public Chunk(byte[] bytes, int index, int firstLine, int indent, boolean cut, String guess) {
        this.bytes = bytes;
        this.index = index;
        this.firstLine = firstLine;
        this.indent = indent;
        this.cut = cut;
        this.guess = guess;
    }

    /** The text that the bytes hold. */
    public Encoded text() {
        return Encoded.of(bytes).from(guess);
    }

    /** The same text as a source for findings. */
    public Source source(String file, Encoded text) {
        return new Source(file, index, firstLine, indent, text.text());
    }

    /** The same with no more than so many bytes. */
    Chunk head(int most) {
        byte[] first = Arrays.copyOf(bytes, Math.min(most, bytes.length));
        return new Chunk(first, index, firstLine, indent, cut, guess);
    }

    /** How many bytes there are. */
    public int length() {
        return bytes.length;
    }

    /** The record's number in the file, from 1. */
    public int index() {
        return index;
    }

    /** The bytes. They are not copied: nobody changes them. */
    byte[] bytes() {
        return bytes;
    }

    /** The line on which the record begins, from 1. */
    public int firstLine() {
        return firstLine;
    }

    /** How many code points stand before the record on that line. */
    public int indent() {
        return indent;
    }

    /** Whether the record is longer than the limit. */
    public boolean isCut() {
        return cut;
    }
}
