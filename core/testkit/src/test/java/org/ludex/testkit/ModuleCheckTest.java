package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.module.ModuleDescriptor;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ludex.core.Game;
import org.ludex.testkit.pebbles.Pebbles;

/** Module descriptors with and without faults. */
class ModuleCheckTest {

    private static final String HOME = "org.ludex.testkit.pebbles";

    private final Pebbles pebbles = new Pebbles();

    @Test
    void aGameOnTheClassPathNeedsNoDescriptor() {
        assertThat(ModuleCheck.of(pebbles)).isEmpty();
    }

    @Test
    void aGoodDescriptor() {
        ModuleDescriptor good = module().exports(HOME)
                .opens(HOME, Set.of("org.ludex.core"))
                .provides(Game.class.getName(), List.of(Pebbles.class.getName()))
                .build();
        assertThatCode(() -> new ModuleCheck(good).offers(pebbles)).doesNotThrowAnyException();
    }

    @Test
    void anOpenModuleOpensItsMessagesToo() {
        ModuleDescriptor open = ModuleDescriptor.newOpenModule("pebbles")
                .exports(HOME)
                .provides(Game.class.getName(), List.of(Pebbles.class.getName()))
                .build();
        assertThatCode(() -> new ModuleCheck(open).offers(pebbles)).doesNotThrowAnyException();
    }

    @Test
    void theMessagesAreClosed() {
        ModuleDescriptor closed = module().exports(HOME)
                .provides(Game.class.getName(), List.of(Pebbles.class.getName()))
                .build();
        assertThatThrownBy(() -> new ModuleCheck(closed).offers(pebbles))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("pebbles opens " + HOME + " to org.ludex.core");
    }

    @Test
    void theMessagesAreOpenToSomebodyElse() {
        ModuleDescriptor elsewhere = module().exports(HOME)
                .opens(HOME, Set.of("org.ludex.notation"))
                .provides(Game.class.getName(), List.of(Pebbles.class.getName()))
                .build();
        assertThatThrownBy(() -> new ModuleCheck(elsewhere).offers(pebbles))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("opens");
    }

    @Test
    void theGameIsNotProvided() {
        ModuleDescriptor silent = module().exports(HOME).opens(HOME).build();
        assertThatThrownBy(() -> new ModuleCheck(silent).offers(pebbles))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("games that pebbles provides");
    }

    @Test
    void theGameIsProvidedAsSomethingElse() {
        ModuleDescriptor mistaken = module().exports(HOME)
                .opens(HOME)
                .provides("org.ludex.notation.spi.GameNotation", List.of(Pebbles.class.getName()))
                .build();
        assertThatThrownBy(() -> new ModuleCheck(mistaken).offers(pebbles))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("games that pebbles provides");
    }

    @Test
    void thePackageIsExportedToFriendsOnly() {
        ModuleDescriptor shy = module().exports(HOME, Set.of("org.ludex.notation"))
                .opens(HOME)
                .provides(Game.class.getName(), List.of(Pebbles.class.getName()))
                .build();
        assertThatThrownBy(() -> new ModuleCheck(shy).offers(pebbles))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("exported packages");
    }

    @Test
    void theDescriptorIsFoundBesideTheGame(@TempDir Path directory) throws Exception {
        // The test kit's own descriptor will do: what is looked at is where it lies.
        Path classes = directory.resolve("classes");
        copyPebbles(classes);
        try (URLClassLoader loader = loader(classes)) {
            assertThat(ModuleCheck.of(pebbles(loader))).isEmpty();
        }
        Path kit = Path.of(ModuleCheck.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Files.copy(kit.resolve("module-info.class"), classes.resolve("module-info.class"));
        try (URLClassLoader loader = loader(classes)) {
            assertThat(ModuleCheck.of(pebbles(loader))
                            .orElseThrow()
                            .descriptor()
                            .name())
                    .isEqualTo("org.ludex.testkit");
        }
    }

    @Test
    void theDescriptorIsFoundInAJar(@TempDir Path directory) throws Exception {
        Path bare = directory.resolve("bare.jar");
        Path modular = directory.resolve("modular.jar");
        String name = Pebbles.class.getName().replace('.', '/') + ".class";
        writeJar(bare, List.of(name));
        writeJar(modular, List.of(name, "module-info.class"));
        try (URLClassLoader loader = loader(bare)) {
            assertThat(ModuleCheck.of(pebbles(loader))).isEmpty();
        }
        try (URLClassLoader loader = loader(modular)) {
            assertThat(ModuleCheck.of(pebbles(loader))).isPresent();
        }
    }

    private static ModuleDescriptor.Builder module() {
        return ModuleDescriptor.newModule("pebbles");
    }

    private static void copyPebbles(Path classes) throws IOException {
        Path home = Files.createDirectories(classes.resolve(HOME.replace('.', '/')));
        Files.write(home.resolve("Pebbles.class"), resource("/" + HOME.replace('.', '/') + "/Pebbles.class"));
    }

    private static void writeJar(Path jar, List<String> entries) throws IOException {
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream zip = new JarOutputStream(out)) {
            for (String entry : entries) {
                zip.putNextEntry(new ZipEntry(entry));
                zip.write(resource("/" + entry));
                zip.closeEntry();
            }
        }
    }

    private static byte[] resource(String name) throws IOException {
        try (var in = ModuleCheck.class.getResourceAsStream(name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        }
    }

    /** Loads the game itself anew, and everything else as it is. */
    private static URLClassLoader loader(Path place) throws IOException {
        return new URLClassLoader(new URL[] {place.toUri().toURL()}, ModuleCheckTest.class.getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                return name.equals(Pebbles.class.getName()) ? findClass(name) : super.loadClass(name, resolve);
            }
        };
    }

    private static Game<?, ?> pebbles(ClassLoader loader) throws ReflectiveOperationException {
        return (Game<?, ?>) loader.loadClass(Pebbles.class.getName())
                .getDeclaredConstructor()
                .newInstance();
    }
}
