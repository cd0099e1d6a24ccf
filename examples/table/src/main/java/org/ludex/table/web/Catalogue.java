package org.ludex.table.web;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import org.ludex.core.Facts;
import org.ludex.core.FaultsException;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Seat;
import org.ludex.table.host.Complaint;
import org.ludex.table.host.Json;

/** The games that can be played, and what can be chosen before. Immutable. */
final class Catalogue {

    /** The order in which people look for them; others follow. */
    private static final List<String> ORDER =
            List.of("kamisado", "dvonn", "yinsh", "sixth", "mensch", "dog", "dog-royal", "dog-cards", "black-dog");

    ArrayNode games(Locale locale) {
        ArrayNode list = Json.array();
        Games.all().stream()
                .sorted((one, other) -> Integer.compare(rank(one), rank(other)))
                .forEach(game -> list.add(game(game, locale)));
        return list;
    }

    private static int rank(Game<?, ?> game) {
        int place = ORDER.indexOf(game.id());
        return place < 0 ? ORDER.size() : place;
    }

    private static ObjectNode game(Game<?, ?> game, Locale locale) {
        ObjectNode entry = Json.object();
        entry.put("id", game.id()).put("name", game.name());
        ArrayNode options = entry.putArray("options");
        for (Option option : game.options()) {
            ObjectNode each = options.addObject();
            each.put("name", option.name())
                    .put("default", option.defaultValue())
                    .put("description", option.description(locale));
            ArrayNode values = each.putArray("values");
            option.values().forEach(values::add);
        }
        entry.set("seats", seats(game, game.defaults(), locale));
        return entry;
    }

    /**
     * The seats that play under some options.
     *
     * @throws Complaint when the game is not known or the options do not fit
     */
    ArrayNode seats(String id, String options, Locale locale) {
        Game<?, ?> game =
                Games.find(id).orElseThrow(() -> Complaint.of(Complaint.Code.UNKNOWN_GAME, Facts.of("game", id)));
        try {
            return seats(game, Options.parse(game, options), locale);
        } catch (FaultsException e) {
            throw Complaint.of(Complaint.Code.BAD_OPTIONS, Facts.of("faults", e.faults()));
        }
    }

    private static ArrayNode seats(Game<?, ?> game, Options options, Locale locale) {
        ArrayNode seats = Json.array();
        for (Seat seat : game.seats(options)) {
            seats.addObject().put("id", seat.id()).put("called", seat.name(locale));
        }
        return seats;
    }
}
