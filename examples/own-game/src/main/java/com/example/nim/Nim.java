package com.example.nim;

import java.util.List;
import java.util.stream.IntStream;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.NamedGame;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.core.Setup;

/** The game: its id, its options, its rules and where it begins. */
public final class Nim extends NamedGame<NimMove, NimPosition> {

    /** The game. */
    public static final Nim GAME = new Nim();

    private static final List<Integer> START = List.of(1, 3, 5, 7);

    /** The game; {@link #GAME} is equal to it. Service loaders need this constructor. */
    public Nim() {
        super("nim", "Nim");
    }

    @Override
    public List<Option> options() {
        return List.of(Option.of(Nim.class, "last", List.of("loses", "wins")));
    }

    @Override
    public List<? extends Seat> seats(Options options) {
        return List.of(Side.values());
    }

    @Override
    public List<? extends Rule> rules() {
        return List.of(NimRule.values());
    }

    @Override
    public Class<NimMove> moveType() {
        return NimMove.class;
    }

    @Override
    public NimPosition start(Options options) {
        return new NimPosition(options, START, Side.FIRST);
    }

    /** Reads a text such as {@code 1-3-5-7 first}: the matches in each row, and whose turn it is. */
    @Override
    public Setup<NimPosition> setup(String text, Options options) {
        if (!text.matches("\\d(-\\d){3} (first|second)")) {
            throw InvalidPositionException.unreadable(text, 1, "1-3-5-7 first");
        }
        Side side = text.endsWith("first") ? Side.FIRST : Side.SECOND;
        List<Integer> rows = text.chars()
                .filter(c -> c >= '0' && c <= '9')
                .mapToObj(c -> c - '0')
                .toList();
        List<Fault> faults = IntStream.range(0, 4)
                .filter(row -> rows.get(row) > START.get(row))
                .mapToObj(row -> Facts.of("row", row + 1, "held", rows.get(row), "most", START.get(row)))
                .map(facts -> new Fault(NimRule.N4, facts))
                .toList();
        return Setup.of(faults, () -> new NimPosition(options, rows, side));
    }
}
