package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.ludex.core.BoardCell;
import org.ludex.core.Footprint;
import org.ludex.core.Move;
import org.ludex.core.Position;

/** The cells of moves: their names, their place in pictures, and the moves that begin there. */
final class CellChecks<M extends Move, P extends Position<M, P>> {

    private final RandomGames<M, P> games;

    CellChecks(RandomGames<M, P> games) {
        this.games = games;
    }

    void cellsHaveNamesOfTheirOwn() {
        Map<String, BoardCell> byId = new HashMap<>();
        Map<BoardCell, String> ids = new HashMap<>();
        for (Spot<M, P> spot : games.listing(100)) {
            for (M move : spot.position().legalMoves()) {
                Footprint footprint = move.footprint();
                assertThat(footprint.touched())
                        .as("cells that %s touches at %s", move, spot)
                        .doesNotHaveDuplicates()
                        .containsAll(footprint.from())
                        .containsAll(footprint.to());
                for (BoardCell cell : footprint.touched()) {
                    assertThat(cell.id())
                            .as("id of the cell %s, touched by %s at %s", cell, move, spot)
                            .matches("\\S+");
                    assertThat(byId.computeIfAbsent(cell.id(), id -> cell))
                            .as("the cell with the id %s, touched by %s at %s", cell.id(), move, spot)
                            .isEqualTo(cell);
                    assertThat(ids.computeIfAbsent(cell, BoardCell::id))
                            .as("id of the cell %s, touched by %s at %s", cell, move, spot)
                            .isEqualTo(cell.id());
                }
            }
        }
    }

    void movesFromBeginOnTheirCell() {
        for (Spot<M, P> spot : games.listing(50)) {
            List<M> moves = spot.position().legalMoves();
            for (BoardCell cell : touched(moves)) {
                assertThat(spot.position().movesFrom(cell))
                        .as("moves from %s at %s", cell.id(), spot)
                        .isEqualTo(moves.stream()
                                .filter(move -> move.footprint().beginsOn(cell))
                                .toList());
            }
        }
    }

    void cellsAreInThePicture() {
        for (Spot<M, P> spot : games.listing(20)) {
            Set<String> ids = touched(spot.position().legalMoves()).stream()
                    .map(BoardCell::id)
                    .collect(Collectors.toCollection(LinkedHashSet::new));
            if (!ids.isEmpty()) {
                Svg svg = Svg.read(spot.position().picture().svg(), "picture at " + spot);
                assertThat(svg.cells())
                        .as("cells in the SVG at %s, where moves touch them", spot)
                        .containsAll(ids);
            }
        }
    }

    /** All cells that moves touch, each once. */
    static Set<BoardCell> touched(List<? extends Move> moves) {
        return moves.stream()
                .flatMap(move -> move.footprint().touched().stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
