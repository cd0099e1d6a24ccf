package org.ludex.notation.property;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.notation.property.RepairTable.Outcome;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/** How often a repair restores a damaged record. The whole table with {@code -Dludex.fuzz=true}. */
@DisplayName("Repairs of damaged records")
class RepairTableTest {

    private static final int EACH = Integer.getInteger("ludex.fuzz.damages", 20);
    private static final int PLIES = 150;
    private static final int SHORT = 40;

    private static GameNotation<?, ?> notation(String game) {
        return Notations.find(game).orElseThrow();
    }

    private static int plies(GameNotation<?, ?> notation) {
        return notation.oneEntryPerLine() ? SHORT : PLIES;
    }

    @Test
    @DisplayName("restore most records of Kamisado, whose symbols say everything twice")
    void kamisado() {
        RepairTable table = RepairTable.of(notation("kamisado"), PLIES, 10);
        assertThat(table.records()).isEqualTo(50);
        assertThat(table.count(Outcome.RESTORED)).as(table.markdown()).isGreaterThan(35);
    }

    @ParameterizedTest
    @ValueSource(strings = {"kamisado", "dvonn", "yinsh", "sixth", "mensch", "dog-cards"})
    @DisplayName("are never suggested where they do not make the record a good one")
    void useful(String game) {
        GameNotation<?, ?> notation = notation(game);
        RepairTable table = RepairTable.of(notation, plies(notation), 2);
        assertThat(table.records()).isPositive();
        assertThat(table.useless()).isEmpty();
    }

    @Test
    @EnabledIfSystemProperty(named = "ludex.fuzz", matches = "true")
    @DisplayName("are counted for every game")
    void table() {
        System.out.println("| game | records | restored | among three | other | none"
                + " | digit | letter | swapped | lost | doubled |");
        System.out.println("|---|---|---|---|---|---|---|---|---|---|---|");
        for (GameNotation<?, ?> notation : Notations.all()) {
            RepairTable table = RepairTable.of(notation, plies(notation), EACH);
            System.out.println(table.markdown());
            assertThat(table.useless()).isEmpty();
        }
    }
}
