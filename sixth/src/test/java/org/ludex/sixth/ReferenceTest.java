package org.ludex.sixth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Outcome;
import org.ludex.core.SeededRandom;
import org.ludex.core.Verdict;

/** The library and the slow reference agree, move by move and refusal by refusal. */
class ReferenceTest {

    private static final boolean LONG = Boolean.getBoolean("ludex.fuzz");
    private static final int CAP = 400;

    static List<String> optionSets() {
        // 37 shares no factor with the lengths of the option lists, so all values meet.
        return LONG ? OptionSets.all() : OptionSets.some(37);
    }

    @ParameterizedTest
    @MethodSource("optionSets")
    void playsTheSameGames(String options) {
        for (long seed = 1; seed <= 2; seed++) {
            compareGame(options, seed, SixthPosition::sample);
        }
    }

    /** Games that look for repetition, by seeds that find it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "repetition=threefold-draw | 23",
                "kings=6, repetition=threefold-draw | 3",
                "kings=6, repetition=threefold-draw | 18",
                "size=4, kings=6, repetition=threefold-draw | 20",
                "specials=lady, repetition=threefold-draw | 29",
                "specials=lady, kings=6, repetition=threefold-draw | 4",
                "specials=lady, kings=6, repetition=threefold-draw | 19",
                "size=4, specials=army, lady=both, kings=6, removal=whole-tower, repetition=threefold-draw | 2",
                "size=4, specials=army, lady=both, kings=6, removal=whole-tower, repetition=threefold-draw | 7",
                "size=4, specials=army, lady=build, kings=6, removal=whole-tower, repetition=threefold-draw | 2"
            })
    void findsTheSameRepetitions(String options, long seed) {
        Set<Map<Cell, Tower>> boards = new HashSet<>();
        assertThat(compareGame(options, seed, (position, random) -> back(position, boards, random)))
                .isEqualTo("drawn S9");
    }

    /** A move to a board that was there before, if there is one, so that positions come back. */
    private static SixthMove back(SixthPosition position, Set<Map<Cell, Tower>> boards, SeededRandom random) {
        boards.add(position.towers());
        List<SixthMove> known = position.legalMoves().stream()
                .filter(move -> boards.contains(position.play(move).towers()))
                .toList();
        return known.isEmpty() ? position.sample(random) : known.get(random.nextInt(known.size()));
    }

    /** Games in which both sides work for a king with the Lady on top, by seeds that find it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "specials=lady | 37",
                "specials=lady, ladyEntry=any | 12",
                "specials=lady, ladyEntry=any | 37",
                "specials=lady, repetition=threefold-draw | 37",
                "specials=lady, noMove=pass | 37",
                "specials=army, lady=both | 3"
            })
    void findsTheSameKingsOfTheLady(String options, long seed) {
        assertThat(compareGame(options, seed, ReferenceTest::forTheLady)).isEqualTo("drawn L3");
    }

    /** One of the moves that bring the Lady's king nearest. */
    private static SixthMove forTheLady(SixthPosition position, SeededRandom random) {
        List<SixthMove> best = new ArrayList<>();
        int most = Integer.MIN_VALUE;
        for (SixthMove move : position.legalMoves()) {
            int worth = worthToTheLady(position.play(move));
            if (worth > most) {
                best.clear();
                most = worth;
            }
            if (worth == most) {
                best.add(move);
            }
        }
        return best.get(random.nextInt(best.size()));
    }

    /** She waits beside the board for a tall tower: her king, then a move that makes one, then the tallest tower. */
    private static int worthToTheLady(SixthPosition position) {
        if (!position.outcome().isOpen()) {
            return isLadysKing(position) ? 100 : -100;
        }
        if (position.legalMoves().stream().anyMatch(move -> isLadysKing(position.play(move)))) {
            return 50;
        }
        return position.supply().lady()
                ? position.towers().values().stream()
                        .mapToInt(tower -> tower.pieces().size())
                        .max()
                        .orElse(0)
                : 0;
    }

