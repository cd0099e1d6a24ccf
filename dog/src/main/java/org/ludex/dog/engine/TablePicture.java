package org.ludex.dog.engine;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.picture.Picture;
import org.ludex.dog.DogMove;
import org.ludex.dog.Player;

/** Pictures of the table: the board with the cards as far as they are known. */
final class TablePicture {

    private TablePicture() {}

    static Picture of(State state) {
        return BoardPicture.of(title(state), state.board, lines(state), List.of());
    }

    static Picture after(State before, State after, DogMove move) {
        List<String> lines = new ArrayList<>();
        lines.add("last: " + move);
        List<Integer> marked = new ArrayList<>();
        for (int spot = 0; spot < after.variant.table().spots(); spot++) {
            if (before.board.at(spot) != after.board.at(spot)) {
                marked.add(spot);
            }
        }
        if (before.board.dog() != after.board.dog()) {
            marked.add(after.board.dog());
        }
        for (Player player : after.variant.table().players()) {
            int more = after.board.inKennel(player.index()) - before.board.inKennel(player.index());
            if (more > 0) {
                lines.add("to the kennel: " + more + " of " + player);
            }
        }
        lines.addAll(lines(after));
        return BoardPicture.of(title(after) + " after " + move, after.board, lines, marked);
    }

    private static String title(State state) {
        return state.variant.game().name() + ": " + due(state);
    }

    private static String due(State state) {
        return switch (state.phase) {
            case DEAL -> "a deal is due";
            case GIVE -> "the exchange is due";
            case START -> state.player() + " to start a piece";
            case DOG -> state.player() + " to put the dog down";
            case PLAY, AGAIN -> state.player() + " to play";
            case OVER ->
                "won by "
                        + state.variant.table().seating().side(Player.at(state.winner())).stream()
                                .map(Player::id)
                                .reduce((one, other) -> one + " and " + other)
                                .orElse("");
        };
    }

    private static List<String> lines(State state) {
        List<String> lines = new ArrayList<>();
        String leader = state.leader == State.NO_LEADER ? "" : ", led by " + Player.at(state.leader);
        lines.add("round " + state.round + leader + ": " + due(state));
        StringBuilder hands = new StringBuilder("hands");
        for (Player player : state.variant.table().players()) {
            hands.append("  ").append(player).append(": ").append(state.hands[player.index()]);
        }
        lines.add(hands.toString());
        String last = state.last.map(card -> ", last card " + card).orElse("");
        lines.add("pile of " + state.pile.size() + ", deck of " + state.deck.size() + last);
        return lines;
    }
}
