package org.ludex.dog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
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

@DisplayName("Of all moves that can be written, those judged legal lead exactly where the listed ones lead")
class EveryMoveTest {

    private static final int GAMES = Boolean.getBoolean("ludex.fuzz") ? 60 : 2;
    private static final int EVERY = 41;

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of("dog", "", new Dog()),
                Arguments.of("dog", "sevenOverflow=any", new Dog()),
                Arguments.of("dog", "players=3", new Dog()),
                Arguments.of("dog-royal", "", new DogRoyal()),
                Arguments.of("dog-royal", "kingCopy=can, players=2", new DogRoyal()),
                Arguments.of("black-dog", "", new BlackDog()),
                Arguments.of("black-dog", "players=2, swapTurns=always", new BlackDog()));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("games")
    void writtenMoves(String id, String text, DogGame game) {
        Options options = Options.parse(game, text);
        int compared = 0;
        for (long seed = 1; seed <= GAMES; seed++) {
            SeededRandom random = new SeededRandom(seed * 1000);
            DogPosition position = game.start(options);
            for (int ply = 0; ply < 1500 && position.outcome().isOpen(); ply++) {
                if (ply % EVERY == 0
                        && position.turn().seat().isPresent()
                        && !position.hand(seat(position)).isEmpty()) {
                    compare(position);
                    compared++;
                }
                position = position.play(position.sample(random));
            }
        }
        assertThat(compared).isGreaterThan(10);
    }

    private static Player seat(DogPosition position) {
        return (Player) position.turn().seat().orElseThrow();
    }

    private static void compare(DogPosition position) {
        Set<DogPosition> listed = new HashSet<>();
        position.legalMoves().stream()
                .filter(move -> move instanceof DogMove.Go)
                .forEach(move -> listed.add(position.play(move)));
        Set<DogPosition> written = new HashSet<>();
        for (DogMove move : written(position)) {
            if (position.judge(move) instanceof Verdict.Legal) {
                written.add(position.play(move));
            }
        }
        assertThat(written).as("results at %s", position).isEqualTo(listed);
    }

    private static List<DogMove> written(DogPosition position) {
        List<DogMove> moves = new ArrayList<>();
        Player seat = seat(position);
        for (Card card : position.hand(seat).known().kinds()) {
            List<Optional<Card>> faces = new ArrayList<>(List.of(Optional.empty()));
            if (card == Card.JOKER) {
                faces = Stream.of(Card.values()).map(Optional::of).toList();
            } else if (card == Card.COPY) {
                faces = List.of(position.lastCard());
            }
            for (Optional<Card> as : faces) {
                Card value = as.orElse(card);
                for (List<Step> steps : ways(position, value)) {
                    for (After after : afters(position)) {
                        moves.add(new DogMove.Go(seat, card, as, steps, after));
                    }
                }
            }
        }
        return moves;
    }

    private static List<After> afters(DogPosition position) {
        List<After> afters = new ArrayList<>(List.of(After.NOTHING));
        if (position.dog().isPresent()) {
            afters.add(After.NOTHING.turning(Spin.LEFT));
            afters.add(After.NOTHING.turning(Spin.RIGHT));
        }
        return afters;
    }

    private static List<List<Step>> ways(DogPosition position, Card value) {
        List<List<Step>> ways = new ArrayList<>();
        List<Piece> all = position.seating().players().stream()
                .flatMap(player -> position.pieces(player).stream())
                .toList();
        boolean seven = value == Card.SEVEN && position.geometry().equals(Geometry.PLAIN);
        boolean four = value == Card.FOUR && position.dog().isPresent();
        if (seven || four) {
            Set<Player> owners = four ? Set.copyOf(position.seating().players()) : sharers(position);
            List<Piece> outside = all.stream()
                    .filter(piece -> !piece.cell().isKennel() && owners.contains(piece.owner()))
                    .toList();
            share(position, outside, seven ? 7 : 4, new ArrayList<>(), new HashSet<>(), ways);
            return ways;
        }
        for (Piece piece : all) {
            Optional<Rank> rank = piece.cell().isKennel() ? piece.rank() : Optional.empty();
            for (int cell = 0; cell < position.geometry().length(); cell++) {
                ways.add(List.of(new Step(piece.owner(), rank, piece.cell(), Cell.track(cell))));
            }
            for (int number = 1; number <= 4; number++) {
                ways.add(List.of(new Step(piece.owner(), rank, piece.cell(), Cell.house(number))));
            }
        }
        return ways;
    }

    /** Whose pieces a 7 can possibly move: the partner's only when at most one own piece is not home. */
    private static Set<Player> sharers(DogPosition position) {
        Player seat = seat(position);
        long home = position.pieces(seat).stream()
                .filter(piece -> piece.cell().isHouse())
                .count();
        return position.seating().inPairs() && home >= 3 ? Set.of(seat, seat.opposite()) : Set.of(seat);
    }

    /** All orders and parts, told by plain counting of cells; what is in the way is for the judge. */
    private static void share(
            DogPosition position,
            List<Piece> pieces,
            int left,
            List<Step> steps,
            Set<Piece> moved,
            List<List<Step>> ways) {
        if (left == 0) {
            ways.add(List.copyOf(steps));
            return;
        }
        for (Piece piece : pieces) {
            if (moved.add(piece)) {
                for (int count = 1; count <= left; count++) {
                    for (Cell to : targets(position, piece, count)) {
                        steps.add(new Step(piece.owner(), piece.cell(), to));
                        share(position, pieces, left - count, steps, moved, ways);
                        steps.remove(steps.size() - 1);
                    }
                }
                moved.remove(piece);
            }
        }
    }

    private static List<Cell> targets(DogPosition position, Piece piece, int count) {
        int number = piece.cell().number();
        if (piece.cell().isHouse()) {
            return number + count <= 4 ? List.of(Cell.house(number + count)) : List.of();
        }
        int length = position.geometry().length();
        List<Cell> targets = new ArrayList<>(List.of(Cell.track((number + count) % length)));
        int inside = count - Math.floorMod(position.geometry().start(piece.owner()) - number, length);
        if (inside >= 1 && inside <= 4 && number != position.geometry().start(piece.owner())) {
            targets.add(Cell.house(inside));
        }
        return targets;
    }
}
