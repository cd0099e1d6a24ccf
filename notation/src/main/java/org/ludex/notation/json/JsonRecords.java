package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;
import org.ludex.notation.Tag;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.input.Encoded;
import org.ludex.notation.input.Parts;
import org.ludex.notation.replay.Heads;
import org.ludex.notation.replay.Leftover;
import org.ludex.notation.replay.Origin;
import org.ludex.notation.replay.PlainReplay;
import org.ludex.notation.replay.RecordReplay;
import org.ludex.notation.spelling.Spelling;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.LineTree;
import org.ludex.notation.tree.Source;

/**
 * Reads records from JSON and judges them as text is judged. Reading is strict: a field that is not documented, or not
 * of its type, is an error. Immutable and thread-safe.
 */
final class JsonRecords implements RecordFormat.ChunkReader {

    /** The names of the fields that a record may have if all of it can be read, in the order in which they are written. */
    static final List<String> READABLE = List.of(
            "format",
            "version",
            "game",
            "options",
            "position",
            "tags",
            "comment",
            "moves",
            "ending",
            "result",
            "score");

    /** The names of all fields of a record. */
    static final Set<String> FIELDS = Stream.concat(READABLE.stream(), Stream.of("rest", RecordJson.UNREAD))
            .collect(Collectors.toUnmodifiableSet());

    private static final Set<String> UNREAD_FIELDS = Set.of("format", "version", "game", "tags", RecordJson.UNREAD);

    /** How many levels of JSON a level of variations takes: move, variations, variation, moves. */
    private static final int LEVELS = 4;

    private final ReaderSettings settings;
    private final JsonFactory factory;
    private final int deepest;

    /** Reads as the settings say. */
    JsonRecords(ReaderSettings settings) {
        this.settings = settings;
        this.deepest = LEVELS * (settings.limits().nesting() + 2);
        this.factory = JsonFactory.builder()
                .streamReadConstraints(
                        StreamReadConstraints.builder().maxNestingDepth(deepest).build())
                .build();
    }

    @Override
    public Report read(Chunk chunk, String file) {
        Encoded decoded = Encoded.of(chunk.bytes());
        Encoded encoded = decoded.from(chunk.guess());
        Source source = new Source(file, chunk.index(), chunk.firstLine(), chunk.indent(), encoded.text());
        Findings findings = new Findings(source, settings.limits(), settings.isStrict());
        if (chunk instanceof JsonChunk piece) {
            piece.remark(findings);
        }
        if (chunk.isCut()) {
            Facts facts = Facts.of("limit", settings.limits().recordLength());
            findings.error(NotationRule.TOO_LONG, facts, new Span(0, 0));
            return new Heads(findings).unreadable("", List.of(), source.text());
        }
        encoded.remark(findings);
        if (Parts.areTooManyInJson(source.text(), settings.limits(), findings)) {
            return new Heads(findings).unreadable("", List.of(), source.text());
        }
        if (chunk.index() > 1 && isClosing(source.text())) {
            findings.error(NotationRule.BAD_JSON, Facts.none().as("behind"), new Span(0, 1));
            return new Heads(findings).unreadable("", List.of(), source.text());
        }
        return judge(source, decoded.guess().isEmpty() ? places(chunk) : places(source.text()), findings);
    }

    private static Optional<PlainPlaces> places(Chunk chunk) {
        Optional<PlainPlaces> known = chunk instanceof JsonChunk piece ? piece.moves() : Optional.empty();
        return known.or(() -> PlainScan.places(chunk.bytes()));
    }

