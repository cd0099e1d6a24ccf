package org.ludex.lsp;

/** Where lines begin and end. */
final class Lines {

    private Lines() {}

    /** Where the line ends on which a place stands. */
    static int end(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at++;
        }
        return at;
    }

    /** Where the next line begins. */
    static int behind(String text, int from) {
        int end = end(text, from);
        return Math.min(text.length(), end + (text.startsWith("\r\n", end) ? 2 : 1));
    }
}
