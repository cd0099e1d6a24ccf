package org.ludex.notation.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.Options;

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
                assertThat(game.start(options).options()).isEqualTo(options);
            } catch (InvalidOptionsException e) {
                assertThat(e.faults()).isNotEmpty();
                for (Locale locale : Promises.LANGUAGES) {
                    e.faults()
                            .forEach(fault -> assertThat(fault.message(locale)).isNotBlank());
                }
            }
        }
    }
}
