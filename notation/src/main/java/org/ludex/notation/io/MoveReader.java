package org.ludex.notation.io;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.function.UnaryOperator;
import org.ludex.core.Attempt;
import org.ludex.core.CoreRule;
import org.ludex.core.Facts;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.MoveReading;
import org.ludex.notation.replay.SeatWords;
import org.ludex.notation.replay.TurnReplay;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Notations;
import org.ludex.notation.spi.Span;
import org.ludex.notation.text.Element;
import org.ludex.notation.text.RawRecord;
import org.ludex.notation.text.RecordScanner;
import org.ludex.notation.text.TreeBuilder;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.LineTree;
import org.ludex.notation.tree.Source;

/**
 * Reads one move, or one turn of several moves, on a position: what a player types, or what a client sends. It is as
 * lenient as a {@link RecordReader} and reports in the same words: the rule that a move breaks, the legal moves when they
 * are few, and what may have been meant. A number before the move, a suffix and a comment after it are read. Either all of
 * the text is played or nothing is.
 *
 * <pre>{@code
 * MoveReader reader = MoveReader.standard();
 * MoveReading<KamisadoMove, KamisadoPosition> reading = reader.read(position, "R>3B");
 * if (reading instanceof MoveReading.Understood<KamisadoMove, KamisadoPosition> read) {
 *     position = read.next();
 * } else {
 *     System.out.println(reading.message(Locale.ENGLISH));
 * }
 * }</pre>
 *
 * <p>If a game joins a decision and events of chance in one entry, as the DOG games do, the text is one entry. Three
 * dots after it, as in {@code B burn 9 ...}, read the decision alone and leave the drawn card to the holder of the deck.
 *
 * <p>Bad input is refused with diagnostics and never throws. Immutable and thread-safe.
 */
public final class MoveReader {

    /** An ordered deck with a comment is less than half as long. */
    private static final int LONGEST = 1 << 16;

    private static final Span BEGINNING = new Span(0, 0);

    private static final MoveReader STANDARD = new MoveReader(Limits.standard().withRecordLength(LONGEST), false);

    private final Limits limits;
    private final boolean isStrict;

    private MoveReader(Limits limits, boolean isStrict) {
        this.limits = limits;
        this.isStrict = isStrict;
    }

    /** A lenient reader of texts of up to 64 KiB. */
    public static MoveReader standard() {
        return STANDARD;
    }

    /** A copy of this reader that refuses what it would otherwise only note or warn about. */
    public MoveReader strict() {
        return new MoveReader(limits, true);
    }

    /** A copy of this reader with other limits. The length is that of the text. */
    public MoveReader withLimits(Limits other) {
        return new MoveReader(other, isStrict);
    }

    /**
     * Reads a turn on a position. A number before it is not checked, because the moves before it are unknown.
     *
     * @throws IllegalArgumentException if the game has no notation
     */
    public <M extends Move, P extends Position<M, P>> MoveReading<M, P> read(Position<M, P> position, String text) {
        Line<M, P> line = Line.of(position);
        return read(line, line, text, LineTree::withoutNumbers);
    }

    /**
     * Reads a turn at the end of a line. A number before it is checked, as in a record. The entries of the line are counted,
     * so this takes time in proportion to its length.
     *
     * @throws IllegalArgumentException if the game has no notation
     */
    public <M extends Move, P extends Position<M, P>> MoveReading<M, P> read(Line<M, P> line, String text) {
        return read(line, line, text, tree -> tree);
    }

    /**
     * Reads what a player decides at the end of a line: a text that their client sent. It is read on the player's view,
     * so neither its diagnostics and entries nor a refusal reveal anything hidden. The line of the answer is the whole line,
     * for the server; {@link MoveReading#view} gives what a client may see. Only decisions of that player can be read:
     * rolls, draws and moves of others are refused. The three dots after an entry may be omitted. The texts of the moves
     * that the view lists can be sent back, letter by letter, even where records write them in another form: in an
     * exchange {@code B give 2} is the same as {@code give B>D:2}.
     *
     * <pre>{@code
     * MoveReading<DogMove, DogPosition> reading = reader.read(line, Player.B, "B burn 9");
     * }</pre>
     *
     * @throws IllegalArgumentException if the game has no notation, or the seat does not take part
     */
    public <M extends Move, P extends Position<M, P>> MoveReading<M, P> read(Line<M, P> line, Seat seat, String text) {
        Objects.requireNonNull(text, "the text is null");
        MoveReading<M, P> reading = decision(line, seat, text);
        return reading instanceof MoveReading.Understood<M, P> read
                ? new MoveReading.Understood<>(Optional.of(seat), read.line(), read.entries(), read.diagnostics())
                : new MoveReading.Refused<>(Optional.of(seat), reading.diagnostics());
    }

    private <M extends Move, P extends Position<M, P>> MoveReading<M, P> decision(
            Line<M, P> line, Seat seat, String text) {
        Line<M, P> seen = recent(line, Viewer.of(seat));
        if (!line.isOver() && !line.turn().equals(Turn.of(seat))) {
            return refused(isTooLong(text) ? "" : text, CoreRule.NOT_YOUR_TURN, Facts.of("seat", seat));
        }
        Sent sent = Sent.of(seen.end(), text);
        MoveReading<M, P> whole =
                listed(seen, text).orElseGet(() -> sent.quotedIn(read(seen, line, sent.entry(), tree -> tree)));
        return decided(line, seat, whole)
                .or(() -> decided(line, seat, sent.quotedIn(read(seen, line, sent.begun(), tree -> tree))))
                .orElseGet(() -> whole.isUnderstood()
                        ? refused(
                                text,
                                NotationRule.NOT_ONE_TURN,
                                Facts.of("seat", seat).as("chance"))
                        : whole);
    }

