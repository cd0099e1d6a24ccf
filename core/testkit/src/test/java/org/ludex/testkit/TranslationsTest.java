package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.ludex.testkit.languages.Home;
import org.ludex.testkit.languages.odd.Odd;
import org.ludex.testkit.pebbles.PebblesRule;

/** Sentences in several languages, with and without faults. */
class TranslationsTest {

    private final Translations sentences = Translations.beside(Home.class);

    @Test
    void languagesAreFound() {
        assertThat(sentences.languages()).containsExactly("de", "fa", "fr", "it", "nl");
        assertThat(Translations.beside(PebblesRule.class).languages()).containsExactly("fa");
        assertThat(Translations.beside(String.class).languages()).isEmpty();
    }

    @Test
    void aCompleteLanguage() {
        assertThatCode(() -> sentences.check("fa", Set.of())).doesNotThrowAnyException();
    }

    @Test
    void aSentenceIsMissing() {
        assertThatThrownBy(() -> sentences.check("de", Set.of())).hasMessageContaining("refusal.A");
    }

    @Test
    void aSentenceThatEnglishLacks() {
        assertThatThrownBy(() -> sentences.check("fr", Set.of())).hasMessageContaining("rule.B");
    }

    @Test
    void aPlaceIsLeftOut() {
        assertThatThrownBy(() -> sentences.check("it", Set.of())).hasMessageContaining("{reason}");
        assertThatCode(() -> sentences.check("it", Set.of("{reason}"))).doesNotThrowAnyException();
    }

    @Test
    void aNumberThatDoesNotAgree() {
        assertThatThrownBy(() -> sentences.checkNumbers(Set.of()))
                .hasMessageContaining("en refusal.A: 1 took 1 pebbles: 1")
                .hasMessageNotContaining("rule.A");
        assertThatCode(() -> sentences.checkNumbers(Set.of("refusal.A"))).doesNotThrowAnyException();
    }

    @Test
    void aWordingWithOneAlternative() {
        assertThatThrownBy(() -> Translations.beside(Odd.class).checkNumbers(Set.of("refusal.A")))
                .hasMessageContaining("sv refusal.A: White tog 1 {count|sten}.")
                .hasMessageNotContaining("en refusal.A");
    }

    @Test
    void aWordInAnotherScript() {
        Translations pebbles = Translations.beside(PebblesRule.class);
        assertThatCode(() -> pebbles.checkScript("fa", Pattern.compile(""))).doesNotThrowAnyException();
        assertThatThrownBy(() -> sentences.checkScript("de", Pattern.compile("")))
                .hasMessageContaining("rule.A");
    }

    @Test
    void aPlaceThatEnglishLacks() {
        assertThatThrownBy(() -> sentences.check("nl", Set.of("{where}"))).hasMessageContaining("{where}");
    }
}
