package org.ludex.notation;

import java.lang.ref.Reference;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** What is in all fields, arrays and containers that can be reached from some objects, at one moment. */
final class Memory {

    private static final String OURS = "org.ludex.";

    /** What each object or container held, and which field leads to it. */
    private final IdentityHashMap<Object, Contents> contents = new IdentityHashMap<>();

    private final Deque<Step> ahead = new ArrayDeque<>();

    private record Contents(String place, List<Object> values) {}

    private record Step(Object object, String place) {}

    /** What can be reached from objects, and from the static fields of classes. */
    Memory(Collection<?> objects, Collection<Class<?>> classes) {
        objects.forEach(object -> ahead.add(new Step(object, "a given object")));
        for (Class<?> each : classes) {
            fields(each, true).forEach(field -> follow(value(field, null), name(field)));
        }
        while (!ahead.isEmpty()) {
            Step step = ahead.remove();
            if (!contents.containsKey(step.object())) {
                List<Object> values = values(step.object());
                contents.put(step.object(), new Contents(step.place(), values));
                follow(step, values);
            }
        }
    }

    int size() {
        return contents.size();
    }

    /** The fields whose values are others now, and those that lead to arrays and containers that are. */
    Set<String> changes() {
        Set<String> changed = new TreeSet<>();
        contents.forEach((object, before) -> {
            List<Object> now = values(object);
            if (now.size() != before.values().size()) {
                changed.add(before.place());
                return;
            }
            List<Field> fields = isOurs(object) ? fields(object.getClass(), false) : List.of();
            for (int i = 0; i < now.size(); i++) {
                Object was = before.values().get(i);
                if (was != now.get(i) && !(isPlain(was) && was.equals(now.get(i)))) {
                    changed.add(fields.isEmpty() ? before.place() : name(fields.get(i)));
                }
            }
        });
        return changed;
    }

    private void follow(Step step, List<Object> values) {
        List<Field> fields = isOurs(step.object()) ? fields(step.object().getClass(), false) : List.of();
        for (int i = 0; i < values.size(); i++) {
            follow(values.get(i), fields.isEmpty() ? step.place() : name(fields.get(i)));
        }
    }

    private void follow(Object value, String place) {
        boolean isContainer = value instanceof Collection
                || value instanceof Map
                || value instanceof Optional
                || value instanceof AtomicReference
                || value instanceof Reference;
        if (value != NOTHING && (isOurs(value) || value.getClass().isArray() || isContainer)) {
            ahead.add(new Step(value, place));
        }
    }

    private static final Object NOTHING = "null";

    private static List<Object> values(Object object) {
        List<Object> values = new ArrayList<>();
        if (object.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(object); i++) {
                add(values, Array.get(object, i));
            }
        } else if (isOurs(object)) {
            fields(object.getClass(), false).forEach(field -> add(values, value(field, object)));
        } else if (object instanceof Collection<?> collection) {
            collection.forEach(each -> add(values, each));
        } else if (object instanceof Map<?, ?> map) {
            map.forEach((key, value) -> {
                add(values, key);
                add(values, value);
            });
        } else if (object instanceof Optional<?> optional) {
            optional.ifPresent(values::add);
        } else if (object instanceof AtomicReference<?> reference) {
            add(values, reference.get());
        } else if (object instanceof Reference<?> reference) {
            add(values, reference.get());
        }
        return values;
    }

    private static void add(List<Object> values, @Nullable Object value) {
        values.add(value == null ? NOTHING : value);
    }

    private static boolean isOurs(Object object) {
        return object.getClass().getName().startsWith(OURS);
    }

    /** Values that are the same whenever they are equal. */
    private static boolean isPlain(Object value) {
        return value instanceof Number || value instanceof Boolean || value instanceof Character;
    }

    private static String name(Field field) {
        return field.getDeclaringClass().getName().substring(OURS.length()) + "." + field.getName();
    }

    private static List<Field> fields(Class<?> type, boolean isStatic) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> each = type;
                each != null && each.getName().startsWith(OURS);
                each = isStatic ? null : each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                // What tools add to classes, such as those that measure coverage, begins with this sign.
                if (Modifier.isStatic(field.getModifiers()) == isStatic
                        && !field.getName().startsWith("$")) {
                    fields.add(field);
                }
            }
        }
        return fields;
    }

    private static Object value(Field field, @Nullable Object owner) {
        try {
            field.setAccessible(true);
            Object value = field.get(owner);
            return value == null ? NOTHING : value;
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(name(field), e);
        }
    }
}
