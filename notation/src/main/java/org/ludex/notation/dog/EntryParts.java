package org.ludex.notation.dog;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;
import org.ludex.core.Facts;
import org.ludex.core.InvalidValueException;
import org.ludex.core.Phrase;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Cards;
import org.ludex.dog.Cell;
import org.ludex.dog.Dealt;
import org.ludex.dog.Gift;
import org.ludex.dog.Hand;
import org.ludex.dog.Place;
import org.ludex.dog.Player;
import org.ludex.dog.Rank;
import org.ludex.dog.Round;
import org.ludex.notation.grammar.DogLexer;
import org.ludex.notation.grammar.DogParser;
import org.ludex.notation.spelling.Numerals;

/**
 * Reads the values in the words of one entry, and remembers whether a value was written in an unusual way. Words that
 * are not a value are refused with an {@link InvalidValueException}. For one entry and one thread.
 */
final class EntryParts {

    /** More cards than these are in no box. */
    private static final int MOST_CARDS = 999;

    private static final List<Optional<Card>> NUMBERED = numbered();

    private Optional<String> oddity = Optional.empty();

    private static List<Optional<Card>> numbered() {
        List<Optional<Card>> cards = new ArrayList<>(Collections.nCopies(15, Optional.empty()));
        for (Card card : Card.values()) {
            card.number().ifPresent(number -> cards.set(number, Optional.of(card)));
        }
        return List.copyOf(cards);
    }

    /** What was written in an unusual way, if anything. */
    Optional<String> oddity() {
        return oddity;
    }

    /** Notes something unusual; the first thing counts. */
    void odd(String form) {
        oddity = oddity.isEmpty() ? Optional.of(form) : oddity;
    }

    private static InvalidValueException invalid(String key, String words) {
        return new InvalidValueException(new Phrase(DogNotation.class, "invalid." + key, Facts.of("words", words)));
    }

    Player seat(TerminalNode node) {
        return seat(node.getSymbol());
    }

    Player seat(Token token) {
        return switch (token.getText()) {
            case "A", "a" -> Player.A;
            case "B", "b" -> Player.B;
            case "C", "c" -> Player.C;
            default -> Player.D;
        };
    }

    int number(TerminalNode node) {
        return number(node.getSymbol());
    }

    private int number(Token token) {
        String digits = token.getText();
        if (Numerals.isPadded(digits)) {
            odd("zero");
        }
        return Numerals.value(digits);
    }

    Round round(DogParser.RoundContext round) {
        return new Round(number(round.NUMBER(0)), number(round.NUMBER(1)), seat(round.SEAT()));
    }

    Card card(DogParser.CardContext card) {
        return switch (card.getStart().getType()) {
            case DogLexer.SWAP -> Card.SWAP;
            case DogLexer.JOKER -> Card.JOKER;
            case DogLexer.MAGNET -> Card.MAGNET;
            case DogLexer.COPY -> Card.COPY;
            case DogLexer.THIEF -> Card.THIEF;
            case DogLexer.NUMBER -> numbered(card);
            default -> throw invalid("covered", card.getText());
        };
    }

    /** What the card of a play stands for, where the play has more than a card and a deed. */
    Optional<Card> standsFor(DogParser.PlayContext play) {
        return play.getChildCount() > 2 ? Optional.of(card(play.card(1))) : Optional.empty();
    }

    private Card numbered(DogParser.CardContext card) {
        int number = number(card.getStart());
        boolean plain = card.getStart() == card.getStop();
        if (number == 1 && (plain || number(card.NUMBER(1)) == 11)) {
            odd("card");
            return Card.ONE_ELEVEN;
        }
        Optional<Card> known = plain && number < NUMBERED.size() ? NUMBERED.get(number) : Optional.empty();
        return known.orElseGet(() -> Card.parse(plain ? Integer.toString(number) : card.getText()));
    }

