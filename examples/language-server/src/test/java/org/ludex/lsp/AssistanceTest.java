package org.ludex.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowDocumentCapabilities;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SignatureInformation;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.ludex.notation.GameRecord;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;

/** What the server tells of records without changing them. */
@DisplayName("Assistance")
@Timeout(120)
class AssistanceTest {

    private static final String GAME = """
            [Game "dvonn"]
            [White "Ada"]

            1. a1 b2 (b3 {in c1} c2) 2. a3 d1 *
            """;

    private static final String SGF = """
            (;
            GM[Dvonn]VV[1]
            SU[dvonn 12345]
            P0[id "white"]
            P1[id "black"]
            ; P0[0 Start P0]
            ; P0[1 dropb G 2]
            ; P0[2 done]
            ; P1[3 dropb C 1]
            ; P1[4 done]
            ; P0[5 dropb F 5]
            ; P0[6 done]
            )
            """;

    /** The board of a game as hover shows it. */
    private static String board(String moves) {
        GameRecord<?, ?> record = RecordReader.standard()
                .read("[Game \"dvonn\"]\n\n" + moves + " *\n")
                .get(0)
                .record();
        assertThat(record.isWhole()).isTrue();
        return "```text\n"
                + record.after(record.moves().size()).picture().plain().stripTrailing()
                + "\n```\n\n"
                + record.after(record.moves().size()).message(Locale.ENGLISH);
    }

    private static String hover(Editor editor, String at) throws Exception {
        Sheet sheet = Sheet.open(Editor.FILE, 0, editor.text(), Locale.ENGLISH);
        int offset = editor.text().indexOf(at);
        assertThat(offset).as(at).isNotNegative();
        return Editor.wait(editor.documents().hover(new HoverParams(editor.file(), sheet.position(offset))))
                .getContents()
                .getRight()
                .getValue();
    }

    @Test
    @DisplayName("shows the board at each ply, in variations too")
    void boards() throws Exception {
        try (Editor editor = Editor.start("en")) {
            editor.open(GAME);
            assertThat(hover(editor, "Ada")).isEqualTo(board(""));
            assertThat(hover(editor, "a1")).isEqualTo(board("a1"));
            assertThat(hover(editor, "b2")).isEqualTo(board("a1 b2"));
            assertThat(hover(editor, "b3")).isEqualTo(board("a1 b3"));
            assertThat(hover(editor, "in c1")).isEqualTo(board("a1 b3"));
            assertThat(hover(editor, "c2")).isEqualTo(board("a1 b3 c2"));
            assertThat(hover(editor, "a3")).isEqualTo(board("a1 b2 a3"));
        }
    }

    @Test
    @DisplayName("shows the board at each ply of JSON and SGF")
    void foreign() throws Exception {
        String json = RecordWriter.write(
                        RecordReader.standard().read(GAME).get(0).record(), "json")
                .text();
        try (Editor editor = Editor.start("en")) {
            editor.open("[" + json.strip() + ",\n" + json.strip() + "]");
            assertThat(hover(editor, "ludex-record")).isEqualTo(board(""));
            assertThat(hover(editor, "\"a1\"")).isEqualTo(board("a1"));
            assertThat(hover(editor, "\"b3\"")).isEqualTo(board("a1 b3"));
            assertThat(hover(editor, "\"c2\"")).isEqualTo(board("a1 b3 c2"));
            assertThat(hover(editor, "\"a3\"")).isEqualTo(board("a1 b2 a3"));
            editor.open(SGF + SGF);
            assertThat(hover(editor, "GM[")).isEqualTo(board(""));
            assertThat(hover(editor, "dropb G 2")).isEqualTo(board("g2"));
            assertThat(hover(editor, "dropb C 1")).isEqualTo(board("g2 c1"));
            assertThat(hover(editor, "6 done")).isEqualTo(board("g2 c1 f5"));
        }
    }

    @Test
    @DisplayName("shows the rule and the suggestions only where the trouble is")
    void rule() throws Exception {
        try (Editor editor = Editor.start("en")) {
            editor.open("[Game \"dvonn\"]\n\n1. a1 a1 2. c3 *\n");
            assertThat(hover(editor, "a1 2."))
                    .startsWith("**P2** a1 is occupied.\n\nThe rule: ")
                    .contains("Suggestion:");
            assertThat(hover(editor, "a1 a1")).startsWith("```");
        }
    }

