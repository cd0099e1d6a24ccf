package org.ludex.notation.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ludex.notation.spi.Span;
import org.ludex.notation.text.LineTree;
import org.ludex.notation.text.Source;

/** How what is left of a line, when its good moves are taken out, is kept. */
@FunctionalInterface
public interface Leftover {

    /** What is left of a line that stopped being good at a place, or of one that did not. */
    String of(LineTree<?> line, Optional<Stop> stop);

    /** Keeps the text as it stands: stretches that have no place in a line, and everything from the stop on. */
    static Leftover raw(Source source) {
        return (line, stop) -> {
            List<String> pieces = new ArrayList<>();
            int end = line.span().end();
            int cut = stop.map(Stop::offset).orElse(end);
            for (Span piece : line.pieces()) {
                if (piece.start() < cut) {
                    int to = Math.min(piece.end(), cut);
                    pieces.add(source.of(new Span(piece.start(), to)).strip());
                }
            }
            if (cut < end) {
                pieces.add(source.of(new Span(cut, end)).strip());
            }
            return String.join(" ", pieces);
        };
    }

    /** Keeps the unplayed moves in their own words, for sources whose text is not ours. */
    static Leftover words() {
        return (line, stop) -> {
            int played = stop.map(Stop::node).orElse(line.nodes().size());
            Stream<String> words = line.nodes().subList(played, line.nodes().size()).stream()
                    .map(node -> node.written().toString());
            Stream<String> ending =
                    stop.flatMap(any -> line.ending()).map(last -> last.ending().toString()).stream();
            return Stream.of(words, ending, Stream.of(line.rest()))
                    .flatMap(part -> part)
                    .filter(part -> !part.isEmpty())
                    .collect(Collectors.joining(" "));
        };
    }
}
