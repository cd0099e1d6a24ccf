package org.ludex.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Games;
import org.ludex.core.PositionHash;

/** Hashes are kept in tables for years: that of a position must never change. These were computed outside of Java. */
@DisplayName("The hash of the start")
class PositionHashesTest {

    static Stream<Arguments> starts() {
        return Stream.of(
                Arguments.of("black-dog", 0xae40843026146a66L),
                Arguments.of("dog", 0xa49691f27aa5a527L),
                Arguments.of("dog-cards", 0x82befac048495b73L),
                Arguments.of("dog-royal", 0xe8d58e683b62b19fL),
                Arguments.of("dvonn", 0x9b7a764cb4e8b025L),
                Arguments.of("kamisado", 0x0d389bb191242accL),
                Arguments.of("mensch", 0x65c311ae227e48d6L),
                Arguments.of("sixth", 0x3f85651d56eab6fbL),
                Arguments.of("yinsh", 0x2a8064f4cd3431ffL));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("starts")
    @DisplayName("is what it always was")
    void start(String game, long hash) {
        assertThat(PositionHash.of(Games.find(game).orElseThrow().start())).isEqualTo(hash);
    }
}