    /** Where the moves of a record stand in its text, if they look as they are written. */
    static Optional<PlainPlaces> places(String text) {
        return PlainScan.places(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Whether a text begins with what can only follow something. */
    private static boolean isClosing(String text) {
        return !text.isBlank() && "}],".indexOf(text.stripLeading().charAt(0)) >= 0;
    }

    /**
     * Judges the record that a text of JSON holds.
     *
     * @param source the text
     * @param places where its moves stand in UTF-8, if they look as they are written
     * @param findings what is found about it
     */
    Report judge(Source source, Optional<PlainPlaces> places, Findings findings) {
        return places.map(found -> new PlainMoves(source.text(), found))
                .flatMap(moves -> plain(moves, findings.copy()))
                .orElseGet(() -> whole(source, findings));
    }

    /** Judges a record whose moves look as they are written; empty where anything is wrong with it. */
    private Optional<Report> plain(PlainMoves moves, Findings findings) {
        try (JsonParser parser = factory.createParser(moves.around())) {
            parser.nextToken();
            JsonValue object = JsonValue.read(parser, moves::placed);
            return parser.nextToken() == null && object.value() instanceof Map
                    ? Optional.of(judge(object, Optional.of(moves), findings))
                    : Optional.empty();
        } catch (IOException | JsonFormatException e) {
            return Optional.empty();
        }
    }

    /** Judges the record that a text of JSON holds, by the parser alone. It is what {@link #judge} must come to. */
    Report whole(Source source, Findings findings) {
        Optional<JsonValue> object = parse(source, findings);
        if (object.isEmpty()) {
            return new Heads(findings).unreadable("", List.of(), source.text());
        }
        try {
            return judge(object.get(), findings);
        } catch (JsonFormatException e) {
            findings.error(NotationRule.BAD_JSON, e.facts(), e.span());
            return unreadable(object.get(), findings);
        }
    }

    private Optional<JsonValue> parse(Source source, Findings findings) {
        try (JsonParser parser = factory.createParser(source.text())) {
            return parse(source.text(), parser, findings);
        } catch (JsonFormatException e) {
            findings.error(NotationRule.BAD_JSON, e.facts(), e.span());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Optional.empty();
    }

    private Optional<JsonValue> parse(String text, JsonParser parser, Findings findings) throws IOException {
        try {
            parser.nextToken();
            JsonValue object = JsonValue.read(parser);
            if (parser.nextToken() == null) {
                return Optional.of(object);
            }
            int at = (int) parser.currentTokenLocation().getCharOffset();
            throw new JsonFormatException("behind", Facts.none(), new Span(at, at));
        } catch (JsonProcessingException e) {
            if (parser.getParsingContext().getNestingDepth() < deepest) {
                throw JsonSyntax.trouble(e, parser, text);
            }
            int at = (int) parser.currentLocation().getCharOffset() - 1;
            int levels = settings.limits().nesting();
            Facts facts = JsonSyntax.isInVariations(parser, levels)
                    ? Facts.of("limit", levels)
                    : Facts.of("limit", deepest).as("json");
            findings.error(NotationRule.TOO_DEEP, facts, new Span(at, at + 1));
            return Optional.empty();
        }
    }

    /** What is kept of a record of which nothing can be played. */
    private static Report unreadable(JsonValue object, Findings findings) {
        String game = "";
        String rest = findings.source().text();
        List<Tag> tags = List.of();
        if (object.value() instanceof Map) {
            Fields fields = object.fields(JsonWords.RECORD);
            game = string(fields, "game");
            rest = fields.find(RecordJson.UNREAD).isPresent() ? string(fields, RecordJson.UNREAD) : rest;
            try {
                tags = tags(fields);
            } catch (JsonFormatException kept) {
                // The raw text keeps them.
            }
        }
        return new Heads(findings).unreadable(game, tags, rest);
    }

    /** The text of a field if it is one. */
    private static String string(Fields fields, String name) {
        return fields.find(name).map(JsonValue::value).orElse("") instanceof String text ? text : "";
    }

    /** Judges the record that an object holds. */
    Report judge(JsonValue object, Findings findings) {
        return judge(object, Optional.empty(), findings);
    }

    private Report judge(JsonValue object, Optional<PlainMoves> plain, Findings findings) {
        Fields fields = object.fields(JsonWords.RECORD).only(FIELDS);
        check(fields, findings);
        if (findings.hasErrors() || isUnread(fields, findings)) {
            return unreadable(object, findings);
        }
        Optional<String> id = fields.find("game")
                .map(game -> game.string(JsonWords.field("game")))
                .or(settings::game);
        if (id.isEmpty()) {
            throw Fields.missing("game", object.span());
        }
        Span span = fields.place("game").orElse(object.span());
        Optional<GameNotation<?, ?>> notation = new Heads(findings).notation(id, span);
        return notation.flatMap(each -> judge(each, fields, plain, findings))
                .orElseGet(() -> unreadable(object, findings));
    }

    /** Whether a record is what is kept of one that could not be read; that is reported. */
    private static boolean isUnread(Fields fields, Findings findings) {
        Optional<JsonValue> text = fields.find(RecordJson.UNREAD);
        if (text.isPresent()) {
            fields.only(UNREAD_FIELDS);
            findings.error(
                    NotationRule.UNREAD_REST,
                    LineJson.unread(text.get(), RecordJson.UNREAD),
                    text.get().span());
        }
        return text.isPresent();
    }

    private static void check(Fields fields, Findings findings) {
        JsonValue format = fields.require("format");
        if (!format.string(JsonWords.field("format")).equals(RecordJson.FORMAT)) {
            throw new JsonFormatException("format", Facts.of("right", RecordJson.FORMAT), format.span());
        }
        JsonValue version = fields.require("version");
        if (version.number(JsonWords.field("version")) != RecordJson.VERSION) {
            Facts facts = Facts.of("version", version.value(), "known", RecordJson.VERSION);
            findings.error(NotationRule.UNKNOWN_VERSION, facts, version.span());
        }
    }

    private <M extends Move, P extends Position<M, P>> Optional<Report> judge(
            GameNotation<M, P> notation, Fields fields, Optional<PlainMoves> plain, Findings findings) {
        if (plain.isPresent() && !plain.get().isIn(fields.require("moves"))) {
            throw Fields.missing("moves", fields.span());
        }
        Optional<Report> bare = plain.flatMap(moves -> bare(notation, fields, moves, findings.copy()));
        return bare.isPresent() ? bare : judgeTree(notation, fields, plain, findings);
    }

    private <M extends Move, P extends Position<M, P>> Optional<Report> judgeTree(
            GameNotation<M, P> notation, Fields fields, Optional<PlainMoves> plain, Findings findings) {
        Heads heads = new Heads(findings);
        Stated stated = stated(fields, heads);
        LineJson<M, P> json = new LineJson<>(notation, findings);
        LineTree<M, P> line = plain.isEmpty()
                ? json.line(fields)
                : json.line(fields, plain.get().nodes(notation, factory, findings));
        return head(notation, fields, stated, heads)
                .map(head -> replay(notation, findings).judge(head, line));
    }

    /**
     * The report on a record that has nothing but moves, all of which are played one after the other; empty where there is
     * more in it or more to say about it, or where entries are more than moves.
     */
    private <M extends Move, P extends Position<M, P>> Optional<Report> bare(
            GameNotation<M, P> notation, Fields fields, PlainMoves moves, Findings findings) {
        boolean hasMore =
                !fields.text("comment").isEmpty() || fields.find("rest").isPresent();
        if (hasMore || notation.entries().isPresent()) {
            return Optional.empty();
        }
        Heads heads = new Heads(findings);
        Optional<RecordReplay.Head<M, P>> head = head(notation, fields, stated(fields, heads), heads);
        if (head.isEmpty() || !findings.all().isEmpty()) {
            return Optional.empty();
        }
        PlainReplay<M, P> replay = replay(notation, findings).plain(head.get());
        // Whatever suggests a repair is looked at once more.
        return moves.play(notation, factory, findings, replay)
                ? Optional.of(replay.report(LineJson.ending(fields)))
                        .filter(report -> report.diagnostics().stream()
                                .allMatch(diagnostic -> diagnostic.suggestions().isEmpty()))
                : Optional.empty();
    }

    private <M extends Move, P extends Position<M, P>> RecordReplay<M, P> replay(
            GameNotation<M, P> notation, Findings findings) {
        int repairs = settings.limits().repairs();
        return new RecordReplay<>(notation, findings, Leftover.words(), Origin.JSON, repairs);
    }

    /**
     * What a record states before its moves.
     *
     * @param options the options
     * @param optionsSpan where they stand, if they are given
     * @param setup the position it begins from, if it is given
     * @param tags the other tags
     * @param claims what the moves can confirm
     */
    private record Stated(
            Map<String, String> options,
            Optional<Span> optionsSpan,
            Optional<String> setup,
            List<Tag> tags,
            List<RecordReplay.Claim> claims) {}

    private Stated stated(Fields fields, Heads heads) {
        Map<String, String> given =
                fields.find("options").map(JsonRecords::options).orElse(settings.options());
        Optional<Span> optionsSpan = fields.place("options");
        Optional<String> setup = fields.find("position").map(position -> position.line(JsonWords.field("position")));
        List<Tag> tags = tags(fields);
        return new Stated(given, optionsSpan, setup, tags, claims(tags, fields, heads));
    }

    private static <M extends Move, P extends Position<M, P>> Optional<RecordReplay.Head<M, P>> head(
            GameNotation<M, P> notation, Fields fields, Stated stated, Heads heads) {
        Optional<Span> optionsSpan = stated.optionsSpan();
        return heads.options(() -> Options.of(notation.game(), stated.options()), optionsSpan)
                .flatMap(options ->
                        heads.start(notation, options, optionsSpan, stated.setup(), fields.place("position")))
                .map(start -> {
                    heads.spelling(written(stated.options()), start.options(), optionsSpan.orElse(fields.span()));
                    return new RecordReplay.Head<>(stated.setup(), start, stated.tags(), stated.claims());
                });
    }

    /** Options as text writes them. */
    private static String written(Map<String, String> options) {
        return options.entrySet().stream()
                .map(option -> option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining(","));
    }

    static Map<String, String> options(JsonValue object) {
        Map<String, String> options = new LinkedHashMap<>();
        object.fields(JsonWords.field("options"))
                .byName()
                .forEach((name, value) -> options.put(name, value.string(JsonWords.field(name))));
        return options;
    }

    private static List<Tag> tags(Fields fields) {
        return fields.elements("tags").stream().map(JsonRecords::tag).toList();
    }

    private static Tag tag(JsonValue object) {
        Fields fields = object.fields(JsonWords.TAG).only(Set.of("name", "value"));
        String name = fields.require("name").string(JsonWords.field("name"));
        String value = fields.require("value").string(JsonWords.field("value"));
        try {
            Tag tag = new Tag(name, value);
            if (!tag.isHead()) {
                return tag;
            }
        } catch (IllegalArgumentException e) {
            Facts facts = Facts.of("kind", JsonWords.TAG, "reason", Spelling.reason(e));
            throw new JsonFormatException("unmade", facts, object.span());
        }
        throw new JsonFormatException("own-field", Facts.of("name", name), object.span());
    }

    /** What the tags and the fields for result and score state. */
    private static List<RecordReplay.Claim> claims(List<Tag> tags, Fields fields, Heads heads) {
        Span tagSpan = fields.place("tags").orElse(fields.span());
        List<JsonValue> places = fields.elements("tags");
        List<RecordReplay.Claim> claims = new ArrayList<>();
        for (int i = 0; i < tags.size(); i++) {
            Tag tag = tags.get(i);
            if (heads.isFirst(tag.name(), places.get(i).span())) {
                claims.add(new RecordReplay.Claim(tag.name(), tag.value(), tagSpan));
            }
        }
        fields.find("result").ifPresent(result -> {
            claims.add(new RecordReplay.Claim("Result", resultTag(result), result.span()));
            Fields parts = result.fields(JsonWords.field("result"));
            parts.find("rule")
                    .ifPresent(rule -> claims.add(
                            new RecordReplay.Claim(RecordReplay.Claim.RULE, parts.text("rule"), rule.span())));
        });
        fields.find("score").ifPresent(score -> {
            String points = score.elements(JsonWords.field("score")).stream()
                    .map(each -> String.valueOf(each.number(JsonWords.field("score"))))
                    .collect(Collectors.joining("-"));
            claims.add(new RecordReplay.Claim("Score", points, score.span()));
        });
        return claims;
    }

    private static String resultTag(JsonValue result) {
        Fields parts = result.fields(JsonWords.field("result")).only(Set.of("status", "winners", "rule"));
        List<String> winners = new ArrayList<>();
        if (parts.find("winners").isPresent()) {
            parts.require("winners")
                    .elements(JsonWords.field("winners"))
                    .forEach(winner -> winners.add(winner.line(JsonWords.field("winners"))));
        }
        JsonValue status = parts.require("status");
        String word = status.string(JsonWords.field("status"));
        return switch (word) {
            case "won" -> String.join("+", winners);
            // Winners of a game that nobody won are at odds with the moves, which is told.
            case "drawn" -> winners.isEmpty() ? "draw" : String.join("+", winners);
            case "open" -> winners.isEmpty() ? "*" : String.join("+", winners);
            default -> throw new JsonFormatException("status", Facts.of("value", word), status.span());
        };
    }
}
