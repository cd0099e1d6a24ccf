package org.ludex.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionCapabilities;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeActionResolveSupportCapabilities;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;

/** Actions that change records, applied as an editor applies them. */
@DisplayName("Fixes")
@Timeout(120)
class FixesTest {

    /** One change stands out: the fourth move must land on another colour. */
    private static final String SLIP = """
            [Game "kamisado"]

            1. R↗3B B↑5Y 2. Y↗3G P↖1G 3. G↗3O O↑5B *
            """;

    private static final String GOOD = """
            [Game "dvonn"]

            1. a1 b2 *
            """;

    private static final String ALL = "Apply all unambiguous fixes";

    private static final String RESULT = "State the result and the score";
    private static final String FORCED = "Fill in forced moves";

    private static boolean isGood(List<Diagnostic> diagnostics) {
        return diagnostics.stream().noneMatch(each -> each.getSeverity() == DiagnosticSeverity.Error);
    }

    private static List<String> titles(Editor editor) throws Exception {
        return editor.actions().stream().map(CodeAction::getTitle).toList();
    }

    @Test
    @DisplayName("mend all records with a single suggestion, and leave the others as they are")
    void all() throws Exception {
        try (Editor editor = Editor.start("en")) {
            assertThat(isGood(editor.open(SLIP + "\n" + GOOD + "\n" + SLIP))).isFalse();
            assertThat(isGood(editor.apply(ALL))).isTrue();
            assertThat(editor.text()).contains("\n" + GOOD + "\n");
            assertThat(titles(editor)).doesNotContain(ALL);
        }
    }

    @Test
    @DisplayName("of a whole file are worked out when they are chosen, by an editor that can wait for them")
    void later() throws Exception {
        InitializeParams params = new InitializeParams();
        CodeActionCapabilities actions = new CodeActionCapabilities();
        actions.setResolveSupport(new CodeActionResolveSupportCapabilities(List.of("edit")));
        TextDocumentClientCapabilities documents = new TextDocumentClientCapabilities();
        documents.setCodeAction(actions);
        params.setCapabilities(new ClientCapabilities(null, documents, null));
        try (Editor editor = Editor.start(params)) {
            editor.open(SLIP + "\n" + SLIP);
            CodeAction all = editor.actions().stream()
                    .filter(each -> each.getTitle().equals(ALL))
                    .findFirst()
                    .orElseThrow();
            assertThat(all.getEdit()).isNull();
            assertThat(isGood(editor.apply(ALL))).isTrue();
        }
    }

    @Test
    @DisplayName("come only of the kinds that are asked for")
    void kinds() throws Exception {
        try (Editor editor = Editor.start("en")) {
            editor.open(SLIP);
            CodeActionContext context = new CodeActionContext(List.of(), List.of(CodeActionKind.Source));
            CodeActionParams params =
                    new CodeActionParams(editor.file(), new Range(new Position(0, 0), new Position(3, 0)), context);
            assertThat(Editor.wait(editor.documents().codeAction(params)))
                    .extracting(Either::getRight)
                    .extracting(CodeAction::getTitle)
                    .containsExactly(ALL);
        }
    }

    @Test
    @DisplayName("mend records of JSON as JSON")
    void foreign() throws Exception {
        String good = "[Game \"dvonn\"]\n\n1. a1 b2 a3 d1 {said} *\n";
        String written = RecordWriter.write(
                        RecordReader.standard().read(good).get(0).record(), "json")
                .text();
        String wrong = written.replace("\"d1\"", "\"b2\"");
        try (Editor editor = Editor.start("en")) {
            assertThat(isGood(editor.open(wrong))).isFalse();
            String first = RecordReader.standard().read(wrong).get(0).diagnostics().stream()
                    .flatMap(each -> each.suggestions().stream())
                    .map(each -> each.message(Locale.ENGLISH))
                    .findFirst()
                    .orElseThrow();
            assertThat(editor.apply(first)).as(editor.text()).isEmpty();
            assertThat(editor.text()).startsWith("{\"format\":\"ludex-record\"").isNotEqualTo(wrong);
        }
    }

