package org.ludex.notation.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Tag;
import org.ludex.notation.replay.Heads;
import org.ludex.notation.replay.RecordReplay;
import org.ludex.notation.replay.SeatWords;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.Source;

/** Reads the tags of a record of text. For one record and one thread. */
final class TextHead {

    /** The tags whose names mean something to a reader. */
    private static final List<String> MEANT = List.of("Game", "Options", "Position", "Result", "Score");

    private final RawRecord raw;
    private final ReaderSettings settings;
    private final Findings findings;
    private final Heads heads;
    private final List<Tag> tags;
    private final List<RecordReplay.Claim> claims;

    private TextHead(RawRecord raw, ReaderSettings settings, Findings findings) {
        this.raw = raw;
        this.settings = settings;
        this.findings = findings;
        this.heads = new Heads(findings);
        this.tags = new ArrayList<>(raw.tags().size());
        this.claims = new ArrayList<>(raw.tags().size());
    }

    /** The head of a record of a game; empty where its options or its position cannot be used, which is reported. */
    static <M extends Move, P extends Position<M, P>> Optional<RecordReplay.Head<M, P>> read(
            GameNotation<M, P> notation, RawRecord raw, ReaderSettings settings, Findings findings) {
        TextHead head = new TextHead(raw, settings, findings);
        head.readTags();
        return head.of(notation);
    }

    private void readTags() {
        for (RawTag tag : raw.tags()) {
            boolean first = heads.isFirst(tag.name(), tag.span());
            if (first) {
                spelling(tag);
            }
            if (!tag.tag().isHead()) {
                tags.add(tag.tag());
                if (first) {
                    claims.add(new RecordReplay.Claim(tag.name(), tag.value(), tag.span()));
                }
            }
        }
    }

    private <M extends Move, P extends Position<M, P>> Optional<RecordReplay.Head<M, P>> of(
            GameNotation<M, P> notation) {
        Optional<RawTag> given = raw.tag("Options");
        Optional<Span> givenAt = given.map(RawTag::span);
        Optional<Options> options = heads.options(() -> options(notation.game(), given), givenAt);
        Optional<RawTag> game = raw.tag("Game");
        if (game.isPresent() && !game.get().value().isBlank()) {
            String id = game.get().value().strip();
            heads.spelling(id, notation.game().id(), game.get().span());
        }
        if (options.isEmpty()) {
            return Optional.empty();
        }
        Optional<RawTag> position = raw.tag("Position");
        Optional<String> setup = position.map(RawTag::value);
        Optional<P> start = heads.start(notation, options.get(), givenAt, setup, position.map(RawTag::span));
        if (start.isEmpty()) {
            return Optional.empty();
        }
        // The game spells its options itself: those of its position are the ones that count.
        Options chosen = start.get().options();
        if (given.isPresent()) {
            heads.spelling(given.get().value(), chosen, given.get().span());
        }
        List<? extends Seat> seats = notation.game().seats(chosen);
        tags.replaceAll(tag -> SeatWords.proper(tag, seats));
        return Optional.of(new RecordReplay.Head<>(setup, start.get(), tags, claims));
    }

    private Options options(Game<?, ?> game, Optional<RawTag> given) {
        if (given.isPresent()) {
            return Options.parse(game, given.get().value());
        }
        return settings.options().isEmpty() ? game.defaults() : Options.of(game, settings.options());
    }

    /** Notes a tag with a meaning whose name is in another case, and a game that does not begin its line. */
    private void spelling(RawTag tag) {
        if (!MEANT.contains(tag.name())) {
            for (String name : MEANT) {
                if (tag.name().equalsIgnoreCase(name)) {
                    heads.spelling(tag.name(), name, tag.span());
                }
            }
        }
        if (tag.name().equalsIgnoreCase("Game") && isInsideLine(tag, findings.source())) {
            String words = findings.source().of(tag.span());
            if (words.startsWith("[")) {
                findings.note(NotationRule.LENIENT, Facts.of("words", words).as("indent"), tag.span());
            }
        }
    }

    private static boolean isInsideLine(RawTag tag, Source source) {
        int start = tag.span().start();
        char before = start == 0 ? '\n' : source.text().charAt(start - 1);
        return start == 0 ? source.indent() > 0 : before != '\n' && before != '\r';
    }
}
