package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.testkit.pebbles.Pebbles;
import org.ludex.testkit.pebbles.PebblesMove;
import org.ludex.testkit.pebbles.PebblesPosition;

/** What the checks are made of, each on its own. */
class PartsTest {

    @Nested
    @DisplayName("Nonsense made from a text")
    class MadeOfAText {

        private final List<String> texts = Nonsense.from("b3 C");

        @Test
        @DisplayName("is never the text itself, and nothing twice")
        void neverTheText() {
            assertThat(texts).doesNotContain("b3 C").doesNotHaveDuplicates();
            assertThat(Nonsense.from("")).doesNotContain("").contains(" ", "?");
        }

        @Test
        @DisplayName("changes the whole text: doubled, turned round, in other letters, digits and spaces")
        void whole() {
            assertThat(texts)
                    .contains("b3 Cb3 C", "b3 C b3 C", "b3 C\n", " b3 C", "C 3b", "B3 C", "b3 c", "b3C", "b3\tC")
                    .contains("b99999999999999999999 C", "b-1 C", "b C", "b\u06F3 C");
            assertThat(Nonsense.from("a09b")).contains("a\u06F0\u06F9b");
        }

        @Test
        @DisplayName("changes each place: cut, left out, doubled, replaced, counted up and down, and swapped")
        void everyPlace() {
            assertThat(texts)
                    .contains("b", "b3", "b3 ")
                    .contains("3 C", "b C", "b3C")
                    .contains("bb3 C", "b33 C", "b3  C", "b3 CC")
                    .contains("?3 C", "b? C", "b3?C", "b3 ?", "b3 0", "b3 9")
                    .contains("c3 C", "a3 C", "b4 C", "b2 C", "b3 D", "b3 B")
                    .contains("9b3 C", "b93 C", "b3 9C")
                    .contains("3b C", "b 3C", "b3C ");
        }

        @Test
        @DisplayName("changes a long text at some forty places, from its beginning to its end")
        void longText() {
            String text = "x".repeat(1000);
            Set<Integer> cuts = Set.copyOf(Nonsense.from(text).stream()
                    .filter(each -> each.length() < 1000 && each.chars().allMatch(c -> c == 'x'))
                    .map(String::length)
                    .toList());
            assertThat(cuts).hasSizeBetween(40, 45).contains(0, 25, 975);
        }

        @Test
        @DisplayName("can be so long that a slow reader shows")
        void endless() {
            assertThat(Nonsense.endless("ab"))
                    .hasSize(5)
                    .allSatisfy(each -> assertThat(each.length()).isBetween(99_000, 100_010));
            assertThat(Nonsense.endless("ab")).anyMatch(each -> each.startsWith("ab ab ab "));
        }

        @Test
        @DisplayName("is shown in one line that is not too long")
        void shown() {
            assertThat(Nonsense.show("a\n\u0000\uD83C")).isEqualTo("\"a\\u000a\\u0000\\ud83c\"");
            assertThat(Nonsense.show("\uD83C\uDFB2")).isEqualTo("\"\uD83C\uDFB2\"");
            assertThat(Nonsense.show("y".repeat(300))).isEqualTo("\"" + "y".repeat(300) + "\"");
            assertThat(Nonsense.show("y".repeat(301))).isEqualTo("\"" + "y".repeat(300) + "\"... (301 characters)");
        }
    }

    @Nested
    @DisplayName("A text for people")
    class ForPeople {

        @ParameterizedTest
        @ValueSource(strings = {"", " ", "a\nb", "a\rb", "a\u2028b", "a\u2029b", "a\u0007"})
        @DisplayName("is one line, not blank")
        void oneLine(String text) {
            assertThatThrownBy(() -> Texts.checkOneLine(text)).isInstanceOf(AssertionError.class);
            assertThatCode(() -> Texts.checkOneLine("a b")).doesNotThrowAnyException();
        }

        @ParameterizedTest
        @ValueSource(strings = {"", "\n", " a", "a ", "a\n\nb", "a\u0007", "a\n\u2028b"})
        @DisplayName("that is an entry may have several lines, none of them blank, without blanks around")
        void entry(String text) {
            assertThatThrownBy(() -> Texts.checkEntry(text)).isInstanceOf(AssertionError.class);
            assertThatCode(() -> Texts.checkEntry("a\nb c")).doesNotThrowAnyException();
        }
    }

