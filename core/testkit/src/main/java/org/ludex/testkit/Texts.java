package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.regex.Pattern;
import org.ludex.core.Rule;

/** What is asked of texts that people read. */
final class Texts {

    private static final Pattern PLACE = Pattern.compile("\\{[A-Za-z][A-Za-z0-9_.-]*}");

    private Texts() {}

    static void checkOneLine(String text) {
        assertThat(text).isNotBlank();
        assertThat(text.codePoints().noneMatch(Texts::breaksLine))
                .as("\"%s\" is one line without control characters", text)
                .isTrue();
    }

    /** As records write it: an entry may bring a line of its own before it. */
    static void checkEntry(String text) {
        text.lines().forEach(Texts::checkOneLine);
        assertThat(text).isNotBlank().isEqualTo(text.strip());
    }

    private static boolean breaksLine(int codePoint) {
        return Character.isISOControl(codePoint)
                || Character.getType(codePoint) == Character.LINE_SEPARATOR
                || Character.getType(codePoint) == Character.PARAGRAPH_SEPARATOR;
    }

    /** A sentence from the bundle, complete. */
    static void checkMessage(Rule rule, String message) {
        assertThat(message).as("message for %s", rule.code()).isNotBlank();
        assertThat(message)
                .as("message for %s: the bundle has a sentence for it", rule.code())
                .isNotEqualTo(rule.code());
        assertThat(PLACE.matcher(message).find())
                .as("unfilled place in the message for %s: %s", rule.code(), message)
                .isFalse();
    }

    static void checkTitle(Rule rule) {
        checkMessage(rule, rule.title(Locale.ENGLISH));
    }

    /** The class beside which a rule's sentences stand. */
    static Class<?> home(Rule rule) {
        return rule instanceof Enum<?> constant ? constant.getDeclaringClass() : rule.getClass();
    }
}
