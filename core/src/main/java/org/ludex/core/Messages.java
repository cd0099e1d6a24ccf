package org.ludex.core;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * Turns rules and facts into sentences. The sentences come from the resource bundle {@code messages} in the package of
 * each game's rule enum, so they can be translated:
 *
 * <pre>
 * rule.B2    = A player must move the tower whose colour ...
 * refusal.B2 = The {due} tower must move, not the {tower} one.
 * refusal.B2.elsewhere = ...   (another form of the same refusal)
 * Colour.RED = red     (the word for an enum constant among the facts)
 * </pre>
 *
 * <p>{@link Facts#as(Class, String)} takes the sentence for a form from another package instead.
 *
 * <p>A placeholder can offer two wordings, as in <code>{left} {left|card is|cards are} left</code>: the first is used
 * if the value is 1, otherwise the second.
 *
 * <p>Facts are written in the language of the sentence: {@link Fault}s and {@link Phrase}s are translated, lists use
 * its comma, and whole numbers its digits.
 *
 * <p>A game that is a module must open the package of its rules to {@code org.ludex.core}. Otherwise this class cannot
 * read the bundle, and messages are just codes.
 */
public final class Messages {

    private static final String BUNDLE = ".messages";

    /** More languages than anybody speaks are looked up each time. */
    private static final int LANGUAGES = 16;

    /** The bundles found so far: Java looks longer for one than it takes to fill in a sentence. */
    private static final ClassValue<Map<Locale, ResourceBundle>> BUNDLES = new ClassValue<>() {
        @Override
        protected Map<Locale, ResourceBundle> computeValue(Class<?> home) {
            return new ConcurrentHashMap<>();
        }
    };

    private Messages() {}

    /** The rule in one sentence. */
    public static String title(Rule rule, Locale locale) {
        return lookup(bundle(rule, locale), "rule." + rule.code()).orElse(rule.code());
    }

    /** Describes why a move was refused, or what is wrong with a set-up, in one sentence. */
    public static String refusal(Rule rule, Facts facts, Locale locale) {
        String key = "refusal." + rule.code();
        String formKey = facts.form().isEmpty() ? key : key + "." + facts.form();
        Optional<ResourceBundle> other =
                facts.home().map(home -> bundle(home, locale)).filter(bundle -> bundle.containsKey(formKey));
        if (other.isPresent()) {
            return fill(other.get().getString(formKey), facts.values(), other.get());
        }
        ResourceBundle bundle = bundle(rule, locale);
        String pattern = lookup(bundle, formKey).or(() -> lookup(bundle, key)).orElseGet(() -> title(rule, locale));
        return fill(pattern, facts.values(), bundle);
    }

    /**
     * Fills in the placeholders of a pattern: {@code {tower}} becomes the value named tower, worded as in the bundle.
     */
    public static String fill(String pattern, Map<String, Object> values, ResourceBundle bundle) {
        StringBuilder text = new StringBuilder(pattern.length() + 32);
        int from = 0;
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', from)) {
            int close = pattern.indexOf('}', open);
            if (close < 0) {
                break;
            }
            text.append(pattern, from, open);
            text.append(place(pattern.substring(open + 1, close), values, bundle));
            from = close + 1;
        }
        return text.append(pattern, from, pattern.length()).toString();
    }

    private static String place(String place, Map<String, Object> values, ResourceBundle bundle) {
        int one = place.indexOf('|');
        Object value = values.get(one < 0 ? place : place.substring(0, one));
        int many = place.indexOf('|', one + 1);
        boolean isWording = one >= 0 && many >= 0 && place.indexOf('|', many + 1) < 0;
        if (value == null || (one >= 0 && !isWording)) {
            return "{" + place + "}";
        }
        if (one < 0) {
            return say(value, bundle);
        }
        return value instanceof Number number && number.longValue() == 1
                ? place.substring(one + 1, many)
                : place.substring(many + 1);
    }

    /** Describes an outcome. */
    static String outcome(Outcome outcome, Locale locale) {
        if (outcome instanceof Outcome.Won won) {
            Facts facts = Facts.of(
                    "winners",
                    won.winners(),
                    "count",
                    won.winners().size(),
                    "rule",
                    won.rule().code());
            return new Phrase(CoreRule.class, "outcome.won", facts).text(locale);
        }
        if (outcome instanceof Outcome.Drawn drawn) {
            return new Phrase(
                            CoreRule.class,
                            "outcome.drawn",
                            Facts.of("rule", drawn.rule().code()))
                    .text(locale);
        }
        return Phrase.of(CoreRule.class, "outcome.open").text(locale);
    }

    /** Describes the state of a game: its outcome or, while it is open, who acts next. */
    static String standing(Position<?, ?> position, Locale locale) {
        if (!position.outcome().isOpen()) {
            return position.outcome().message(locale);
        }
        return position.turn()
                .seat()
                .map(seat -> new Phrase(CoreRule.class, "turn.seat", Facts.of("seat", seat)))
                .orElse(Phrase.of(CoreRule.class, "turn.chance"))
                .text(locale);
    }

    /** The word for a constant, from the bundle of its enum; its {@code toString} if the bundle has none. */
    static String word(Enum<?> constant, Locale locale) {
        return say(constant, bundle(constant.getDeclaringClass(), locale));
    }

    /** The words for a key, from the bundle in the package of a class; empty if there are none. */
    static Optional<String> words(Class<?> home, String key, Locale locale) {
        return lookup(bundle(home, locale), key);
    }

    /** The words of a phrase. */
    static String text(Phrase phrase, Locale locale) {
        ResourceBundle bundle = bundle(phrase.home(), locale);
        return fill(
                lookup(bundle, phrase.key()).orElse(phrase.key()),
                phrase.facts().values(),
                bundle);
    }

    private static String say(Object value, ResourceBundle bundle) {
        if (value instanceof List<?> list) {
            return list.stream().map(each -> say(each, bundle)).collect(Collectors.joining(comma(bundle)));
        }
        if (value instanceof Enum<?> constant) {
            return say(constant, bundle);
        }
        if (value instanceof Seat seat) {
            return seat.name(language(bundle));
        }
        if (value instanceof Fault fault) {
            return fault.message(language(bundle));
        }
        if (value instanceof Phrase phrase) {
            return phrase.text(language(bundle));
        }
        if (value instanceof Integer || value instanceof Long) {
            Locale language = language(bundle);
            return language.equals(Locale.ROOT)
                    ? value.toString()
                    : String.format(language, "%d", ((Number) value).longValue());
        }
        return value.toString();
    }

    /** The word for a constant from this bundle or, if it has none, from the bundle of the constant's enum. */
    private static String say(Enum<?> constant, ResourceBundle bundle) {
        Class<?> home = constant.getDeclaringClass();
        String key = home.getSimpleName() + "." + constant.name();
        return lookup(bundle, key)
                .or(() -> lookup(bundle(home, language(bundle)), key))
                .orElseGet(constant::toString);
    }

    private static String comma(ResourceBundle bundle) {
        return bundle(CoreRule.class, language(bundle)).getString("list.comma");
    }

    /** The bundle's locale; the English base bundle reports {@code ROOT}. */
    private static Locale language(ResourceBundle bundle) {
        return Objects.requireNonNullElse(bundle.getLocale(), Locale.ROOT);
    }

    private static Optional<String> lookup(ResourceBundle bundle, String key) {
        return bundle.containsKey(key) ? Optional.of(bundle.getString(key)) : Optional.empty();
    }

    /** The bundle in the package of a rule. */
    private static ResourceBundle bundle(Rule rule, Locale locale) {
        Class<?> home = rule instanceof Enum<?> constant ? constant.getDeclaringClass() : rule.getClass();
        return bundle(home, locale);
    }

    /** The bundle {@code messages} in the package of a class, in the requested language or in English. */
    public static ResourceBundle bundle(Class<?> home, Locale locale) {
        Map<Locale, ResourceBundle> bundles = BUNDLES.get(home);
        ResourceBundle known = bundles.get(locale);
        if (known != null) {
            return known;
        }
        ResourceBundle found = find(home, locale);
        if (found != EMPTY && bundles.size() < LANGUAGES) {
            bundles.put(locale, found);
        }
        return found;
    }

    private static ResourceBundle find(Class<?> home, Locale locale) {
        String name = home.getPackageName() + BUNDLE;
        Module module = home.getModule();
        // Java falls back to the default locale before the root bundle, so a reader who asks for English on a
        // Persian machine would get Persian.
        if (!locale.getLanguage().isEmpty() && !locale.getLanguage().equals("en")) {
            try {
                ResourceBundle bundle = ResourceBundle.getBundle(name, locale, module);
                if (bundle.getLocale().getLanguage().equals(locale.getLanguage())) {
                    return bundle;
                }
            } catch (MissingResourceException noneAtAll) {
                return EMPTY;
            }
        }
        try {
            return ResourceBundle.getBundle(name, Locale.ROOT, module);
        } catch (MissingResourceException noneAtAll) {
            return EMPTY;
        }
    }

    /** The bundle of a game that has none: messages are then just the codes of rules. */
    private static final ResourceBundle EMPTY = new ResourceBundle() {
        @Override
        protected Object handleGetObject(String key) {
            throw new MissingResourceException("no messages", Messages.class.getName(), key);
        }

        @Override
        public boolean containsKey(String key) {
            return false;
        }

        @Override
        public java.util.Enumeration<String> getKeys() {
            return java.util.Collections.emptyEnumeration();
        }
    };
}
