package org.ludex.notation.replay;

import java.util.Optional;
import java.util.function.Predicate;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.entry.OpenEntry;
import org.ludex.notation.spi.Entries;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.Progress;

/**
 * The entries that could be written at a moment: the legal moves, each with what belongs to its entry. Cards that are
 * drawn stay hidden. Joint decisions of several seats are not listed. Immutable and thread-safe.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
final class Choices<M extends Move, P extends Position<M, P>> {

    private final GameNotation<M, P> notation;
    private final Optional<Entries<M, P>> joining;

    Choices(GameNotation<M, P> notation) {
        this.notation = notation;
        this.joining = notation.entries();
    }

    /**
     * Passes on entries one by one until the receiver has enough.
     *
     * @param moment where they could be written
     * @param begins whether an entry may begin with a move
     * @param goesOn receives an entry and returns whether to continue
     */
    void each(Moment<M, P> moment, Predicate<M> begins, Predicate<OpenEntry<M, P>> goesOn) {
        OpenEntry<M, P> none = OpenEntry.at(notation, moment.position());
        if (moment.position().listsMoves()) {
            for (M move : moment.position().legalMoves()) {
                if (begins.test(move) && !then(none, move, moment.announced(), goesOn)) {
                    return;
                }
            }
        }
    }

    private boolean more(OpenEntry<M, P> entry, Optional<M> announced, Predicate<OpenEntry<M, P>> goesOn) {
        if (entry.position().listsMoves()) {
            for (M move : entry.position().legalMoves()) {
                if (!then(entry, move, announced, goesOn)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean then(OpenEntry<M, P> before, M move, Optional<M> announced, Predicate<OpenEntry<M, P>> goesOn) {
        // What was announced may be refused where it is due.
        Optional<P> next = before.position().attempt(move).toOptional();
        if (next.isEmpty()) {
            return true;
        }
        OpenEntry<M, P> entry = before.plus(move, next.get());
        if (joining.isEmpty() || !entry.isInside()) {
            boolean fits = announced.isEmpty() || announced.equals(entry.announced());
            return !fits || goesOn.test(entry);
        }
        if (entry.seats().size() > 1) {
            return true;
        }
        return joining.get()
                .unwritten(entry.position(), new Progress<>(entry.moves(), Optional.empty(), announced))
                .map(unwritten -> then(entry, unwritten, announced, goesOn))
                .orElseGet(() -> more(entry, announced, goesOn));
    }
}
