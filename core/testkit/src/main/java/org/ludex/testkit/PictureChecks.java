package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.ludex.core.IllegalMoveException;
import org.ludex.core.Look;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.SeededRandom;
import org.ludex.core.picture.Picture;

/** Pictures along random games. */
final class PictureChecks<M extends Move, P extends Position<M, P>> {

    private static final Pattern ESCAPE = Pattern.compile("\u001B\\[[0-9;]*m");

    private final RandomGames<M, P> games;

    PictureChecks(RandomGames<M, P> games) {
        this.games = games;
    }

    void picturesCanBeRead() {
        for (Spot<M, P> spot : games.spots(30)) {
            P position = spot.position();
            check(position.picture(), "picture at " + spot);
            drawn(spot).ifPresent(move -> check(position.pictureAfter(move), "picture after " + move + " at " + spot));
            games.candidates(spot).stream()
                    .filter(candidate -> !position.judge(candidate).isPlayable())
                    .limit(3)
                    .forEach(candidate -> assertThatThrownBy(() -> position.pictureAfter(candidate))
                            .as("picture after %s, illegal at %s", candidate, spot)
                            .isInstanceOf(IllegalMoveException.class));
        }
    }

    /** Several moves in one picture, seen from any side: what a page shows after a whole turn. */
    void severalMovesAreShown() {
        for (Walk<M, P> walk : games.walks().stream().limit(4).toList()) {
            int step = 1 + walk.moves().size() / 5;
            for (int ply = 0; ply < walk.moves().size(); ply += step) {
                Spot<M, P> spot = walk.spot(ply);
                List<M> moves =
                        walk.moves().subList(ply, Math.min(ply + 3, walk.moves().size()));
                for (Seat seat : games.game().seats(games.options())) {
                    Look look = Look.plain().from(seat);
                    check(spot.position().pictureAfter(moves, look), "picture after " + moves + " at " + spot);
                }
                assertThat(spot.position().pictureAfter(List.of(), Look.plain()))
                        .as("picture after no moves at %s", spot)
                        .isEqualTo(spot.position().picture());
            }
        }
    }

    private Optional<M> drawn(Spot<M, P> spot) {
        P position = spot.position();
        if (!position.listsMoves()) {
            return Optional.of(position.sample(new SeededRandom(spot.seed())))
                    .filter(move -> position.judge(move).isPlayable());
        }
        List<M> playable = position.legalMoves().stream()
                .filter(move -> position.judge(move).isPlayable())
                .toList();
        return playable.isEmpty()
                ? Optional.empty()
                : Optional.of(playable.get(new SeededRandom(spot.seed()).nextInt(playable.size())));
    }

    /** Fails unless a picture can be read; what its drawing says. */
    static Svg check(Picture picture, String what) {
        String plain = picture.plain();
        assertThat(plain).as("text of the %s", what).isNotBlank();
        assertThat(plain.chars().allMatch(c -> c == '\n' || !Character.isISOControl(c)))
                .as("text of the %s has no control characters", what)
                .isTrue();
        assertThat(ESCAPE.matcher(picture.ansi()).replaceAll(""))
                .as("coloured text of the %s without its colours", what)
                .isEqualTo(plain);
        return Svg.read(picture.svg(), what);
    }
}
