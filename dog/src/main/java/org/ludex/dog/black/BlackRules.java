package org.ludex.dog.black;

import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ludex.core.CoreRule;
import org.ludex.core.Facts;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.Options;
import org.ludex.core.Phrase;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.DogRule;
import org.ludex.dog.Geometry;
import org.ludex.dog.Player;
import org.ludex.dog.deal.Concern;
import org.ludex.dog.engine.CardUse;
import org.ludex.dog.engine.CardUse.Deed;
import org.ludex.dog.engine.CardUse.Split;
import org.ludex.dog.engine.Ruleset;
import org.ludex.dog.engine.State;
import org.ludex.dog.engine.Table;

/** Black DOG's deck, what its cards do, and the numbers of its rules. */
final class BlackRules {

    private static final int HAND = 5;

    private static final Cards CARDS = Cards.each(
                    8,
                    Card.ONE_ELEVEN,
                    Card.TWO,
                    Card.THREE,
                    Card.FIVE,
                    Card.SIX,
                    Card.EIGHT,
                    Card.NINE,
                    Card.TEN,
                    Card.TWELVE,
                    Card.THIRTEEN)
            .plus(Cards.each(6, Card.SEVEN, Card.FOUR, Card.SWAP, Card.MAGNET, Card.COPY));

    private static final List<CardUse> USES = List.of(
            CardUse.steps(Card.ONE_ELEVEN, DogRule.D17, 1, 11).starting(),
            CardUse.number(Card.TWO),
            CardUse.number(Card.THREE),
            CardUse.shared(Card.FOUR, BlackRule.B8, Split.FOUR),
            CardUse.number(Card.FIVE),
            CardUse.number(Card.SIX),
            CardUse.steps(Card.SEVEN, BlackRule.B3, 1, 2, 3, 4, 5, 6, 7),
            CardUse.number(Card.EIGHT),
            CardUse.number(Card.NINE),
            CardUse.number(Card.TEN),
            CardUse.number(Card.TWELVE),
            CardUse.steps(Card.THIRTEEN, DogRule.D17, 13).starting(),
            CardUse.deed(Card.SWAP, DogRule.D21, Deed.SWAP),
            CardUse.deed(Card.MAGNET, BlackRule.B9, Deed.MAGNET));

    private static final Map<Concern, BlackRule> BOOK = Map.of(
            Concern.HAND_SIZE, BlackRule.B1,
            Concern.LEADER, BlackRule.B1,
            Concern.DOG, BlackRule.B1,
            Concern.COPY, BlackRule.B9,
            Concern.NULL_SWAP, BlackRule.B10);

    private BlackRules() {}

    static Ruleset of(Options options) {
        Ruleset.Builder rules = Ruleset.of(BlackDog.GAME, options);
        Table table = rules.table();
        Geometry geometry = table.geometry();
        if (geometry.disc().isEmpty()) {
            throw new InvalidOptionsException(
                    CoreRule.OPTION_VALUE,
                    Facts.of(
                            "option",
                            "geometry",
                            "value",
                            geometry.toString(),
                            "values",
                            Phrase.of(BlackRule.class, "value.geometry")));
        }
        return rules.cards(CARDS, USES)
                .handSizes(round -> HAND)
                .rules(BOOK)
                .dogOn(geometry.disc(), options.value(BlackDog.DOG_BY.name(), DogBy.class)::seat)
                .sharing(state -> sharers(table, state))
                .sequel(new Turntable(
                        table,
                        black(options.value(BlackDog.BLACK_CARDS.name())),
                        options.value(BlackDog.DOG_HITS.name(), DogHits.class),
                        options.value(BlackDog.SWAP_TURNS.name(), SwapTurns.class)))
                .build();
    }

    /** Own and partner's pieces; the opponents' as well once one of the two is home, and always without partners. */
    private static List<Integer> sharers(Table table, State state) {
        if (!table.seating().inPairs()) {
            return table.players().stream().map(Player::index).toList();
        }
        int seat = state.turn();
        boolean home = state.board().isHome(seat) || state.board().isHome(seat ^ 2);
        return home ? List.of(seat, seat ^ 2, (seat + 1) % 4, (seat + 3) % 4) : List.of(seat, seat ^ 2);
    }

    private static Set<Card> black(String text) {
        Set<Card> cards = EnumSet.noneOf(Card.class);
        for (String word : text.split("/", -1)) {
            boolean known = false;
            for (CardUse use : USES) {
                if (use.kind().toString().equals(word) && use.forward() != 0) {
                    known = cards.add(use.kind());
                }
            }
            if (!known) {
                throw new InvalidOptionsException(
                        CoreRule.OPTION_VALUE,
                        Facts.of(
                                "option",
                                BlackDog.BLACK_CARDS.name(),
                                "value",
                                text,
                                "values",
                                Phrase.of(BlackRule.class, "value.cards")));
            }
        }
        return cards;
    }

    /** The cards in one order, with no blanks between them. */
    static String spelling(String text) {
        String[] words = text.replace(" ", "").split("/", -1);
        Arrays.sort(words, Comparator.comparing((String word) -> Card.parse(word)));
        return String.join("/", words);
    }
}
