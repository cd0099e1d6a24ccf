package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Option;
import org.ludex.core.Rule;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Report;
import org.ludex.notation.Severity;
import org.ludex.notation.io.RecordReader;

/**
 * The rules pages say what the games do: page, enum and messages state the same rules and options, every example is
 * judged as the page says, and every picture is what the library draws. {@code -Dludex.pictures=write} draws them anew.
 */
@DisplayName("The rules pages")
class RulePagesTest {

    private static final Pattern RULE = Pattern.compile("^### (\\S+) .+\\R\\R\\*\\*(.+?)\\*\\*", Pattern.MULTILINE);
    private static final Pattern EXAMPLE =
            Pattern.compile("^```lgn(?: refused (\\S+))?\\R(.*?)^```", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern PICTURE =
            Pattern.compile("<!-- picture: (\\S+) from: example (\\d+) after (\\d+) -->\\R!\\[[^]]+]\\((\\S+)\\)");
    private static final Pattern OPTION =
            Pattern.compile("^\\| `(\\w+)` \\| (.+?) \\| `?(.*?)`? \\| (.+) \\|$", Pattern.MULTILINE);

    /** The pages by game. */
    enum Page {
        KAMISADO("kamisado", "kamisado/docs/rules.md"),
        DVONN("dvonn", "dvonn/docs/rules.md"),
        YINSH("yinsh", "yinsh/docs/rules.md"),
        SIXTH("sixth", "sixth/docs/rules.md"),
        MENSCH("mensch", "dog/docs/mensch.md"),
        DOG("dog", "dog/docs/dog.md"),
        DOG_ROYAL("dog-royal", "dog/docs/dog-royal.md"),
        DOG_CARDS("dog-cards", "dog/docs/dog-cards.md"),
        BLACK_DOG("black-dog", "dog/docs/black-dog.md");

        private final String game;
        private final Path file;

        Page(String game, String file) {
            this.game = game;
            this.file = Path.of("../..", file);
        }

        Game<?, ?> game() {
            return Games.find(game).orElseThrow();
        }

        String text() {
            try {
                return Files.readString(file);
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }

        List<Example> examples() {
            List<Example> examples = new ArrayList<>();
            Matcher matcher = EXAMPLE.matcher(text());
            while (matcher.find()) {
                String refused = matcher.group(1) == null ? "" : matcher.group(1);
                examples.add(new Example(refused, matcher.group(2)));
            }
            return examples;
        }
    }

    /**
     * A record on a page.
     *
     * @param refused the code that its refusal names; empty for a valid record
     * @param text the record
     */
    private record Example(String refused, String text) {}

    @ParameterizedTest
    @EnumSource
    @DisplayName("state every rule with the sentence that the messages have")
    void rules(Page page) {
        Map<String, String> stated = new LinkedHashMap<>();
        Matcher matcher = RULE.matcher(page.text());
        while (matcher.find()) {
            assertThat(stated.put(matcher.group(1), matcher.group(2).replaceAll("\\s+", " ")))
                    .as("a second %s", matcher.group(1))
                    .isNull();
        }
        Map<String, String> known = new LinkedHashMap<>();
        for (Rule rule : page.game().rules()) {
            boolean inherited = !stated.containsKey(rule.code()) && isInherited(page, rule);
            boolean wordy = !rule.code().matches(".*\\d.*");
            if (inherited || wordy) {
                assertThat(page.text()).as("%s on the page", rule.code()).containsPattern("\\b" + rule.code() + "\\b");
            } else {
                known.put(rule.code(), rule.title(Locale.ENGLISH));
            }
        }
        assertThat(stated).containsExactlyInAnyOrderEntriesOf(known);
    }

    /** DOG Royal and Black DOG state what they change, and name the rules of DOG that stay. */
    private static boolean isInherited(Page page, Rule rule) {
        return (page == Page.DOG_ROYAL || page == Page.BLACK_DOG)
                && Page.DOG.game().rules().contains(rule);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("list every option with its values and its default")
    void options(Page page) {
        Map<String, List<String>> stated = new LinkedHashMap<>();
        Matcher matcher = OPTION.matcher(page.text());
        while (matcher.find()) {
            stated.put(matcher.group(1), List.of(matcher.group(2), matcher.group(3)));
        }
        for (Option option : page.game().options()) {
            assertThat(stated).as("the table of options").containsKey(option.name());
            List<String> row = stated.getOrDefault(option.name(), List.of());
            Stream.of(option.values())
                    .flatMap(List::stream)
                    .forEach(value -> assertThat(row.get(0))
                            .as("values of %s", option.name())
                            .contains("`" + value + "`"));
            String usual = option.defaultValue().isEmpty() ? "nothing" : option.defaultValue();
            assertThat(row.get(1)).as("default of %s", option.name()).isEqualTo(usual);
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("have examples that are judged as the page says")
    void examples(Page page) {
        List<Example> examples = page.examples();
        assertThat(examples).isNotEmpty();
        for (Example example : examples) {
            for (Report report : RecordReader.standard().read(example.text())) {
                List<String> errors = report.diagnostics().stream()
                        .filter(diagnostic -> diagnostic.severity() == Severity.ERROR)
                        .map(Diagnostic::code)
                        .toList();
                assertThat(errors)
                        .as("%s%s", example.text(), report.diagnostics())
                        .isEqualTo(example.refused().isEmpty() ? List.of() : List.of(example.refused()));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("have pictures that the library draws")
    void pictures(Page page) throws IOException {
        List<Example> examples = page.examples();
        Matcher matcher = PICTURE.matcher(page.text());
        int count = 0;
        while (matcher.find()) {
            assertThat(matcher.group(4)).isEqualTo(matcher.group(1));
            Example example = examples.get(Integer.parseInt(matcher.group(2)) - 1);
            Run run = Run.of(example.text(), "show", "-", "--after", matcher.group(3), "--svg", "-", "--lang", "en");
            assertThat(run.code()).as(run.err()).isZero();
            Path file = page.file.resolveSibling(matcher.group(1));
            if (System.getProperty("ludex.pictures", "").equals("write")) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, run.out());
            }
            assertThat(Files.readString(file)).as("%s", file).isEqualTo(run.out());
            count++;
        }
        assertThat(count).isPositive();
        assertThat(page.text().split("!\\[", -1))
                .as("every picture says where it comes from")
                .hasSize(count + 1);
    }
}
