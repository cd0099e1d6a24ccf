package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The libraries that the program contains")
class ThirdPartyTest {

    private static final Pattern JAR = Pattern.compile("(?:.*[/\\\\])?(.+?)-\\d[^/\\\\]*\\.jar");
    private static final Pattern FOR_TESTS =
            Pattern.compile("ludex-.*|junit-.*|opentest4j.*|apiguardian-api|assertj-core|byte-buddy|surefire.*");

    @Test
    @DisplayName("are listed with their licences")
    void listed() throws Exception {
        List<String> libraries = Pattern.compile(File.pathSeparator, Pattern.LITERAL)
                .splitAsStream(System.getProperty("java.class.path"))
                .flatMap(entry -> JAR.matcher(entry).results())
                .map(match -> match.group(1))
                .filter(name -> !FOR_TESTS.matcher(name).matches())
                .toList();
        String text = Files.readString(Path.of("src", "main", "resources", "META-INF", "THIRD-PARTY.txt"));

        assertThat(libraries).contains("antlr4-runtime", "picocli");
        assertThat(libraries)
                .allSatisfy(library -> assertThat(text).containsPattern("[ ,]" + Pattern.quote(library) + "(,| )"));
    }
}
