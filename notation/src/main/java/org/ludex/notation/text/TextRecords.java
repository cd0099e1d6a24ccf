package org.ludex.notation.text;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.RecordHeader;
import org.ludex.notation.Report;
import org.ludex.notation.Tag;
import org.ludex.notation.antlr.GrammarNotation;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.input.Encoded;
import org.ludex.notation.input.Parts;
import org.ludex.notation.replay.Heads;
import org.ludex.notation.replay.Leftover;
import org.ludex.notation.replay.Origin;
import org.ludex.notation.replay.PlainReplay;
import org.ludex.notation.replay.RecordReplay;
import org.ludex.notation.replay.SeatWords;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Notations;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Braces;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.LineTree;
import org.ludex.notation.tree.Source;

/** Reads and judges one record of text: our own, or one that differs from it only in its head. Immutable and thread-safe. */
public final class TextRecords implements RecordFormat.ChunkReader {

    /** How much of a record that is too long is read to find its game. */
    private static final int HEAD = 4096;

    private final ReaderSettings settings;
    private final Scan scan;
    private final Origin origin;

    /** Reads as the settings say. */
    public TextRecords(ReaderSettings settings, Scan scan, Origin origin) {
        this.settings = settings;
        this.scan = scan;
        this.origin = origin;
    }

    /** How the text of a record is taken apart. */
    @FunctionalInterface
    public interface Scan {
        /** The elements of a record, with places in the original text. */
        RawRecord of(Source source);
    }

    @Override
    public Report read(Chunk chunk, String file) {
        Encoded encoded = encoded(chunk);
        Source source = source(chunk, file, encoded);
        boolean mayBePlain = origin == Origin.TEXT
                && !chunk.isCut()
                && encoded.guess().isEmpty()
                && PlainRecord.mayBe(source.text());
        return mayBePlain ? plain(source).orElseGet(() -> read(chunk, source, encoded)) : read(chunk, source, encoded);
    }

    /** The report on a record by way of its tree. It is what {@link #read} must come to. */
    Report readAsTree(Chunk chunk, String file) {
        Encoded encoded = encoded(chunk);
        return read(chunk, source(chunk, file, encoded), encoded);
    }

    private Report read(Chunk chunk, Source source, Encoded encoded) {
        Findings findings = findings(source);
        if (chunk.isCut()) {
            Facts facts = Facts.of("limit", settings.limits().recordLength());
            findings.error(NotationRule.TOO_LONG, facts, new Span(0, 0));
        }
        if (chunk.isCut() || Parts.areTooMany(source.text(), settings.limits(), findings)) {
            String head =
                    source.text().substring(0, Math.min(HEAD, source.text().length()));
            RawRecord raw = scan.of(new Source(source.file(), chunk.index(), 1, 0, head));
            String game = raw.tag("Game").map(RawTag::value).orElse("");
            return new Heads(findings).unreadable(game, List.of(), source.text());
        }
        encoded.remark(findings);
        RawRecord raw = scan.of(source);
        Optional<RawTag> tag = raw.tag("Game");
        Optional<String> id = game(raw);
        Heads heads = new Heads(findings);
        return heads.notation(id, tag.map(RawTag::span).orElseGet(() -> firstWord(source)))
                .flatMap(notation -> judge(notation, raw, findings))
                .orElseGet(() -> unreadable(raw, tag, id, heads));
    }

    private Findings findings(Source source) {
        return new Findings(source, settings.limits(), settings.isStrict());
    }

    private Optional<String> game(RawRecord raw) {
        return raw.tag("Game")
                .map(RawTag::value)
                .filter(value -> !value.isBlank())
                .or(settings::game);
    }

    /** The report on a record that needs no tree; empty if it needs one. */
    private Optional<Report> plain(Source source) {
        RecordScanner scanner = new RecordScanner(source);
        RecordScanner.RawHead head = scanner.head();
        Optional<GameNotation<?, ?>> notation = game(head.record()).flatMap(Notations::find);
        return notation.isPresent() && notation.get() instanceof GrammarNotation<?, ?> grammar
                ? plain(grammar, scanner, head)
                : Optional.empty();
    }

    private <M extends Move, P extends Position<M, P>> Optional<Report> plain(
            GrammarNotation<M, P> notation, RecordScanner scanner, RecordScanner.RawHead raw) {
        Findings findings = findings(raw.record().source());
        if (Parts.areTooMany(findings.source().text(), settings.limits(), findings)) {
            return Optional.empty();
        }
        Optional<RecordReplay.Head<M, P>> head = TextHead.read(notation, raw.record(), settings, findings);
        if (head.isEmpty()) {
            return Optional.empty();
        }
        PlainReplay<M, P> replay = new RecordReplay<>(
                        notation,
                        findings,
                        Leftover.words(),
                        origin,
                        settings.limits().repairs())
                .plain(head.get());
        return new PlainRecord<>(scanner, notation, replay)
                .read(findings.source().text(), raw.end());
    }

