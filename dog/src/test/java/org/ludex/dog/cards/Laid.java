package org.ludex.dog.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.ludex.core.Attempt;
import org.ludex.core.Fault;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.Cards;
import org.ludex.dog.Hand;

/** A table laid for a test: what is not said is hidden in the deck. */
final class Laid {

    static final DogCards GAME = DogCards.GAME;

    /** Each place has the card of the next number. */
    static final String MARKET = "2,3,4,5,6,7,8,9,10,11,12,13,14";

    private final String options;
    private String market = MARKET;
    private String turn = "play A";
    private String rows = "-";
    private String hands = "-";
    private String pile = "-";
    private String top = "";
    private String rest = "";

    private Laid(String options) {
        this.options = options;
    }

    static Laid two() {
        return new Laid("players=2").hands("A:#7 C:#7");
    }

    static Laid three() {
        return new Laid("players=3").hands("A:#7 B:#7 C:#7");
    }

    static Laid four() {
        return new Laid("players=4").hands("A:#5 B:#5 C:#5 D:#5");
    }

    Laid turn(String words) {
        turn = words;
        return this;
    }

    Laid market(String cards) {
        market = cards;
        return this;
    }

    Laid rows(String words) {
        rows = words;
        return this;
    }

    Laid hands(String words) {
        hands = words;
        return this;
    }

    Laid pile(String cards) {
        pile = cards;
        return this;
    }

    /** The cards on top of the deck; more hidden ones follow. */
    Laid top(String cards) {
        top = cards;
        return this;
    }

    Laid rest(String words) {
        rest = " " + words;
        return this;
    }

    /** All cards that are nowhere else go to the pile, and the deck is just its top. */
    CardsPosition withDeck(String deck) {
        CardsPosition hidden = position();
        Cards left = hidden.unseen();
        for (String word : deck.equals("-") ? new String[0] : deck.split(",", -1)) {
            left = left.minus(Card.parse(word));
        }
        return GAME.position(
                turn + " market " + market + " rows " + rows + " hands " + hands + " pile " + left.plus(hidden.pile())
                        + " deck " + deck + rest,
                Options.parse(GAME, options));
    }

    String text() {
        int used = Cards.parse(market.replace("!", "")).size() + size(pile) + size(top);
        for (String word : (rows + " " + hands).split(" ", -1)) {
            if (word.contains(":")) {
                used += Hand.parse(word.substring(word.indexOf(':') + 1)).size();
            }
        }
        int hidden = 120 - used;
        String deck = top.isEmpty() ? "#" + hidden : top + ",#" + hidden;
        return turn + " market " + market + " rows " + rows + " hands " + hands + " pile " + pile + " deck " + deck
                + rest;
    }

    private static int size(String cards) {
        return cards.isEmpty() ? 0 : Hand.parse(cards).size();
    }

    CardsPosition position() {
        return GAME.position(text(), Options.parse(GAME, options));
    }

    Laid refuses(String entry, Rule rule) {
        refuses(position(), entry, rule);
        return this;
    }

    /** Why an entry is refused, in Persian. */
    String persian(String entry) {
        Verdict.Illegal refusal =
                (Verdict.Illegal) Entry.play(position(), entry).verdict();
        return new Fault(refusal.rule(), refusal.facts()).message(Locale.forLanguageTag("fa"));
    }

    CardsPosition after(String... entries) {
        return play(position(), entries);
    }

    static void refuses(CardsPosition position, String lines, Rule rule) {
        Verdict verdict = Entry.play(position, lines).verdict();
        assertThat(verdict).as("%s at %s", lines, position).isInstanceOf(Verdict.Illegal.class);
        Verdict.Illegal refusal = (Verdict.Illegal) verdict;
        assertThat(refusal.rule())
                .as("%s: %s", lines, refusal.message(Locale.ENGLISH))
                .isEqualTo(rule);
        assertThat(refusal.message(Locale.ENGLISH)).doesNotContain("{").isNotEqualTo(rule.code());
    }

    /** Plays lines of a record. */
    static CardsPosition play(CardsPosition start, String... entries) {
        CardsPosition position = start;
        for (String entry : entries) {
            Attempt<CardsPosition> attempt = Entry.play(position, entry);
            assertThat(attempt.verdict()).as("%s at %s", entry, position).isEqualTo(Verdict.legal());
            position = attempt.toOptional().orElseThrow();
        }
        return position;
    }

    /** Plays moves by their own texts. */
    static CardsPosition moves(CardsPosition start, String... moves) {
        CardsPosition position = start;
        for (String move : moves) {
            assertThat(position.judge(Entry.move(move)))
                    .as("%s at %s", move, position)
                    .isEqualTo(Verdict.legal());
            position = position.play(Entry.move(move));
        }
        return position;
    }
}
