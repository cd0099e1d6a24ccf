package org.ludex.notation.json;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.Module;
import java.io.Serializable;
import java.util.Locale;
import org.ludex.core.Game;

/**
 * Teaches a Jackson ObjectMapper the types of the library and of every game: each has one spelling in JSON and is read back
 * from it.
 *
 * <pre>{@code
 * ObjectMapper mapper = new ObjectMapper().registerModule(new LudexModule());
 * String json = mapper.writeValueAsString(report.record());
 * GameRecord<?, ?> again = mapper.readValue(json, GameRecord.class);
 * }</pre>
 *
 * <p>{@code findAndRegisterModules()} finds it, in English and with nothing chosen. One that is registered later comes
 * before it.
 *
 * <p>A record is judged when it is read, like one in text: its moves are its legal part, and the rest is kept raw, see
 * {@link org.ludex.notation.GameRecord#isWhole()}. A {@link #strict()} module refuses such a record instead.
 *
 * <p>Immutable and thread-safe.
 */
public final class LudexModule extends Module implements Serializable {

    private static final long serialVersionUID = 1L;

    private final ModuleSettings settings;

    /** A module whose messages are in English. */
    public LudexModule() {
        this(Locale.ENGLISH);
    }

    /** A module whose messages are in a language: those that it writes, and those of exceptions when it reads. */
    public LudexModule(Locale locale) {
        this(ModuleSettings.in(locale));
    }

    private LudexModule(ModuleSettings settings) {
        this.settings = settings;
    }

    /**
     * The same module, but a record with a move that is illegal or cannot be read is refused, with an
     * {@link InvalidRecordException} that has all diagnostics.
     */
    public LudexModule strict() {
        return new LudexModule(settings.strict());
    }

    /**
     * The same module for one game: its words are meant where a field may hold those of any game, such as a
     * {@link org.ludex.core.Turn}.
     */
    public LudexModule forGame(Game<?, ?> game) {
        return new LudexModule(settings.forGame(game.id()));
    }

    /**
     * The same module, but words for seats, cells and rules are written with their game, such as {@code kamisado:black}, so
     * that they can be read where a field may hold those of any game.
     */
    public LudexModule namingGames() {
        return new LudexModule(settings.namingGames());
    }

    /** The same module, but reports and diagnostics are written in brief; they cannot be read back then. */
    public LudexModule withBriefReports() {
        return new LudexModule(settings.brief());
    }

    @Override
    public String getModuleName() {
        return "ludex";
    }

    @Override
    public Version version() {
        return Version.unknownVersion();
    }

    /** Modules that do the same are the same: a mapper takes one of them, and others besides. */
    @Override
    public Object getTypeId() {
        return LudexModule.class.getName() + settings;
    }

    @Override
    public void setupModule(SetupContext context) {
        Codecs codecs = new Codecs(settings);
        context.addSerializers(new LudexSerializers(codecs));
        context.addKeySerializers(new LudexKeys.Writers(codecs));
        context.addDeserializers(new LudexDeserializers(codecs));
        context.addKeyDeserializers(new LudexKeys.Readers(codecs));
    }
}
