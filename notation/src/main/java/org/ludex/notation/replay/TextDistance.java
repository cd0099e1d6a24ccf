package org.ludex.notation.replay;

/** How many characters two short texts differ by. */
final class TextDistance {

    /** Longer texts are not compared; they count as entirely different. */
    private static final int LONGEST = 64;

    private TextDistance() {}

    /** The smallest number of characters to insert, delete or replace to turn one text into the other. */
    static int between(String from, String to) {
        if (Math.max(from.length(), to.length()) > LONGEST) {
            return LONGEST;
        }
        int[] row = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[to.length()];
    }
}
