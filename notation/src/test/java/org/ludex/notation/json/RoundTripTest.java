package org.ludex.notation.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Options;

@DisplayName("Every public type in JSON")
class RoundTripTest {

    private static final ObjectMapper PLAIN = new ObjectMapper().registerModule(new LudexModule());
    private static final ObjectMapper NAMING = new ObjectMapper().registerModule(new LudexModule().namingGames());

    /** What is not data, each with its reason; so is all of the SPI but {@link #SPI_DATA}. */
    private static final Set<String> NO_DATA = Stream.of(
                    // Looked at once, and told by a verdict and a position, which are data.
                    Stream.of("core.Attempt", "core.Attempt$Played", "core.Attempt$Refused"),
                    Stream.of("core.Line$Refusal", "core.Line$Replay"),
                    // Exceptions: their faults are data.
                    Stream.of("core.FaultsException", "core.IllegalMoveException", "core.InvalidOptionsException"),
                    Stream.of("core.InvalidPositionException", "notation.json.InvalidRecordException"),
                    Stream.of("core.InvalidValueException", "notation.format.UnwritableException"),
                    // How pictures look.
                    Stream.of("core.Look", "core.Arrow"),
                    // Tools without a state to send.
                    Stream.of("core.Checks", "core.Checks$Check", "core.Games", "core.Messages", "core.NamedGame"),
                    Stream.of("core.PositionHash", "notation.io.PartReader", "notation.io.PartReader$Opener"),
                    Stream.of("core.Perft", "core.Playout", "core.SeededRandom", "core.Services"),
                    Stream.of("core.Services$Providers", "core.Spellings", "notation.DiagnosticText"),
                    Stream.of("notation.io.MoveReader", "notation.io.MoveWriter", "notation.io.RecordReader"),
                    Stream.of("notation.io.RecordWriter", "notation.io.Repairs", "notation.json.LudexModule"),
                    Stream.of("notation.json.Schemas", "notation.json.BgaFormat", "notation.json.JsonFormat"),
                    // Holds workers.
                    Stream.of("notation.ReaderSettings"),
                    // Mutable: the record that it builds is data.
                    Stream.of("notation.RecordBuilder"),
                    // An editor's state: its text and its reports are data.
                    Stream.of("notation.io.JudgedRecord", "notation.io.JudgedText"),
                    // Shares of a file: whoever hands them out does so in their own way. Reports are data.
                    Stream.of("notation.io.FilePart", "notation.io.PartPlan", "notation.io.PartSurvey"),
                    Stream.of("notation.io.PlacedReport", "notation.format.Splitting"),
                    // What a format is made of; the record that it writes is data.
                    Stream.of("notation.format.Chunk", "notation.format.FormatWriter", "notation.format.Formats"),
                    Stream.of("notation.format.Likeness", "notation.format.LineCutter", "notation.format.LineKind"),
                    Stream.of("notation.format.RecordDraft", "notation.format.RecordFormat"),
                    Stream.of("notation.format.RecordFormat$ChunkReader"))
            .flatMap(names -> names)
            .collect(Collectors.toUnmodifiableSet());

    private static final Set<String> SPI_DATA = Set.of("notation.spi.Span", "notation.spi.NotationRule");

    @Test
    @DisplayName("comes back as it went, also as each of its own types")
    void comesBack() throws Exception {
        List<Class<?>> types = Samples.publicTypes();
        Set<Class<?>> covered = new LinkedHashSet<>();
        Set<String> wrong = new TreeSet<>();
        for (Set<Object> alike : Samples.all()) {
            for (Object value : alike) {
                for (Class<?> type : types) {
                    if (type.isInstance(value) && !isNoData(type)) {
                        covered.add(type);
                        boolean isOwn =
                                type == value.getClass() || value.getClass().isAssignableFrom(type);
                        check(isOwn && !mayBeShared(type) ? PLAIN : NAMING, value, type, wrong);
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(types.stream().filter(type -> !covered.contains(type)).filter(type -> !isNoData(type)))
                .isEmpty();
    }

    /** Types whose words alone do not tell the game. */
    private static boolean mayBeShared(Class<?> type) {
        return type.getName().startsWith("org.ludex.core.");
    }

    private static void check(ObjectMapper mapper, Object value, Class<?> type, Set<String> wrong) {
        String json = "";
        try {
            json = mapper.writeValueAsString(value);
            Object again = mapper.readValue(json, type);
            if (!value.equals(again)) {
                wrong.add(type.getName() + ": " + json.lines().findFirst().orElse("") + " became "
                        + mapper.writeValueAsString(again));
            }
        } catch (java.io.IOException | RuntimeException e) {
            wrong.add(type.getName() + ": " + json + " -> " + e);
        }
    }

    private static boolean isNoData(Class<?> type) {
        String name = type.getName().substring("org.ludex.".length());
        return type.isAnnotation()
                || NO_DATA.contains(name)
                || (name.startsWith("notation.spi.") && !SPI_DATA.contains(name));
    }

    /** Types whose fields are not names of the library: options of a game are, and what nobody knows is no option. */
    private static final Set<Class<?>> OPEN_NAMES = Set.of(Options.class);

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @DisplayName("refuses or skips an unknown field as the mapper says, alike for every type")
    void unknownFields(boolean fails) throws Exception {
        ObjectMapper mapper = NAMING.copy().configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, fails);
        Set<String> wrong = new TreeSet<>();
        for (Set<Object> alike : Samples.all()) {
            for (Object value : alike.stream().limit(2).toList()) {
                if (!isNoData(value.getClass())
                        && !OPEN_NAMES.contains(value.getClass())
                        && mapper.valueToTree(value) instanceof ObjectNode json) {
                    json.put("surprise", 1);
                    surprise(mapper, json, value, wrong);
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static void surprise(ObjectMapper mapper, ObjectNode json, Object value, Set<String> wrong) {
        boolean fails = mapper.isEnabled(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        try {
            Object again = mapper.treeToValue(json, value.getClass());
            if (fails || !value.equals(again)) {
                wrong.add(value.getClass().getName() + " takes " + json);
            }
        } catch (java.io.IOException | RuntimeException e) {
            if (!fails || !String.valueOf(e.getMessage()).contains("surprise")) {
                wrong.add(value.getClass().getName() + ": " + e);
            }
        }
    }

    @Test
    @DisplayName("has no exception for a type that is not there")
    void exceptionsExist() {
        Set<String> names = Samples.publicTypes().stream()
                .map(type -> type.getName().substring("org.ludex.".length()))
                .collect(Collectors.toSet());
        assertThat(names).containsAll(NO_DATA);
    }
}
