package org.ludex.notation.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import org.ludex.core.Game;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.notation.Limits;
import org.ludex.notation.MoveReading;
import org.ludex.notation.io.MoveReader;

/**
 * One move as a person types it, in a game that goes on. The first line names the game, the second says after how many
 * random moves, the third is the move.
 */
class MoveTextFuzzTest {

    private static final int MOST_PLIES = 40;
    private static final MoveReader READER =
            MoveReader.standard().withLimits(Limits.standard().withRepairs(0));

    @FuzzTest
    void read(byte[] bytes) {
        Wish.of(bytes).ifPresent(wish -> check(wish.game(), wish.options(), wish.text()));
    }

    private static <M extends Move, P extends Position<M, P>> void check(
            Game<M, P> game, Options options, String text) {
        int end = text.indexOf('\n');
        String count = text.substring(0, Math.max(0, end));
        int plies = Math.floorMod(count.hashCode() - "0".hashCode(), MOST_PLIES);
        Line<M, P> line = Playout.from(game.start(options), 7, plies);
        MoveReading<M, P> reading = READER.read(line, text.substring(end + 1));
        reading.diagnostics().forEach(Promises::hasPlaceAndWords);
        if (reading instanceof MoveReading.Understood<M, P> read) {
            assertThat(read.moves()).isNotEmpty();
            Line<M, P> played = line;
            for (M move : read.moves()) {
                played = played.play(move);
            }
            assertThat(played.end()).isEqualTo(read.next());
            assertThat(READER.strict().read(line, text.substring(end + 1)) instanceof MoveReading.Understood<M, P>)
                    .isEqualTo(read.diagnostics().isEmpty());
        }
    }
}
