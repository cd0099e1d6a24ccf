package org.ludex.dog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.ludex.core.Options;
import org.ludex.core.Verdict;

/**
 * A table set up for a test. Pieces that are not named wait in their kennels; hands that are not named are hidden.
 *
 * <pre>{@code
 * Scene.of(new Dog()).pieces("A:60,h1 B:20").hand("A:5,7").turn("A").position()
 * }</pre>
 */
public final class Scene {

    private final DogGame game;
    private final Map<Player, String> pieces = new TreeMap<>();
    private final Map<Player, Hand> hands = new TreeMap<>();
    private final Options options;
    private String turn = "play A";
    private String round = "1 A";
    private String dog = "";
    private String last = "";
    private Hand pile = Hand.empty();
    private String deck = "";

    private Scene(DogGame game, String options) {
        this.game = game;
        this.options = Options.parse(game, options);
    }

    public static Scene of(DogGame game) {
        return new Scene(game, "");
    }

    public static Scene of(DogGame game, String options) {
        return new Scene(game, options);
    }

    /** Pieces outside the kennels, such as {@code A:60,h1 B:20}; ranked ones all in full. */
    public Scene pieces(String text) {
        words(text).forEach((player, list) -> pieces.put(player, list));
        return this;
    }

    public Scene hands(String text) {
        words(text).forEach((player, list) -> hands.put(player, Hand.parse(list)));
        return this;
    }

    public Scene pile(String text) {
        pile = Hand.parse(text);
        return this;
    }

    public Scene deck(String text) {
        deck = text;
        return this;
    }

    /** What is due and whose turn it is, such as {@code play B}. */
    public Scene turn(String text) {
        turn = text;
        return this;
    }

    /** Number and leader of the round. */
    public Scene round(String text) {
        round = text;
        return this;
    }

    public Scene dog(int cell) {
        dog = "dog " + cell + " ";
        return this;
    }

    public Scene last(String text) {
        last = " last " + text;
        return this;
    }

    private static Map<Player, String> words(String text) {
        Map<Player, String> words = new TreeMap<>();
        for (String word : text.split(" ", -1)) {
            words.put(Player.parse(word.substring(0, 1)), word.substring(2));
        }
        return words;
    }

    public String text() {
        DogPosition start = game.start(options);
        List<Player> players = start.seating().players();
        int total = start.deck().size();
        StringBuilder text = new StringBuilder();
        for (Player player : players) {
            int count = start.pieces(player).size();
            String named = pieces.getOrDefault(player, "");
            int out = named.isEmpty() ? 0 : named.split(",", -1).length;
            String all = named;
            if (start.pieces(player).get(0).rank().isPresent()) {
                all = ranked(named);
            } else {
                for (int index = out; index < count; index++) {
                    all += (all.isEmpty() ? "" : ",") + "k";
                }
            }
            text.append(player).append(':').append(all).append(' ');
        }
        int held = pile.size();
        StringBuilder held4 = new StringBuilder();
        for (Player player : players) {
            Hand hand = hands.getOrDefault(
                    player, turn.startsWith("deal") || turn.startsWith("shuffle -") ? Hand.empty() : Hand.ofHidden(3));
            held += hand.size();
            held4.append(' ').append(player).append(':').append(hand);
        }
        String rest = deck.isEmpty() ? Hand.ofHidden(total - held).toString() : deck;
        return text + dog + "round " + round + " " + turn + " hands" + held4 + " pile " + pile + " deck " + rest + last;
    }

    private static String ranked(String named) {
        String all = named;
        for (String rank : List.of("K", "N", "P", "J")) {
            if (Arrays.stream(named.split(",", -1)).noneMatch(piece -> piece.startsWith(rank))) {
                all += (all.isEmpty() ? "" : ",") + rank + "k";
            }
        }
        return Arrays.stream(all.split(",", -1))
                .sorted((one, other) -> "KNPJ".indexOf(one.charAt(0)) - "KNPJ".indexOf(other.charAt(0)))
                .collect(Collectors.joining(","));
    }

    public DogPosition position() {
        return game.position(text(), options);
    }

    /** The texts of the listed moves. */
    public List<String> moves() {
        return texts(position());
    }

    public static List<String> texts(DogPosition position) {
        return position.legalMoves().stream().map(DogMove::toString).toList();
    }

    /** The position after a move written as in a record. */
    public DogPosition after(String... entries) {
        DogPosition position = position();
        for (String entry : entries) {
            position = Entry.play(position, entry);
        }
        return position;
    }

    /** Where the pieces of a seat are after some moves. */
    public String pieces(Player player, String... entries) {
        return where(after(entries), player);
    }

    public static String where(DogPosition position, Player player) {
        return position.pieces(player).stream()
                .map(piece -> piece.rank().map(rank -> rank + " ").orElse("") + piece.cell())
                .collect(Collectors.joining(","));
    }

    public Verdict judge(String entry) {
        return judge(position(), entry);
    }

    /** The verdict on all moves of an entry together. */
    public static Verdict judge(DogPosition position, String entry) {
        return Entry.attempt(position, entry).verdict();
    }

    public void refuses(String entry, String code) {
        refuses(position(), entry, code);
    }

    public static void refuses(DogPosition position, String entry, String code) {
        Verdict verdict = judge(position, entry);
        assertThat(verdict).as("verdict on %s at %s", entry, position.text()).isInstanceOf(Verdict.Illegal.class);
        Verdict.Illegal illegal = (Verdict.Illegal) verdict;
        assertThat(illegal.rule().code()).as("%s at %s", entry, position.text()).isEqualTo(code);
        assertThat(illegal.message(Locale.ENGLISH)).doesNotContain("{").isNotEqualTo(code);
    }

    /** Legal, and its first move leads where a listed move leads. */
    public void allows(String entry) {
        DogPosition position = position();
        assertThat(judge(position, entry))
                .as("%s at %s", entry, position.text())
                .isEqualTo(Verdict.legal());
        DogMove move = Entry.parse(entry.replaceFirst(" (draw|leap) .*", ""));
        assertThat(position.legalMoves().stream().map(position::play).toList())
                .as("results of the listed moves at %s", position.text())
                .contains(position.play(move));
    }
}
