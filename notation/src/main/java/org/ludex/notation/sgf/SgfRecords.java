package org.ludex.notation.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.ludex.core.Facts;
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
import org.ludex.notation.tree.LineTree;
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
        return read(chunk, file, Optional.empty());
    }

    /**
     * Judges a game.
     *
     * @param unsaid the ending of a game that no action ends, if it is already known
     */
    private Report read(Chunk chunk, String file, Optional<Ending> unsaid) {
        Encoded encoded = Encoded.of(chunk.bytes()).from(chunk.guess());
        Source source = new Source(file, chunk.index(), chunk.firstLine(), chunk.indent(), encoded.text());
        Findings findings = new Findings(source, settings.limits(), settings.isStrict());
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
        Optional<SgfGame<?, ?>> game =
                GAMES.stream().filter(each -> isIn(each, header)).findFirst();
        if (game.isEmpty()) {
            return unknown(header, heads, findings);
        }
        Report report = judge(game.get(), header, tree, findings, unsaid)
                .orElseGet(() -> heads.unreadable(game.get().notation().game().id(), List.of(), source.text()));
        return unsaid.isEmpty() && game.get().mayBeDrawnUnsaid() && header.isDrawn() && isOpen(report)
                ? read(chunk, file, Optional.of(new Ending(Ending.Kind.AGREED, Optional.empty())))
                : report;
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
        Heads heads = new Heads(findings);
        List<SgfStep> steps = SgfStep.of(tree.properties());
        Map<String, String> stated = game.options(header, steps);
        Map<String, String> given = stated.isEmpty() ? settings.options() : stated;
        Span place = header.place();
        return heads.options(() -> Options.of(game.notation().game(), given), Optional.of(place))
                .flatMap(options -> heads.start(
                                game.notation(), options, Optional.of(place), Optional.empty(), Optional.empty())
                        .map(start -> {
                            List<Seat> seats = game.seats(game.notation().game().seats(options), header, steps);
                            SgfPlay<M, P> play = new SgfPlay<>(game, findings, seats);
                            SgfLine<M, P> line = play.of(steps);
                            String rest = SgfTree.unmistakable((play.unplayed() + tree.rest()).strip());
                            List<RecordReplay.Claim> claims = claims(header, seats);
                            unsaid.ifPresent(word -> line.conclude(
                                    word, header.find("RE").orElseThrow().span()));
                            RecordReplay.Head<M, P> head = new RecordReplay.Head<>(
                                    Optional.empty(), start, tags(header, seats, claims), claims);
                            return judge(game, head, line.tree(rest, findings.source()), tree, findings);
                        }));
    }

    private <M extends Move, P extends Position<M, P>> Report judge(
            SgfGame<M, P> game, RecordReplay.Head<M, P> head, LineTree<M, P> line, SgfTree tree, Findings findings) {
        int repairs = settings.limits().repairs();
        return new RecordReplay<>(game.notation(), findings, leftover(tree, findings.source()), Origin.SGF, repairs)
                .judge(head, line);
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
