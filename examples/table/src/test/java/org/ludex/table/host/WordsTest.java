package org.ludex.table.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.table.TableServer;
import org.ludex.table.web.Failures;
import org.ludex.testkit.Translations;

@DisplayName("The table's words")
class WordsTest {

    private static final Pattern WORD = Pattern.compile("(?m)(?:^ {4}|, )'?([\\w.-]+)'?: '((?:[^'\\\\]|\\\\.)*)'");
    private static final Pattern PLACE = Pattern.compile("\\{\\d}");

    @Test
    @DisplayName("are all there in Persian, with the same places")
    void server() {
        for (Class<?> place : List.of(Complaint.class, Failures.class)) {
            Translations words = Translations.beside(place);
            words.check("fa", Set.of());
            words.checkScript("fa", Pattern.compile("ludex"));
            words.checkNumbers(Set.of());
        }
    }

    @Test
    @DisplayName("have a sentence for every complaint")
    void complaints() {
        for (Complaint.Code code : Complaint.Code.values()) {
            assertThat(Complaint.of(code).message(Locale.ENGLISH))
                    .as(code.toString())
                    .doesNotContain("complaint.");
        }
    }

    @Test
    @DisplayName("of the pages are all there in both languages, with the same places")
    void pages() throws IOException {
        String text = file("words.js");
        int persian = text.indexOf("  fa: {");
        Map<String, String> english = words(text.substring(0, persian));
        Map<String, String> other = words(text.substring(persian));
        assertThat(english).hasSizeGreaterThan(80);
        assertThat(other.keySet()).isEqualTo(english.keySet());
        english.forEach((key, words) -> assertThat(places(Objects.requireNonNull(other.get(key))))
                .as(key)
                .isEqualTo(places(words)));
    }

    @Test
    @DisplayName("that the pages use are known")
    void used() throws IOException {
        Map<String, String> known = words(file("words.js"));
        for (String name : new String[] {"game.js", "lobby.js", "common.js"}) {
            Matcher use = Pattern.compile("say\\('(\\w+)'").matcher(file(name));
            while (use.find()) {
                assertThat(known).as(name).containsKey(use.group(1));
            }
        }
    }

    private static Map<String, String> words(String text) {
        Map<String, String> words = new LinkedHashMap<>();
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            words.put(word.group(1), word.group(2));
        }
        return words;
    }

    private static Set<String> places(String words) {
        return PLACE.matcher(words).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String file(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(TableServer.class.getResourceAsStream("web/files/" + name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
