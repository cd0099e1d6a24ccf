package org.ludex.notation.json;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.ludex.core.CoreRule;
import org.ludex.core.Facts;
import org.ludex.core.InvalidValueException;
import org.ludex.core.Phrase;
import org.ludex.core.Spellings;
import org.ludex.sixth.Reserve;

/**
 * What a type of moves or of their parts looks like in JSON. Computed once per type, because reflection is slow.
 *
 * @param name its name in JSON: {@code MoveRing} is {@code move-ring}
 * @param kinds the records that it can be: those of a sealed interface, or itself
 * @param components the components of a record, in order
 * @param names their names
 * @param constructor the constructor of a record; empty for other types
 * @param parser the public static method that makes a value from its text, if there is one
 * @param constants the constants of an enum
 * @param isOneOfSeveral whether it is one kind of something, so that its JSON must say which
 */
record JsonShape(
        String name,
        List<Class<?>> kinds,
        List<RecordComponent> components,
        Set<String> names,
        Optional<Constructor<?>> constructor,
        Optional<Method> parser,
        List<Enum<?>> constants,
        boolean isOneOfSeveral) {

    private static final Pattern WORD_START = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

    /** What reads less than it writes: a reserve is parsed without its points. */
    private static final Set<Class<?>> WITHOUT_TEXT = Set.of(Reserve.class);

    private static final ClassValue<JsonShape> SHAPES = new ClassValue<>() {
        @Override
        protected JsonShape computeValue(Class<?> type) {
            return find(type);
        }
    };

    /** The shape of a type. */
    static JsonShape of(Class<?> type) {
        return SHAPES.get(type);
    }

    private static JsonShape find(Class<?> type) {
        List<RecordComponent> components = type.isRecord() ? List.of(type.getRecordComponents()) : List.of();
        return new JsonShape(
                WORD_START.matcher(type.getSimpleName()).replaceAll("-").toLowerCase(Locale.ROOT),
                // In the order of names: that of the class file is the compiler's own.
                kinds(type).stream()
                        .sorted(Comparator.comparing(Class::getSimpleName))
                        .<Class<?>>map(kind -> kind)
                        .toList(),
                components,
                components.stream().map(RecordComponent::getName).collect(Collectors.toUnmodifiableSet()),
                type.isRecord() ? Optional.of(constructor(type, components)) : Optional.empty(),
                WITHOUT_TEXT.contains(type) ? Optional.empty() : parser(type),
                type.isEnum() ? List.of((Enum<?>[]) type.getEnumConstants()) : List.of(),
                Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed));
    }

    /** Whether the values have a complete text. */
    boolean hasText() {
        return parser.isPresent() || !constants.isEmpty();
    }

    /**
     * The value with a text.
     *
     * @throws IllegalArgumentException if there is none
     */
    Object parse(String text) {
        // A letter may mean another constant in another case.
        for (Enum<?> constant : constants) {
            if (constant.toString().equals(text)) {
                return constant;
            }
        }
        if (parser.isEmpty()) {
            return constants.stream()
                    .filter(constant -> constant.toString().equalsIgnoreCase(text))
                    .findFirst()
                    .orElseThrow(() -> unknown(text));
        }
        try {
            return parser.get().invoke(null, text);
        } catch (InvocationTargetException e) {
            throw e.getCause() instanceof IllegalArgumentException cause
                    ? cause
                    : new IllegalArgumentException(String.valueOf(e.getCause()), e);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("cannot call " + parser.get(), e);
        }
    }

    private InvalidValueException unknown(String text) {
        List<String> known = constants.stream().map(Enum::toString).toList();
        return Spellings.unknown(
                constants.get(0).getDeclaringClass(),
                name,
                text,
                new Phrase(CoreRule.class, "unknown.one-of", Facts.of("known", known)));
    }

    /** The records of a sealed interface, those of nested sealed interfaces included. */
    private static List<Class<?>> kinds(Class<?> type) {
        if (!type.isSealed()) {
            return List.of(type);
        }
        return Arrays.stream(type.getPermittedSubclasses())
                .flatMap(each -> kinds(each).stream())
                .toList();
    }

    private static Constructor<?> constructor(Class<?> type, List<RecordComponent> components) {
        try {
            return type.getDeclaredConstructor(
                    components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("a record without its constructor: " + type, e);
        }
    }

    private static Optional<Method> parser(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .filter(method -> method.getName().equals("parse") && Modifier.isStatic(method.getModifiers()))
                .filter(method -> Arrays.equals(method.getParameterTypes(), new Class<?>[] {String.class}))
                .filter(method -> type.isAssignableFrom(method.getReturnType()))
                .findFirst();
    }
}