    @Test
    @DisplayName("keep the line breaks of JSON, and do not touch its neighbours")
    void json() throws Exception {
        String one = RecordWriter.write(
                        RecordReader.standard()
                                .read("[Game \"dvonn\"]\n\n1. a1 b2 *\n")
                                .get(0)
                                .record(),
                        "json")
                .text()
                .strip();
        String wrong = one.replace(
                        "{\"status\":\"open\",\"winners\":[]}", "{\"status\":\"won\",\"winners\":[\"white\"]}")
                .replace(",\"moves\"", ",\n \"moves\"");
        assertThat(wrong).contains("won");
        try (Editor editor = Editor.start("en")) {
            editor.open("[" + one + ",\n" + wrong + ",\n" + one + "]\n");
            editor.apply(RESULT);
            assertThat(editor.text())
                    .startsWith("[" + one + ",\n{\n")
                    .endsWith("},\n" + one + "]\n")
                    .doesNotContain("won");
            assertThat(RecordReader.standard().read(editor.text())).hasSize(3);
        }
    }

    @Test
    @DisplayName("state the result and the score that the moves lead to")
    void result() throws Exception {
        String game = """
                [Game "kamisado"]
                [Black "Ada"]

                1. K↑5P P↑6Y 2. Y↗3P P↖1Y
                """;
        String stated = game.replace("Ada\"]\n", "Ada\"]\n[Result \"white\"]\n[Score \"0-1\"]\n");
        try (Editor editor = Editor.start("en")) {
            assertThat(editor.open(game)).isEmpty();
            editor.apply(RESULT);
            assertThat(editor.text()).isEqualTo(stated);
            assertThat(titles(editor)).doesNotContain(RESULT);
            assertThat(codes(
                            editor.open(stated.replace("\"white\"", "\"black\"").replace("0-1", "9-9"))))
                    .containsExactly("wrong-result", "wrong-score");
            assertThat(editor.apply(RESULT)).isEmpty();
            assertThat(editor.text()).isEqualTo(stated);
        }
    }

    @Test
    @DisplayName("write coordinates as symbols where they can be played, and nothing else")
    void symbols() throws Exception {
        String game = """
                [Game "kamisado"]

                1. c1-f4! {not c1-f5} b8b3 2. d1-g4 f8-f1 *
                """;
        try (Editor editor = Editor.start("en")) {
            editor.open(game);
            editor.apply("Write coordinates as symbols");
            assertThat(editor.text()).isEqualTo("""
                    [Game "kamisado"]

                    1. R↗3B! {not c1-f5} B↑5Y 2. Y↗3P f8-f1 *
                    """);
        }
    }

    @Test
    @DisplayName("fill in forced moves at the end, before the star")
    void forced() throws Exception {
        String blocked = """
                [Game "kamisado"]

                1. Y↑2P P↖4P 2. P↑3B B↑1O 3. O↑3K K↑4N 4. N↗2N N↗1N 5. N↑3O O↑5B 6. B↖1K K↖1R 7. R↗1B B↑3R
                8. R↖1N N↗3N 9. N↗1G G↗1Y 10. Y↖2P P↖1G 11. G↑2Y Y↑4O 12. O↑2B *
                """;
        try (Editor editor = Editor.start("en")) {
            editor.open(blocked);
            assertThat(editor.apply(FORCED)).isEmpty();
            assertThat(editor.text()).isEqualTo(blocked.replace("O↑2B *", "O↑2B B0R *"));
            assertThat(titles(editor)).doesNotContain(FORCED);
        }
    }

    @Test
    @DisplayName("write down forced moves that were left out")
    void leftOut() throws Exception {
        String text = """
                [Game "dog"]
                [Options "players=2"]
                [Position "A:h4,k,k,k,k C:3,k,k,k,k round 1 A play A hands A:9,8 C:#2 pile #106 deck -"]

                A burn 9
                A burn 8
                *
                """;
        try (Editor editor = Editor.start("en")) {
            assertThat(codes(editor.open(text))).contains("filled-in");
            assertThat(codes(editor.apply(FORCED))).containsExactly("unproven");
            assertThat(editor.text()).contains("\nshuffle\nA burn 9 draw #\nA burn 8\n*\n");
        }
    }

    private static List<String> codes(List<Diagnostic> diagnostics) {
        return diagnostics.stream().map(each -> each.getCode().getLeft()).toList();
    }

    @Test
    @DisplayName("speak Persian")
    void persian() throws Exception {
        try (Editor editor = Editor.start("fa")) {
            editor.open(SLIP);
            assertThat(titles(editor)).isNotEmpty().allMatch(title -> title.matches("(?s).*\\p{IsArabic}.*"));
        }
    }
}
