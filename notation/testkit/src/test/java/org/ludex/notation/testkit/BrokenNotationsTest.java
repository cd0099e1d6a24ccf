package org.ludex.notation.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Events;
import org.ludex.core.Game;
import org.ludex.core.Line;
import org.ludex.core.NamedGame;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.core.Setup;
import org.ludex.dvonn.Dvonn;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;

@DisplayName("The notation contract is broken by")
class BrokenNotationsTest {

    @Test
    @DisplayName("a game without its notation service, and by nothing else of the kind")
    void withoutService() {
        assertThat(isFound(OfNothingWritten.class).failed().count()).isEqualTo(1);
        assertThat(isFound(OfDvonn.class).failed().count()).isZero();
        assertThat(isFound(OfDvonn.class).succeeded().count()).isEqualTo(1);
    }

    @Test
    @DisplayName("none that reads what it writes")
    void faultless() {
        assertThat(failed(Slips.OfFaultless.class)).isEmpty();
    }

    @Test
    @DisplayName("a word that is read as another move. As data it is still itself, and as one of the offered moves")
    void misreading() {
        assertThat(failed(Slips.OfMisreading.class)).containsExactly("entryByEntry", "moveByMove", "text");
    }

    @Test
    @DisplayName("a word that is read as another move and is not offered: not for the player either")
    void wordy() {
        assertThat(failed(Slips.OfWordy.class)).contains("decisions", "entryByEntry", "moveByMove", "text");
    }

    @Test
    @DisplayName("a remark on what the notation has written itself")
    void fussy() {
        assertThat(failed(Slips.OfFussy.class)).containsExactly("entryByEntry", "moveByMove", "text");
    }

    @Test
    @DisplayName("a schema that its records do not fit")
    void refusing() {
        assertThat(failed(Slips.OfRefusing.class)).containsExactly("json");
    }

    @Test
    @DisplayName("nonsense that is read as a move")
    void eager() {
        assertThat(failed(Slips.OfEager.class)).containsExactly("nonsense");
    }

    @Test
    @DisplayName("an exception at what is not known")
    void throwing() {
        assertThat(failed(Slips.OfThrowing.class)).containsExactly("nonsense");
    }

    @Test
    @DisplayName("an offered move that is another one when it is sent back")
    void confusing() {
        assertThat(failed(Slips.OfConfusing.class)).containsExactly("offered");
    }

    @Test
    @DisplayName("a game that its failure names, by options and seed")
    void named() {
        Line<Countdown.Take, Countdown.Matches> line = Line.of(Countdown.GAME.start());
        assertThat(new NotationContract.Played<>("", 3, line)).hasToString("seed 3");
        assertThat(new NotationContract.Played<>("rounds=5", 3, line)).hasToString("rounds=5, seed 3");
    }

    /** The methods of a contract that fail. */
    private static Set<String> failed(Class<?> contract) {
        Set<String> names = new TreeSet<>();
        EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(contract))
                .execute()
                .testEvents()
                .failed()
                .map(event -> event.getTestDescriptor().getSource().orElseThrow())
                .forEach(source -> names.add(((MethodSource) source).getMethodName()));
        return names;
    }

    private static Events isFound(Class<?> contract) {
        return EngineTestKit.engine("junit-jupiter")
                .selectors(selectMethod(contract, "isFound"))
                .execute()
                .testEvents();
    }

    /** The contract of a game that has no notation. */
    static final class OfNothingWritten extends NotationContract<DvonnMove, DvonnPosition> {
        @Override
        protected Game<DvonnMove, DvonnPosition> game() {
            return new Unwritten();
        }
    }

    /** The contract of a game that has one. */
    static final class OfDvonn extends NotationContract<DvonnMove, DvonnPosition> {
        @Override
        protected Game<DvonnMove, DvonnPosition> game() {
            return Dvonn.GAME;
        }
    }

    /** DVONN under another name, which no notation knows. */
    private static final class Unwritten extends NamedGame<DvonnMove, DvonnPosition> {

        Unwritten() {
            super("unwritten", "Unwritten");
        }

        @Override
        public List<Option> options() {
            return List.of();
        }

        @Override
        public List<? extends Seat> seats(Options options) {
            return Dvonn.GAME.seats(options);
        }

        @Override
        public List<? extends Rule> rules() {
            return Dvonn.GAME.rules();
        }

        @Override
        public Class<DvonnMove> moveType() {
            return DvonnMove.class;
        }

        @Override
        public DvonnPosition start(Options options) {
            return Dvonn.GAME.start();
        }

        @Override
        public Setup<DvonnPosition> setup(String text, Options options) {
            return Dvonn.GAME.setup(text, options);
        }
    }
}
