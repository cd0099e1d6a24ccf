package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.ludex.core.BoardCell;
import org.ludex.core.Facts;
import org.ludex.core.Look;
import org.ludex.core.Phrase;
import org.ludex.core.Spellings;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Picture;
import org.ludex.kamisado.KamisadoMove.Blocked;
import org.ludex.kamisado.KamisadoMove.Fill;
import org.ludex.kamisado.KamisadoMove.Push;
import org.ludex.kamisado.KamisadoMove.Step;

/**
 * What a picture of the board shows.
 *
 * @param position the board
 * @param moves the moves that led to it, if they are to be shown
 * @param look the orientation, marks, arrows and language
 */
record KamisadoPicture(KamisadoPosition position, List<KamisadoMove> moves, Look look) {

    /** Refuses a look with a seat or with cells of another game. */
    KamisadoPicture {
        look.side().ifPresent(side -> Viewer.of(side).at(position));
        Stream<BoardCell> ends = look.arrows().stream().flatMap(arrow -> Stream.of(arrow.from(), arrow.to()));
        Stream.concat(look.marked().stream(), ends).forEach(KamisadoPicture::square);
    }

    static KamisadoPicture of(KamisadoPosition position, Look look) {
        return new KamisadoPicture(position, List.of(), look);
    }

    static KamisadoPicture after(KamisadoPosition start, List<? extends KamisadoMove> moves, Look look) {
        KamisadoPosition position = start;
        for (KamisadoMove move : moves) {
            position = position.play(move);
        }
        return new KamisadoPicture(position, List.copyOf(moves), look);
    }

    Picture paint() {
        return new Picture(TextBoard.of(this), SvgBoard.of(this));
    }

    /**
     * The path of one tower.
     *
     * @param from where it was
     * @param to where it went
     */
    record Track(Square from, Square to) {}

    /**
     * The paths of the towers that moved, in order. Paths before a fill belong to the previous round and are left out.
     */
    List<Track> tracks() {
        List<Track> tracks = new ArrayList<>();
        for (KamisadoMove move : moves) {
            if (move instanceof Step step) {
                tracks.add(new Track(step.from(), step.to()));
            } else if (move instanceof Push push) {
                List<Square> line = push.line();
                for (int place = 1; place < line.size(); place++) {
                    tracks.add(new Track(line.get(place - 1), line.get(place)));
                }
            } else if (move instanceof Blocked blocked) {
                tracks.add(new Track(blocked.at(), blocked.at()));
            } else if (move instanceof Fill) {
                tracks.clear();
            }
        }
        return tracks;
    }

    /** Whether a tower moved to a square and is still there. */
    boolean isEntered(Square square) {
        return position.at(square).isPresent() && tracks().stream().anyMatch(track -> track.to() == square);
    }

    /** Whether a tower left a square that is empty now. */
    boolean isLeft(Square square) {
        return position.at(square).isEmpty() && tracks().stream().anyMatch(track -> track.from() == square);
    }

    boolean isMarked(Square square) {
        return look.marked().contains(square);
    }

    /** Whether White is at the bottom instead of Black. */
    boolean isTurned() {
        return look.side().equals(Optional.of(Side.WHITE));
    }

    /** The square that is drawn in the usual place of another, and vice versa. */
    Square turned(Square square) {
        return isTurned() ? square.opposite() : square;
    }

    /** A cell of a look as one of this game. */
    static Square square(BoardCell cell) {
        if (cell instanceof Square own) {
            return own;
        }
        throw Spellings.unknown(Square.class, "square", cell.id(), Phrase.of(Square.class, "kind.square.expected.any"));
    }

    /** The moves in one line; empty if there are none. */
    Optional<String> history() {
        return moves.isEmpty()
                ? Optional.empty()
                : Optional.of(words("last", Facts.of("count", moves.size(), "moves", moves)));
    }

    /** What happens next, or who has won, in one line. */
    String status() {
        Facts facts = Facts.of("round", position.round())
                .and("black", position.points(Side.BLACK))
                .and("white", position.points(Side.WHITE))
                .and("side", position.sideOrWinner());
        String deadlock = position.deadlockTail().isEmpty() ? "" : ".deadlock";
        return switch (position.phase()) {
            case MOVE ->
                position.due()
                        .map(due -> words(position.extraTurn() ? "moves.extra-turn" : "moves", facts.and("tower", due)))
                        .orElseGet(() -> words("moves.any", facts));
            case FILL -> words("fills" + deadlock, facts);
            case OVER -> words("won" + deadlock, facts);
        };
    }

    /** The arrows in one line, for pictures that cannot draw them; empty if there are none. */
    Optional<String> arrows() {
        List<String> arrows = look.arrows().stream()
                .map(arrow -> arrow.from().id() + "-" + arrow.to().id())
                .toList();
        return arrows.isEmpty() ? Optional.empty() : Optional.of(words("arrows", Facts.of("arrows", arrows)));
    }

    /** The legend of the text picture. */
    List<String> legend() {
        String marks = look.marked().isEmpty() ? "legend.towers" : "legend.towers.marked";
        return List.of(words(marks, Facts.none()), words("legend.squares", Facts.none()));
    }

    private String words(String key, Facts facts) {
        return new Phrase(KamisadoRule.class, "picture." + key, facts).text(look.locale());
    }
}
