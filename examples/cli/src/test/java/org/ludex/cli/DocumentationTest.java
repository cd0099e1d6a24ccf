package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.ludex.notation.DiagnosticText;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;

/**
 * Every snippet of the documentation is run. In a page, a block marked
 *
 * <ul>
 *   <li>{@code java} is compiled and run, and prints what the {@code text} block behind it says;
 *   <li>{@code lgn} is a file of records that are all good; {@code lgn invalid} has none that is;
 *   <li>{@code console} holds calls of {@code examples/ludex} and what they print.
 * </ul>
 */
@DisplayName("The documentation")
class DocumentationTest {

    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)( \\w+)?\\n(.*?)^```$");

    @TempDir
    Path scratch;

    /** A block of a page and the one behind it. */
    private record Block(String page, int line, String language, String mark, String text, String next) {}

    @TestFactory
    @DisplayName("holds nothing that does not run")
    Stream<DynamicTest> snippets() {
        List<Block> blocks =
                pages().stream().flatMap(page -> blocks(page).stream()).toList();
        assertThat(blocks).extracting(Block::language).contains("java", "lgn", "console");
        return blocks.stream()
                .filter(block -> List.of("java", "lgn", "console").contains(block.language()))
                .map(block -> DynamicTest.dynamicTest(
                        block.page() + ":" + block.line() + " " + block.language(), () -> check(block)));
    }

    @TestFactory
    @DisplayName("links only to what is there")
    Stream<DynamicTest> links() {
        Pattern link = Pattern.compile("\\]\\((?!https?:)([^)#]+)");
        return pages().stream()
                .map(page -> DynamicTest.dynamicTest(ROOT.relativize(page).toString(), () -> {
                    Matcher matcher = link.matcher(Files.readString(page));
                    while (matcher.find()) {
                        assertThat(page.resolveSibling(matcher.group(1))).exists();
                    }
                }));
    }

    private void check(Block block) throws Exception {
        switch (block.language()) {
            case "java" -> assertThat(JavaSnippet.run(block.text(), scratch)).isEqualTo(block.next());
            case "lgn" -> records(block);
            default -> console(block.text());
        }
    }

    private static void records(Block block) {
        List<Report> reports = RecordReader.standard().read(block.text());
        assertThat(reports).isNotEmpty();
        boolean good = block.mark().isEmpty();
        assertThat(reports)
                .allSatisfy(report -> assertThat(report.isValid())
                        .as(() -> String.join(
                                "",
                                report.diagnostics().stream()
                                        .map(each -> DiagnosticText.render(each, java.util.Locale.ENGLISH))
                                        .toList()))
                        .isEqualTo(good));
    }

    /** Runs each line that begins with a dollar sign and compares what it prints with what stands under it. */
    private static void console(String text) {
        StringBuilder actual = new StringBuilder();
        text.lines().filter(line -> line.startsWith("$ ")).forEach(line -> {
            String[] words = line.substring("$ examples/ludex ".length()).split(" ");
            for (int i = 0; i < words.length; i++) {
                if (Files.exists(ROOT.resolve(words[i])) && words[i].contains("/")) {
                    words[i] = ROOT.resolve(words[i]).toString();
                }
            }
            Run run = Run.of("", words);
            String printed = run.err() + run.out();
            actual.append(line).append('\n').append(printed.replace(ROOT + "/", ""));
        });
        assertThat(actual.toString()).isEqualTo(text);
    }

    private static List<Path> pages() {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> !file.toString().contains("/target/")
                            && !file.toString().contains("/src/")
                            && !file.toString().contains("/.git/"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Block> blocks(Path page) {
        try {
            String text = Files.readString(page);
            List<Block> blocks = new ArrayList<>();
            Matcher matcher = BLOCK.matcher(text);
            while (matcher.find()) {
                Matcher next = BLOCK.matcher(text);
                boolean followed = next.find(matcher.end()) && next.group(1).equals("text");
                int line = (int) text.substring(0, matcher.start()).lines().count() + 1;
                String mark = matcher.group(2) == null ? "" : matcher.group(2).strip();
                String name = ROOT.relativize(page).toString();
                blocks.add(
                        new Block(name, line, matcher.group(1), mark, matcher.group(3), followed ? next.group(3) : ""));
            }
            return blocks;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
