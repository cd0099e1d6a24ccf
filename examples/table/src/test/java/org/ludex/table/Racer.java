package org.ludex.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A player who wants the game to end: the move that brings pieces furthest, or lays a card, or takes something. Of equal moves
 * any one. It knows moves only as a page does, from the list that the server offers.
 */
final class Racer {

    private static final int SEATS = 4;
    private static final int MUCH = 1000;

    private final int track;
    private final Random random;

    /**
     * A player.
     *
     * @param track the length of the track, in a game that has one
     * @param random chooses among equal moves
     */
    Racer(int track, Random random) {
        this.track = track;
        this.random = random;
    }

    JsonNode choose(JsonNode offered) {
        List<JsonNode> best = new ArrayList<>();
        int most = Integer.MIN_VALUE;
        for (JsonNode choice : offered) {
            int worth = worth(choice.get("move"));
            if (worth > most) {
                best.clear();
                most = worth;
            }
            if (worth == most) {
                best.add(choice);
            }
        }
        return best.get(random.nextInt(best.size()));
    }

    private int worth(JsonNode move) {
        String seat = move.path("seat").asText();
        int hits = SEATS * move.path("hits").size()
                + SEATS * move.path("after").path("hits").size();
        return hits
                + switch (move.path("type").asText()) {
                    case "go" -> advance(move, seat);
                    case "swap" ->
                        way(seat, move.at("/other/cell").asText())
                                - way(seat, move.at("/own/cell").asText())
                                - MUCH / 100;
                    case "start", "lay" -> MUCH;
                    case "joker-exchange" -> MUCH - 1;
                    case "choose", "take", "buy", "four-buy" ->
                        move.path("taken").asText(move.path("card").asText()).equals("joker") ? MUCH / 2 : MUCH / 4;
                    case "seven", "steal" -> MUCH / 5;
                    // Rather out of the hand than a card that helps.
                    case "give", "drop" -> isDear(move.path("card").asText()) ? -1 : 0;
                    case "no-start", "null-swap" -> -MUCH;
                    default -> 0;
                };
    }

    private int advance(JsonNode move, String seat) {
        if (!move.has("steps")) {
            return way(seat, move.get("to").asText())
                    - way(seat, move.get("from").asText());
        }
        int sum = isDear(move.path("card").asText()) ? -2 : 0;
        for (JsonNode step : move.get("steps")) {
            String owner = step.get("owner").asText();
            sum += way(owner, step.get("to").asText())
                    - way(owner, step.get("from").asText());
        }
        return sum;
    }

    private static boolean isDear(String card) {
        return card.equals("joker") || card.equals("13") || card.equals("11");
    }

    /** How far a cell is from the kennel of a seat. */
    private int way(String seat, String cell) {
        if (cell.equals("k")) {
            return -track / 2;
        }
        if (cell.startsWith("h")) {
            return track + Integer.parseInt(cell.substring(1));
        }
        int start = track / SEATS * (seat.charAt(0) - 'A');
        return Math.floorMod(Integer.parseInt(cell) - start, track);
    }
}
