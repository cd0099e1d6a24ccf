package org.ludex.notation.embedding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.BoardCell;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Line;
import org.ludex.core.Look;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.SeededRandom;
import org.ludex.kamisado.Kamisado;
import org.ludex.kamisado.KamisadoMove;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.kamisado.Side;
import org.ludex.kamisado.Square;
import org.ludex.yinsh.Yinsh;
import org.ludex.yinsh.YinshMove;
import org.ludex.yinsh.YinshPosition;

@DisplayName("One front end serves every game:")
class CellsTest {

    private static final Comparator<BoardCell> BY_ID = Comparator.comparing(BoardCell::id);

    /** For each cell that may be clicked first, the cells that may be clicked next: all that a page needs to drag and drop. */
    private static Map<String, Set<String>> destinations(Position<?, ?> position) {
        Map<String, Set<String>> destinations = new TreeMap<>();
        for (Move move : position.legalMoves()) {
            for (BoardCell from : move.footprint().from()) {
                move.footprint()
                        .to()
                        .forEach(to -> destinations
                                .computeIfAbsent(from.id(), id -> new TreeSet<>())
                                .add(to.id()));
            }
        }
        return destinations;
    }

    @Nested
    @DisplayName("every move tells its cells by the same names")
    class Names {

        @Test
        void destinationsByCell() {
            assertThat(destinations(Kamisado.GAME.start()))
                    .hasSize(8)
                    .hasEntrySatisfying(
                            "c1", to -> assertThat(to).contains("c2", "f4").doesNotContain("c8"));
        }

        @Test
        @DisplayName("by the id that a page sends, too")
        void clicked() {
            KamisadoPosition start = Kamisado.GAME.start();
            assertThat(start.movesFrom("c1"))
                    .isEqualTo(start.movesFrom(Square.C1))
                    .hasSameSizeAs(destinations(start).get("c1"));
            assertThat(start.movesFrom("c4")).isEmpty();
            assertThat(start.movesFrom("nonsense")).isEmpty();
        }

        @Test
        @DisplayName("also a push, a blocked tower and a fill, whose \"from\" is no cell")
        void kamisado() {
            KamisadoPosition position = Kamisado.GAME.position(
                    "black Nd4 Gc3 Rh1 Yb2+ Kd1 Pe1 Bb1 Og2; white Nb3 Gh8 Rg8 Yf8 Kd8 Pa8+ Bb8 Od7;"
                            + " black moves yellow; points 1-1",
                    Options.parse(Kamisado.GAME, "level=standard"));
            KamisadoMove push = position.movesFrom(Square.B2).stream()
                    .filter(KamisadoMove.Push.class::isInstance)
                    .findFirst()
                    .orElseThrow();
            assertThat(push.footprint().from()).contains(Square.B2);
            assertThat(push.footprint().to()).contains(Square.B3);
            assertThat(push.footprint().touched())
                    .as("where the pushed tower lands")
                    .contains(Square.B4);
            assertThat(new KamisadoMove.Blocked(org.ludex.kamisado.Colour.RED, Square.C1)
                            .footprint()
                            .touched())
                    .containsExactly(Square.C1);
            assertThat(new KamisadoMove.Fill(org.ludex.kamisado.FillSide.LEFT)
                            .footprint()
                            .touched())
                    .isEmpty();
        }

        static List<Game<?, ?>> games() {
            return Games.all();
        }

        @ParameterizedTest
        @MethodSource("games")
        @DisplayName("and every cell of every game can be clicked in its picture")
        void clickable(Game<?, ?> game) {
            Line<?, ?> line = Line.of(game.start());
            SeededRandom random = new SeededRandom(4);
            for (int ply = 0; ply < 40 && !line.isOver(); ply++) {
                Position<?, ?> position = line.end();
                if (position.listsMoves()) {
                    String svg = position.picture().svg();
                    Set<BoardCell> cells = new TreeSet<>(BY_ID);
                    position.legalMoves()
                            .forEach(move -> cells.addAll(move.footprint().touched()));
                    assertThat(cells)
                            .allSatisfy(
                                    cell -> assertThat(svg).contains("class=\"cell\" data-cell=\"" + cell.id() + "\""));
                    cells.forEach(cell -> assertThat(position.movesFrom(cell))
                            .allMatch(move -> move.footprint().touched().contains(cell)));
                }
                line = line.playAny(position.sample(random));
            }
        }
    }

    @Nested
    @DisplayName("pictures")
    class Pictures {

        @Test
        @DisplayName("have classes and data attributes for cells and pieces")
        void attributes() {
            String svg = Kamisado.GAME.start().picture().svg();
            assertThat(svg)
                    .contains("class=\"cell\" data-cell=\"c1\"")
                    .containsPattern("class=\"piece\" data-cell=\"c1\" data-piece=\"[^\"]+\"");
        }

        @Test
        @DisplayName("show the board from either side, with one's own marks and arrows")
        void looks() {
            KamisadoPosition start = Kamisado.GAME.start();
            Look white = Look.plain().from(Side.WHITE);
            assertThat(start.picture(white).svg()).isNotEqualTo(start.picture().svg());
            assertThat(start.picture(white).plain())
                    .isNotEqualTo(start.picture().plain());
            String svg = start.picture(white.marking(List.of(Square.C1)).arrow(Square.C1, Square.F4))
                    .svg();
            assertThat(svg).contains("class=\"arrow\" data-from=\"c1\" data-to=\"f4\"");
            assertThat(svg)
                    .isNotEqualTo(
                            start.picture(white.arrow(Square.C1, Square.F4)).svg());
        }

        @Test
        @DisplayName("show all of a YINSH turn of three parts")
        void wholeTurns() {
            YinshPosition position = Yinsh.GAME.position(
                    "move white; rings d4 e5 f6 g7 h8 / b2 c4 e6 f5 f7; markers h4 h5 h6 h7 h9 / -");
            Line<YinshMove, YinshPosition> line = Line.of(position);
            for (String part : List.of("h8-i8", "xh4-h8", "xd4")) {
                line = line.play(YinshMove.parse(part));
            }
            List<YinshMove> turn = line.lastTurn();
            assertThat(turn).hasSize(3);
            String shown = position.pictureAfter(turn, Look.plain()).plain();
            assertThat(shown).contains("After h8-i8, xh4-h8, xd4.");
            assertThat(shown.chars().filter(letter -> letter == 'x').count())
                    .as("five markers and a ring, taken, and the words about them")
                    .isGreaterThanOrEqualTo(6);
        }

        @Test
        @DisplayName("put the seat of the client at the lower edge, in any game")
        void ownSide() {
            for (Game<?, ?> game : Games.all()) {
                Position<?, ?> start = game.start();
                for (Seat seat : game.seats(start.options())) {
                    assertThat(start.view(seat).picture(Look.plain().from(seat)).svg())
                            .startsWith("<svg");
                }
            }
        }
    }
}
