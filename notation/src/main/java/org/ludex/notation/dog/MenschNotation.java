package org.ludex.notation.dog;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Game;
import org.ludex.dog.Place;
import org.ludex.dog.Player;
import org.ludex.dog.mensch.Mensch;
import org.ludex.dog.mensch.MenschMove;
import org.ludex.dog.mensch.MenschPosition;
import org.ludex.notation.grammar.DogParser;

/** Mensch's notation: a roll stands where the other games have a card. Immutable and thread-safe. */
public final class MenschNotation extends LineNotation<MenschMove, MenschPosition> {

    private static final Mensch GAME = new Mensch();

    /** The notation. */
    public MenschNotation() {}

    @Override
    public Game<MenschMove, MenschPosition> game() {
        return GAME;
    }

    @Override
    Optional<MenschMove> chance(DogParser.ChanceContext chance, EntryParts parts) {
        return Optional.empty();
    }

    @Override
    List<MenschMove> turn(Player seat, DogParser.TurnContext turn, EntryParts parts, Tail tail) {
        if (!(turn instanceof DogParser.PlayContext play) || !isRoll(play)) {
            return List.of();
        }
        int roll = parts.number(play.card(0).NUMBER(0));
        if (play.deed() instanceof DogParser.NothingContext) {
            return List.of(new MenschMove.Stay(seat, roll));
        }
        return play.deed() instanceof DogParser.MoveContext move && isStep(move)
                ? go(seat, roll, move, parts, tail)
                : List.of();
    }

    private static boolean isRoll(DogParser.PlayContext play) {
        DogParser.CardContext card = play.card(0);
        return play.EQUALS() == null && card.NUMBER().size() == 1;
    }

    private static boolean isStep(DogParser.MoveContext move) {
        return move.rank() == null && move.way() != null && move.way().step().isEmpty();
    }

    private static List<MenschMove> go(
            Player seat, int roll, DogParser.MoveContext move, EntryParts parts, Tail tail) {
        Place from = parts.place(move.place(0), seat);
        if (from.owner() != seat) {
            return List.of();
        }
        return List.of(
                new MenschMove.Go(seat, roll, from.cell(), parts.cell(move.way().cell()), tail.hits()));
    }
}
