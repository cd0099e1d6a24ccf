package org.ludex.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.countdown.Countdown;
import org.ludex.core.countdown.CountdownPosition;

@DisplayName("The hash of a position")
class PositionHashTest {

    /** As printf 'countdown\n\n5 white' | sha256sum says. */
    private static final long START = 0x13e18af98f8f8205L;

    /** As printf 'countdown\nfrom=7, fog=yes\n7 white' | sha256sum says. */
    private static final long IN_FOG = 0x154dc8ffbd98cf7eL;

    @Test
    @DisplayName("is the beginning of the SHA-256 digest of game, options and text")
    void algorithm() {
        assertThat(PositionHash.of(Countdown.GAME.start())).isEqualTo(START);
        assertThat(PositionHash.of(Countdown.GAME.start(Map.of("from", "7", "fog", "yes"))))
                .isEqualTo(IN_FOG);
    }

    @Test
    @DisplayName("is the same for equal positions, however they were reached, and differs with the options")
    void equality() {
        CountdownPosition played = Countdown.GAME.start();
        CountdownPosition read = Countdown.GAME.position(played.text(), played.options());
        assertThat(PositionHash.of(read)).isEqualTo(PositionHash.of(played));
        assertThat(PositionHash.of(Countdown.GAME.start(Map.of("fog", "yes")))).isNotEqualTo(START);
    }
}
