package org.ludex.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Methods that call themselves, and why no input makes them exhaust the stack. The test stands here because this module
 * has the library and all of its programs on its class path.
 */
@DisplayName("Methods that call themselves")
class RecursionTest {

    private static final String VARIATIONS = "as deep as variations, which the limits bound";
    private static final String JSON = "as deep as JSON, which the parser bounds";
    private static final String TYPES = "as deep as types are nested in types";
    private static final String WRAPPED = "as deep as written moves are wrapped: a fixed number of times";
    private static final String GRAMMAR = "as deep as the grammar, no rule of which contains itself";
    private static final String SUPER = "calls the method that it overrides";
    private static final String LATER = "on another thread, when the clock says so";
    private static final String NAMESAKE = "calls another method of the same name";

    /** Each circle by one of its methods. */
    private static final Map<String, String> BOUNDED = Map.ofEntries(
            Map.entry("cli.Main.fail", "once more, when memory is short"),
            Map.entry("core.Messages.fill", "as deep as facts are nested in facts: in code twice, in JSON see there"),
            Map.entry("core.NamedGame.defaults", SUPER),
            Map.entry("core.Perft.descend", "as deep as a caller asks"),
            Map.entry("core.picture.Shape$Group.svg", "as deep as groups of a picture: twice"),
            Map.entry("dog.engine.Splits.part", "as deep as a card has steps"),
            Map.entry("dog.mensch.MenschPosition$1.landing", SUPER),
            Map.entry("sixth.SixthPosition.sample", SUPER),
            Map.entry("lsp.Moment.collect", "as deep as an entry has moves, which a constant bounds"),
            Map.entry("notation.RecordView.entries", VARIATIONS),
            Map.entry("notation.RecordView.hides", VARIATIONS),
            Map.entry("notation.RecordedMove.isWhole", VARIATIONS),
            Map.entry("notation.antlr.PlacedMove.end", WRAPPED),
            Map.entry("notation.antlr.PlacedMove.on", WRAPPED),
            Map.entry("notation.antlr.PlacedMove.span", WRAPPED),
            Map.entry("notation.dog.EntryForm.collect", GRAMMAR),
            Map.entry("notation.dog.LineNotation.isRound", WRAPPED),
            Map.entry("notation.format.DraftLine$1.of", WRAPPED),
            Map.entry("notation.format.DraftLine$1.raw", WRAPPED),
            Map.entry("notation.json.EntryCodec.entry", JSON),
            Map.entry("notation.json.EntryCodec.write", VARIATIONS),
            Map.entry("notation.json.FactsJson.read", JSON),
            Map.entry("notation.json.GameTypes.reach", TYPES),
            Map.entry("notation.json.JsonShape.kinds", TYPES),
            Map.entry("notation.json.JsonValue$Tokens.value", JSON),
            Map.entry("notation.json.JsonValue.json", JSON),
            Map.entry("notation.json.JsonValue.plain", JSON),
            Map.entry("notation.json.LineJson.line", VARIATIONS),
            Map.entry("notation.json.RecordJson.moves", VARIATIONS),
            Map.entry("notation.json.Structure.collect", TYPES),
            Map.entry("notation.json.Structure.plain", TYPES),
            Map.entry("notation.json.ValueJson.read", TYPES),
            Map.entry("notation.json.ValueJson.write", TYPES),
            Map.entry("notation.replay.Choices.then", "as deep as an entry has moves"),
            Map.entry("notation.replay.Leftover.words", VARIATIONS),
            Map.entry("notation.replay.LineReplay.play", VARIATIONS),
            Map.entry(
                    "notation.replay.RecordReplay.mended",
                    "once more, for the edited record, and without a search for edits"),
            Map.entry("notation.replay.Repair.turns", "as deep as a turn is long, which a constant bounds"),
            Map.entry("notation.sgf.SgfRecords.read", "once more, with an ending"),
            Map.entry("notation.spelling.Excerpt.of", NAMESAKE),
            Map.entry("notation.text.LineWriter.line", VARIATIONS),
            Map.entry("notation.yinsh.Part.add", GRAMMAR),
            Map.entry("sixth.SetupCheck.faults", "an earlier position has no earlier ones"),
            Map.entry("table.host.Hall.serve", LATER),
            Map.entry("table.web.EventStream.write", "once: whoever writes already goes on itself"),
            Map.entry("yinsh.YinshRule.code", SUPER));

    @Test
    @DisplayName("are known, each with its bound")
    void known() {
        Recursion recursion = new Recursion(new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .withImportOption(
                        location -> !location.contains("/test") && !location.contains("/org/ludex/notation/grammar/"))
                .importPackages("org.ludex"));
        TreeSet<String> met = new TreeSet<>();
        List<String> unknown = recursion.circles().stream()
                .filter(circle -> {
                    List<String> names = List.of(circle.split(", ", -1));
                    BOUNDED.keySet().stream().filter(names::contains).forEach(met::add);
                    return names.stream().noneMatch(BOUNDED::containsKey);
                })
                .toList();
        assertThat(unknown).isEmpty();
        assertThat(BOUNDED.keySet()).as("those that are there").isSubsetOf(met);
    }
}
