package org.ludex.dog.classic;

import java.util.ArrayList;
import java.util.List;
import org.ludex.core.Options;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.DogRule;
import org.ludex.dog.SwapWithoutTarget;
import org.ludex.dog.engine.CardUse;
import org.ludex.dog.engine.CardUse.Deed;
import org.ludex.dog.engine.CardUse.Split;
import org.ludex.dog.engine.Ruleset;

/** DOG's deck and what its cards do. */
final class DogRules {

    private static final int LARGEST_HAND = 6;
    private static final int SIZES = 5;

    private static final Cards CARDS = Cards.numbers(8).plus(Card.SWAP, 8).plus(Card.JOKER, 6);

    private static final List<CardUse> USES = List.of(
            CardUse.steps(Card.ONE_ELEVEN, DogRule.D17, 1, 11).starting(),
            CardUse.number(Card.TWO),
            CardUse.number(Card.THREE),
            CardUse.steps(Card.FOUR, DogRule.D16, 4).orBack(4),
            CardUse.number(Card.FIVE),
            CardUse.number(Card.SIX),
            CardUse.shared(Card.SEVEN, DogRule.D18, Split.SEVEN),
            CardUse.number(Card.EIGHT),
            CardUse.number(Card.NINE),
            CardUse.number(Card.TEN),
            CardUse.number(Card.TWELVE),
            CardUse.steps(Card.THIRTEEN, DogRule.D17, 13).starting(),
            CardUse.deed(Card.SWAP, DogRule.D21, Deed.SWAP));

    private static final CardUse FOURTEEN =
            CardUse.steps(Card.FOURTEEN, DogRule.D25, 14).or(Deed.TAKE);

    private DogRules() {}

    static Ruleset of(Options options) {
        boolean has14 = options.value(Dog.CARDS_14.name(), Cards14.class) == Cards14.ON;
        List<CardUse> uses = new ArrayList<>(USES);
        if (has14) {
            uses.add(FOURTEEN);
        }
        Ruleset.Builder rules = Ruleset.of(Dog.GAME, options)
                .cards(has14 ? CARDS.plus(Card.FOURTEEN, 8) : CARDS, uses)
                .handSizes(round -> LARGEST_HAND - (round - 1) % SIZES)
                .swapWithoutTarget(options.value(Dog.SWAP.name(), SwapWithoutTarget.class));
        if (options.value(Dog.SEVEN_OVERFLOW.name(), SevenOverflow.class) == SevenOverflow.ANY) {
            rules.sharedRest();
        }
        return rules.build();
    }
}
