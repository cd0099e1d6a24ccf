package org.ludex.notation.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Events;
import org.ludex.core.Game;
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
