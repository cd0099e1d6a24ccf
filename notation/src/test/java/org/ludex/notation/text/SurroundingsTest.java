package org.ludex.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The context of the next byte")
class SurroundingsTest {

    private static final String[] PIECES = {
        " ",
        " ",
        "  ",
        "1.",
        "a2",
        "12...",
        "*",
        "resign",
        "white:resign",
        "R↗3B",
        "↑",
        "draw",
        "-",
        "aVeryLongWordThatNobodyEver",
        "[",
        "]",
        "{",
        "}",
        "\"",
        "\\",
        "\n",
        "\r\n",
        "é",
        "۱",
        "(",
        ")",
        "E",
        "e3",
        "\t"
    };

    @Test
    @DisplayName("is the same whether moves are taken at once or byte by byte")
    void sameContext() {
        Random random = new Random(1);
        int ended = 0;
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder("[Game \"x\"]\n\n1. a2 ");
            for (int left = random.nextInt(14); left > 0; left--) {
                text.append(PIECES[random.nextInt(PIECES.length)]);
            }
            Surroundings each = context(text.toString(), false);
            assertThat(state(context(text.toString(), true)))
                    .as(text.toString())
                    .isEqualTo(state(each));
            ended += each.isEnded() ? 1 : 0;
        }
        assertThat(ended).isGreaterThan(100);
    }

    private static Surroundings context(String text, boolean atOnce) {
        Surroundings around = Surroundings.ofText();
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int at = 0; at < bytes.length; ) {
            byte b = bytes[at++];
            if (b == '\n' || b == '\r') {
                around.endLine();
            } else {
                around.take(b);
                at = atOnce ? around.takeMoves(bytes, at, bytes.length) : at;
            }
        }
        return around;
    }

    private static String state(Surroundings around) {
        return around.isBlank() + " " + around.isOutside() + " " + around.isInComment() + " " + around.isBehindMoves()
                + " "
                + around.isBehindHead() + " " + around.isBehindBareHead() + " " + around.isBehindEmptyLine() + " "
                + around.isBehindEndOfTag() + " " + around.isEnded();
    }
}
