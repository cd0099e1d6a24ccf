package org.ludex.sixth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.ludex.sixth.Boards.GAME;
import static org.ludex.sixth.Boards.start;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Fault;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.Option;
import org.ludex.core.Options;

/** What may be chosen before a game, and what does not fit together. */
class SixthOptionsTest {

    @Test
    void theOptionsAndTheirDefaults() {
        assertThat(GAME.options())
                .extracting(Option::name, Option::defaultValue)
                .map(Object::toString)
                .containsExactly(
                        "(\"size\", \"5\")",
                        "(\"pieces\", \"auto\")",
                        "(\"first\", \"white\")",
                        "(\"kings\", \"1\")",
                        "(\"noMove\", \"loss\")",
                        "(\"repetition\", \"ignore\")",
                        "(\"removal\", \"top\")",
                        "(\"specials\", \"none\")",
                        "(\"ladyEntry\", \"edge\")",
                        "(\"lady\", \"none\")",
                        "(\"whiteArmy\", \"build\")",
                        "(\"blackArmy\", \"build\")");
    }

    @ParameterizedTest
    @CsvSource({"3, 15", "4, 12", "5, 15", "6, 15", "7, 15", "8, 15"})
    void theUsualNumberOfPieces(int size, int pieces) {
        SixthPosition start = start("size=" + size);

        assertThat(start.size()).isEqualTo(size);
        assertThat(start.legalMoves()).hasSize(size * size);
        assertThat(start.supply().white()).isEqualTo(Reserve.of(pieces, 0, 0));
        assertThat(start.supply().black()).isEqualTo(Reserve.of(pieces, 0, 0));
        assertThat(start("size=" + size + ", pieces=" + pieces)).isEqualTo(start);
        assertThat(start("size=" + size + ", pieces=" + pieces).options()).isEqualTo(start.options());
    }

    @Test
    void theFewestAndTheMostPieces() {
        assertThat(start("pieces=1").supply().white()).isEqualTo(Reserve.of(1, 0, 0));
        assertThat(start("pieces=99").supply().black()).isEqualTo(Reserve.of(99, 0, 0));
    }

