package org.ludex.notation.yinsh;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.ludex.core.Attempt;
import org.ludex.core.Facts;
import org.ludex.core.Seat;
import org.ludex.notation.spelling.Spelling;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.yinsh.Due;
import org.ludex.yinsh.YinshMove;
import org.ludex.yinsh.YinshMove.TakeRing;
import org.ludex.yinsh.YinshMove.TakeRow;
import org.ludex.yinsh.YinshPosition;

/**
 * A turn, or some parts of one, as it is written. A ring that is taken where a row is due means the only row there is:
 * the short form.
 *
 * @param span its place
 * @param words the words
 * @param parts the parts in order
 * @param joints how they are joined
 * @param trouble why the text after the parts is not a part, if there is such text
 * @param plain what it means on every position, where it means the same on all
 * @param isSpelt whether the words are how the parts are written as one turn
 */
record YinshEntry(
        Span span,
        String words,
        List<Part> parts,
        Joints joints,
        Optional<Remark> trouble,
        Optional<Reading<YinshMove>> plain,
        boolean isSpelt)
        implements WrittenMove<YinshMove, YinshPosition> {

    /** Keeps a copy. */
    YinshEntry {
        parts = List.copyOf(parts);
    }

    /** An entry of these parts. */
    YinshEntry(Span span, String words, List<Part> parts, Joints joints, Optional<Remark> trouble) {
        this(span, words, parts, joints, trouble, plain(span, words, parts, trouble), isSpelt(words, parts));
    }

    private static boolean isSpelt(String words, List<Part> parts) {
        return words.equals(proper(parts.stream().map(Part::move).toList(), Set.of()));
    }

    private static Optional<Reading<YinshMove>> plain(
            Span span, String words, List<Part> parts, Optional<Remark> trouble) {
        if (parts.size() != 1 || trouble.isPresent() || parts.get(0).move() instanceof TakeRing) {
            return Optional.empty();
        }
        YinshMove move = parts.get(0).move();
        YinshEntry single = new YinshEntry(span, words, parts, Joints.NONE, trouble, Optional.empty(), false);
        return Optional.of(
                words.equals(move.toString())
                        ? Reading.of(move)
                        : Reading.of(List.of(move), single.spelling(List.of(move), Set.of())));
    }

    @Override
    public Reading<YinshMove> on(Moment<YinshMove, YinshPosition> moment) {
        return plain.isPresent() ? plain.get() : new Turn(moment.position()).read();
    }

    /** Reads the parts of a turn one after the other. For one reading. */
    private final class Turn {

        private final List<YinshMove> moves = new ArrayList<>();
        private final List<Span> spans = new ArrayList<>();
        private final YinshPosition start;
        /** The position after the moves so far, as long as they can be played. */
        private Optional<YinshPosition> position;
        /** How many of the moves the position knows. */
        private int played;

        Turn(YinshPosition start) {
            this.start = start;
            this.position = Optional.of(start);
        }

        Reading<YinshMove> read() {
            for (Part part : parts) {
                List<TakeRow> rows = part.move() instanceof TakeRing ? rows() : List.of();
                if (rows.size() > 1) {
                    return understood(Optional.of(ambiguous(part, rows)));
                }
                rows.forEach(row -> add(row, part.span()));
                add(part.move(), part.span());
            }
            return understood(trouble);
        }

        /** The rows that could be meant if only a ring is written; none if no row is due. */
        private List<TakeRow> rows() {
            if (!moves.isEmpty() && moves.get(moves.size() - 1) instanceof TakeRow) {
                return List.of();
            }
            while (played < moves.size() && position.isPresent()) {
                YinshMove move = moves.get(played++);
                position = position.flatMap(now -> now.attempt(move).toOptional());
            }
            return position.filter(now -> now.due().equals(Optional.of(Due.TAKE_ROW)))
                    .map(YinshPosition::rows)
                    .orElse(List.of());
        }

        private void add(YinshMove move, Span where) {
            moves.add(move);
            spans.add(where);
        }

        private Reading<YinshMove> understood(Optional<Remark> stop) {
            boolean isProper = isSpelt && moves.size() == parts.size() && isOneTurn();
            List<Remark> remarks = stop.isPresent() || isProper ? List.of() : spelling(moves, turns());
            return Reading.of(moves, spans, remarks, stop);
        }

        /** Whether no move that a semicolon could precede begins the other player's turn; false if some cannot be played. */
        private boolean isOneTurn() {
            int last = moves.size() - 1;
            while (last > 0 && isTogether(moves, last)) {
                last--;
            }
            YinshPosition now = start;
            for (int i = 0; i < last; i++) {
                if (!(now.attempt(moves.get(i)) instanceof Attempt.Played<YinshPosition> next)) {
                    return false;
                }
                boolean isTurn = !next.next().turn().seat().equals(now.turn().seat());
                if (isTurn && !isTogether(moves, i + 1)) {
                    return false;
                }
                now = next.next();
            }
            return true;
        }

        /** Which moves begin the other player's turn; none if the moves cannot all be played. */
        private Set<Integer> turns() {
            Set<Integer> turns = new HashSet<>();
            YinshPosition now = start;
            Optional<? extends Seat> before = now.turn().seat();
            for (int i = 0; i < moves.size(); i++) {
                if (!now.turn().seat().equals(before)) {
                    turns.add(i);
                }
                Optional<YinshPosition> next = now.attempt(moves.get(i)).toOptional();
                if (next.isEmpty()) {
                    return Set.of();
                }
                before = now.turn().seat();
                now = next.get();
            }
            return turns;
        }

        private Remark ambiguous(Part part, List<TakeRow> rows) {
            List<String> choices =
                    rows.stream().map(row -> "" + row + part.move()).toList();
            Facts facts = Facts.of("words", part.words(), "moves", choices);
            return new Remark(NotationRule.AMBIGUOUS, facts, part.span());
        }
    }

    /** The remarks on how the moves are written. */
    private List<Remark> spelling(List<YinshMove> moves, Set<Integer> turns) {
        String proper = proper(moves, turns);
        if (words.equals(proper)) {
            return List.of();
        }
        return Spelling.remarks(span, words, proper, YinshNotation.class, turns.isEmpty() ? kind(moves) : "turns");
    }

    private static String proper(List<YinshMove> moves, Set<Integer> turns) {
        if (moves.size() == 1) {
            return moves.get(0).toString();
        }
        StringBuilder proper = new StringBuilder();
        for (int i = 0; i < moves.size(); i++) {
            proper.append(isTogether(moves, i) ? "" : turns.contains(i) ? " " : ";")
                    .append(moves.get(i));
        }
        return proper.toString();
    }

    private String kind(List<YinshMove> moves) {
        if (moves.size() > parts.size()) {
            return "short";
        }
        if (parts.stream().anyMatch(Part::isTurnedRow)) {
            return "order";
        }
        if (joints.count() < properJoints(moves)) {
            return "joint";
        }
        return joints.isSpaced() ? "spaces" : "dash";
    }

    /** How many semicolons the moves of one turn are written with. */
    private static long properJoints(List<YinshMove> moves) {
        return IntStream.range(1, moves.size())
                .filter(i -> !isTogether(moves, i))
                .count();
    }

    /** Whether a move is written directly after the one before it: a ring after its row. */
    private static boolean isTogether(List<YinshMove> moves, int i) {
        return i == 0 || (moves.get(i - 1) instanceof TakeRow && moves.get(i) instanceof TakeRing);
    }

    @Override
    public String toString() {
        return words;
    }
}
