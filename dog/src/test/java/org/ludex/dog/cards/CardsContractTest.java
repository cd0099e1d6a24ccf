package org.ludex.dog.cards;

import java.util.List;
import org.ludex.core.Game;
import org.ludex.testkit.GameContract;

class CardsContractTest extends GameContract<CardsMove, CardsPosition> {

    @Override
    protected Game<CardsMove, CardsPosition> game() {
        return new DogCards();
    }

    @Override
    protected List<String> optionSets() {
        return List.of("", "players=3", "players=2", "seats=BD");
    }

    @Override
    protected int games() {
        return 6;
    }

    @Override
    protected int cap() {
        return 300;
    }

    @Override
    protected boolean hidesInformation() {
        return true;
    }

    @Override
    protected List<CardsMove> candidates(CardsPosition position) {
        return List.of(
                Entry.of("A row3 11 draw #"),
                Entry.of("A row D 11 draw #"),
                Entry.of("A row0 11 draw #"),
                Entry.of("B buy joker@14=2"),
                Entry.of("C joker=14 take 8"),
                Entry.of("B magnet take 8"),
                Entry.of("A 7 look # take #"),
                Entry.of("A drop 9"),
                Entry.of("C exchange joker@A"),
                Entry.of("C exchange 11@A9=5 draw #"),
                Entry.of("shuffle 5,9"),
                Entry.of("round 1 7 A shuffle"),
                Entry.of("deal A:5,5,5,5,5,5,5,5,5"),
                Entry.of("give A>B:#"));
    }
}
