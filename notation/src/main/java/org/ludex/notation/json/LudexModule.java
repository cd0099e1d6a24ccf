package org.ludex.notation.json;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.Module;
import java.io.Serializable;
import java.util.Locale;
import java.util.Objects;
import org.ludex.core.Game;

/**
 * A Jackson module for the types of the library and of every game: each type has one JSON form, which can be read back.
 *
 * <pre>{@code
 * ObjectMapper mapper = new ObjectMapper().registerModule(new LudexModule());
 * String json = mapper.writeValueAsString(report.record());
 * GameRecord<?, ?> again = mapper.readValue(json, GameRecord.class);
 * }</pre>
 *
 * <p>{@code findAndRegisterModules()} finds this module, with English messages and default settings. A module that is
 * registered later takes precedence.
 *
 * <p>Records are judged when they are read, as in text: a record keeps the moves of its legal part, and the rest is
 * kept verbatim, see {@link org.ludex.notation.GameRecord#isWhole()}. A {@link #strict()} module rejects such a record
 * instead.
 *
 * <p>Immutable and thread-safe.
 */
public final class LudexModule extends Module implements Serializable {

    private static final long serialVersionUID = 1L;

    private final ModuleSettings settings;

    /** Creates a module with English messages. */
    public LudexModule() {
        this(Locale.ENGLISH);
    }

    /**
     * Creates a module with messages in a certain language, both those that it writes and those of exceptions when it
     * reads.
     */
    public LudexModule(Locale locale) {
        this(ModuleSettings.in(Objects.requireNonNull(locale, "the language is null")));
    }

    private LudexModule(ModuleSettings settings) {
        this.settings = settings;
    }

    /**
     * A copy of this module that rejects a record with an illegal or unreadable move, with an {@link
     * InvalidRecordException} that contains all diagnostics.
     */
    public LudexModule strict() {
        return new LudexModule(settings.strict());
    }

    /**
     * A copy of this module for one game: in fields that may contain names of any game, such as a {@link
     * org.ludex.core.Turn}, names belong to this game.
     */
    public LudexModule forGame(Game<?, ?> game) {
        return new LudexModule(settings.forGame(game.id()));
    }

    /**
     * A copy of this module that writes seats, cells and rules with their game, such as {@code kamisado:black}, so that
     * they can be read into fields that may contain names of any game.
     */
    public LudexModule namingGames() {
        return new LudexModule(settings.namingGames());
    }

    /** A copy of this module that writes brief reports and diagnostics, which cannot be read back. */
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

    /** Modules with the same settings have the same id: a mapper registers only one of them. */
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
