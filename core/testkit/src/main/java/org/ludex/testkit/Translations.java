package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The sentences beside a class in all languages: each language says everything that English says, with the same named
 * places. Immutable.
 */
public final class Translations {

    private static final Pattern PLACE = Pattern.compile("\\{\\w+}");

    private final Class<?> home;
    private final Map<String, String> english;

    private Translations(Class<?> home, Map<String, String> english) {
        this.home = home;
        this.english = english;
    }

    /** The sentences in the package of a class; without a bundle there is nothing to check. */
    public static Translations beside(Class<?> home) {
        return new Translations(home, read(home, "messages.properties").orElse(Map.of()));
    }

    /** The languages, besides English, that there are sentences in. */
    public Set<String> languages() {
        Set<String> languages = new TreeSet<>();
        for (String language : Locale.getISOLanguages()) {
            if (read(home, file(language)).isPresent()) {
                languages.add(language);
            }
        }
        return languages;
    }

    /**
     * Fails unless a language has every sentence, and none that English lacks, with the same places.
     *
     * @param language the language
     * @param optional places that a translation may leave out
     */
    public void check(String language, Set<String> optional) {
        Map<String, String> translated = read(home, file(language)).orElse(Map.of());
        assertThat(translated.keySet())
                .as("keys of %s beside %s", file(language), home)
                .isEqualTo(english.keySet());
        english.forEach((key, sentence) -> {
            Set<String> left = places(sentence);
            left.removeAll(places(String.valueOf(translated.get(key))));
            left.removeAll(optional);
            assertThat(left)
                    .as("places that %s leaves out in %s", language, key)
                    .isEmpty();
            assertThat(places(sentence))
                    .as("places in English for %s, which %s has", key, language)
                    .containsAll(places(String.valueOf(translated.get(key))));
        });
    }

    private static Set<String> places(String sentence) {
        Set<String> places = new TreeSet<>();
        PLACE.matcher(sentence).results().map(MatchResult::group).forEach(places::add);
        return places;
    }

    private static String file(String language) {
        return "messages_" + language + ".properties";
    }

    private static Optional<Map<String, String>> read(Class<?> home, String file) {
        try (InputStream in = home.getResourceAsStream(file)) {
            if (in == null) {
                return Optional.empty();
            }
            Properties properties = new Properties();
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            Map<String, String> sentences = new TreeMap<>();
            properties.stringPropertyNames().forEach(key -> sentences.put(key, properties.getProperty(key)));
            return Optional.of(sentences);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
