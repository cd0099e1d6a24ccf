package org.ludex.notation.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.Move;

@DisplayName("The words of a record")
class MoveTextTest {

    private record Step(String text) implements Move {
        @Override
        public String toString() {
            return text;
        }
    }

    private static final MoveText TEXT = new MoveText("  up\u001Fdown \n Up sideways");

    @Test
    @DisplayName("are told apart by blanks and by breaks")
    void words() {
        assertThat(TEXT.words()).containsExactly(new Span(2, 4), new Span(5, 9), new Span(12, 14), new Span(15, 23));
        assertThat(TEXT.words().stream().map(TEXT::of)).containsExactly("up", "down", "Up", "sideways");
        assertThat(new MoveText("").words()).isEmpty();
        assertThat(new MoveText(" \u001F ").words()).isEmpty();
    }

    @Test
    @DisplayName("are read one by one")
    void wordByWord() {
        List<? extends WrittenMove<Step, ?>> moves = TEXT.wordByWord(word -> Optional.of(word)
                .filter(each -> !each.equals("sideways"))
                .map(each -> new Step(each.toLowerCase(java.util.Locale.ROOT))));

        assertThat(moves).extracting(WrittenMove::span).isEqualTo(TEXT.words());
        assertThat(moves.subList(0, 3))
                .isEqualTo(List.of(
                        new PlainMove<>(new Span(2, 4), "up", new Step("up")),
                        new PlainMove<>(new Span(5, 9), "down", new Step("down")),
                        new PlainMove<>(new Span(12, 14), "Up", new Step("up"))));
        assertThat(moves.get(3)).isEqualTo(new Unreadable<>(new Span(15, 23), "sideways"));
    }
}
