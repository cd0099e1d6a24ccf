package org.ludex.notation.replay;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.ludex.core.Facts;
import org.ludex.core.FaultsException;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.notation.AnyRecord;
import org.ludex.notation.Report;
import org.ludex.notation.Tag;
import org.ludex.notation.UnreadRecord;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Notations;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.Source;

/**
 * What comes before the moves, in every format: the game, its options and the position to start from. Whatever is wrong
 * is reported to the findings. For one record and one thread.
 */
public final class Heads {

    private static final Span BEGINNING = new Span(0, 0);

    private final Findings findings;
    private final Set<String> tags = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);

    /** Heads that report to findings. */
    public Heads(Findings findings) {
        this.findings = findings;
    }

    /** The notation of a game. */
    public Optional<GameNotation<?, ?>> notation(Optional<String> id, Span span) {
        if (id.isEmpty()) {
            findings.error(NotationRule.NO_GAME_TAG, Facts.none(), span);
            return Optional.empty();
        }
        Optional<GameNotation<?, ?>> notation = Notations.find(id.get());
        if (notation.isEmpty()) {
            Facts facts = Facts.of("game", id.get(), "known", Notations.ids());
            findings.error(NotationRule.UNKNOWN_GAME, facts, span);
        }
        return notation;
    }

    /** Whether a tag is the first of its name, which is the one that counts; a later one is reported. */
    public boolean isFirst(String tag, Span span) {
        boolean isFirst = tags.add(tag);
        if (!isFirst) {
            findings.warning(NotationRule.DOUBLE_TAG, Facts.of("tag", tag), span);
        }
        return isFirst;
    }

    /** Adds a note if a value is not in its standard spelling. */
    public void spelling(String written, String proper, Span span) {
        if (!written.equals(proper)) {
            findings.note(
                    NotationRule.LENIENT,
                    Facts.of("words", written, "proper", proper).as("head"),
                    span);
        }
    }

    /** Adds a note for options that are not in their standard spelling. */
    public void spelling(String written, Options options, Span span) {
        for (String part : written.split(",", -1)) {
            String name = part.substring(0, Math.max(0, part.indexOf('='))).strip();
            options.values().forEach((proper, value) -> {
                if (proper.equalsIgnoreCase(name)) {
                    String given = part.substring(part.indexOf('=') + 1).strip();
                    spelling(name + "=" + given, proper + "=" + value, span);
                }
            });
        }
    }

    /** The options of the record. */
    public Optional<Options> options(Supplier<Options> given, Optional<Span> span) {
        return guarded(given, NotationRule.BAD_OPTIONS, span);
    }

    /** The position to start from: the one set up, or the game's own. */
    public <M extends Move, P extends Position<M, P>> Optional<P> start(
            GameNotation<M, P> notation,
            Options options,
            Optional<Span> optionsSpan,
            Optional<String> setup,
            Optional<Span> setupSpan) {
        Optional<P> start = guarded(() -> notation.game().start(options), NotationRule.BAD_OPTIONS, optionsSpan);
        if (start.isEmpty() || setup.isEmpty()) {
            return start;
        }
        return guarded(() -> notation.game().position(setup.get(), options), NotationRule.BAD_POSITION, setupSpan);
    }

    /** The value of a supplier; if it fails, one error for each fault. */
    private <T> Optional<T> guarded(Supplier<? extends T> supplier, NotationRule rule, Optional<Span> span) {
        try {
            return Optional.of(supplier.get());
        } catch (FaultsException e) {
            e.faults().forEach(fault -> {
                Facts facts = Facts.of("rule", fault.rule().code(), "reason", fault);
                findings.error(rule, facts, span.orElse(BEGINNING));
            });
            return Optional.empty();
        }
    }

    /** A record of which nothing can be played; its contents are kept unchanged. */
    public Report unreadable(String game, List<Tag> tags, String rest) {
        Source source = findings.source();
        AnyRecord kept = new UnreadRecord(game, tags, rest.strip());
        return new Report(source.file(), source.index(), kept, 0, findings.all());
    }
}