    /** The end of a line as a viewer sees it, with the last move: reading needs no more, and the line may be long. */
    private static <M extends Move, P extends Position<M, P>> Line<M, P> recent(Line<M, P> line, Viewer viewer) {
        if (line.conclusion().isPresent() || line.lastMove().isEmpty()) {
            return line.view(viewer);
        }
        P before = line.undo().end();
        return Line.of(before.view(viewer)).play(before.view(line.lastMove().get(), viewer));
    }

    /** A move that is sent back with the text under which it was offered. */
    private static <M extends Move, P extends Position<M, P>> Optional<MoveReading<M, P>> listed(
            Line<M, P> line, String text) {
        String wanted = text.strip();
        if (line.isOver()) {
            return Optional.empty();
        }
        P end = line.end();
        return end.legalMoves().stream()
                .filter(move -> move.toString().equals(wanted))
                .findFirst()
                .map(move -> new MoveReading.Understood<>(
                        Optional.empty(),
                        line.play(move),
                        GameRecord.of(Line.of(end).play(move)).moves(),
                        List.of()));
    }

    /** The whole line with the moves that were read on the view of a player; empty unless that player decides all of them. */
    private <M extends Move, P extends Position<M, P>> Optional<MoveReading<M, P>> decided(
            Line<M, P> line, Seat seat, MoveReading<M, P> reading) {
        if (!(reading instanceof MoveReading.Understood<M, P> read)) {
            return Optional.empty();
        }
        Line<M, P> longer = line;
        for (M move : read.moves()) {
            if (!(longer.attempt(seat, move) instanceof Attempt.Played<Line<M, P>> played)) {
                return Optional.empty();
            }
            longer = played.next();
        }
        return Optional.of(new MoveReading.Understood<>(read.seat(), longer, read.entries(), read.diagnostics()));
    }

    private <M extends Move, P extends Position<M, P>> MoveReading<M, P> read(
            Line<M, P> line, Line<M, P> history, String text, UnaryOperator<LineTree<M, P>> numbers) {
        Objects.requireNonNull(text, "the text is null");
        GameNotation<M, P> notation = Notations.of(line.start().game());
        if (isTooLong(text)) {
            return refused(
                    "",
                    NotationRule.TOO_LONG,
                    Facts.of("limit", limits.recordLength()).as("turn"));
        }
        if (line.conclusion().isPresent()) {
            Verdict.Illegal over = line.conclusion().get().refusal();
            return refused(text, over.rule(), over.facts());
        }
        try {
            return judge(notation, line, history, text, numbers);
        } catch (StackOverflowError e) {
            return refused(text, NotationRule.INTERNAL_ERROR, Facts.none().as("stack"));
        } catch (RuntimeException | LinkageError | AssertionError | ServiceConfigurationError e) {
            return refused(text, NotationRule.INTERNAL_ERROR, Facts.of("trouble", e.toString()));
        }
    }

    private boolean isTooLong(String text) {
        return text.length() > limits.recordLength()
                || text.getBytes(StandardCharsets.UTF_8).length > limits.recordLength();
    }

    private <M extends Move, P extends Position<M, P>> MoveReading<M, P> judge(
            GameNotation<M, P> notation,
            Line<M, P> line,
            Line<M, P> history,
            String text,
            UnaryOperator<LineTree<M, P>> numbers) {
        Findings findings = findings(text);
        RawRecord scanned = RecordScanner.scan(findings.source());
        RawRecord raw = notation.entries().isPresent() ? scanned.withDots() : scanned;
        raw.tags()
                .forEach(tag -> findings.error(
                        NotationRule.MISPLACED_TAG,
                        Facts.of("tag", findings.source().of(tag.span())),
                        tag.span()));
        raw.elements().stream()
                .filter(element -> element.kind() == Element.Kind.OPEN_VARIATION)
                .findFirst()
                .ifPresent(element ->
                        findings.error(NotationRule.NOT_ONE_TURN, Facts.none().as("variation"), element.span()));
        List<? extends Seat> seats = notation.game().seats(line.start().options());
        LineTree<M, P> tree = new TreeBuilder<M, P>(
                        findings,
                        limits.nesting(),
                        word -> SeatWords.proper(word, seats).orElse(word))
                .build(raw.elements(), notation.parse(raw.words()));
        return new TurnReplay<>(notation, findings, limits.repairs()).play(line, history, numbers.apply(tree));
    }

    private Findings findings(String text) {
        return new Findings(new Source("-", 1, 1, 0, text), limits, isStrict);
    }

    private <M extends Move, P extends Position<M, P>> MoveReading<M, P> refused(String text, Rule rule, Facts facts) {
        Findings findings = findings(text);
        findings.error(rule, facts, BEGINNING);
        List<Diagnostic> diagnostics = findings.all();
        return new MoveReading.Refused<>(Optional.empty(), diagnostics);
    }
}
