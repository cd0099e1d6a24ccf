package org.ludex.notation.spelling;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.Phrase;

/** What a file holds, as a message may show it: never long, and nothing that would confuse a terminal. */
public final class Excerpt {

    private static final int ARABIC_MARK = 0x061C;

    /** Enough to recognise any word. */
    private static final int WORDS = 80;
    /** A reason is a sentence of its own. */
    private static final int REASON = 400;

    private Excerpt() {}

    /** A text, shortened if it is long. */
    public static String of(String text) {
        return of(text, WORDS);
    }

    private static String of(String text, int longest) {
        boolean whole = text.length() <= longest;
        if (whole && text.codePoints().noneMatch(Excerpt::isHidden)) {
            return text;
        }
        int end = whole ? text.length() : longest - (Character.isHighSurrogate(text.charAt(longest - 1)) ? 1 : 0);
        StringBuilder shown = new StringBuilder(end + 3);
        text.substring(0, end)
                .codePoints()
                .forEach(
                        point -> shown.append(Character.isWhitespace(point) && isHidden(point) ? " " : visible(point)));
        return shown.append(whole ? "" : "...").toString();
    }

    /** A text on one line, with an escape such as {@code \u005cu001b} for whatever would confuse a terminal, shortened if it is long. */
    public static String visible(String text, int longest) {
        if (text.length() <= longest && isPlain(text)) {
            return text;
        }
        StringBuilder shown = new StringBuilder(Math.min(text.length(), longest) + 16);
        text.codePoints().limit(longest).forEach(point -> shown.append(visible(point)));
        return shown.append(text.codePointCount(0, text.length()) > longest ? "..." : "")
                .toString();
    }

    /** Whether a text has only characters that anybody can see: most have. */
    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < ' ' || text.charAt(i) > '~') {
                return false;
            }
        }
        return true;
    }

    private static String visible(int point) {
        return switch (point) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> isHidden(point) ? String.format(Locale.ROOT, "\\u%04x", point) : Character.toString(point);
        };
    }

    /** Whether a character is not seen where it stands, and does something to its surroundings instead. */
    public static boolean isHidden(int point) {
        return isControl(point)
                || point == ARABIC_MARK
                || (point >= 0x2028 && point <= 0x2029)
                || (point >= 0xFFF9 && point <= 0xFFFB)
                || (point >= 0xE0000 && point <= 0xE007F)
                || Character.getType(point) == Character.SURROGATE;
    }

    /** Facts whose texts are shortened if they are long. */
    public static Facts of(Facts facts) {
        return of(facts, WORDS);
    }

    private static Facts of(Facts facts, int usual) {
        if (facts.values().values().stream().noneMatch(Excerpt::hasText)) {
            return facts;
        }
        Map<String, Object> shown = new LinkedHashMap<>();
        facts.values().forEach((name, value) -> shown.put(name, of(value, name.equals("reason") ? REASON : usual)));
        return facts.with(shown);
    }

    private static boolean hasText(Object value) {
        return value instanceof String || value instanceof List || value instanceof Fault || value instanceof Phrase;
    }

    private static Object of(Object value, int longest) {
        if (value instanceof String text) {
            return of(text, longest);
        }
        if (value instanceof List<?> list) {
            return list.stream().map(each -> of(each, longest)).toList();
        }
        if (value instanceof Fault fault) {
            return new Fault(fault.rule(), of(fault.facts(), longest));
        }
        if (value instanceof Phrase phrase) {
            return new Phrase(phrase.home(), phrase.key(), of(phrase.facts(), WORDS));
        }
        return value;
    }

    /** Whether a character moves the cursor or turns the direction of writing, in place of being seen. */
    public static boolean isControl(int point) {
        return Character.isISOControl(point)
                || (point >= 0x200E && point <= 0x200F)
                || (point >= 0x202A && point <= 0x202E)
                || (point >= 0x2066 && point <= 0x2069);
    }
}
