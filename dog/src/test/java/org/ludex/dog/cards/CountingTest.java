package org.ludex.dog.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ludex.core.Line;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;
import org.ludex.core.Viewer;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.TableRule;

@DisplayName("A pile that everybody saw is counted after it was shuffled")
class CountingTest {

    private static final DogCards GAME = DogCards.GAME;

    /**
     * What a patient reader of a record notes: the shuffled cards, and who took some of them unseen. That much is ruled out
     * at least; {@link org.ludex.dog.deal.EveryDealTest} knows exactly how much is.
     */
    private static final class Notes {
        private List<Card> shuffled = new ArrayList<>();
        private int older;
        private int left;
        private int unseenDraws;
        private final Set<Player> drawers = EnumSet.noneOf(Player.class);

        void read(CardsPosition before, CardsMove move) {
            if (move instanceof CardsMove.Shuffle
                    && before.seating().players().stream()
                            .anyMatch(seat -> !before.hand(seat).isEmpty())) {
                shuffled = new ArrayList<>(before.pile().list());
                older = before.deck().size();
                left = shuffled.size();
                unseenDraws = 0;
                drawers.clear();
            } else if (move instanceof CardsMove.Draw draw) {
                take(Optional.of(draw.seat()), draw.card());
            } else if (move instanceof CardsMove.TurnUp up) {
                take(Optional.empty(), CardFace.of(up.card()));
            } else if (move instanceof CardsMove.Choose choose) {
                if (older > 0 || left < 7) {
                    left = 0;
                    shuffled.clear();
                } else {
                    take(Optional.of(choose.seat()), choose.card());
                }
            }
        }

        private void take(Optional<Player> seat, CardFace face) {
            if (older > 0) {
                older--;
            } else if (left > 0) {
                left--;
                if (face.isHidden()) {
                    unseenDraws++;
                    drawers.add(seat.orElseThrow());
                } else {
                    assertThat(shuffled.remove(face.card().orElseThrow())).isTrue();
                }
            }
        }

        boolean counts() {
            return older == 0 && left > 0;
        }

        long shuffled(Card kind) {
            return shuffled.stream().filter(kind::equals).count();
        }

        /** Whether a seat that drew none of the shuffled cards unseen may hold a card that nobody has seen. */
        boolean mayHold(CardsPosition position, Card kind) {
            return position.unseen().count(kind) > Math.max(0, shuffled(kind) - unseenDraws);
        }
    }

    private static Optional<Rule> refusal(CardsPosition position, CardsMove move) {
        return position.judge(move) instanceof Verdict.Illegal illegal ? Optional.of(illegal.rule()) : Optional.empty();
    }

    private static Line<CardsMove, CardsPosition> seenByA(String options, long seed) {
        // That all moves of the game can be played as A sees them shows that nothing possible is refused.
        return Playout.from(GAME.start(Options.parse(GAME, options)), seed, 900).view(Viewer.of(Player.A));
    }

    @ParameterizedTest
    @CsvSource({"players=2,1", "players=2,2", "players=3,3", "'',4", "'',5"})
    void whatCountingRulesOutIsRefused(String options, long seed) {
        Line<CardsMove, CardsPosition> line = seenByA(options, seed);
        List<CardsMove> moves = line.moves();
        List<CardsPosition> positions = line.positions();
        Notes notes = new Notes();
        int ruledOut = 0;
        for (int ply = 0; ply < moves.size(); ply++) {
            CardsPosition position = positions.get(ply);
            boolean drawing = position.phase() == Phase.DRAW
                    && !position.deck().isEmpty()
                    && position.deck().at(0).isHidden();
            if (notes.counts()
                    && drawing
                    && position.deck().hidden() == position.deck().size()) {
                Player seat = ((CardsMove.Draw) moves.get(ply)).seat();
                for (Card kind : Numbers.TOTAL.kinds()) {
                    boolean possible = position.unseen().contains(kind) && notes.shuffled(kind) > 0;
                    Optional<Rule> refusal = refusal(position, new CardsMove.Draw(seat, CardFace.of(kind)));
                    if (!possible) {
                        assertThat(refusal).as("draw %s, %s", kind, position).contains(TableRule.CARD_COUNT);
                    }
                    ruledOut += possible || !position.unseen().contains(kind) ? 0 : 1;
                }
            }
            if (notes.counts() && position.phase() == Phase.PLAY) {
                Player seat = position.toMove().orElseThrow();
                for (Card kind : position.unseen().kinds()) {
                    if (seat != Player.A
                            && !position.hand(seat).known().contains(kind)
                            && !notes.drawers.contains(seat)
                            && position.deck().hidden() == position.deck().size()
                            && position.hand(seat).hidden() > 0) {
                        Optional<Rule> refusal = refusal(position, new CardsMove.Drop(seat, kind))
                                .filter(TableRule.CARD_COUNT::equals);
                        if (!notes.mayHold(position, kind)) {
                            assertThat(refusal)
                                    .as("drop %s, %s", kind, position)
                                    .isPresent();
                        }
                        ruledOut += refusal.isPresent() ? 1 : 0;
                    }
                }
            }
            notes.read(position, moves.get(ply));
        }
        assertThat(ruledOut).isPositive();
    }

    /** After the shuffle C has drawn nothing, and all cards of a kind lie in the deck and open on the table. */
    @Test
    void nobodyHoldsWhatWasShuffledIntoTheDeck() {
        Line<CardsMove, CardsPosition> line = seenByA("players=2", 1);
        List<CardsMove> moves = line.moves();
        int ply = 0;
        while (!(moves.get(ply) instanceof CardsMove.Shuffle
                && line.positions().get(ply).deck().isEmpty())) {
            ply++;
        }
        CardsPosition before = line.positions().get(ply);
        CardsPosition position = line.positions().get(ply + 1);
        assertThat(position.text()).contains(" known ").contains("*>deck:" + before.pile());
        CardsPosition again = GAME.position(position.text(), position.options());
        assertThat(again).isEqualTo(position);
        for (CardsPosition each : List.of(position, again)) {
            CardsPosition next = each;
            while (!next.toMove().equals(Optional.of(Player.C))) {
                next = next.play(next.legalMoves().get(0));
            }
            CardsPosition at = next;
            List<Card> absent = before.pile().kinds().stream()
                    .filter(kind -> before.unseen().count(kind) == 0)
                    .filter(kind -> at.unseen().contains(kind)
                            && !at.hand(Player.C).known().contains(kind))
                    .toList();
            assertThat(absent)
                    .isNotEmpty()
                    .allSatisfy(kind -> assertThat(refusal(at, new CardsMove.Drop(Player.C, kind)))
                            .contains(TableRule.CARD_COUNT));
        }
    }

    @Test
    void aViewDoesNotLearnTheOrder() {
        Line<CardsMove, CardsPosition> line = Playout.from(GAME.start(Options.parse(GAME, "players=2")), 1, 900);
        int drawn = 0;
        for (CardsPosition position : line.positions()) {
            CardsPosition view = position.view(Viewer.of(Player.A));
            assertThat(GAME.position(view.text(), view.options())).isEqualTo(view);
            assertThat(view.knowledge().shuffled().toString()).doesNotContainPattern(">C:[^#]");
            drawn += position.knowledge().shuffled().toString().matches(".*>C:[^#].*") ? 1 : 0;
        }
        assertThat(drawn).isPositive();
    }
}
