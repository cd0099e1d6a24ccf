package org.ludex.dog.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Line;
import org.ludex.core.SeededRandom;
import org.ludex.core.Viewer;
import org.ludex.dog.Phase;
import org.ludex.dog.Player;

/** What seats and spectators know, and how they come to know it. */
class ViewsTest {

    private static List<Viewer> viewers(CardsPosition position) {
        List<Viewer> viewers = new ArrayList<>(List.of(Viewer.spectator()));
        position.seating().players().forEach(seat -> viewers.add(Viewer.of(seat)));
        return viewers;
    }

    private static void checkFollowed(CardsPosition position, CardsMove move) {
        for (Viewer viewer : viewers(position)) {
            CardsPosition followed = position.view(viewer).play(position.view(move, viewer));
            assertThat(followed)
                    .as("%s follows %s as %s at %s", viewer, move, position.view(move, viewer), position)
                    .isEqualTo(position.play(move).view(viewer));
            assertThat(followed.view(viewer)).isEqualTo(followed);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"players=2", "players=3", "players=4"})
    @DisplayName("whoever follows a game by what they see of its moves holds what they see of its positions")
    void viewsFollowTheGame(String options) {
        for (long seed = 1; seed <= 10; seed++) {
            Line<CardsMove, CardsPosition> game = HiddenCardsTest.game(options, seed, 600);
            for (int ply = 0; ply < game.moves().size(); ply++) {
                checkFollowed(game.positions().get(ply), game.moves().get(ply));
            }
        }
    }

    /** Games in which everybody looks at the deck as often as possible, and some records keep the cards to themselves. */
    @ParameterizedTest
    @ValueSource(strings = {"players=2", "players=3", "players=4"})
    @DisplayName("also where seats know the deck, and the record does not")
    void viewsFollowLooks(String options) {
        int known = 0;
        for (long seed = 1; seed <= 30; seed++) {
            Line<CardsMove, CardsPosition> game = HiddenCardsTest.game(options, seed, 40);
            CardsPosition position = game.end();
            SeededRandom random = new SeededRandom(seed);
            for (int ply = 0; ply < 200 && position.outcome().isOpen(); ply++) {
                CardsMove move = position.sample(random);
                if (position.phase() == Phase.PLAY) {
                    Optional<CardsMove> seven = position.legalMoves().stream()
                            .filter(each -> each instanceof CardsMove.Seven || each instanceof CardsMove.Drop)
                            .skip(random.nextInt(3))
                            .findFirst();
                    move = seven.orElse(move);
                }
                if (move instanceof CardsMove.Look
                        || move instanceof CardsMove.Draw
                        || move instanceof CardsMove.Choose) {
                    // What the record keeps to itself is what a spectator sees.
                    move = random.nextInt(3) == 0 ? position.view(move, Viewer.spectator()) : move;
                }
                checkFollowed(position, move);
                position = position.play(move);
                known += position.text().contains(" seen ") ? 1 : 0;
            }
        }
        assertThat(known).isGreaterThan(300);
    }

    @ParameterizedTest
    @ValueSource(strings = {"players=2", "players=3", "players=4"})
    @DisplayName("the view of the seat to move offers the moves of the position and refuses with the same words")
    void viewsOfferTheSameMoves(String options) {
        List<CardsMove> nonsense = new CardsContractTest().candidates(Laid.two().position());
        for (long seed = 1; seed <= 4; seed++) {
            Line<CardsMove, CardsPosition> game = HiddenCardsTest.game(options, seed, 400);
            for (CardsPosition position : game.positions()) {
                position.toMove().ifPresent(seat -> {
                    CardsPosition view = position.view(seat);
                    assertThat(view.legalMoves()).isEqualTo(position.legalMoves());
                    nonsense.forEach(move -> assertThat(view.judge(move))
                            .as("%s at %s", move, position)
                            .isEqualTo(position.judge(move)));
                    game.moves().stream()
                            .skip(5)
                            .limit(60)
                            .forEach(move -> assertThat(view.judge(move))
                                    .as("%s at %s", move, position)
                                    .isEqualTo(position.judge(move)));
                });
            }
        }
    }

    @Nested
    @DisplayName("A seat knows")
    class Knows {

        private final Laid four = Laid.four().turn("give B");

        @Test
        @DisplayName("the card it gave away")
        void gifts() {
            CardsPosition dealt = four.hands("A:13,2,3,4,5 B:2,3,4,5,6 C:6,7,8,9,10 D:8,9,10,12,12")
                    .position();
            assertThat(dealt.toMove()).contains(Player.B);
            CardsPosition one = Laid.moves(dealt, "B give 6");
            assertThat(one.toMove()).contains(Player.C);
            assertThat(one.text()).endsWith(" given B:6");
            assertThat(one.view(Player.B).text()).endsWith(" given B:6");
            assertThat(one.view(Player.A).text()).endsWith(" given B:#");
            CardsPosition all = Laid.moves(one, "C give 10", "D give 8", "A give 13");
            assertThat(all.phase()).isEqualTo(Phase.EXCHANGE);
            assertThat(all.legalMoves()).hasSize(1).first().hasToString("give A>C:13 B>D:6 C>A:10 D>B:8");
            CardsPosition after = Laid.moves(all, "give A>C:13 B>D:6 C>A:10 D>B:8");
            assertThat(after.view(Player.A).hand(Player.C)).hasToString("13,#4");
            assertThat(after.view(Player.C).hand(Player.A)).hasToString("10,#4");
            assertThat(after.view(Player.B).hand(Player.C)).hasToString("#5");
            assertThat(after.knowledge()).hasToString("A>C:13 B>D:6 C>A:10 D>B:8");
            assertThat(after.toMove()).contains(Player.B);
        }

