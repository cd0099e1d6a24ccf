package org.ludex.lsp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.SeededRandom;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;

/** The server at the other end of a pipe, with the client of LSP4J. */
@DisplayName("The language server")
@Timeout(120)
class RecordServerTest {

    private static final String SLIP = """
            [Game "kamisado"]

            1. R↗3B B↑5Y 2. Y↗3G P↖1G 3. G↗3O O↑5B *
            """;

    private static final String DVONN = """
            [Game "dvonn"]
            [White "Ada"]
            [Black "Bob"]

            1. a1 b2 *

            [Game "dvonn"]
            [White "Bob"]
            [Black "Ada"]

            1. a1 a1 *
            """;

    private static final String SGF = """
            (;
            GM[Dvonn]VV[1]
            SU[dvonn 12345]
            P0[id "Ada"]
            P1[id "Bob"]
            ; P0[0 Start P0]
            ; P0[1 dropb G 2]
            ; P0[2 done]
            ; P1[3 dropb G 2]
            ; P1[4 done]
            )
            """;

    static Stream<Arguments> files() {
        String text = DVONN + "\n" + SLIP + "\n" + DVONN;
        List<String> json = RecordReader.standard().read(text).stream()
                .map(report ->
                        RecordWriter.write(report.content(), "json").text().strip())
                .toList();
        return Stream.of(
                Arguments.of("text", text),
                Arguments.of("text with returns", text.replace("\n", "\r\n")),
                Arguments.of("JSON in lines", String.join("\n", json)),
                Arguments.of("JSON on one line", "[" + String.join(", ", json) + "]"),
                Arguments.of("SGF", SGF.repeat(3)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    @Timeout(value = 1, unit = TimeUnit.HOURS)
    @DisplayName("says what validate says, in the same places, after each of many random edits")
    void edits(String name, String original) throws Exception {
        try (Editor editor = Editor.start("en")) {
            assertThat(places(editor.open(original)))
                    .isEqualTo(expected(original))
                    .isNotEmpty();
            String text = original;
            SeededRandom random = new SeededRandom(16);
            List<String> words = List.of("", "a1", " ", "\n", "[", "\"", "{", "}", "\n[Game \"dvonn\"]\n", "🐞", "↗");
            for (int i = 0; i < Integer.getInteger("ludex.edits", 80); i++) {
                // Damage adds up: from time to time the file is put right again.
                boolean again = i % 100 == 99;
                int start = again ? 0 : whole(text, random.nextInt(text.length() + 1));
                int end = again ? text.length() : whole(text, Math.min(text.length(), start + random.nextInt(4)));
                String word = again ? original : words.get(random.nextInt(words.size()));
                Sheet before = Sheet.open(Editor.FILE, 0, text, Locale.ENGLISH);
                List<Diagnostic> diagnostics = editor.change(before.range(start, end), word);
                text = text.substring(0, start) + word + text.substring(end);
                assertThat(places(diagnostics))
                        .as(name + ", edit " + i + " of\n" + text)
                        .isEqualTo(expected(text));
            }
        }
    }

    /** A place that is not in the middle of a pair. */
    private static int whole(String text, int offset) {
        boolean middle = offset > 0
                && offset < text.length()
                && (Character.isLowSurrogate(text.charAt(offset))
                        || (text.charAt(offset) == '\n' && text.charAt(offset - 1) == '\r'));
        return middle ? offset - 1 : offset;
    }

    private static List<String> places(List<Diagnostic> diagnostics) {
        return diagnostics.stream()
                .map(each -> each.getRange().getStart().getLine() + 1 + ":"
                        + each.getRange().getStart().getCharacter() + "-"
                        + each.getRange().getEnd().getCharacter() + " "
                        + each.getCode().getLeft() + " " + each.getMessage().getLeft())
                .toList();
    }

    private static List<String> expected(String text) {
        List<String> lines = List.of(text.split("\r\n|\n|\r", -1));
        return RecordReader.standard().read(text).stream()
                .flatMap(report -> report.diagnostics().stream())
                .map(each -> expected(each, lines.get(each.place().line() - 1)))
                .toList();
    }

    /** Reports count code points, editors count units of UTF-16, and nothing reaches beyond its line. */
    private static String expected(org.ludex.notation.Diagnostic diagnostic, String line) {
        int[] points = line.codePoints().toArray();
        int start = Math.min(points.length, diagnostic.place().column() - 1);
        int end = Math.min(points.length, start + diagnostic.place().length());
        return diagnostic.place().line() + ":" + new String(points, 0, start).length() + "-"
                + new String(points, 0, end).length() + " " + diagnostic.code() + " "
                + diagnostic.message(Locale.ENGLISH);
    }

    @Test
    @DisplayName("counts columns as editors do, in UTF-16")
    void columns() throws Exception {
        try (Editor editor = Editor.start("en")) {
            List<Diagnostic> diagnostics = editor.open("[Game \"dvonn\"]\n\n{🐞🐞} a1 a1 *\n");
            assertThat(diagnostics.get(0).getRange()).isEqualTo(new Range(new Position(2, 10), new Position(2, 12)));
        }
    }

    @Test
    @DisplayName("offers the suggestions of a report as fixes, which make the record valid")
    void fixes() throws Exception {
        try (Editor editor = Editor.start("en")) {
            Diagnostic slip = editor.open(SLIP).get(0);
            List<CodeAction> fixes = fixes(editor, slip.getRange());
            List<String> advice = RecordReader.standard()
                    .read(SLIP)
                    .get(0)
                    .diagnostics()
                    .get(0)
                    .advice(Locale.ENGLISH);
            assertThat(fixes).extracting(CodeAction::getTitle).containsAll(advice.subList(0, 1));
            TextEdit edit = fixes.get(0)
                    .getEdit()
                    .getChanges()
                    .getOrDefault(Editor.FILE, List.of())
                    .get(0);
            assertThat(editor.change(edit.getRange(), edit.getNewText()))
                    .noneMatch(each -> each.getSeverity() == DiagnosticSeverity.Error);
        }
    }

    private static List<CodeAction> fixes(Editor editor, Range range) throws Exception {
        CodeActionParams params = new CodeActionParams(editor.file(), range, new CodeActionContext(List.of()));
        return Editor.wait(editor.documents().codeAction(params)).stream()
                .map(Either::getRight)
                .toList();
    }

    @Test
    @DisplayName("completes tags, games, options, values and legal moves")
    void completion() throws Exception {
        try (Editor editor = Editor.start("en")) {
            String head = "[Game \"kamisado\"]\n[Options \"level=s\"]\n[Ga\n\nR";
            editor.open(head);
            assertThat(labels(editor, 0, 7)).contains("kamisado", "dvonn", "black-dog");
            assertThat(labels(editor, 1, 10)).contains("level=");
            assertThat(labels(editor, 1, 17)).contains("single", "standard").doesNotContain("marathon");
            assertThat(labels(editor, 2, 3)).containsExactly("Game");
            editor.open("[Game \"kamisado\"]\n\n1. R");
            assertThat(labels(editor, 2, 4))
                    .contains("R↗3B")
                    .allMatch(word -> word.toUpperCase(Locale.ROOT).startsWith("R"));
        }
    }

    private static List<String> labels(Editor editor, int line, int column) throws Exception {
        CompletionParams params = new CompletionParams(editor.file(), new Position(line, column));
        return Editor.wait(editor.documents().completion(params)).getLeft().stream()
                .map(CompletionItem::getLabel)
                .toList();
    }

    @Test
    @DisplayName("shows the board, whose turn it is and the rule behind a diagnostic")
    void hover() throws Exception {
        try (Editor editor = Editor.start("en")) {
            editor.open(DVONN);
            String first = hover(editor, 4, 4);
            assertThat(first).contains("```text").contains("Black");
            assertThat(hover(editor, 10, 8)).contains("**");
        }
    }

    private static String hover(Editor editor, int line, int column) throws Exception {
        HoverParams params = new HoverParams(editor.file(), new Position(line, column));
        return Editor.wait(editor.documents().hover(params))
                .getContents()
                .getRight()
                .getValue();
    }

    @Test
    @DisplayName("speaks Persian")
    void persian() throws Exception {
        try (Editor editor = Editor.start("fa")) {
            String expected = RecordReader.standard()
                    .read(SLIP)
                    .get(0)
                    .diagnostics()
                    .get(0)
                    .message(Locale.forLanguageTag("fa"));
            assertThat(editor.open(SLIP).get(0).getMessage().getLeft())
                    .isEqualTo(expected)
                    .containsPattern("\\p{IsArabic}");
        }
    }

    @Test
    @DisplayName("outlines, folds, marks and highlights records, and shows a board on demand")
    void structure() throws Exception {
        try (Editor editor = Editor.start("en")) {
            editor.open(DVONN);
            assertThat(Editor.wait(editor.documents().documentSymbol(new DocumentSymbolParams(editor.file()))))
                    .extracting(each -> each.getRight().getDetail())
                    .containsExactly("dvonn · Ada · Bob", "dvonn · Bob · Ada");
            assertThat(Editor.wait(editor.documents().foldingRange(new FoldingRangeRequestParams(editor.file()))))
                    .containsExactly(new FoldingRange(0, 4), new FoldingRange(6, 10));
            editor.open("[Game \"dog\"]\n\nround 1 6 A\nA start\n{x}\nround 2 5 B\n\n");
            assertThat(Editor.wait(editor.documents().foldingRange(new FoldingRangeRequestParams(editor.file()))))
                    .containsExactly(new FoldingRange(0, 5), new FoldingRange(2, 4));
            assertThat(Editor.wait(editor.documents().documentSymbol(new DocumentSymbolParams(editor.file())))
                            .get(0)
                            .getRight()
                            .getChildren())
                    .extracting(round -> round.getName())
                    .containsExactly("round 1", "round 2");
            editor.open(DVONN);
            List<Integer> tokens = Editor.wait(
                            editor.documents().semanticTokensFull(new SemanticTokensParams(editor.file())))
                    .getData();
            assertThat(tokens.subList(0, 10)).containsExactly(0, 1, 4, 0, 0, 0, 5, 7, 1, 0);
            Range all = new Range(new Position(0, 0), new Position(11, 0));
            assertThat(Editor.wait(editor.documents().inlayHint(new InlayHintParams(editor.file(), all))))
                    .extracting(hint -> hint.getLabel().getLeft())
                    .containsExactly("White", "White");
            Command lens = Editor.wait(editor.documents().codeLens(new CodeLensParams(editor.file())))
                    .get(2)
                    .getCommand();
            Editor.wait(editor.server()
                    .getWorkspaceService()
                    .executeCommand(new ExecuteCommandParams(lens.getCommand(), lens.getArguments())));
            assertThat(editor.shown()).contains("a");
        }
    }

    @Test
    @DisplayName("highlights of a long file only the part that is shown")
    void highlighting() throws Exception {
        try (Editor editor = Editor.start("en")) {
            editor.open("[Game \"dvonn\"]\n\n{" + " ".repeat(999_999) + "}\n\n[Game \"dvonn\"]\n\n۱. {"
                    + " ".repeat(99_999) + "\r\nx} *\n");
            assertThat(Editor.wait(editor.documents().semanticTokensFull(new SemanticTokensParams(editor.file())))
                            .getData())
                    .isEmpty();
            Range last = new Range(new Position(5, 0), new Position(8, 0));
            assertThat(Editor.wait(editor.documents()
                                    .semanticTokensRange(new SemanticTokensRangeParams(editor.file(), last)))
                            .getData())
                    .containsExactly(
                            4, 1, 4, 0, 0, 0, 5, 7, 1, 0, 2, 0, 2, 3, 0, 0, 3, 100_000, 2, 0, 1, 0, 2, 2, 0, 0, 3, 1, 5,
                            0);
        }
    }

    @Test
    @DisplayName("renames a player wherever the name stands")
    void rename() throws Exception {
        try (Editor editor = Editor.start("en")) {
            editor.open(DVONN);
            RenameParams params = new RenameParams(editor.file(), new Position(1, 9), "Eve \"E\"");
            assertThat(Editor.wait(editor.documents().rename(params))
                            .getChanges()
                            .get(Editor.FILE))
                    .containsExactly(
                            new TextEdit(new Range(new Position(1, 8), new Position(1, 11)), "Eve \\\"E\\\""),
                            new TextEdit(new Range(new Position(8, 8), new Position(8, 11)), "Eve \\\"E\\\""));
        }
    }

    @Test
    @DisplayName("formats good records to canonical text, and leaves the others alone")
    void formatting() throws Exception {
        try (Editor editor = Editor.start("en")) {
            editor.open("[game \"DVONN\"]\na1   b2 *\n\n[Game \"dvonn\"]\n\na1 a1   *\n");
            List<? extends TextEdit> edits = Editor.wait(editor.documents()
                    .formatting(new DocumentFormattingParams(editor.file(), new FormattingOptions(4, true))));
            assertThat(edits).hasSize(1);
            assertThat(edits.get(0).getNewText()).isEqualTo("[Game \"dvonn\"]\n\n1. a1 b2 *\n\n");
        }
    }

    @Test
    @DisplayName("survives broken messages, unknown methods and cancelled requests")
    void broken() throws Exception {
        try (Editor editor = Editor.start("en")) {
            editor.send("Content-Length: 5\r\n\r\n{\"a\":");
            editor.send("Content-Length: 2\r\n\r\n[]");
            String unknown = "{\"jsonrpc\":\"2.0\",\"method\":\"no/such\",\"params\":{}}";
            editor.send("Content-Length: " + unknown.length() + "\r\n\r\n" + unknown);
            editor.documents()
                    .hover(new HoverParams(editor.file(), new Position(0, 0)))
                    .cancel(true);
            assertThat(editor.open(SLIP)).isNotEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"textDocument/didSave", "initialized", "$/setTrace", "exit"})
    @DisplayName("refuses to answer what is only told, and does not do it either")
    void askedNotToldOnly(String method) throws Exception {
        try (Editor editor = Editor.start("en")) {
            assertThatThrownBy(() -> Editor.wait(editor.ask(method, Map.of())))
                    .hasMessageContaining(method + " is a notification: it has no id and gets no answer.");
            assertThat(editor.open(SLIP)).isNotEmpty();
        }
    }

    @Test
    @DisplayName("takes a place behind the end of its line for the end, however far it is")
    void far() throws Exception {
        try (Editor editor = Editor.start("en")) {
            editor.open(DVONN);
            assertThat(hover(editor, 4, Integer.MAX_VALUE)).isEqualTo(hover(editor, 4, 10));
            assertThat(hover(editor, 4, -1)).isEqualTo(hover(editor, 4, 0));
        }
    }

    @Test
    @DisplayName("refuses methods and commands that it does not have")
    void unknown() throws Exception {
        try (Editor editor = Editor.start("en")) {
            editor.open(DVONN);
            DefinitionParams definition = new DefinitionParams(editor.file(), new Position(0, 0));
            assertThatThrownBy(() -> Editor.wait(editor.documents().definition(definition)))
                    .hasMessageContaining("does not know the method")
                    .hasMessageNotContaining("UnsupportedOperation");
            ExecuteCommandParams command = new ExecuteCommandParams("no.such", List.of());
            assertThatThrownBy(() ->
                            Editor.wait(editor.server().getWorkspaceService().executeCommand(command)))
                    .hasMessageContaining("does not know");
        }
    }

    @Test
    @DisplayName("tells of a file that is too large, and goes on")
    void huge() throws Exception {
        try (Editor editor = Editor.start("en")) {
            String huge = "x ".repeat(Desk.LARGEST / 2 + 1);
            assertThat(editor.open(huge))
                    .singleElement()
                    .satisfies(each -> assertThat(each.getMessage().getLeft()).contains("too large"));
            assertThat(editor.open(SLIP)).isNotEmpty();
        }
    }

    @Test
    @DisplayName("ends with 0 when the editor takes leave, and with 1 when it is gone")
    void ends() throws Exception {
        assertThat(Editor.start("en").leave()).isZero();
        try (Editor editor = Editor.start("en")) {
            assertThat(Editor.wait(editor.server().shutdown()))
                    .as("null, as the protocol wants it")
                    .isNull();
        }
        assertThat(Editor.start("en").vanish()).isEqualTo(1);
    }
}