    private static boolean isLadysKing(SixthPosition position) {
        return outcome(position).equals("drawn L3");
    }

    /** Plays a game on both, and says how it ended. */
    private static String compareGame(
            String text, long seed, BiFunction<SixthPosition, SeededRandom, SixthMove> player) {
        SixthPosition position = Boards.start(text);
        SlowSixth slow = new SlowSixth(position.options().values());
        SeededRandom random = new SeededRandom(seed);
        SeededRandom nonsense = new SeededRandom(-seed);
        for (int ply = 0; ply < CAP; ply++) {
            assertThat(state(position)).as("%s seed %d ply %d", text, seed, ply).isEqualTo(slow.state());
            assertThat(outcome(position)).as(position.text()).isEqualTo(slow.outcome());
            List<String> moves = slow.moves();
            assertThat(Boards.moves(position))
                    .as(position.text())
                    .doesNotHaveDuplicates()
                    .containsExactlyInAnyOrderElementsOf(moves);
            assertThat(position.legalMoveCount()).as(position.text()).isEqualTo(moves.size());
            if (ply % 8 == seed % 8) {
                compareRefusals(position, slow, nonsense);
            }
            if (!position.outcome().isOpen()) {
                compareRefusals(position, slow, nonsense);
                return outcome(position);
            }
            SixthMove move = player.apply(position, random);
            position = position.play(move);
            slow.play(move.toString());
        }
        return "open";
    }

    private static void compareRefusals(SixthPosition position, SlowSixth slow, SeededRandom random) {
        for (int i = 0; i < 60; i++) {
            String move = anyMove(position.size(), slow, random);
            String code = position.judge(Boards.move(move)) instanceof Verdict.Illegal no
                    ? no.rule().code()
                    : "";
            assertThat(code).as(move + " in " + position.text()).isEqualTo(slow.refusal(move));
        }
    }

    private static String anyMove(int size, SlowSixth slow, SeededRandom random) {
        List<String> towers = List.copyOf(slow.board.keySet());
        String cell = cell(size, random);
        boolean fromTower = !towers.isEmpty() && random.nextInt(8) > 0;
        String from = fromTower ? towers.get(random.nextInt(towers.size())) : cell(size, random);
        return switch (random.nextInt(10)) {
            case 0 -> "pass";
            case 1 -> cell;
            case 2 -> "GHL".charAt(random.nextInt(3)) + cell;
            case 3, 4, 5 -> from + "-" + cell;
            default -> random.nextInt(6) + from + "-" + cell;
        };
    }

    private static String cell(int size, SeededRandom random) {
        // One file more than the board has, where there is one, for cells that are not on it.
        int files = Math.min(8, size + (random.nextInt(20) == 0 ? 1 : 0));
        return "" + (char) ('a' + random.nextInt(files)) + (1 + random.nextInt(size));
    }

    private static String outcome(SixthPosition position) {
        Outcome outcome = position.outcome();
        if (outcome instanceof Outcome.Won won) {
            return won.winners().get(0).id() + " " + won.rule().code();
        }
        return outcome instanceof Outcome.Drawn drawn ? "drawn " + drawn.rule().code() : "open";
    }

    private static String state(SixthPosition position) {
        Map<String, String> board = new TreeMap<>();
        position.towers().forEach((cell, tower) -> board.put(cell.toString(), tower.toString()));
        Map<String, Integer> stock = new TreeMap<>();
        for (Side side : Side.values()) {
            Reserve reserve = position.supply().reserve(side);
            stock.put(side + "S", reserve.simple());
            stock.put(side + "G", reserve.giants());
            stock.put(side + "H", reserve.hunchbacks());
        }
        Supply supply = position.supply();
        return board + " " + position.side() + " ban "
                + position.banned().map(SixthMove::toString).orElse("") + " passes " + position.passes() + " lady "
                + supply.lady() + " score " + supply.whiteScore() + supply.blackScore() + " stock " + stock
                + " points " + supply.white().points() + "," + supply.black().points();
    }
}
