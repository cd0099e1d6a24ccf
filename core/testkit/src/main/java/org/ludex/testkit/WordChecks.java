package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ludex.core.Facts;
import org.ludex.core.Games;
import org.ludex.core.Messages;
import org.ludex.core.Move;
import org.ludex.core.Option;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.core.Verdict;

/** Sentences: numbers agree with their nouns, and everything that people read has words in every language. */
final class WordChecks<M extends Move, P extends Position<M, P>> {

    private static final Pattern LATIN = Pattern.compile("[A-Za-z]{2,}");
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)[|}]");

    private final RandomGames<M, P> games;

    WordChecks(RandomGames<M, P> games) {
        this.games = games;
    }

    /** Every sentence of the bundles, with the number 1 in every place. */
    void sentencesAgreeWithOne(Set<String> exceptions) {
        List<String> wrong = new ArrayList<>();
        for (Class<?> home : homes()) {
            ResourceBundle bundle = Messages.bundle(home, Locale.ENGLISH);
            for (String key : new TreeSet<>(bundle.keySet())) {
                String sentence = Messages.fill(bundle.getString(key), ones(bundle.getString(key)), bundle);
                if (!exceptions.contains(key) && !Numbers.disagreement(sentence).isEmpty()) {
                    wrong.add(key + ": " + sentence);
                }
            }
        }
        assertThat(wrong).as("messages that do not agree with the number 1").isEmpty();
    }

    /** Every kind of refusal that random play meets, with 1 and with 2 for its numbers. */
    void refusalsAgreeWithTheirNumbers(Set<String> exceptions) {
        Set<String> met = new HashSet<>();
        for (Spot<M, P> spot : games.spots(60)) {
            for (M candidate : games.candidates(spot)) {
                if (spot.position().judge(candidate) instanceof Verdict.Illegal no
                        && met.add(key(no))
                        && !exceptions.contains(key(no))) {
                    checkNumbers(no, candidate + " at " + spot);
                }
            }
        }
    }

    private static String key(Verdict.Illegal no) {
        String form = no.facts().form();
        return "refusal." + no.rule().code() + (form.isEmpty() ? "" : "." + form);
    }

    private static void checkNumbers(Verdict.Illegal no, String where) {
        for (int number : new int[] {1, 2}) {
            String message = Messages.refusal(no.rule(), with(no.facts(), number), Locale.ENGLISH);
            assertThat(Numbers.disagreement(message))
                    .as("words that do not agree with their number in \"%s\", the refusal of %s", message, where)
                    .isEmpty();
        }
    }

    /** The classes beside which the game's sentences are. */
    private List<Class<?>> homes() {
        Stream<Class<?>> rules = games.game().rules().stream().map(Texts::home);
        Stream<Class<?>> seats = games.game().seats(games.options()).stream().map(Object::getClass);
        Stream<Class<?>> others =
                Stream.of(games.game().getClass(), games.game().moveType());
        Map<String, Class<?>> byPackage = new LinkedHashMap<>();
        Stream.of(rules, seats, others)
                .flatMap(each -> each)
                .forEach(home -> byPackage.putIfAbsent(home.getPackageName(), home));
        return List.copyOf(byPackage.values());
    }

    private static Map<String, Object> ones(String pattern) {
        Map<String, Object> values = new LinkedHashMap<>();
        PLACE.matcher(pattern).results().forEach(place -> values.put(place.group(1), Numbers.sample(place.group(1))));
        return values;
    }

    private static Facts with(Facts facts, int number) {
        Map<String, Object> values = new LinkedHashMap<>();
        facts.values().forEach((name, value) -> values.put(name, value instanceof Number ? number : value));
        return facts.with(values);
    }

    void everythingHasWords(List<Locale> locales, Pattern latin) {
        Set<String> names = optionWords();
        Predicate<String> known =
                word -> names.contains(word) || latin.matcher(word).matches();
        for (Locale locale : locales) {
            for (Seat seat : games.game().seats(games.options())) {
                checkWords(seat.name(locale), locale, "name of the seat " + seat.id(), seat.id()::equals);
            }
            for (Option option : games.game().options()) {
                String what = "description of the option " + option.name();
                assertThat(option.description(locale))
                        .as("%s in %s", what, locale)
                        .isNotEqualTo(option.name());
                checkWords(option.description(locale), locale, what, known);
            }
            for (Rule rule : games.game().rules()) {
                String title = rule.title(locale);
                assertThat(title)
                        .as("title of the rule %s in %s", rule.code(), locale)
                        .isNotEqualTo(rule.code());
            }
            games.walks().forEach(walk -> checkOutcome(walk.end(), locale));
        }
    }

    /** The words in the names and values of options and in the names of games, which are the same in every language. */
    private Set<String> optionWords() {
        Set<String> words = gameWords();
        games.game().options().stream()
                .flatMap(option ->
                        Stream.concat(Stream.of(option.name(), option.defaultValue()), option.values().stream()))
                .forEach(text -> words.addAll(latinWords(text)));
        return words;
    }

    /** The words in the names of games. */
    static Set<String> gameWords() {
        Set<String> words = new HashSet<>();
        Games.all().forEach(game -> words.addAll(latinWords(game.name())));
        return words;
    }

    private static List<String> latinWords(String text) {
        return LATIN.matcher(text).results().map(MatchResult::group).toList();
    }

    private void checkOutcome(Spot<M, P> spot, Locale locale) {
        Outcome outcome = spot.position().outcome();
        String rule = "";
        if (outcome instanceof Outcome.Won won) {
            rule = won.rule().code();
        } else if (outcome instanceof Outcome.Drawn drawn) {
            rule = drawn.rule().code();
        }
        assertThat(outcome.message(locale))
                .as("sentence in %s for the outcome at %s", locale, spot)
                .contains(rule);
        checkWords(outcome.message(locale).replace(rule, ""), locale, "outcome at " + spot, word -> false);
        checkWords(spot.position().message(locale).replace(rule, ""), locale, "message at " + spot, word -> false);
    }

    private static void checkWords(String words, Locale locale, String what, Predicate<String> known) {
        assertThat(words).as("%s in %s", what, locale).isNotBlank();
        if (!locale.getLanguage().equals("en") && isAnotherScript(locale)) {
            assertThat(LATIN.matcher(words).results().map(MatchResult::group).filter(known.negate()))
                    .as("Latin words in \"%s\", the %s in %s", words, what, locale)
                    .isEmpty();
        }
    }

    /** Whether a language is written in letters other than the Latin ones. */
    static boolean isAnotherScript(Locale locale) {
        return locale.getDisplayLanguage(locale)
                .codePoints()
                .noneMatch(each -> each < 0x250 && Character.isLetter(each));
    }
}
