package org.ludex.notation.tree;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.Unreadable;
import org.ludex.notation.spi.WrittenMove;

/**
 * The words of a tree's entries, as written in their file. The builder of a tree knows its text; a replay asks the
 * tree.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public interface Wording<M extends Move, P extends Position<M, P>> {

    /** The word that a damaged move of a JSON record begins with when it is kept in text. */
    String JSON = "json";

    /** The word that text of another format begins with when it is kept in a record. */
    String FILE = "file:";

    /** The words of an entry. */
    String of(WrittenMove<M, P> written);

    /** The words of a part of the line, such as a part of an entry. */
    String of(Span part);

    /**
     * The text to keep of an entry that cannot be a move if its words alone would hide the fault. In that case, no
     * replacement is suggested.
     */
    default Optional<String> raw(WrittenMove<M, P> written) {
        return Optional.empty();
    }

    /** What the words of an entry mean if they are read as text; nothing where they are text. */
    default List<WrittenMove<M, P>> asText(WrittenMove<M, P> written) {
        return List.of();
    }

    /** The wording of a tree that was built from a text: the text itself. */
    static <M extends Move, P extends Position<M, P>> Wording<M, P> of(Source source) {
        return new Wording<>() {
            @Override
            public String of(WrittenMove<M, P> written) {
                return written instanceof EditedMove<M, P> edited ? edited.words() : source.of(written.span());
            }

            @Override
            public String of(Span part) {
                return source.of(part);
            }

            @Override
            public Optional<String> raw(WrittenMove<M, P> written) {
                return written instanceof Unreadable<M, P> none
                                && (none.words().startsWith(JSON)
                                        || none.words().startsWith(FILE))
                        ? Optional.of(none.words())
                        : Optional.empty();
            }
        };
    }
}
