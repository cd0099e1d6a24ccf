package org.ludex.notation.property;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.LongFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.ludex.core.Move;
import org.ludex.core.Options;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.core.SeededRandom;
import org.ludex.dvonn.Side;
import org.ludex.kamisado.Kamisado;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.RandomRecords;
import org.ludex.notation.Report;
import org.ludex.notation.Tag;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.logs.Archives;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;
import org.ludex.sixth.Sixth;
import org.ludex.yinsh.Yinsh;

/**
 * Files of three records, the middle one damaged anywhere, its opening included: the two others are judged as if they
 * stood alone. Where that cannot be, because nothing is left of what sets the middle one apart, it is counted.
 */
@DisplayName("The neighbours of a damaged record")
class NeighboursTest {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());
    private static final RecordReader READER =
            RecordReader.standard().withLimits(Limits.standard().withRepairs(0));

    /** As many files of each format; for a long run give more. */
    private static final int FILES = Integer.getInteger("ludex.fuzz.neighbours", 400);

    /** So many files are made, and damaged again and again. */
    private static final int POOL = Math.min(FILES, 45 + FILES / 500);

    private static final String TELLING = "[]{}()\"\\;:,.*!?0159aA-x \t\r\n\0\u00E9";

    /** What only stands at the beginning of a game, in logs that have no heads. */
    private static final Map<String, Pattern> OPENINGS = Map.of(
            "course server", Pattern.compile("\"data\": \"P [0-9 ]+\"} Received from client"),
            "course client", Pattern.compile("^[^:]*played : P [0-9 ]+"),
            "codecup", Pattern.compile("^(# *Player *[12] *:|[A-K][1-9] )"),
            "transcript", Pattern.compile("^[AB][A-Za-z0-9]{49}$"),
            "openxum", Pattern.compile("^PP[WB][A-K][1-9]$"),
            "openxum lines", Pattern.compile("PP[WB][A-K][1-9](;|$)"));

    private static final String BETWEEN = " between others";

    private static final Pattern OBJECT =
            Pattern.compile("\\{\\s*\"(?:format|version|game|ending|comment|moves|tags|rest)\"\\s*:"
                    + "|\\{[^{}]{0,60}\"format\"\\s*:\\s*\"ludex-record\"");

    /** What is enough to tell a record from one of another format, in formats that have heads. */
    private static final Map<String, Pattern> HEADS = Map.of(
            "json line" + BETWEEN, OBJECT,
            "json pretty" + BETWEEN, OBJECT,
            "sgf" + BETWEEN, Pattern.compile("\\(\\s*;"),
            "golem" + BETWEEN, Pattern.compile("\\[.*[\\[\\]]"),
            "bga" + BETWEEN,
                    Pattern.compile("\\{\\s*\"(?:status|data)\"\\s*:[\\w\\s\",:{]{1,60}\"players\"\\s*:"
                            + "|\\{\\s*\"\\w+\"\\s*:.{0,150}\"logs\"\\s*:\\s*\\["));

    /** How a record of text ends that has come to its end. */
    private static final Pattern ENDED = Pattern.compile("(?:\\*|resign|time|forfeit|agreed)\\s*$");

    /** Three records in one file. */
    private record Layout(
            String before, String first, String gap, String middle, String gap2, String last, String behind) {

        String with(String damaged) {
            return before + first + gap + damaged + gap2 + last + behind;
        }
    }

    /** The formats that a long run is about. */
    private static final String ONLY = System.getProperty("ludex.fuzz.formats", ".*");

    static Stream<Arguments> formats() {
        Stream<Arguments> formats = Stream.of(
                Arguments.of("text", (BiFunction<String, Long, Layout>) NeighboursTest::text),
                Arguments.of("text, opening", (BiFunction<String, Long, Layout>) NeighboursTest::text),
                Arguments.of("golem", (BiFunction<String, Long, Layout>) NeighboursTest::golem),
                Arguments.of("sgf", (BiFunction<String, Long, Layout>) NeighboursTest::sgf),
                Arguments.of("sgf, kamisado", written(Kamisado.GAME.start(), 12)),
                Arguments.of("sgf, yinsh", written(Yinsh.GAME.start(), 14)),
                Arguments.of("sgf, sixth", written(Sixth.GAME.start(Options.of(Sixth.GAME, Map.of("size", "4"))), 12)),
                Arguments.of("text" + BETWEEN, between(Piece.TEXT)),
                Arguments.of("json line" + BETWEEN, between(Piece.LINE)),
                Arguments.of("json pretty" + BETWEEN, between(Piece.PRETTY)),
                Arguments.of("sgf" + BETWEEN, between(Piece.SGF)),
                Arguments.of("golem" + BETWEEN, between(Piece.GOLEM)),
                Arguments.of("bga" + BETWEEN, between(Piece.BGA)),
                Arguments.of("course server", told("\n\n", seed -> Archives.server(Archives.yinsh(seed, 14)))),
                Arguments.of("course client", told("\n\n", seed -> Archives.client(Archives.yinsh(seed, 14)))),
                Arguments.of("codecup", told("\n\n", seed -> Archives.codecup(Archives.dvonn(seed, 60)))),
                Arguments.of(
                        "transcript", told("\n\n", seed -> Archives.transcript(Archives.dvonn(seed, 60), Side.WHITE))),
                Arguments.of("openxum", told("\n\n", seed -> Archives.openxum(Archives.dvonn(seed, 60), "\n"))),
                Arguments.of("openxum lines", told("\n\n", seed -> Archives.openxum(Archives.dvonn(seed, 60), ";"))),
                Arguments.of("bga lines", told("\n\n", seed -> Archives.bga(Archives.yinsh(seed, 14)))),
                Arguments.of("bga array", array(seed -> Archives.bga(Archives.yinsh(seed, 14)))),
                Arguments.of("json array", json(false, true)),
                Arguments.of("json array, sorted", json(true, true)),
                Arguments.of("json array, backwards", backwards(true)),
                Arguments.of("json pretty", pretty(false)),
                Arguments.of("json pretty, sorted", pretty(true)),
                Arguments.of("json lines", json(false, false)),
                Arguments.of("json lines, sorted", json(true, false)),
                Arguments.of("json lines, backwards", backwards(false)));
        return formats.filter(each -> each.get()[0].toString().matches(ONLY));
    }

    private static GameRecord<?, ?> record(String game, long seed) {
        GameNotation<?, ?> notation = Notations.find(game).orElseThrow();
        return RandomRecords.of(notation, notation.game().defaults(), seed, 12);
    }

    private static Layout text(String game, long seed) {
        return new Layout(
                "",
                RecordWriter.write(record(game, 3 * seed)),
                "\n",
                RecordWriter.write(record(game, 3 * seed + 1)),
                "\n",
                RecordWriter.write(record(game, 3 * seed + 2)),
                "");
    }

    private static Layout golem(String game, long seed) {
        List<String> records = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            String cells = "abcdefgh".charAt((int) ((seed + i) % 8)) + "2";
            records.add("Event [Tournament dvonn.in." + seed + "." + i + "] Site [s] White [w] Black [b] 1. " + cells
                    + " c1 2. e3 f4 3. resign\n");
        }
        return new Layout("", records.get(0), "\n", records.get(1), "\n", records.get(2), "");
    }

    private static Layout sgf(String game, long seed) {
        List<String> records = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            char column = "abcdefgh".charAt((int) ((seed + i) % 8));
            records.add("(;GM[24]VV[1]\nSU[dvonn]\nP0[id \"w\"]\nP1[id \"b\"]\n; P0[0 Start P0]\n; P0[1 dropb " + column
                    + " 2]\n; P1[2 dropb I 3]\n; P0[3 done]\n)\n");
        }
        return new Layout("", records.get(0), "\n", records.get(1), "\n", records.get(2), "");
    }

    /** A record of one format between records of any. */
    private static BiFunction<String, Long, Layout> between(Piece middle) {
        return (game, seed) -> {
            List<Piece> all = List.of(Piece.values());
            Piece first = all.get((int) (seed % all.size()));
            Piece last = all.get((int) (seed / all.size() % all.size()));
            return new Layout(
                    "",
                    first.of(game, 3 * seed),
                    "\n",
                    middle.of(game, 3 * seed + 1),
                    "\n",
                    last.of(game, 3 * seed + 2),
                    "");
        };
    }

    /** A record in a format whose records are found wherever they begin. */
    private enum Piece {
        TEXT,
        LINE,
        PRETTY,
        SGF,
        GOLEM,
        BGA;

        String of(String game, long seed) {
            return switch (this) {
                case TEXT -> RecordWriter.write(record(game, seed));
                case LINE -> MAPPER.valueToTree(record(game, seed)) + "\n";
                case PRETTY -> sorted(MAPPER.valueToTree(record(game, seed))).toPrettyString() + "\n";
                case SGF -> sgf(game, seed).middle();
                case GOLEM -> golem(game, seed).first();
                case BGA -> Archives.bga(Archives.yinsh(seed, 14)) + "\n";
            };
        }
    }

    /** Random games in SGF. */
    private static <M extends Move, P extends Position<M, P>> BiFunction<String, Long, Layout> written(
            P start, int plies) {
        List<Tag> names = List.of(new Tag("White", "w"), new Tag("Black", "b"));
        return told(
                "\n",
                seed -> RecordWriter.write(GameRecord.of(Playout.from(start, seed, plies), names), "sgf")
                        .text());
    }

    /** Records of an archive, one behind the other. Logs have no heads: empty lines set them apart. */
    private static BiFunction<String, Long, Layout> told(String gap, LongFunction<String> writer) {
        return (game, seed) -> new Layout(
                "", writer.apply(3 * seed), gap, writer.apply(3 * seed + 1), gap, writer.apply(3 * seed + 2), "");
    }

    private static BiFunction<String, Long, Layout> array(LongFunction<String> writer) {
        return (game, seed) -> new Layout(
                "[",
                writer.apply(3 * seed),
                ",\n",
                writer.apply(3 * seed + 1),
                ",\n",
                writer.apply(3 * seed + 2),
                "]\n");
    }

    private static BiFunction<String, Long, Layout> json(boolean sorted, boolean array) {
        return (game, seed) -> layout(game, seed, array, node -> (sorted ? sorted(node) : node).toString());
    }

    private static BiFunction<String, Long, Layout> backwards(boolean array) {
        return (game, seed) -> layout(game, seed, array, node -> backwards(node).toString());
    }

    private static BiFunction<String, Long, Layout> pretty(boolean sorted) {
        return (game, seed) -> layout(game, seed, true, node -> (sorted ? sorted(node) : node).toPrettyString());
    }

    private static Layout layout(
            String game, long seed, boolean array, java.util.function.Function<JsonNode, String> writer) {
        List<String> records = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            records.add(writer.apply(MAPPER.valueToTree(record(game, 3 * seed + i))));
        }
        return array
                ? new Layout("[", records.get(0), ",\n", records.get(1), ",\n", records.get(2), "]\n")
                : new Layout("", records.get(0), "\n", records.get(1), "\n", records.get(2), "\n");
    }

    private static JsonNode sorted(JsonNode node) {
        return ordered(node, 1);
    }

    private static JsonNode backwards(JsonNode node) {
        return ordered(node, -1);
    }

    private static JsonNode ordered(JsonNode node, int direction) {
        if (node instanceof ObjectNode object) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            Collections.sort(names);
            if (direction < 0) {
                Collections.reverse(names);
            }
            ObjectNode ordered = MAPPER.createObjectNode();
            names.forEach(name -> ordered.set(name, ordered(object.get(name), direction)));
            return ordered;
        }
        if (node.isArray()) {
            var array = MAPPER.createArrayNode();
            node.forEach(each -> array.add(ordered(each, direction)));
            return array;
        }
        return node;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("formats")
    @DisplayName("keep their reports")
    void kept(String name, BiFunction<String, Long, Layout> layouts) {
        int before = 0;
        int behind = 0;
        int unknowable = 0;
        List<String> samples = new ArrayList<>();
        Map<Integer, Layout> pool = new HashMap<>();
        Map<String, Report> alone = new HashMap<>();
        Run run = new Run(name, FILES);
        for (int seed = Run.FROM; seed < Run.FROM + FILES; seed++) {
            SeededRandom random = new SeededRandom(40_000 + seed);
            int file = Run.FROM + (seed - Run.FROM) % POOL;
            Layout layout = pool.computeIfAbsent(file, each -> layouts.apply(game(each), (long) each));
            boolean opening = name.endsWith("opening");
            String damaged = opening ? hit(layout.middle(), random) : damaged(layout.middle(), random);
            List<Report> reports = run.timed(seed, () -> read(layout.with(damaged)));
            Report first =
                    alone.computeIfAbsent(layout.before() + layout.first() + layout.behind(), NeighboursTest::only);
            Report last =
                    alone.computeIfAbsent(layout.before() + layout.last() + layout.behind(), NeighboursTest::only);
            boolean firstKept = !reports.isEmpty() && same(reports.get(0), first);
            boolean lastKept = !reports.isEmpty() && same(reports.get(reports.size() - 1), last);
            if (!firstKept || !lastKept) {
                if (isUnknowable(name, layout.first(), damaged)) {
                    unknowable++;
                } else {
                    before += firstKept ? 0 : 1;
                    behind += lastKept ? 0 : 1;
                    if (samples.size() < 3) {
                        samples.add(seed + " " + firstKept + lastKept + ":\n" + layout.with(damaged) + "\n-----\n");
                    }
                }
            }
        }
        run.tell("before lost %d, behind lost %d, cannot be told %d".formatted(before, behind, unknowable));
        assertThat(samples)
                .as("%s: %d before and %d behind of %d lost", name, before, behind, FILES)
                .isEmpty();
    }

    private static String game(int number) {
        return Notations.ids().get(number % Notations.ids().size());
    }

    private static Report only(String text) {
        return read(text).get(0);
    }

    private static List<Report> read(String text) {
        return READER.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "x")
                .toList();
    }

    /** Whether a record is told of in the same way, though it stands elsewhere and something beside it may be amiss. */
    private static boolean same(Report report, Report alone) {
        return report.content().equals(alone.content()) && report.isValid() == alone.isValid();
    }

    /** Whether nothing is left that sets the middle record apart. */
    private static boolean isUnknowable(String name, String before, String damaged) {
        if (OPENINGS.containsKey(name)) {
            // A log has no head: of how the game began, nothing is left.
            return damaged.lines()
                    .noneMatch(line -> OPENINGS.get(name).matcher(line).find());
        }
        if (HEADS.containsKey(name)) {
            // Without its head, what is left may be anything of the record before.
            return !HEADS.get(name).matcher(damaged).find();
        }
        if (!name.startsWith("text")) {
            return false;
        }
        // A brace in the place of its first letter, and one that closes it, are a comment of the record before.
        String start = damaged.stripLeading();
        boolean comment = start.startsWith("{") && start.contains("}");
        // Without a tag, moves go on from those of a record that has not ended.
        boolean bare = !ENDED.matcher(before).find() && damaged.lines().noneMatch(line -> line.contains("["));
        return comment || bare;
    }

    /** One letter of the opening struck out, doubled or replaced. */
    private static String hit(String record, SeededRandom random) {
        int at = random.nextInt(7);
        String letter = TELLING.charAt(random.nextInt(TELLING.length())) + "";
        return switch (random.nextInt(3)) {
            case 0 -> record.substring(0, at) + record.substring(at + 1);
            case 1 -> record.substring(0, at) + letter + record.substring(at);
            default -> record.substring(0, at) + letter + record.substring(at + 1);
        };
    }

    /** One to four stretches struck out, doubled, replaced or cut off behind a place. */
    private static String damaged(String record, SeededRandom random) {
        String now = record;
        for (int i = random.nextInt(4); i >= 0 && now.length() > 1; i--) {
            int start = random.nextInt(now.length());
            int end = Math.min(now.length(), start + 1 + random.nextInt(16));
            String letter = TELLING.charAt(random.nextInt(TELLING.length())) + "";
            now = switch (random.nextInt(6)) {
                case 0 -> now.substring(0, start) + now.substring(end);
                case 1 -> now.substring(0, end) + now.substring(start);
                case 2 -> now.substring(0, start) + letter + now.substring(start);
                case 3 -> now.substring(0, start) + letter + now.substring(start + 1);
                case 4 -> now.substring(0, start) + (char) random.nextInt(256) + now.substring(start + 1);
                default -> random.nextInt(4) == 0 ? now.substring(0, start) : now + now.substring(start, end);
            };
        }
        return now;
    }
}
