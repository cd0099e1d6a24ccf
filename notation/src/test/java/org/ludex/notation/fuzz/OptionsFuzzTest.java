package org.ludex.notation.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.Options;
import org.ludex.core.Position;

/** Options as people type them, for every game. */
class OptionsFuzzTest {

    @FuzzTest
    void parse(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        for (Game<?, ?> game : Games.all()) {
            try {
                Options options = Options.parse(game, text);
                assertThat(Options.of(game, options.values())).isEqualTo(options);
                assertThat(Options.parse(game, options.toString())).isEqualTo(options);
                startsTheSame(game, options);
            } catch (InvalidOptionsException e) {
                assertThat(e.faults()).isNotEmpty();
                for (Locale locale : Promises.LANGUAGES) {
                    e.faults()
                            .forEach(fault -> assertThat(fault.message(locale)).isNotBlank());
                }
            }
        }
    }

    /** What means the same may be written shorter: the pieces of SiXTH that the size decides. */
    private static void startsTheSame(Game<?, ?> game, Options options) {
        Position<?, ?> start = game.start(options);
        assertThat(game.start(start.options())).isEqualTo(start);
        assertThat(game.start(start.options()).options()).isEqualTo(start.options());
    }
}
