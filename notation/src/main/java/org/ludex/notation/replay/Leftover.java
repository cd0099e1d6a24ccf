package org.ludex.notation.replay;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.tree.Braces;
import org.ludex.notation.tree.LineTree;

/** How to keep the part of a line that could not be played. */
@FunctionalInterface
public interface Leftover {

    /** The part of a line after the place where it could no longer be played, if there is such a place. */
    String of(LineTree<?, ?> line, Optional<Stop> stop);

    /** Keeps the unplayed moves in their own words, for sources whose text is not ours. */
    static Leftover words() {
        return Leftover::words;
    }

    private static <M extends Move, P extends Position<M, P>> String words(LineTree<M, P> line, Optional<Stop> stop) {
        int played = stop.map(Stop::node).orElse(line.nodes().size());
        Stream<String> words = IntStream.range(played, line.nodes().size())
                .mapToObj(i ->
                        words(line, i, i == played && stop.map(Stop::isMisfit).orElse(false)));
        Stream<String> ending = line.ending().filter(word -> stop.isPresent()).stream()
                .map(word -> word.ending().toString());
        return Stream.of(words, ending, Stream.of(line.rest()))
                .flatMap(parts -> parts)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
    }

    /** A move in its own words with everything around it, or the raw text, which includes all of that. */
    private static <M extends Move, P extends Position<M, P>> String words(
            LineTree<M, P> line, int node, boolean isMisfit) {
        LineTree.Node<M, P> move = line.nodes().get(node);
        return line.raw(move).filter(words -> isMisfit).orElseGet(() -> words(line, move));
    }

    /** A move in its own words with everything around it. */
    private static <M extends Move, P extends Position<M, P>> String words(
            LineTree<M, P> line, LineTree.Node<M, P> node) {
        StringBuilder words = new StringBuilder(line.words(node)).append(node.suffix());
        if (!node.comment().isEmpty()) {
            words.append(' ').append(Braces.comment(node.comment()));
        }
        for (LineTree<M, P> variation : node.variations()) {
            words.append(" (");
            if (!variation.comment().isEmpty()) {
                words.append(Braces.comment(variation.comment())).append(' ');
            }
            words.append(words(variation, Optional.of(new Stop(0, 0, false)))).append(')');
        }
        return words.toString();
    }
}
