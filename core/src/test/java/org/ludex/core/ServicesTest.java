package org.ludex.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where services come from, in what order, and what one that is broken costs. */
class ServicesTest {

    /** A service, and which loader brought it. */
    private record Thing(String id, String from) {}

    private static final ClassLoader HOME = ServicesTest.class.getClassLoader();

    private final ClassLoader before = Thread.currentThread().getContextClassLoader();
    private final Map<ClassLoader, List<Supplier<Thing>>> providers = new HashMap<>();
    private final List<ClassLoader> asked = new ArrayList<>();
    private final Services<Thing> things =
            new Services<>(ServicesTest.class, "a thing", Thing::id, loader -> providers(loader).stream());

    private List<Supplier<Thing>> providers(ClassLoader loader) {
        asked.add(loader);
        return providers.getOrDefault(loader, List.of());
    }

    @AfterEach
    void putBack() {
        Thread.currentThread().setContextClassLoader(before);
    }

    private void brings(ClassLoader loader, String... ids) {
        String from = loader.equals(HOME) ? "home" : "elsewhere";
        providers.put(
                loader,
                Stream.of(ids)
                        .map(id -> (Supplier<Thing>) () -> new Thing(id, from))
                        .toList());
    }

    /** A loader of classes that sees what the tests see, as the loader of this thread. */
    private static ClassLoader elsewhere() {
        ClassLoader loader = new ClassLoader(HOME) {};
        Thread.currentThread().setContextClassLoader(loader);
        return loader;
    }

    @Nested
    class Places {

        @Test
        void theLibrarysOwnComeFirstAndCannotBeReplaced() {
            brings(HOME, "a", "b");
            brings(elsewhere(), "c", "b");
            assertThat(things.all())
                    .containsExactly(new Thing("a", "home"), new Thing("b", "home"), new Thing("c", "elsewhere"));
        }

        @Test
        void theLibrarysOwnComeFirstWhereverItStandsOnTheClassPath() {
            Thing own = new Thing("a", "home");
            Services<Object> any = new Services<>(
                    ServicesTest.class,
                    "a thing",
                    Object::toString,
                    loader -> Stream.<Supplier<Object>>of(() -> "a stranger's", () -> own, () -> "another"));
            assertThat(any.all()).containsExactly(own, "a stranger's", "another");
        }

        @Test
        void aThreadWithoutALoaderSeesTheLibrarysOwn() {
            brings(HOME, "a");
            Thread.currentThread().setContextClassLoader(null);
            assertThat(things.all()).containsExactly(new Thing("a", "home"));
        }

        @Test
        void aThreadWithTheLibrarysOwnLoaderAsksNoOther() {
            brings(HOME, "a");
            Thread.currentThread().setContextClassLoader(HOME);
            assertThat(things.all()).hasSize(1);
            assertThat(asked).containsExactly(HOME);
        }

        @Test
        void eachLoaderIsAskedOnce() {
            brings(HOME, "a");
            ClassLoader other = elsewhere();
            brings(other, "b");
            assertThat(things.all()).isEqualTo(things.all()).hasSize(2);
            assertThat(asked).containsExactly(HOME, other);
        }

        @Test
        void thatNothingWasFoundIsNotRemembered() {
            ClassLoader other = elsewhere();
            assertThat(things.all()).isEmpty();
            brings(HOME, "a");
            brings(other, "b");
            assertThat(things.all()).extracting(Thing::id).containsExactly("a", "b");
        }

        @Test
        void aLoaderWithACopyOfTheLibraryKeepsItsServices() throws IOException {
            brings(HOME, "a");
            URL classes =
                    ServicesTest.class.getProtectionDomain().getCodeSource().getLocation();
            try (URLClassLoader copy = new URLClassLoader(new URL[] {classes}, ClassLoader.getPlatformClassLoader())) {
                brings(copy, "b");
                Thread.currentThread().setContextClassLoader(copy);
                assertThat(things.all()).containsExactly(new Thing("a", "home"));
            }
        }

