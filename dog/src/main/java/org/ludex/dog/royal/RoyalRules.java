package org.ludex.dog.royal;

import java.util.List;
import java.util.Map;
import org.ludex.core.Options;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.DogRule;
import org.ludex.dog.SwapWithoutTarget;
import org.ludex.dog.deal.Concern;
import org.ludex.dog.engine.CardUse;
import org.ludex.dog.engine.CardUse.Deed;
import org.ludex.dog.engine.CardUse.Lift;
import org.ludex.dog.engine.Opening;
import org.ludex.dog.engine.Ruleset;

/** DOG Royal's deck, what its cards do, and the numbers of its rules. */
final class RoyalRules {

    private static final int HAND = 5;

    /** Seven of each number, and three more of those that let a piece out. */
    private static final Cards CARDS = Cards.numbers(7)
            .plus(Cards.each(3, Card.ONE_ELEVEN, Card.THIRTEEN))
            .plus(Cards.each(7, Card.SWAP, Card.COPY))
            .plus(Card.MAGNET, 6);

    private static final Map<Concern, RoyalRule> BOOK = Map.of(
            Concern.HAND_SIZE, RoyalRule.R1,
            Concern.OPENING, RoyalRule.R1,
            Concern.RANK, RoyalRule.R2,
            Concern.DRAW, RoyalRule.R4,
            Concern.KING, RoyalRule.R5,
            Concern.SUIT, RoyalRule.R7,
            Concern.LEAP, RoyalRule.R8,
            Concern.COPY, RoyalRule.R11);

    private RoyalRules() {}

    static Ruleset of(Options options) {
        KingCopy copy = options.value(DogRoyal.KING_COPY.name(), KingCopy.class);
        GreenFour four = options.value(DogRoyal.GREEN_FOUR.name(), GreenFour.class);
        Ruleset.Builder rules = Ruleset.of(DogRoyal.GAME, options);
        return rules.cards(CARDS, uses(four))
                .handSizes(round -> HAND)
                .rules(BOOK)
                .opening(Opening.FORCED)
                .ranked(new Ranks(copy))
                .swapWithoutTarget(options.value(DogRoyal.SWAP.name(), SwapWithoutTarget.class))
                .sequel(new SpecialCells(rules.table()))
                .build();
    }

    private static List<CardUse> uses(GreenFour four) {
        return List.of(
                CardUse.steps(Card.ONE_ELEVEN, DogRule.D17, 1, 11).starting(),
                CardUse.number(Card.TWO),
                CardUse.number(Card.THREE),
                CardUse.steps(Card.FOUR, DogRule.D16, 4)
                        .orBack(4)
                        .lifting(four == GreenFour.BOTH ? Lift.ALWAYS : Lift.BACK),
                CardUse.number(Card.FIVE),
                CardUse.number(Card.SIX),
                CardUse.steps(Card.SEVEN, RoyalRule.R10, 1, 2, 3, 4, 5, 6, 7),
                CardUse.number(Card.EIGHT),
                CardUse.number(Card.NINE),
                CardUse.number(Card.TEN).lifting(Lift.ALWAYS),
                CardUse.number(Card.TWELVE),
                CardUse.steps(Card.THIRTEEN, DogRule.D17, 13).starting(),
                CardUse.deed(Card.SWAP, DogRule.D21, Deed.SWAP),
                CardUse.deed(Card.MAGNET, RoyalRule.R12, Deed.MAGNET));
    }
}
