package org.ludex.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FactsTest {

    @Test
    void valuesKeepTheOrderGiven() {
        assertThat(Facts.of("z", 1, "a", 2, "m", 3).and("b", 4).values())
                .containsExactly(entry("z", 1), entry("a", 2), entry("m", 3), entry("b", 4));
        assertThat(Facts.of("z", 1, "a", 2).values()).containsExactly(entry("z", 1), entry("a", 2));
    }

    @Test
    void moreMakesNewFacts() {
        Facts one = Facts.of("a", 1);
        assertThat(one.and("b", 2)).isNotEqualTo(one);
        assertThat(one.values()).containsExactly(entry("a", 1));
        assertThat(one.and("a", 5).values()).containsExactly(entry("a", 5));
    }

    @Test
    void aVariantKeepsTheValuesAndIsKept() {
        Facts occupied = Facts.of("a", 1).as("occupied");
        assertThat(occupied.form()).isEqualTo("occupied");
        assertThat(occupied.and("b", 2)).isEqualTo(new Facts("occupied", Map.of("a", 1, "b", 2)));
        assertThat(Facts.none()).isEqualTo(new Facts("", Map.of()));
    }

    @Test
    void valuesAreACopyAndCannotBeChanged() {
        Map<String, Object> values = new LinkedHashMap<>(Map.of("a", 1));
        Facts facts = new Facts("", values);
        values.put("b", 2);
        assertThat(facts.values()).containsExactly(entry("a", 1));
        assertThatThrownBy(() -> facts.values().put("c", 3)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> Facts.none().values().put("c", 3)).isInstanceOf(UnsupportedOperationException.class);
    }
}
