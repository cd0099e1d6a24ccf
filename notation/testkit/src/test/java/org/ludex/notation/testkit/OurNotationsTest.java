package org.ludex.notation.testkit;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.ludex.core.Game;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogPosition;
import org.ludex.dog.black.BlackDog;
import org.ludex.dog.cards.CardsMove;
import org.ludex.dog.cards.CardsPosition;
import org.ludex.dog.cards.DogCards;
import org.ludex.dog.classic.Dog;
import org.ludex.dog.mensch.Mensch;
import org.ludex.dog.mensch.MenschMove;
import org.ludex.dog.mensch.MenschPosition;
import org.ludex.dog.royal.DogRoyal;
import org.ludex.dvonn.Dvonn;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.kamisado.Kamisado;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.sixth.Sixth;
import org.ludex.sixth.SixthMove;
import org.ludex.sixth.SixthPosition;
import org.ludex.yinsh.Yinsh;
import org.ludex.yinsh.YinshMove;
import org.ludex.yinsh.YinshPosition;

@DisplayName("The notation contract is kept by")
class OurNotationsTest {
    @Nested
    @DisplayName("Kamisado")
    class OfKamisado extends NotationContract<KamisadoMove, KamisadoPosition> {
        @Override
        protected Game<KamisadoMove, KamisadoPosition> game() {
            return Kamisado.GAME;
        }

        @Override
        protected List<String> optionSets() {
            return List.of("", "level=standard");
        }
    }

    @Nested
    @DisplayName("DVONN")
    class OfDvonn extends NotationContract<DvonnMove, DvonnPosition> {
        @Override
        protected Game<DvonnMove, DvonnPosition> game() {
            return Dvonn.GAME;
        }
    }

    @Nested
    @DisplayName("YINSH")
    class OfYinsh extends NotationContract<YinshMove, YinshPosition> {
        @Override
        protected Game<YinshMove, YinshPosition> game() {
            return Yinsh.GAME;
        }

        @Override
        protected List<String> optionSets() {
            return List.of("", "variant=blitz");
        }
    }

    @Nested
    @DisplayName("SiXTH")
    class OfSixth extends NotationContract<SixthMove, SixthPosition> {
        @Override
        protected Game<SixthMove, SixthPosition> game() {
            return Sixth.GAME;
        }

        @Override
        protected List<String> optionSets() {
            return List.of("", "size=4");
        }
    }

    @Nested
    @DisplayName("Mensch")
    class OfMensch extends NotationContract<MenschMove, MenschPosition> {
        @Override
        protected Game<MenschMove, MenschPosition> game() {
            return Mensch.GAME;
        }
    }

    @Nested
    @DisplayName("DOG")
    class OfDog extends NotationContract<DogMove, DogPosition> {
        @Override
        protected Game<DogMove, DogPosition> game() {
            return Dog.GAME;
        }

        @Override
        protected List<String> optionSets() {
            return List.of("", "players=2");
        }
    }

    @Nested
    @DisplayName("DOG Royal")
    class OfDogRoyal extends NotationContract<DogMove, DogPosition> {
        @Override
        protected Game<DogMove, DogPosition> game() {
            return DogRoyal.GAME;
        }
    }

    @Nested
    @DisplayName("DOG Cards")
    class OfDogCards extends NotationContract<CardsMove, CardsPosition> {
        @Override
        protected Game<CardsMove, CardsPosition> game() {
            return DogCards.GAME;
        }

        @Override
        protected List<String> optionSets() {
            return List.of("", "players=2");
        }
    }

    @Nested
    @DisplayName("Black DOG")
    class OfBlackDog extends NotationContract<DogMove, DogPosition> {
        @Override
        protected Game<DogMove, DogPosition> game() {
            return BlackDog.GAME;
        }
    }

    @Nested
    @DisplayName("a game from outside whose moves are one plain record")
    class OfCountdown extends NotationContract<Countdown.Take, Countdown.Matches> {
        @Override
        protected Game<Countdown.Take, Countdown.Matches> game() {
            return Countdown.GAME;
        }
    }
}