        @Test
        void aLoaderThatDoesNotKnowTheLibraryMayStillBringServices() {
            brings(HOME, "a");
            ClassLoader stranger = ClassLoader.getPlatformClassLoader();
            brings(stranger, "b");
            Thread.currentThread().setContextClassLoader(stranger);
            assertThat(things.all()).extracting(Thing::id).containsExactly("a", "b");
        }

        @Test
        void servicesOfJavaItselfAreThoseOfTheProgram() {
            List<ClassLoader> loaders = new ArrayList<>();
            Services<String> names = new Services<>(Runnable.class, "a name", name -> name, loader -> {
                loaders.add(loader);
                return Stream.of(() -> "a");
            });
            Thread.currentThread().setContextClassLoader(null);
            assertThat(names.all()).containsExactly("a");
            assertThat(loaders).containsExactly(ClassLoader.getSystemClassLoader());
        }
    }

    @Nested
    class Trouble {

        private Thing broken() {
            throw new ServiceConfigurationError("no such class", new IOException("unplugged"));
        }

        private Thing good() {
            return new Thing("a", "home");
        }

        @Test
        void aBrokenOneCostsNoOther() {
            providers.put(HOME, List.of(this::broken, this::good));
            assertThat(things.all()).containsExactly(new Thing("a", "home"));
            assertThat(things.warnings())
                    .containsExactly("a thing could not be loaded and is left out: "
                            + "java.util.ServiceConfigurationError: no such class (java.io.IOException: unplugged)");
        }

        @Test
        void withoutACauseThereIsNoneToName() {
            providers.put(HOME, List.of(this::good, () -> {
                throw new NoClassDefFoundError("com/example/Gone");
            }));
            assertThat(things.warnings())
                    .containsExactly("a thing could not be loaded and is left out: "
                            + "java.lang.NoClassDefFoundError: com/example/Gone");
        }

        @Test
        void nobodyCouldAskForOneWithoutAnId() {
            providers.put(HOME, List.of(() -> new Thing(" ", "home"), this::good));
            assertThat(things.all()).containsExactly(new Thing("a", "home"));
            assertThat(things.warnings()).singleElement().asString().endsWith("Thing has no id");
        }

        @Test
        void whatTwoLoadersSayIsSaidOnce() {
            providers.put(HOME, List.of(this::broken, this::good));
            providers.put(elsewhere(), List.of(this::broken, () -> {
                throw new IllegalStateException("mine");
            }));
            assertThat(things.warnings())
                    .hasSize(2)
                    .last()
                    .asString()
                    .endsWith("java.lang.IllegalStateException: mine");
        }

        @Test
        void aListThatFailsForEverIsGivenUp() {
            Iterator<Supplier<Thing>> endless = new Iterator<>() {
                @Override
                public boolean hasNext() {
                    throw new ServiceConfigurationError("unreadable");
                }

                @Override
                public Supplier<Thing> next() {
                    return Trouble.this::good;
                }
            };
            Iterable<Supplier<Thing>> list = () -> endless;
            Services<Thing> failing = new Services<>(
                    ServicesTest.class,
                    "a thing",
                    Thing::id,
                    loader -> StreamSupport.stream(list.spliterator(), false));
            Thread.currentThread().setContextClassLoader(HOME);
            assertThat(failing.all()).isEmpty();
            assertThat(failing.warnings()).hasSize(10_000);
        }

        @Test
        void aGameThatIsMissingIsReported(@TempDir Path directory) throws IOException {
            String list = "META-INF/services/org.ludex.core.Game";
            Path file = directory.resolve("Game");
            Files.writeString(file, "com.example.Missing\n");
            Thread.currentThread().setContextClassLoader(new ClassLoader(HOME) {
                @Override
                public Enumeration<URL> getResources(String name) throws IOException {
                    return name.equals(list)
                            ? Collections.enumeration(List.of(file.toUri().toURL()))
                            : super.getResources(name);
                }
            });
            assertThat(Games.find("countdown")).isPresent();
            assertThat(Games.warnings()).singleElement().asString().contains("com.example.Missing");
        }
    }
}
