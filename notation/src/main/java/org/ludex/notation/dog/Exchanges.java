package org.ludex.notation.dog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.antlr.v4.runtime.Token;
import org.ludex.dog.CardFace;
import org.ludex.dog.Gift;
import org.ludex.dog.Player;
import org.ludex.dog.Seating;
import org.ludex.notation.antlr.TextStream;
import org.ludex.notation.grammar.DogLexer;

/** The exchange, which is one entry of a record and one decision of each seat. */
final class Exchanges {

    private Exchanges() {}

    /** What every seat gives, in the order of seats; who has given nothing yet is left out. */
    static List<Gift> gifts(Seating seating, Function<Player, Optional<CardFace>> given) {
        List<Gift> gifts = new ArrayList<>();
        for (Player player : seating.players()) {
            given.apply(player).ifPresent(card -> gifts.add(new Gift(player, seating.receiver(player), card)));
        }
        return gifts;
    }

    /** The card that a seat gives, hidden if the gifts do not show it. */
    static CardFace card(List<Gift> gifts, Player from) {
        return find(gifts, from).orElseGet(CardFace::hidden);
    }

    /** The same gifts, one of each seat, with the cards on the table where the gifts do not show them. */
    static List<Gift> whole(Seating seating, List<Gift> gifts, Function<Player, Optional<CardFace>> given) {
        return gifts(
                seating,
                player -> find(gifts, player).filter(card -> !card.isHidden()).or(() -> given.apply(player)));
    }

    /** The moves of an exchange, each decision with the card that came to light in the end. */
    static <M> List<M> told(
            List<M> moves,
            List<Gift> gifts,
            Function<M, Optional<Player>> giver,
            BiFunction<Player, CardFace, M> give) {
        List<M> told = new ArrayList<>(moves.size());
        for (M move : moves) {
            Optional<Player> seat = giver.apply(move);
            told.add(seat.isPresent() ? give.apply(seat.get(), card(gifts, seat.get())) : move);
        }
        return told;
    }

    private static Optional<CardFace> find(List<Gift> gifts, Player from) {
        for (Gift gift : gifts) {
            if (gift.from() == from) {
                return Optional.of(gift.card());
            }
        }
        return Optional.empty();
    }

    /** Whether any seat has given a card. */
    static boolean isBegun(Seating seating, Function<Player, Optional<CardFace>> given) {
        for (Player player : seating.players()) {
            if (given.apply(player).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** The givers of an exchange that is only begun: from the one to move on, up to the last who is named. */
    static List<Player> givers(
            Seating seating, Optional<Player> toMove, List<Gift> gifts, Function<Player, Optional<CardFace>> given) {
        List<Player> givers = new ArrayList<>();
        Player player = toMove.orElse(seating.players().get(0));
        int named = 0;
        for (int i = 0; i < seating.count(); i++) {
            if (given.apply(player).isEmpty()) {
                givers.add(player);
                named = find(gifts, player).isPresent() ? givers.size() : named;
            }
            player = seating.next(player);
        }
        return givers.subList(0, named);
    }

    /** The entry of an exchange that a gift such as {@code B give 2} begins; other words stay as they are. */
    static String sent(Seating seating, String words) {
        DogLexer lexer = new DogLexer(new TextStream(words, LineNotation::fold));
        lexer.removeErrorListeners();
        Token seat = lexer.nextToken();
        Token give = lexer.nextToken();
        if (seat.getType() != DogLexer.SEAT || give.getType() != DogLexer.GIVE) {
            return words;
        }
        StringBuilder card = new StringBuilder();
        int end = 0;
        for (Token part = lexer.nextToken(); part.getType() != Token.EOF; part = lexer.nextToken()) {
            if (!card.isEmpty() && part.getStartIndex() != end) {
                // More than a card.
                return words;
            }
            card.append(part.getText());
            end = part.getStopIndex() + 1;
        }
        Player giver = new EntryParts().seat(seat);
        return card.isEmpty() || !seating.players().contains(giver)
                ? words
                : "give " + giver + ">" + seating.receiver(giver) + ":" + card;
    }
}
