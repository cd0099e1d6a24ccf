package com.example.nim;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ludex.core.Attempt;
import org.ludex.core.Facts;
import org.ludex.core.Look;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Picture;

/** How many matches are left in each row, and whose turn it is. Being a record, it is equal by value. */
public record NimPosition(Options options, List<Integer> rows, Side side) implements Position<NimMove, NimPosition> {

    @Override
    public NimPosition self() {
        return this;
    }

    @Override
    public Nim game() {
        return Nim.GAME;
    }

    @Override
    public Turn turn() {
        return outcome().isOpen() ? Turn.of(side) : Turn.nobody();
    }

    @Override
    public List<NimMove> legalMoves() {
        return IntStream.range(0, rows.size())
                .boxed()
                .flatMap(i -> IntStream.rangeClosed(1, rows.get(i)).mapToObj(n -> (NimMove) new NimMove.Take(i + 1, n)))
                .toList();
    }

    @Override
    public Attempt<NimPosition> attempt(NimMove move) {
        NimMove.Take take = (NimMove.Take) Objects.requireNonNull(move, "the move is null");
        if (take.row() < 1 || take.row() > rows.size()) {
            return Attempt.refused(Verdict.illegal(NimRule.N1, Facts.of("row", take.row(), "last", rows.size())));
        }
        int held = rows.get(take.row() - 1);
        if (take.count() < 1 || take.count() > held) {
            Facts facts = Facts.of("row", take.row(), "count", take.count(), "held", held);
            return Attempt.refused(Verdict.illegal(NimRule.N2, facts));
        }
        List<Integer> left = new ArrayList<>(rows);
        left.set(take.row() - 1, held - take.count());
        return Attempt.legal(new NimPosition(options, List.copyOf(left), side.other()));
    }

    @Override
    public Outcome outcome() {
        if (rows.stream().anyMatch(held -> held > 0)) {
            return Outcome.open();
        }
        return Outcome.won(options.value("last").equals("loses") ? side : side.other(), NimRule.N3);
    }

    @Override
    public String text() {
        return rows.stream().map(String::valueOf).collect(Collectors.joining("-")) + " " + side.id();
    }

    @Override
    public Picture picture(Look look) {
        look.side().ifPresent(seat -> Viewer.of(seat).at(this));
        return NimPicture.of(rows, rows);
    }

    @Override
    public Picture pictureAfter(List<? extends NimMove> moves, Look look) {
        NimPosition after = this;
        for (NimMove move : moves) {
            after = after.play(move);
        }
        return NimPicture.of(rows, after.rows());
    }
}
