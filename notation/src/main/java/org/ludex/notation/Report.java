package org.ludex.notation;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Position;

/**
 * The report of a reader on one record.
 *
 * @param file the file's name, {@code -} for standard input
 * @param index the number of the record in the file, starting at 1
 * @param content the record with its moves before the first error, or what is kept of a record that could not be read
 * @param unproven the number of moves that could not be proven legal because they depend on hidden cards
 * @param diagnostics all findings, ordered by place
 * @param mended the record with the suggested edit made and a comment at it, if exactly one edit is suggested and makes the
 *     record valid
 */
public record Report(
        String file,
        int index,
        AnyRecord content,
        int unproven,
        List<Diagnostic> diagnostics,
        Optional<GameRecord<?, ?>> mended) {

    /** Copies the diagnostics. */
    public Report {
        diagnostics = List.copyOf(diagnostics);
    }

    /** A report without a repair. */
    public Report(String file, int index, AnyRecord content, int unproven, List<Diagnostic> diagnostics) {
        this(file, index, content, unproven, diagnostics, Optional.empty());
    }

    /** Whether the record could be read and breaks no rule. */
    public boolean isValid() {
        return diagnostics.isEmpty() || diagnostics.stream().noneMatch(Diagnostic::isError);
    }

    /**
     * The record up to its first error. A valid report always has one.
     *
     * @throws IllegalStateException if the record could not be read; see {@link #content()}
     */
    public GameRecord<?, ?> record() {
        return readable()
                .orElseThrow(() -> new IllegalStateException("the record could not be read: "
                        + firstError().map(Diagnostic::toString).orElse("")));
    }

    /** The record up to its first error; empty if it could not be read. */
    public Optional<GameRecord<?, ?>> readable() {
        return content instanceof GameRecord<?, ?> record ? Optional.of(record) : Optional.empty();
    }

    /** The record with the types of a game; empty if it is of another game, or could not be read. */
    public <M extends Move, P extends Position<M, P>> Optional<GameRecord<M, P>> as(Game<M, P> game) {
        return content.as(game);
    }

    /** The first error, if there is one. */
    public Optional<Diagnostic> firstError() {
        return diagnostics.stream().filter(Diagnostic::isError).findFirst();
    }

    /** The number of plies before the first error. */
    public int plies() {
        return content instanceof GameRecord<?, ?> record ? record.moves().size() : 0;
    }

    /** The result after the legal moves; open if the record could not be read. */
    public Result result() {
        return content.result();
    }

    /** The score of each seat after the legal moves, if the game has one. */
    public List<Integer> score() {
        return content.score();
    }
}
