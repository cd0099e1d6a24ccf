package org.ludex.notation.format;

import java.io.InputStream;
import java.util.Arrays;
import java.util.OptionalLong;
import org.ludex.notation.input.Beginning;
import org.ludex.notation.input.Utf8Input;

/**
 * The bytes of one record and their place in the file. The bytes belong to the chunk and must not be changed. A format
 * may extend this class to pass on to its reader what it noticed while cutting.
 */
public class Chunk {

    private final byte[] bytes;
    private final int index;
    private final int firstLine;
    private final int indent;
    private final boolean cut;
    private final String guess;
    private final long offset;

    /**
     * A chunk of a file.
     *
     * @param in the stream that it was cut from, as {@link RecordFormat#cut} was given it: it knows the encoding and, if it begins in the
     *     middle of a file, what comes before it
     * @param bytes the bytes, UTF-8, cut at the limit
     * @param index the record's number in the stream, from 1
     * @param firstLine the line of the stream on which it begins, from 1
     * @param indent the number of code points before it on that line
     * @param cut whether the record is longer than the limit
     */
    public Chunk(InputStream in, byte[] bytes, int index, int firstLine, int indent, boolean cut) {
        this(
                bytes,
                Beginning.of(in).record(index),
                Beginning.of(in).line(firstLine),
                indent,
                cut,
                Utf8Input.guess(in),
                -1);
    }

    private Chunk(byte[] bytes, int index, int firstLine, int indent, boolean cut, String guess, long offset) {
        this.bytes = bytes;
        this.index = index;
        this.firstLine = firstLine;
        this.indent = indent;
        this.cut = cut;
        this.guess = guess;
        this.offset = offset;
    }

    /** Copies a chunk, for subclasses that know more about it. */
    protected Chunk(Chunk other) {
        this(other.bytes, other.index, other.firstLine, other.indent, other.cut, other.guess, other.offset);
    }

    /** The bytes. They are not copied and must not be changed. */
    public final byte[] bytes() {
        return bytes;
    }

    /** A copy that begins this many bytes after the beginning of its file; less than 0 if that is unknown. */
    public final Chunk at(long place) {
        return new Chunk(bytes, index, firstLine, indent, cut, guess, place);
    }

    /** A copy with at most this many bytes. */
    public final Chunk head(int most) {
        byte[] first = Arrays.copyOf(bytes, Math.min(most, bytes.length));
        return new Chunk(first, index, firstLine, indent, cut, guess, offset);
    }

    /**
     * Whether the report on another chunk is certain to be the same as on this one, except for the record's number and line. A format
     * that extends this class and wants reports to be kept while a text is edited says so for its own chunks.
     */
    public boolean isLike(Chunk other) {
        return getClass() == Chunk.class && other.getClass() == Chunk.class && hasLikeBytes(other);
    }

    /** Whether another chunk has the same bytes, cut and indented in the same way. */
    protected final boolean hasLikeBytes(Chunk other) {
        return cut == other.cut
                && indent == other.indent
                && guess.equals(other.guess)
                && Arrays.equals(bytes, other.bytes);
    }

    /** The number of bytes. */
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

    /** The number of code points before it on that line. */
    public final int indent() {
        return indent;
    }

    /** Where it begins in its file, in bytes; empty for a file that is not in UTF-8, or if the format does not know. */
    public final OptionalLong offset() {
        return offset < 0 ? OptionalLong.empty() : OptionalLong.of(offset);
    }

    /** Whether the record is longer than the limit. */
    public final boolean isCut() {
        return cut;
    }

    /** The encoding that the file was converted from, such as {@code utf-16}, or the empty string. */
    public final String guess() {
        return guess;
    }
}
