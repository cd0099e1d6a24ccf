package org.ludex.notation.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.ludex.core.Attempt;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.Move;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Verdict;

/**
 * Moves that nobody would make, on positions of every game that somebody might reach. The bytes choose the game, its
 * options, how far it goes, and the moves.
 */
class AttemptFuzzTest {

    private static final int MOST_PLIES = 60;
    private static final int MOST_ATTEMPTS = 30;
    private static final Map<String, AnyMove> MAKERS = new HashMap<>();

    @FuzzTest
    void attempt(byte[] bytes) {
        Choices choices = new Choices(bytes);
        check(choices.from(Games.all()), choices);
    }

    private static <M extends Move, P extends Position<M, P>> void check(Game<M, P> game, Choices choices) {
        AnyMove maker = MAKERS.computeIfAbsent(game.id(), id -> AnyMove.of(game));
        P position = start(game, choices);
        for (int i = choices.below(MOST_PLIES); i > 0 && !choices.isOver() && isOpen(position); i--) {
            M move = position.listsMoves() ? choices.from(position.legalMoves()) : position.sample(choices);
            assertThat(position.judge(move)).isEqualTo(Verdict.legal());
            position = position.play(move);
        }
        String text = position.text();
        for (int i = 0; i < MOST_ATTEMPTS && !choices.isOver(); i++) {
            Optional<Move> made = maker.make(game.moveType(), choices);
            if (made.isPresent()) {
                agrees(position, game.cast(made.get()));
            }
        }
        assertThat(position.text()).isEqualTo(text);
    }

    private static boolean isOpen(Position<?, ?> position) {
        return !position.listsMoves() || !position.legalMoves().isEmpty();
    }

    /** What is listed is legal; what is legal leads where something listed leads; what is refused has a reason in words. */
    private static <M extends Move, P extends Position<M, P>> void agrees(P position, M move) {
        Attempt<P> attempt = position.attempt(move);
        for (Locale locale : Promises.LANGUAGES) {
            assertThat(attempt.verdict().message(locale)).isNotBlank();
        }
        assertThat(position.judge(move)).isEqualTo(attempt.verdict());
        Objects.requireNonNull(move.toString());
        if (!position.listsMoves()) {
            return;
        }
        List<M> listed = position.legalMoves();
        if (listed.contains(move)) {
            assertThat(attempt.verdict()).isEqualTo(Verdict.legal());
        } else if (attempt.verdict().equals(Verdict.legal())) {
            P next = attempt.toOptional().orElseThrow();
            assertThat(listed.stream().map(position::play))
                    .as("%s on %s", move, position.text())
                    .contains(next);
        }
        attempt.toOptional()
                .ifPresent(next -> assertThat(next.game().position(next.text(), next.options()))
                        .isEqualTo(next));
    }

    private static <M extends Move, P extends Position<M, P>> P start(Game<M, P> game, Choices choices) {
        Map<String, String> wanted = new HashMap<>();
        for (Option option : game.options()) {
            if (!option.values().isEmpty() && choices.below(3) == 0) {
                wanted.put(option.name(), choices.from(option.values()));
            }
        }
        try {
            return game.start(Options.of(game, wanted));
        } catch (InvalidOptionsException e) {
            return game.start();
        }
    }
}
