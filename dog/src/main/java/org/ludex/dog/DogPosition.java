package org.ludex.dog;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Position;

/**
 * A position of DOG, DOG Royal or Black DOG.
 *
 * <p>{@link #legalMoves} lists one move for every card and result: two orders of a split 7 that lead to the same position
 * are one. Cards that a hand may hold without anybody knowing are listed like known ones. A play or burn that draws is
 * listed once for each card that may come. Burns that hang on hidden cards are not listed, though they are judged
 * {@link org.ludex.core.Verdict.Unproven} and may be played; and a whole-hand burn that shows hidden cards may be legal
 * without being listed. Deals and exchanges cannot be listed.
 *
 * <p>The text of a position is one line of words:
 *
 * <pre>
 * A:0,5,h1,k B:k,k,k,k C:33,k,k,k D:k,k,k,k round 1 A play C hands A:13,4 B:#5 C:7,#4 D:#5 pile 5,9 deck #80
 * </pre>
 *
 * <p>First the pieces of each seat ({@code K0} for a king, {@code N}, {@code P} and {@code J} for knight, peasant and
 * jester); {@code dog 8} where there is a dog; the number of the round, its leader ({@code ?} before the first deal),
 * what is due ({@code deal give start dog play again over}; {@code again} is the turn after a first burn with two or three
 * players) and whose turn it is ({@code -} for nobody's; after the end, who moved last), with {@code shuffled} behind it
 * when the deck was shuffled for what comes next; the hands; the pile; the deck, top first; and {@code last 5} or
 * {@code last 5 king} for the card that a copy would copy, and that it moved a king.
 *
 * <p>Immutable and thread-safe.
 */
public interface DogPosition extends Position<DogMove, DogPosition> {

    /** Who plays. */
    Seating seating();

    /** The board's marks. */
    Geometry geometry();

    /** The pieces of a seat: on the track, then in the destination, then in the kennel; in DOG Royal by rank. */
    List<Piece> pieces(Player player);

    /** Where the dog is, if there is one. */
    Optional<Cell> dog();

    /** The cards of a seat. */
    Hand hand(Player player);

    /** The played and burnt cards. */
    Hand pile();

    /** The cards still to come. */
    Deck deck();

    /** The cards that may be in hidden places: all cards less those known in hands, pile and deck. */
    Cards unseen();

    /** The number of the round, from 1. */
    int round();

    /** Who leads the round; nobody before the first one. */
    Optional<Player> leader();

    /**
     * The announcement that the deal, or a shuffle for it, carries; empty when no deal is due, when a shuffle has carried
     * it already, and while nobody knows who leads.
     */
    Optional<Round> announcement();

    /** The card that a copy would copy, if there is one. */
    Optional<Card> lastCard();
}
