package org.ludex.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.countdown.Countdown;
import org.ludex.core.countdown.CountdownPosition;
import org.ludex.core.countdown.CountdownRule;

@DisplayName("A set-up whose faults are known")
class SetupTest {

    private static final Fault FAULT = new Fault(CountdownRule.C2, Facts.of("left", 3));

    @Test
    @DisplayName("without faults is a position")
    void withoutFaults() {
        CountdownPosition start = new Countdown().start();
        Setup<CountdownPosition> setup = Setup.of(List.of(), () -> start);
        assertThat(setup.faults()).isEmpty();
        assertThat(setup.position()).isSameAs(start);
    }

    @Test
    @DisplayName("whose text cannot be read says where")
    void unreadable() {
        InvalidPositionException refused = InvalidPositionException.unreadable("12 x", 4, "a number");
        assertThat(refused.faults())
                .singleElement()
                .satisfies(fault -> assertThat(fault.rule()).isEqualTo(CoreRule.POSITION_TEXT))
                .satisfies(fault -> assertThat(fault.facts().values())
                        .containsEntry("column", 4)
                        .containsEntry("expected", "a number"));
        assertThat(refused).hasMessageContaining("a number");
    }

    @Test
    @DisplayName("with faults names them and makes no position")
    void withFaults() {
        Setup<CountdownPosition> setup = Setup.of(List.of(FAULT, FAULT), () -> {
            throw new AssertionError("there is no position to make");
        });
        assertThat(setup.faults()).containsExactly(FAULT, FAULT);
        assertThatThrownBy(setup::position)
                .isInstanceOfSatisfying(
                        InvalidPositionException.class,
                        refused -> assertThat(refused.faults()).containsExactly(FAULT, FAULT));
    }
}
