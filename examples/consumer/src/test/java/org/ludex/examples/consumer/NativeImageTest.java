package org.ludex.examples.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * GraalVM leaves out of a native image what nothing in the code names: bundles of messages, providers of services and
 * files. Each jar names its own, all of them and no others.
 */
class NativeImageTest {

    private static final String SERVICES = "META-INF/services/";
    private static final String BUNDLE = "messages.properties";

    static Stream<Published> libraries() {
        // Tests are not run in a native image, and bring nothing that would have to be named.
        return Published.all().stream().filter(one -> !one.artifact().endsWith("testkit"));
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void aJarNamesWhatANativeImageMustKeep(Published one) throws IOException {
        try (JarFile jar = new JarFile(one.jar().toFile())) {
            List<String> names = jar.stream()
                    .filter(entry -> !entry.isDirectory())
                    .map(JarEntry::getName)
                    .toList();
            JsonNode metadata = new ObjectMapper()
                    .readTree(text(
                            jar, "META-INF/native-image/org.ludex/" + one.artifact() + "/reachability-metadata.json"));

            assertThat(values(metadata.path("resources"), "bundle"))
                    .containsExactlyInAnyOrderElementsOf(names.stream()
                            .filter(name -> name.endsWith("/" + BUNDLE))
                            .map(name ->
                                    name.substring(0, name.lastIndexOf('.')).replace('/', '.'))
                            .toList());

            List<String> providers = new ArrayList<>();
            for (String name : names) {
                if (name.startsWith(SERVICES)) {
                    text(jar, name).lines().filter(line -> !line.isBlank()).forEach(providers::add);
                }
            }
            assertThat(values(metadata.path("reflection"), "type")).containsExactlyInAnyOrderElementsOf(providers);
            for (JsonNode type : metadata.path("reflection")) {
                assertThat(type.at("/methods/0/name").asText()).isEqualTo("<init>");
                assertThat(type.at("/methods/0/parameterTypes").size()).isZero();
            }

            List<PathMatcher> globs = values(metadata.path("resources"), "glob").stream()
                    .map(glob -> FileSystems.getDefault().getPathMatcher("glob:" + glob))
                    .toList();
            List<String> files = names.stream()
                    .filter(name -> name.startsWith(SERVICES)
                            || (name.startsWith("org/")
                                    && !name.matches(".*(\\.class|messages(_[a-z]+)?\\.properties)")))
                    .toList();
            assertThat(files).allSatisfy(file -> assertThat(globs).anyMatch(glob -> glob.matches(Path.of(file))));
            assertThat(globs).allSatisfy(glob -> assertThat(files).anyMatch(file -> glob.matches(Path.of(file))));
        }
    }

    private static List<String> values(JsonNode entries, String field) {
        return StreamSupport.stream(entries.spliterator(), false)
                .filter(entry -> entry.has(field))
                .map(entry -> entry.get(field).asText())
                .toList();
    }

    private static String text(JarFile jar, String name) throws IOException {
        JarEntry entry = jar.getJarEntry(name);
        assertThat(entry).as(name).isNotNull();
        try (InputStream in = jar.getInputStream(entry);
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return String.join("\n", reader.lines().toList());
        }
    }
}
