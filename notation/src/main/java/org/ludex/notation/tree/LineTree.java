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
 * @param nodes the written moves with their surroundings
 * @param ending the last word
 * @param pieces stretches of text that do not belong in a line, kept raw
 * @param rest what an earlier reading could not read, kept unchanged
 * @param span the whole line
 * @param wording the words of the written moves
 */
public record LineTree<M extends Move, P extends Position<M, P>>(
        String comment,
        List<Node<M, P>> nodes,
        Optional<LastWord> ending,
        List<Span> pieces,
        String rest,
        Span span,
        Wording<M, P> wording) {

    /** Keeps copies. */
    public LineTree {
        nodes = List.copyOf(nodes);
        pieces = List.copyOf(pieces);
    }

    /** This line with no number before its moves. */
    public LineTree<M, P> withoutNumbers() {
        return with(nodes.stream().map(node -> node.with(Optional.empty())).toList());
    }

    /** This line with other written moves. */
    public LineTree<M, P> with(List<Node<M, P>> others) {
        return new LineTree<>(comment, others, ending, pieces, rest, span, wording);
    }

    /** This line with another comment before its first move. */
    public LineTree<M, P> with(String words) {
        return new LineTree<>(words, nodes, ending, pieces, rest, span, wording);
    }

    /** A part of this line: some of its moves, without what follows them. */
    public LineTree<M, P> part(int from, int to) {
        return new LineTree<>(comment, nodes.subList(from, to), Optional.empty(), List.of(), "", span, wording);
    }

    /** The words of one of the written moves. */
    public String words(Node<M, P> node) {
        return wording.of(node.written());
    }

    /** The text to keep of a written move that cannot be a move, if its words alone would hide that. */
    public Optional<String> raw(Node<M, P> node) {
        return wording.raw(node.written());
    }

    /** The words of a move number, which may be larger than any number that can be counted. */
    public String words(MoveNumber number) {
        String words = wording.of(number.span());
        int dot = words.indexOf('.');
        return dot < 0 ? words : words.substring(0, dot);
    }

    /**
     * A written move with its surroundings.
     *
     * @param <M> the moves of the game
     * @param <P> the positions of the game
     * @param written the move
     * @param number the number before it, if there is one
     * @param suffix the marks after it
     * @param comment the comment after it
     * @param variations the variations after it
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

        /** This move with another number. */
        public Node<M, P> with(Optional<MoveNumber> other) {
            return new Node<>(written, other, suffix, comment, variations);
        }

        /** This move with another comment. */
        public Node<M, P> with(String words) {
            return new Node<>(written, number, suffix, words, variations);
        }
    }

    /**
     * A move number.
     *
     * @param value the number
     * @param isPly whether it can only be the number of the ply, as in JSON
     * @param start where it begins
     * @param end where it ends
     */
    public record MoveNumber(int value, boolean isPly, int start, int end) {

        /** A number at a place. */
        public MoveNumber(int value, boolean isPly, Span span) {
            this(value, isPly, span.start(), span.end());
        }

        /** Where it stands. */
        public Span span() {
            return new Span(start, end);
        }
    }

    /**
     * The last word and where it stands.
     *
     * @param ending what it says
     * @param span where it stands
     */
    public record LastWord(Ending ending, Span span) {}
}
