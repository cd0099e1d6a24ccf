package org.ludex.core;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Collectors;

/**
 * Turns rules and facts into sentences. They come from the resource bundle {@code messages} beside each game's rule
 * enum, so that they can be translated:
 *
 * <pre>
 * rule.B2    = the rule in one sentence
 * refusal.B2 = The {due} tower must move, not the {tower} one.
 * refusal.S1.occupied = another way to break the same rule, by its form
 * Colour.RED = red     (how an enum constant among the facts is said)
 * </pre>
 *
 * <p>A place with two forms behind its name, such as <code>{left} {left|card is|cards are} left</code>, is the first of
 * them where the value is 1, else the second.
 *
 * <p>Among the facts, {@link Fault}s and {@link Phrase}s appear in the language of the sentence, lists with its
 * comma and whole numbers in its digits.
 *
 * <p>A game that is a module opens the package of its rules to {@code org.ludex.core}; otherwise Java hides the bundle
 * from here, and messages are bare codes.
 */
public final class Messages {

    private static final String BUNDLE = ".messages";

    private Messages() {}

    /** The rule in one sentence. */
    public static String title(Rule rule, Locale locale) {
        return lookup(bundle(rule, locale), "rule." + rule.code()).orElse(rule.code());
    }

    /** Why a move was refused, or what is wrong with a set-up, in one sentence. */
    public static String refusal(Rule rule, Facts facts, Locale locale) {
        ResourceBundle bundle = bundle(rule, locale);
        String key = "refusal." + rule.code();
        Optional<String> pattern = facts.form().isEmpty()
                ? lookup(bundle, key)
                : lookup(bundle, key + "." + facts.form()).or(() -> lookup(bundle, key));
        return fill(pattern.orElseGet(() -> title(rule, locale)), facts.values(), bundle);
    }

    /** Fills the named places of a pattern: {@code {tower}} becomes the value called tower, in the bundle's words. */
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
        String[] parts = place.split("\\|", -1);
        Object value = values.get(parts[0]);
        if (value == null || parts.length == 2 || parts.length > 3) {
            return "{" + place + "}";
        }
        if (parts.length == 1) {
            return say(value, bundle);
        }
        return value instanceof Number number && number.longValue() == 1 ? parts[1] : parts[2];
    }

    /** How a game stands by its rules. */
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

    /** How the game of a position stands: the outcome or, while it is open, who acts next. */
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

    /** The word for a constant, from the bundle beside its enum; what it is written as where there is none. */
    static String word(Enum<?> constant, Locale locale) {
        return say(constant, bundle(constant.getDeclaringClass(), locale));
    }

    /** Words by their key, from the bundle beside a class; empty where there are none. */
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
            return String.format(language(bundle), "%d", ((Number) value).longValue());
        }
        return value.toString();
    }

    /** The word for a constant: the bundle's own or, where it has none, that of the bundle beside the constant's enum. */
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

    /** The bundle beside a rule's enum. */
    private static ResourceBundle bundle(Rule rule, Locale locale) {
        Class<?> home = rule instanceof Enum<?> constant ? constant.getDeclaringClass() : rule.getClass();
        return bundle(home, locale);
    }

    /** The bundle {@code messages} in the package of a class, in the language asked for or in English. */
    public static ResourceBundle bundle(Class<?> home, Locale locale) {
        String name = home.getPackageName() + BUNDLE;
        Module module = home.getModule();
        // Java falls back to the machine's own language before English; an English reader on a Persian machine
        // must not get Persian.
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

    /** A game without a bundle still gets verdicts: they say the rule's code. */
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
