package org.ludex.notation;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Position;

/**
 * What a reader has to say about one record.
 *
 * @param file the file's name, {@code -} for standard input
 * @param index the record's number in the file, from 1
 * @param content the record as far as it is good, or what is kept of one that could not be read
 * @param unproven how many moves hang on hidden cards
 * @param diagnostics all there is to say, in the order of places
 */
public record Report(String file, int index, AnyRecord content, int unproven, List<Diagnostic> diagnostics) {

    /** Keeps a copy of the diagnostics. */
    public Report {
        diagnostics = List.copyOf(diagnostics);
    }

    /** Whether the record can be read and breaks no rule. */
    public boolean isValid() {
        return diagnostics.stream().noneMatch(Diagnostic::isError);
    }

    /**
     * The record as far as it is good. A valid report always has one.
     *
     * @throws IllegalStateException when the record could not be read; {@link #content()} tells
     */
    public GameRecord<?, ?> record() {
        return readable()
                .orElseThrow(() -> new IllegalStateException("the record could not be read: "
                        + firstError().map(Diagnostic::toString).orElse("")));
    }

    /** The record as far as it is good; empty where it could not be read. */
    public Optional<GameRecord<?, ?>> readable() {
        return content instanceof GameRecord<?, ?> record ? Optional.of(record) : Optional.empty();
    }

    /** The record with the types of a game; empty where it is of another game, or could not be read. */
    public <M extends Move, P extends Position<M, P>> Optional<GameRecord<M, P>> as(Game<M, P> game) {
        return content.as(game);
    }

    /** The first error, if there is one. */
    public Optional<Diagnostic> firstError() {
        return diagnostics.stream().filter(Diagnostic::isError).findFirst();
    }

    /** How many moves are good. */
    public int plies() {
        return content instanceof GameRecord<?, ?> record ? record.moves().size() : 0;
    }

    /** How the game stands after the good moves; open where the record could not be read. */
    public Result result() {
        return content.result();
    }

    /** The points of the seats after the good moves, where there are any. */
    public List<Integer> score() {
        return content.score();
    }
}
