package org.ludex.lsp;

/** Where lines begin and end. */
final class Lines {

    private Lines() {}

    /** Where the line ends on which a place stands. */
    static int end(CharSequence text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at++;
        }
        return at;
    }

    /** Where the next line begins. */
    static int behind(CharSequence text, int from) {
        int end = end(text, from);
        boolean isPair = end + 1 < text.length() && text.charAt(end) == '\r' && text.charAt(end + 1) == '\n';
        return Math.min(text.length(), end + (isPair ? 2 : 1));
    }

    /** Whether a character is the last one of its line, the line break included. */
    static boolean endsBehind(CharSequence text, int at) {
        boolean isPair = at + 1 < text.length() && text.charAt(at + 1) == '\n';
        return text.charAt(at) == '\n' || (text.charAt(at) == '\r' && !isPair);
    }
}
