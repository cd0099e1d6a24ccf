package org.ludex.core;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Services of one kind, such as games. What the loader of the service's own class sees is found once and comes first.
 * What the context class loader of the calling thread adds is found once for each such loader. That nothing was found is
 * never remembered. A provider that cannot be loaded does not affect the others; {@link #warnings()} reports it.
 *
 * <p>{@link java.util.ServiceLoader} asks that the module which loads a service declares that it uses it. So the caller
 * loads, and this class decides from where, in what order, and what to do about trouble.
 *
 * <p>Thread-safe.
 *
 * @param <T> the services
 */
public final class Services<T> {

    /** A loader that fails whenever it is asked for the next provider must not be asked for ever. */
    private static final int MOST = 10_000;
    /** The packages of the library begin with this. */
    private static final String OURS = "org.ludex.";

    private final Class<?> type;
    private final String noun;
    private final Function<T, String> id;
    private final Providers<T> providers;
    private final List<Found<T>> own = new CopyOnWriteArrayList<>();
    private final Map<ClassLoader, SoftReference<Found<T>>> others = Collections.synchronizedMap(new WeakHashMap<>());

    /**
     * Services that a caller loads.
     *
     * @param type the type of the service
     * @param noun what a service is called in warnings, such as {@code a game}
     * @param id what tells one service from another; the first with an id counts
     * @param providers loads the providers that a class loader sees
     */
    public Services(Class<?> type, String noun, Function<T, String> id, Providers<T> providers) {
        this.type = type;
        this.noun = noun;
        this.id = id;
        this.providers = providers;
    }

    /**
     * Where a caller gets its providers from: {@code loader -> ServiceLoader.load(Game.class, loader).stream()}.
     *
     * @param <T> the services
     */
    @FunctionalInterface
    public interface Providers<T> {
        /** The providers that a class loader sees, not yet made. */
        Stream<? extends Supplier<? extends T>> of(ClassLoader loader);
    }

    /** Services, and why others are missing. */
    private record Found<T>(List<T> services, List<String> warnings) {}

    /** All services there are: those of the library's own loader first, and among them those of the library itself. */
    public List<T> all() {
        return found().services();
    }

    /** What went wrong when services were loaded, one sentence in English for each that is missing; usually nothing. */
    public List<String> warnings() {
        return found().warnings();
    }

    private Found<T> found() {
        Found<T> first = own();
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        if (context == null || context == type.getClassLoader()) {
            return first;
        }
        SoftReference<Found<T>> kept = others.get(context);
        Found<T> known = kept == null ? null : kept.get();
        if (known == null) {
            known = hasAnotherCopy(context) ? first : both(first, load(context));
            if (!known.services().isEmpty()) {
                // Softly, or a loader could never go: its services know it.
                others.put(context, new SoftReference<>(known));
            }
        }
        return known;
    }

    private Found<T> own() {
        if (!own.isEmpty()) {
            return own.get(0);
        }
        ClassLoader home = type.getClassLoader();
        Found<T> found = load(home == null ? ClassLoader.getSystemClassLoader() : home);
        if (!found.services().isEmpty()) {
            own.add(found);
        }
        return found;
    }

    /** The first service with an id counts: no other loader can take the place of what the library brings. */
    private Found<T> both(Found<T> first, Found<T> second) {
        List<T> all = new ArrayList<>(first.services());
        Set<String> ids = new HashSet<>();
        all.forEach(service -> ids.add(id.apply(service)));
        for (T service : second.services()) {
            if (ids.add(id.apply(service))) {
                all.add(service);
            }
        }
        List<String> warnings = new ArrayList<>(first.warnings());
        second.warnings().stream()
                .filter(warning -> !warnings.contains(warning))
                .forEach(warnings::add);
        return new Found<>(List.copyOf(all), List.copyOf(warnings));
    }

    /** Loads one provider after the other, so that a broken one costs no other. */
    private Found<T> load(ClassLoader loader) {
        List<T> services = new ArrayList<>();
        List<String> warnings = new ArrayList<>();
        Iterator<? extends Supplier<? extends T>> each = providers.of(loader).iterator();
        boolean more = true;
        for (int asked = 0; more && asked < MOST; asked++) {
            try {
                more = each.hasNext();
                if (more) {
                    T service = each.next().get();
                    // A service that nobody can name is of no use.
                    if (id.apply(service).isBlank()) {
                        throw new IllegalStateException(service.getClass().getName() + " has no id");
                    }
                    services.add(service);
                }
            } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
                warnings.add(warning(e));
            }
        }
        // The order of a class path is an accident: what the library brings comes first on any.
        services.sort(Comparator.comparing(service -> !isOurs(service)));
        return new Found<>(List.copyOf(services), List.copyOf(warnings));
    }

    private static boolean isOurs(Object service) {
        return service.getClass().getPackageName().startsWith(OURS);
    }

    /** Whether a loader has a copy of the library of its own: its services belong to that. */
    private boolean hasAnotherCopy(ClassLoader loader) {
        try {
            return loader.loadClass(type.getName()) != type;
        } catch (ClassNotFoundException | LinkageError notThere) {
            return false;
        }
    }

    private String warning(Throwable trouble) {
        String cause = trouble.getCause() == null ? "" : " (" + trouble.getCause() + ")";
        return noun + " could not be loaded and is left out: " + trouble + cause;
    }
}
