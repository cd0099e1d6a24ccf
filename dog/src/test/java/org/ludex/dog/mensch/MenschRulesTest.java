package org.ludex.dog.mensch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.ludex.core.Attempt;
import org.ludex.core.Options;
import org.ludex.core.Outcome;
import org.ludex.core.Perft;
import org.ludex.core.Rule;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.dog.Cell;
import org.ludex.dog.Place;
import org.ludex.dog.Player;
import org.ludex.dog.Spot;

@DisplayName("The rules of Mensch")
class MenschRulesTest {

    private static MenschPosition at(String text) {
        Mensch game = new Mensch();
        return game.position(text, game.defaults());
    }

    private static MenschPosition at(String a, String b) {
        return at("A:" + a + " B:" + b + " C:k,k,k,k D:k,k,k,k turn A");
    }

    /** The roll of an entry. */
    private static MenschMove roll(String text) {
        String[] words = text.split(" ", -1);
        return new MenschMove.Roll(Player.parse(words[0]), Integer.parseInt(words[1]));
    }

    /** What an entry does with its roll. */
    private static MenschMove move(String text) {
        String[] words = text.split(" ", -1);
        Player seat = Player.parse(words[0]);
        if (words[2].equals("-")) {
            return new MenschMove.Stay(seat);
        }
        String[] cells = words[2].split(">", -1);
        List<Place> hits = words.length == 3
                ? List.of()
                : List.of(new Place(Player.parse(words[4].substring(0, 1)), Cell.parse(words[4].substring(2))));
        return new MenschMove.Go(seat, Cell.parse(cells[0]), Cell.parse(cells[1]), hits);
    }

    /** The verdict on an entry: on its roll, or else on what it does with it. */
    private static Verdict judge(MenschPosition position, String text) {
        Attempt<MenschPosition> rolled = position.attempt(roll(text));
        return rolled.toOptional().map(next -> next.judge(move(text))).orElse(rolled.verdict());
    }

    private static MenschPosition play(MenschPosition position, String text) {
        return position.play(roll(text)).play(move(text));
    }

    private static void refuses(MenschPosition position, String text, String code) {
        assertThat(judge(position, text)).isInstanceOfSatisfying(Verdict.Illegal.class, illegal -> {
            assertThat(illegal.rule().code()).as(text).isEqualTo(code);
            assertThat(illegal.message(Locale.ENGLISH)).doesNotContain("{");
        });
    }

    private static List<String> moves(MenschPosition position, int roll) {
        return position.play(new MenschMove.Roll(Player.A, roll)).legalMoves().stream()
                .map(MenschMove::toString)
                .toList();
    }

    @Nested
    class M1_Begin {
        @Test
        void anybodyBegins() {
            MenschPosition start = new Mensch().start();
            assertThat(start.toMove()).isEmpty();
            assertThat(start.turn()).isEqualTo(Turn.chance());
            assertThat(start.legalMoves()).hasSize(24);
            assertThat(play(start, "C 3 -").toMove()).contains(Player.D);
            assertThat(MenschRule.M1.kind()).isEqualTo(Rule.Kind.PROCEDURE);
        }
    }

    @Nested
    @DisplayName("The die is rolled before the player chooses")
    class RollThenMove {
        private final MenschPosition before = at("5,9,k,k", "k,k,k,k");

        @Test
        void chanceRolls() {
            assertThat(before.turn()).isEqualTo(Turn.chance());
            assertThat(before.toMove()).contains(Player.A);
            assertThat(before.roll()).isEmpty();
            assertThat(before.isMidTurn()).isFalse();
            assertThat(before.legalMoves())
                    .hasSize(6)
                    .allMatch(move -> move instanceof MenschMove.Roll roll && roll.seat() == Player.A);
        }

        @Test
        void thePlayerMoves() {
            MenschPosition rolled = before.play(new MenschMove.Roll(Player.A, 3));
            assertThat(rolled.turn()).isEqualTo(Turn.of(Player.A));
            assertThat(rolled.roll()).hasValue(3);
            assertThat(rolled.isMidTurn()).isTrue();
            assertThat(rolled.text()).endsWith("turn A 3");
            assertThat(rolled.legalMoves()).extracting(MenschMove::toString).containsExactly("A 5>8", "A 9>12");
            assertThat(rolled.movesFrom(Spot.track(9))).hasSize(1);
        }

        @Test
        void oneAfterTheOther() {
            MenschPosition rolled = before.play(new MenschMove.Roll(Player.A, 3));
            assertThat(code(before, move("A 3 5>8"))).isEqualTo("out-of-order");
            assertThat(code(before, move("A 3 -"))).isEqualTo("out-of-order");
            assertThat(code(rolled, roll("A 4"))).isEqualTo("out-of-order");
            assertThat(code(rolled, move("B 3 5>8"))).isEqualTo("wrong-seat");
        }

        @Test
        @DisplayName("entries of old: a roll's moves, counted over all six rolls, are the moves of one list before")
        void countsAddUp() {
            MenschPosition before = at("5,20,k,k", "k,k,k,k");
            int sum = before.legalMoves().stream()
                    .mapToInt(roll -> before.play(roll).legalMoves().size())
                    .sum();
            // Two pieces on the track move with any roll, and a 6 also starts one.
            assertThat(sum).isEqualTo(6 * 2 + 1);
            assertThat(Perft.count(new Mensch().start(), 2)).isEqualTo(24);
        }

