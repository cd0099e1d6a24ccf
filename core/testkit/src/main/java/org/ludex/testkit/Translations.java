package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.ludex.core.Messages;

/**
 * The messages in the package of a class, in all languages: each language must have every message that English has,
 * with the same placeholders, and numbers must agree with their nouns. Immutable.
 */
public final class Translations {

    private static final Pattern PLACE = Pattern.compile("\\{\\w+}");
    private static final Pattern NAME = Pattern.compile("\\{(\\w+)[|}]");
    private static final Pattern UNFILLED = Pattern.compile("\\{\\w");
    private static final Pattern LATIN = Pattern.compile("[A-Za-z][A-Za-z-]*[A-Za-z]");

    private final Class<?> home;
    private final Map<String, String> english;

    private Translations(Class<?> home, Map<String, String> english) {
        this.home = home;
        this.english = english;
    }

    /** The messages in the package of a class; none if there is no bundle. */
    public static Translations beside(Class<?> home) {
        return new Translations(home, read(home, "messages.properties").orElse(Map.of()));
    }

    /** The languages besides English that have a bundle. */
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
     * Fails unless a language has exactly the messages that English has, with the same placeholders.
     *
     * @param language the language
     * @param optional placeholders that a translation may leave out
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
                    .as("placeholders that %s leaves out in %s", language, key)
                    .isEmpty();
            assertThat(places(sentence))
                    .as("placeholders in English for %s, compared with those in %s", key, language)
                    .containsAll(places(String.valueOf(translated.get(key))));
        });
    }

    /**
     * Fails unless every English message agrees with the number 1 in every place, and every message of every language
     * has all its placeholders filled.
     *
     * @param exceptions keys of messages in which a number is never 1
     */
    public void checkNumbers(Set<String> exceptions) {
        List<String> wrong = new ArrayList<>();
        for (Locale locale : locales()) {
            ResourceBundle bundle = Messages.bundle(home, locale);
            for (String key : english.keySet()) {
                String sentence = Messages.fill(bundle.getString(key), ones(bundle.getString(key)), bundle);
                boolean agrees = exceptions.contains(key)
                        || !locale.equals(Locale.ENGLISH)
                        || Numbers.disagreement(sentence).isEmpty();
                if (!agrees || UNFILLED.matcher(sentence).find()) {
                    wrong.add(locale + " " + key + ": " + sentence);
                }
            }
        }
        assertThat(wrong)
                .as("messages beside %s that do not agree with the number 1", home)
                .isEmpty();
    }

    /**
     * Fails if a language that is written in another script has words in Latin letters, outside placeholders.
     *
     * @param language the language
     * @param known words that are the same in every language, such as names and codes
     */
    public void checkScript(String language, Pattern known) {
        Map<String, String> translated = read(home, file(language)).orElse(Map.of());
        Map<String, List<String>> foreign = new TreeMap<>();
        translated.forEach((key, sentence) -> {
            List<String> words = LATIN.matcher(sentence.replaceAll("\\{\\w+[|}]", " "))
                    .results()
                    .map(MatchResult::group)
                    .filter(word -> !known.matcher(word).matches())
                    .toList();
            if (!words.isEmpty()) {
                foreign.put(key, words);
            }
        });
        assertThat(foreign)
                .as("Latin words in %s beside %s", file(language), home)
                .isEmpty();
    }

    private List<Locale> locales() {
        List<Locale> locales = new ArrayList<>(List.of(Locale.ENGLISH));
        languages().forEach(language -> locales.add(Locale.forLanguageTag(language)));
        return locales;
    }

    private static Map<String, Object> ones(String pattern) {
        Map<String, Object> values = new TreeMap<>();
        NAME.matcher(pattern).results().forEach(place -> values.put(place.group(1), Numbers.sample(place.group(1))));
        return values;
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
