package org.ludex.notation.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Ending;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Report;
import org.ludex.notation.Result;
import org.ludex.notation.Suggestion;
import org.ludex.notation.Tag;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Edit;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.LineTree;
import org.ludex.notation.tree.Source;

/**
 * Judges a whole record: plays its lines, works out how it ended, and compares that with what the record states. For
 * one record and one thread.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public final class RecordReplay<M extends Move, P extends Position<M, P>> {

    private static final String NOTHING_STATED = "*";

    private final GameNotation<M, P> notation;
    private final Findings findings;
    private final Leftover leftover;
    private final Origin origin;
    private final int repairs;

    /**
     * A replay that reports to findings.
     *
     * @param notation the game's notation
     * @param findings where to report
     * @param leftover how what cannot be played is kept
     * @param origin where the record comes from
     * @param repairs how many plies to spend in search of a repair
     */
    public RecordReplay(GameNotation<M, P> notation, Findings findings, Leftover leftover, Origin origin, int repairs) {
        this.notation = notation;
        this.findings = findings;
        this.leftover = leftover;
        this.origin = origin;
        this.repairs = repairs;
    }

    /**
     * The head of a record: everything before its moves.
     *
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     * @param setup the text of the position it begins from, where one is given
     * @param start the position it begins from
     * @param tags the other tags
     * @param claims what the record states and the moves can confirm
     */
    public record Head<M extends Move, P extends Position<M, P>>(
            Optional<String> setup, P start, List<Tag> tags, List<Claim> claims) {

        /** Keeps copies. */
        public Head {
            tags = List.copyOf(tags);
            claims = List.copyOf(claims);
        }

        /** The options the game is played with. */
        public Options options() {
            return start.options();
        }
    }

    /**
     * Something that a record states. Only the result, its rule and the score can be checked.
     *
     * @param name {@code Result}, {@code Score}, {@link #RULE}, or anything else
     * @param value what is stated
     * @param span where
     */
    public record Claim(String name, String value, Span span) {
        /** The rule by which the game is said to have ended; no tag has such a name. */
        public static final String RULE = "result rule";
    }

    /** Judges a record. */
    public Report judge(Head<M, P> head, LineTree<M, P> line) {
        LineReplay<M, P> replay = line(head);
        boolean readable = !findings.hasErrors();
        Replayed<M, P> played = replay.play(line);
        // A single change can repair a record only if nothing else is wrong with it.
        played.stop()
                .ifPresent(stop -> findings.stop(
                        () -> readable ? advised(replay.diagnostic(), head, line, stop) : replay.diagnostic()));
        Optional<LineTree.LastWord> lastWord = played.stop().isPresent() ? Optional.empty() : line.ending();
        Report report = report(head, played, lastWord, leftover.of(line, played.stop()));
        return onlySuggestion(report)
                .map(suggestion -> mended(
                        report, head, Edit.of(suggestion, notation::parse).in(line)))
                .orElse(report);
    }

    private static Optional<Suggestion> onlySuggestion(Report report) {
        List<Suggestion> suggestions = report.diagnostics().stream()
                .flatMap(diagnostic -> diagnostic.suggestions().stream())
                .toList();
        return suggestions.size() == 1 ? Optional.of(suggestions.get(0)) : Optional.empty();
    }

    /** A report with the record that an edited line is, if that is valid and has any moves. */
    private Report mended(Report report, Head<M, P> head, LineTree<M, P> edited) {
        Report again = new RecordReplay<>(notation, findings.anew(), leftover, origin, 0).judge(head, edited);
        return again.isValid() && again.plies() > 0
                ? new Report(
                        report.file(),
                        report.index(),
                        report.content(),
                        report.unproven(),
                        report.diagnostics(),
                        again.readable())
                : report;
    }

    /** Judges a record as its moves are read. */
    public PlainReplay<M, P> plain(Head<M, P> head) {
        return new PlainReplay<>(this, head, line(head));
    }

    private LineReplay<M, P> line(Head<M, P> head) {
        return new LineReplay<>(notation, findings, leftover, new Numbering<>(notation), Moment.start(head.start()));
    }

    /** The report on a record that was played. */
    Report report(Head<M, P> head, Replayed<M, P> played, Optional<LineTree.LastWord> lastWord, String rest) {
        Source source = findings.source();
        boolean whole = played.stop().isEmpty() && !findings.hasErrors();
        Result result = result(head, played.end(), lastWord);
        List<Integer> score = played.end().score();
        if (whole) {
            checkEnd(played.end(), result, lastWord);
            checkClaims(head, result, score);
        }
        GameRecord<M, P> record = new GameRecord<>(
                notation.game().id(),
                head.options().chosen(),
                head.setup(),
                whole ? head.tags() : withClaims(head, result, score),
                played.comment(),
                played.moves(),
                lastWord.map(word -> kept(word.ending(), played.end())),
                result,
                score,
                rest,
                head.start());
        return new Report(source.file(), source.index(), record, played.unproven(), findings.all());
    }

    /** The ending as the record states it. */
    private Ending kept(Ending ending, P end) {
        Optional<String> due = end.turn().seat().map(Seat::id);
        return origin == Origin.SGF && ending.seat().equals(due) ? new Ending(ending.kind(), Optional.empty()) : ending;
    }

    /** Why play stopped, with suggestions for a repair. */
    private Diagnostic advised(Diagnostic trouble, Head<M, P> head, LineTree<M, P> line, Stop stop) {
        // Raw text has no words that could be replaced.
        boolean isRaw =
                stop.isMisfit() && line.raw(line.nodes().get(stop.node())).isPresent();
        if (isRaw || repairs == 0) {
            return trouble;
        }
        Optional<Ending> ending = line.ending().map(LineTree.LastWord::ending);
        return new Repair<>(notation, findings.source(), end -> endsAsStated(head, end, ending), repairs)
                .find(Moment.start(head.start()), line, stop)
                .on(trouble);
    }

    /** The outcome after the ending of the record. */
    private Result result(Head<M, P> head, P end, Optional<LineTree.LastWord> lastWord) {
        return resultOf(head, end, lastWord.map(LineTree.LastWord::ending)).orElseGet(() -> {
            lastWord.ifPresent(word -> badEnding(word, head));
            return Result.of(end.outcome());
        });
    }

    /** The outcome after an ending; empty if the ending names no seat of the game. */
    private Optional<Result> resultOf(Head<M, P> head, P end, Optional<Ending> lastWord) {
        Result byRules = Result.of(end.outcome());
        if (lastWord.isEmpty() || byRules.status() != Result.Status.OPEN) {
            return Optional.of(byRules);
        }
        Ending ending = lastWord.get();
        if (ending.kind() == Ending.Kind.STOP) {
            return Optional.of(byRules);
        }
        return ending.conclusion(end, notation.toMove(end))
                .map(how -> how.seat()
                        .map(loser -> Result.won(
                                notation.game().opponents(loser, head.options()),
                                how.kind().toString()))
                        .orElseGet(() -> Result.drawn(how.kind().toString())));
    }

    /** Whether a repaired line ends as the ending and the tags say. An unfinished record may state a later result. */
    private boolean endsAsStated(Head<M, P> head, P end, Optional<Ending> lastWord) {
        Optional<Result> result = resultOf(head, end, lastWord);
        Optional<String> stated = head.claims().stream()
                .filter(claim -> claim.name().equalsIgnoreCase("Result"))
                .map(Claim::value)
                .findFirst();
        if (result.isEmpty() || stated.isEmpty()) {
            return result.isPresent();
        }
        boolean open = result.get().status() == Result.Status.OPEN;
        return open
                ? lastWord.isPresent() || stated.get().strip().equals(NOTHING_STATED)
                : fits(stated.get(), result.get(), seats(head));
    }

    private List<? extends Seat> seats(Head<M, P> head) {
        return notation.game().seats(head.options());
    }

    private void badEnding(LineTree.LastWord lastWord, Head<M, P> head) {
        List<String> seats = seats(head).stream().map(Seat::id).toList();
        Facts facts = Facts.of("words", lastWord.ending().toString(), "seats", seats);
        findings.error(NotationRule.BAD_ENDING, facts.as("seat"), lastWord.span());
    }

    private void checkEnd(P end, Result result, Optional<LineTree.LastWord> lastWord) {
        boolean over = !end.outcome().isOpen();
        if (lastWord.isEmpty() && !over) {
            Span last = findings.source().last();
            findings.warning(NotationRule.UNFINISHED, Facts.none().as(origin.variant()), last);
        }
        lastWord.filter(word -> over && word.ending().kind() != Ending.Kind.STOP)
                .ifPresent(word -> findings.warning(
                        NotationRule.BAD_ENDING,
                        Facts.of("words", word.ending().toString(), "result", result.tag())
                                .as("over"),
                        word.span()));
    }

    private void checkClaims(Head<M, P> head, Result result, List<Integer> score) {
        for (Claim claim : head.claims()) {
            if (claim.name().equalsIgnoreCase("Result")) {
                checkResult(claim, result, seats(head));
            }
            if (claim.name().equalsIgnoreCase("Score")) {
                checkScore(claim, score);
            }
            if (claim.name().equals(Claim.RULE)) {
                checkRule(claim, result.rule().orElse(""));
            }
        }
    }

    private void checkRule(Claim claim, String right) {
        if (!claim.value().equals(right)) {
            Facts facts = Facts.of("stated", claim.value(), "right", right);
            findings.warning(NotationRule.WRONG_RESULT, facts.as(right.isEmpty() ? "no-rule" : "rule"), claim.span());
        }
    }

    private void checkResult(Claim claim, Result result, List<? extends Seat> seats) {
        String stated = claim.value();
        if (!fits(stated, result, seats)) {
            Facts facts = Facts.of("stated", stated, "right", result.tag());
            findings.warning(NotationRule.WRONG_RESULT, facts, claim.span());
        } else if (!stated.strip().equals(NOTHING_STATED)) {
            new Heads(findings).spelling(stated, result.tag(), claim.span());
        }
    }

    private void checkScore(Claim claim, List<Integer> score) {
        String right = text(score);
        if (!right.equals(SeatWords.properScore(claim.value()))) {
            Facts facts = Facts.of("stated", claim.value(), "right", right);
            findings.warning(NotationRule.WRONG_SCORE, score.isEmpty() ? facts.as("none") : facts, claim.span());
        } else {
            new Heads(findings).spelling(claim.value(), right, claim.span());
        }
    }

    /**
     * The tags, and what fields of their own state otherwise than the moves that could be played: nothing was compared with
     * that, so it must not get lost.
     */
    private List<Tag> withClaims(Head<M, P> head, Result result, List<Integer> score) {
        List<Tag> tags = new ArrayList<>(head.tags());
        for (Claim claim : head.claims()) {
            boolean isAmiss = (claim.name().equalsIgnoreCase(Tag.RESULT) && !fits(claim.value(), result, seats(head)))
                    || (claim.name().equalsIgnoreCase("Score") && !claim.value().equals(text(score)));
            if (isAmiss && tags.stream().noneMatch(tag -> tag.name().equalsIgnoreCase(claim.name()))) {
                tags.add(new Tag(claim.name(), claim.value()));
            }
        }
        return tags;
    }

    private static String text(List<Integer> score) {
        return score.stream().map(String::valueOf).collect(Collectors.joining("-"));
    }

    /** Whether a stated result agrees with the moves; a star states nothing. */
    static boolean fits(String stated, Result result, List<? extends Seat> seats) {
        return stated.equals(result.tag())
                || stated.strip().equals(NOTHING_STATED)
                || SeatWords.properResult(stated, seats).equals(SeatWords.properResult(result.tag(), seats));
    }

    /** The game that is replayed. */
    public Game<M, P> game() {
        return notation.game();
    }
}
