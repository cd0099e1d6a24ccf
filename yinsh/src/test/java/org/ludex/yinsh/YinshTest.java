package org.ludex.yinsh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.Games;
import org.ludex.core.Options;
import org.ludex.core.Turn;
import org.ludex.yinsh.YinshMove.TakeRow;

@DisplayName("The game and what a position tells")
class YinshTest {

    private static final YinshPosition ROW_DUE = Drawn.standard(Stage.move(Side.BLACK), """
            a  W W W W
            e  b b b b b b . . . .
            g  w w w w w . . . . .
            k  B B B
            """);

    @Test
    void theGame() {
        Yinsh yinsh = new Yinsh();
        assertThat(yinsh.id()).isEqualTo("yinsh");
        assertThat(yinsh.seats(yinsh.defaults())).containsExactly(Side.WHITE, Side.BLACK);
        assertThat(yinsh.defaults().value("variant")).isEqualTo("standard");
        assertThat(yinsh.rules()).containsExactly(YinshRule.values());
        assertThat(Games.find("yinsh")).containsInstanceOf(Yinsh.class);
        assertThat(yinsh.start(Options.parse(yinsh, "variant=blitz")).options().toString())
                .isEqualTo("variant=blitz");
    }

    @Test
    void aGameOfAVariant() {
        assertThat(Yinsh.GAME.start(Variant.BLITZ))
                .isEqualTo(Yinsh.GAME.start(Options.parse(Yinsh.GAME, "variant=blitz")));
        assertThat(Yinsh.GAME.start(Variant.BLITZ).variant()).isEqualTo(Variant.BLITZ);
        assertThat(Yinsh.GAME.start(Variant.STANDARD)).isEqualTo(Yinsh.GAME.start());
        assertThat(Variant.of(Options.parse(Yinsh.GAME, "variant=BLITZ"))).isEqualTo(Variant.BLITZ);
        assertThat(Variant.BLITZ.ringsToWin()).isEqualTo(1);
    }

    @Test
    void sidesInWords() {
        Locale persian = Locale.forLanguageTag("fa");
        assertThat(Side.WHITE.name(Locale.ENGLISH)).isEqualTo("White");
        assertThat(Side.BLACK.name(persian)).isEqualTo("سیاه");
        assertThat(ROW_DUE.message(Locale.ENGLISH)).isEqualTo("Black to move.");
        assertThat(ROW_DUE.message(persian)).isEqualTo("نوبت سیاه است.");
        assertThat(YinshRule.BLITZ.code()).isEqualTo("Blitz");
        assertThat(YinshRule.AFTER_END.code()).isEqualTo("after-end");
    }

    @Test
    void whatAPositionTells() {
        assertThat(ROW_DUE.due()).contains(Due.TAKE_ROW);
        assertThat(ROW_DUE.toMove()).contains(Side.BLACK);
        assertThat(ROW_DUE.turn()).isEqualTo(Turn.of(Side.BLACK));
        assertThat(ROW_DUE.stage().mover()).contains(Side.BLACK);
        assertThat(ROW_DUE.at(Point.parse("a2"))).contains(Piece.WHITE_RING);
        assertThat(ROW_DUE.at(Point.parse("f5"))).isEmpty();
        assertThat(ROW_DUE.points(Piece.BLACK_RING)).hasToString("[k7, k8, k9]");
        assertThat(ROW_DUE.rows()).hasToString("[xe1-e5, xe2-e6]");
        assertThat(ROW_DUE.pool()).isEqualTo(40);
        assertThat(ROW_DUE.ringsOnBoard(Side.BLACK)).isEqualTo(3);
        assertThat(ROW_DUE.ringsRemoved(Side.BLACK)).isEqualTo(2);
        assertThat(ROW_DUE.ringsToPlace(Side.BLACK)).isZero();
    }

    @Test
    void rowsAreListedOnlyWhenOneIsDue() {
        YinshPosition ringDue = ROW_DUE.play(new TakeRow(Point.parse("e1"), Point.parse("e5")));
        assertThat(ringDue.due()).contains(Due.TAKE_RING);
        assertThat(ringDue.rows()).isEmpty();
        assertThat(new Yinsh().start().rows()).isEqualTo(List.of());
    }

    @Test
    void movesAreListedInTheDocumentedOrder() {
        YinshPosition position = Drawn.standard(Stage.move(Side.WHITE), """
                a  W
                b  W
                e  . . . . . W . . . .
                k  B B B B
                """);
        assertThat(RuleAsserts.moves(position).stream()
                        .filter(move -> move.startsWith("e6"))
                        .toList())
                .containsExactly(
                        "e6-e7", "e6-e8", "e6-e9", "e6-e10", "e6-f6", "e6-g6", "e6-h6", "e6-i6", "e6-j6", "e6-f7",
                        "e6-g8", "e6-h9", "e6-i10", "e6-j11", "e6-e5", "e6-e4", "e6-e3", "e6-e2", "e6-e1", "e6-d6",
                        "e6-c6", "e6-b6", "e6-d5", "e6-c4", "e6-b3");
        assertThat(RuleAsserts.moves(position).get(0)).isEqualTo("a2-a3");
    }
}
