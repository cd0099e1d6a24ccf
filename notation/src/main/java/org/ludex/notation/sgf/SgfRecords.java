package org.ludex.notation.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.Ending;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;
import org.ludex.notation.Result;
import org.ludex.notation.Tag;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.input.Encoded;
import org.ludex.notation.input.Parts;
import org.ludex.notation.replay.Heads;
import org.ludex.notation.replay.Leftover;
import org.ludex.notation.replay.Origin;
import org.ludex.notation.replay.RecordReplay;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Notations;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.Source;

/** Reads games from the SGF files of Boardspace and judges them as text is judged. Immutable and thread-safe. */
final class SgfRecords implements RecordFormat.ChunkReader {

    static final List<SgfGame<?, ?>> GAMES = List.of(new DvonnSgf(), new YinshSgf(), new SixthSgf(), new KamisadoSgf());

    private static final Pattern NAME = Pattern.compile("[\\w.-]++");

    private final ReaderSettings settings;

    /** Reads as the settings say. */
    SgfRecords(ReaderSettings settings) {
        this.settings = settings;
    }

    @Override
    public Report read(Chunk chunk, String file) {
        Encoded encoded = encoded(chunk);
        Source source = source(chunk, file, encoded);
        return mayBePlain(chunk, encoded)
                ? plain(chunk, source).orElseGet(() -> read(chunk, source, encoded, Optional.empty()))
                : read(chunk, source, encoded, Optional.empty());
    }

    /** The report on a game by way of its tree. It is what {@link #read} must come to. */
    Report readAsTree(Chunk chunk, String file) {
        Encoded encoded = encoded(chunk);
        return read(chunk, source(chunk, file, encoded), encoded, Optional.empty());
    }

    /** The report on a game in one pass; empty if it needs a tree. */
    Optional<Report> readPlain(Chunk chunk, String file) {
        Encoded encoded = encoded(chunk);
        return mayBePlain(chunk, encoded) ? plain(chunk, source(chunk, file, encoded)) : Optional.empty();
    }

    private boolean mayBePlain(Chunk chunk, Encoded encoded) {
        return !chunk.isCut() && encoded.guess().isEmpty() && settings.limits().nesting() > 0;
    }

    private static Encoded encoded(Chunk chunk) {
        return Encoded.of(chunk.bytes()).from(chunk.guess());
    }

    private static Source source(Chunk chunk, String file, Encoded encoded) {
        return new Source(file, chunk.index(), chunk.firstLine(), chunk.indent(), encoded.text());
    }

    private Findings findings(Source source) {
        return new Findings(source, settings.limits(), settings.isStrict());
    }

    /** The report on a game that needs no tree; empty if it needs one. */
    private Optional<Report> plain(Chunk chunk, Source source) {
        Findings findings = findings(source);
        Optional<PlainHead> head = PlainHead.of(source.text());
        if (head.isEmpty() || Parts.areTooManyInSgf(source.text(), settings.limits(), findings)) {
            return Optional.empty();
        }
        List<SgfProperty> doubles = SgfHeader.doubles(head.get().properties(), new Heads(findings), findings);
        if (!doubles.isEmpty() || !findings.all().isEmpty()) {
            return Optional.empty();
        }
        SgfHeader header = new SgfHeader(head.get().properties());
        PlainTurns turns =
                new PlainTurns(source.text(), chunk.bytes(), head.get().end());
        return game(header).flatMap(game -> plain(game, header, turns, findings));
    }

    private <M extends Move, P extends Position<M, P>> Optional<Report> plain(
            SgfGame<M, P> game, SgfHeader header, PlainTurns turns, Findings findings) {
        List<SgfStep> first = turns.first();
        if (first.isEmpty() || !game.isClear(first)) {
            return Optional.empty();
        }
        return opening(game, header, first, findings)
                .flatMap(opening -> new PlainGame<>(
                                game,
                                opening.seats(),
                                replay(game, Leftover.words(), findings).plain(opening.head()),
                                turns,
                                findings)
                        .read(first))
                .filter(report -> !isDrawnUnsaid(game, header, report));
    }

    /**
     * Judges a game.
     *
     * @param unsaid the ending of a game that no action ends, if it is already known
     */
    private Report read(Chunk chunk, Source source, Encoded encoded, Optional<Ending> unsaid) {
        Findings findings = findings(source);
        encoded.remark(findings);
        Heads heads = new Heads(findings);
        if (chunk.isCut()) {
            Facts facts = Facts.of("limit", settings.limits().recordLength());
            findings.error(NotationRule.TOO_LONG, facts, new Span(0, 0));
            return heads.unreadable("", List.of(), source.text());
        }
        if (Parts.areTooManyInSgf(source.text(), settings.limits(), findings)) {
            return heads.unreadable("", List.of(), source.text());
        }
        SgfTree scanned = new SgfScanner(findings, settings.limits().nesting()).scan();
        SgfTree tree = scanned.withComments(SgfHeader.doubles(scanned.properties(), heads, findings), source.text());
        SgfHeader header = new SgfHeader(tree.properties());
        Optional<SgfGame<?, ?>> game = game(header);
        if (game.isEmpty()) {
            return unknown(header, heads, findings);
        }
        Report report = judge(game.get(), header, tree, findings, unsaid)
                .orElseGet(() -> heads.unreadable(game.get().notation().game().id(), List.of(), source.text()));
        return unsaid.isEmpty() && isDrawnUnsaid(game.get(), header, report)
                ? read(chunk, source, encoded, Optional.of(new Ending(Ending.Kind.AGREED, Optional.empty())))
                : report;
    }

