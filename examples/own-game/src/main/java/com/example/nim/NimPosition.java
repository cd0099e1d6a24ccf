package com.example.nim;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Position;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.core.picture.Picture;

/** How many matches are left in each row, and whose turn it is. Being a record, it is equal by value. */
record NimPosition(Options options, List<Integer> rows, Side side) implements NimPosition {

    @Override
    public Game<NimMove, NimPosition> game() {
        return new Nim();
    }

    @Override
    public Outcome outcome() {
        if (rows.stream().anyMatch(held -> held > 0)) {
            return Outcome.open();
        }
        return Outcome.won(options.value("last").equals("loses") ? side : side.other(), NimRule.N3);
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
    public Verdict judge(NimMove move) {
        NimMove.Take take = (NimMove.Take) move;
        if (take.row() < 1 || take.row() > rows.size()) {
            return Verdict.illegal(NimRule.N1, Facts.of("row", take.row(), "last", rows.size()));
        }
        int held = rows.get(take.row() - 1);
        Facts facts = Facts.of("row", take.row(), "count", take.count(), "held", held);
        return take.count() >= 1 && take.count() <= held ? Verdict.legal() : Verdict.illegal(NimRule.N2, facts);
    }

    @Override
    public NimPosition play(NimMove move) {
        if (judge(move) instanceof Verdict.Illegal no) {
            throw new IllegalMoveException(this, move, no);
        }
        NimMove.Take take = (NimMove.Take) move;
        List<Integer> left = new ArrayList<>(rows);
        left.set(take.row() - 1, left.get(take.row() - 1) - take.count());
        return new NimPosition(options, List.copyOf(left), side.other());
    }

    @Override
    public String text() {
        return rows.stream().map(String::valueOf).collect(Collectors.joining("-")) + " " + side.id();
    }

    @Override
    public Picture picture() {
        return NimPicture.of(rows, rows);
    }

    @Override
    public Picture pictureAfter(NimMove move) {
        return NimPicture.of(rows, play(move).rows());
    }
}
