package org.ludex.dog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Options;
import org.ludex.core.SeededRandom;
import org.ludex.core.Verdict;
import org.ludex.dog.black.BlackDog;
import org.ludex.dog.classic.Dog;
import org.ludex.dog.royal.DogRoyal;

/** Many more games with {@code -Dludex.fuzz=true}. */
@DisplayName("Random games keep their cards and pieces together")
class RandomGamesTest {

    private static final boolean FUZZ = Boolean.getBoolean("ludex.fuzz");
    private static final int GAMES = FUZZ ? 400 : 3;
    private static final int CAP = 20_000;

    static Stream<Arguments> games() {
        return Stream.of(new Dog(), new DogRoyal(), new BlackDog())
                .flatMap(game -> options(game).map(options -> Arguments.of(game.id(), options, game)));
    }

    private static Stream<String> options(DogGame game) {
        List<String> own = switch (game.id()) {
            case "dog" ->
                List.of(
                        "",
                        "sevenOverflow=any",
                        "swapWithoutTarget=dead",
                        "swapWithoutTarget=null-play",
                        "cards14=on",
                        "geometry=36",
                        "geometry=128");
            case "dog-royal" -> List.of("", "greenFour=both", "kingCopy=can", "swapWithoutTarget=dead");
            default -> List.of("", "blackCards=2/5/7/13", "dogHits=reached", "swapTurns=never", "swapTurns=always");
        };
        return own.stream()
                .flatMap(set -> Stream.of("", "players=2", "players=3", "seats=BD")
                        .map(players -> set.isEmpty() || players.isEmpty() ? set + players : set + ", " + players));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("games")
    void invariants(String id, String text, DogGame game) {
        Options options = Options.parse(game, text);
        for (long seed = 1; seed <= GAMES; seed++) {
            SeededRandom random = new SeededRandom(seed);
            DogPosition position = game.start(options);
            int pieces = position.pieces(position.seating().players().get(0)).size();
            int cards = position.deck().size();
            int plies = 0;
            for (; position.outcome().isOpen() && plies < CAP; plies++) {
                DogMove move = position.sample(random);
                assertThat(position.judge(move)).as("%s at %s", move, position).isEqualTo(Verdict.legal());
                position = position.play(move);
                check(position, pieces, cards);
            }
            assertThat(position.outcome().isOpen())
                    .as("game %s is over after %s plies", seed, plies)
                    .isFalse();
        }
    }

    private static void check(DogPosition position, int pieces, int cards) {
        Set<String> taken = new HashSet<>();
        int sum = position.deck().size()
                + position.pile().size()
                + (int) position.spent().stream().count();
        for (Player player : position.seating().players()) {
            List<Piece> own = position.pieces(player);
            assertThat(own).as("pieces of %s at %s", player, position).hasSize(pieces);
            for (Piece piece : own) {
                String place = piece.cell().isTrack() ? piece.cell().toString() : player + ":" + piece.cell();
                if (!piece.cell().isKennel() && !taken.add(place)) {
                    throw new AssertionError("two pieces on " + place + " at " + position);
                }
            }
            sum += position.hand(player).size()
                    + (int) position.given(player).stream().count();
        }
        assertThat(sum).as("cards at %s", position).isEqualTo(cards);
        // With every card dealt face up, what nobody has seen is what the deck hides.
        assertThat(position.unseen().size())
                .as("unseen at %s", position)
                .isEqualTo(position.deck().hidden());
    }
}
