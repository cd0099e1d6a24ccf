package org.ludex.sixth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Footprint;

/** Cells, sides, pieces, towers, reserves and moves as values and as text. */
class WordsTest {

    @ParameterizedTest
    @CsvSource({"a1, 1, 1", "c3, 3, 3", "h8, 8, 8", "e2, 5, 2"})
    void cells(String text, int file, int rank) {
        assertThat(Cell.parse(text)).isEqualTo(new Cell(file, rank)).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "i1", "a9", "a0", "A9", "a1 ", "11"})
    void whatIsNoCell(String text) {
        assertThatThrownBy(() -> Cell.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"" + text + "\"");
    }

    @Test
    void cellsBeyondTheLargestBoard() {
        assertThatThrownBy(() -> new Cell(9, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Cell(1, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @EnumSource
    void sides(Side side) {
        assertThat(Side.parse(side.toString())).isEqualTo(side);
        assertThat(side.other().other()).isEqualTo(side).isNotEqualTo(side.other());
        assertThat(side.id()).isEqualTo(side == Side.WHITE ? "white" : "black");
    }

    @ParameterizedTest
    @EnumSource
    void kinds(PieceKind kind) {
        assertThat(PieceKind.parse(kind.toString())).isEqualTo(kind);
    }

    @Test
    void wordsAreReadInAnyCase() {
        assertThat(Cell.parse("C3")).isEqualTo(Cell.parse("c3"));
        assertThat(Side.parse("White")).isEqualTo(Side.WHITE);
        assertThat(PieceKind.parse("GIANT")).isEqualTo(PieceKind.GIANT);
    }

    @Test
    void unknownWordsAreRefusedInOneWording() {
        assertThatThrownBy(() -> Cell.parse("i1"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Unknown cell \"i1\". Expected a1 to h8.");
        assertThatThrownBy(() -> Side.parse("red"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Unknown side \"red\". Expected one of white, black.");
        assertThatThrownBy(() -> PieceKind.parse("queen"))
                .hasMessage("Unknown kind of piece \"queen\". Expected one of simple, giant, hunchback, lady.");
        assertThatThrownBy(() -> Tower.parse(""))
                .hasMessage("Unknown tower \"\". Expected one or more of the letters W, b, G, g, H, h, L.");
        assertThatThrownBy(() -> Reserve.parse("x"))
                .hasMessage("Unknown list of pieces \"x\". Expected a number, G and H, joined by +.");
    }

    @Test
    void unknownWords() {
        assertThatThrownBy(() -> Side.parse("red")).hasMessageContaining("\"red\"");
        assertThatThrownBy(() -> PieceKind.parse("queen")).hasMessageContaining("\"queen\"");
        assertThatThrownBy(() -> Tower.parse("Wx")).hasMessageContaining("\"Wx\"");
        assertThatThrownBy(() -> Tower.parse("")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Reserve.parse("3+3")).hasMessageContaining("\"3+3\"");
    }

    @ParameterizedTest
    @CsvSource({"-1, 0, 0, 0", "0, -1, 0, 0", "0, 0, -1, 0", "0, 0, 0, -1"})
    void nothingInAReserveIsNegative(int simple, int giants, int hunchbacks, int points) {
        assertThatThrownBy(() -> new Reserve(simple, giants, hunchbacks, points))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1");
    }

    @ParameterizedTest
    @EnumSource
    void pieces(Piece piece) {
        assertThat(Piece.find(piece.letter())).contains(piece);
        assertThat(Piece.of(piece.owner().orElse(Side.WHITE), piece.kind())).isEqualTo(piece);
        assertThat(piece.owner().isEmpty()).isEqualTo(piece == Piece.LADY);
    }

    @ParameterizedTest
    @CsvSource({
        "W, 1, PAWN, white",
        "G, 2, ROOK, white",
        "Wb, 2, ROOK, black",
        "Wg, 3, KNIGHT, black",
        "WbWH, 4, BISHOP, white",
        "GgW, 5, QUEEN, white",
        "GgWb, 6, KING, black",
        "WbWbWbWbWb, 10, KING, black",
        "WbL, 3, KNIGHT, nobody"
    })
    void towers(String text, int height, Chessman chessman, String owner) {
        Tower tower = Tower.parse(text);

        assertThat(tower).hasToString(text);
        assertThat(tower.height()).isEqualTo(height);
        assertThat(tower.chessman()).isEqualTo(chessman);
        assertThat(tower.owner().map(Side::id).orElse("nobody")).isEqualTo(owner);
        assertThat(Packed.tower(Packed.of(tower))).isEqualTo(tower);
        assertThat(Packed.height(Packed.of(tower))).isEqualTo(height);
        assertThat(Packed.pieces(Packed.of(tower))).isEqualTo(text.length());
    }

    @ParameterizedTest
    @CsvSource({"12, 12, 0, 0, 12", "10+G, 10, 1, 0, 12", "7+G+H, 7, 1, 1, 12", "H, 0, 0, 1, 3", "0, 0, 0, 0, 0"})
    void reserves(String text, int simple, int giants, int hunchbacks, int cost) {
        Reserve reserve = Reserve.parse(text);

        assertThat(reserve).isEqualTo(Reserve.of(simple, giants, hunchbacks)).hasToString(text);
        assertThat(reserve.cost()).isEqualTo(cost);
    }

    @Test
    void reservesWithPoints() {
        assertThat(new Reserve(2, 1, 0, 7)).hasToString("2+G, 7 points");
        assertThat(new Reserve(0, 0, 0, 1)).hasToString("0, 1 point");
    }

    @Test
    void moves() {
        Cell c3 = Cell.parse("c3");
        Cell d5 = Cell.parse("d5");
        List<SixthMove> moves = List.of(
                SixthMove.enter(c3),
                SixthMove.enter(PieceKind.GIANT, c3),
                SixthMove.enter(PieceKind.HUNCHBACK, c3),
                SixthMove.enter(PieceKind.LADY, c3),
                SixthMove.tower(c3, d5),
                SixthMove.part(2, c3, d5),
                SixthMove.pass());

        assertThat(moves)
                .extracting(SixthMove::toString)
                .containsExactly("c3", "Gc3", "Hc3", "Lc3", "c3-d5", "2c3-d5", "pass");
        assertThat(moves)
                .allSatisfy(move -> assertThat(Boards.move(move.toString())).isEqualTo(move));
    }

    @Test
    void theCellsOfMoves() {
        Cell c3 = Cell.parse("c3");
        Cell d5 = Cell.parse("d5");
        assertThat(c3.id()).isEqualTo("c3");
        assertThat(SixthMove.enter(c3).footprint()).isEqualTo(Footprint.onto(c3));
        assertThat(SixthMove.tower(c3, d5).footprint()).isEqualTo(Footprint.between(c3, d5));
        assertThat(SixthMove.part(2, c3, d5).footprint()).isEqualTo(Footprint.between(c3, d5));
        assertThat(SixthMove.pass().footprint()).isEqualTo(Footprint.none());
    }

    @Test
    void sidesInWords() {
        assertThat(Side.WHITE.name(Locale.ENGLISH)).isEqualTo("White");
        assertThat(Side.BLACK.name(Locale.forLanguageTag("fa"))).isEqualTo("سیاه");
    }
}
