package org.ludex.notation.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.Suggestion;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.WrittenMove;

/**
 * A suggestion as an edit of a line. Each edit leaves a comment, and nothing around the entries is lost.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param kind what to do
 * @param node the number of the written move in the line, from 0
 * @param words the words of the inserted entry, or empty
 * @param entry that entry: usually one written move
 */
public record Edit<M extends Move, P extends Position<M, P>>(
        Suggestion.Kind kind, int node, String words, List<WrittenMove<M, P>> entry) {

    /** Keeps a copy. */
    public Edit {
        entry = List.copyOf(entry);
    }

    /**
     * A suggestion as an edit.
     *
     * @param suggestion the suggestion
     * @param parser how the game's entries are read
     */
    public static <M extends Move, P extends Position<M, P>> Edit<M, P> of(Suggestion suggestion, Parser<M, P> parser) {
        boolean hasEntry = suggestion.kind() == Suggestion.Kind.REPLACE || suggestion.kind() == Suggestion.Kind.PUT_IN;
        return new Edit<>(
                suggestion.kind(),
                suggestion.entry() - 1,
                suggestion.to(),
                hasEntry ? parser.parse(new MoveText(suggestion.to())) : List.of());
    }

    /**
     * Reads the words of an entry.
     *
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     */
    @FunctionalInterface
    public interface Parser<M extends Move, P extends Position<M, P>> {
        /** The written moves of a text. */
        List<WrittenMove<M, P>> parse(MoveText text);
    }

    /** A line with the edit made. */
    public LineTree<M, P> in(LineTree<M, P> line) {
        return switch (kind) {
            case REPLACE -> replaced(line);
            case LEAVE_OUT -> leftOut(line);
            case PUT_IN -> putIn(line);
            case SWAP -> swapped(line);
        };
    }

    private LineTree<M, P> replaced(LineTree<M, P> line) {
        LineTree.Node<M, P> old = line.nodes().get(node);
        List<LineTree.Node<M, P>> nodes = new ArrayList<>(line.nodes());
        nodes.remove(node);
        List<LineTree.Node<M, P>> written = written(old);
        LineTree.Node<M, P> last = written.remove(written.size() - 1);
        written.add(new LineTree.Node<>(
                last.written(),
                last.number(),
                old.suffix(),
                both("repaired: was " + line.words(old), old.comment()),
                old.variations()));
        nodes.addAll(node, written);
        return line.with(nodes);
    }

    private LineTree<M, P> putIn(LineTree<M, P> line) {
        LineTree.Node<M, P> next = line.nodes().get(node);
        List<LineTree.Node<M, P>> nodes = new ArrayList<>(line.nodes());
        // The number belongs to the entry that is inserted after it.
        nodes.set(node, next.with(Optional.empty()));
        List<LineTree.Node<M, P>> written = written(next);
        LineTree.Node<M, P> last = written.remove(written.size() - 1);
        written.add(last.with("repaired: put in"));
        nodes.addAll(node, written);
        return line.with(nodes);
    }

    private LineTree<M, P> leftOut(LineTree<M, P> line) {
        LineTree.Node<M, P> old = line.nodes().get(node);
        List<LineTree.Node<M, P>> nodes = new ArrayList<>(line.nodes());
        nodes.remove(node);
        if (node < nodes.size()) {
            // The number stays and then precedes the next move. Variations stay, too.
            LineTree.Node<M, P> next = nodes.get(node);
            List<LineTree<M, P>> variations = new ArrayList<>(old.variations());
            variations.addAll(next.variations());
            nodes.set(
                    node,
                    new LineTree.Node<>(
                            next.written(), next.number().or(old::number), next.suffix(), next.comment(), variations));
        }
        String comment = both("repaired: left out " + line.words(old) + old.suffix(), old.comment());
        if (node == 0) {
            return line.with(nodes).with(both(line.comment(), comment));
        }
        LineTree.Node<M, P> before = nodes.get(node - 1);
        nodes.set(node - 1, before.with(both(before.comment(), comment)));
        return line.with(nodes);
    }

    private LineTree<M, P> swapped(LineTree<M, P> line) {
        LineTree.Node<M, P> first = line.nodes().get(node);
        LineTree.Node<M, P> second = line.nodes().get(node + 1);
        List<LineTree.Node<M, P>> nodes = new ArrayList<>(line.nodes());
        nodes.set(node, second.with(first.number()));
        nodes.set(node + 1, first.with(second.number()).with(both("repaired: swapped", first.comment())));
        return line.with(nodes);
    }

    /** The entry that replaces another one. */
    private List<LineTree.Node<M, P>> written(LineTree.Node<M, P> at) {
        List<LineTree.Node<M, P>> written = new ArrayList<>();
        for (WrittenMove<M, P> move : entry) {
            String own = words.substring(move.start(), move.end());
            written.add(new LineTree.Node<>(
                    new EditedMove<>(move, at.written().start(), own),
                    written.isEmpty() ? at.number() : Optional.empty(),
                    "",
                    "",
                    List.of()));
        }
        return written;
    }

    private static String both(String comment, String more) {
        return comment.isEmpty() || more.isEmpty() ? comment + more : comment + "\n" + more;
    }
}
