package org.ludex.notation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Viewer;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Notations;

/**
 * The result of reading one move, or one turn of several moves, on a position: all of it was played, or nothing was.
 *
 * <pre>{@code
 * if (reading instanceof MoveReading.Understood<M, P> read) {
 *     position = read.next();
 * } else {
 *     System.out.println(reading.message(Locale.ENGLISH));
 * }
 * }</pre>
 *
 * <p>Immutable and thread-safe.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public sealed interface MoveReading<M extends Move, P extends Position<M, P>> {

    /**
     * All of it was understood and played.
     *
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     * @param seat the seat that the text was read for; empty if it was read for the server
     * @param line the whole line that it was read on, with the moves played; in a game with hidden cards it is for the
     *     server only, see {@link #view}
     * @param entries the moves as a record holds them, with suffixes and comments
     * @param diagnostics notes and warnings, such as that a move was written in another form
     */
    record Understood<M extends Move, P extends Position<M, P>>(
            Optional<Seat> seat, Line<M, P> line, List<RecordedMove<M>> entries, List<Diagnostic> diagnostics)
            implements MoveReading<M, P> {

        /** Keeps copies. */
        public Understood {
            entries = List.copyOf(entries);
            diagnostics = List.copyOf(diagnostics);
        }

        /** The moves, in order. At least one. */
        public List<M> moves() {
            return entries.stream().flatMap(entry -> entry.moves().stream()).toList();
        }

        /** The position after the moves. */
        public P next() {
            return line.end();
        }
    }

    /**
     * It was refused: nothing was played.
     *
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     * @param seat the seat that the text was read for; empty if it was read for the server
     * @param diagnostics why, with notes and warnings; at least one is an error
     */
    record Refused<M extends Move, P extends Position<M, P>>(Optional<Seat> seat, List<Diagnostic> diagnostics)
            implements MoveReading<M, P> {

        /**
         * Keeps a copy.
         *
         * @throws IllegalArgumentException if nothing in it is an error
         */
        public Refused {
            if (diagnostics.stream().noneMatch(Diagnostic::isError)) {
                throw new IllegalArgumentException("nothing is refused without an error: " + diagnostics);
            }
            diagnostics = List.copyOf(diagnostics);
        }

        /** The first error. */
        public Diagnostic reason() {
            return diagnostics.stream().filter(Diagnostic::isError).findFirst().orElseThrow();
        }
    }

    /** The seat that the text was read for; empty if it was read for the server. */
    Optional<Seat> seat();

    /** All diagnostics, in the order of the text. */
    List<Diagnostic> diagnostics();

    /**
     * This reading as a viewer may see it: the line and its new entries. Only the seat that the text was read for sees
     * the diagnostics, because they quote the text and the position. Everybody else learns at most that it was refused.
     *
     * @throws IllegalArgumentException if the viewer's seat does not take part
     */
    default MoveReading<M, P> view(Viewer viewer) {
        boolean isAddressed = seat().isPresent() && viewer.seat().equals(seat());
        if (!(this instanceof Understood<M, P> read)) {
            Place nowhere = new Place("-", 1, 1, 1, 1, "", 1);
            Diagnostic hidden = Diagnostic.of(Severity.ERROR, NotationRule.HIDDEN, Facts.none(), nowhere);
            return isAddressed ? this : new Refused<>(seat(), List.of(hidden));
        }
        Line<M, P> before = read.line();
        for (int i = read.moves().size(); i > 0; i--) {
            before = before.undo();
        }
        List<RecordedMove<M>> seen =
                new RecordView<>(Notations.of(before.start().game()), viewer).entries(before.end(), read.entries());
        return new Understood<>(
                read.seat(), read.line().view(viewer), seen, isAddressed ? read.diagnostics() : List.of());
    }

    /** Whether it was understood and played. */
    default boolean isUnderstood() {
        return this instanceof Understood;
    }

    /** The longer line, if the text was understood. */
    default Optional<Line<M, P>> toOptional() {
        return this instanceof Understood<M, P> understood ? Optional.of(understood.line()) : Optional.empty();
    }

    /** The first error in one sentence, or else the first note or warning; empty if there is nothing to say. */
    default String message(Locale locale) {
        return diagnostics().stream()
                .filter(Diagnostic::isError)
                .findFirst()
                .or(() -> diagnostics().stream().findFirst())
                .map(diagnostic -> diagnostic.message(locale))
                .orElse("");
    }
}
