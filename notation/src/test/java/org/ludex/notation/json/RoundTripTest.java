package org.ludex.notation.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Every public type in JSON")
class RoundTripTest {

    private static final ObjectMapper PLAIN = new ObjectMapper().registerModule(new LudexModule());
    private static final ObjectMapper NAMING = new ObjectMapper().registerModule(new LudexModule().namingGames());

    /** What is not data: tools, exceptions, pictures, settings, results that are looked at once, and the SPI. */
    private static final Set<String> NO_DATA = Set.of(
            "core.Attempt",
            "core.Attempt$Played",
            "core.Attempt$Refused",
            "core.Checks",
            "core.Checks$Check",
            "core.FaultsException",
            "core.Games",
            "core.IllegalMoveException",
            "core.InvalidOptionsException",
            "core.InvalidPositionException",
            "core.InvalidValueException",
            "core.Line$Refusal",
            "core.Line$Replay",
            "core.Look",
            "core.Arrow",
            "core.Messages",
            "core.NamedGame",
            "core.Perft",
            "core.Playout",
            "core.PositionHash",
            "core.SeededRandom",
            "core.Services",
            "core.Services$Providers",
            "core.Spellings",
            "notation.DiagnosticText",
            "notation.MoveReading",
            "notation.MoveReading$Refused",
            "notation.MoveReading$Understood",
            "notation.ReaderSettings",
            "notation.RecordBuilder",
            "notation.io.JudgedRecord",
            "notation.io.JudgedText",
            "notation.io.MoveReader",
            "notation.io.MoveWriter",
            "notation.io.FilePart",
            "notation.io.PartPlan",
            "notation.io.PartReader",
            "notation.io.PartReader$Opener",
            "notation.io.PartSurvey",
            "notation.io.PlacedReport",
            "notation.io.RecordReader",
            "notation.io.RecordWriter",
            "notation.io.Repairs",
            "notation.json.InvalidRecordException",
            "notation.json.BgaFormat",
            "notation.json.JsonFormat",
            "notation.json.LudexModule",
            "notation.json.Schemas");

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
        return NO_DATA.contains(name) || (name.startsWith("notation.spi.") && !SPI_DATA.contains(name));
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
