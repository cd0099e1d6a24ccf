package org.ludex.notation.embedding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Attempt;
import org.ludex.core.CoreRule;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Line;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.SeededRandom;
import org.ludex.core.Turn;
import org.ludex.core.Verdict;
import org.ludex.dog.Card;
import org.ludex.dog.CardFace;
import org.ludex.dog.DogMove;
import org.ludex.dog.DogPosition;
import org.ludex.dog.Hand;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;
import org.ludex.dog.cards.CardsMove;
import org.ludex.dog.cards.CardsPosition;
import org.ludex.dog.cards.DogCards;
import org.ludex.dog.classic.Dog;
import org.ludex.dog.mensch.Mensch;
import org.ludex.dog.mensch.MenschMove;
import org.ludex.dog.mensch.MenschPosition;
import org.ludex.notation.io.MoveReader;

@DisplayName("Chance is apart from what players decide:")
class ChanceTest {

    private static final MoveReader READER = MoveReader.standard();

    /** What the server does at chance's turn. */
    private static <M extends Move, P extends Position<M, P>> Line<M, P> untilSomebodyDecides(
            Line<M, P> line, RandomGenerator random) {
        Line<M, P> longer = line;
        while (longer.end().turn() instanceof Turn.Chance) {
            longer = longer.play(longer.end().sample(random));
        }
        return longer;
    }

    private static <M extends Move, P extends Position<M, P>> Verdict chosen(Line<M, P> line, Seat seat, M move) {
        return line.attempt(seat, move).verdict();
    }

    @Nested
    @DisplayName("a client cannot choose its die")
    class Die {

        private final MenschPosition atC =
                Mensch.GAME.position("A:5,k,k,k B:k,k,k,k C:29,k,k,k D:k,k,k,k turn C", Mensch.GAME.defaults());

        @Test
        void theServerRolls() {
            assertThat(atC.turn()).isEqualTo(Turn.chance());
            assertThat(atC.legalMoves()).hasSize(6).allMatch(MenschMove.Roll.class::isInstance);
            assertThat(chosen(Line.of(atC), Player.C, new MenschMove.Roll(Player.C, 6)))
                    .hasFieldOrPropertyWithValue("rule", CoreRule.NOT_YOUR_TURN);
            assertThat(READER.read(Line.of(atC), Player.C, "C 6 k>32").message(Locale.ENGLISH))
                    .isEqualTo("It is not C's turn.");
        }

        @Test
        void thePlayerMovesWhatWasRolled() {
            MenschPosition rolled = atC.play(new MenschMove.Roll(Player.C, 1));
            assertThat(rolled.turn()).isEqualTo(Turn.of(Player.C));
            assertThat(rolled.view(Player.C).legalMoves())
                    .extracting(Move::toString)
                    .containsExactly("C 29>30");
            assertThat(READER.read(Line.of(rolled), Player.C, "C 6 k>32").isUnderstood())
                    .isFalse();
            assertThat(READER.read(Line.of(rolled), Player.C, "C 1 29>30").isUnderstood())
                    .isTrue();
        }
    }

    @Nested
    @DisplayName("a client cannot choose the card it draws")
    class Draw {

        /** A has no move, and the deck is known to the server: a 13 lies on top. */
        private final DogPosition position = Dog.GAME.position(
                "A:h4,k,k,k,k C:32,k,k,k,k round 1 A play A hands A:2,5 C:#4 pile - deck 13,#103",
                Options.parse(Dog.GAME, "players=2"));

        private final Line<DogMove, DogPosition> line = Line.of(position);

        @Test
        void aBurnIsOnlyABurn() {
            DogMove burn = new DogMove.Burn(Player.A, Hand.parse("5"));
            assertThat(position.view(Player.A).legalMoves()).contains(burn);
            DogPosition burnt = position.play(burn);
            assertThat(burnt.phase()).isEqualTo(Phase.DRAW);
            assertThat(burnt.turn()).isEqualTo(Turn.chance());
            assertThat(burnt.sample(new SeededRandom(1))).hasToString("A draw 13");
            assertThat(chosen(line.play(burn), Player.A, new DogMove.Draw(Player.A, CardFace.of(Card.JOKER))))
                    .hasFieldOrPropertyWithValue("rule", CoreRule.NOT_YOUR_TURN);
        }

        @Test
        void norInWords() {
            for (String cheat : List.of("A burn 5 draw joker", "A burn 5 draw 13", "A burn 5 draw #")) {
                assertThat(READER.read(line, Player.A, cheat).message(Locale.ENGLISH))
                        .as(cheat)
                        .isEqualTo("Write only what A decides, and name every card;"
                                + " leave out drawn cards, rolls and other players' moves.");
            }
            assertThat(READER.read(line, Player.A, "A burn 5").toOptional())
                    .contains(line.play(new DogMove.Burn(Player.A, Hand.parse("5"))));
        }

        @Test
        @DisplayName("nor leave open which card it burns or gives, as a record may")
        void nothingFaceDown() {
            DogMove faceDown = new DogMove.Burn(Player.A, Hand.parse("#"));
            assertThat(position.judge(faceDown).isPlayable())
                    .as("a record may leave it open")
                    .isTrue();
            assertThat(chosen(line, Player.A, faceDown).message())
                    .isEqualTo("\"A burn #\" is not one of the moves that A can choose from.");
            assertThat(chosen(line, Player.A, faceDown).message(Locale.forLanguageTag("fa")))
                    .contains("A burn #");
            assertThat(READER.read(line, Player.A, "A burn #").isUnderstood()).isFalse();
        }
    }