    @Test
    @DisplayName("says behind an error that the board is the last one before it, and offers no moves there")
    void behindError() throws Exception {
        String stopped = "Nothing from line 6, column 7 on can be played. This is the last board before that:\n\n";
        try (Editor editor = Editor.start("en")) {
            editor.open("[Game \"dvonn\"]\n\n1. b2 *\n[Game \"dvonn\"]\n\n1. a1 a1 2. c3 (c5 d5) d1 \n");
            assertThat(hover(editor, "c3")).isEqualTo(stopped + board("a1"));
            assertThat(hover(editor, "d5")).isEqualTo(stopped + board("a1"));
            assertThat(hover(editor, "a1 2.")).contains("a1 is occupied.", stopped + board("a1"));
            assertThat(hover(editor, "a1 a1")).isEqualTo(board("a1"));
            assertThat(hover(editor, "b2")).isEqualTo(board("b2"));
            assertThat(completions(editor, "[Game \"dvonn\"]\n\n1. a1 a1 2. "))
                    .doesNotContain("c3")
                    .contains("*");
            // An error in a variation that has ended says nothing about the main line.
            editor.open("[Game \"dvonn\"]\n\n1. a1 b2 (a1) 2. c3 \n");
            assertThat(hover(editor, "c3")).isEqualTo(board("a1 b2 c3"));
            assertThat(hover(editor, "a1)"))
                    .contains("Nothing from line 3, column 11 on can be played.")
                    .endsWith(board("a1"));
            assertThat(completions(editor, "[Game \"dvonn\"]\n\n1. a1 b2 (a1) 2. "))
                    .contains("c3");
        }
    }

    @Test
    @DisplayName("speaks the language of its own option before that of the editor, on the board too")
    void language() throws Exception {
        InitializeParams params = new InitializeParams();
        params.setLocale("en");
        JsonObject options = new JsonObject();
        options.addProperty("language", "fa");
        params.setInitializationOptions(options);
        try (Editor editor = Editor.start(params)) {
            editor.open("[Game \"kamisado\"]\n\n1. R↗3B *\n");
            assertThat(hover(editor, "R↗3B")).contains("دور ۱").doesNotContain("Round");
            Editor.wait(editor.server()
                    .getWorkspaceService()
                    .executeCommand(new ExecuteCommandParams("ludex.board", List.of(Editor.FILE, 1))));
            assertThat(editor.shown()).contains("دور ۱").doesNotContain("Round");
        }
    }

    @Test
    @DisplayName("says nothing where there is nothing to say")
    void silence() throws Exception {
        try (Editor editor = Editor.start("en")) {
            editor.open("[Game \"chess\"]\n\n1. e4 *\n");
            assertThat(hover(editor, "chess")).startsWith("**unknown-game**");
            assertThat(Editor.wait(editor.documents().hover(new HoverParams(editor.file(), new Position(2, 4)))))
                    .isNull();
        }
    }

    @Test
    @DisplayName("shows the board as a picture in Markdown, if the editor can")
    void picture() throws Exception {
        InitializeParams params = new InitializeParams();
        JsonObject options = new JsonObject();
        options.addProperty("pictures", true);
        params.setInitializationOptions(options);
        try (Editor editor = Editor.start(params)) {
            editor.open(GAME);
            String markdown = hover(editor, "b2");
            assertThat(markdown).startsWith("![](data:image/svg+xml;base64,");
            String picture = markdown.substring(markdown.indexOf(',') + 1, markdown.indexOf(')'));
            assertThat(new String(Base64.getDecoder().decode(picture), StandardCharsets.UTF_8))
                    .startsWith("<svg")
                    .contains("</svg>");
        }
    }

    private static List<String> completions(Editor editor, String text) throws Exception {
        editor.open(text);
        Position end = Sheet.open(Editor.FILE, 0, text, Locale.ENGLISH).position(text.length());
        return Editor.wait(editor.documents().completion(new CompletionParams(editor.file(), end))).getLeft().stream()
                .map(CompletionItem::getLabel)
                .toList();
    }

