package org.ludex.notation.tree;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.Ending;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;

/**
 * A line of a record as it was written: the main line or a variation.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param comment the comment before the first move
 * @param nodes the written moves with what stands around them
 * @param ending the last word
 * @param pieces stretches that have no place in a line, to be kept raw
 * @param rest what could not be read before and is kept as it is
 * @param span the whole line
 */
public record LineTree<M extends Move, P extends Position<M, P>>(
        String comment, List<Node<M, P>> nodes, Optional<LastWord> ending, List<Span> pieces, String rest, Span span) {

    /** Keeps copies. */
    public LineTree {
        nodes = List.copyOf(nodes);
        pieces = List.copyOf(pieces);
    }

    /** This line with no number before its moves. */
    public LineTree<M, P> withoutNumbers() {
        List<Node<M, P>> bare = nodes.stream()
                .map(node ->
                        new Node<>(node.written(), Optional.empty(), node.suffix(), node.comment(), node.variations()))
                .toList();
        return new LineTree<>(comment, bare, ending, pieces, rest, span);
    }

    /**
     * A written move with what stands around it.
     *
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     * @param written the move
     * @param number the number before it, if there is one
     * @param suffix the marks behind it
     * @param comment the comment behind it
     * @param variations the variations behind it
     */
    public record Node<M extends Move, P extends Position<M, P>>(
            WrittenMove<M, P> written,
            Optional<MoveNumber> number,
            String suffix,
            String comment,
            List<LineTree<M, P>> variations) {

        /** Keeps a copy. */
        public Node {
            variations = List.copyOf(variations);
        }
    }

    /**
     * A move number.
     *
     * @param value the number
     * @param isPly whether it can only be the number of the ply, as in JSON
     * @param span where it stands
     */
    public record MoveNumber(int value, boolean isPly, Span span) {}

    /**
     * The last word and where it stands.
     *
     * @param ending what it says
     * @param span where it stands
     */
    public record LastWord(Ending ending, Span span) {}
}
