package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Cell;
import org.ludex.dog.Dealt;
import org.ludex.dog.Deck;
import org.ludex.dog.DogSetup;
import org.ludex.dog.Hand;
import org.ludex.dog.Knowledge;
import org.ludex.dog.Phase;
import org.ludex.dog.Piece;
import org.ludex.dog.Player;

/** Reads the one-line text of a position, whether or not it is one; {@link org.ludex.dog.DogPosition} describes it. */
public final class SetupReader {

    private final Ruleset rules;
    private final Words words;

    private SetupReader(Ruleset rules, String text) {
        this.rules = rules;
        this.words = new Words(text);
    }

    /**
     * The contents of a text.
     *
     * @throws org.ludex.core.InvalidPositionException if it cannot be read
     */
    public static DogSetup read(Ruleset rules, String text) {
        return new SetupReader(rules, text).read();
    }

    private DogSetup read() {
        List<Player> players = rules.table().players();
        List<Piece> pieces = Pieces.read(words, players, rules.hasRanks());
        Optional<Cell> dog = after("dog", "cell", Cell::parse);
        words.word("round");
        int round = words.value("round", Words::number);
        Optional<Player> leader = words.value("seat-or-unknown", Words.seatOr("?"));
        Phase phase = words.value("phase", Phase::parse);
        Optional<Player> turn = words.value("seat-or-nobody", Words.seatOr("-"));
        boolean shuffled = words.acceptIf("shuffled");
        words.word("hands");
        List<Dealt> hands = new ArrayList<>();
        for (Player player : players) {
            hands.add(new Dealt(player, labelled(player, "hand", Hand::parse)));
        }
        words.word("pile");
        Hand pile = words.value("cards", Hand::parse);
        words.word("deck");
        Deck deck = words.value("cards", Deck::parse);
        int open = after("open", "count", Words::number).orElse(0);
        Optional<CardFace> spent = after("spent", "card", CardFace::parse);
        Optional<Cell> reached = after("at", "cell", Cell::parse);
        List<DogSetup.Given> given = given(players);
        Knowledge knowledge = knowledge();
        Optional<Card> last = after("last", "card", Card::parse);
        boolean king = last.isPresent() && words.acceptIf("king");
        words.end();
        return new DogSetup(
                rules.game(),
                rules.options(),
                pieces,
                dog,
                round,
                leader,
                phase,
                turn,
                shuffled,
                hands,
                pile,
                deck,
                open,
                spent,
                reached,
                given,
                knowledge,
                last,
                king);
    }

    private <T> Optional<T> after(String word, String expected, Function<String, T> reader) {
        return words.acceptIf(word) ? Optional.of(words.value(expected, reader)) : Optional.empty();
    }

    private <T> T labelled(Player player, String expected, Function<String, T> reader) {
        int column = words.column() + 2;
        return words.parsed(words.labelled(player), column, expected, reader);
    }

    private List<DogSetup.Given> given(List<Player> players) {
        List<DogSetup.Given> given = new ArrayList<>();
        if (words.acceptIf("given")) {
            for (Player player : players) {
                if (words.peek().startsWith(player + ":")) {
                    given.add(labelled(player, "card", word -> gift(player, word)));
                }
            }
        }
        return given;
    }

    private static DogSetup.Given gift(Player player, String word) {
        return word.startsWith("#/")
                ? new DogSetup.Given(player, CardFace.hidden(), Cards.parse(word.substring(2)))
                : new DogSetup.Given(player, CardFace.parse(word), Cards.empty());
    }

    private Knowledge knowledge() {
        List<String> known = new ArrayList<>();
        if (words.acceptIf("known")) {
            do {
                known.add(words.value("knowledge", word -> Knowledge.parse(word).toString()));
            } while (words.peek().contains(">"));
        }
        // A part may say that a seat knows nothing.
        known.removeIf(word -> word.equals("-"));
        return known.isEmpty() ? Knowledge.none() : Knowledge.parse(String.join(" ", known));
    }
}
