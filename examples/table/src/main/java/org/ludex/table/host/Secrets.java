package org.ludex.table.host;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;

/** Words that nobody can guess. */
final class Secrets {

    private static final int TOKEN_BYTES = 16;
    private static final int ID_BYTES = 9;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Secrets() {}

    /** The secret of a seat: 128 random bits. */
    static String token() {
        return word(TOKEN_BYTES);
    }

    /** The name of a game in its address. */
    static String id() {
        return word(ID_BYTES);
    }

    private static String word(int length) {
        byte[] bytes = new byte[length];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Whether two tokens are the same, in a time that does not tell how far they agree. */
    static boolean isSame(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
