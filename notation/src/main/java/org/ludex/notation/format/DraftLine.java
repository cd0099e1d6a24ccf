package org.ludex.notation.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.notation.tree.LineTree;
import org.ludex.notation.tree.Source;
import org.ludex.notation.tree.Wording;

/**
 * The moves of a record while it is read. Mutable, for one record and one thread.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
final class DraftLine<M extends Move, P extends Position<M, P>> {

    /** For this many bytes of the limit, a record may have one move: each takes a hundred times the room of its letters. */
    private static final int BYTES_A_MOVE = 8;

    private final int most;
    private final List<WrittenMove<M, P>> moves = new ArrayList<>();
    private final List<StringBuilder> comments = new ArrayList<>(List.of(new StringBuilder(0)));
    private Optional<LineTree.LastWord> ending = Optional.empty();

    DraftLine(int bytes) {
        this.most = bytes / BYTES_A_MOVE;
    }

    void add(WrittenMove<M, P> move) {
        if (!isFull()) {
            moves.add(move);
            comments.add(new StringBuilder(0));
        }
    }

    int size() {
        return moves.size();
    }

    /** Whether there are more moves than any game needs. */
    boolean isFull() {
        return moves.size() > most;
    }

    void takeBack(int from) {
        while (moves.size() > Math.max(0, from)) {
            moves.remove(moves.size() - 1);
            StringBuilder said = comments.remove(comments.size() - 1);
            if (!said.isEmpty()) {
                say(said.toString());
            }
        }
        ending = Optional.empty();
    }

    void say(String words) {
        StringBuilder said = comments.get(comments.size() - 1);
        said.append(said.isEmpty() ? "" : "\n").append(words);
    }

    void end(LineTree.LastWord word) {
        ending = Optional.of(word);
    }

    /** The wording of the text, in which no words of another format can be replaced by a move. */
    private Wording<M, P> wording(Source source) {
        Wording<M, P> plain = Wording.of(source);
        return new Wording<>() {
            @Override
            public String of(WrittenMove<M, P> written) {
                return plain.of(written);
            }

            @Override
            public String of(Span part) {
                return plain.of(part);
            }

            @Override
            public Optional<String> raw(WrittenMove<M, P> written) {
                return written instanceof ForeignWords<M, P> foreign
                        ? Optional.of(foreign.toString())
                        : plain.raw(written);
            }
        };
    }

    LineTree<M, P> tree(Span span, Source source) {
        List<LineTree.Node<M, P>> nodes = new ArrayList<>(moves.size());
        for (int i = 0; i < moves.size(); i++) {
            String comment = comments.get(i + 1).toString();
            nodes.add(new LineTree.Node<>(moves.get(i), Optional.empty(), "", comment, List.of()));
        }
        return new LineTree<>(comments.get(0).toString(), nodes, ending, List.of(), "", span, wording(source));
    }
}