    CardFace face(DogParser.CardContext card) {
        if (!isCovered(card)) {
            return CardFace.of(card(card));
        }
        if (covered(card) != 1) {
            throw invalid("one-card", card.getText());
        }
        return CardFace.hidden();
    }

    private static boolean isCovered(DogParser.CardContext card) {
        return card.getStart().getType() == DogLexer.COVERED;
    }

    /** How many hidden cards {@code #} or {@code #5} are. */
    private int covered(DogParser.CardContext card) {
        int count = card.INDEX() == null ? 1 : number(card.INDEX());
        if (count < 1 || count > MOST_CARDS) {
            throw invalid("hidden-cards", card.getText());
        }
        return count;
    }

    /** Cards in order, each known or hidden. */
    List<CardFace> faces(DogParser.CardsContext cards) {
        List<CardFace> faces = new ArrayList<>();
        for (DogParser.CardContext card : cards.card()) {
            if (!isCovered(card)) {
                faces.add(CardFace.of(card(card)));
            } else {
                faces.addAll(Collections.nCopies(covered(card), CardFace.hidden()));
            }
            if (faces.size() > MOST_CARDS) {
                throw new InvalidValueException(
                        new Phrase(DogNotation.class, "invalid.too-many-cards", Facts.of("most", MOST_CARDS)));
            }
        }
        return faces;
    }

    /** Cards in order, all known. */
    List<Card> cards(DogParser.CardsContext cards) {
        return cards.card().stream().map(this::card).toList();
    }

    Hand hand(DogParser.HandContext hand) {
        if (hand.cards() == null) {
            return Hand.empty();
        }
        Cards known = Cards.empty();
        int hidden = 0;
        for (DogParser.CardContext card : hand.cards().card()) {
            if (!isCovered(card)) {
                known = known.plus(card(card));
            } else {
                hidden = Math.min(hidden + covered(card), Hand.MOST_HIDDEN);
            }
        }
        return Hand.of(known, hidden);
    }

    List<Dealt> hands(List<DogParser.DealtContext> hands) {
        return hands.stream()
                .map(dealt -> new Dealt(seat(dealt.getStart()), hand(dealt.hand())))
                .toList();
    }

    List<Gift> gifts(List<DogParser.GiftContext> gifts) {
        return gifts.stream()
                .map(gift -> new Gift(seat(gift.getStart()), seat(gift.SEAT(1)), face(gift.card())))
                .toList();
    }

    Cell cell(DogParser.CellContext cell) {
        return switch (cell.getStart().getType()) {
            case DogLexer.NUMBER -> Cell.track(number(cell.getStart()));
            case DogLexer.HOUSE -> Cell.house(number(cell.INDEX()));
            default -> Cell.KENNEL;
        };
    }

    /** A piece; where no seat is named, one of the player's. */
    Place place(DogParser.PlaceContext place, Player player) {
        if (place.getStart().getType() != DogLexer.SEAT) {
            return new Place(player, cell(place.cell()));
        }
        Player owner = seat(place.getStart());
        if (owner == player) {
            odd("seat");
        }
        return new Place(owner, cell(place.cell()));
    }

    /** A piece whose seat must be named. */
    Place named(DogParser.PlaceContext place) {
        if (place.SEAT() == null) {
            throw invalid("whose-hit", place.getText());
        }
        return new Place(seat(place.SEAT()), cell(place.cell()));
    }

    Optional<Rank> rank(DogParser.@Nullable RankContext rank) {
        if (rank == null) {
            return Optional.empty();
        }
        return Optional.of(
                switch (rank.getStart().getType()) {
                    case DogLexer.KING -> Rank.KING;
                    case DogLexer.KNIGHT -> Rank.KNIGHT;
                    case DogLexer.PEASANT -> Rank.PEASANT;
                    default -> Rank.JESTER;
                });
    }

    /** The text of a part of an entry, with single spaces. */
    static String text(ParserRuleContext part) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < part.getChildCount(); i++) {
            words.add(part.getChild(i).getText());
        }
        return String.join(" ", words);
    }
}
