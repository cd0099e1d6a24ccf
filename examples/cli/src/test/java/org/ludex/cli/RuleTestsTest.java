package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Rule;

/** The tests of the games are part of the rulebook: whoever looks for a rule finds its tests by its number. */
@DisplayName("The tests of a game")
class RuleTestsTest {

    private static final Path ROOT = Path.of("../..");

    static Stream<String> games() {
        return Games.all().stream().map(Game::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("have a name with the number of every rule, and expect each that forbids or ends something")
    void named(String id) {
        String tests = tests(Files.isDirectory(ROOT.resolve(id)) ? id : "dog");
        List<? extends Rule> rules = Games.find(id).orElseThrow().rules().stream()
                .filter(rule -> rule.code().matches("[A-Z]+\\d+"))
                .toList();
        assertThat(rules).isNotEmpty().allSatisfy(rule -> {
            String code = rule.code();
            assertThat(tests)
                    .containsPattern("class (\\w+_)?" + code + "(_|\\b)|DisplayName\\([^)]*\\b" + code
                            + "\\b|void (\\w+_)?" + code.toLowerCase(Locale.ROOT) + "(_|\\b)");
            if (rule.kind() == Rule.Kind.CONSTRAINT || rule.kind() == Rule.Kind.ENDING) {
                // Not in a name: where a refusal or an outcome is expected.
                assertThat(Pattern.compile("(?m)^(?!.*DisplayName|.*class |import).*\\b" + code + "\\b")
                                .matcher(tests)
                                .find())
                        .as("%s is expected somewhere", code)
                        .isTrue();
            }
        });
    }

    private static String tests(String module) {
        try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/test/java"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(RuleTestsTest::text)
                    .collect(Collectors.joining("\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
