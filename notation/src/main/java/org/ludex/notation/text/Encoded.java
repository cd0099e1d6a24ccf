package org.ludex.notation.text;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.ludex.core.Facts;
import org.ludex.notation.NotationRule;
import org.ludex.notation.spi.Span;

/**
 * Text as files hold it: UTF-8, with or without a byte order mark; UTF-16 is recognised by its mark or its zeros; what is
 * not UTF-8 is taken for Latin-1, in which every byte is a letter.
 *
 * @param text the text
 * @param guess what the text was taken for, or the empty string for plain UTF-8
 */
public record Encoded(String text, String guess) {

    /** Decodes the bytes of one record. */
    public static Encoded of(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = decoder.decode(in, out, true);
        if (!result.isError()) {
            return new Encoded(out.flip().toString(), "");
        }
        if (in.remaining() < 4 && result.length() == in.remaining()) {
            // Only the last letter is cut short: the text is UTF-8 all the same.
            return new Encoded(out.flip() + "\uFFFD", "truncated");
        }
        return new Encoded(new String(bytes, StandardCharsets.ISO_8859_1), "latin-1");
    }

    /** Notes what the text was taken for, where it is not plain UTF-8. */
    public void remark(Findings findings) {
        if (!guess.isEmpty()) {
            findings.note(NotationRule.ENCODING, Facts.none().as(guess), new Span(0, 0));
        }
    }

    /**
     * A stream of UTF-8 bytes without a byte order mark, from a stream of UTF-8 or UTF-16. What is neither passes
     * unchanged.
     *
     * @param in a stream that supports mark and reset
     */
    public static InputStream utf8(InputStream in) throws IOException {
        in.mark(4);
        byte[] head = in.readNBytes(4);
        in.reset();
        if (startsWith(head, 0xEF, 0xBB, 0xBF)) {
            in.skipNBytes(3);
            return in;
        }
        if (startsWith(head, 0xFF, 0xFE)) {
            in.skipNBytes(2);
            return new Transcoded(new InputStreamReader(in, StandardCharsets.UTF_16LE));
        }
        if (startsWith(head, 0xFE, 0xFF)) {
            in.skipNBytes(2);
            return new Transcoded(new InputStreamReader(in, StandardCharsets.UTF_16BE));
        }
        if (head.length == 4 && head[0] != 0 && head[1] == 0 && head[2] != 0 && head[3] == 0) {
            return new Transcoded(new InputStreamReader(in, StandardCharsets.UTF_16LE));
        }
        if (head.length == 4 && head[0] == 0 && head[1] != 0 && head[2] == 0 && head[3] != 0) {
            return new Transcoded(new InputStreamReader(in, StandardCharsets.UTF_16BE));
        }
        return in;
    }

    private static boolean startsWith(byte[] bytes, int... expected) {
        for (int i = 0; i < expected.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xFF) != expected[i]) {
                return false;
            }
        }
        return true;
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
                int whole = Character.isHighSurrogate(chars[end - 1]) && end > 1 ? end - 1 : end;
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

    /** The first bytes of a stream that supports mark and reset, left in it. */
    public static byte[] peek(InputStream in, int most) throws IOException {
        in.mark(most);
        byte[] head = in.readNBytes(most);
        in.reset();
        return Arrays.copyOf(head, head.length);
    }
}
