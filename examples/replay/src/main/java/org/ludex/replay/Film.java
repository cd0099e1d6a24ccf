package org.ludex.replay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.RecordedMove;

/**
 * The pictures of a game and of its variations: for each move how its picture differs from the one before, and for the
 * start how it differs from nothing.
 *
 * @param deltas by the numbers of the moves, see {@link Delta}
 */
record Film(List<List<Integer>> deltas) {

    /** A position and its picture. */
    private record Scene<P>(P position, List<Integer> picture) {}

    /** Keeps a copy. */
    Film {
        deltas = List.copyOf(deltas);
    }

    static <M extends Move, P extends Position<M, P>> Film of(P start, MoveTree<M> tree, Camera camera) {
        Set<Integer> forks = tree.forks();
        Map<Integer, Scene<P>> kept = new HashMap<>();
        List<List<Integer>> deltas = new ArrayList<>();
        Scene<P> opening = new Scene<>(start, camera.shoot(start, List.of()));
        kept.put(0, opening);
        deltas.add(Delta.between(List.of(), opening.picture));
        for (MoveTree.Line<M> line : tree.lines()) {
            Scene<P> scene = kept.getOrDefault(line.parent(), opening);
            for (int index = 0; index < line.moves().size(); index++) {
                RecordedMove<M> recorded = line.moves().get(index);
                List<Integer> picture = camera.shoot(scene.position, recorded.moves());
                deltas.add(Delta.between(scene.picture, picture));
                P next = scene.position;
                for (M move : recorded.moves()) {
                    next = next.play(move);
                }
                scene = new Scene<>(next, picture);
                if (forks.contains(line.first() + index)) {
                    kept.put(line.first() + index, scene);
                }
            }
        }
        return new Film(deltas);
    }
}
