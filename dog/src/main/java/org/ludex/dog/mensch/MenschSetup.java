package org.ludex.dog.mensch;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Options;
import org.ludex.core.Setup;
import org.ludex.dog.Geometry;
import org.ludex.dog.Piece;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;
import org.ludex.dog.engine.Pieces;
import org.ludex.dog.engine.Table;
import org.ludex.dog.engine.Words;

/**
 * Anything that can be put on a board of Mensch. {@link #toString} is its one-line text.
 *
 * <p>Immutable and thread-safe.
 *
 * @param options the options
 * @param pieces the pieces
 * @param turn the seat whose turn it is; empty before the first roll
 * @param roll the number rolled, if the die was rolled already
 */
public record MenschSetup(Options options, List<Piece> pieces, Optional<Player> turn, OptionalInt roll)
        implements Setup<MenschPosition> {

    /** Keeps a copy of the pieces. */
    public MenschSetup {
        pieces = List.copyOf(pieces);
    }

    /** The set-up of a position. */
    public static MenschSetup of(MenschPosition position) {
        return position.toSetup();
    }

    /**
     * Reads a set-up, as {@link MenschPosition} describes its text.
     *
     * @throws InvalidPositionException if the text cannot be read
     * @throws org.ludex.core.InvalidOptionsException if the options contradict each other
     */
    public static MenschSetup parse(String text, Options options) {
        Words words = new Words(text);
        List<Piece> pieces = Pieces.read(words, Seating.of(options).players(), false);
        words.word("turn");
        Optional<Player> turn = words.value("seat-or-unknown", Words.seatOr("?"));
        OptionalInt roll = words.peek().isEmpty() ? OptionalInt.empty() : words.value("roll", MenschSetup::die);
        words.end();
        return new MenschSetup(options, pieces, turn, roll);
    }

    private static OptionalInt die(String word) {
        return OptionalInt.of(Words.number(word));
    }

    Table table() {
        return new Table(Geometry.of(options), Seating.of(options));
    }

    @Override
    public List<Fault> faults() {
        return SetupCheck.faults(this);
    }

    @Override
    public MenschPosition position() {
        List<Fault> faults = faults();
        if (!faults.isEmpty()) {
            throw new InvalidPositionException(faults);
        }
        return MenschPosition.of(this);
    }

    @Override
    public String toString() {
        String all = Seating.of(options).players().stream()
                .map(player -> pieces.stream()
                        .filter(piece -> piece.owner() == player)
                        .map(Piece::toString)
                        .collect(Collectors.joining(",", player + ":", " ")))
                .collect(Collectors.joining());
        String rolled = roll.isPresent() ? " " + roll.getAsInt() : "";
        return all + "turn " + turn.map(Player::id).orElse("?") + rolled;
    }
}
