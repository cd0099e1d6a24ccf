package org.ludex.testkit.pebbles;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.NamedGame;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.core.Setup;

/** The game. Not final, so that tests can break it. */
public class Pebbles extends NamedGame<PebblesMove, PebblesPosition> {

    private static final Pattern TEXT =
            Pattern.compile("((?:0|[1-9][0-9]{0,2})(?:/(?:0|[1-9][0-9]{0,2})){0,99}) (red|blue)");
    private static final Pattern HEAPS = Pattern.compile("[0-9](/[0-9]){0,4}");

    public Pebbles() {
        this("pebbles");
    }

    protected Pebbles(String id) {
        super(id, "Pebbles");
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.of(Pebbles.class, "most", List.of("3", "2")),
                Option.of(Pebbles.class, "last", List.of("wins", "loses")),
                Option.free(Pebbles.class, "heaps", "3/4/5", UnaryOperator.identity()));
    }

    @Override
    public List<? extends Seat> seats(Options options) {
        return List.of(Side.RED, Side.BLUE);
    }

    @Override
    public List<? extends Rule> rules() {
        return List.of(PebblesRule.values());
    }

    @Override
    public Class<PebblesMove> moveType() {
        return PebblesMove.class;
    }

    @Override
    public PebblesPosition start(Options options) {
        String heaps = options.value("heaps");
        if (!HEAPS.matcher(heaps).matches()) {
            throw new InvalidOptionsException(
                    PebblesRule.HEAPS, Facts.of("text", heaps).as("unreadable"));
        }
        return position(options, read(heaps), Side.RED);
    }

    /** Where every position of this game is made. */
    protected PebblesPosition position(Options options, List<Integer> heaps, Side side) {
        return new PebblesPosition(this, options, heaps, side);
    }

    @Override
    public Setup<PebblesPosition> setup(String text, Options options) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw InvalidPositionException.unreadable(text, 1, "heaps and a side, such as 3/4/5 red");
        }
        Side side = matcher.group(2).equals("red") ? Side.RED : Side.BLUE;
        List<Integer> heaps = read(matcher.group(1));
        return Setup.of(faults(heaps), () -> position(options, heaps, side));
    }

    static String write(List<Integer> heaps) {
        return heaps.stream().map(Object::toString).collect(Collectors.joining("/"));
    }

    private static List<Integer> read(String heaps) {
        return Pattern.compile("/").splitAsStream(heaps).map(Integer::valueOf).toList();
    }

    private static List<Fault> faults(List<Integer> heaps) {
        List<Fault> faults = new ArrayList<>();
        if (heaps.size() > 5) {
            faults.add(
                    new Fault(PebblesRule.HEAPS, Facts.of("heaps", heaps.size()).as("many")));
        }
        for (int heap = 1; heap <= heaps.size(); heap++) {
            int held = heaps.get(heap - 1);
            if (held > 9) {
                faults.add(new Fault(
                        PebblesRule.HEAPS, Facts.of("heap", heap, "held", held).as("high")));
            }
        }
        return faults;
    }
}
