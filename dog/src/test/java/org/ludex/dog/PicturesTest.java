package org.ludex.dog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.Look;
import org.ludex.core.picture.Picture;
import org.ludex.dog.black.BlackDog;
import org.ludex.dog.classic.Dog;
import org.ludex.dog.mensch.Mensch;
import org.ludex.dog.mensch.MenschMove;
import org.ludex.dog.royal.DogRoyal;

@DisplayName("Pictures of the board")
class PicturesTest {

    private static final Locale PERSIAN = Locale.forLanguageTag("fa");

    private static DogPosition royal() {
        return Scene.of(DogRoyal.GAME)
                .pieces("A:P3 B:N20,Jh2")
                .hands("A:5,9 B:#2 C:#2 D:#2")
                .position();
    }

    @Test
    @DisplayName("cells and pieces carry their ids")
    void groups() {
        String svg = royal().picture().svg();
        assertThat(svg)
                .contains("<g class=\"cell\" data-cell=\"17\">")
                .contains("<g class=\"cell\" data-cell=\"A:h1\">")
                .contains("<g class=\"cell\" data-cell=\"D:k\">")
                .contains("<g class=\"piece\" data-cell=\"3\" data-piece=\"A peasant\">")
                .contains("<g class=\"piece\" data-cell=\"B:h2\" data-piece=\"B jester\">")
                .contains("<g class=\"piece\" data-cell=\"C:k\" data-piece=\"C king\">");
        assertThat(Scene.of(BlackDog.GAME).dog(8).position().picture().svg())
                .contains("<g class=\"piece\" data-cell=\"8\" data-piece=\"dog\">");
    }

    @Test
    @DisplayName("every cell has its place and its number, and every kennel its line")
    void everyCell() {
        DogPosition position =
                Scene.of(Dog.GAME).pieces("A:20 B:30 C:40 D:52").hands("A:5,6").position();
        assertThat(position.picture().plain()).startsWith("""
                     16  17  18  19  20  21  22  23  24  25  26  27  28  29  30  31  32
                      o   .   .   .   A   .   .   .   .   .   .   .   .   .   B   .   o\s\s
                  15  .   _                                                       _   .   33
                  14  .       _                                               _       .   34
                  13  .           _                                       _           .   35
                  12  .               _                               _               .   36
                  11  .                                                               .   37
                  10  .                                                               .   38
                   9  .                                                               .   39
                   8  .                                                               C   40
                   7  .                                                               .   41
                   6  .                                                               .   42
                   5  .                                                               .   43
                   4  .               _                               _               .   44
                   3  .           _                                       _           .   45
                   2  .       _                                               _       .   46
                   1  .   _                                                       _   .   47
                   0  o   .   .   .   .   .   .   .   .   .   .   .   D   .   .   .   o   48
                     0   63  62  61  60  59  58  57  56  55  54  53  52  51  50  49  48
                A green, kennel 3
                B yellow, kennel 3
                C red, kennel 3
                D blue, kennel 3
                """);
    }

    @Test
    @DisplayName("with ranks, a kennel's line names the pieces that wait")
    void ranksThatWait() {
        assertThat(royal().picture().plain())
                .contains("A green, kennel 3 (king knight jester)\n")
                .contains("B yellow, kennel 2 (king peasant)\n")
                .contains("C red, kennel 4 (king knight peasant jester)\n");
    }

    @Test
    @DisplayName("the seat asked for sits at the lower left")
    void orientation() {
        List<String> usual = royal().picture().plain().lines().toList();
        assertThat(usual.get(17)).startsWith("   0  o ").endsWith(" 48");
        List<String> forC =
                royal().picture(Look.plain().from(Player.C)).plain().lines().toList();
        assertThat(forC.get(17)).startsWith("  32  o ").endsWith(" 16");
        assertThat(forC.get(0)).startsWith("     48  49");
        assertThat(royal().picture(Look.plain().from(Player.C)).svg())
                .isNotEqualTo(royal().picture().svg())
                .contains("data-cell=\"17\"");
        assertThat(royal().picture(Look.plain().from(Player.A))).isEqualTo(royal().picture());
    }

    @Test
    @DisplayName("a whole turn is one picture, with what it changed and what the reader marks")
    void turns() {
        List<DogMove> turn = List.of(Entry.parse("A 5 3>8"), Entry.parse("A draw 2"), Entry.parse("A leap 24"));
        Look look = Look.plain().marking(List.of(Spot.track(40))).arrow(Spot.track(3), Spot.track(8));
        Picture picture = royal().pictureAfter(turn, look);
        assertThat(picture.plain())
                .contains("last: A 5 3>8; A draw 2; A leap 24")
                .contains("(AP)")
                .contains("(*)")
                .contains("round 1, led by A: B to play")
                .contains("A: 2,9  B: #2");
        assertThat(picture.svg()).contains("<polygon").contains("stroke-dasharray");
    }

    @Test
    void hitsAreTold() {
        Picture picture =
                Scene.of(Dog.GAME).pieces("A:5 B:10").hands("A:5,6").position().pictureAfter(Entry.parse("A 5 5>10"));
        assertThat(picture.plain()).contains("to the kennel: 1 of B");
    }

    @Test
    void captionsInPersian() {
        Picture picture = royal().picture(Look.plain().in(PERSIAN));
        assertThat(picture.plain()).contains("نوبت A است").contains("سبز").doesNotContain("kennel");
        Picture mensch = Mensch.GAME
                .start()
                .pictureAfter(
                        List.of(new MenschMove.Roll(Player.B, 6)), Look.plain().in(PERSIAN));
        assertThat(mensch.plain()).contains("B عدد ۶ آورده است").doesNotContain("rolled");
        assertThat(mensch.svg()).containsPattern("direction=\"rtl\"[^>]*>[^<]*B عدد ۶ آورده است");
    }

    @Test
    void cardsInPersian() {
        Picture picture = Scene.of(Dog.GAME)
                .turn("give A")
                .hands("A:swap,13,joker,#2")
                .after("A give swap")
                .picture(Look.plain().in(PERSIAN));
        assertThat(picture.plain())
                .contains("A: 13,جوکر,#2")
                .contains("A: جابه‌جایی")
                .doesNotContain("joker")
                .doesNotContain("swap");
    }

    @Test
    void menschTellsTheRoll() {
        assertThat(new MenschMove.Roll(Player.C, 6)).hasToString("C roll 6");
        assertThat(Mensch.GAME.start().picture().plain()).contains("anybody begins");
        assertThat(Mensch.GAME
                        .start()
                        .play(new MenschMove.Roll(Player.C, 6))
                        .picture()
                        .plain())
                .contains("C rolled 6 and is to move");
    }
}
