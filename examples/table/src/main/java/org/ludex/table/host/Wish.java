package org.ludex.table.host;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Verdict;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Notations;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.WrittenMove;

/**
 * A move that somebody wants to make: as JSON, as legal moves are offered, or as text, as records write it.
 *
 * @param move the move, or nothing
 * @param text the move as text, where there is no JSON
 * @param ply how many moves the sender has seen
 * @param request names the request, so that one sent twice is done once; or empty
 */
public record Wish(Optional<JsonNode> move, String text, int ply, String request) {

    private static final int LONGEST_TEXT = 200;
    private static final int LONGEST_REQUEST = 64;

    /**
     * The wish in a request.
     *
     * @throws Complaint when it is none
     */
    public static Wish read(JsonNode json) {
        String text = Json.word(json, "text").strip();
        String request = Json.word(json, "request");
        Optional<JsonNode> move = Optional.of(json.path("move")).filter(JsonNode::isObject);
        boolean isPlain = json.path("ply").isInt()
                && request.length() <= LONGEST_REQUEST
                && text.length() <= LONGEST_TEXT
                && (move.isPresent() || !text.isEmpty());
        if (!isPlain) {
            throw Complaint.of(Complaint.Code.BAD_REQUEST);
        }
        return new Wish(move, text, json.path("ply").intValue(), request);
    }

    /**
     * The move that is meant. It is read with what the seat sees, so that an answer tells nothing else.
     *
     * @throws Complaint when it is not a move of the game
     */
    <M extends Move, P extends Position<M, P>> M on(Line<M, P> line, Seat seat) {
        P view = line.end().view(seat);
        if (move.isPresent()) {
            try {
                return Json.value(move.get(), view.game().moveType());
            } catch (JsonProcessingException e) {
                throw notAMove();
            }
        }
        for (M legal : view.legalMoves()) {
            if (legal.toString().equalsIgnoreCase(text)) {
                return legal;
            }
        }
        return written(view);
    }

    private <M extends Move, P extends Position<M, P>> M written(P view) {
        List<WrittenMove<M, P>> words = Notations.of(view.game()).parse(new MoveText(text));
        if (words.size() != 1) {
            throw notAMove();
        }
        Reading<M> reading = words.get(0).on(Moment.start(view));
        if (reading instanceof Reading.Misfit<M> misfit) {
            throw Complaint.refused(
                    Verdict.illegal(misfit.trouble().rule(), misfit.trouble().facts()));
        }
        List<M> moves = ((Reading.Understood<M>) reading).moves();
        if (moves.isEmpty()) {
            throw notAMove();
        }
        return moves.get(0);
    }

    private Complaint notAMove() {
        return Complaint.of(Complaint.Code.NOT_A_MOVE, Facts.of("text", text));
    }
}
