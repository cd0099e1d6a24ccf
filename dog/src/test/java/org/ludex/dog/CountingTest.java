package org.ludex.dog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Line;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.dog.black.BlackDog;
import org.ludex.dog.classic.Dog;
import org.ludex.dog.royal.DogRoyal;

@DisplayName("A pile that is shuffled in the middle of a round is counted afterwards")
class CountingTest {

    static Stream<Arguments> games() {
        return Stream.of(Dog.GAME, DogRoyal.GAME, BlackDog.GAME)
                .flatMap(game -> Stream.of(1L, 2L, 3L).map(seed -> Arguments.of(game, seed)));
    }

    private static Optional<Rule> refusal(DogPosition position, DogMove move) {
        return position.judge(move) instanceof Verdict.Illegal illegal ? Optional.of(illegal.rule()) : Optional.empty();
    }

    /**
     * Slowly, with lists: what was shuffled less what was seen of it, and who drew from it unseen. That much is ruled out at
     * least; {@link org.ludex.dog.deal.EveryDealTest} knows exactly how much is.
     */
    @ParameterizedTest
    @MethodSource("games")
    void whatCountingRulesOutIsRefused(DogGame game, long seed) {
        Line<DogMove, DogPosition> line = Playout.from(game.start(Options.parse(game, "players=3")), seed, 3000)
                .view(Viewer.of(Player.A));
        List<DogMove> moves = line.moves();
        List<DogPosition> positions = line.positions();
        List<Card> shuffled = new ArrayList<>();
        int left = 0;
        int unseenDraws = 0;
        Set<Player> drawers = EnumSet.noneOf(Player.class);
        for (int ply = 0; ply < moves.size(); ply++) {
            DogPosition position = positions.get(ply);
            for (Card kind : position.unseen().kinds()) {
                long count = shuffled.stream().filter(kind::equals).count();
                if (left > 0 && position.phase() == Phase.DRAW) {
                    DogMove draw = new DogMove.Draw(position.toMove().orElseThrow(), CardFace.of(kind));
                    boolean refused = refusal(position, draw).equals(Optional.of(TableRule.CARD_COUNT));
                    if (count == 0 || unseenDraws == 0) {
                        assertThat(refused).as("%s, %s", draw, position).isEqualTo(count == 0);
                    }
                }
                Player seat = position.toMove().orElse(Player.A);
                boolean playing =
                        position.phase() == Phase.PLAY && position.hand(seat).hidden() > 0;
                if (left > 0
                        && playing
                        && !drawers.contains(seat)
                        && !position.hand(seat).known().contains(kind)) {
                    DogMove burn = new DogMove.Burn(seat, Hand.of(Cards.of(kind)));
                    boolean possible = position.unseen().count(kind) > Math.max(0, count - unseenDraws);
                    boolean refused = refusal(position, burn).equals(Optional.of(TableRule.CARD_COUNT));
                    if (!possible || unseenDraws == 0) {
                        assertThat(refused).as("%s, %s", burn, position).isEqualTo(!possible);
                    }
                }
            }
            DogMove move = moves.get(ply);
            if (move instanceof DogMove.Shuffle && position.spent().isPresent()) {
                shuffled = position.pile().known().list();
                left = shuffled.size();
                unseenDraws = 0;
                drawers.clear();
            } else if (move instanceof DogMove.Deal) {
                left = 0;
            } else if (move instanceof DogMove.Draw draw && left > 0) {
                left--;
                if (draw.card().isHidden()) {
                    unseenDraws++;
                    drawers.add(draw.seat());
                } else {
                    assertThat(shuffled.remove(draw.card().card().orElseThrow()))
                            .isTrue();
                }
            }
        }
    }

    @Test
    void aSeatThatHasNotDrawnHoldsNoneOfTheShuffledCards() {
        String pieces = "A:k,k,k,k,k B:k,k,k,k,k C:k,k,k,k,k ";
        // All eight 2s are in the pile; the deck is empty, and A burnt a 9.
        Cards all = Dog.GAME.start(Options.parse(Dog.GAME, "players=3")).unseen();
        Cards pile = all.minus(Cards.parse("9,9,9,9,9,9,9,9,10,10,10,10"));
        String hands = "round 1 B shuffle A hands A:9 B:#5 C:#5 pile " + pile + " deck - spent 9";
        DogPosition position = Dog.GAME.position(pieces + hands, Options.parse(Dog.GAME, "players=3"));
        DogPosition drawn = position.play(new DogMove.Shuffle(Optional.empty(), List.of()))
                .play(new DogMove.Draw(Player.A, CardFace.of(Card.TWO)));
        assertThat(drawn.knowledge().toString()).isEqualTo("*>deck:" + pile + ">A:2");
        DogPosition burnt = drawn.play(new DogMove.Burn(Player.A, Hand.parse("9")));
        assertThat(burnt.toMove()).contains(Player.B);
        assertThat(refusal(burnt, new DogMove.Burn(Player.B, Hand.parse("2")))).contains(TableRule.CARD_COUNT);
        assertThat(refusal(burnt, new DogMove.Burn(Player.B, Hand.parse("10")))).isEmpty();
        DogPosition again = Dog.GAME.position(burnt.text(), burnt.options());
        assertThat(again).isEqualTo(burnt);
        assertThat(refusal(again, new DogMove.Burn(Player.B, Hand.parse("2")))).contains(TableRule.CARD_COUNT);
    }
}
