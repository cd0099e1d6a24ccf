package org.ludex.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.core.Messages;

@DisplayName("The program")
class MainTest {

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... words) {
        PrintStream stream = new PrintStream(err, true, StandardCharsets.UTF_8);
        return new Main(stream, stream).run(List.of(words));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "judge x | --output is missing.",
                "judge --output out | PATH is missing.",
                "judge --output out --colour red x | Unknown option \"--colour\".",
                "judge --output out --lang de x | --lang must be one of en, fa, not \"de\".",
                "sql --output out --log all x | --log must be one of debug, error, info, off, warn, not \"all\".",
                "judge --output | --output is missing.",
                "judge --output out --part-size 0 x | --part-size must be a number of MiB from 1 to 4096, not \"0\".",
                "judge --output out --part-size 5000 x | --part-size must be a number of MiB from 1 to 4096, not \"5000\".",
                "sql --output out | PATH is missing.",
                "page --output out --sql q | --page is missing.",
                "sing | Usage: ludex-spark judge"
            })
    @DisplayName("says what is wrong with its arguments, before Spark is started")
    void badArguments(String words, String message) {
        assertThat(run(words.split(" ", -1))).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).startsWith(message).contains("Usage:");
    }

    @Test
    @DisplayName("says it in Persian, too")
    void persian() {
        assertThat(run("judge", "--lang", "fa", "x")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).startsWith("--output داده نشده است.");
    }

    @Test
    @DisplayName("has each message in both languages, with the same places to fill in")
    void bothLanguages() {
        ResourceBundle english = Messages.bundle(Main.class, Locale.ENGLISH);
        ResourceBundle persian = Messages.bundle(Main.class, Locale.forLanguageTag("fa"));
        assertThat(persian.keySet()).isEqualTo(english.keySet());
        english.keySet()
                .forEach(key ->
                        assertThat(places(persian.getString(key))).as(key).isEqualTo(places(english.getString(key))));
    }

    private static Set<String> places(String pattern) {
        Set<String> places = new TreeSet<>();
        Pattern.compile("\\{([a-z]+)[|}]").matcher(pattern).results().forEach(found -> places.add(found.group(1)));
        return places;
    }
}
