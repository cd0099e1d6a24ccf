package org.ludex.notation.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.ludex.core.Options;
import org.ludex.core.Setup;
import org.ludex.dog.CardFace;
import org.ludex.dog.DogPosition;
import org.ludex.dog.DogSetup;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;

/** DOG, DOG Royal and Black DOG: the phase, the round, the hands, and how many cards lie on the pile and in the deck. */
final class DogStructure implements GameStructure<DogPosition> {

    @Override
    public Class<DogPosition> positions() {
        return DogPosition.class;
    }

    @Override
    public void tell(DogPosition position, Map<String, Object> fields) {
        List<Player> players = position.seating().players();
        fields.put("phase", position.phase().toString());
        fields.put("round", position.round());
        tellHands(players, position::hand, position::given, fields);
        fields.put("pile", position.pile().size());
        fields.put("deck", position.deck().size());
    }

    /** Adds the hands of all players, and the cards that they have laid aside to give. */
    static void tellHands(
            List<Player> players,
            Function<Player, Hand> hand,
            Function<Player, Optional<CardFace>> given,
            Map<String, Object> fields) {
        Map<String, String> hands = new LinkedHashMap<>();
        Map<String, String> gifts = new LinkedHashMap<>();
        for (Player player : players) {
            hands.put(player.id(), hand.apply(player).toString());
            given.apply(player).ifPresent(card -> gifts.put(player.id(), card.toString()));
        }
        fields.put("hands", hands);
        if (!gifts.isEmpty()) {
            fields.put("given", gifts);
        }
    }

    @Override
    public Optional<Options> options(Setup<?> setup) {
        return setup instanceof DogSetup dog ? Optional.of(dog.options()) : Optional.empty();
    }
}