        private String code(MenschPosition position, MenschMove move) {
            return ((Verdict.Illegal) position.judge(move)).rule().code();
        }
    }

    @Nested
    class M2_Move {
        @Test
        void exactlyTheRollAndNoPassing() {
            MenschPosition position = at("5,k,k,k", "k,k,k,k");
            assertThat(moves(position, 3)).containsExactly("A 5>8");
            refuses(position, "A 3 5>9", "M2");
            refuses(position, "A 3 -", "M2");
            refuses(position, "A 3 6>9", "M2");
            refuses(position, "B 3 -", "wrong-seat");
            refuses(position, "A 7 5>12", "not-a-move");
        }
    }

    @Nested
    class M3_Six {
        @Test
        void rollsAgainAlsoWhenUseless() {
            assertThat(play(at("5,k,k,k", "k,k,k,k"), "A 6 5>11").toMove()).contains(Player.A);
            assertThat(play(at("h2,h3,h4,0", "6,16,k,k"), "A 6 0>6").toMove()).contains(Player.A);
            assertThat(play(at("10,h2,h3,h4", "16,k,k,k"), "A 6 -").toMove()).contains(Player.A);
            assertThat(MenschRule.M3.code()).isEqualTo("M3");
        }

        @Test
        void withPassTheTurnPassesWhenUseless() {
            MenschPosition useless = pass("A:10,h2,h3,h4 B:16,k,k,k C:k,k,k,k D:k,k,k,k turn A 6");
            assertThat(Mensch.GAME.start(UnusableSix.PASS).options()).isEqualTo(useless.options());
            assertThat(useless.play(new MenschMove.Stay(Player.A)).toMove()).contains(Player.B);
            MenschPosition useful = pass("A:5,k,k,k B:k,k,k,k C:k,k,k,k D:k,k,k,k turn A 6");
            assertThat(useful.play(useful.legalMoves().get(0)).toMove()).contains(Player.A);
        }

        private MenschPosition pass(String text) {
            return Mensch.GAME.position(text, Options.parse(Mensch.GAME, "unusableSix=pass"));
        }
    }

    @Nested
    class M4_Start {
        @Test
        void onlyWithASix() {
            MenschPosition position = at("5,k,k,k", "0,k,k,k");
            assertThat(moves(position, 6)).containsExactly("A k>0", "A 5>11");
            refuses(position, "A 5 k>0", "M4");
            refuses(position, "A 6 k>16", "M4");
            refuses(at("5,6,7,8", "k,k,k,k"), "A 6 k>0", "M4");
            assertThat(play(position, "A 6 k>0 hit B:0").pieces(Player.B))
                    .allMatch(piece -> piece.cell().isKennel());
            refuses(position, "A 6 k>0 hit C:0", "wrong-hit");
        }
    }

    @Nested
    class M5_HeldStart {
        @Test
        void blocksEverybody() {
            refuses(at("14,k,k,k", "16,k,k,k"), "A 3 14>17", "M5");
            refuses(at("14,k,k,k", "16,k,k,k"), "A 2 14>16", "M5");
            refuses(at("0,k,k,k", "k,k,k,k"), "A 6 k>0", "M5");
            refuses(at("0,62,k,k", "k,k,k,k"), "A 3 62>h1", "M5");
        }
    }

    @Nested
    class M6_Passing {
        @Test
        void othersMayBePassed() {
            assertThat(moves(at("5,k,k,k", "6,k,k,k"), 3)).containsExactly("A 5>8");
            assertThat(MenschRule.M6.kind()).isEqualTo(Rule.Kind.PERMISSION);
        }
    }

    @Nested
    class M7_Hitting {
        @Test
        void strangersOnly() {
            assertThat(play(at("5,k,k,k", "8,k,k,k"), "A 3 5>8").text())
                    .isEqualTo("A:8,k,k,k B:k,k,k,k C:k,k,k,k D:k,k,k,k turn B");
            refuses(at("5,8,k,k", "k,k,k,k"), "A 3 5>8", "M7");
        }
    }

    @Nested
    class M8_WholeRoll {
        @Test
        void enterExactlyOrGoPast() {
            assertThat(moves(at("62,k,k,k", "k,k,k,k"), 3)).containsExactly("A 62>h1", "A 62>1");
            refuses(at("62,k,k,k", "k,k,k,k"), "A 3 62>h2", "M8");
        }
    }

    @Nested
    class M9_Destination {
        @Test
        void upButNotOverAndNotOut() {
            assertThat(moves(at("h1,k,k,k", "k,k,k,k"), 2)).containsExactly("A h1>h3");
            refuses(at("h1,h2,k,k", "k,k,k,k"), "A 2 h1>h3", "M9");
            refuses(at("62,h1,k,k", "k,k,k,k"), "A 4 62>h2", "M9");
            refuses(at("h1,k,k,k", "k,k,k,k"), "A 2 h1>2", "M9");
        }
    }

    @Nested
    class M10_NotFromTheStart {
        @Test
        void directly() {
            refuses(at("0,k,k,k", "k,k,k,k"), "A 2 0>h2", "M10");
        }
    }

    @Nested
    class M11_Win {
        @Test
        void atOnceAlsoWithASix() {
            MenschPosition after = play(at("59,h2,h3,h4", "k,k,k,k"), "A 6 59>h1");
            assertThat(after.outcome()).isEqualTo(Outcome.won(Player.A, MenschRule.M11));
            refuses(after, "A 3 -", "after-end");
        }
    }
}
