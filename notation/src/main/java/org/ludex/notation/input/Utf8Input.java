package org.ludex.notation.input;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * The bytes of a file as UTF-8 without a byte order mark: UTF-16 and UTF-32 are recognised by their marks or their zeros and
 * turned into UTF-8. What is neither passes unchanged. It supports mark and reset. Mutable, for one thread.
 */
public final class Utf8Input extends BufferedInputStream {

    private static final int BUFFER = 1 << 16;
    private static final int AHEAD = 4096;

    private final String guess;
    private final Beginning beginning;

    private Utf8Input(InputStream in, String guess, Beginning beginning) {
        super(in, BUFFER);
        this.guess = guess;
        this.beginning = beginning;
    }

    /** The bytes of a stream that begins in the middle of a file, at the beginning of a line. */
    public static Utf8Input from(InputStream bytes, Beginning beginning) {
        return new Utf8Input(bytes, "", beginning);
    }

    Beginning beginning() {
        return beginning;
    }

    /** The bytes of a stream, which is closed with this one. */
    public static Utf8Input of(InputStream bytes) throws IOException {
        BufferedInputStream in = new BufferedInputStream(bytes, BUFFER);
        byte[] head = Encoded.peek(in, 4);
        if (isMarksOnly(in, head)) {
            return new Utf8Input(in, "", Beginning.ofFile(0));
        }
        Optional<Utf8Input> wide = utf32(in, head);
        if (wide.isPresent()) {
            return wide.get();
        }
        if (startsWith(head, 0xEF, 0xBB, 0xBF)) {
            in.skipNBytes(3);
            return new Utf8Input(in, "", Beginning.ofFile(3));
        }
        if (startsWith(head, 0xFF, 0xFE)) {
            in.skipNBytes(2);
            return utf16(in, StandardCharsets.UTF_16LE);
        }
        if (startsWith(head, 0xFE, 0xFF)) {
            in.skipNBytes(2);
            return utf16(in, StandardCharsets.UTF_16BE);
        }
        if (head.length == 4 && head[0] != 0 && head[1] == 0 && head[2] != 0 && head[3] == 0) {
            return utf16(in, StandardCharsets.UTF_16LE);
        }
        if (head.length == 4 && head[0] == 0 && head[1] != 0 && head[2] == 0 && head[3] != 0) {
            return utf16(in, StandardCharsets.UTF_16BE);
        }
        return new Utf8Input(in, "", Beginning.ofFile(0));
    }

    /** Whether a file repeats the mark of UTF-16 as far as can be seen. One mark is an empty text; so many are no text. */
    private static boolean isMarksOnly(InputStream in, byte[] head) throws IOException {
        if (!startsWith(head, 0xFF, 0xFE, 0xFF, 0xFE) && !startsWith(head, 0xFE, 0xFF, 0xFE, 0xFF)) {
            return false;
        }
        byte[] more = Encoded.peek(in, AHEAD);
        return Arrays.equals(more, 2, more.length, more, 0, more.length - 2);
    }

    /** The bytes of a text in UTF-32, which has a mark of its own or three zeros beside each ASCII letter. */
    private static Optional<Utf8Input> utf32(InputStream in, byte[] head) throws IOException {
        boolean littleMark = startsWith(head, 0xFF, 0xFE, 0, 0);
        boolean bigMark = startsWith(head, 0, 0, 0xFE, 0xFF);
        boolean little = littleMark || (head.length == 4 && head[0] > 0 && startsWith(head, head[0], 0, 0, 0));
        boolean big = bigMark || (head.length == 4 && head[3] > 0 && startsWith(head, 0, 0, 0));
        if (!little && !big) {
            return Optional.empty();
        }
        if (littleMark || bigMark) {
            in.skipNBytes(4);
        }
        Charset charset = Charset.forName(little ? "UTF-32LE" : "UTF-32BE");
        return Optional.of(transcoded(in, charset, "utf-32"));
    }

    private static Utf8Input utf16(InputStream in, Charset charset) {
        return transcoded(in, charset, "utf-16");
    }

    private static Utf8Input transcoded(InputStream in, Charset charset, String guess) {
        return new Utf8Input(new Transcoded(new InputStreamReader(in, charset)), guess, new Beginning(-1, 0, 0, 0));
    }

    private static boolean startsWith(byte[] bytes, int... expected) {
        for (int i = 0; i < expected.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xFF) != expected[i]) {
                return false;
            }
        }
        return true;
    }

    /** What the bytes of a stream were taken for before they became UTF-8, or the empty string. */
    public static String guess(InputStream in) {
        if (in instanceof Segment segment) {
            return segment.guess();
        }
        return in instanceof Utf8Input input ? input.guess : "";
    }

    /** Characters of a reader as UTF-8 bytes. */
    private static final class Transcoded extends InputStream {

        private final Reader reader;
        private final char[] chars = new char[4096];
        private ByteArrayInputStream bytes = new ByteArrayInputStream(new byte[0]);
        private int held;

        Transcoded(Reader reader) {
            this.reader = reader;
        }

        @Override
        public int read() throws IOException {
            return refill() ? bytes.read() : -1;
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            return length == 0 ? 0 : refill() ? bytes.read(into, offset, length) : -1;
        }

        private boolean refill() throws IOException {
            while (bytes.available() == 0) {
                int read = reader.read(chars, held, chars.length - held);
                if (read < 0) {
                    return false;
                }
                int end = held + read;
                // Half of a pair waits for the other half.
                int whole = Character.isHighSurrogate(chars[end - 1]) ? end - 1 : end;
                bytes = new ByteArrayInputStream(new String(chars, 0, whole).getBytes(StandardCharsets.UTF_8));
                held = end - whole;
                System.arraycopy(chars, whole, chars, 0, held);
            }
            return true;
        }

        @Override
        public void close() throws IOException {
            reader.close();
        }
    }
}
