package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ludex.core.Game;
import org.ludex.core.Viewer;
import org.ludex.dog.CardFace;
import org.ludex.dog.Dealt;
import org.ludex.dog.Deck;
import org.ludex.dog.Mixing;
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

    @Override
    protected Optional<CardsPosition> shuffleHidden(CardsPosition position, Viewer viewer, RandomGenerator random) {
        CardsSetup setup = CardsSetup.of(position);
        boolean mixed = !position.knowledge().shuffled().isNone();
        Deck seen = mixed ? setup.deck() : position.view(viewer).deck();
        Mixing mixing = new Mixing(position.unseen(), position.knowledge(), viewer, random);
        setup.hands().forEach(hand -> mixing.collect(hand, setup.knowledge()));
        setup.given().forEach(mixing::collect);
        List<CardFace> deck = new ArrayList<>(setup.deck().top(setup.deck().size()));
        for (int place = 0; place < deck.size(); place++) {
            if (seen.at(place).isHidden()) {
                deck.get(place).card().ifPresent(mixing::collect);
            }
        }
        for (int place = 0; place < deck.size(); place++) {
            if (seen.at(place).isHidden() && !deck.get(place).isHidden()) {
                deck.set(place, CardFace.of(mixing.next()));
            }
        }
        List<Dealt> hands = setup.hands().stream()
                .map(hand -> mixing.dealt(hand, setup.knowledge()))
                .toList();
        return Optional.of(new CardsSetup(
                        setup.options(),
                        setup.phase(),
                        setup.seat(),
                        setup.market(),
                        setup.rows(),
                        hands,
                        setup.pile(),
                        Deck.of(deck),
                        setup.open(),
                        setup.seen(),
                        setup.spent(),
                        setup.aside(),
                        setup.given().stream().map(mixing::given).toList(),
                        mixing.known(setup.hands(), hands, setup.knowledge()))
                .position());
    }
}
