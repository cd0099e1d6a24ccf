package org.ludex.dog;

import org.ludex.core.Facts;
import org.ludex.core.Phrase;
import org.ludex.core.Spellings;

/** How hidden cards are written: {@code #} is one, {@code #5} are five. */
final class Faces {

    private static final int MOST = 999;

    private Faces() {}

    static String hiddenText(int count) {
        return count == 1 ? "#" : "#" + count;
    }

    /** Reads {@code #} or {@code #5}. */
    static int hiddenCount(String word) {
        if (word.equals("#")) {
            return 1;
        }
        String digits = word.substring(1);
        boolean number =
                !digits.isEmpty() && digits.length() <= 3 && digits.chars().allMatch(Faces::isDigit);
        int count = number ? Integer.parseInt(digits) : 0;
        if (count < 1 || count > MOST) {
            throw Spellings.unknown(
                    Hand.class,
                    "hidden cards",
                    word,
                    new Phrase(Hand.class, "kind.hidden-cards.expected", Facts.of("most", MOST)));
        }
        return count;
    }

    static boolean isDigit(int character) {
        return character >= '0' && character <= '9';
    }
}
