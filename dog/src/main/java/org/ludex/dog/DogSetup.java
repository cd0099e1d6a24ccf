package org.ludex.dog;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Fault;
import org.ludex.core.Options;
import org.ludex.core.Setup;

/**
 * Anything that somebody might put on the table in DOG, DOG Royal or Black DOG: what the words of a position's text say,
 * in their order. {@link DogGame#setup} reads one, and {@link #toString} is its text.
 *
 * <p>Immutable and thread-safe.
 *
 * @param game the game
 * @param options its options
 * @param pieces all pieces
 * @param dog where the dog is, if it is on the board
 * @param round the number of the round
 * @param leader who leads it, if that is known
 * @param phase what is due
 * @param turn the seat whose turn it is; empty while cards are dealt or gifts change hands
 * @param shuffled whether the deck was shuffled for the deal that is due
 * @param hands what each seat holds
 * @param pile the played and burnt cards
 * @param deck the cards still to come
 * @param open how many cards on top of the deck everybody knows
 * @param spent the card for which another is to be drawn
 * @param reached the special cell that a piece reached in this turn
 * @param given the cards that lie face down for the exchange
 * @param knowledge who knows what of the hands
 * @param last the card that a copy would copy
 * @param lastKing whether that card moved a king
 */
public record DogSetup(
        DogGame game,
        Options options,
        List<Piece> pieces,
        Optional<Cell> dog,
        int round,
        Optional<Player> leader,
        Phase phase,
        Optional<Player> turn,
        boolean shuffled,
        List<Dealt> hands,
        Hand pile,
        Deck deck,
        int open,
        Optional<CardFace> spent,
        Optional<Cell> reached,
        List<Given> given,
        Knowledge knowledge,
        Optional<Card> last,
        boolean lastKing)
        implements Setup<DogPosition> {

    /**
     * A card that lies face down for the exchange: {@code A:13}, {@code B:#}, or {@code C:#/2,5,9} for a hidden one out
     * of a hand of which these cards were known.
     *
     * @param seat who gave it
     * @param card the card, as far as it is known
     * @param among the known cards that it was one of, if it is not known itself
     */
    public record Given(Player seat, CardFace card, Cards among) {
        @Override
        public String toString() {
            return seat + ":" + card + (among.isEmpty() ? "" : "/" + among);
        }
    }

    /** Keeps copies of the lists. */
    public DogSetup {
        pieces = List.copyOf(pieces);
        hands = List.copyOf(hands);
        given = List.copyOf(given);
    }

    /** What is on the table in a position. */
    public static DogSetup of(DogPosition position) {
        return position.toSetup();
    }

    @Override
    public List<Fault> faults() {
        return game.faults(this);
    }

    @Override
    public DogPosition position() {
        return game.position(this);
    }

    /** The one-line text, as {@link DogPosition} describes it. */
    @Override
    public String toString() {
        StringBuilder line = new StringBuilder();
        for (Dealt hand : hands) {
            line.append(hand.seat()).append(':');
            String comma = "";
            for (Piece piece : pieces) {
                if (piece.owner() == hand.seat()) {
                    line.append(comma).append(piece);
                    comma = ",";
                }
            }
            line.append(' ');
        }
        dog.ifPresent(cell -> line.append("dog ").append(cell).append(' '));
        line.append("round ").append(round).append(' ');
        line.append(leader.map(Player::id).orElse("?")).append(' ').append(phase);
        line.append(' ').append(turn.map(Player::id).orElse("-"));
        line.append(shuffled ? " shuffled" : "").append(" hands");
        hands.forEach(hand -> line.append(' ').append(hand));
        line.append(" pile ").append(pile).append(" deck ").append(deck);
        line.append(open > 0 ? " open " + open : "");
        spent.ifPresent(card -> line.append(" spent ").append(card));
        reached.ifPresent(cell -> line.append(" at ").append(cell));
        line.append(given.isEmpty() ? "" : " given");
        given.forEach(card -> line.append(' ').append(card));
        line.append(knowledge.isEmpty() ? "" : " known " + knowledge);
        last.ifPresent(card -> line.append(" last ").append(card).append(lastKing ? " king" : ""));
        return line.toString();
    }
}
