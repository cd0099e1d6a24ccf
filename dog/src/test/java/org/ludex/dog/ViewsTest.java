package org.ludex.dog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Options;
import org.ludex.core.SeededRandom;
import org.ludex.core.Turn;
import org.ludex.core.Viewer;
import org.ludex.dog.black.BlackDog;
import org.ludex.dog.classic.Dog;
import org.ludex.dog.royal.DogRoyal;

/** Many more games with {@code -Dludex.fuzz=true}. */
@DisplayName("What a seat and a spectator see")
class ViewsTest {

    private static final int GAMES = Boolean.getBoolean("ludex.fuzz") ? 30 : 1;

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of(Dog.GAME, ""),
                Arguments.of(Dog.GAME, "players=3, cards14=on"),
                Arguments.of(Dog.GAME, "players=2"),
                Arguments.of(DogRoyal.GAME, ""),
                Arguments.of(DogRoyal.GAME, "seats=BCD"),
                Arguments.of(BlackDog.GAME, "players=2"));
    }

    private static List<Viewer> viewers(DogPosition position) {
        List<Viewer> viewers = new ArrayList<>(List.of(Viewer.spectator()));
        position.seating().players().forEach(player -> viewers.add(Viewer.of(player)));
        return viewers;
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("games")
    @DisplayName("who follows a game by the moves as they see them always holds the position as they see it")
    void movesAndPositionsAgree(DogGame game, String text) {
        for (long seed = 1; seed <= GAMES; seed++) {
            SeededRandom random = new SeededRandom(seed);
            DogPosition position = game.start(Options.parse(game, text));
            for (int ply = 0; ply < 400 && position.outcome().isOpen(); ply++) {
                DogMove move = position.sample(random);
                DogPosition next = position.play(move);
                for (Viewer viewer : viewers(position)) {
                    DogPosition seen = position.view(viewer);
                    assertThat(seen.play(position.view(move, viewer)))
                            .as("%s seen by %s at %s", move, viewer, position)
                            .isEqualTo(next.view(viewer));
                    assertThat(seen.view(viewer)).as("view of a view").isEqualTo(seen);
                    if (ply % 5 == 0) {
                        assertThat(game.position(seen.text(), seen.options())).isEqualTo(seen);
                    }
                }
                checkOffer(position);
                position = next;
            }
        }
    }

    /** The seat to move is offered the same by its view as by the whole position. */
    private static void checkOffer(DogPosition position) {
        if (position.turn() instanceof Turn.OfSeat due) {
            DogPosition own = position.view(due.who());
            assertThat(own.legalMoves()).as("offered at %s", position).isEqualTo(position.legalMoves());
            for (DogMove nonsense : nonsense((Player) due.who())) {
                assertThat(own.judge(nonsense))
                        .as("%s at %s", nonsense, position)
                        .isEqualTo(position.judge(nonsense));
            }
        }
    }

    private static List<DogMove> nonsense(Player seat) {
        List<DogMove> moves = new ArrayList<>();
        for (Card card : List.of(Card.FIVE, Card.JOKER, Card.COPY, Card.SWAP, Card.FOURTEEN)) {
            moves.add(new DogMove.Give(seat, CardFace.of(card)));
            moves.add(new DogMove.Burn(seat, Hand.of(Cards.of(card))));
            moves.add(new DogMove.Take(seat, card, Optional.empty(), Card.EIGHT));
            moves.add(new DogMove.NullSwap(seat, card, Optional.empty()));
        }
        moves.add(new DogMove.Leap(seat, Cell.track(24)));
        moves.add(new DogMove.Draw(seat, CardFace.of(Card.TWO)));
        moves.add(new DogMove.Shuffle(Optional.empty(), List.of()));
        return moves;
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("games")
    @DisplayName("two positions that differ only in hidden cards look the same, in every way")
    void swappedCardsDoNotShow(DogGame game, String text) {
        SeededRandom random = new SeededRandom(5);
        DogPosition position = game.start(Options.parse(game, text));
        int swapped = 0;
        for (int ply = 0; ply < 250 && position.outcome().isOpen(); ply++) {
            for (Player viewer : position.seating().players()) {
                Optional<DogPosition> other = swapped(position, viewer, random);
                if (other.isPresent()) {
                    swapped++;
                    sameInEveryWay(position.view(viewer), other.get().view(viewer));
                    if (ply % 40 == 0) {
                        assertThat(position.view(viewer).picture())
                                .isEqualTo(other.get().view(viewer).picture());
                    }
                }
            }
            position = position.play(position.sample(random));
        }
        assertThat(swapped).isGreaterThan(50);
    }

    /** The same position but for one card of a hand, unknown to a viewer, and one that nobody has seen. */
    private static Optional<DogPosition> swapped(DogPosition position, Player viewer, SeededRandom random) {
        DogSetup setup = position.toSetup();
        List<Dealt> hands = new ArrayList<>(setup.hands());
        for (int index = 0; index < hands.size(); index++) {
            Dealt each = hands.get(index);
            Cards known = each.hand().known();
            Cards secret = known;
            for (Player seat : position.seating().players()) {
                secret = secret.contains(position.knowledge().known(each.seat(), seat))
                        ? secret.minus(position.knowledge().known(each.seat(), seat))
                        : Cards.empty();
            }
            if (each.seat() != viewer && !secret.isEmpty() && !position.unseen().isEmpty()) {
                Card out = secret.at(random.nextInt(secret.size()));
                Card in = position.unseen().at(random.nextInt(position.unseen().size()));
                hands.set(
                        index,
                        new Dealt(
                                each.seat(),
                                Hand.of(known.minus(out).plus(in), each.hand().hidden())));
                String text = setup.toString().replaceFirst(" hands .*? pile", " hands " + words(hands) + " pile");
                return Optional.of(setup.game().position(text, setup.options()));
            }
        }
        return Optional.empty();
    }

    private static String words(List<Dealt> hands) {
        return String.join(" ", hands.stream().map(Dealt::toString).toList());
    }

    private static void sameInEveryWay(DogPosition one, DogPosition other) {
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(one.text()).isEqualTo(other.text());
        assertThat(one.unseen()).isEqualTo(other.unseen());
        assertThat(one.listsMoves()).isEqualTo(other.listsMoves());
        if (one.listsMoves()) {
            assertThat(one.legalMoves()).isEqualTo(other.legalMoves());
        }
        assertThat(one.sample(new SeededRandom(5))).isEqualTo(other.sample(new SeededRandom(5)));
    }

    @Nested
    @DisplayName("The exchange")
    class Exchange {

        private final DogPosition dealt = Entry.play(
                Dog.GAME.start(),
                "round 1 6 B deal A:13,4,7,swap,2,joker B:2,2,3,3,4,4 C:5,5,6,6,8,8 D:9,9,10,10,12,12");

        private DogPosition after(String... moves) {
            DogPosition position = dealt;
            for (String move : moves) {
                position = position.play(Entry.parse(move));
            }
            return position;
        }

        @Test
        void isOneDecisionPerSeatFromTheLeaderOn() {
            assertThat(dealt.phase()).isEqualTo(Phase.GIVE);
            assertThat(dealt.turn()).isEqualTo(Turn.of(Player.B));
            assertThat(Scene.texts(dealt)).containsExactly("B give 2", "B give 3", "B give 4");
            Scene.refuses(dealt, "C give 5", "wrong-seat");
            assertThat(Scene.judge(dealt, "B give 5"))
                    .hasToString(dealt.judge(Entry.parse("B give 5")).toString());
            Scene.refuses(dealt, "B give 5", "not-held");
            DogPosition last = after("B give 2", "C give 5", "D give 9", "A give 13");
            assertThat(last.phase()).isEqualTo(Phase.EXCHANGE);
            assertThat(Scene.texts(last)).containsExactly("give A>C:13 B>D:2 C>A:5 D>B:9");
            assertThat(last.play(Entry.parse("give A>C:13 B>D:2 C>A:5 D>B:9")).phase())
                    .isEqualTo(Phase.START);
        }

        @Test
        void isHiddenUntilAllHaveGiven() {
            DogPosition given = after("B give 2", "C give 5");
            assertThat(given.given(Player.B)).contains(CardFace.of(Card.TWO));
            assertThat(given.hand(Player.B)).hasToString("2,3,3,4,4");
            assertThat(given.text()).contains(" given B:2 C:5");
            DogPosition forD = given.view(Player.D);
            assertThat(forD.given(Player.B)).as("D gets this card, but not yet").contains(CardFace.hidden());
            assertThat(forD.text()).contains(" given B:# C:#");
            assertThat(given.view(Player.B).text()).contains(" given B:2 C:#");
            assertThat(dealt.view(Entry.parse("B give 2"), Viewer.of(Player.D))).hasToString("B give #");
        }

        @Test
        void showsGiverAndReceiverTheCard() {
            DogPosition all = after("B give 2", "C give 5", "D give 9", "A give 13");
            DogMove exchange = Entry.parse("give A>C:13 B>D:2 C>A:5 D>B:9");
            assertThat(all.view(exchange, Viewer.of(Player.D))).hasToString("give A>C:# B>D:2 C>A:# D>B:9");
            assertThat(all.view(exchange, Viewer.spectator())).hasToString("give A>C:# B>D:# C>A:# D>B:#");
            DogPosition done = all.play(exchange);
            assertThat(done.knowledge()).hasToString("A>C:13 B>D:2 C>A:5 D>B:9");
            assertThat(done.view(Player.A).hand(Player.C))
                    .as("A knows its own gift")
                    .hasToString("13,#5");
            assertThat(done.view(Player.B).hand(Player.C)).hasToString("#6");
            assertThat(done.view(Player.A).knowledge()).hasToString("A>C:13 C>A:5");
        }

        @Test
        void isWhatWasGiven() {
            DogPosition all = after("B give 2", "C give 5", "D give 9", "A give 13");
            assertThat(all.judge(Entry.parse("give A>C:4")).message()).isEqualTo("A gave the card 13, not 4.");
            assertThat(all.view(Player.C).judge(Entry.parse("give A>C:13")).isPlayable())
                    .isTrue();
            assertThat(all.view(Player.C).listsMoves()).isFalse();
            Scene.refuses(dealt, "shuffle", "out-of-order");
        }
    }

    @Test
    @DisplayName("everybody knows the card that a 14 took from the pile, until it is played")
    void openlyTakenCards() {
        DogPosition taken = Scene.of(Dog.GAME, "cards14=on")
                .pieces("A:5 B:20")
                .hands("A:14,3 B:2,2,9 C:#3 D:#3")
                .pile("8,9")
                .after("A 14 take 8");
        assertThat(taken.knowledge()).hasToString("*>A:8");
        assertThat(taken.view(Viewer.spectator()).hand(Player.A)).hasToString("8,#");
        assertThat(taken.text()).endsWith(" known *>A:8");
        assertThat(taken.view(Player.A).hand(Player.A)).hasToString("3,8");
        DogPosition again = Dog.GAME.position(taken.text().replace("play B", "play A"), taken.options());
        assertThat(again.play(Entry.parse("A 8 5>13")).knowledge().isEmpty()).isTrue();
        assertThat(again.view(Player.C).play(Entry.parse("A 3 5>8")).hand(Player.A))
                .hasToString("8");
    }

    @Test
    void drawsAreForTheSeatThatDraws() {
        DogPosition burnt =
                Scene.of(Dog.GAME, "players=2").hands("A:2,3").position().play(Entry.parse("A burn 2"));
        assertThat(burnt.phase()).isEqualTo(Phase.DRAW);
        assertThat(burnt.spent()).contains(CardFace.of(Card.TWO));
        assertThat(burnt.pile().isEmpty()).isTrue();
        assertThat(burnt.text()).contains(" draw A ").endsWith(" spent 2");
        assertThat(burnt.toMove()).contains(Player.A);
        assertThat(burnt.legalMoves()).hasSize(14).contains(Entry.parse("A draw 13"));
        Scene.refuses(burnt, "C draw 5", "wrong-seat");
        assertThat(burnt.view(Entry.parse("A draw 13"), Viewer.of(Player.C))).hasToString("A draw #");
        assertThat(burnt.view(Entry.parse("A draw 13"), Viewer.of(Player.A))).hasToString("A draw 13");
        DogPosition drawn = burnt.play(Entry.parse("A draw 13"));
        assertThat(drawn.phase()).isEqualTo(Phase.AGAIN);
        assertThat(drawn.pile()).hasToString("2");
        assertThat(drawn.view(Player.C).hand(Player.A)).hasToString("#2");
    }

    @Test
    void knownDecksAreNotShown() {
        DogPosition known =
                Scene.of(Dog.GAME, "players=2").hands("A:2,3").deck("13,#104").position();
        assertThat(known.view(Player.A).deck()).hasToString("#105");
        assertThat(known.play(Entry.parse("A burn 2")).legalMoves()).containsExactly(Entry.parse("A draw 13"));
    }

    @Test
    @DisplayName("what is left of the deck under a known pile is known to everybody")
    void leftCardsAreOpen() {
        Cards pile = Dog.GAME.start().unseen().minus(Cards.of(Card.FIVE, Card.NINE));
        DogPosition shuffled = Scene.of(Dog.GAME)
                .round("2 A")
                .turn("shuffle -")
                .deck("9,5")
                .pile(pile.toString())
                .after("shuffle");
        assertThat(shuffled.text()).contains(" deal - shuffled ").endsWith(" deck 9,5,#108 open 2");
        assertThat(shuffled.view(Player.A).deck()).hasToString("5,9,#108");
        assertThat(Entry.play(shuffled, "deal").text()).doesNotContain("open");
    }

    @Test
    void onlyThoseWhoPlayHaveAView() {
        DogPosition two = Dog.GAME.start(Options.parse(Dog.GAME, "players=2"));
        assertThatIllegalArgumentException().isThrownBy(() -> two.view(Player.B));
        assertThatIllegalArgumentException().isThrownBy(() -> two.view(Entry.parse("A nostart"), Viewer.of(Player.B)));
    }
}
