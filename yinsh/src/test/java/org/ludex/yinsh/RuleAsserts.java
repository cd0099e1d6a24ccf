package org.ludex.yinsh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ludex.core.Verdict;
import org.ludex.yinsh.YinshMove.MoveRing;

/** What the tests of the rules ask again and again. */
final class RuleAsserts {

    private RuleAsserts() {}

    /** The move is refused by this rule, with this sentence, and is not listed. */
    static void assertRefused(YinshPosition position, String move, YinshRule rule, String message) {
        Verdict verdict = position.judge(YinshMove.parse(move));
        assertThat(verdict).as("%s at %s", move, position).isInstanceOf(Verdict.Illegal.class);
        Verdict.Illegal illegal = (Verdict.Illegal) verdict;
        assertThat(illegal.rule()).as("rule that refuses %s", move).isEqualTo(rule);
        assertThat(illegal.message(Locale.ENGLISH)).isEqualTo(message);
        assertThat(moves(position)).doesNotContain(move);
    }

    /** Where the ring on a point can go. */
    static Set<String> targets(YinshPosition position, String ring) {
        return position.legalMoves().stream()
                .map(MoveRing.class::cast)
                .filter(move -> move.from().equals(Point.parse(ring)))
                .map(move -> move.to().toString())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The legal moves as texts. */
    static List<String> moves(YinshPosition position) {
        return position.legalMoves().stream().map(YinshMove::toString).toList();
    }

    /** What stands on these points. */
    static String pieces(YinshPosition position, String points) {
        return Stream.of(points.split(" ", -1))
                .map(point ->
                        position.at(Point.parse(point)).map(Piece::toString).orElse("empty"))
                .collect(Collectors.joining(" "));
    }
}
