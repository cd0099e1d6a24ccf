package org.ludex.dog;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.dog.cards.DogCards;
import org.ludex.dog.classic.Dog;

@DisplayName("A position in which a seat is said to know nothing")
class EmptyKnowledgeTest {

    private static final String DOG =
            "A:k,k,k,k B:k,k,k,k C:k,k,k,k D:k,k,k,k round 1 A deal - hands A:- B:- C:- D:- pile - deck #110";

    private static final String CARDS = "play D market 13,10,thief,3,9,2,6,2,thief,12,4,8,4 rows A:13 D:13 "
            + "hands A:3,6,8,13,14 B:6,9,12,14,joker C:5,6,8,9,joker D:6,9,9,13,thief "
            + "pile 3,3,4,4,4,4,7,7,7,8,8,10,10,12,12,14,14,joker,joker,joker,thief,thief deck 5,6,5,13,6,#58 seen A:5";

    @Test
    @DisplayName("is the one in which that is not said")
    void nothing() {
        same(Dog.GAME, DOG + " known A>C:-", DOG);
        same(Dog.GAME, DOG + " known A>C:- B>D:-", DOG);
        same(DogCards.GAME, CARDS + " known A>C:- *>A:3,6 *>C:-", CARDS + " known *>A:3,6");
        same(DogCards.GAME, CARDS + " known A>C:- *>C:-", CARDS);
    }

    private static <M extends Move, P extends Position<M, P>> void same(Game<M, P> game, String text, String plain) {
        assertThat(game.position(text, game.defaults())).isEqualTo(game.position(plain, game.defaults()));
    }
}
