package org.ludex.kamisado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.ludex.core.BoardCell;
import org.ludex.core.Footprint;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.kamisado.KamisadoMove.Blocked;
import org.ludex.kamisado.KamisadoMove.Fill;
import org.ludex.kamisado.KamisadoMove.Push;
import org.ludex.kamisado.KamisadoMove.Step;

/** The game, its levels, and what apps ask of its positions and moves. */
class KamisadoTest {

    @ParameterizedTest
    @EnumSource(Level.class)
    @DisplayName("a level can be chosen by its constant or by its word")
    void levels(Level level) {
        Options options = Options.of(Kamisado.GAME, Map.of("level", level.toString()));

        assertThat(Kamisado.GAME.start(level)).isEqualTo(Kamisado.GAME.start(options));
        assertThat(Kamisado.GAME.start(level).level()).isSameAs(level);
        assertThat(Kamisado.GAME.start(level).options()).isEqualTo(options);
    }

    @Test
    @DisplayName("the option is described in English and in Persian")
    void optionIsDescribed() {
        assertThat(Kamisado.GAME.options()).singleElement().satisfies(option -> {
            assertThat(option.description()).isEqualTo("The number of points that win the match: 1, 3, 7 or 15.");
            assertThat(option.description(Locale.forLanguageTag("fa"))).contains("۱۵");
        });
    }

    @Test
    @DisplayName("all instances are equal, and seats have names")
    void identity() {
        assertThat(new Kamisado()).isEqualTo(Kamisado.GAME).hasToString("kamisado");
        assertThat(Side.WHITE.name(Locale.ENGLISH)).isEqualTo("White");
        assertThat(Side.BLACK.name(Locale.forLanguageTag("fa"))).isEqualTo("سیاه");
    }

    @Test
    @DisplayName("a null move is refused by name")
    @SuppressWarnings("NullAway") // callers without null checks do this
    void nullMove() {
        assertThatNullPointerException()
                .isThrownBy(() -> Kamisado.GAME.start().attempt(null))
                .withMessage("the move is null");
        assertThatNullPointerException().isThrownBy(() -> Kamisado.GAME.start().judge(null));
    }

    @Test
    @DisplayName("toMove is the side to move or to fill, and nobody after the end")
    void toMove() {
        assertThat(Kamisado.GAME.start().toMove()).contains(Side.BLACK);
        KamisadoPosition round = Drawn.play(Kamisado.GAME.start(Level.LONG), "a1-a4 e8-e5 a4-e8");
        assertThat(round.toMove()).as("the winner of the round fills").contains(Side.BLACK);
        assertThat(Drawn.play(round, "fill-left").toMove()).contains(Side.WHITE);
        KamisadoPosition over = Drawn.play(Kamisado.GAME.start(), "a1-a4 e8-e5 a4-e8");
        assertThat(over.toMove()).isEmpty();
        assertThat(over.extraTurn()).isFalse();
    }

    @Nested
    @DisplayName("Footprints")
    class Footprints {

        private final KamisadoPosition sumo = Drawn.position(Level.MARATHON, "black moves green", """
                .  .  p  k  y  .  g  n+
                .  .  .  .  .  .  .  B+
                .  .  r  o  .  .  .  .
                N  .  .  b  .  .  .  .
                R+ Y  .  G++ . .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  K  P  .  O
                """);

        @Test
        @DisplayName("a step goes between two squares, a zero move stays on one, a fill has none")
        void simpleMoves() {
            assertThat(new Step(Colour.RED, Square.C1, Square.F4).footprint())
                    .isEqualTo(Footprint.between(Square.C1, Square.F4));
            assertThat(new Blocked(Colour.RED, Square.C1).footprint().touched()).containsExactly(Square.C1);
            assertThat(new Fill(FillSide.LEFT).footprint()).isEqualTo(Footprint.none());
        }

        @Test
        @DisplayName("a push starts with the pusher, ends one square on, and touches the whole line")
        void pushes() {
            Footprint push = new Push(Colour.GREEN, Square.D4, Colour.ORANGE, Square.D7).footprint();

            assertThat(push.from()).containsExactly(Square.D4);
            assertThat(push.to()).containsExactly(Square.D5);
            assertThat(push.touched()).containsExactlyInAnyOrder(Square.D4, Square.D5, Square.D6, Square.D7);
        }

        @Test
        @DisplayName("the moves from a square are those of the tower there, if it may move")
        void movesFrom() {
            assertThat(sumo.movesFrom(Square.D4)).isEqualTo(sumo.legalMoves()).hasSizeGreaterThan(1);
            assertThat(sumo.movesFrom(Square.D5)).as("a tower to be pushed").isEmpty();
            assertThat(sumo.movesFrom(Square.B4)).as("a tower that is not due").isEmpty();
            assertThat(Kamisado.GAME.start().movesFrom(Square.E1)).hasSize(13);
        }

        @Test
        @DisplayName("two squares say which move is meant")
        void squaresNameTheMove() {
            for (KamisadoMove move : sumo.legalMoves()) {
                BoardCell from = move.footprint().from().get(0);
                BoardCell to = move.footprint().to().get(0);
                assertThat(sumo.move((Square) from, (Square) to)).isEqualTo(move);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Level.class)
    @DisplayName("the list has exactly the moves that pass every check")
    void listAndChecksAgree(Level level) {
        for (long seed = 1; seed <= 2; seed++) {
            for (KamisadoPosition position :
                    Playout.from(Kamisado.GAME.start(level), seed, 400).positions()) {
                Set<KamisadoMove> listed = Set.copyOf(position.legalMoves());
                assertThat(candidates(position).stream()
                                .filter(move -> Refusals.of(position, move).isEmpty() != listed.contains(move)
                                        || position.isListed(move) != listed.contains(move)))
                        .as("moves on which list and checks disagree in %s", position)
                        .isEmpty();
            }
        }
    }

    /** Steps and pushes of every tower from where it is to everywhere, all zero moves, both fills. */
    private static List<KamisadoMove> candidates(KamisadoPosition position) {
        List<KamisadoMove> moves = new ArrayList<>(List.of(new Fill(FillSide.LEFT), new Fill(FillSide.RIGHT)));
        for (Side side : Side.values()) {
            for (Colour tower : Colour.values()) {
                Square from = position.square(side, tower);
                moves.add(new Blocked(tower, from));
                for (Square to : Square.values()) {
                    moves.add(new Step(tower, from, to));
                    moves.add(new Push(tower, from, to.colour(), to));
                    moves.add(position.move(from, to));
                }
            }
        }
        return moves;
    }
}
