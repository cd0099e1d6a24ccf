package org.ludex.examples.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever gets one of our jars and nothing else knows which version it is and what may be done with it. */
class JarTest {

    static List<Published> published() {
        return Published.all();
    }

    @ParameterizedTest
    @MethodSource("published")
    void carriesItsLicence(Published one) throws IOException {
        for (Path path : List.of(one.jar(), one.sources(), one.javadoc())) {
            try (JarFile jar = new JarFile(path.toFile())) {
                assertThat(List.of("META-INF/LICENSE", "META-INF/NOTICE"))
                        .as("%s", path.getFileName())
                        .allSatisfy(name -> assertThat(jar.getEntry(name)).isNotNull());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("published")
    void knowsItsVersion(Published one) throws IOException {
        try (JarFile jar = new JarFile(one.jar().toFile())) {
            assertThat(jar.getManifest().getMainAttributes().getValue(Attributes.Name.IMPLEMENTATION_VERSION))
                    .isEqualTo(Setting.of("ludex.version"));
        }
    }
}