    @Test
    @DisplayName("sorts moves before the words that end a record")
    void order() throws Exception {
        try (Editor editor = Editor.start("en")) {
            editor.open("[Game \"dvonn\"]\n\n");
            List<CompletionItem> items = Editor.wait(
                            editor.documents().completion(new CompletionParams(editor.file(), new Position(2, 0))))
                    .getLeft();
            List<CompletionItem> sorted = items.stream()
                    .sorted(Comparator.comparing(CompletionItem::getSortText))
                    .toList();
            assertThat(items).extracting(CompletionItem::getSortText).doesNotHaveDuplicates();
            assertThat(sorted.get(0).getLabel()).isEqualTo("a1");
            assertThat(sorted)
                    .extracting(CompletionItem::getKind)
                    .containsSubsequence(CompletionItemKind.Value, CompletionItemKind.Keyword);
            assertThat(sorted.get(sorted.size() - 1).getKind()).isEqualTo(CompletionItemKind.Keyword);
        }
    }

    @Test
    @DisplayName("completes what may stand at the cursor in each game")
    void completion() throws Exception {
        try (Editor editor = Editor.start("en")) {
            assertThat(completions(editor, "[")).contains("Game");
            assertThat(completions(editor, "[Ga")).containsExactly("Game");
            assertThat(completions(editor, "[{\"tags\":\n[")).isEmpty();
            assertThat(completions(editor, "[Game \"dog\"]\n[")).contains("A", "D", "Options", "Result");
            assertThat(completions(editor, "[Game \"dvonn\"]\n[W")).containsExactly("White");
            assertThat(completions(editor, "[Game \"dvonn\"]\n[Result \""))
                    .containsExactly("white", "black", "draw", "*");
            assertThat(completions(editor, "[Game \"yinsh\"]\n[Options \"variant="))
                    .contains("blitz");
            assertThat(completions(editor, "[Game \"dvonn\"]\n\n1. a1 (b"))
                    .contains("b1", "b4", "black:resign")
                    .doesNotContain("a1");
            assertThat(completions(editor, "[Game \"dvonn\"]\n\n1. a1 b"))
                    .doesNotContain("a1")
                    .contains("b1");
            assertThat(completions(editor, "[Game \"dvonn\"]\n\n1.b")).contains("b1", "b4");
            assertThat(completions(editor, "[Game \"dvonn\"]\n\n1. a1 {so ")).isEmpty();
            assertThat(completions(editor, "[Game \"dvonn\"]\n\n1. a1 {so} ")).contains("b1");
            assertThat(completions(editor, "[Game \"dog\"]\n[Options \"players=2\"]\n[Result \""))
                    .containsExactly("A", "C", "draw", "*");
            assertThat(completions(editor, "[Game \"mensch\"]\n\nB 1 -\nC 6 ")).contains("C 6 k>32");
            assertThat(completions(editor, """
                            [Game "dog"]
                            [Options "players=2"]
                            [Position "A:1,k,k,k,k C:3,k,k,k,k round 1 A play A hands A:9,8 C:#2 pile #106 deck -"]

                            A\s""")).contains("A 9 1>10", "A 8 1>9");
        }
    }

    private static String form(Editor editor, String text) throws Exception {
        editor.open(text);
        Position end = Sheet.open(Editor.FILE, 0, text, Locale.ENGLISH).position(text.length());
        SignatureHelp help = Editor.wait(editor.documents().signatureHelp(new SignatureHelpParams(editor.file(), end)));
        if (help == null) {
            return "";
        }
        SignatureInformation form = help.getSignatures().get(help.getActiveSignature());
        var label =
                form.getParameters().get(help.getActiveParameter()).getLabel().getRight();
        return form.getLabel() + " at " + form.getLabel().substring(label.getFirst(), label.getSecond());
    }

