package org.ludex.dog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Options;
import org.ludex.core.SeededRandom;
import org.ludex.dog.black.BlackDog;
import org.ludex.dog.black.DogBy;
import org.ludex.dog.black.DogHits;
import org.ludex.dog.black.SwapTurns;
import org.ludex.dog.classic.Cards14;
import org.ludex.dog.classic.Dog;
import org.ludex.dog.classic.SevenOverflow;
import org.ludex.dog.mensch.Mensch;
import org.ludex.dog.mensch.MenschSetup;
import org.ludex.dog.royal.DogRoyal;
import org.ludex.dog.royal.GreenFour;
import org.ludex.dog.royal.KingCopy;

@DisplayName("Set-ups, options and cells")
class SetupsTest {

    private static final String START = "A:k,k,k,k B:k,k,k,k C:k,k,k,k D:k,k,k,k round ";

    private static List<String> faults(DogGame game, String options, String text) {
        return game.setup(text, Options.parse(game, options)).faults().stream()
                .map(fault -> fault.facts().form().isEmpty()
                        ? fault.rule().code()
                        : fault.facts().form())
                .toList();
    }

    @Test
    void aSetUpIsItsText() {
        SeededRandom random = new SeededRandom(8);
        DogPosition position = DogRoyal.GAME.start(Options.parse(DogRoyal.GAME, "players=3"));
        for (int ply = 0; ply < 300; ply++) {
            DogSetup setup = DogSetup.of(position);
            assertThat(setup).hasToString(position.text());
            assertThat(setup.faults()).isEmpty();
            assertThat(setup.position()).isEqualTo(position);
            assertThat(DogRoyal.GAME.setup(setup.toString(), setup.options())).isEqualTo(setup);
            position = position.play(position.sample(random));
        }
        MenschSetup mensch =
                Mensch.GAME.setup("A:k,k,k,k B:5,k,k,k C:k,k,k,k D:k,k,k,k turn B 6", Mensch.GAME.defaults());
        assertThat(mensch.position().roll()).hasValue(6);
        assertThat(MenschSetup.of(mensch.position()))
                .isEqualTo(mensch)
                .hasToString(mensch.position().text());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "spent | 2 A play A hands A:2 B:3 C:4 D:5 pile - deck #105 spent 9",
                "spent phase | 2 A draw A hands A:2 B:3 C:4 D:5 pile - deck #106",
                "phase | 2 A draw A hands A:2 B:3 C:4 D:5 pile - deck #105 spent 9",
                "phase | 2 A market A hands A:2 B:3 C:4 D:5 pile - deck #106",
                "phase | 2 A leap A hands A:2 B:3 C:4 D:5 pile - deck #106",
                "given | 2 A give B hands A:2 B:3 C:4 D:5 pile - deck #106",
                "given | 2 A give B hands A:2 B:3 C:4 D:5 pile - deck #105 given B:6",
                "given | 2 A give B hands A:2 B:3 C:4 D:5 pile - deck #105 given A:#/2,3,4",
                "given | 2 A exchange - hands A:2 B:3 C:4 D:5 pile - deck #105 given A:6",
                "turn given | 2 A give - hands A:2 B:3 C:4 D:5 pile - deck #106",
                "known | 2 A play A hands A:2 B:3 C:4 D:5 pile - deck #106 known B>A:3",
                "known | 2 A deal - hands A:- B:- C:- D:- pile - deck #110 known B>A:3",
                "deck | 2 A shuffle - hands A:- B:- C:- D:- pile - deck #110",
                "shuffled | 2 A deal - shuffled hands A:- B:- C:- D:- pile 5 deck #109",
                "open | 2 A deal - hands A:- B:- C:- D:- pile - deck 5,#109 open 1",
                "open | 2 A deal - shuffled hands A:- B:- C:- D:- pile - deck 5,#109 open 2",
                "reached | 2 A play A hands A:2 B:3 C:4 D:5 pile - deck #106 at 8",
                "cards | 2 A play A hands A:2 B:3 C:4 D:5 pile - deck #107"
            })
    void everyFaultIsNamed(String forms, String rest) {
        assertThat(faults(Dog.GAME, "", START + rest)).containsExactlyInAnyOrder(forms.split(" ", -1));
        for (Fault fault : Dog.GAME.setup(START + rest, Dog.GAME.defaults()).faults()) {
            assertThat(fault.message(Locale.ENGLISH)).doesNotContain("{");
            assertThat(fault.message(Locale.forLanguageTag("fa"))).doesNotContain("{");
        }
    }

    @Test
    void reachedCellsAreSpecialAndThePlayersOwn() {
        assertThat(royal("8", "leap", "#105 at 8")).isEmpty();
        assertThat(royal("9", "leap", "#105 at 9")).containsExactly("at");
        assertThat(royal("8", "draw", "#104 spent 5 at 8")).isEmpty();
        assertThat(royal("8", "draw", "#104 spent 5 at 24")).containsExactly("at");
        assertThat(royal("8", "shuffle", "#104 spent 5 at 8")).containsExactly("deck");
    }

    private static List<String> royal(String peasant, String phase, String deck) {
        String text = "A:Kk,Nk,P%s,Jk B:Kk,Nk,Pk,Jk C:Kk,Nk,Pk,Jk D:Kk,Nk,Pk,Jk round 2 A %s A "
                + "hands A:2 B:3 C:4 D:5 pile 9 deck %s";
        return faults(DogRoyal.GAME, "", text.formatted(peasant, phase, deck));
    }

    @Test
    @DisplayName("a deal that the deck cannot serve begins with a shuffle")
    void shortDecks() {
        DogPosition position = Dog.GAME.position(START + "2 A deal - hands A:- B:- C:- D:- pile #100 deck #10");
        assertThat(position.phase()).isEqualTo(Phase.SHUFFLE);
        assertThat(position.text()).contains("shuffle -");
        assertThat(position.sample(new SeededRandom(1))).hasToString("round 2 5 A shuffle");
    }

    @Test
    @DisplayName("an error far into a text shows the text around it")
    void excerpts() {
        String text = START + "2 A play A hands A:2 B:3 C:4 D:5 pile "
                + "2,2,2,3,3,3,4,4,4,5,5,5,6,6,6,7,7,7,8,8,8,9,9,9,10,10,10,12,12,12,13,13,13,11,11,11,swap,swap,"
                + "joker,joker,2,2,2,3,3,3,4,4,4,5,5,5,6,6,6,7,7,7 dock #70";
        assertThatThrownBy(() -> Dog.GAME.position(text))
                .isInstanceOf(InvalidPositionException.class)
                .hasMessageContaining("dock #70");
    }

    @Test
    void optionsHaveTypes() {
        assertThat(Dog.GAME.start(SevenOverflow.ANY, SwapWithoutTarget.DEAD, Cards14.ON))
                .isEqualTo(Dog.GAME.start(
                        Options.parse(Dog.GAME, "sevenOverflow=any, swapWithoutTarget=dead, cards14=on")));
        assertThat(DogRoyal.GAME.start(GreenFour.BOTH, KingCopy.CAN, SwapWithoutTarget.NULL_PLAY))
                .isEqualTo(DogRoyal.GAME.start(
                        Options.parse(DogRoyal.GAME, "greenFour=both, kingCopy=can, swapWithoutTarget=null-play")));
        assertThat(BlackDog.GAME.start(DogBy.BEFORE_LAST, DogHits.REACHED, SwapTurns.NEVER))
                .isEqualTo(BlackDog.GAME.start(
                        Options.parse(BlackDog.GAME, "dogBy=before-last, dogHits=reached, swapTurns=never")));
        assertThat(new Dog()).isEqualTo(Dog.GAME).isNotEqualTo(DogRoyal.GAME);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "17", "A:h1", "D:k"})
    void spotsAreTheirIds(String id) {
        assertThat(Spot.parse(id).id()).isEqualTo(id);
        assertThat(Spot.parse(id.toLowerCase(Locale.ROOT)))
                .isEqualTo(Spot.parse(id))
                .hasSameHashCodeAs(Spot.parse(id));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "A:17", "h1", "k", "E:k", "A:h5", "1000"})
    void nonsenseIsNoSpot(String id) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Spot.parse(id))
                .withMessageStartingWith("Unknown cell \"" + id + "\".");
    }

    @Test
    @DisplayName("moves are found by the cell on which they begin")
    void movesFromCells() {
        DogPosition position =
                Scene.of(Dog.GAME).pieces("A:5,20 B:30").hands("A:2,13,swap").position();
        assertThat(position.movesFrom(Spot.track(5)).stream().map(DogMove::toString))
                .containsExactly("A 2 5>7", "A 13 5>18", "A swap 5<>B:30");
        assertThat(position.movesFrom(Spot.kennel(Player.A)).stream().map(DogMove::toString))
                .containsExactly("A 13 k>0");
        assertThat(position.movesFrom(Spot.track(6))).isEmpty();
        assertThat(Entry.parse("A 7 5>6+20>26").footprint().touched())
                .containsExactly(Spot.track(5), Spot.track(20), Spot.track(6), Spot.track(26));
        assertThat(Entry.parse("A leap 24").footprint().to()).containsExactly(Spot.track(24));
        assertThat(Entry.parse("A draw 5").footprint().touched()).isEmpty();
    }

    @Test
    void noMoveIsNoMove() {
        assertThatNullPointerException()
                .isThrownBy(() -> Dog.GAME.start().attempt(nothing()))
                .withMessage("the move is null");
        assertThatNullPointerException()
                .isThrownBy(() -> Mensch.GAME.start().attempt(nothing()))
                .withMessage("the move is null");
    }

    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"})
    private static <T> T nothing() {
        return null;
    }
}