    @Nested
    @DisplayName("A drawing")
    class Drawn {

        @Test
        @DisplayName("says its cells, its pieces in order, and its words")
        void says() {
            Svg svg = Svg.read(
                    "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>A board</title><rect data-cell=\"b1\"/>"
                            + "<rect data-cell=\"a1\"/><circle data-cell=\"b1\" data-piece=\"white\"/>"
                            + "<circle data-cell=\"a1\" data-piece=\"black\"/><text>Two</text></svg>",
                    "board");
            assertThat(svg.cells()).containsExactly("b1", "a1");
            assertThat(svg.pieces()).containsExactly("a1 black", "b1 white");
            assertThat(svg.words()).containsExactly("A board", "Two");
        }

        @Test
        @DisplayName("with nothing but a title is none")
        void empty() {
            assertThatThrownBy(() -> Svg.read("<svg><title>Nothing</title></svg>", "board"))
                    .hasMessageContaining("shapes of the board");
        }
    }

    @Nested
    @DisplayName("Random games")
    class Random {

        private final RandomGames<PebblesMove, PebblesPosition> games =
                new RandomGames<>(new Pebbles(), new Pebbles().defaults(), 8, 100, position -> List.of());

        @Test
        @DisplayName("must be played, by at least one ply")
        void some() {
            for (int[] none : new int[][] {{0, 1}, {1, 0}, {-1, 5}}) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> new RandomGames<>(
                                new Pebbles(), new Pebbles().defaults(), none[0], none[1], position -> List.of()))
                        .withMessageContaining("test nothing");
            }
            assertThat(new RandomGames<>(new Pebbles(), new Pebbles().defaults(), 1, 1, position -> List.of()).walks())
                    .hasSize(1);
        }

        @Test
        @DisplayName("give as many positions as asked for: the start, ends, and others spread over all games")
        void spots() {
            int all = games.walks().stream()
                    .mapToInt(walk -> walk.positions().size())
                    .sum();
            assertThat(all).isGreaterThan(20);
            for (int limit : new int[] {1, 4, 12, all}) {
                List<Spot<PebblesMove, PebblesPosition>> spots = games.spots(limit);
                assertThat(spots.size()).isLessThanOrEqualTo(limit).isPositive();
                assertThat(spots).anyMatch(spot -> spot.seed() == 1 && spot.ply() == 0);
            }
            assertThat(games.spots(10 * all)).hasSize(all).doesNotHaveDuplicates();
            assertThat(games.spots(16).stream()
                            .filter(spot -> !spot.position().outcome().isOpen()))
                    .hasSizeGreaterThanOrEqualTo(4);
            assertThat(games.spots(16).stream().map(Spot::seed).distinct()).hasSizeGreaterThan(5);
        }

        @Test
        @DisplayName("can be had again in positions that nobody has touched")
        void untouched() {
            RandomGames<PebblesMove, PebblesPosition> fresh = games.untouched();
            for (int game = 0; game < 8; game++) {
                Walk<PebblesMove, PebblesPosition> walk = games.walks().get(game);
                Walk<PebblesMove, PebblesPosition> again = fresh.walks().get(game);
                assertThat(again.moves()).isEqualTo(walk.moves());
                assertThat(again.positions()).isEqualTo(walk.positions()).hasSameSizeAs(walk.positions());
                assertThat(again.positions().get(1))
                        .isNotSameAs(walk.positions().get(1));
            }
        }

        @Test
        @DisplayName("that are cut off are counted")
        void capped() {
            assertThat(games.capped()).isZero();
            assertThat(new RandomGames<>(new Pebbles(), new Pebbles().defaults(), 8, 2, position -> List.of()).capped())
                    .isEqualTo(8);
        }
    }

    @Test
    @DisplayName("A language is in another script if its own name has no Latin letter")
    void scripts() {
        assertThat(List.of("fa", "ru", "el", "ja"))
                .allMatch(tag -> WordChecks.isAnotherScript(Locale.forLanguageTag(tag)));
        assertThat(List.of("en", "de", "fr", "tr"))
                .noneMatch(tag -> WordChecks.isAnotherScript(Locale.forLanguageTag(tag)));
    }
}
