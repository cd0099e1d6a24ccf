package org.ludex.notation.antlr;

/**
 * Goes through the words of a text, which are between blanks, or through its lines. It looks at each letter once, and knows
 * the place of a word in a {@link Memo} when it knows its end. It stops at whatever only a grammar can judge: control
 * characters and whatever may be a blank outside ASCII. Mutable, for one text and one thread.
 */
public final class WordCursor {

    private static final char LAST_PRINTABLE = '~';
    private static final char FIRST_ARROW = '\u2190';
    private static final char LAST_ARROW = '\u21FF';
    private static final int MOST_DIGITS = 4;

    private final String text;
    private final char[] letters;
    /** The blank that is a letter: the space inside a line, or none. */
    private final char inside;

    private int start;
    private int end;
    private long high;
    private long middle;
    private long low;
    private int form;
    private boolean stopped;

    /**
     * The words or lines of a text from a place on.
     *
     * @param text the text
     * @param from the place
     * @param hasLines whether to go through lines
     */
    WordCursor(String text, int from, boolean hasLines) {
        this.text = text;
        this.letters = text.toCharArray();
        this.inside = hasLines ? ' ' : LAST_PRINTABLE;
        this.end = from;
    }

    /** Goes on to the next word; false if there is none, or if it stopped. */
    public boolean next() {
        int at = end;
        while (at < letters.length && isBlank(letters[at])) {
            at++;
        }
        start = at;
        long first = 0;
        long second = 0;
        long later = 0;
        int all = 0;
        while (at < letters.length && (isLetter(letters[at]) || letters[at] == inside)) {
            int index = at - start;
            int letter = Memo.code(letters[at]);
            if (index < Memo.PART) {
                first = Memo.join(first, letter);
            } else if (index < 2 * Memo.PART) {
                second = Memo.join(second, letter);
            } else {
                later = index < Memo.SHORT ? Memo.join(later, letter) : Memo.sum(later, letter);
            }
            all |= letter;
            at++;
        }
        end = at;
        high = first;
        middle = second;
        low = later;
        form = Memo.form(at - start, all);
        stopped = at < letters.length && !isBlank(letters[at]);
        return start < end && !stopped;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\n' || c == '\r' || c == '\t';
    }

    /** Whether a character is certain to be neither blank nor control: what is printable in ASCII, and arrows. */
    private static boolean isLetter(char c) {
        return c > ' ' && (c <= LAST_PRINTABLE || (c >= FIRST_ARROW && c <= LAST_ARROW));
    }

    /** Whether it stopped before the end of the text. */
    public boolean isStopped() {
        return stopped;
    }

    /** Where the word begins. */
    public int start() {
        return start;
    }

    /** Where the word ends. */
    public int end() {
        return end;
    }

    /** The number that the word is, with a dot behind it, if it has up to four digits; 0 if it is anything else. */
    public int number() {
        int digits = end - start - 1;
        if (digits < 1 || digits > MOST_DIGITS || letters[end - 1] != '.' || letters[start] == '0') {
            return 0;
        }
        int number = 0;
        for (int i = start; i < end - 1; i++) {
            if (letters[i] < '0' || letters[i] > '9') {
                return 0;
            }
            number = 10 * number + letters[i] - '0';
        }
        return number;
    }

    /** The word. */
    public String word() {
        return text.substring(start, end);
    }

    long high() {
        return high;
    }

    long middle() {
        return middle;
    }

    long low() {
        return low;
    }

    int form() {
        return form;
    }

    boolean isAt(String stretch) {
        return text.startsWith(stretch, start);
    }
}
