package org.ludex.testkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Texts that are almost positions, and texts that are nothing like one. */
final class Nonsense {

    private static final int LONG = 100_000;
    private static final int PLACES = 40;

    private Nonsense() {}

    static List<String> from(String text) {
        Set<String> texts = new LinkedHashSet<>();
        whole(text, texts);
        int step = Math.max(1, text.length() / PLACES);
        for (int at = 0; at < text.length(); at += step) {
            changedAt(text, at, texts);
        }
        texts.remove(text);
        return new ArrayList<>(texts);
    }

    /** Texts long enough to reveal a reader that is recursive or takes quadratic time. */
    static List<String> endless(String text) {
        return List.of(
                "9".repeat(LONG),
                " ".repeat(LONG),
                "(".repeat(LONG),
                (text + " ").repeat(LONG / (text.length() + 1)),
                text + "x".repeat(LONG));
    }

    private static void whole(String text, Set<String> texts) {
        texts.addAll(List.of("", " ", "?", "\u0000", "\n", "null", "-1", "{}", "\uD83C\uDFB2", "\uD83C"));
        texts.add(text + text);
        texts.add(text + " " + text);
        texts.add(text + "\n");
        texts.add(" " + text);
        texts.add(new StringBuilder(text).reverse().toString());
        texts.add(text.toUpperCase(Locale.ROOT));
        texts.add(text.toLowerCase(Locale.ROOT));
        texts.add(text.replace(" ", ""));
        texts.add(text.replace(" ", "\t"));
        texts.add(text.replaceAll("[0-9]+", "99999999999999999999"));
        texts.add(text.replaceAll("[0-9]+", "-1"));
        texts.add(text.replaceAll("[0-9]+", ""));
        texts.add(inPersianDigits(text));
    }

    /** Java reads these as digits where one does not look. */
    private static String inPersianDigits(String text) {
        StringBuilder digits = new StringBuilder(text);
        for (int at = 0; at < digits.length(); at++) {
            char digit = digits.charAt(at);
            if (digit >= '0' && digit <= '9') {
                digits.setCharAt(at, (char) (digit - '0' + '\u06F0'));
            }
        }
        return digits.toString();
    }

    private static void changedAt(String text, int at, Set<String> texts) {
        String before = text.substring(0, at);
        char here = text.charAt(at);
        String after = text.substring(at + 1);
        texts.add(before);
        texts.add(before + after);
        texts.add(before + here + here + after);
        for (char other : new char[] {'?', ' ', '0', '9'}) {
            texts.add(before + other + after);
        }
        texts.add(before + (char) (here + 1) + after);
        texts.add(before + (char) (here - 1) + after);
        texts.add(before + '9' + here + after);
        if (!after.isEmpty()) {
            texts.add(before + after.charAt(0) + here + after.substring(1));
        }
    }

    /** A text as it can be printed in a message. */
    static String show(String text) {
        StringBuilder shown = new StringBuilder("\"");
        text.codePoints().limit(300).forEach(codePoint -> {
            if (Character.isISOControl(codePoint) || Character.getType(codePoint) == Character.SURROGATE) {
                shown.append("\\u%04x".formatted(codePoint));
            } else {
                shown.appendCodePoint(codePoint);
            }
        });
        shown.append('"');
        return text.length() > 300 ? shown + "... (" + text.length() + " characters)" : shown.toString();
    }
}
