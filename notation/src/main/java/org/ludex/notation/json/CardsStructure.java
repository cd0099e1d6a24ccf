package org.ludex.notation.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ludex.core.Options;
import org.ludex.core.Setup;
import org.ludex.dog.Card;
import org.ludex.dog.Player;
import org.ludex.dog.cards.CardPlace;
import org.ludex.dog.cards.CardsPosition;
import org.ludex.dog.cards.CardsSetup;

/** DOG Cards: the phase, the market, the rows that have begun, the hands, and how many cards lie on the pile and in the deck. */
final class CardsStructure implements GameStructure<CardsPosition> {

    @Override
    public Class<CardsPosition> positions() {
        return CardsPosition.class;
    }

    @Override
    public void tell(CardsPosition position, Map<String, Object> fields) {
        List<Player> players = position.seating().players();
        fields.put("phase", position.phase().toString());
        fields.put("market", position.market().toString());
        Map<String, String> rows = new LinkedHashMap<>();
        CardsSetup.of(position)
                .rows()
                .forEach(
                        row -> rows.put(CardPlace.row(row.owner(), row.number()).id(), words(row.cards())));
        fields.put("rows", rows);
        DogStructure.tellHands(players, position::hand, position::given, fields);
        fields.put("pile", position.pile().size());
        fields.put("deck", position.deck().size());
    }

    private static String words(List<Card> cards) {
        return cards.stream().map(Card::toString).collect(Collectors.joining(","));
    }

    @Override
    public Optional<Options> options(Setup<?> setup) {
        return setup instanceof CardsSetup cards ? Optional.of(cards.options()) : Optional.empty();
    }
}
