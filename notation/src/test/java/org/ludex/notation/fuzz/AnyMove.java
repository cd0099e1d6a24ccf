package org.ludex.notation.fuzz;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Playout;
import org.ludex.core.Position;

/**
 * Moves put together from whatever their types allow, most of them nonsense. Values that cannot be made up, such as cells,
 * or that refuse what was made up, are taken from moves that were seen before.
 */
final class AnyMove {

    private final Map<Class<?>, Set<Object>> seen = new LinkedHashMap<>();

    /** A maker that has learnt from random games. */
    static <M extends Move, P extends Position<M, P>> AnyMove of(Game<M, P> game) {
        AnyMove maker = new AnyMove();
        for (int seed = 0; seed < 10; seed++) {
            Playout.from(game.start(), seed, 200).moves().forEach(maker::learn);
        }
        return maker;
    }

    /** The values of a record's components. */
    static List<Object> parts(Object value) {
        List<Object> parts = new ArrayList<>();
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            try {
                parts.add(component.getAccessor().invoke(value));
            } catch (ReflectiveOperationException e) {
                throw new LinkageError(e.toString(), e);
            }
        }
        return parts;
    }

    /** Learns the parts of a move. */
    void learn(Object value) {
        if (value instanceof Optional<?> optional) {
            optional.ifPresent(this::learn);
        } else if (value instanceof List<?> list) {
            list.forEach(this::learn);
        } else {
            if (value instanceof Record) {
                parts(value).forEach(this::learn);
            }
            seen.computeIfAbsent(value.getClass(), type -> new LinkedHashSet<>())
                    .add(value);
        }
    }

    /** A move of a game's type, if one came of it. Constructors may refuse, with a word. */
    Optional<Move> make(Class<? extends Move> type, Choices choices) {
        try {
            return value(type, choices).map(Move.class::cast);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private Optional<Object> value(Type type, Choices choices) {
        if (type instanceof ParameterizedType generic) {
            return generic(generic, choices);
        }
        Class<?> raw = (Class<?>) type;
        if (raw == int.class) {
            return Optional.of(choices.number());
        }
        if (raw == boolean.class) {
            return Optional.of(choices.below(2) == 0);
        }
        if (raw.isEnum()) {
            return Optional.of(choices.from(Arrays.<Object>asList(raw.getEnumConstants())));
        }
        if (raw.isSealed()) {
            return value(choices.from(List.of(raw.getPermittedSubclasses())), choices);
        }
        if (raw.isRecord()) {
            return record(raw, choices);
        }
        List<Object> known = known(raw);
        return known.isEmpty() ? Optional.empty() : Optional.of(choices.from(known));
    }

    private List<Object> known(Class<?> type) {
        return seen.entrySet().stream()
                .filter(each -> type.isAssignableFrom(each.getKey()))
                .flatMap(each -> each.getValue().stream())
                .toList();
    }

    private Optional<Object> generic(ParameterizedType type, Choices choices) {
        Type element = type.getActualTypeArguments()[0];
        if (type.getRawType() == Optional.class) {
            return Optional.of(choices.below(2) == 0 ? Optional.empty() : value(element, choices));
        }
        List<Object> list = new ArrayList<>();
        for (int i = choices.below(5); i > 0; i--) {
            value(element, choices).ifPresent(list::add);
        }
        return Optional.of(list);
    }

    private Optional<Object> record(Class<?> type, Choices choices) {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            Optional<Object> value = value(components[i].getGenericType(), choices);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            values[i] = value.get();
        }
        try {
            return Optional.of(type.getConstructor(types).newInstance(values));
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof IllegalArgumentException refused) {
                List<Object> known = known(type);
                if (known.isEmpty() || Move.class.isAssignableFrom(type)) {
                    throw refused;
                }
                return Optional.of(choices.from(known));
            }
            throw new AssertionError("a constructor fails otherwise than by refusing: " + type, e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.toString(), e);
        }
    }
}
