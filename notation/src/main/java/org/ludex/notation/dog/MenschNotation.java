package org.ludex.notation.dog;

import java.util.List;
import java.util.Optional;
import org.ludex.dog.Place;
import org.ludex.dog.Player;
import org.ludex.dog.mensch.Mensch;
import org.ludex.dog.mensch.MenschMove;
import org.ludex.dog.mensch.MenschPosition;
import org.ludex.notation.grammar.DogParser;
import org.ludex.notation.spi.Entries;

/** Mensch's notation: a roll stands where the other games have a card. Immutable and thread-safe. */
public final class MenschNotation extends LineNotation<MenschMove, MenschPosition> {

    private static final Optional<Entries<MenschMove, MenschPosition>> ENTRIES = Optional.of(new MenschEntries());

    /** The notation. */
    public MenschNotation() {}

    @Override
    public Mensch game() {
        return Mensch.GAME;
    }

    @Override
    public Optional<Entries<MenschMove, MenschPosition>> entries() {
        return ENTRIES;
    }

    @Override
    List<MenschMove> chance(DogParser.ChanceContext chance, EntryParts parts) {
        return List.of();
    }

    @Override
    List<MenschMove> turn(Player seat, DogParser.TurnContext turn, EntryParts parts, Tail tail) {
        if (!(turn instanceof DogParser.PlayContext play) || !isRoll(play)) {
            return List.of();
        }
        MenschMove roll = new MenschMove.Roll(seat, parts.number(play.card(0).NUMBER(0)));
        if (play.deed() == null) {
            return List.of(roll);
        }
        if (play.deed() instanceof DogParser.NothingContext) {
            return List.of(roll, new MenschMove.Stay(seat));
        }
        return play.deed() instanceof DogParser.MoveContext move && isStep(move)
                ? go(roll, move, parts, tail)
                : List.of();
    }

    private static boolean isRoll(DogParser.PlayContext play) {
        DogParser.CardContext card = play.card(0);
        return play.EQUALS() == null && card.NUMBER().size() == 1;
    }

    private static boolean isStep(DogParser.MoveContext move) {
        return move.rank() == null && move.way() != null && move.way().step().isEmpty();
    }

    private static List<MenschMove> go(MenschMove roll, DogParser.MoveContext move, EntryParts parts, Tail tail) {
        Player seat = roll.seat();
        Place from = parts.place(move.place(0), seat);
        return from.owner() == seat
                ? List.of(
                        roll,
                        new MenschMove.Go(
                                seat, from.cell(), parts.cell(move.way().cell()), tail.hits()))
                : List.of();
    }

    @Override
    public Optional<Player> toMove(MenschPosition position) {
        return position.toMove();
    }

    /** Where a record begins after a roll, its first entry repeats the roll. */
    @Override
    List<MenschMove> on(MenschPosition position, List<MenschMove> moves) {
        boolean isRolled = moves.size() > 1
                && moves.get(0) instanceof MenschMove.Roll roll
                && position.roll().isPresent()
                && position.roll().getAsInt() == roll.die();
        return isRolled ? moves.subList(1, moves.size()) : moves;
    }
}