    @Test
    @DisplayName("completes in a record that begins behind another one on the same line what belongs to it")
    void behindAnother() throws Exception {
        try (Editor editor = Editor.start("en")) {
            for (String before : List.of("[{\"a\":1}]", "{\"game\":\"dvonn\",\"moves\":[],", "[],[],[],")) {
                String text = before + "[Game \"dvonn\"]\n\n1. a1 a1 *\n";
                editor.open(text);
                for (int at = 0; at <= before.length() + 5; at++) {
                    Position place = new Position(0, at);
                    assertThat(Editor.wait(editor.documents().completion(new CompletionParams(editor.file(), place)))
                                    .getLeft())
                            .as("%s of %s", at, text)
                            .isNotNull();
                    Editor.wait(editor.documents().signatureHelp(new SignatureHelpParams(editor.file(), place)));
                    Editor.wait(editor.documents().hover(new HoverParams(editor.file(), place)));
                }
            }
            assertThat(completions(editor, "[{\"a\":1}][Game \"dv")).containsExactly("dvonn");
        }
    }

    @Test
    @DisplayName("completes the strings and the moves of JSON")
    void jsonCompletion() throws Exception {
        String head = "[{\"format\": \"ludex-record\", \"version\": 1, \"game\": \"yinsh\",\n ";
        String moves = head + "\"options\": {}, \"tags\": [], \"moves\": [";
        try (Editor editor = Editor.start("en")) {
            assertThat(completions(editor, head + "\"op")).containsExactly("options");
            assertThat(completions(editor, head.replace("yinsh\",\n ", "dog"))).contains("dog", "dog-royal");
            assertThat(completions(editor, head + "\"options\": {\"")).containsExactly("variant");
            assertThat(completions(editor, head + "\"options\": {\"variant\": \""))
                    .containsExactly("standard", "blitz");
            assertThat(completions(editor, head + "\"tags\": [{\"name\": \"W")).containsExactly("White");
            assertThat(completions(editor, head + "\"tags\": [{\"value\": \"")).isEmpty();
            assertThat(completions(editor, moves + "{\"seat\": \"")).containsExactly("white", "black");
            assertThat(completions(editor, moves + "], \"ending\": \"")).contains("*", "white:resign");
            String typed = moves;
            for (String move : List.of("a2", "b1", "c3")) {
                typed = completed(editor, typed, move) + ",\n ";
            }
            assertThat(completions(editor, typed)).contains("d4").doesNotContain("a2", "c3");
            String whole = typed.replaceFirst(",\\s*$", "], \"ending\": \"*\"}]");
            assertThat(editor.open(whole)).isEmpty();
            assertThat(RecordReader.standard().read(whole).get(0).plies()).isEqualTo(3);
            assertThat(completions(editor, head)).isEmpty();
        }
    }

    @Test
    @DisplayName("completes nodes and actions of SGF")
    void sgfCompletion() throws Exception {
        String open = SGF.substring(0, SGF.lastIndexOf(')'));
        try (Editor editor = Editor.start("en")) {
            assertThat(completed(editor, open, "b2")).isEqualTo(open + "; P1[7 dropb B 2]\n; P1[8 Done]\n");
            assertThat(completed(editor, open + ";", "b2")).isEqualTo(open + "; P1[7 dropb B 2]\n; P1[8 Done]\n");
            assertThat(completions(editor, open)).contains("a1").doesNotContain("g2", "c1", "f5", "Done");
            assertThat(completions(editor, open + "; P1[7 dropb A"))
                    .containsExactly("dropb A 1", "dropb A 2", "dropb A 3");
            assertThat(completions(editor, open + "; P1[")).contains("7 dropb A 1", "7 Done", "7 Resign");
            assertThat(completions(editor, open + "; P1[7 d")).contains("Done", "dropb A 1", "DeclineDraw");
            assertThat(completions(editor, open + "; C[")).isEmpty();
            assertThat(completions(editor, SGF)).isEmpty();
            assertThat(completions(editor, SGF.substring(0, SGF.indexOf("P0[id") + 3)))
                    .isEmpty();
            assertThat(completions(editor, open + "; P1[7 dropb G 2]\n; P0[8 done]\n"))
                    .as("behind an error")
                    .isEmpty();
        }
    }

