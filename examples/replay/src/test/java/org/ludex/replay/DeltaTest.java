package org.ludex.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A delta")
class DeltaTest {

    @Test
    @DisplayName("is empty between equal lists")
    void same() {
        assertThat(Delta.between(List.of(1, 2, 3), List.of(1, 2, 3))).isEmpty();
        assertThat(Delta.between(List.of(), List.of())).isEmpty();
    }

    @Test
    @DisplayName("says what to keep, to leave out and to put in")
    void words() {
        assertThat(Delta.between(List.of(1, 2, 3, 4, 5), List.of(1, 9, 3, 4, 5)))
                .containsExactly(1, 1, 1, 9);
        assertThat(Delta.between(List.of(1, 2, 3), List.of(1, 3, 4))).containsExactly(1, 1, 0, 1, 0, 1, 4);
        assertThat(Delta.between(List.of(), List.of(7, 8))).containsExactly(0, 0, 2, 7, 8);
    }

    @Test
    @DisplayName("turns any list into any other")
    void roundTrip() {
        Random random = new Random(15);
        for (int round = 0; round < 2000; round++) {
            List<Integer> before = list(random);
            List<Integer> after = list(random);

            assertThat(PageData.changed(before, Delta.between(before, after)))
                    .as("%s to %s", before, after)
                    .isEqualTo(after);
        }
    }

    private static List<Integer> list(Random random) {
        List<Integer> list = new ArrayList<>();
        int length = random.nextInt(12);
        for (int i = 0; i < length; i++) {
            list.add(random.nextInt(8));
        }
        return list;
    }
}
