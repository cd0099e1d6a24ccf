package org.ludex.dog.classic;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.ludex.core.Game;
import org.ludex.core.Viewer;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogPosition;
import org.ludex.dog.Mixing;
import org.ludex.testkit.GameContract;

@DisplayName("The contract of all games, DOG")
class DogContractTest extends GameContract<DogMove, DogPosition> {

    @Override
    protected Game<DogMove, DogPosition> game() {
        return new Dog();
    }

    @Override
    protected List<String> optionSets() {
        return List.of(
                "",
                "sevenOverflow=any, cards14=on",
                "swapWithoutTarget=dead",
                "swapWithoutTarget=null-play",
                "players=2, cards14=on",
                "seats=BCD");
    }

    @Override
    protected int games() {
        return 2;
    }

    @Override
    protected int cap() {
        return 5000;
    }

    @Override
    protected boolean hidesInformation() {
        return true;
    }

    /** Seats, and the codes of cards. */
    @Override
    protected Pattern latinWords() {
        return Pattern.compile("BD|joker|swap");
    }

    @Override
    protected Optional<DogPosition> shuffleHidden(DogPosition position, Viewer viewer, RandomGenerator random) {
        return Mixing.of(position, viewer, random);
    }
}