    private Optional<SgfGame<?, ?>> game(SgfHeader header) {
        for (SgfGame<?, ?> each : GAMES) {
            if (isIn(each, header)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** Whether a game ended in a draw that only its header tells of. */
    private static boolean isDrawnUnsaid(SgfGame<?, ?> game, SgfHeader header, Report report) {
        return game.mayBeDrawnUnsaid() && header.isDrawn() && isOpen(report);
    }

    /** Whether a game was played to its last action and goes on nevertheless. */
    private static boolean isOpen(Report report) {
        return report.isValid()
                && report.record().ending().isEmpty()
                && report.record().result().status() == Result.Status.OPEN;
    }

    /** Whether a header is of a game; one that names none is of the game that was asked for. */
    private boolean isIn(SgfGame<?, ?> game, SgfHeader header) {
        boolean isNamed = !header.game().isEmpty() || !header.setup().isEmpty();
        return isNamed
                ? game.isIn(header)
                : settings.game().filter(game.notation().game().id()::equals).isPresent();
    }

    private static Report unknown(SgfHeader header, Heads heads, Findings findings) {
        List<String> known =
                GAMES.stream().map(game -> game.notation().game().name()).toList();
        String name = header.game().isEmpty() ? header.setup() : header.game();
        if (name.isEmpty()) {
            findings.error(NotationRule.BAD_SGF, Facts.of("known", known).as("no-game"), header.place());
        } else {
            Facts facts = Facts.of("game", name, "known", known);
            findings.error(NotationRule.UNKNOWN_GAME, facts.as("sgf"), header.place());
        }
        String text = findings.source().text();
        if (!NAME.matcher(name).matches()) {
            return heads.unreadable("", List.of(), text);
        }
        // A tag in front keeps a foreign name if the text is written as a record.
        boolean foreign = Notations.find(name).isEmpty();
        return heads.unreadable(name, List.of(), foreign ? "[Game \"" + name + "\"]\n" + text : text);
    }

    private <M extends Move, P extends Position<M, P>> Optional<Report> judge(
            SgfGame<M, P> game, SgfHeader header, SgfTree tree, Findings findings, Optional<Ending> unsaid) {
        List<SgfStep> steps = SgfStep.of(tree.properties());
        return opening(game, header, steps, findings).map(opening -> {
            SgfPlay<M, P> play = new SgfPlay<>(game, findings, opening.seats());
            SgfLine<M, P> line = play.of(steps);
            String rest = SgfTree.unmistakable((play.unplayed() + tree.rest()).strip());
            unsaid.ifPresent(
                    word -> line.conclude(word, header.find("RE").orElseThrow().span()));
            return replay(game, leftover(tree, findings.source()), findings)
                    .judge(opening.head(), line.tree(rest, findings.source()));
        });
    }

    private <M extends Move, P extends Position<M, P>> RecordReplay<M, P> replay(
            SgfGame<M, P> game, Leftover leftover, Findings findings) {
        int repairs = settings.limits().repairs();
        return new RecordReplay<>(game.notation(), findings, leftover, Origin.SGF, repairs);
    }

    /**
     * What is known of a game before its first move.
     *
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     * @param seats the seats of the two players
     * @param head the head of its record
     */
    private record Opening<M extends Move, P extends Position<M, P>>(List<Seat> seats, RecordReplay.Head<M, P> head) {}

    private <M extends Move, P extends Position<M, P>> Optional<Opening<M, P>> opening(
            SgfGame<M, P> game, SgfHeader header, List<SgfStep> steps, Findings findings) {
        Heads heads = new Heads(findings);
        Map<String, String> stated = game.options(header, steps);
        Map<String, String> given = stated.isEmpty() ? settings.options() : stated;
        Span place = header.place();
        Game<M, P> rules = game.notation().game();
        return heads.options(() -> given.isEmpty() ? rules.defaults() : Options.of(rules, given), Optional.of(place))
                .flatMap(options -> heads.start(
                                game.notation(), options, Optional.of(place), Optional.empty(), Optional.empty())
                        .map(start -> {
                            List<Seat> seats = game.seats(game.notation().game().seats(options), header, steps);
                            List<RecordReplay.Claim> claims = claims(header, seats);
                            return new Opening<>(
                                    seats,
                                    new RecordReplay.Head<>(
                                            Optional.empty(), start, tags(header, seats, claims), claims));
                        }));
    }

    /** Keeps what was skipped, and the rest of the file unchanged from the action that could not be played. */
    private static Leftover leftover(SgfTree tree, Source source) {
        String text = source.text();
        return (line, stop) -> stop.map(place ->
                        SgfTree.skipped(tree.strays(), text, place.offset()) + SgfTree.rest(text, place.offset()))
                .orElse(line.rest());
    }

    /** What the file states about the result. */
    private static List<RecordReplay.Claim> claims(SgfHeader header, List<Seat> seats) {
        List<RecordReplay.Claim> claims = new ArrayList<>();
        header.winner()
                .map(winner -> seats.get(winner).id())
                .or(() -> header.isDrawn() ? Optional.of("draw") : Optional.empty())
                .ifPresent(result -> claims.add(new RecordReplay.Claim(
                        "Result", result, header.find("RE").orElseThrow().span())));
        return claims;
    }

    private static List<Tag> tags(SgfHeader header, List<Seat> seats, List<RecordReplay.Claim> claims) {
        List<Tag> tags = new ArrayList<>();
        for (Seat seat : seats) {
            String id = seat.id();
            String name = id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1);
            header.player(seats.indexOf(seat)).ifPresent(player -> tags.add(new Tag(name, player)));
        }
        header.date().ifPresent(date -> tags.add(new Tag("Date", SgfHeader.oneLine(date))));
        claims.forEach(claim -> tags.add(new Tag(claim.name(), claim.value())));
        return tags;
    }
}
