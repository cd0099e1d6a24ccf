package org.ludex.notation.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The cost of reading")
class CostTest {

    private static final int LENGTH = 20_000;

    @Test
    @DisplayName("may grow with the input")
    void inProportion() {
        assertThat(Cost.bounded(LENGTH, () -> work(1_000 * LENGTH))).isEqualTo(1_000 * LENGTH);
    }

    @Test
    @DisplayName("may not grow faster than the input")
    void square() {
        assertThatThrownBy(() -> Cost.bounded(LENGTH, () -> work(LENGTH * LENGTH)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("bytes for 20000 of input");
    }

    @Test
    @DisplayName("may be higher once, but not each time")
    void onlyOnce() {
        List<Integer> times = new ArrayList<>();
        assertThat(Cost.bounded(10, () -> {
                    times.add(1);
                    return work(times.size() == 1 ? 4 << 20 : 1);
                }))
                .isEqualTo(1);
        assertThatThrownBy(() -> Cost.bounded(10, () -> work(4 << 20)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("bytes for 10 of input");
    }

    /** Makes and drops so many bytes. */
    private static int work(int bytes) {
        int made = 0;
        while (made < bytes) {
            made += new byte[Math.min(1 << 16, bytes - made)].length;
        }
        return made;
    }
}
