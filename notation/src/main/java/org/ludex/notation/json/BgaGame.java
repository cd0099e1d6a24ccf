package org.ludex.notation.json;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.ludex.core.Facts;
import org.ludex.notation.format.RecordDraft;
import org.ludex.notation.spi.Span;
import org.ludex.yinsh.Side;
import org.ludex.yinsh.YinshMove;
import org.ludex.yinsh.YinshPosition;

/** Reads one log of Board Game Arena, notification by notification. For one game and one thread. */
final class BgaGame {

    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);
    private static final Pattern SECONDS = Pattern.compile("\\d{9,10}");
    private static final Pattern CELL = Pattern.compile("[A-Za-z]\\d{1,2}+");

    private final RecordDraft<YinshMove, YinshPosition> draft;
    private final Map<String, Side> sides = new HashMap<>();
    private final Set<String> seen = new HashSet<>();
    /** Who did what since the beginning: a marker that is put into a ring is done, too, and is not a move. */
    private final List<Action> actions = new ArrayList<>();

    BgaGame(RecordDraft<YinshMove, YinshPosition> draft) {
        this.draft = draft;
    }

    /**
     * Something that a player did.
     *
     * @param player the player's id
     * @param before how many moves there were before
     */
    private record Action(String player, int before) {}

    void read(JsonValue log) {
        Fields whole = log.fields(JsonWords.RECORD);
        Fields data = whole.require("data").fields(JsonWords.field("data"));
        players(data);
        boolean dated = false;
        for (JsonValue packet : data.require("logs").elements(JsonWords.field("logs"))) {
            Fields fields = packet.fields(JsonWords.field("logs"));
            dated |= !dated && date(fields);
            for (JsonValue each : fields.require("data").elements(JsonWords.field("data"))) {
                tell(each.fields(JsonWords.field("data")));
            }
        }
    }

    private void players(Fields data) {
        for (JsonValue each : data.require("players").elements(JsonWords.field("players"))) {
            Fields player = each.fields(JsonWords.field("players"));
            String colour = text(player, "color").toLowerCase(Locale.ROOT);
            Side side = colour.endsWith("ffffff") ? Side.WHITE : colour.endsWith("000000") ? Side.BLACK : unused();
            sides.put(text(player, "id"), side);
            String name = text(player, "name");
            if (!name.isBlank()) {
                draft.tag(side == Side.WHITE ? "White" : "Black", name, place(player, "name"));
            }
        }
    }

    /** The side of a player whose colour is unknown. */
    private Side unused() {
        return sides.containsValue(Side.WHITE) ? Side.BLACK : Side.WHITE;
    }

    private boolean date(Fields packet) {
        String time = text(packet, "time");
        boolean told = SECONDS.matcher(time).matches();
        if (told) {
            Instant instant = Instant.ofEpochSecond(Long.parseLong(time));
            draft.tag("Date", DATE.format(instant.atOffset(ZoneOffset.UTC)), place(packet, "time"));
        }
        return told;
    }

    private void tell(Fields notification) {
        String uid = text(notification, "uid");
        if (!uid.isEmpty() && !seen.add(uid)) {
            // The same notification, sent to one player privately.
            return;
        }
        switch (text(notification, "type")) {
            case "move" -> act(notification, args(notification));
            case "restartUndo" -> undo(text(notification, "log"), text(args(notification), "player_id"));
            case "gameEnd" -> {
                Fields args = args(notification);
                side(args).ifPresent(side -> draft.tag("Result", side.id(), place(args, "player_id")));
            }
            // What it is was damaged; the text would have been shown to the players.
            case "" -> notification.find("log").ifPresent(log -> draft.unreadable(log.span()));
            default -> {
                // Clocks, states of the table, and talk.
            }
        }
    }

    private static Fields args(Fields notification) {
        return notification.require("args").fields(JsonWords.field("args"));
    }

    private Optional<Side> side(Fields args) {
        return Optional.ofNullable(sides.get(text(args, "player_id")));
    }

    private void act(Fields notification, Fields args) {
        String log = text(notification, "log");
        String player = text(args, "player_id");
        int before = draft.moves();
        // "removes a ring from" has "moves a ring from" in it.
        if (log.contains("removes a row of markers")) {
            move(args, "x", true, true);
        } else if (log.contains("removes a ring from")) {
            move(args, "x", true, false);
        } else if (log.contains("moves a ring from")) {
            move(args, "", true, true);
        } else if (log.contains("places a ring on")) {
            move(args, "", false, true);
        } else if (!log.contains("places a marker on")) {
            draft.unreadable(place(notification, "log"));
        }
        actions.add(new Action(player, before));
    }

    private void move(Fields args, String sign, boolean hasFrom, boolean hasTo) {
        List<JsonValue> places = new ArrayList<>();
        if (hasFrom) {
            places.add(args.require("locationFrom"));
        }
        if (hasTo) {
            places.add(args.require("locationTo"));
        }
        StringBuilder words = new StringBuilder(sign);
        Span span = places.get(0).span();
        boolean good = true;
        for (JsonValue each : places) {
            String cell = each.string(JsonWords.field("locationTo"));
            good &= CELL.matcher(cell).matches();
            words.append(words.length() > sign.length() ? "-" : "").append(cell.toLowerCase(Locale.ROOT));
            Span own = each.span();
            span = new Span(Math.min(span.start(), own.start()), Math.max(span.end(), own.end()));
        }
        Optional<Side> side = side(args);
        if (side.isEmpty()) {
            throw new JsonFormatException(
                    "no-player", Facts.of("value", text(args, "player_id")), place(args, "player_id"));
        }
        if (good) {
            draft.move(side.get().id(), words.toString(), span);
        } else {
            draft.unreadable(span);
        }
    }

    /** Takes back the newest thing that a player did, or all of the turn. */
    private void undo(String log, String player) {
        boolean all = log.contains("restarts");
        boolean more = true;
        while (more
                && !actions.isEmpty()
                && actions.get(actions.size() - 1).player().equals(player)) {
            draft.takeBack(actions.remove(actions.size() - 1).before());
            more = all;
        }
    }

    /** The words of a field, or its number; empty if it is missing or something else. */
    private static String text(Fields fields, String name) {
        Object value = fields.find(name).map(JsonValue::value).orElse("");
        return value instanceof String || value instanceof Number ? value.toString() : "";
    }

    private static Span place(Fields fields, String name) {
        return fields.place(name).orElse(fields.span());
    }
}
