package org.ludex.kamisado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Squares, colours and the other words of the game. */
class WordsTest {

    @ParameterizedTest
    @CsvSource({
        "8, OBPKYRGN",
        "7, ROKGBYNP",
        "6, GKORPNYB",
        "5, KPBONGRY",
        "4, YRGNOBPK",
        "3, BYNPROKG",
        "2, PNYBGKOR",
        "1, NGRYKPBO"
    })
    @DisplayName("the colours of the board")
    void boardColours(int row, String colours) {
        StringBuilder seen = new StringBuilder();
        for (int file = 1; file <= 8; file++) {
            seen.append(Square.of(file, row).orElseThrow().colour().letter());
        }
        assertThat(seen).hasToString(colours);
    }

    @Test
    @DisplayName("each colour once in every row and column, and the same after a half turn")
    void boardIsFair() {
        for (int line = 1; line <= 8; line++) {
            Set<Colour> inRow = EnumSet.noneOf(Colour.class);
            Set<Colour> inFile = EnumSet.noneOf(Colour.class);
            for (int place = 1; place <= 8; place++) {
                Square square = Square.of(place, line).orElseThrow();
                Square turned = Square.of(9 - place, 9 - line).orElseThrow();
                assertThat(turned.colour()).isEqualTo(square.colour());
                inRow.add(square.colour());
                inFile.add(Square.of(line, place).orElseThrow().colour());
            }
            assertThat(inRow).hasSize(8);
            assertThat(inFile).hasSize(8);
        }
    }

    @ParameterizedTest
    @EnumSource(Square.class)
    void squaresAreReadBack(Square square) {
        assertThat(Square.parse(square.toString())).isSameAs(square);
        assertThat(Square.parse(square.name())).as("in capitals").isSameAs(square);
        assertThat(square.id()).isEqualTo(square.toString());
        assertThat(Square.of(square.file(), square.row())).contains(square);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a0", "a9", "i1", "I1", "a1 ", "`1", "a١", "11"})
    void noSquares(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Square.parse(text))
                .withMessage("Unknown square \"" + text + "\". Expected a1 to h8.");
    }

    @ParameterizedTest
    @EnumSource(Colour.class)
    void coloursAreReadBack(Colour colour) {
        assertThat(Colour.parse(colour.toString())).isSameAs(colour);
        assertThat(Colour.ofLetter(colour.letter())).contains(colour);
        assertThat(Colour.ofLetter(Character.toLowerCase(colour.letter()))).contains(colour);
        assertThat(Square.home(Side.BLACK, colour).colour()).isEqualTo(colour);
        assertThat(Square.home(Side.WHITE, colour).colour()).isEqualTo(colour);
    }

    @Test
    void otherWordsAreReadBack() {
        for (Side side : Side.values()) {
            assertThat(Side.parse(side.toString())).isSameAs(side);
            assertThat(side.other().other()).isSameAs(side);
        }
        for (Rank rank : Rank.values()) {
            assertThat(Rank.parse(rank.toString())).isSameAs(rank);
        }
        for (Level level : Level.values()) {
            assertThat(Level.parse(level.toString())).isSameAs(level);
        }
        for (Phase phase : Phase.values()) {
            assertThat(Phase.parse(phase.toString())).isSameAs(phase);
        }
        for (FillSide side : FillSide.values()) {
            assertThat(FillSide.parse(side.toString())).isSameAs(side);
        }
    }

    @Test
    void wordsAreReadInAnyCase() {
        assertThat(Side.parse("White")).isSameAs(Side.WHITE);
        assertThat(Colour.parse("RED")).isSameAs(Colour.RED);
        assertThat(Level.parse("Marathon")).isSameAs(Level.MARATHON);
    }

    @Test
    void unknownWordsAreNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Colour.parse("mauve"))
                .withMessage(
                        "Unknown colour \"mauve\". Expected one of brown, green, red, yellow, pink, purple, blue, orange.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Side.parse("red"))
                .withMessage("Unknown side \"red\". Expected one of black, white.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Rank.parse("four"))
                .withMessage("Unknown rank \"four\". Expected one of plain, sumo, double, triple.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Level.parse("epic"))
                .withMessage("Unknown level \"epic\". Expected one of single, standard, long, marathon.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Phase.parse("tea"))
                .withMessage("Unknown phase \"tea\". Expected one of move, fill, over.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FillSide.parse("up"))
                .withMessage("Unknown side to fill from \"up\". Expected one of left, right.");
        assertThat(Colour.ofLetter('X')).isEmpty();
    }

    @Test
    void towersAreSaidInWords() {
        assertThat(new Tower(Side.WHITE, Colour.PURPLE, Rank.PLAIN)).hasToString("white purple");
        assertThat(new Tower(Side.BLACK, Colour.RED, Rank.DOUBLE)).hasToString("black red double");
    }

    @ParameterizedTest
    @CsvSource({"PLAIN, 7, 0, 1, SUMO", "SUMO, 5, 1, 2, DOUBLE", "DOUBLE, 3, 2, 4, TRIPLE", "TRIPLE, 1, 3, 8, TRIPLE"})
    void ranks(Rank rank, int longest, int pushes, int points, Rank next) {
        assertThat(rank.longestMove()).isEqualTo(longest);
        assertThat(rank.pushes()).isEqualTo(pushes);
        assertThat(rank.points()).isEqualTo(points);
        assertThat(rank.next()).isEqualTo(next);
    }
}
