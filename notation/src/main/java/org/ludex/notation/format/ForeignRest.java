package org.ludex.notation.format;

import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.Ending;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.tree.Wording;

/**
 * What is left of a record in a foreign format. Words that are not a move there may be one in our own text: if they are
 * written into a record, they must not become one.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 * @param notation the game's notation
 * @param start where the game begins
 */
record ForeignRest<M extends Move, P extends Position<M, P>>(GameNotation<M, P> notation, P start) {

    /** No game has such a move. */
    private static final String MARK = Wording.FILE + " ";

    /** A rest that is of another format, whatever its words would be in our own text. */
    static String marked(String rest) {
        return MARK + rest;
    }

    /** A rest that begins with something that cannot be mistaken for a move, an ending, or the beginning of a record. */
    String unmistakable(String rest) {
        String word = firstWord(rest);
        boolean begins = !rest.isEmpty() && (Character.isLetterOrDigit(rest.charAt(0)) || rest.charAt(0) == '"');
        boolean plain = begins
                && !word.isEmpty()
                && !isNumber(word)
                && Ending.parse(word).isEmpty();
        return plain && !isMove(word) && !isMove(lead(rest)) ? rest : marked(rest);
    }

    private static String firstWord(String rest) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < rest.length() && !Character.isWhitespace(rest.charAt(i)); i++) {
            char c = rest.charAt(i);
            if (Character.isLetterOrDigit(c) || c == '-') {
                word.append(c);
            }
        }
        return word.toString();
    }

    /** The letters and digits before any sign. */
    private static String lead(String rest) {
        int end = 0;
        while (end < rest.length() && Character.isLetterOrDigit(rest.charAt(end))) {
            end++;
        }
        return rest.substring(0, end);
    }

    private static boolean isNumber(String word) {
        return word.chars().allMatch(Character::isDigit);
    }

    private boolean isMove(String word) {
        return notation.parse(new MoveText(word)).stream()
                .anyMatch(move -> move.on(Moment.start(start)) instanceof Reading.Understood<M>);
    }
}
