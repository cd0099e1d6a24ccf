package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.ludex.core.CoreRule;
import org.ludex.core.Fault;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Setup;
import org.ludex.core.Verdict;

/** One-line texts of positions: there and back, and nonsense. */
final class TextChecks<M extends Move, P extends Position<M, P>> {

    private final RandomGames<M, P> games;

    TextChecks(RandomGames<M, P> games) {
        this.games = games;
    }

    void textsRoundTrip() {
        for (Spot<M, P> spot : games.spots(150)) {
            String text = spot.position().text();
            Texts.checkOneLine(text);
            assertThat(games.game().setup(text, games.options()).faults())
                    .as("faults of %s", spot)
                    .isEmpty();
            checkSame(spot, games.game().position(text, games.options()));
        }
    }

    private void checkSame(Spot<M, P> spot, P read) {
        P position = spot.position();
        assertThat((Object) read).as("read back: %s", spot).isEqualTo(position);
        assertThat(read.hashCode()).as("hash, read back: %s", spot).isEqualTo(position.hashCode());
        assertThat(read.text()).as("text, read back: %s", spot).isEqualTo(position.text());
        assertThat(read.turn()).as("turn, read back: %s", spot).isEqualTo(position.turn());
        assertThat(read.outcome()).as("outcome, read back: %s", spot).isEqualTo(position.outcome());
        assertThat(read.score()).as("score, read back: %s", spot).isEqualTo(position.score());
        assertThat(read.options()).as("options, read back: %s", spot).isEqualTo(position.options());
        assertThat(read.listsMoves()).as("lists moves, read back: %s", spot).isEqualTo(position.listsMoves());
        if (read.listsMoves()) {
            assertThat(read.legalMoves()).as("moves, read back: %s", spot).hasSameElementsAs(position.legalMoves());
        }
    }

    void nonsenseIsRefused() {
        for (Spot<M, P> spot : games.spots(8)) {
            Nonsense.from(spot.position().text()).forEach(this::checkRefusedOrGood);
        }
        Nonsense.endless(games.spots(1).get(0).position().text()).forEach(this::checkRefusedOrGood);
    }

    private void checkRefusedOrGood(String text) {
        try {
            read(text);
        } catch (RuntimeException | AssertionError trouble) {
            throw new AssertionError(
                    "The text " + Nonsense.show(text) + " caused an unexpected exception: " + trouble, trouble);
        }
    }

    private void read(String text) {
        Setup<P> setup;
        try {
            setup = games.game().setup(text, games.options());
        } catch (InvalidPositionException unreadable) {
            checkFaults(unreadable);
            return;
        }
        List<Fault> faults = setup.faults();
        if (faults.isEmpty()) {
            checkGood(setup.position());
        } else {
            assertThatThrownBy(setup::position).isInstanceOfSatisfying(InvalidPositionException.class, refused -> {
                assertThat(refused.faults())
                        .as("faults when asked for the position")
                        .isEqualTo(faults);
                checkFaults(refused);
            });
        }
    }

    private void checkFaults(InvalidPositionException refused) {
        assertThat(refused.faults()).isNotEmpty();
        for (Fault fault : refused.faults()) {
            Texts.checkMessage(fault.rule(), fault.message(Locale.ENGLISH));
            assertThat(fault.rule() instanceof CoreRule || games.game().rules().contains(fault.rule()))
                    .as("%s is a rule of the game", fault.rule())
                    .isTrue();
        }
    }

    /** What was accepted must be playable. */
    private void checkGood(P position) {
        assertThat((Object) games.game().position(position.text(), games.options()))
                .as("read once more")
                .isEqualTo(position);
        if (position.listsMoves()) {
            List<M> moves = position.legalMoves();
            assertThat(moves.isEmpty())
                    .as("no moves exactly when the game is over")
                    .isEqualTo(!position.outcome().isOpen());
            moves.stream().limit(10).forEach(move -> {
                assertThat(position.judge(move)).as("%s", move).matches(Verdict::isPlayable, "playable");
                assertThat(position.play(move).text()).isNotBlank();
            });
        }
    }
}
