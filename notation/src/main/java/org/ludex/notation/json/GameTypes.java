package org.ludex.notation.json;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.ludex.core.Game;

/**
 * The public types of a game: those that can be reached from the game and its moves by way of methods, components and
 * nested types, as far as they are in the game's packages.
 */
final class GameTypes {

    private final List<String> homes;
    private final Set<Class<?>> found = new LinkedHashSet<>();
    private final Deque<Class<?>> open = new ArrayDeque<>();

    private GameTypes(Game<?, ?> game) {
        this.homes = List.of(game.getClass().getPackageName(), game.moveType().getPackageName());
    }

    static Set<Class<?>> of(Game<?, ?> game) {
        GameTypes types = new GameTypes(game);
        types.reach(game.moveType());
        types.reach(game.getClass());
        game.rules().forEach(rule -> types.reach(typeOf(rule)));
        game.seats(game.defaults()).forEach(seat -> types.reach(typeOf(seat)));
        while (!types.open.isEmpty()) {
            types.look(types.open.remove());
        }
        return types.found;
    }

    private static Class<?> typeOf(Object value) {
        return value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
    }

    private void look(Class<?> type) {
        for (Method method : type.getMethods()) {
            reach(method.getGenericReturnType());
            Arrays.stream(method.getGenericParameterTypes()).forEach(this::reach);
        }
        if (type.isRecord()) {
            for (RecordComponent component : type.getRecordComponents()) {
                reach(component.getGenericType());
            }
        }
        if (type.isSealed()) {
            Arrays.stream(type.getPermittedSubclasses()).forEach(this::reach);
        }
        Arrays.stream(type.getClasses()).forEach(this::reach);
        Arrays.stream(type.getInterfaces()).forEach(this::reach);
    }

    private void reach(Type type) {
        if (type instanceof ParameterizedType generic) {
            reach(generic.getRawType());
            Arrays.stream(generic.getActualTypeArguments()).forEach(this::reach);
        } else if (type instanceof GenericArrayType array) {
            reach(array.getGenericComponentType());
        } else if (type instanceof Class<?> raw) {
            Class<?> each = raw.isArray() ? raw.getComponentType() : raw;
            if (Modifier.isPublic(each.getModifiers()) && isAtHome(each) && found.add(each)) {
                open.add(each);
            }
        }
    }

    /** Whether a type is in a package of the game, or in one around it. */
    private boolean isAtHome(Class<?> type) {
        String name = type.getPackageName();
        return !name.isEmpty() && homes.stream().anyMatch(home -> home.equals(name) || home.startsWith(name + "."));
    }
}
