package org.ludex.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.ludex.core.countdown.CountdownRule;
import org.ludex.core.countdown.Minus;
import org.ludex.core.countdown.Side;

/**
 * Moves that players send, and what a position says that leaves everything to the interface. In this game White says yes;
 * a record may also say yeah, which is the same, or no, which is not offered.
 */
class SentMovesTest {

    private enum Square implements BoardCell {
        A1,
        B2;

        @Override
        public String id() {
            return name();
        }
    }

    private record Say(String word) implements Move {
        @Override
        public Footprint footprint() {
            return Footprint.onto(word.equals("yes") ? Square.A1 : Square.B2);
        }

        @Override
        public String toString() {
            return word;
        }
    }

    private static final class Asking extends NamedGame<Say, Asked> {
        Asking() {
            super("asking", "Asking");
        }

        @Override
        public List<Option> options() {
            return List.of();
        }

        @Override
        public List<? extends Seat> seats(Options options) {
            return List.of(Side.WHITE, Side.BLACK);
        }

        @Override
        public List<? extends Rule> rules() {
            return List.of(CountdownRule.values());
        }

        @Override
        public Class<Say> moveType() {
            return Say.class;
        }

        @Override
        public Asked start(Options options) {
            return new Asked("");
        }

        @Override
        public Setup<Asked> setup(String text, Options options) {
            return Setup.of(List.of(), () -> new Asked(text));
        }
    }

    private static final Asking GAME = new Asking();

    private record Asked(String text) implements Position<Say, Asked> {

        private static final Map<String, String> ANSWERS = Map.of("yes", "agreed", "yeah", "agreed", "no", "refused");

        @Override
        public Asked self() {
            return this;
        }

        @Override
        public Game<Say, Asked> game() {
            return GAME;
        }

        @Override
        public Options options() {
            return GAME.defaults();
        }

        @Override
        public Turn turn() {
            return Turn.of(Side.WHITE);
        }

        @Override
        public List<Say> legalMoves() {
            return List.of(new Say("yes"));
        }

        @Override
        public Attempt<Asked> attempt(Say move) {
            return ANSWERS.containsKey(move.word())
                    ? Attempt.legal(new Asked(Objects.requireNonNull(ANSWERS.get(move.word()))))
                    : Attempt.refused(Verdict.illegal(CountdownRule.C1, Facts.none()));
        }

        @Override
        public Outcome outcome() {
            return Outcome.open();
        }
    }

    private final Asked start = GAME.start();
    private final Line<Say, Asked> line = Line.of(start);

    private Verdict sent(Seat seat, String word) {
        return line.attempt(seat, new Say(word)).verdict();
    }

    @Test
    void whatIsListedIsPlayed() {
        assertThat(line.attempt(Side.WHITE, new Say("yes")).toOptional()).contains(line.play(new Say("yes")));
    }

    @Test
    void whatLeadsToTheSamePositionIsPlayed() {
        assertThat(line.attempt(Side.WHITE, new Say("yeah")).toOptional()).contains(line.play(new Say("yeah")));
    }

    @Test
    void whatOnlyARecordMaySayIsNotOffered() {
        assertThat(line.attempt(new Say("no")).verdict()).isEqualTo(Verdict.legal());
        assertThat(sent(Side.WHITE, "no"))
                .isEqualTo(Verdict.illegal(CoreRule.NOT_OFFERED, Facts.of("move", new Say("no"), "seat", Side.WHITE)));
    }

    @Test
    void whatIsIllegalIsRefusedByItsRule() {
        assertThat(sent(Side.WHITE, "perhaps")).isEqualTo(Verdict.illegal(CountdownRule.C1, Facts.none()));
    }

    @Test
    void theOtherPlayerWaits() {
        assertThat(sent(Side.BLACK, "yes"))
                .isEqualTo(Verdict.illegal(CoreRule.NOT_YOUR_TURN, Facts.of("seat", Side.BLACK)));
    }

    @Test
    void onceTheGameIsOverThatIsTheReason() {
        Line<Say, Asked> over = line.resign(Side.WHITE);
        assertThat(over.attempt(Side.BLACK, new Say("yes")).verdict())
                .isEqualTo(over.attempt(new Say("yes")).verdict())
                .isInstanceOf(Verdict.Illegal.class);
    }

    @Test
    void movesKnownAtRunTimeOnlyAreTheSame() {
        Move move = new Say("yes");
        assertThat(line.attemptAny(Side.WHITE, move)).isEqualTo(line.attempt(Side.WHITE, new Say("yes")));
        assertThat(line.attemptAny(move)).isEqualTo(line.attempt(new Say("yes")));
        assertThat(start.attemptAny(move)).isEqualTo(start.attempt(new Say("yes")));
        assertThatIllegalArgumentException().isThrownBy(() -> line.attemptAny(Side.WHITE, new Minus(1)));
        assertThatIllegalArgumentException().isThrownBy(() -> start.attemptAny(new Minus(1)));
    }

    /** A seat that looks like White's. */
    private record Impostor(String id) implements Seat {
        @Override
        public int ordinal() {
            return 0;
        }
    }

    @Test
    void seatsOfOtherGamesAreToldFromAbsentOnes() {
        assertThatExceptionOfType(InvalidValueException.class)
                .isThrownBy(() -> sent(new Impostor("white"), "yes"))
                .satisfies(e -> assertThat(e.reason().text(Locale.ENGLISH))
                        .endsWith("is a seat of another game, not of Asking."));
        assertThatExceptionOfType(InvalidValueException.class)
                .isThrownBy(() -> sent(new Impostor("green"), "yes"))
                .withMessage("Seat green does not take part in this game of Asking. Seats: white, black.");
    }

    @Test
    void aPositionHidesNothingAndListsItsMovesUnlessItSaysSo() {
        assertThat(start.listsMoves()).isTrue();
        assertThat(start.isMidTurn()).isFalse();
        assertThat(start.view(Side.BLACK)).isSameAs(start);
        assertThat(start.view(Viewer.spectator())).isSameAs(start);
        assertThat(start.view(new Say("yes"), Viewer.spectator())).isEqualTo(new Say("yes"));
        assertThatIllegalArgumentException().isThrownBy(() -> start.view(new Impostor("green")));
    }

    @Test
    void movesAreFoundByTheCellThatIsChosenFirst() {
        assertThat(start.movesFrom(Square.A1)).containsExactly(new Say("yes"));
        assertThat(start.movesFrom("A1")).containsExactly(new Say("yes"));
        assertThat(start.movesFrom(Square.B2)).isEmpty();
    }
}
