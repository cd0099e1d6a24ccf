package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.notation.io.JudgedText;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.spi.Notations;

/**
 * Threads may share whatever is public because asking changes nothing. What is worked out late and kept is listed here, with
 * the reason why no lock is needed. Threads share each of them in {@link SharedObjectsTest}.
 */
@DisplayName("What is kept when something is asked")
class KeptThingsTest {

    private static final Map<String, String> KEPT = Map.of(
            "core.NamedGame.defaults", "an atomic reference; who is second works out an equal value",
            "core.Services.own", "a list that copies itself; who is second finds the same services",
            "core.Services.others", "a synchronized map",
            "notation.spi.MoveText$Marked.text", "an atomic reference; who is second blanks the same text",
            "notation.antlr.Memo.table", "volatile; a table that is overtaken is lost with what was in it",
            "notation.antlr.Memo$Table.marks", "a hint: whoever reads an old one looks once more",
            "notation.antlr.Memo$Table.places", "each holds a record, which never changes and names its key",
            "notation.kamisado.KnownSteps.places", "likewise; who is second makes an equal one",
            "notation.json.MoveMemo.marks", "a hint: whoever reads an old one looks once more",
            "notation.json.MoveMemo.places", "each holds words and what they mean, which never change");

    @Test
    @DisplayName("is little, and known")
    void kept() {
        List<Object> shared = new ArrayList<>();
        shared.addAll(Games.all());
        shared.addAll(Notations.all());
        Games.all().forEach(game -> shared.addAll(lines(game)));
        String file = file();
        RecordReader reader = RecordReader.standard();
        JudgedText judged = JudgedText.of(reader, "-", file);
        List<Report> reports = reader.read(file);
        shared.addAll(List.of(reader, judged, reports));

        Memory memory = new Memory(shared, classes());
        shared.stream().filter(Line.class::isInstance).forEach(line -> SharedObjectsTest.answers((Line<?, ?>) line));
        reader.read(file());
        reader.read(json());
        judged.edit(0, 0, "\n").reports();
        reports.forEach(report -> RecordWriter.write(report.record()));

        assertThat(memory.size()).as("what was looked at").isGreaterThan(5_000);
        assertThat(memory.changes()).isSubsetOf(KEPT.keySet());
    }

    /** A class as it should not be. */
    private static final class Late {
        private final int[] places = {0};
        private int asked;

        void ask() {
            asked++;
            places[0] = asked;
        }
    }

    @Test
    @DisplayName("would be found anywhere")
    void found() {
        Late late = new Late();
        Memory memory = new Memory(List.of(Optional.of(List.of(late))), List.of());
        assertThat(memory.changes()).isEmpty();
        late.ask();
        assertThat(memory.changes())
                .containsExactlyInAnyOrder("notation.KeptThingsTest$Late.places", "notation.KeptThingsTest$Late.asked");
    }

    @Test
    @DisplayName("is never in a static field that changes")
    void statics() {
        for (Class<?> type : classes()) {
            for (Field field : type.getDeclaredFields()) {
                boolean isStatic = Modifier.isStatic(field.getModifiers())
                        && !field.getName().startsWith("$");
                assertThat(isStatic && !Modifier.isFinal(field.getModifiers()))
                        .as("%s is static, and not final", field)
                        .isFalse();
            }
        }
    }

    private static <M extends Move, P extends Position<M, P>> List<Line<M, P>> lines(Game<M, P> game) {
        List<Line<M, P>> lines = new ArrayList<>();
        for (int seed = 0; seed < 3; seed++) {
            lines.add(Playout.from(game.start(), seed, 10 * seed));
        }
        return lines;
    }

    private static String file() {
        return String.join(
                "\n", Notations.ids().stream().map(KeptThingsTest::text).toList());
    }

    private static String text(String id) {
        return RecordWriter.write(record(id));
    }

    private static String json() {
        return Notations.ids().stream()
                .map(id -> RecordWriter.write(record(id), "json").text())
                .collect(Collectors.joining());
    }

    private static GameRecord<?, ?> record(String id) {
        var notation = Notations.find(id).orElseThrow();
        return RandomRecords.of(notation, notation.game().defaults(), 5, 12);
    }

    /** All classes of the libraries, but for parsers made from grammars, whose tables ANTLR looks after. */
    private static Collection<Class<?>> classes() {
        List<Class<?>> classes = new ArrayList<>();
        for (JavaClass each : new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("org.ludex")) {
            if (!each.getPackageName().startsWith("org.ludex.notation.grammar")
                    && !each.getPackageName().contains("testkit")) {
                classes.add(each.reflect());
            }
        }
        return classes;
    }
}
