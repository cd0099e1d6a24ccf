package org.ludex.dog;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Position;

/**
 * A position of DOG, DOG Royal or Black DOG.
 *
 * <p>{@link #legalMoves} lists one move for every card and result: two orders of a split 7 that lead to the same position
 * are one. Cards that a hidden hand may hold are listed like known ones. A draw is listed once for each
 * card that may come. Deals and shuffles cannot be listed, nor an exchange while a gift is hidden.
 *
 * <p>Records leave out what their writer did not see, and that is legal without being listed: a card drawn, given or
 * burnt face down ({@code #}), and a burnt hand that shows hidden cards. Only a view in which the giver's hand is hidden
 * lists a gift face down. Burns that depend on hidden cards are
 * {@link org.ludex.core.Verdict.Unproven}. So a host takes from a client only moves that are listed.
 *
 * <p>The text of a position is one line of words:
 *
 * <pre>
 * A:0,5,h1,k B:k,k,k,k C:33,k,k,k D:k,k,k,k round 1 A play C hands A:13,4 B:#5 C:7,#4 D:#5 pile 5,9 deck #80
 * </pre>
 *
 * <p>First the pieces of each seat ({@code K0} for a king, {@code N}, {@code P} and {@code J} for knight, peasant and
 * jester); {@code dog 8} if there is a dog; the number of the round, its leader ({@code ?} before the first deal),
 * {@linkplain Phase what is due} and whose turn it is ({@code -} for nobody's; after the end, who moved last), with
 * {@code shuffled} after it when the deck was shuffled for the deal that comes next; the hands; the pile; the deck, top
 * first. Then, if they apply: {@code open 3} for the number of cards on top of the deck that everybody
 * knows; {@code spent 9} for the card for which another is drawn, and {@code at 24} for the special cell that a piece
 * reached; {@code given A:13 B:#} for the gifts on the table; {@code known A>C:13} for what is {@linkplain Knowledge
 * known}, also of a pile that was {@linkplain Shuffled shuffled} in the middle of a round; {@code last 5} or {@code last 5 king} for the card that a copy would copy, and that it moved a king.
 *
 * <p>Immutable and thread-safe.
 */
public interface DogPosition extends Position<DogMove, DogPosition> {

    /** The seat whose turn it is, also while it draws a card; empty during deals and exchanges and when the game is over. */
    Optional<Player> toMove();

    /** What is due. */
    Phase phase();

    /** The seats that play. */
    Seating seating();

    /** The board's marks. */
    Geometry geometry();

    /** The pieces of a seat: on the track, then in the destination, then in the kennel; in DOG Royal by rank. */
    List<Piece> pieces(Player player);

    /** Where the dog is, if there is one. */
    Optional<Cell> dog();

    /** The cards of a seat. */
    Hand hand(Player player);

    /** The card that a seat has put face down for the exchange. */
    Optional<CardFace> given(Player player);

    /** Who knows what of the hands. */
    Knowledge knowledge();

    /** The played and burnt cards. */
    Hand pile();

    /** The card for which another is about to be drawn; it is not in the pile yet. */
    Optional<CardFace> spent();

    /** The cards still to come. */
    Deck deck();

    /** The cards that may be in hidden places: all cards less those that are known anywhere. */
    Cards unseen();

    /** The number of the round, from 1. */
    int round();

    /** Who leads the round; nobody before the first one. */
    Optional<Player> leader();

    /**
     * The announcement that the deal, or a shuffle for it, carries; empty when no deal is due, when a shuffle has carried
     * it already, and while the leader is unknown.
     */
    Optional<Round> announcement();

    /** The card that a copy would copy, if there is one. */
    Optional<Card> lastCard();

    /** All that is on the table. */
    DogSetup toSetup();
}
