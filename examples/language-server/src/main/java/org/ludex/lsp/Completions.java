package org.ludex.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.ludex.core.Game;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Seat;
import org.ludex.notation.Ending;
import org.ludex.notation.Tag;
import org.ludex.notation.io.JudgedRecord;
import org.ludex.notation.json.JsonFormat;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/** What may stand at the cursor: legal moves, tags, games, options and their values, and results. */
final class Completions {

    private static final Pattern TAG_NAME = Pattern.compile("\\s*+\\[\\s*+(?<typed>\\w*+)");
    private static final Pattern TAG_VALUE =
            Pattern.compile("\\s*+\\[\\s*+(?<name>\\w++)\\s++\"(?<value>(?:[^\"]*[,=\\s])?+)(?<typed>[^\",=\\s]*+)");
    private static final Pattern OPTION_NAME = Pattern.compile("(?:.*,)?+\\s*+(?<name>[\\w-]++)\\s*+=\\s*+");
    private static final Pattern JSON_GAME = Pattern.compile("\"game\"\\s*+:\\s*+\"(?<game>[\\w-]++)\"");
    private static final List<String> HEAD_TAGS = List.of("Game", "Options", "Position");
    private static final List<Ending.Kind> SEATED = List.of(Ending.Kind.RESIGN, Ending.Kind.TIME, Ending.Kind.FORFEIT);

    private final Sheet sheet;
    private final int offset;
    private final Locale locale;

    Completions(Sheet sheet, int offset, Locale locale) {
        this.sheet = sheet;
        this.offset = offset;
        this.locale = locale;
    }

    /** All that may stand at the cursor. */
    List<CompletionItem> all() {
        Optional<JudgedRecord> foreign = sheet.recordAt(offset).filter(record -> !sheet.isText(record));
        if (foreign.isPresent()) {
            return foreign.map(this::inForeign).orElse(List.of());
        }
        String before = sheet.lineBefore(offset);
        Matcher name = TAG_NAME.matcher(before);
        if (name.matches()) {
            return items(tagNames(), name.group("typed"), CompletionItemKind.Property);
        }
        Matcher value = TAG_VALUE.matcher(before);
        if (value.matches()) {
            return items(
                    values(value.group("name"), value.group("value")), value.group("typed"), CompletionItemKind.Value);
        }
        return sheet.recordAt(offset)
                .filter(record -> !Reach.isInComment(sheet, record, offset))
                .map(this::moves)
                .orElse(List.of());
    }

    private List<CompletionItem> inForeign(JudgedRecord record) {
        return switch (record.format()) {
            case "json" -> inJson(record);
            case "sgf" -> inSgf(record);
            default -> List.of();
        };
    }

    /** Whole nodes where none is begun; else what a player may do. */
    private List<CompletionItem> inSgf(JudgedRecord record) {
        Optional<SgfPlace> place = SgfPlace.atEnd(sheet.text(record.start(), offset));
        return place.flatMap(here -> Moment.at(here.reach()).map(moment -> inSgf(here, moment)))
                .orElse(List.of());
    }

    private List<CompletionItem> inSgf(SgfPlace place, Moment<?, ?> moment) {
        SgfDeeds deeds = new SgfDeeds(place, moment.sgfMoves(), moment.starter());
        if (place.kind() != SgfPlace.Kind.VALUE) {
            return entries(deeds.nodes(), moment);
        }
        List<CompletionItem> items = new ArrayList<>(items(deeds.next(), place.typedDeed(), CompletionItemKind.Value));
        items.addAll(items(deeds.words(), place.typedDeed(), CompletionItemKind.Keyword));
        return told(items, moment);
    }

    /** What may stand in a string of JSON, or in its list of moves. */
    private List<CompletionItem> inJson(JudgedRecord record) {
        String before = sheet.text(record.start(), offset);
        if (JsonPlace.isAmongMoves(before)) {
            return Moment.at(Reach.before(sheet, record, offset))
                    .map(moment -> entries(moment.jsonMoves(), moment))
                    .orElse(List.of());
        }
        return JsonPlace.atEnd(before)
                .map(place -> place.isName() ? names(place) : values(place))
                .orElse(List.of());
    }

    /** Whole entries: nobody types all that an entry of JSON or SGF needs. */
    private List<CompletionItem> entries(Map<String, String> moves, Moment<?, ?> moment) {
        List<CompletionItem> items = items(List.copyOf(moves.keySet()), "", CompletionItemKind.Value);
        for (CompletionItem item : items) {
            String entry = Objects.requireNonNull(moves.get(item.getLabel()));
            item.setTextEdit(Either.forLeft(new TextEdit(sheet.range(offset, offset), entry)));
        }
        return told(items, moment);
    }

