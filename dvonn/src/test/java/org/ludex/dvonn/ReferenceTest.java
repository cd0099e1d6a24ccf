package org.ludex.dvonn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ludex.dvonn.Boards.move;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.Playout;
import org.ludex.core.Verdict;

/** The library and {@link SlowDvonn} agree on every position of many games. */
@DisplayName("A second, slow implementation agrees")
class ReferenceTest {

    @Test
    @DisplayName("along all played games")
    void onPlayedGames() {
        for (PlayedGame game : PlayedGame.read("games.txt")) {
            SlowDvonn slow = replay(game.toString(), game.moves());
            assertThat(slow.points('W') + "-" + slow.points('B')).isEqualTo(game.note());
        }
    }

    @Test
    @DisplayName("along random games")
    void onRandomGames() {
        for (long seed = 1; seed <= 150; seed++) {
            assertThat(replay("seed " + seed, randomGame(seed)).ended()).isTrue();
        }
    }

    @Test
    @DisplayName("on the rule behind every refusal of every move there is")
    void onRefusals() {
        List<String> all = everyMove();
        for (long seed = 1001; seed <= 1005; seed++) {
            SlowDvonn slow = new SlowDvonn();
            DvonnPosition position = new Dvonn().start();
            for (String played : randomGame(seed)) {
                slow.play(played);
                position = position.play(move(played));
                DvonnPosition here = position;
                List<String> ours =
                        all.stream().map(move -> rule(here.judge(move(move)))).toList();
                List<String> theirs = slow.judge(all);
                for (int i = 0; i < all.size(); i++) {
                    if (!ours.get(i).equals(theirs.get(i))) {
                        assertThat(ours.get(i)).as(all.get(i) + " in " + here).isEqualTo(theirs.get(i));
                    }
                }
            }
        }
    }

    private static String rule(Verdict verdict) {
        return verdict instanceof Verdict.Illegal refusal ? refusal.rule().code() : "legal";
    }

    private static List<String> everyMove() {
        List<String> all = new ArrayList<>(SlowDvonn.spaces());
        for (String from : SlowDvonn.spaces()) {
            for (String to : SlowDvonn.spaces()) {
                all.add(from + "-" + to);
            }
        }
        all.add("pass");
        return all;
    }

    private static List<String> randomGame(long seed) {
        return Playout.from(new Dvonn().start(), seed, 500).moves().stream()
                .map(DvonnMove::toString)
                .toList();
    }

    private static SlowDvonn replay(String name, List<String> moves) {
        SlowDvonn slow = new SlowDvonn();
        DvonnPosition position = new Dvonn().start();
        int ply = 0;
        for (String move : moves) {
            slow.play(move);
            position = position.play(move(move));
            ply++;
            String ours = describe(position);
            String theirs = slow.describe();
            if (!ours.equals(theirs)) {
                assertThat(ours).as(name + ", ply " + ply).isEqualTo(theirs);
            }
        }
        return slow;
    }

    /** All that both implementations know about a position, in the words of {@link SlowDvonn#describe}. */
    private static String describe(DvonnPosition position) {
        TreeMap<String, String> stacks = new TreeMap<>();
        for (Cell cell : position.occupied()) {
            DvonnStack stack = position.stackAt(cell).orElseThrow();
            stacks.put(cell.toString(), "" + stack.top().letter() + stack.height() + "/" + stack.dvonnPieces());
        }
        return stacks + " " + new TreeSet<>(Boards.moves(position)) + " " + position.legalMoveCount() + " "
                + position.points(Side.WHITE) + "-" + position.points(Side.BLACK) + " "
                + position.toMove().map(side -> side.piece().letter()).orElse('-');
    }
}
