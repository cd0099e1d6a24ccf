package org.ludex.notation.bad;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every regular expression of the library, on texts that grow. What counts is how many characters a match looks at, not
 * how long it takes: so the test gives the same answer on every machine.
 */
@DisplayName("Regular expressions")
class PatternsTest {

    private static final Path SOURCES = Path.of("src/main/java");

    /** A call with a regular expression in it that is no constant, and so escapes this test. */
    private static final Pattern HIDDEN = Pattern.compile(
            "(?<!\\.matcher\\([^;]{0,80}\\))\\.(?:matches|replaceAll|replaceFirst)\\(\\s*\"|\\.split\\(\"(?!\\\\{0,2}.\")|Pattern\\.matches");

    private static final int SMALL = 400;
    private static final int LARGE = 10 * SMALL;
    /** Long enough to exhaust the stack where a match takes a call for each character. */
    private static final int HUGE = 200_000;
    /** Ten times the text may take twenty times the looks: whatever is quadratic takes a hundred times as many. */
    private static final int BOUND = 20;

    private static final List<String> BEFORE = List.of(
            "", "id ", "id \"", "[", "[{", "{", "\"", "(;", "Event", "-1", "1", "x", "xa1", "a1", "Mon Jan 1 1:1 ");
    private static final List<String> UNITS = List.of(
            " ", "\n", "a", "1", "0", "-", "1-", "-1", ".", "1.", "\"", " \"", "\" ", "[", "]", "[]", "{", "(", "\\",
            "\\u", "a1", "xa1", "xa1-", ":", "1:", "1 ", "a ", "a[b]", "\u00E9", "e", "E+", "\t ", ";", "+", "1234");
    private static final List<String> BEHIND = List.of("", "x\ny", "!", "\u0000");

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

    static List<Arguments> constants() throws IOException {
        List<Arguments> constants = new ArrayList<>();
        for (Path source : sources()) {
            if (!Files.readString(source).contains("Pattern.compile")) {
                continue;
            }
            String name = SOURCES.relativize(source).toString();
            String type = name.substring(0, name.length() - ".java".length())
                    .replace('/', '.')
                    .replace('\\', '.');
            for (Class<?> home : family(load(type))) {
                for (Field field : home.getDeclaredFields()) {
                    if (field.getType() == Pattern.class && Modifier.isStatic(field.getModifiers())) {
                        String constant = home.getSimpleName() + "." + field.getName();
                        constants.add(Arguments.of(constant, value(field), isSearched(source, field)));
                    }
                }
            }
        }
        return constants;
    }

    /** Whether a pattern is looked for at every place of a text, and not only at one. */
    private static boolean isSearched(Path source, Field field) {
        String text = read(source);
        String call = text.substring(text.indexOf(field.getName(), text.indexOf("Pattern.compile") + 1));
        return call.substring(0, call.indexOf(";")).contains(".replaceAll(")
                || (text.contains(".find()") && !text.contains(".matches()"));
    }

    private static Class<?> load(String type) {
        try {
            return Class.forName(type);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static List<Class<?>> family(Class<?> type) {
        return Stream.concat(Stream.of(type), Stream.of(type.getDeclaredClasses()))
                .toList();
    }

    private static Pattern value(Field field) {
        try {
            field.setAccessible(true);
            return (Pattern) field.get(null);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    @Test
    @DisplayName("are constants, one for each time one is compiled: none escapes this test")
    void areConstants() throws IOException {
        long compiled = sources().stream()
                .map(PatternsTest::read)
                .mapToLong(source -> source.split("Pattern\\.compile\\(", -1).length - 1)
                .sum();
        assertThat(constants()).hasSize((int) compiled);
        assertThat(sources())
                .allSatisfy(
                        file -> assertThat(HIDDEN.matcher(read(file)).results().map(hit -> hit.group()))
                                .isEmpty());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("constants")
    @DisplayName("look at a text in proportion to its length")
    void linear(String name, Pattern pattern, boolean isSearched) {
        List<Predicate<Matcher>> ways = List.of(Matcher::matches, Matcher::lookingAt, PatternsTest::findAll);
        for (Predicate<Matcher> way : isSearched ? ways : ways.subList(0, 2)) {
            for (String before : BEFORE) {
                for (String unit : UNITS) {
                    for (String behind : BEHIND) {
                        long few = looks(pattern, way, before + unit.repeat(SMALL) + behind);
                        long many = looks(pattern, way, before + unit.repeat(LARGE) + behind);
                        assertThat(many)
                                .as("looks at %s%s.. %s", before, unit.repeat(3), behind)
                                .isLessThanOrEqualTo(BOUND * Math.max(few, SMALL));
                    }
                }
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("constants")
    @DisplayName("never take a call for each character")
    void flat(String name, Pattern pattern, boolean isSearched) {
        for (String before : BEFORE) {
            for (String unit : UNITS) {
                assertThat(looks(pattern, Matcher::matches, before + unit.repeat(HUGE / unit.length())))
                        .as("looks at %s%s..", before, unit)
                        .isNotNegative();
            }
        }
    }

    /** All places, as those who replace or cut apart look for them. */
    private static boolean findAll(Matcher matcher) {
        int found = 0;
        while (found < SMALL && matcher.find()) {
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
