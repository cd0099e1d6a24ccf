package org.ludex.notation.json;

import com.fasterxml.jackson.databind.JavaType;
import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.ludex.core.Attempt;
import org.ludex.core.BoardCell;
import org.ludex.core.Conclusion;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.Footprint;
import org.ludex.core.Game;
import org.ludex.core.Line;
import org.ludex.core.Look;
import org.ludex.core.Move;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Phrase;
import org.ludex.core.Position;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.core.Setup;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Picture;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Ending;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.MoveReading;
import org.ludex.notation.Place;
import org.ludex.notation.RecordHeader;
import org.ludex.notation.RecordedMove;
import org.ludex.notation.Report;
import org.ludex.notation.Result;
import org.ludex.notation.Severity;
import org.ludex.notation.Suggestion;
import org.ludex.notation.Tag;
import org.ludex.notation.UnreadRecord;
import org.ludex.notation.Variation;
import org.ludex.notation.format.WrittenRecord;
import org.ludex.notation.spi.Span;

/** Finds how the values of a type are written and read. Immutable and thread-safe; serialised as its settings. */
final class Codecs implements Serializable {

    private static final long serialVersionUID = 1L;

    /** Types that are written by their components, or by their text if they are enums; so are pictures. */
    private static final Set<Class<?>> PLAIN = Set.of(
            Rule.Kind.class,
            Conclusion.Kind.class,
            Ending.Kind.class,
            Limits.class,
            Place.class,
            RecordHeader.class,
            Result.class,
            Result.Status.class,
            Severity.class,
            Span.class,
            Suggestion.Kind.class,
            Tag.class);

    private final ModuleSettings settings;
    private final transient Map<Class<?>, BiFunction<Class<?>, JavaType, Codec<?>>> makers;

    Codecs(ModuleSettings settings) {
        this.settings = settings;
        this.makers = makers();
    }

    ModuleSettings settings() {
        return settings;
    }

    private Map<Class<?>, BiFunction<Class<?>, JavaType, Codec<?>>> makers() {
        CoreJson core = new CoreJson(settings);
        PositionJson positions = new PositionJson(settings);
        Map<Class<?>, BiFunction<Class<?>, JavaType, Codec<?>>> all = new LinkedHashMap<>();
        all.put(Position.class, (raw, type) -> positions.positions(raw));
        all.put(Setup.class, (raw, type) -> positions.setups(raw));
        all.put(Move.class, (raw, type) -> new MoveCodec(settings, raw));
        all.put(Line.class, (raw, type) -> new LineCodec(settings, Wanted.of(type)));
        all.put(GameRecord.class, (raw, type) -> new RecordCodec(settings, Wanted.of(type)));
        all.put(UnreadRecord.class, (raw, type) -> RecordCodec.unread());
        all.put(AnyRecord.class, (raw, type) -> RecordCodec.any(settings));
        all.put(RecordedMove.class, (raw, type) -> new EntryCodec(settings, Wanted.of(type)).entries());
        all.put(Variation.class, (raw, type) -> new EntryCodec(settings, Wanted.of(type)).variations());
        all.put(MoveReading.class, (raw, type) -> new MoveReadingJson(settings, Wanted.of(type)));
        all.put(Seat.class, (raw, type) -> raw == Seat.class ? core.seats() : core.values(raw));
        all.put(Rule.class, (raw, type) -> raw == Rule.class ? core.rules() : core.values(raw));
        all.put(BoardCell.class, (raw, type) -> raw == BoardCell.class ? core.cells() : core.values(raw));
        Map<Class<?>, Codec<?>> fixed = new LinkedHashMap<>();
        fixed.put(Game.class, new GameJson(settings).games());
        fixed.put(Options.class, new GameJson(settings).options());
        fixed.put(Option.class, new GameJson(settings).option());
        fixed.put(Turn.class, core.turns());
        fixed.put(Viewer.class, core.viewers());
        fixed.put(Outcome.class, core.outcomes());
        fixed.put(Conclusion.class, core.conclusions());
        fixed.put(Footprint.class, core.footprints());
        fixed.put(Verdict.class, new VerdictJson(settings).verdicts());
        fixed.put(Fault.class, new VerdictJson(settings).faults());
        fixed.put(Facts.class, new FactsJson(settings).codec());
        fixed.put(Phrase.class, new FactsJson(settings).phrases());
        fixed.put(
                Ending.class,
                Codec.<Ending>of((ending, json) -> json.writeString(ending.toString()), LineJson::ending));
        fixed.put(Report.class, new ReportJson(settings).reports());
        fixed.put(Diagnostic.class, new ReportJson(settings).diagnostics());
        fixed.put(Suggestion.class, new ReportJson(settings).suggestions());
        fixed.put(WrittenRecord.class, new WrittenRecordJson(new VerdictJson(settings).faults()));
        fixed.put(LegalMoves.class, new LegalMovesJson(settings).lists());
        fixed.put(LegalMoves.Choice.class, new LegalMovesJson(settings).choices());
        fixed.put(Attempt.class, new NoData("attempt", settings.locale()));
        fixed.put(Look.class, new NoData("look", settings.locale()));
        fixed.put(Line.Replay.class, new NoData("replay", settings.locale()));
        fixed.forEach((type, codec) -> all.put(type, (raw, wanted) -> codec));
        return all;
    }

    /** How values of a type are written and read; empty if the type is not the library's or a game's. */
    @SuppressWarnings("unchecked") // Each codec is for the type that it is found by.
    Optional<Codec<Object>> find(JavaType type) {
        Class<?> raw = type.getRawClass();
        if (PLAIN.contains(raw) || raw.getPackage() == Picture.class.getPackage()) {
            return Optional.of(new CoreJson(settings).values(raw));
        }
        for (Map.Entry<Class<?>, BiFunction<Class<?>, JavaType, Codec<?>>> entry : makers.entrySet()) {
            if (entry.getKey().isAssignableFrom(raw)) {
                return Optional.of((Codec<Object>) entry.getValue().apply(raw, type));
            }
        }
        return Dictionary.ALL.contains(raw) ? Optional.of(new CoreJson(settings).values(raw)) : Optional.empty();
    }

    private Object readResolve() {
        return new Codecs(settings);
    }
}
