package org.ludex.dog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Viewer;

@DisplayName("Knowledge of the cards that others hold")
class KnowledgeValueTest {

    private static Cards cards(String text) {
        return Cards.parse(text);
    }

    @Test
    void nobodyKnowsAnythingAtFirst() {
        Knowledge none = Knowledge.none();
        assertThat(none.isEmpty()).isTrue();
        assertThat(none.known(Player.A, Player.B)).isEqualTo(Cards.empty());
        assertThat(none).hasToString("-").isEqualTo(Knowledge.parse("-"));
    }

    @Test
    @DisplayName("what a seat knows includes what everybody knows")
    void knowledgeIsTotal() {
        Knowledge known =
                Knowledge.none().telling(Player.A, Player.C, Card.THIRTEEN).showing(Player.C, Card.EIGHT);
        assertThat(known.known(Player.C, Player.A)).isEqualTo(cards("8,13"));
        assertThat(known.known(Player.C, Player.B)).isEqualTo(cards("8"));
        assertThat(known.known(Player.C)).isEqualTo(cards("8"));
        assertThat(known.known(Player.C, Viewer.spectator())).isEqualTo(cards("8"));
        assertThat(known.known(Player.C, Viewer.of(Player.A))).isEqualTo(cards("8,13"));
        assertThat(known).hasToString("A>C:13 *>C:8");
    }

    @Test
    void nobodyLearnsOfTheirOwnHand() {
        assertThat(Knowledge.none().telling(Player.A, Player.A, Card.TWO)).isSameAs(Knowledge.none());
        assertThat(Knowledge.none().showing(Player.A, Card.TWO).known(Player.A, Player.A))
                .isEqualTo(Cards.empty());
    }

    @Test
    @DisplayName("a card that leaves face up is taken from everybody's knowledge, once")
    void playedCardsAreForgotten() {
        Knowledge known = Knowledge.parse("A>C:8 *>C:8");
        Knowledge once = known.without(Player.C, Card.EIGHT);
        assertThat(once).hasToString("A>C:8");
        assertThat(once.without(Player.C, Card.EIGHT)).isSameAs(Knowledge.none());
        assertThat(known.without(Player.C, Card.NINE)).isEqualTo(known);
        assertThat(known.without(Player.B, Card.EIGHT)).isEqualTo(known);
    }

    @Test
    @DisplayName("after a card left face down nothing is known of that hand")
    void hiddenCardsEndKnowledge() {
        Knowledge known = Knowledge.parse("A>C:8 B>C:9 A>B:2");
        assertThat(known.without(Player.C)).hasToString("A>B:2");
        assertThat(known.without(Player.C).without(Player.B)).isSameAs(Knowledge.none());
    }

    @Test
    @DisplayName("a view keeps what the viewer knows, what others know of the viewer, and what everybody knows")
    void views() {
        Knowledge known = Knowledge.parse("A>C:13 B>C:5 C>A:9 B>D:4 *>D:8");
        assertThat(known.view(Viewer.of(Player.A))).hasToString("A>C:13 C>A:9 *>D:8");
        assertThat(known.view(Viewer.of(Player.C))).hasToString("A>C:13 B>C:5 C>A:9 *>D:8");
        assertThat(known.view(Viewer.spectator())).hasToString("*>D:8");
        assertThat(known.view(Viewer.of(Player.A)).view(Viewer.of(Player.A)))
                .isEqualTo(known.view(Viewer.of(Player.A)));
        assertThat(known.view(Viewer.of(Player.A)).view(Viewer.of(Player.B))).hasToString("*>D:8");
    }

    @Test
    void knowledgeOfCardsThatAHandDoesNotShow() {
        List<Hand> hands = List.of(Hand.parse("9,#"), Hand.empty(), Hand.parse("#3"), Hand.empty());
        assertThat(Knowledge.parse("C>A:9").doubtful(hands)).isEmpty();
        assertThat(Knowledge.parse("C>A:9,9 A>C:13 *>C:2").doubtful(hands)).containsExactly(Player.A, Player.C);
    }

    @ParameterizedTest
    @ValueSource(strings = {"A>C:13", "*>B:8", "A>C:8,8,13 B>A:joker *>B:8 *>C:2", "-"})
    void textsRoundTrip(String text) {
        assertThat(Knowledge.parse(text)).hasToString(text).hasSameHashCodeAs(Knowledge.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "A", "A>A:13", "A>C", "A>C:", "A>C:99", "E>C:13", "A>*:13", "A>C:13  B>C:1"})
    void nonsenseIsRefused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> Knowledge.parse(text));
    }

    @Test
    void phasesOfChance() {
        assertThat(Phase.DRAW.isChance()).isTrue();
        assertThat(Phase.GIVE.isChance()).isFalse();
        assertThat(Phase.parse("Exchange")).isEqualTo(Phase.EXCHANGE).hasToString("exchange");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Phase.parse("lunch"))
                .withMessageContaining("Unknown phase \"lunch\". Expected one of shuffle, deal");
    }
}
