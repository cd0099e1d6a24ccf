package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.dog.Card;
import org.ludex.dog.Cell;
import org.ludex.dog.Deck;
import org.ludex.dog.Hand;
import org.ludex.dog.Piece;
import org.ludex.dog.Player;

/** Writes and reads the one-line text of a position; {@link org.ludex.dog.DogPosition} says how it looks. */
final class TableText {

    private TableText() {}

    static String write(State state) {
        StringBuilder line = new StringBuilder();
        List<Player> players = state.variant.table().players();
        for (Player player : players) {
            line.append(state.board.text(player)).append(' ');
        }
        if (state.board.dog() != Board.NO_DOG) {
            line.append("dog ").append(state.board.dog()).append(' ');
        }
        line.append("round ").append(state.round).append(' ');
        line.append(state.leader == State.NO_LEADER ? "?" : Player.at(state.leader));
        line.append(' ').append(state.phase).append(' ');
        line.append(state.phase.isChance() ? "-" : state.player());
        line.append(state.shuffled ? " shuffled" : "").append(" hands");
        for (Player player : players) {
            line.append(' ').append(player).append(':').append(state.hands[player.index()]);
        }
        line.append(" pile ").append(state.pile).append(" deck ").append(state.deck);
        state.last.ifPresent(card -> line.append(" last ").append(card).append(state.lastKing ? " king" : ""));
        return line.toString();
    }

    /** What a text says, whether or not it is a position. */
    static TableSetup read(Variant variant, String text) {
        Words words = new Words(text);
        List<Player> players = variant.table().players();
        List<Piece> pieces = Pieces.read(words, players, variant.hasRanks());
        Optional<Cell> dog = words.skips("dog") ? Optional.of(words.value("cell", Cell::parse)) : Optional.empty();
        words.word("round");
        int round = words.value("round", Words::number);
        Optional<Player> leader = words.value("seat-or-unknown", Words.seatOr("?"));
        Phase phase = words.value("phase", TableText::phase);
        Optional<Player> turn = words.value("seat-or-nobody", Words.seatOr("-"));
        boolean shuffled = words.skips("shuffled");
        words.word("hands");
        List<Hand> hands = new ArrayList<>();
        for (Player player : players) {
            int column = words.column() + 2;
            hands.add(words.parsed(words.labelled(player), column, "hand", Hand::parse));
        }
        words.word("pile");
        Hand pile = words.value("cards", Hand::parse);
        words.word("deck");
        Deck deck = words.value("cards", Deck::parse);
        Optional<Card> last = words.skips("last") ? Optional.of(words.value("card", Card::parse)) : Optional.empty();
        boolean king = last.isPresent() && words.skips("king");
        words.end();
        return new TableSetup(
                variant, pieces, dog, round, leader, phase, turn, shuffled, hands, pile, deck, last, king);
    }

    private static Phase phase(String word) {
        for (Phase phase : Phase.values()) {
            if (phase.toString().equals(word)) {
                return phase;
            }
        }
        throw new IllegalArgumentException(word);
    }
}
