package org.ludex.dog.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.ludex.core.BoardCell;
import org.ludex.core.Facts;
import org.ludex.core.Look;
import org.ludex.core.Phrase;
import org.ludex.core.Viewer;
import org.ludex.core.picture.Picture;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Hand;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;

/**
 * What a picture of the table shows: market, rows, hands, pile and deck, as far as they are known. {@link TextBoard} and
 * {@link SvgBoard} draw it.
 *
 * @param position the position
 * @param moves the moves that led to it, if they are shown
 * @param marked the ids of the places to mark
 * @param look the orientation, the arrows and the language
 */
record CardsPicture(CardsPosition position, List<CardsMove> moves, Set<String> marked, Look look) {

    private static final int LONGEST = 60;

    static CardsPicture of(CardsPosition position, Look look) {
        return after(position, List.of(), look);
    }

    /** The table after moves, with the places of the market and the rows marked that they changed. */
    static CardsPicture after(CardsPosition before, List<? extends CardsMove> moves, Look look) {
        look.side().ifPresent(seat -> Viewer.of(seat).at(before));
        Set<String> marked = new HashSet<>();
        look.marked().forEach(cell -> marked.add(cell.id()));
        CardsPosition after = before;
        for (CardsMove move : moves) {
            CardsPosition next = after.play(move);
            for (int place = 1; place <= Numbers.PLACES && after.market().isLaid(); place++) {
                if (!after.market().at(place).equals(next.market().at(place))) {
                    marked.add(CardPlace.market(place).id());
                }
            }
            move.footprint().touched().stream()
                    .map(BoardCell::id)
                    .filter(CardsPicture::isShown)
                    .forEach(marked::add);
            after = next;
        }
        return new CardsPicture(after, List.copyOf(moves), marked, look);
    }

    /** Hands, pile and deck change in every turn: that is not worth a mark. */
    private static boolean isShown(String id) {
        return id.startsWith("market") || id.contains("row");
    }

    Picture picture() {
        return new Picture(new TextBoard(this).text(), new SvgBoard(this).drawing());
    }

    boolean isMarked(CardPlace spot) {
        return marked.contains(spot.id());
    }

    Locale locale() {
        return look.locale();
    }

    /** Words of a picture by their key. */
    String words(String key, Facts facts) {
        return new Phrase(CardsRule.class, "picture." + key, facts).text(locale());
    }

    String words(String key) {
        return words(key, Facts.none());
    }

    /** What is due, with the name of the game. */
    String caption() {
        Phase due = position.phase();
        Facts facts = Facts.of("seat", position.table().seat.map(Player::id).orElse("-"));
        String standing =
                due.isChance() || due == Phase.CHOOSE ? words("due." + due, facts) : position.message(locale());
        return words("caption", Facts.of("game", position.game().name(), "standing", standing));
    }

    /** The moves shown, shortened: a shuffle of a whole deck is too long. */
    Optional<String> played() {
        String text = moves.stream().map(CardsMove::toString).collect(Collectors.joining(", "));
        if (text.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(text.length() <= LONGEST ? text : text.substring(0, LONGEST - 3) + "...");
    }

    /** The seats from the upper edge to the lower. */
    List<Player> players() {
        List<Player> players = new ArrayList<>(position.seating().players());
        Optional<Integer> lowest = look.side().map(players::indexOf).filter(index -> index >= 0);
        lowest.ifPresent(index -> Collections.rotate(players, players.size() - 1 - index));
        return players;
    }

    /** The cards of a hand, the hidden ones last. */
    static List<CardFace> faces(Hand hand) {
        List<CardFace> faces = new ArrayList<>();
        hand.known().list().forEach(card -> faces.add(CardFace.of(card)));
        faces.addAll(Collections.nCopies(hand.hidden(), CardFace.hidden()));
        return faces;
    }

    /** The pile by kinds, {@code 3 x 5, 2 x 9}, and the card that waits for the end of the turn. */
    String pile() {
        String kinds = position.pile().kinds().stream()
                .map(kind -> words("count", Facts.of("count", position.pile().count(kind), "card", label(kind))))
                .collect(Collectors.joining(", "));
        String all = kinds.isEmpty() ? words("empty") : kinds;
        return position.spent()
                .map(card -> all + words("spent", Facts.of("card", label(card))))
                .orElse(all);
    }

    String deck() {
        String size = words("cards", Facts.of("count", position.deck().size()));
        boolean isOpen = position.table().open.hidden() < position.table().open.size();
        String open = isOpen ? cards("open", position.table().open.known()) : "";
        String aside = position.aside().isEmpty() ? "" : cards("aside", position.aside());
        return size + open + aside;
    }

    private String cards(String key, Cards cards) {
        return words(key, Facts.of("cards", Hand.of(cards).text(locale())));
    }

    /** The word of a card, short enough for a small card. */
    String label(Card card) {
        return card == Card.ONE_ELEVEN ? words("one-eleven") : card.text(locale());
    }
}