    @Test
    @DisplayName("completes a move of SGF that takes two actions, also where the second player begins")
    void sgfActions() throws Exception {
        String head = "(;\nGM[Kamisado]VV[1]\nSU[kamisado 0]\n; P1[0 Start P1]\n";
        try (Editor editor = Editor.start("en")) {
            assertThat(completions(editor, head + "; P1[1 Pickb C")).containsExactly("Pickb C 1");
            String picked = head + "; P1[1 Pickb C 1]\n";
            assertThat(completions(editor, picked + "; P1[2 Drop")).contains("Dropb C 2", "Dropb C 4", "Dropb D 2");
            assertThat(completions(editor, picked + "; P1[2 Drop")).doesNotContain("Dropb H 2");
            String first = completed(editor, head, completions(editor, head).get(0));
            String second = completed(editor, first, completions(editor, first).get(0));
            assertThat(second.substring(head.length())).matches("""
                            ; P1\\[1 Pickb . .]
                            ; P1\\[2 Dropb . .]
                            ; P1\\[3 Done]
                            ; P0\\[4 Pickb . .]
                            ; P0\\[5 Dropb . .]
                            ; P0\\[6 Done]
                            """);
            assertThat(editor.open(second + ")\n"))
                    .extracting(each -> each.getCode().getLeft())
                    .containsExactly("unfinished");
            assertThat(RecordReader.standard().read(second + ")\n").get(0).plies())
                    .isEqualTo(2);
        }
    }

