package org.ludex.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Viewer;
import org.ludex.notation.entry.OpenEntry;
import org.ludex.notation.spi.GameNotation;

/**
 * Shows records as a viewer saw the game. Immutable and thread-safe.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
final class RecordView<M extends Move, P extends Position<M, P>> {

    private static final String SEED = "Seed";

    private final GameNotation<M, P> notation;
    private final Viewer viewer;

    /**
     * A view.
     *
     * @param notation how the game is written
     * @param viewer the viewer
     */
    RecordView(GameNotation<M, P> notation, Viewer viewer) {
        this.notation = notation;
        this.viewer = viewer;
    }

    /**
     * The record as the viewer saw the game, without its rest. If anything is hidden from the viewer, the variations are
     * left out: they were judged on the whole position, so even what is legal in them tells. So is the seed of a random
     * game, from which every card could be computed.
     */
    GameRecord<M, P> of(GameRecord<M, P> record) {
        P start = record.start();
        P seen = start.view(viewer);
        List<RecordedMove<M>> shown = entries(start, record.moves());
        boolean isFresh = record.setup().isEmpty() && seen.equals(start);
        boolean hides = hides(start, record.moves());
        return new GameRecord<>(
                record.game(),
                record.options(),
                isFresh ? Optional.empty() : Optional.of(seen.text()),
                hides ? withoutSeed(record.tags()) : record.tags(),
                record.comment(),
                hides ? withoutVariations(shown) : shown,
                record.ending(),
                record.result(),
                record.score(),
                "",
                seen);
    }

    /** The entries that follow a position, as the viewer saw them. */
    List<RecordedMove<M>> entries(P start, List<RecordedMove<M>> moves) {
        List<RecordedMove<M>> entries = new ArrayList<>();
        P position = start;
        P seen = start.view(viewer);
        for (RecordedMove<M> recorded : moves) {
            P before = position;
            List<Variation<M>> variations = recorded.variations().stream()
                    .map(variation -> variation(before, variation))
                    .toList();
            OpenEntry<M, P> entry = OpenEntry.at(notation, seen);
            for (M move : recorded.moves()) {
                M shown = position.view(move, viewer);
                entry = entry.plus(shown, entry.position().play(shown));
                position = position.play(move);
            }
            seen = entry.position();
            RecordedMove<M> shown = recorded.moves().isEmpty()
                    ? RecordedMove.announcing(before.view(recorded.move(), viewer))
                    : Joining.recorded(entry);
            entries.add(shown.withSuffix(recorded.suffix())
                    .withComment(recorded.comment())
                    .withVariations(variations));
        }
        return entries;
    }

    private static List<Tag> withoutSeed(List<Tag> tags) {
        return tags.stream().filter(tag -> !tag.name().equalsIgnoreCase(SEED)).toList();
    }

    private static <M extends Move> List<RecordedMove<M>> withoutVariations(List<RecordedMove<M>> moves) {
        return moves.stream()
                .map(recorded -> recorded.withVariations(List.of()))
                .toList();
    }

    /** Whether anything of a position or of the moves after it is hidden from the viewer. */
    private boolean hides(P start, List<RecordedMove<M>> moves) {
        P position = start;
        boolean hides = !start.view(viewer).equals(start);
        for (int i = 0; i < moves.size() && !hides; i++) {
            RecordedMove<M> recorded = moves.get(i);
            P before = position;
            hides = recorded.variations().stream().anyMatch(variation -> hides(before, variation.moves()));
            for (M move : recorded.moves()) {
                hides |= !position.view(move, viewer).equals(move);
                position = position.play(move);
            }
        }
        return hides;
    }

    private Variation<M> variation(P before, Variation<M> variation) {
        return new Variation<>(variation.comment(), entries(before, variation.moves()), variation.ending(), "");
    }
}
