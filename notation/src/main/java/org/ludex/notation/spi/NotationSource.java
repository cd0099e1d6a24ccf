package org.ludex.notation.spi;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Where notations come from. What the library's own loader sees is found once. What a context loader adds is found once
 * for each such loader, because a reader looks one up for every record; that nothing was found is never remembered.
 * Thread-safe.
 */
final class NotationSource {

    /** A loader that fails whenever it is asked for the next provider must not be asked for ever. */
    private static final int MOST = 10_000;

    private final List<Found> own = new CopyOnWriteArrayList<>();
    private final Map<ClassLoader, SoftReference<Found>> others = Collections.synchronizedMap(new WeakHashMap<>());

    /** Notations, and why others are missing. */
    private record Found(List<GameNotation<?, ?>> notations, List<String> warnings) {

        boolean isEmpty() {
            return notations.isEmpty();
        }
    }

    List<GameNotation<?, ?>> notations() {
        return found().notations();
    }

    List<String> warnings() {
        return found().warnings();
    }

    private Found found() {
        Found first = own();
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        if (context == null || context == NotationSource.class.getClassLoader()) {
            return first;
        }
        SoftReference<Found> kept = others.get(context);
        Found known = kept == null ? null : kept.get();
        if (known == null) {
            known = hasAnotherCopy(context) ? first : both(first, load(context));
            if (!known.isEmpty()) {
                // Softly, or a loader could never go: its notations know it.
                others.put(context, new SoftReference<>(known));
            }
        }
        return known;
    }

    private Found own() {
        if (!own.isEmpty()) {
            return own.get(0);
        }
        Found found = sorted(load(NotationSource.class.getClassLoader()));
        if (!found.isEmpty()) {
            own.add(found);
        }
        return found;
    }

    /** The first notation of a game counts: no other loader can take the place of what the library brings. */
    private static Found both(Found first, Found second) {
        List<GameNotation<?, ?>> all = new ArrayList<>(first.notations());
        Set<String> ids = new HashSet<>();
        all.forEach(notation -> ids.add(notation.game().id()));
        for (GameNotation<?, ?> notation : second.notations()) {
            if (ids.add(notation.game().id())) {
                all.add(notation);
            }
        }
        List<String> warnings = new ArrayList<>(first.warnings());
        second.warnings().stream()
                .filter(warning -> !warnings.contains(warning))
                .forEach(warnings::add);
        return sorted(new Found(all, List.copyOf(warnings)));
    }

    private static Found sorted(Found found) {
        List<GameNotation<?, ?>> notations = new ArrayList<>(found.notations());
        notations.sort(Comparator.comparing(notation -> notation.game().id()));
        return new Found(List.copyOf(notations), found.warnings());
    }

    /** Loads one provider after the other, so that a broken one costs no other. */
    @SuppressWarnings("rawtypes") // A class literal has no type arguments.
    private static Found load(@Nullable ClassLoader loader) {
        List<GameNotation<?, ?>> notations = new ArrayList<>();
        List<String> warnings = new ArrayList<>();
        Iterator<ServiceLoader.Provider<GameNotation>> providers =
                ServiceLoader.load(GameNotation.class, loader).stream().iterator();
        boolean more = true;
        for (int asked = 0; more && asked < MOST; asked++) {
            try {
                more = providers.hasNext();
                if (more) {
                    GameNotation<?, ?> notation = providers.next().get();
                    // A notation whose game is missing is of no use.
                    if (notation.game().id().isBlank()) {
                        throw new IllegalStateException(notation.getClass().getName() + ": its game has no id");
                    }
                    notations.add(notation);
                }
            } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
                warnings.add(warning(e));
            }
        }
        return new Found(List.copyOf(notations), List.copyOf(warnings));
    }

    /** Whether a loader has a copy of the library of its own: its notations belong to that. */
    private static boolean hasAnotherCopy(ClassLoader loader) {
        try {
            return loader.loadClass(GameNotation.class.getName()) != GameNotation.class;
        } catch (ClassNotFoundException | LinkageError notThere) {
            return false;
        }
    }

    private static String warning(Throwable trouble) {
        String cause = trouble.getCause() == null ? "" : " (" + trouble.getCause() + ")";
        return "a notation could not be loaded and is left out: " + trouble + cause;
    }
}