    private static Encoded encoded(Chunk chunk) {
        return Encoded.of(chunk.bytes()).from(chunk.guess());
    }

    private static Source source(Chunk chunk, String file, Encoded encoded) {
        return new Source(file, chunk.index(), chunk.firstLine(), chunk.indent(), encoded.text());
    }

    private Report unreadable(RawRecord raw, Optional<RawTag> tag, Optional<String> id, Heads heads) {
        Optional<String> wrapped = tag.filter(game -> game.value().isBlank()).flatMap(game -> wrapped(raw));
        if (wrapped.isEmpty()) {
            return heads.unreadable(named(raw, tag, id), headTags(raw), unread(raw.source(), tag));
        }
        // It was kept whole because it could be mistaken for something else; its name is inside.
        String kept = wrapped.get();
        RawRecord inside = scan.of(new Source(raw.source().file(), raw.source().index(), 1, 0, kept));
        Optional<RawTag> own = inside.tag("Game");
        return heads.unreadable(named(inside, own, own.map(RawTag::value)), headTags(raw), kept);
    }

    /** The rest of a record that has nothing else but tags before it. */
    private static Optional<String> wrapped(RawRecord raw) {
        int last = raw.elements().size() - 1;
        return raw.tags().size() == last && raw.elements().kind(last) == Element.Kind.REST
                ? Optional.of(RestText.plainRest(
                        raw.source().of(raw.elements().get(last).span())))
                : Optional.empty();
    }

    /** What a record that cannot be read is called; a tag that does not begin it may be anything. */
    private static String named(RawRecord raw, Optional<RawTag> tag, Optional<String> id) {
        boolean begins = Braces.beginsRecord(raw.source().text().strip());
        return tag.isEmpty() || begins ? id.orElse("") : "";
    }

    /** All of a record, but for the empty tag that marks the beginning of one that had none. */
    private static String unread(Source source, Optional<RawTag> game) {
        int first = firstWord(source).start();
        int start = game.filter(tag -> tag.value().isBlank() && tag.span().start() == first)
                .map(tag -> tag.span().end())
                .orElse(0);
        return source.text().substring(start);
    }

    /** The tags of a record, read without a look at its moves. */
    public static RecordHeader header(Chunk chunk, String file) {
        Source source = source(chunk, file, encoded(chunk));
        String head = source.text().substring(0, headEnd(source.text()));
        RawRecord raw = RecordScanner.scan(new Source(file, chunk.index(), source.firstLine(), 0, head));
        List<Tag> tags = raw.tags().stream().map(RawTag::tag).toList();
        return new RecordHeader(file, chunk.index(), source.firstLine(), tags);
    }

    /** The start of the first line that is neither blank nor a tag. */
    private static int headEnd(String text) {
        int at = 0;
        while (at < text.length()) {
            int end = at;
            while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
                end++;
            }
            String line = text.substring(at, end).strip();
            if (!line.isEmpty() && !line.startsWith("[")) {
                return at;
            }
            at = end + 1;
        }
        return text.length();
    }

    private static Span firstWord(Source source) {
        int start = 0;
        while (start < source.text().length()
                && Character.isWhitespace(source.text().charAt(start))) {
            start++;
        }
        return new Span(start, start);
    }

    private <M extends Move, P extends Position<M, P>> Optional<Report> judge(
            GameNotation<M, P> notation, RawRecord scanned, Findings findings) {
        RawRecord raw = notation.entries().isPresent() ? scanned.withDots() : scanned;
        Optional<RecordReplay.Head<M, P>> head = TextHead.read(notation, raw, settings, findings);
        if (head.isEmpty()) {
            return Optional.empty();
        }
        List<? extends Seat> seats = notation.game().seats(head.get().options());
        LineTree<M, P> line = new TreeBuilder<M, P>(
                        findings,
                        settings.limits().nesting(),
                        word -> SeatWords.proper(word, seats).orElse(word))
                .build(raw.elements(), notation.parse(raw.words()));
        return Optional.of(new RecordReplay<>(
                        notation,
                        findings,
                        RawRest.of(raw),
                        origin,
                        settings.limits().repairs())
                .judge(head.get(), line));
    }

    /** The tags in the first lines of a text. */
    static List<Tag> headTags(String text) {
        return headTags(RecordScanner.scan(new Source("", 1, 1, 0, text)));
    }

    /** The tags in the first lines of a record; what looks like one further down may be anything. */
    private static List<Tag> headTags(RawRecord raw) {
        int end = headEnd(raw.source().text());
        return raw.tags().stream()
                .filter(tag -> tag.span().start() < end)
                .map(RawTag::tag)
                .filter(tag -> !tag.isHead())
                .toList();
    }
}
