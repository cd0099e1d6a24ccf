package org.ludex.kamisado;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.ludex.core.Messages;
import org.ludex.core.Rule.Kind;

/** The rules by their numbers. */
class KamisadoRuleTest {

    private final ResourceBundle messages = Messages.bundle(KamisadoRule.class, Locale.ENGLISH);

    @ParameterizedTest
    @EnumSource(KamisadoRule.class)
    @DisplayName("every rule has a title, and a sentence for its refusal if it forbids something")
    void sentences(KamisadoRule rule) {
        assertThat(rule.title(Locale.ENGLISH)).endsWith(".");
        boolean refuses = messages.keySet().stream().anyMatch(key -> key.startsWith("refusal." + rule.code()));
        assertThat(refuses).isEqualTo(rule.kind() == Kind.CONSTRAINT || rule.kind() == Kind.ENDING);
    }

    @Test
    @DisplayName("the bundle has no sentence without a rule")
    void noStraySentences() {
        assertThat(messages.keySet())
                .filteredOn(key -> key.startsWith("rule.") || key.startsWith("refusal."))
                .allSatisfy(key -> assertThat(KamisadoRule.values())
                        .anyMatch(rule -> key.split("\\.", -1)[1].equals(rule.code())));
    }

    @ParameterizedTest
    @CsvSource({"S1, SD1, SS1", "S2, SD2, SS2", "S4, SD4, SS4", "S9, SD9, SS9", "S11, SD11, SS11"})
    @DisplayName("the rules of the three ranks go together")
    void ranks(KamisadoRule sumo, KamisadoRule doubleSumo, KamisadoRule tripleSumo) {
        assertThat(sumo.of(Rank.SUMO)).isEqualTo(sumo);
        assertThat(sumo.of(Rank.DOUBLE)).isEqualTo(doubleSumo);
        assertThat(sumo.of(Rank.TRIPLE)).isEqualTo(tripleSumo);
    }
}
