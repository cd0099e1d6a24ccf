package org.ludex.notation.text;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.ludex.notation.tree.GameTag;

/** How a record of another format begins: one that was put after ours in a file is not a part of ours. */
final class ForeignHead {

    private static final int AHEAD = 256;

    private static final Pattern SGF = Pattern.compile("\\s*+\\(\\s*+;\\s*+[A-Z]{1,2}+\\s*+\\[");
    private static final Pattern JSON =
            Pattern.compile("\\s*+\\[?+\\s*+\\{\\s*+\"(?:format|version|game|ending|comment|moves|tags|rest)\"\\s*+:");

    private ForeignHead() {}

    /** Whether such a record begins on a line. */
    static boolean isAt(byte[] bytes, int from, int to) {
        int first = GameTag.passBlanks(bytes, from, to);
        if (first >= to || "([{".indexOf(bytes[first]) < 0) {
            return false;
        }
        int length = Math.min(AHEAD, to - first);
        String head = new String(bytes, first, length, StandardCharsets.ISO_8859_1);
        return SGF.matcher(head).lookingAt() || JSON.matcher(head).lookingAt();
    }
}
