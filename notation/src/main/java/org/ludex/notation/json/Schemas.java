package org.ludex.notation.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.ludex.core.Game;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/**
 * The JSON Schemas (2020-12) of what {@link LudexModule} writes, as texts.
 *
 * <pre>{@code
 * JsonNode schema = mapper.readTree(Schemas.report());
 * }</pre>
 */
public final class Schemas {

    private static final String FOLDER = "/org/ludex/notation/schema/";

    private Schemas() {}

    /**
     * The schema for records of a game; empty if its notation provides none. If the notation is in another module, that
     * module must open the package of the schema to this one.
     */
    public static Optional<String> record(Game<?, ?> game) {
        return Notations.find(game.id()).flatMap(Schemas::find);
    }

    private static Optional<String> find(GameNotation<?, ?> notation) {
        return notation.schemaResource().flatMap(name -> {
            Optional<String> own = text(Schemas.class, name);
            return own.isPresent() ? own : text(notation.getClass(), name);
        });
    }

    /** The schema of a record that could not be read. */
    public static String unread() {
        return require("unread");
    }

    /** The schema of positions, of all games. */
    public static String position() {
        return require("position");
    }

    /** The schema of {@link LegalMoves}. */
    public static String legalMoves() {
        return require("legal-moves");
    }

    /** The schema of a report, brief or full. */
    public static String report() {
        return require("report");
    }

    /** The schema of the output of {@code ludex validate --json}: brief reports, and the number of valid records. */
    public static String validation() {
        return require("validation");
    }

    private static String require(String name) {
        return text(Schemas.class, FOLDER + name + "-1.schema.json")
                .orElseThrow(() -> new IllegalStateException("the schema " + name + " is not in the jar"));
    }

    private static Optional<String> text(Class<?> home, String name) {
        try (InputStream in = home.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
