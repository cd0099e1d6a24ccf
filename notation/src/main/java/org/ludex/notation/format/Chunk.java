package org.ludex.notation.format;

import java.io.InputStream;
import java.util.Arrays;
import org.ludex.notation.input.Utf8Input;

/**
 * The bytes of one record and where they stand in the file. The bytes belong to the chunk: nobody changes them. A format
 * may extend it to tell its reader what it noticed while it was cutting.
 */
public class Chunk {

    private final byte[] bytes;
    private final int index;
    private final int firstLine;
    private final int indent;
    private final boolean cut;
    private final String guess;

    /**
     * A chunk of a file.
     *
     * @param in the stream that it was cut from, as {@link RecordFormat#cut} was given it: it knows the encoding
     * @param bytes the bytes, UTF-8, cut at the limit
     * @param index the record's number in the file, from 1
     * @param firstLine the line on which it begins, from 1
     * @param indent how many code points stand before it on that line
     * @param cut whether the record is longer than the limit
     */
    public Chunk(InputStream in, byte[] bytes, int index, int firstLine, int indent, boolean cut) {
        this(bytes, index, firstLine, indent, cut, Utf8Input.guess(in));
    }

    private Chunk(byte[] bytes, int index, int firstLine, int indent, boolean cut, String guess) {
        this.bytes = bytes;
        this.index = index;
        this.firstLine = firstLine;
        this.indent = indent;
        this.cut = cut;
        this.guess = guess;
    }

    /** A chunk that is another one, for those that know more about it. */
    protected Chunk(Chunk other) {
        this(other.bytes, other.index, other.firstLine, other.indent, other.cut, other.guess);
    }

    /** The bytes. They are not copied: nobody changes them. */
    public final byte[] bytes() {
        return bytes;
    }

    /** A copy with at most this many bytes. */
    public final Chunk head(int most) {
        byte[] first = Arrays.copyOf(bytes, Math.min(most, bytes.length));
        return new Chunk(first, index, firstLine, indent, cut, guess);
    }

    /**
     * Whether the report on another chunk is surely the same as on this one, but for the record's number and line. A format
     * that extends this class and wants reports to be kept while a text is edited says so for its own chunks.
     */
    public boolean isLike(Chunk other) {
        return getClass() == Chunk.class && other.getClass() == Chunk.class && hasLikeBytes(other);
    }

    /** Whether another chunk has the same bytes, cut and indented alike. */
    protected final boolean hasLikeBytes(Chunk other) {
        return cut == other.cut
                && indent == other.indent
                && guess.equals(other.guess)
                && Arrays.equals(bytes, other.bytes);
    }

    /** How many bytes there are. */
    public final int length() {
        return bytes.length;
    }

    /** The record's number in the file, from 1. */
    public final int index() {
        return index;
    }

    /** The line on which it begins, from 1. */
    public final int firstLine() {
        return firstLine;
    }

    /** How many code points stand before it on that line. */
    public final int indent() {
        return indent;
    }

    /** Whether the record is longer than the limit. */
    public final boolean isCut() {
        return cut;
    }

    /** What the file was taken for before it became UTF-8, such as {@code utf-16}, or the empty string. */
    public final String guess() {
        return guess;
    }
}
