package org.ludex.core;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The details of a refusal or a fault: named values, such as the tower that has to move. If a rule can be broken in
 * several ways, the form says which; rule and form together select the message. The message is in the bundle of the
 * rule, unless these facts name another home: the notation of a game uses the rules of all records, but has messages of
 * its own.
 *
 * <p>Values are numbers, strings, enum constants, seats, moves, cells, faults, phrases, or lists of these.
 *
 * @param form the way in which the rule was broken, or the empty string
 * @param values the named values, in the order given
 * @param home a class in the package of the bundle that has the message for this form, if it is not that of the rule
 */
public record Facts(String form, Map<String, Object> values, Optional<Class<?>> home) {

    private static final Facts NONE = new Facts("", Map.of());

    /** Keeps a copy of the values. */
    public Facts {
        values = values.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** Details whose message is in the bundle of the rule. */
    public Facts(String form, Map<String, Object> values) {
        this(form, values, Optional.empty());
    }

    /** No details. */
    public static Facts none() {
        return NONE;
    }

    /** One named value. */
    public static Facts of(String name, Object value) {
        return new Facts("", Map.of(name, value));
    }

    /** Two named values. */
    public static Facts of(String name, Object value, String name2, Object value2) {
        return NONE.with(ordered(name, value, name2, value2));
    }

    /** Three named values. */
    public static Facts of(String name, Object value, String name2, Object value2, String name3, Object value3) {
        Map<String, Object> values = ordered(name, value, name2, value2);
        values.put(name3, value3);
        return NONE.with(values);
    }

    private static Map<String, Object> ordered(String name, Object value, String name2, Object value2) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put(name, Objects.requireNonNull(value));
        values.put(name2, value2);
        return values;
    }

    /** These facts and one more. */
    public Facts and(String name, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(values);
        more.put(name, value);
        return with(more);
    }

    /** A copy of these facts with other values. */
    public Facts with(Map<String, Object> others) {
        return new Facts(form, others, home);
    }

    /** The same values with another form, whose message is in the bundle of the rule. */
    public Facts as(String otherForm) {
        return new Facts(otherForm, values);
    }

    /**
     * The same values with a form whose message is in another bundle.
     *
     * @param otherHome a class in the package of that bundle
     * @param otherForm the form: the key of the message is {@code refusal.<code of the rule>.<form>}
     */
    public Facts as(Class<?> otherHome, String otherForm) {
        return new Facts(otherForm, values, Optional.of(otherHome));
    }
}