        @Test
        @DisplayName("the top of the deck after a look, also in the hand of whoever draws it")
        void looks() {
            Laid table = Laid.three()
                    .hands("A:7,2,2,2,2,3,3 B:8,8,8,8,9,9,9 C:3,3,3,3,4,4,4")
                    .top("5,6,9,10,12,13,14,5");
            CardsPosition after = Laid.play(table.position(), "A 7 look 5,6,9,10,12,13,14 take 9");
            assertThat(after.view(Player.A).deck().toString()).startsWith("5,6,10,12,13,14,#");
            assertThat(after.view(Player.B).deck().toString()).startsWith("#");
            assertThat(after.text()).endsWith(" seen A:6");
            CardsPosition drawn = Laid.play(after, "B drop 8 draw 5");
            assertThat(drawn.view(Player.A).hand(Player.B)).hasToString("5,#6");
            assertThat(drawn.view(Player.C).hand(Player.B)).hasToString("#7");
            assertThat(drawn.text()).endsWith(" seen A:5 known A>B:5");
            assertThat(drawn.view(Player.C).text()).endsWith(" seen A:5");
            assertThat(after.view(Entry.move("B drop 8"), Viewer.of(Player.A))).hasToString("B drop 8");
        }

        @Test
        @DisplayName("nothing of the deck when somebody else has taken a card out of it")
        void looksOfOthers() {
            Laid table = Laid.three()
                    .hands("A:7,2,2,2,2,3,3 B:7,8,8,8,9,9,9 C:3,3,3,3,4,4,4")
                    .top("5,6,9,10,12,13,14,5");
            CardsPosition after = Laid.play(
                    table.position(), "A 7 look 5,6,9,10,12,13,14 take 9", "B 7 look 5,6,10,12,13,14,5 take 6");
            assertThat(after.view(Player.A).deck().toString()).startsWith("#");
            assertThat(after.view(Player.B).deck().toString()).startsWith("5,10,12,13,14,5,#");
            assertThat(after.view(Player.A).hand(Player.B)).hasToString("#7");
        }

        @Test
        @DisplayName("a card that was taken for all to see")
        void openCards() {
            Laid table = Laid.three()
                    .rows("B:11 C:13,joker")
                    .hands("A:thief,2,5,14,#3 B:#7 C:#7")
                    .pile("8");
            assertThat(table.after("A thief B=11").view(Player.C).hand(Player.A))
                    .hasToString("11,#6");
            assertThat(table.after("A exchange 2@C").view(Player.B).hand(Player.A))
                    .hasToString("joker,#6");
            assertThat(table.after("A 14 take 8").view(Viewer.spectator()).hand(Player.A))
                    .hasToString("8,#6");
            assertThat(table.after("A buy 5@5=6 refill 2").knowledge()).hasToString("*>A:6");
            assertThat(table.after("A buy 5@5=6 refill 2", "B drop 9 draw #", "C drop 9 draw #", "A drop 6 draw #")
                            .knowledge()
                            .isEmpty())
                    .isTrue();
        }
    }

    @Nested
    @DisplayName("A move as others see it")
    class Moves {

        @Test
        void hidesWhatOnlyItsSeatSees() {
            CardsPosition position = Laid.three()
                    .top("5,2,9,5,3,3,8")
                    .hands("A:7,9,#5 B:#7 C:#7")
                    .position();
            CardsPosition dropped = Laid.moves(position, "A drop 9");
            assertThat(dropped.view(Entry.move("A draw 5"), Viewer.of(Player.B)))
                    .hasToString("A draw #");
            assertThat(dropped.view(Entry.move("A draw #"), Viewer.of(Player.A)))
                    .hasToString("A draw 5");
            CardsPosition looking = Laid.moves(position, "A 7 look");
            CardsMove look = Entry.move("A look 5,2,9,5,3,3,8");
            assertThat(looking.view(look, Viewer.spectator())).hasToString("A look #,#,#,#,#,#,#");
            assertThat(looking.view(look, Viewer.of(Player.A))).isEqualTo(look);
            CardsMove take = Entry.move("A take 5@4");
            assertThat(looking.play(look).view(take, Viewer.of(Player.C))).hasToString("A take #");
            assertThat(looking.play(look).view(take, Viewer.of(Player.A))).isEqualTo(take);
        }

        @Test
        void showsWhatLiesOpen() {
            CardsPosition position = Laid.three().hands("A:5,#6 B:#7 C:#7").position();
            CardsMove buy = Entry.move("A buy 5@5=6");
            assertThat(position.view(buy, Viewer.of(Player.C))).isEqualTo(buy);
            CardsMove turn = Entry.move("turn 12");
            assertThat(position.play(buy).view(turn, Viewer.spectator())).isEqualTo(turn);
        }

        @Test
        void isForThoseWhoPlay() {
            CardsPosition position = Laid.two().position();
            assertThatThrownBy(() -> position.view(Player.B)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> position.view(Entry.move("A drop 9"), Viewer.of(Player.B)))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