    /** A text with one of the completions at its end. */
    private static String completed(Editor editor, String text, String label) throws Exception {
        editor.open(text);
        Position end = Sheet.open(Editor.FILE, 0, text, Locale.ENGLISH).position(text.length());
        return text
                + Editor.wait(editor.documents().completion(new CompletionParams(editor.file(), end)))
                        .getLeft()
                        .stream()
                        .filter(item -> item.getLabel().equals(label))
                        .map(item -> item.getTextEdit().getLeft().getNewText())
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    @DisplayName("tells what the four symbols mean, and the parts of DOG's entries")
    void forms() throws Exception {
        String head = "[Game \"kamisado\"]\n\n1. ";
        String dog = "[Game \"dog\"]\n\nround 1 6 A\n";
        try (Editor editor = Editor.start("en")) {
            assertThat(form(editor, head)).isEqualTo("R↗3B at R");
            assertThat(form(editor, head + "R")).isEqualTo("R↗3B at ↗");
            assertThat(form(editor, head + "R↗")).isEqualTo("R↗3B at 3");
            assertThat(form(editor, head + "R↗3")).isEqualTo("R↗3B at B");
            assertThat(form(editor, head + "R↗3B B↑5Y")).isEqualTo("R↗3B at B");
            assertThat(form(editor, head + "c1-")).isEqualTo("c1-f4 at f4");
            assertThat(form(editor, head + "{R")).isEmpty();
            assertThat(form(editor, "[Game \"kamisado\"]\n[White \"R")).isEmpty();
            assertThat(form(editor, dog + "A 13 ")).isEqualTo("A 13 k>0 at k>0");
            assertThat(form(editor, dog + "A joker=")).isEqualTo("A joker=8 60>h4 at 8");
            assertThat(form(editor, dog + "A swap 5<>")).isEqualTo("A swap 5<>B:20 at B:20");
            assertThat(form(editor, dog + "deal A:1,2 B:")).isEqualTo("deal A:13,4 B:#6 at B:#6");
            assertThat(form(editor, "[Game \"dog\"]\n\nround 1 ")).isEqualTo("round 1 6 A at 6");
        }
    }

    @Test
    @DisplayName("has words in both languages for every form and part")
    void words() {
        Locale persian = Locale.forLanguageTag("fa");
        assertThat(Signatures.all()).isNotEmpty().allSatisfy(form -> {
            assertThat(Words.of("form." + form.name(), Locale.ENGLISH)).contains(" ");
            assertThat(Words.of("form." + form.name(), persian)).containsPattern("\\p{IsArabic}");
            assertThat(form.parts()).allSatisfy(part -> {
                assertThat(Words.of("part." + part.name(), Locale.ENGLISH)).contains(" ");
                assertThat(Words.of("part." + part.name(), persian)).containsPattern("\\p{IsArabic}");
            });
        });
    }

    /** An editor that opens files. */
    private static InitializeParams opening() {
        InitializeParams params = new InitializeParams();
        WindowClientCapabilities window = new WindowClientCapabilities();
        window.setShowDocument(new ShowDocumentCapabilities(true));
        params.setCapabilities(new ClientCapabilities(null, null, window, null));
        return params;
    }

    @Test
    @DisplayName("replays a record on a page of its own, which is gone when the server ends")
    void replay() throws Exception {
        Path page;
        try (Editor editor = Editor.start(opening())) {
            editor.open(GAME);
            Command lens = Editor.wait(editor.documents().codeLens(new CodeLensParams(editor.file()))).stream()
                    .map(each -> each.getCommand())
                    .filter(each -> each.getTitle().equals("Replay"))
                    .findFirst()
                    .orElseThrow();
            Editor.wait(editor.server()
                    .getWorkspaceService()
                    .executeCommand(new ExecuteCommandParams(lens.getCommand(), lens.getArguments())));
            page = Path.of(URI.create(editor.opened()));
            assertThat(Files.readString(page)).contains("<html", "Ada");
        }
        assertThat(page).doesNotExist();
    }

    @Test
    @DisplayName("opens a board as a file in an editor that can do that")
    void boardFile() throws Exception {
        Path file;
        try (Editor editor = Editor.start(opening())) {
            editor.open(GAME);
            Editor.wait(editor.server()
                    .getWorkspaceService()
                    .executeCommand(new ExecuteCommandParams("ludex.board", List.of(Editor.FILE, 1))));
            file = Path.of(URI.create(editor.opened()));
            String shown = Files.readString(file);
            assertThat("```text\n" + shown.stripTrailing() + "\n```").isSubstringOf(board("a1 b2 a3 d1"));
        }
        assertThat(file.getParent()).doesNotExist();
    }

    @Test
    @DisplayName("says where the page is to an editor that opens none")
    void replayWithoutBrowser() throws Exception {
        try (Editor editor = Editor.start("en")) {
            editor.open(GAME);
            Editor.wait(editor.server()
                    .getWorkspaceService()
                    .executeCommand(new ExecuteCommandParams("ludex.replay", List.of(Editor.FILE, 1))));
            assertThat(editor.shown()).contains("file:", ".html");
        }
    }

    @Test
    @DisplayName("finds records by number, game and player")
    void symbols() throws Exception {
        try (Editor editor = Editor.start("en")) {
            editor.open(GAME + "\n" + GAME.replace("Ada", "Eve"));
            assertThat(symbols(editor, "")).containsExactly("Record 1 · dvonn · Ada", "Record 2 · dvonn · Eve");
            assertThat(symbols(editor, "eve")).containsExactly("Record 2 · dvonn · Eve");
            assertThat(symbols(editor, "record 1")).containsExactly("Record 1 · dvonn · Ada");
            assertThat(symbols(editor, "yinsh")).isEmpty();
        }
    }

    private static List<String> symbols(Editor editor, String words) throws Exception {
        return Editor.wait(editor.server().getWorkspaceService().symbol(new WorkspaceSymbolParams(words)))
                .getRight()
                .stream()
                .map(WorkspaceSymbol::getName)
                .toList();
    }

    @Test
    @DisplayName("hints at the seat to move, and at the number where none is written")
    void hints() throws Exception {
        try (Editor editor = Editor.start("en")) {
            editor.open("[Game \"dvonn\"]\n\n1. a1 b2 2. a3\nb3 3. c1\n4. c2 c3\na4 {one\ntwo} b5\n*\n");
            Range all = new Range(new Position(0, 0), new Position(9, 0));
            assertThat(Editor.wait(editor.documents().inlayHint(new InlayHintParams(editor.file(), all))))
                    .extracting(hint -> hint.getLabel().getLeft())
                    .containsExactly("White", "2... Black", "Black", "4... Black");
        }
    }

    @Test
    @DisplayName("notes that a file holds no records, as validate does")
    void empty() throws Exception {
        try (Editor editor = Editor.start("en")) {
            assertThat(editor.open(""))
                    .singleElement()
                    .satisfies(each -> assertThat(each.getCode().getLeft()).isEqualTo("no-records"));
        }
    }
}
