package org.ludex.notation.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Seat;
import org.ludex.core.Setup;
import org.ludex.dog.CardFace;
import org.ludex.dog.DogPosition;
import org.ludex.dog.DogSetup;
import org.ludex.dog.Hand;
import org.ludex.dog.Player;
import org.ludex.dog.cards.CardPlace;
import org.ludex.dog.cards.CardsPosition;
import org.ludex.dog.cards.CardsSetup;
import org.ludex.dog.mensch.MenschPosition;
import org.ludex.dog.mensch.MenschSetup;
import org.ludex.dvonn.Dvonn;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.dvonn.DvonnSetup;
import org.ludex.kamisado.Kamisado;
import org.ludex.kamisado.KamisadoPosition;
import org.ludex.kamisado.KamisadoSetup;
import org.ludex.sixth.SixthPosition;
import org.ludex.sixth.SixthSetup;
import org.ludex.yinsh.YinshPosition;
import org.ludex.yinsh.YinshSetup;

/**
 * What the JSON of a game's positions contains in addition to what all games have.
 *
 * @param <P> the positions of the game
 * @param <S> the set-ups of the game
 * @param positions the type of its positions
 * @param fields adds the fields of a position
 * @param setups the type of its set-ups
 * @param options the options of a set-up
 */
record GameStructure<P, S>(
        Class<P> positions, BiConsumer<P, Map<String, Object>> fields, Class<S> setups, Function<S, Options> options) {

    static final List<GameStructure<?, ?>> ALL = List.of(
            new GameStructure<>(
                    KamisadoPosition.class,
                    GameStructure::kamisado,
                    KamisadoSetup.class,
                    setup -> Options.of(
                            Kamisado.GAME, Map.of("level", setup.level().toString()))),
            new GameStructure<>(
                    DvonnPosition.class, GameStructure::dvonn, DvonnSetup.class, setup -> Dvonn.GAME.defaults()),
            new GameStructure<>(YinshPosition.class, GameStructure::yinsh, YinshSetup.class, YinshSetup::options),
            new GameStructure<>(SixthPosition.class, GameStructure::sixth, SixthSetup.class, SixthSetup::options),
            new GameStructure<>(MenschPosition.class, GameStructure::mensch, MenschSetup.class, MenschSetup::options),
            new GameStructure<>(DogPosition.class, GameStructure::dog, DogSetup.class, DogSetup::options),
            new GameStructure<>(CardsPosition.class, GameStructure::cards, CardsSetup.class, CardsSetup::options));

    /** Adds the fields of a position, if it is one of this game. */
    void tell(Position<?, ?> position, Map<String, Object> to) {
        if (positions.isInstance(position)) {
            fields.accept(positions.cast(position), to);
        }
    }

    /** The options of a set-up, if it is one of this game. */
    Optional<Options> options(Setup<?> setup) {
        return setups.isInstance(setup) ? Optional.of(options.apply(setups.cast(setup))) : Optional.empty();
    }

    /** The phase, the tower that is due, and the round. */
    private static void kamisado(KamisadoPosition position, Map<String, Object> fields) {
        fields.put("phase", position.phase().toString());
        position.due().ifPresent(colour -> fields.put("due", colour.toString()));
        fields.put("round", position.round());
    }

    /** The phase, and the piece to be placed or the pass that is due. */
    private static void dvonn(DvonnPosition position, Map<String, Object> fields) {
        fields.put("phase", position.phase().toString());
        position.pieceToPlace().ifPresent(piece -> fields.put("due", piece.toString()));
        if (position.isPassDue()) {
            fields.put("due", "pass");
        }
    }

    /** The decision that is due, and how many rings wait to be placed. */
    private static void yinsh(YinshPosition position, Map<String, Object> fields) {
        position.due().ifPresent(due -> fields.put("due", due.toString()));
        fields.put("reserve", each(List.of(org.ludex.yinsh.Side.values()), position::ringsToPlace));
    }

    /** What each side can still enter. */
    private static void sixth(SixthPosition position, Map<String, Object> fields) {
        fields.put(
                "reserve",
                each(
                        List.of(org.ludex.sixth.Side.values()),
                        side -> position.supply().reserve(side).toString()));
    }

    /** The number that was rolled. */
    private static void mensch(MenschPosition position, Map<String, Object> fields) {
        position.roll().ifPresent(roll -> fields.put("roll", roll));
    }

    /** The phase, the round, the hands, and how many cards lie on the pile and in the deck. */
    private static void dog(DogPosition position, Map<String, Object> fields) {
        fields.put("phase", position.phase().toString());
        fields.put("round", position.round());
        hands(position.seating().players(), position::hand, position::given, fields);
        fields.put("pile", position.pile().size());
        fields.put("deck", position.deck().size());
    }

    /** The phase, the market, the rows that have begun, the hands, and how many cards lie on the pile and in the deck. */
    private static void cards(CardsPosition position, Map<String, Object> fields) {
        fields.put("phase", position.phase().toString());
        fields.put("market", position.market().toString());
        Map<String, String> rows = new LinkedHashMap<>();
        for (var row : CardsSetup.of(position).rows()) {
            String cards = row.cards().stream().map(Object::toString).collect(Collectors.joining(","));
            rows.put(CardPlace.row(row.owner(), row.number()).id(), cards);
        }
        fields.put("rows", rows);
        hands(position.seating().players(), position::hand, position::given, fields);
        fields.put("pile", position.pile().size());
        fields.put("deck", position.deck().size());
    }

    /** Adds the hands of all players, and the cards that they have laid aside to give. */
    private static void hands(
            List<Player> players,
            Function<Player, Hand> hand,
            Function<Player, Optional<CardFace>> given,
            Map<String, Object> fields) {
        fields.put("hands", each(players, player -> hand.apply(player).toString()));
        List<Player> givers = players.stream()
                .filter(player -> given.apply(player).isPresent())
                .toList();
        if (!givers.isEmpty()) {
            fields.put(
                    "given",
                    each(givers, player -> given.apply(player).orElseThrow().toString()));
        }
    }

    /** Something that each seat has. */
    private static <S extends Seat> Map<String, Object> each(List<S> seats, Function<S, Object> having) {
        Map<String, Object> each = new LinkedHashMap<>();
        for (S seat : seats) {
            each.put(seat.id(), having.apply(seat));
        }
        return each;
    }
}
