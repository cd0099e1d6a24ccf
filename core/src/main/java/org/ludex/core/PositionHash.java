package org.ludex.core;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * A number for a position that is the same on every machine, in every version of Java and of this library, so that positions
 * of an archive can be counted, compared and joined wherever they were judged. {@link Object#hashCode()} promises none of
 * that.
 *
 * <p>It is made of the id of the game, its options as records write them (those that are not default, empty if all are) and
 * the {@linkplain Position#text() text} of the position, with line feeds between them:
 *
 * <pre>
 * dvonn
 *
 * ........./........../.........../........../......... placing white
 * </pre>
 *
 * <p>The hash is the first eight bytes of the SHA-256 digest of this text in UTF-8, the first byte being the highest. Equal
 * positions have equal hashes. Among a billion different positions, the chance that any two share one is about 3 in 100.
 */
public final class PositionHash {

    /** Copied for each hash, which is quicker than to look for the algorithm again. */
    private static final MessageDigest FRESH = sha256();

    private PositionHash() {}

    /** The hash of a position. */
    public static long of(Position<?, ?> position) {
        String text = position.game().id() + "\n" + position.options() + "\n" + position.text();
        return ByteBuffer.wrap(copy().digest(text.getBytes(StandardCharsets.UTF_8)))
                .getLong();
    }

    private static MessageDigest copy() {
        try {
            return (MessageDigest) FRESH.clone();
        } catch (CloneNotSupportedException e) {
            return sha256();
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
