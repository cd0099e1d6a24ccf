package org.ludex.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Viewer;

/** Looks for cards in what came over the wire to somebody who may not see them. */
final class HiddenCards {

    private static final Pattern LIST =
            Pattern.compile("(?:[A-D](?:>[A-D])?:)(?<cards>[0-9a-z#,]+)|(?<![0-9a-z#])[0-9a-z#]++(?:,[0-9a-z#]+)+");
    private static final Pattern MOVE = Pattern.compile("[A-D] (?:draw|give|look|take) [0-9a-z#,@]+");

    private HiddenCards() {}

    /**
     * No hand, draw, gift or look of another seat that is not open to this one is anywhere in what came to it, and every event
     * shows the hands as the library says that this seat sees them.
     *
     * @param line the whole game, with all cards
     * @param who a seat, or anything else for a spectator
     * @param wire what came, as it came
     */
    static void check(Line<?, ?> line, String who, String wire) throws IOException {
        int hands = checkHands(line, who, wire);
        Set<String> hidden = new HashSet<>();
        Set<String> open = new HashSet<>();
        collect(line, who, hidden, open);
        // A hand of which a part was burnt is open in that part.
        hidden.removeIf(word -> open.stream().anyMatch(shown -> shown.contains(word)));
        Set<String> leaked = cards(wire);
        leaked.retainAll(hidden);
        assertThat(leaked).as("shown to %s", who).isEmpty();
        assertThat(hidden.isEmpty()).as("a game with hands has secrets").isEqualTo(hands == 0);
    }

    /** Everything on the wire that tells of cards: lists of cards, with their owner where there is one, and moves. */
    private static Set<String> cards(String wire) {
        Set<String> cards = new HashSet<>();
        // Within JSON, the letter of a line's end would stick to what follows.
        Matcher list = LIST.matcher(wire.replace("\\n", "\n"));
        while (list.find()) {
            cards.add(list.group());
            if (list.group("cards") != null) {
                cards.add(list.group("cards"));
            }
        }
        Matcher move = MOVE.matcher(wire);
        while (move.find()) {
            cards.add(move.group());
        }
        return cards;
    }

    /** Compares the hands of every event; how many events tell of hands. */
    private static int checkHands(Line<?, ?> line, String who, String wire) throws IOException {
        int told = 0;
        for (String data :
                wire.lines().filter(each -> each.startsWith("data: ")).toList()) {
            JsonNode event = Guest.JSON.readTree(data.substring("data: ".length()));
            JsonNode hands = event.path("facts").path("hands");
            if (!hands.isMissingNode()) {
                Position<?, ?> then = line.positions().get(event.get("ply").asInt());
                JsonNode seen = Servers.LUDEX.valueToTree(then.view(viewer(then, who)));
                assertThat(hands).as("at ply %s to %s", event.get("ply"), who).isEqualTo(seen.path("hands"));
                told++;
            }
        }
        return told;
    }

    private static Viewer viewer(Position<?, ?> position, String who) {
        return position.game().seats(position.options()).stream()
                .filter(seat -> seat.id().equals(who))
                .<Viewer>map(Viewer::of)
                .findFirst()
                .orElse(Viewer.spectator());
    }

    private static <M extends Move, P extends Position<M, P>> void collect(
            Line<M, P> line, String who, Set<String> hidden, Set<String> open) {
        List<P> positions = line.positions();
        List<M> moves = line.moves();
        for (int ply = 0; ply < line.size(); ply++) {
            P before = positions.get(ply);
            String told = moves.get(ply).toString();
            Viewer viewer = viewer(before, who);
            String seen = before.view(moves.get(ply), viewer).toString();
            words(told).forEach(hidden::add);
            words(seen).forEach(open::add);
            // Burnt, played and laid cards are open: their words are in what is seen.
            hands(before.view(viewer)).forEach(open::add);
            laidOpen(before.view(viewer)).forEach(open::add);
            hands(before).forEach(hidden::add);
        }
        hidden.removeIf(word -> word.contains("#"));
    }

    /** Words that tell a hand or a card of somebody: {@code B:3,4,7}, {@code B>D:5}, {@code B draw 5}, {@code B give 5};
     * or cards that were burnt. */
    private static List<String> words(String move) {
        List<String> words = new ArrayList<>();
        if (move.contains("deal ") || move.startsWith("give ")) {
            for (String word : move.split(" ", -1)) {
                if (word.matches("[A-D](>[A-D])?:.*")) {
                    words.add(word);
                }
            }
        } else if (move.matches("[A-D] (draw|give|look|take) .*")) {
            words.add(move);
        } else if (move.matches("[A-D] burn .*")) {
            words.add(move.substring(7));
        }
        return words;
    }

    /** Cards that lie open: the pile, the market, the rows. Other cards may lie in the same order in a hand. */
    private static List<String> laidOpen(Position<?, ?> view) {
        JsonNode json = Servers.LUDEX.valueToTree(view);
        return Stream.of("pile", "market", "rows")
                .map(place -> json.path(place).toString())
                .toList();
    }

    private static List<String> hands(Position<?, ?> position) {
        List<String> hands = new ArrayList<>();
        JsonNode json = Servers.LUDEX.valueToTree(position);
        json.path("hands").properties().forEach(hand -> {
            String cards = hand.getValue().asText();
            // Fewer than four are too likely to be somebody else's, too.
            if (cards.split(",", -1).length >= 4) {
                hands.add(cards);
            }
        });
        return hands;
    }
}