    /** In the order in which they are, with whose turn it is. */
    private List<CompletionItem> told(List<CompletionItem> items, Moment<?, ?> moment) {
        // Editors sort by this: moves come first, then other words.
        for (int i = 0; i < items.size(); i++) {
            items.get(i).setSortText("%05d".formatted(i));
            items.get(i).setDetail(moment.position().message(locale));
        }
        return items;
    }

    private List<CompletionItem> names(JsonPlace place) {
        List<String> names = List.of();
        if (place.path().isEmpty()) {
            names = JsonFormat.fields();
        } else if (place.isIn("options")) {
            names = game().map(game -> game.options().stream().map(Option::name).toList())
                    .orElse(List.of());
        }
        return items(names, place.typed(), CompletionItemKind.Property);
    }

    private List<CompletionItem> values(JsonPlace place) {
        List<String> words = List.of();
        if (place.isIn("game")) {
            words = Notations.ids();
        } else if (place.isIn("tags", "name")) {
            words = tagNames();
        } else if (place.isIn("moves", "seat") || place.isIn("winners")) {
            words = seats();
        } else if (place.isIn("ending")) {
            words = endings(seats());
        } else if (place.path().size() == 2 && place.path().get(0).equals("options")) {
            words = game().map(game -> options(game, place.path().get(1) + "=")).orElse(List.of());
        }
        return items(words, place.typed(), CompletionItemKind.Value);
    }

    private List<String> tagNames() {
        List<String> names = new ArrayList<>(HEAD_TAGS);
        names.addAll(Tag.usual());
        game().ifPresent(game -> game.seats(game.defaults())
                .forEach(seat -> names.add(seat.id().substring(0, 1).toUpperCase(Locale.ROOT)
                        + seat.id().substring(1))));
        return names;
    }

    private List<String> values(String tag, String before) {
        return switch (tag.toLowerCase(Locale.ROOT)) {
            case "game" -> Notations.ids();
            case "options" -> game().map(game -> options(game, before)).orElse(List.of());
            case "result" ->
                Stream.concat(seats().stream(), Stream.of("draw", "*")).toList();
            default -> List.of();
        };
    }

    private static List<String> options(Game<?, ?> game, String before) {
        Matcher name = OPTION_NAME.matcher(before);
        return name.matches()
                ? game.options().stream()
                        .filter(option -> option.name().equalsIgnoreCase(name.group("name")))
                        .flatMap(option -> option.values().stream())
                        .toList()
                : game.options().stream().map(option -> option.name() + "=").toList();
    }

    private Optional<Game<?, ?>> game() {
        return sheet.recordAt(offset)
                .flatMap(record -> sheet.notation(record).or(() -> named(record)))
                .map(GameNotation::game);
    }

    /** The notation that JSON names before it can be read, because it is not finished. */
    private Optional<GameNotation<?, ?>> named(JudgedRecord record) {
        Matcher game = JSON_GAME.matcher(sheet.text(record));
        return game.find() ? Notations.find(game.group("game")) : Optional.empty();
    }

    private List<CompletionItem> moves(JudgedRecord record) {
        String typed = sheet.typed(record, offset);
        Optional<Moment<?, ?>> moment = Moment.at(Reach.before(sheet, record, offset - typed.length()));
        List<CompletionItem> items =
                new ArrayList<>(items(moment.map(Moment::moves).orElse(List.of()), typed, CompletionItemKind.Value));
        List<String> seats = moment.map(Moment::position)
                .map(position -> seats(position.game(), position.options()))
                .orElse(List.of());
        items.addAll(items(endings(seats), typed, CompletionItemKind.Keyword));
        return moment.map(now -> told(items, now)).orElse(items);
    }

    /** The last words; some may name a seat. */
    private static List<String> endings(List<String> seats) {
        List<String> endings = new ArrayList<>();
        for (Ending.Kind kind : Ending.Kind.values()) {
            endings.add(kind.toString());
        }
        seats.forEach(seat -> SEATED.forEach(kind -> endings.add(seat + ":" + kind)));
        return endings;
    }

    private static List<String> seats(Game<?, ?> game, Options options) {
        return game.seats(options).stream().map(Seat::id).toList();
    }

    /** The seats that play in the game; all of them, where nothing tells how many. */
    private List<String> seats() {
        return sheet.recordAt(offset)
                .flatMap(record -> record.report().readable())
                .map(record -> seats(record.start().game(), record.start().options()))
                .or(() -> game().map(game -> seats(game, game.defaults())))
                .orElse(List.of());
    }

    private List<CompletionItem> items(List<String> words, String typed, CompletionItemKind kind) {
        Range range = sheet.range(offset - typed.length(), offset);
        List<CompletionItem> items = new ArrayList<>();
        for (String word : words) {
            if (word.regionMatches(true, 0, typed, 0, typed.length())) {
                CompletionItem item = new CompletionItem(word);
                item.setKind(kind);
                item.setSortText("%05d".formatted(items.size()));
                item.setTextEdit(Either.forLeft(new TextEdit(range, word)));
                items.add(item);
            }
        }
        return items;
    }
}
