package org.ludex.notation.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.ludex.core.Facts;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Findings;

/**
 * The text in some bytes: UTF-8, or Latin-1 for what is not UTF-8, because every byte is a letter there.
 *
 * @param text the text
 * @param guess what the text was taken for, or the empty string for plain UTF-8
 * @param at where the text stops being UTF-8, if it does
 */
public record Encoded(String text, String guess, int at) {

    private static final char REPLACEMENT = '\uFFFD';

    /** Decodes the bytes of one record. */
    public static Encoded of(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        // What is not UTF-8 becomes a replacement character; only if there is one it takes a closer look.
        return text.indexOf(REPLACEMENT) < 0 ? new Encoded(text, "", 0) : doubtful(bytes);
    }

    private static Encoded doubtful(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = decoder.decode(in, out, true);
        if (!result.isError()) {
            return new Encoded(out.flip().toString(), "", 0);
        }
        if (in.remaining() < 4 && result.length() == in.remaining() && mayBegin(in.get(in.position()))) {
            // Only the last letter is cut short: the text is UTF-8 nevertheless.
            String whole = out.flip().toString();
            return new Encoded(whole + REPLACEMENT, "truncated", whole.length());
        }
        int bytesBefore = in.position();
        int charsBefore = out.position();
        int strange = 0;
        while (result.isError()) {
            for (int i = result.length(); i > 0; i--) {
                out.put((char) (in.get() & 0xFF));
                strange++;
            }
            result = decoder.decode(in, out, true);
        }
        String mixed = out.flip().toString();
        // Letters that are several bytes of good UTF-8 are hardly there by chance.
        return bytes.length - mixed.length() > strange
                ? new Encoded(mixed, "mixed", charsBefore)
                : new Encoded(new String(bytes, StandardCharsets.ISO_8859_1), "latin-1", bytesBefore);
    }

    /** Whether a byte may be the first of several that are a letter. */
    private static boolean mayBegin(byte b) {
        return b >= (byte) 0xC2 && b <= (byte) 0xF4;
    }

    /** A copy for a file whose encoding was determined before. */
    public Encoded from(String before) {
        return before.isEmpty() ? this : new Encoded(text, before, at);
    }

    /** Reports how the text was decoded, if it is not plain UTF-8. */
    public void remark(Findings findings) {
        if (!guess.isEmpty()) {
            findings.note(NotationRule.ENCODING, Facts.none().as(guess), new Span(at, at));
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
