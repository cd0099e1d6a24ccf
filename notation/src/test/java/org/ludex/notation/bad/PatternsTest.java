package org.ludex.notation.bad;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.SeededRandom;

/**
 * Every regular expression in the sources of every module, on texts that grow. What counts is how many characters a match
 * looks at, not how long it takes: so the test gives the same answer on every machine.
 */
@DisplayName("Regular expressions")
class PatternsTest {

    private static final int SMALL = 40;
    private static final int LARGE = 10 * SMALL;
    /** Long enough to exhaust the stack where a match takes a call for each character. */
    private static final int HUGE = 6_000;
    /** Ten times the text may take twenty times the looks: whatever is quadratic takes a hundred times as many. */
    private static final int BOUND = 20;

    private static final List<String> BEFORE = List.of("", "\"", "[{", "1", "x");
    private static final List<String> UNITS = List.of(
            " ", "\n", "a", "1", "-", "1-", ".", "\"", "[", "]", "{", "(", "\\", "a1", ":", "1 ", "\u00E9", ";", "+",
            ",", "/", "=");
    private static final List<String> BEHIND = List.of("", "x\ny", "!", "\"", "=\u0000");

    /** How many ways into an expression are tried, and how far. */
    private static final int WALKS = 4;

    private static final int STEPS = 12;

    /** Only what repeats a group may take a call for each repetition. */
    private static final Pattern REPEATED_GROUP = Pattern.compile("\\)[*+?{]");

    /** What stands for itself in an expression, once classes and escapes are out. */
    private static final Pattern LITERAL = Pattern.compile("[A-Za-z0-9 \"#<>=:;,/-]+");

    private static final Pattern NO_LITERAL = Pattern.compile(
            "\\(\\?<?[=!:]|\\(\\?<\\w+>|\\\\[pP]\\{\\w+}|\\\\.|\\[\\^?(?:\\\\.|[^\\]])+]|[?*+]{1,2}|\\{[0-9,]+}");

    private static final SourcePatterns PATTERNS = read();

    private static SourcePatterns read() {
        try {
            return SourcePatterns.below(Path.of("..").toAbsolutePath().normalize());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** A text that counts how often it is looked at. */
    private static final class Counted implements CharSequence {

        private final String text;
        private long looks;

        Counted(String text) {
            this.text = text;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            looks++;
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.substring(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    static List<SourcePatterns.Found> all() {
        return PATTERNS.found();
    }

    @Test
    @DisplayName("are constants of the file that uses them: none escapes this test")
    void areConstants() {
        assertThat(PATTERNS.unknown()).isEmpty();
        assertThat(PATTERNS.files()).isGreaterThan(700);
        assertThat(PATTERNS.found())
                .extracting(found -> found.place().replaceFirst(":.*", ""))
                .contains("SgfHeader.java", "Hand.java", "Shape.java", "Gate.java", "Completions.java", "Nim.java");
    }

    /** Texts that an expression finds hard, if it finds any so: they begin and go on as it does. */
    private static List<String> texts(Pattern pattern, int length) {
        List<String> literals = LITERAL.matcher(
                        NO_LITERAL.matcher(pattern.pattern()).replaceAll("|"))
                .results()
                .map(hit -> hit.group())
                .limit(8)
                .toList();
        Set<String> starts = new LinkedHashSet<>(BEFORE);
        SeededRandom random = new SeededRandom(1);
        String letters = String.join("", literals) + "aA1 [](){}\"':;,.=-+#<>/\\\n\t";
        for (int i = 0; i < WALKS; i++) {
            starts.add(walk(pattern, letters, random));
        }
        Set<String> units = new LinkedHashSet<>(UNITS);
        units.addAll(literals);
        starts.stream().filter(start -> !start.isEmpty()).forEach(units::add);
        List<String> texts = new ArrayList<>();
        for (String start : starts) {
            for (String unit : units) {
                texts.add(start + unit.repeat(length));
            }
        }
        return texts;
    }

    /** A text that an expression has not yet given up at its end: a step into its inside. */
    private static String walk(Pattern pattern, String letters, SeededRandom random) {
        String text = "";
        for (int i = 0; i < 8 * STEPS && text.length() < STEPS; i++) {
            String longer = text + letters.charAt(random.nextInt(letters.length()));
            Matcher matcher = pattern.matcher(longer);
            var unused = matcher.matches();
            text = matcher.hitEnd() ? longer : text;
        }
        return text;
    }

    @ParameterizedTest
    @MethodSource("all")
    @DisplayName("look at a text in proportion to its length")
    void linear(SourcePatterns.Found found) {
        List<String> small = texts(found.pattern(), SMALL);
        List<String> large = texts(found.pattern(), LARGE);
        assertThat(small).hasSameSizeAs(large);
        for (Predicate<Matcher> way : ways(found)) {
            for (int i = 0; i < small.size(); i++) {
                for (String behind : BEHIND) {
                    long few = looks(found.pattern(), way, small.get(i) + behind);
                    long many = looks(found.pattern(), way, large.get(i) + behind);
                    if (many > BOUND * Math.max(few, 10 * SMALL)) {
                        fail(
                                "%s looks %d times at %s..%s, and %d times at ten times as much",
                                found,
                                few,
                                small.get(i)
                                        .substring(0, Math.min(60, small.get(i).length())),
                                behind,
                                many);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    @DisplayName("never take a call for each character")
    void flat(SourcePatterns.Found found) {
        boolean mayRecurse = REPEATED_GROUP.matcher(found.pattern().pattern()).find();
        for (String text : mayRecurse ? texts(found.pattern(), HUGE) : List.<String>of()) {
            assertThat(looks(found.pattern(), Matcher::matches, text)).isNotNegative();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\s*id\\s+\"?(.*?)\"?\\s*", "(a+)+b", "\\s+x", "[0-9]*[0-9-]*[0-9]*=", "(?:.*,)*x"})
    @DisplayName("that backtrack do not pass")
    void backtracking(String bad) {
        var found = new SourcePatterns.Found("", Pattern.compile(bad), EnumSet.allOf(SourcePatterns.Way.class));
        assertThatThrownBy(() -> linear(found)).isInstanceOf(AssertionError.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[0-9]+(-[0-9]+)*", "(a|b|\\\\.)*", "(?:[^\"\\\\]|\\\\.)*"})
    @DisplayName("that take a call for each character do not pass")
    void recursive(String bad) {
        var found = new SourcePatterns.Found("", Pattern.compile(bad), EnumSet.allOf(SourcePatterns.Way.class));
        assertThatThrownBy(() -> flat(found)).isInstanceOf(StackOverflowError.class);
    }

    private static List<Predicate<Matcher>> ways(SourcePatterns.Found found) {
        List<Predicate<Matcher>> ways = new ArrayList<>();
        if (found.ways().contains(SourcePatterns.Way.AT_START)) {
            ways.add(Matcher::matches);
            ways.add(Matcher::lookingAt);
        }
        if (found.ways().contains(SourcePatterns.Way.ANYWHERE)) {
            ways.add(PatternsTest::findAll);
        }
        return ways;
    }

    /** All places, as those who replace or cut apart look for them. */
    private static boolean findAll(Matcher matcher) {
        int found = 0;
        while (matcher.find()) {
            found++;
        }
        return found > 0;
    }

    private static long looks(Pattern pattern, Predicate<Matcher> way, String text) {
        Counted counted = new Counted(text);
        var unused = way.test(pattern.matcher(counted));
        return counted.looks;
    }
}
