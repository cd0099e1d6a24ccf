package org.ludex.kamisado;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.core.picture.Picture;
import org.ludex.kamisado.KamisadoMove.Blocked;
import org.ludex.kamisado.KamisadoMove.Push;
import org.ludex.kamisado.KamisadoMove.Step;

/**
 * What a picture of the board has to show.
 *
 * @param position the board
 * @param lastMove the move that led to it, if that is to be shown
 */
record KamisadoPicture(KamisadoPosition position, Optional<KamisadoMove> lastMove) {

    static Picture of(KamisadoPosition position) {
        return new KamisadoPicture(position, Optional.empty()).paint();
    }

    static Picture after(KamisadoPosition before, KamisadoMove move) {
        return new KamisadoPicture(before.play(move), Optional.of(move)).paint();
    }

    private Picture paint() {
        return new Picture(TextBoard.of(this), SvgBoard.of(this));
    }

    /** The squares that the last move's towers left and entered, the mover's own first. */
    List<Track> tracks() {
        if (lastMove.isEmpty()) {
            return List.of();
        }
        KamisadoMove move = lastMove.get();
        if (move instanceof Step step) {
            return List.of(new Track(step.from(), step.to()));
        }
        if (move instanceof Push push) {
            return pushed(push);
        }
        return move instanceof Blocked blocked ? List.of(new Track(blocked.at(), blocked.at())) : List.of();
    }

    /** The pusher's way, then the ways of the pushed towers, the nearest first. */
    private static List<Track> pushed(Push push) {
        List<Track> tracks = new ArrayList<>();
        int forward = push.to().row() - push.from().row();
        for (Square from = push.from(); from != push.landing(); ) {
            Square to = Square.of(from.file(), from.row() + forward).orElseThrow();
            tracks.add(new Track(from, to));
            from = to;
        }
        return tracks;
    }

    /**
     * The way of one tower.
     *
     * @param from where it stood
     * @param to where it stands
     */
    record Track(Square from, Square to) {}

    boolean isEntered(Square square) {
        return tracks().stream().anyMatch(track -> track.to() == square);
    }

    boolean isLeft(Square square) {
        return tracks().stream().anyMatch(track -> track.from() == square) && !isEntered(square);
    }

    /** What the last move was, in one line; empty without a last move. */
    String history() {
        return lastMove.map(move -> "Last move " + move).orElse("");
    }

    /** Who is to do what, or who has won, in one line. */
    String status() {
        String points = "Round " + position.round() + ", Black " + position.points(Side.BLACK) + ", White "
                + position.points(Side.WHITE) + ": ";
        String name = position.side() == Side.BLACK ? "Black" : "White";
        return points
                + switch (position.phase()) {
                    case MOVE ->
                        name + " moves "
                                + position.due().map(Colour::toString).orElse("any tower")
                                + (position.extraTurn() ? " after a push" : "");
                    case FILL -> name + " has won the round" + how() + " and fills from the left or from the right";
                    case OVER -> name + " has won" + how();
                };
    }

    private String how() {
        return position.deadlockTail().isEmpty() ? "" : " by a deadlock";
    }
}
