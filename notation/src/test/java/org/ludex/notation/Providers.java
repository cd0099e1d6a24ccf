package org.ludex.notation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.ludex.notation.spi.GameNotation;

/** A class loader that declares notations of its own, or that sees nothing of the library at all. */
final class Providers extends ClassLoader {

    private final String service;
    private final List<URL> declared;

    private Providers(@Nullable ClassLoader parent, Class<?> service, List<URL> declared) {
        super(parent);
        this.service = "META-INF/services/" + service.getName();
        this.declared = declared;
    }

    /** A loader that declares notations, good or broken, by the names of their classes. */
    static Providers of(String... names) {
        return of(GameNotation.class, names);
    }

    /** A loader that declares services of a kind, good or broken, by the names of their classes. */
    static Providers of(Class<?> service, String... names) {
        try {
            Path file = Files.createTempFile("services", null);
            file.toFile().deleteOnExit();
            Files.write(file, List.of(names));
            return new Providers(
                    Providers.class.getClassLoader(),
                    service,
                    List.of(file.toUri().toURL()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A loader that sees nothing but Java itself. */
    static Providers blind() {
        return new Providers(ClassLoader.getPlatformClassLoader(), GameNotation.class, List.of());
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        return name.equals(service) ? Collections.enumeration(declared) : super.getResources(name);
    }

    /** What is done while this is the context class loader. */
    <T> T during(Supplier<T> work) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(this);
        try {
            return work.get();
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