    @Nested
    @DisplayName("the moves that a view offers are all accepted by the full position")
    class Offers {

        static List<Game<?, ?>> games() {
            return Games.all();
        }

        @ParameterizedTest
        @MethodSource("games")
        void inEveryGame(Game<?, ?> game) {
            accepted(game);
        }

        private static <M extends Move, P extends Position<M, P>> void accepted(Game<M, P> game) {
            SeededRandom random = new SeededRandom(8);
            Line<M, P> line = Line.of(game.start());
            for (int decisions = 0; decisions < 40 && !line.isOver(); decisions++) {
                line = untilSomebodyDecides(line, random);
                Line<M, P> now = line;
                Seat seat = now.end().turn().seat().orElseThrow();
                List<M> offered = now.end().view(seat).legalMoves();
                assertThat(offered)
                        .isNotEmpty()
                        .allSatisfy(move -> assertThat(now.attempt(seat, move))
                                .as("%s at %s", move, now.end())
                                .isInstanceOf(Attempt.Played.class));
                line = now.play(offered.get(random.nextInt(offered.size())));
            }
        }

        @Test
        @DisplayName("and no refusal tells the top card of the deck")
        void cards() {
            SeededRandom random = new SeededRandom(3);
            CardsPosition start = DogCards.GAME.start(Options.parse(DogCards.GAME, "players=2"));
            Line<CardsMove, CardsPosition> line = untilSomebodyDecides(Line.of(start), random);
            CardsPosition position = line.end();
            Player seat = position.toMove().orElseThrow();
            CardsMove buy = position.legalMoves().stream()
                    .filter(CardsMove.Buy.class::isInstance)
                    .findFirst()
                    .orElseThrow();
            CardsPosition bought = position.play(buy);
            assertThat(bought.turn()).isEqualTo(Turn.chance());
            Line<CardsMove, CardsPosition> withoutDeck = Line.of(position.view(seat));
            for (Card card : Card.values()) {
                assertThat(chosen(line.play(buy), seat, new CardsMove.TurnUp(card))
                                .message())
                        .isEqualTo("It is not " + seat + "'s turn.");
                String cheat = buy + " refill " + card;
                assertThat(READER.read(line, seat, cheat).message(Locale.ENGLISH))
                        .as("the answer to %s is the same where nobody knows the deck", cheat)
                        .isEqualTo(READER.read(withoutDeck, seat, cheat).message(Locale.ENGLISH))
                        .isNotEmpty();
            }
        }
    }

    @Nested
    @DisplayName("an exchange is one decision for each seat")
    class Exchange {

        private final Line<DogMove, DogPosition> line =
                untilSomebodyDecides(Line.of(Dog.GAME.start()), new SeededRandom(1));

        @Test
        void soTheObviousLoopGivesNobodysCardsAway() {
            DogPosition dealt = line.end();
            assertThat(dealt.phase()).isEqualTo(Phase.GIVE);
            Set<Seat> givers = new HashSet<>();
            Line<DogMove, DogPosition> each = line;
            while (each.end().phase() == Phase.GIVE) {
                Player seat = each.end().toMove().orElseThrow();
                givers.add(seat);
                List<DogMove> offered = each.end().view(seat).legalMoves();
                assertThat(offered)
                        .allSatisfy(move -> assertThat(move.toString()).startsWith(seat + " give "));
                each = each.play(offered.get(0));
            }
            assertThat(givers).hasSize(4);
            assertThat(each.end().phase()).isEqualTo(Phase.EXCHANGE);
            assertThat(each.end().turn()).isEqualTo(Turn.chance());
            assertThat(each.end().legalMoves())
                    .as("nothing is left to chance but to hand the cards over")
                    .hasSize(1);
        }

        @Test
        void andNobodyGivesForOthers() {
            Player first = line.end().toMove().orElseThrow();
            Player next = line.end().seating().next(first);
            DogMove others =
                    line.play(line.end().legalMoves().get(0)).end().legalMoves().get(0);
            assertThat(chosen(line, next, others)).hasFieldOrPropertyWithValue("rule", CoreRule.NOT_YOUR_TURN);
            assertThat(chosen(line, first, others).isPlayable()).isFalse();
            assertThat(chosen(line, first, new DogMove.Give(first, CardFace.hidden())))
                    .hasFieldOrPropertyWithValue("rule", CoreRule.NOT_OFFERED);
            String own = line.end().legalMoves().get(0).toString();
            assertThat(READER.read(line, first, own).toOptional())
                    .map(Line::size)
                    .contains(line.size() + 1);
            assertThat(READER.read(line, next, own).isUnderstood()).isFalse();
        }
    }

    @Test
    @DisplayName("the loop of a server never decides for a player, in any game")
    void theLoop() {
        for (Game<?, ?> game : Games.all()) {
            stopsAtDecisions(game);
        }
    }

    private static <M extends Move, P extends Position<M, P>> void stopsAtDecisions(Game<M, P> game) {
        SeededRandom random = new SeededRandom(5);
        Line<M, P> line = Line.of(game.start());
        for (int ply = 0; ply < 100 && !line.isOver(); ply++) {
            Line<M, P> next = untilSomebodyDecides(line, random);
            List<M> events = next.moves().subList(line.size(), next.size());
            P position = line.end();
            for (M event : events) {
                for (Seat seat : game.seats(position.options())) {
                    assertThat(Line.of(position).attempt(seat, event).isPlayed())
                            .as("%s by %s at %s", event, seat.id(), position)
                            .isFalse();
                }
                position = position.play(event);
            }
            line = next.isOver() ? next : next.play(next.end().sample(random));
        }
    }
}
