package org.ludex.notation.text;

import java.util.LinkedHashMap;
import java.util.Map;
import org.ludex.core.Facts;

/** What a file holds, as a message may show it: never long, and nothing that would play tricks on a terminal. */
public final class Excerpt {

    /** Enough to recognise any word. */
    private static final int WORDS = 80;
    /** A reason is a sentence of its own. */
    private static final int REASON = 400;

    private Excerpt() {}

    /** A text, cut where it is long. */
    public static String of(String text) {
        return of(text, WORDS);
    }

    private static String of(String text, int longest) {
        boolean whole = text.length() <= longest;
        if (whole && text.codePoints().noneMatch(Excerpt::isControl)) {
            return text;
        }
        int end = whole ? text.length() : longest - (Character.isHighSurrogate(text.charAt(longest - 1)) ? 1 : 0);
        StringBuilder shown = new StringBuilder(end + 3);
        text.substring(0, end)
                .codePoints()
                .forEach(point -> shown.appendCodePoint(isControl(point) ? '\uFFFD' : point));
        return shown.append(whole ? "" : "...").toString();
    }

    /** Facts whose texts are cut where they are long. */
    static Facts of(Facts facts) {
        if (facts.values().values().stream().noneMatch(String.class::isInstance)) {
            return facts;
        }
        Map<String, Object> shown = new LinkedHashMap<>();
        facts.values().forEach((name, value) -> {
            int longest = name.equals("reason") ? REASON : WORDS;
            shown.put(name, value instanceof String text ? of(text, longest) : value);
        });
        return new Facts(facts.variant(), shown);
    }

    /** Whether a character moves the cursor or turns the direction of writing, in place of being seen. */
    public static boolean isControl(int point) {
        return Character.isISOControl(point)
                || (point >= 0x200E && point <= 0x200F)
                || (point >= 0x202A && point <= 0x202E)
                || (point >= 0x2066 && point <= 0x2069);
    }
}