    @Test
    void sixMakingIsAPreset() {
        assertThat(GAME.start(SixthOptions.sixMaking()).supply().white().simple())
                .isEqualTo(16);
        assertThat(GAME.start(SixthOptions.sixMaking()).size()).isEqualTo(5);
        assertThat(GAME.start(SixthOptions.sixMakingSmall()).supply().white().simple())
                .isEqualTo(12);
        assertThat(GAME.start(SixthOptions.sixMakingSmall()).size()).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"specials=lady", "specials=hunchback", "specials=giant", "specials=army"})
    void theCountsOfSpecialPiecesHoldOnEverySize(String specials) {
        for (int size = 3; size <= 8; size++) {
            assertThat(start(specials + ", size=" + size).supply())
                    .isEqualTo(start(specials).supply());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "10+G, 10+G",
        "10+g, 10+G",
        "G+10, 10+G",
        "H+7+G, 7+G+H",
        "0+G, G",
        "012, 12",
        "G+H, G+H",
        "BUILD, build"
    })
    void armiesAreReadInAnyOrderAndWrittenInOne(String given, String written) {
        Options options = Options.parse(GAME, "specials=army, whiteArmy=" + given);

        assertThat(GAME.start(options).options().value("whiteArmy")).isEqualTo(written);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "specials=lady, pieces=12 | L1",
                "specials=hunchback, pieces=11 | H1",
                "specials=giant, pieces=16 | G1",
                "specials=army, pieces=12 | A1",
                "lady=white | A2",
                "specials=lady, lady=both | A2",
                "whiteArmy=12 | A3",
                "specials=giant, blackArmy=10+G | A3",
                "specials=army, whiteArmy=13 | A1",
                "specials=army, whiteArmy=11+G | A1",
                "specials=army, blackArmy=5+G+G | A1",
                "specials=army, blackArmy=H+H | A1",
                "specials=army, lady=white, whiteArmy=11 | A2",
                "specials=army, lady=both, blackArmy=9+G | A2",
                "specials=army, whiteArmy=0 | A3",
                "pieces=0 | option-value",
                "pieces=100 | option-value",
                "pieces=-1 | option-value",
                "pieces=many | option-value",
                "specials=army, whiteArmy=lots | option-value",
                "specials=army, whiteArmy=5+5 | option-value",
                "specials=army, whiteArmy=10+L | option-value",
                "size=2 | option-value",
                "size=9 | option-value",
                "specials=lady+giant | option-value"
            })
    void whatDoesNotFitTogetherIsRefusedByTheRule(String options, String code) {
        assertThatThrownBy(() -> start(options))
                .isInstanceOfSatisfying(
                        InvalidOptionsException.class,
                        refused -> assertThat(refused.faults())
                                .extracting(fault -> fault.rule().code())
                                .containsExactly(code));
    }

    @Test
    void allFaultsAreNamedAtOnce() {
        assertThatThrownBy(() -> start("pieces=0, lady=white, whiteArmy=3, blackArmy=4"))
                .isInstanceOfSatisfying(
                        InvalidOptionsException.class,
                        refused -> assertThat(refused.faults())
                                .extracting(Fault::toString)
                                .containsExactly(
                                        "option-value: The option pieces cannot be \"0\". Possible values: auto, 1 to 99.",
                                        "A2: lady=white says who pays for the Lady in an army game; "
                                                + "with specials=none it cannot be chosen.",
                                        "A3: whiteArmy is for army games; with specials=none it cannot be chosen.",
                                        "A3: blackArmy is for army games; with specials=none it cannot be chosen."));
    }

    @Test
    void aPayersArmyIsWorthAtMostTen() {
        assertThatThrownBy(() -> start("specials=army, lady=white, whiteArmy=10+G"))
                .hasMessage("The whiteArmy 10+G is worth 12 points; a player who pays for the Lady has 10 left.");
        assertThat(start("specials=army, lady=white, whiteArmy=8+G, blackArmy=10+G")
                        .supply()
                        .lady())
                .isTrue();
    }

    @Test
    void valuesAreReadInAnyCase() {
        assertThat(start("NOMOVE=pass, repetition=threefold_draw").options().toString())
                .isEqualTo("noMove=pass, repetition=threefold-draw");
    }

    @Test
    void optionsWithTypes() {
        SixthOptions options = SixthOptions.standard()
                .withSize(4)
                .withFirst(Side.BLACK)
                .withKings(Kings.SIX)
                .withNoMove(NoMove.PASS)
                .withRepetition(Repetition.THREEFOLD_DRAW)
                .withRemoval(Removal.WHOLE_TOWER)
                .withSpecials(Specials.ARMY)
                .withLadyEntry(LadyEntry.ANY)
                .withLady(LadyPayer.BOTH)
                .withArmy(Side.WHITE, Reserve.of(8, 1, 0));

        assertThat(options)
                .hasToString("size=4, first=black, kings=6, noMove=pass, repetition=threefold-draw, "
                        + "removal=whole-tower, specials=army, ladyEntry=any, lady=both, whiteArmy=8+G");
        assertThat(options)
                .isEqualTo(SixthOptions.of(options.toOptions()))
                .hasSameHashCodeAs(SixthOptions.of(options.toOptions()));
        assertThat(GAME.start(options)).isEqualTo(start(options.toString()));
        assertThat(options.size()).isEqualTo(4);
        assertThat(options.first()).isEqualTo(Side.BLACK);
        assertThat(options.kings()).isEqualTo(Kings.SIX);
        assertThat(options.noMove()).isEqualTo(NoMove.PASS);
        assertThat(options.repetition()).isEqualTo(Repetition.THREEFOLD_DRAW);
        assertThat(options.removal()).isEqualTo(Removal.WHOLE_TOWER);
        assertThat(options.specials()).isEqualTo(Specials.ARMY);
        assertThat(options.ladyEntry()).isEqualTo(LadyEntry.ANY);
        assertThat(options.lady()).isEqualTo(LadyPayer.BOTH);
        assertThat(options.army(Side.WHITE)).contains(Reserve.of(8, 1, 0));
        assertThat(options.army(Side.BLACK)).isEmpty();
        assertThat(options.pieces()).isEmpty();
        assertThat(SixthOptions.sixMaking().pieces()).hasValue(16);
    }

    @Test
    void typedOptionsThatCannotBe() {
        assertThatThrownBy(() -> SixthOptions.standard().withSize(9)).isInstanceOf(InvalidOptionsException.class);
        assertThatThrownBy(() -> GAME.start(SixthOptions.standard().withLady(LadyPayer.WHITE)))
                .isInstanceOf(InvalidOptionsException.class);
    }

    @Test
    void whoPaysForTheLady() {
        assertThat(LadyPayer.BOTH.pays(Side.WHITE)).isTrue();
        assertThat(LadyPayer.BLACK.pays(Side.WHITE)).isFalse();
        assertThat(LadyPayer.BLACK.pays(Side.BLACK)).isTrue();
        assertThat(LadyPayer.NONE.pays(Side.BLACK)).isFalse();
    }
}
