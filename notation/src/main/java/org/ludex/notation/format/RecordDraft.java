package org.ludex.notation.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.notation.Ending;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;
import org.ludex.notation.Tag;
import org.ludex.notation.input.Encoded;
import org.ludex.notation.replay.Heads;
import org.ludex.notation.replay.Leftover;
import org.ludex.notation.replay.Origin;
import org.ludex.notation.replay.RecordReplay;
import org.ludex.notation.replay.SeatMove;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.Unreadable;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.LineTree;
import org.ludex.notation.tree.Source;

/**
 * A record while a format reads it: its tags, its moves and how it ended, each with its place. When it is
 * complete, it is judged: the moves are played, and every fault is reported at its place. What cannot be played is kept
 * unchanged.
 *
 * <pre>{@code
 * Report read(Chunk chunk, String file) {
 *     return RecordDraft.read(chunk, file, settings, Notations.of(Dvonn.GAME), draft -> {
 *         draft.tag("White", "Ann", new Span(6, 9));
 *         draft.move("a1", new Span(11, 13));
 *     });
 * }
 * }</pre>
 *
 * <p>For one record and one thread.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public final class RecordDraft<M extends Move, P extends Position<M, P>> {

    private final GameNotation<M, P> notation;
    private final Findings findings;
    private final DraftLine<M, P> line;
    private final List<Tag> tags = new ArrayList<>();
    private final List<RecordReplay.Claim> claims = new ArrayList<>();
    private final DraftHead head = new DraftHead();

    private RecordDraft(GameNotation<M, P> notation, Findings findings, ReaderSettings settings) {
        this.notation = notation;
        this.findings = findings;
        this.line = new DraftLine<>(settings.limits().recordLength());
        head.options = settings.options();
    }

    /** What comes before the moves. */
    private static final class DraftHead {
        private Map<String, String> options = Map.of();
        private Optional<Span> optionsSpan = Optional.empty();
        private Optional<String> setup = Optional.empty();
        private Optional<Span> setupSpan = Optional.empty();
        private boolean isBroken;
    }

    /**
     * Reads and judges a record.
     *
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     * @param chunk the bytes of the record
     * @param file the name of the file in reports
     * @param settings how records are read
     * @param notation the game's notation
     * @param filler fills the draft with the contents of the record; not called for a record that is too long
     */
    public static <M extends Move, P extends Position<M, P>> Report read(
            Chunk chunk,
            String file,
            ReaderSettings settings,
            GameNotation<M, P> notation,
            Consumer<RecordDraft<M, P>> filler) {
        Encoded encoded = Encoded.of(chunk.bytes()).from(chunk.guess());
        Source source = new Source(file, chunk.index(), chunk.firstLine(), chunk.indent(), encoded.text());
        Findings findings = new Findings(source, settings.limits(), settings.isStrict());
        encoded.remark(findings);
        if (chunk.isCut()) {
            Facts facts = Facts.of("limit", settings.limits().recordLength());
            findings.error(NotationRule.TOO_LONG, facts, new Span(0, 0));
            return new Heads(findings).unreadable("", List.of(), source.text());
        }
        RecordDraft<M, P> draft = new RecordDraft<>(notation, findings, settings);
        filler.accept(draft);
        return draft.judge(settings);
    }

    /** The text of the record. Spans are places in it. */
    public String text() {
        return findings.source().text();
    }

    /** Sets the options of the game. By default, they are those given to the reader. */
    public void options(Map<String, String> options, Span span) {
        head.options = Map.copyOf(options);
        head.optionsSpan = Optional.of(span);
    }

    /** Sets the position that the game starts from, in the game's own text. */
    public void setup(String position, Span span) {
        head.setup = Optional.of(position);
        head.setupSpan = Optional.of(span);
    }

    /** Adds a tag. {@code Result} and {@code Score} are compared with what the moves give. */
    public void tag(String name, String value, Span span) {
        String line = oneLine(value);
        tags.add(new Tag(name, line));
        claims.add(new RecordReplay.Claim(name, line, span));
    }

    /** A value with spaces in place of line breaks and control characters, which no tag can hold. */
    private static String oneLine(String value) {
        StringBuilder line = new StringBuilder(value.length());
        value.codePoints()
                .forEach(point -> line.appendCodePoint(
                        Character.isISOControl(point) || point == 0x2028 || point == 0x2029 ? ' ' : point));
        return line.toString().strip();
    }

    /** Adds a move in the game's own notation. */
    public void move(String words, Span span) {
        line.add(parsed(words, span));
    }

    /** Adds a move of the seat with this id, which must be the seat to move. */
    public void move(String seat, String words, Span span) {
        move(seat, parsed(words, span));
    }

    /** Adds a move of the seat with this id, however it was written. */
    public void move(String seat, WrittenMove<M, P> written) {
        Optional<? extends Seat> who = notation.game().seats(notation.game().defaults()).stream()
                .filter(each -> each.id().equals(seat))
                .findFirst();
        line.add(who.<WrittenMove<M, P>>map(mover -> new SeatMove<>(written, mover))
                .orElse(written));
    }

    /** Adds anything in the place of a move, however it was written. */
    public void move(WrittenMove<M, P> written) {
        line.add(written);
    }

    /** Adds words that should be a move but are not. */
    public void unreadable(Span span) {
        line.add(new Unreadable<>(span, text().substring(span.start(), span.end())));
    }

    /** Adds words of another format: neither they nor what follows them is of this record, and no repair can make it so. */
    public void foreign(Span span) {
        line.add(new ForeignWords<M, P>(new Unreadable<>(span, text().substring(span.start(), span.end()))));
    }

    private WrittenMove<M, P> parsed(String words, Span span) {
        List<WrittenMove<M, P>> moves = notation.parse(new MoveText(words));
        return moves.size() == 1
                ? new TranslatedMove<>(moves.get(0), span, text().substring(span.start(), span.end()))
                : new Unreadable<>(span, text().substring(span.start(), span.end()));
    }

    /** The number of moves so far. */
    public int moves() {
        return line.size();
    }

    /** Takes back all moves from this number on, starting at 0. */
    public void takeBack(int from) {
        line.takeBack(from);
    }

    /** Adds a comment on the last move, or before the first one. */
    public void comment(String words) {
        line.say(words);
    }

    /** Sets the ending, if the moves alone do not determine it. */
    public void ending(Ending ending, Span span) {
        line.end(new LineTree.LastWord(ending, span));
    }

    /** Reports an error that is not about a move. */
    public void error(Rule rule, Facts facts, Span span) {
        findings.error(rule, facts, span);
    }

    /** Reports an error that prevents the record from being judged. All of it is kept verbatim. */
    public void fail(Rule rule, Facts facts, Span span) {
        findings.error(rule, facts, span);
        head.isBroken = true;
    }

    /** Reports a warning that is not about a move. */
    public void warning(Rule rule, Facts facts, Span span) {
        findings.warning(rule, facts, span);
    }

    /** Reports a note: something was read leniently, or added. */
    public void note(Rule rule, Facts facts, Span span) {
        findings.note(rule, facts, span);
    }

    private Report judge(ReaderSettings settings) {
        Heads heads = new Heads(findings);
        if (head.isBroken) {
            return heads.unreadable("", List.of(), text());
        }
        if (line.isFull()) {
            Facts facts = Facts.of("count", line.size()).as("parts");
            findings.error(NotationRule.TOO_LONG, facts, new Span(0, 0));
            return heads.unreadable("", List.of(), text());
        }
        return heads.options(() -> Options.of(notation.game(), head.options), head.optionsSpan)
                .flatMap(options -> heads.start(notation, options, head.optionsSpan, head.setup, head.setupSpan))
                .map(start -> new RecordReplay<>(
                                notation,
                                findings,
                                leftover(start),
                                Origin.FOREIGN,
                                settings.limits().repairs())
                        .judge(
                                new RecordReplay.Head<>(head.setup, start, tags, claims),
                                line.tree(new Span(0, text().length()), findings.source())))
                .orElseGet(() -> heads.unreadable("", List.of(), text()));
    }

    /** Where a move begins, including the arrow before it, if there is one. */
    private int withArrow(int move) {
        int start = move;
        while (start > 0 && "<-".indexOf(text().charAt(start - 1)) >= 0) {
            start--;
        }
        return start;
    }

    /** Keeps the rest of the file unchanged, from the move that could not be played. */
    private Leftover leftover(P start) {
        ForeignRest<M, P> foreign = new ForeignRest<>(notation, start);
        return (each, stop) -> stop.map(place -> {
                    String rest = text().substring(withArrow(place.offset())).strip();
                    if (each.nodes().get(place.node()).written() instanceof ForeignWords<?, ?>) {
                        return ForeignRest.marked(rest);
                    }
                    return place.isMisfit() ? foreign.unmistakable(rest) : rest;
                })
                .orElse("");
    }
}
