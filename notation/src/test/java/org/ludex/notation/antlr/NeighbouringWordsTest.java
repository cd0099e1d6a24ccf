package org.ludex.notation.antlr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.kamisado.KamisadoNotation;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Unreadable;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.notation.yinsh.YinshNotation;

@DisplayName("A word that is not an entry costs only itself")
class NeighbouringWordsTest {

    @ParameterizedTest
    @CsvSource({
        "zz; pass, ?zz; | pass",
        "zz; xe4-i4, ?zz; | xe4-i4",
        "h3-h5; zz, ?h3-h5; | ?zz",
        "h3-h5 ;zz, h3-h5 | ?;zz",
        "h3-h5 ; xe4-i4zz, h3-h5 | ?; | ?xe4-i4zz",
        "h3-h5 ; xe4-i4, h3-h5 ; xe4-i4",
        "h3-h5 ;e3, h3-h5 | ?;e3",
        "h3 - h5, h3 | ?- | h5",
        "h3-h5 xe4-i4, h3-h5 | xe4-i4",
    })
    @DisplayName("in YINSH, where a joint may join what stands apart")
    void yinsh(String text, String entries) {
        assertThat(entries(new YinshNotation(), text)).isEqualTo(entries);
    }

    @ParameterizedTest
    @CsvSource({
        "gr3b p5y, gr3b | p5y",
        "gr3b n>3b, gr3b | n>3b",
        "g3b y>5r, g3b | y>5r",
        "n0b y>5r, n0b | y>5r",
        "n0b gr3b, n0b | gr3b",
        "g 3 b y>5r, g 3 b | y>5r",
        "g 3 b y, g 3 b y",
        "purple zz 5 yellow, ?purple | ?zz | ?5 | ?yellow",
        "c1 - f4, ?c1 | ?- | ?f4",
        "gfill right n>3b, ?gfill | ?right | n>3b",
        "n > 3 b fill left, n > 3 b | fill left",
    })
    @DisplayName("in Kamisado, where the words of an entry may stand apart")
    void kamisado(String text, String entries) {
        assertThat(entries(new KamisadoNotation(), text)).isEqualTo(entries);
    }

    private static <M extends Move, P extends Position<M, P>> String entries(GameNotation<M, P> notation, String text) {
        List<WrittenMove<M, P>> entries = notation.parse(new MoveText(text));
        return entries.stream()
                .map(entry -> (entry instanceof Unreadable ? "?" : "")
                        + text.substring(entry.span().start(), entry.span().end()))
                .collect(Collectors.joining(" | "));
    }
}
