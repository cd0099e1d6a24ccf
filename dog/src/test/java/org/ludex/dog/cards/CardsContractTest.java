package org.ludex.dog.cards;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ludex.core.Game;
import org.ludex.testkit.GameContract;

class CardsContractTest extends GameContract<CardsMove, CardsPosition> {

    @Override
    protected Game<CardsMove, CardsPosition> game() {
        return DogCards.GAME;
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
        return 600;
    }

    @Override
    protected boolean hidesInformation() {
        return true;
    }

    /** What fills these messages are cards and seats, never numbers of things. */
    @Override
    protected Set<String> messagesWithFixedNumbers() {
        return Set.of("picture.due.look", "picture.spent", "refusal.C7", "refusal.C7.which");
    }

    @Override
    protected List<CardsMove> candidates(CardsPosition position) {
        return Stream.of(
                        "A row3 11",
                        "A row D 11",
                        "A row0 11",
                        "B buy joker@14=2",
                        "C joker=14 take 8",
                        "B magnet take 8",
                        "A look #",
                        "A take 5@9",
                        "A take swap",
                        "A drop 9",
                        "B draw swap",
                        "A draw 9",
                        "turn swap",
                        "turn 5",
                        "C exchange joker@A",
                        "C exchange 11@A9=5",
                        "shuffle 5,9",
                        "round 1 7 A shuffle",
                        "deal A:5,5,5,5,5,5,5,5,5",
                        "give A>B:#",
                        "A give swap")
                .map(Entry::move)
                .toList();
    }

    /** Seats, and the codes of cards. */
    @Override
    protected Pattern latinWords() {
        return Pattern.compile("BD|joker|thief");
    }
}
