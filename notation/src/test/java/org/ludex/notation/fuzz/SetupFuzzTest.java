package org.ludex.notation.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import java.util.Locale;
import org.ludex.core.Fault;
import org.ludex.core.FaultsException;
import org.ludex.core.Game;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Setup;
import org.ludex.core.Verdict;

/** Texts of positions of every game: {@code dvonn} on the first line, with options, and the text behind it. */
class SetupFuzzTest {

    private static final int MOST_MOVES = 40;

    @FuzzTest
    void read(byte[] bytes) {
        Wish.of(bytes).ifPresent(wish -> check(wish.game(), wish.options(), wish.text()));
    }

    private static <M extends Move, P extends Position<M, P>> void check(
            Game<M, P> game, Options options, String text) {
        Setup<P> setup;
        try {
            setup = game.setup(text, options);
        } catch (FaultsException e) {
            assertThat(e.faults()).isNotEmpty();
            haveWords(e.faults());
            return;
        }
        haveWords(setup.faults());
        if (!setup.faults().isEmpty()) {
            assertThatThrownBy(setup::position).isInstanceOf(InvalidPositionException.class);
            return;
        }
        P position = setup.position();
        P again = game.position(position.text(), options);
        assertThat(again).isEqualTo(position);
        assertThat(again.text()).isEqualTo(position.text());
        if (position.listsMoves()) {
            assertThat(position.legalMoveCount())
                    .isEqualTo(position.legalMoves().size());
            position.legalMoves().stream()
                    .limit(MOST_MOVES)
                    .forEach(move -> assertThat(position.judge(move)).isEqualTo(Verdict.legal()));
        }
    }

    private static void haveWords(List<Fault> faults) {
        for (Fault fault : faults) {
            for (Locale locale : Promises.LANGUAGES) {
                assertThat(fault.message(locale)).isNotBlank();
            }
        }
    }
}
