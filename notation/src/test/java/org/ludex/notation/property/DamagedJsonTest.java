package org.ludex.notation.property;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.ludex.core.SeededRandom;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.Limits;
import org.ludex.notation.RandomRecords;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.json.LudexModule;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Notations;

/**
 * Three records of JSON, in the middle one of which a character, a token or a stretch of any length is struck out, put in
 * or replaced anywhere: there are three reports, and the outer two are the same as if nothing had happened. Where that
 * cannot be, {@link Excuse} says why.
 */
@DisplayName("Three records of JSON, the middle one damaged, are three reports")
class DamagedJsonTest {

    private static final ObjectMapper MAPPER = new ObjectMapper().registerModule(new LudexModule());
    private static final RecordReader READER =
            RecordReader.standard().withLimits(Limits.standard().withRepairs(0));

    /** As many files of each layout; for a long run give more. */
    private static final int FILES = Integer.getInteger("ludex.fuzz.json", 900);

    /** So many files are made, and damaged again and again. */
    private static final int POOL = Math.min(FILES, 45);

    private static final String CHARACTERS = "[]{}\"\\:,.-019aez \t\r\n\0\u00E9";
    private static final Pattern TOKEN =
            Pattern.compile("[\\[\\]{}:,]|\"(?:[^\"\\\\]|\\\\.)*+\"|[^\\s\\[\\]{}:,\"]++|\\s++");
    private static final Pattern STRAY_VALUE = Pattern.compile("\\s*+[^{\\s][^{]*+(?<=,)\\s*+\\{");
    private static final Pattern MARK = Pattern.compile("\"format\"\\s*+:\\s*+\"ludex-record\"");

    /** Whether a record has lines and blanks for people to read. */
    private enum Indent {
        NONE,
        PRETTY
    }

    /** How the records are laid out in the file. */
    enum Layout {
        ONE_LINE("[", ",", "]", Indent.NONE),
        ONE_LINE_SORTED("[", ",", "]", Indent.NONE),
        ARRAY("[", ",\n", "]\n", Indent.NONE),
        ARRAY_SORTED("[", ",\n", "]\n", Indent.NONE),
        PRETTY("[ ", ", ", " ]\n", Indent.PRETTY),
        PRETTY_SORTED("[ ", ", ", " ]\n", Indent.PRETTY),
        LINES("", "\n", "\n", Indent.NONE),
        LINES_SORTED("", "\n", "\n", Indent.NONE);

        private final String before;
        private final String gap;
        private final String behind;
        private final Indent indent;

        Layout(String before, String gap, String behind, Indent indent) {
            this.before = before;
            this.gap = gap;
            this.behind = behind;
            this.indent = indent;
        }

        boolean isSorted() {
            return name().endsWith("SORTED");
        }

        String written(String game, long seed) {
            GameNotation<?, ?> notation = Notations.find(game).orElseThrow();
            JsonNode record = MAPPER.valueToTree(
                    RandomRecords.of(notation, notation.game().defaults(), seed, 12));
            try {
                Object json = isSorted() ? sorted(record) : record;
                return indent == Indent.PRETTY
                        ? MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(json)
                        : MAPPER.writeValueAsString(json);
            } catch (JsonProcessingException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static Object sorted(JsonNode node) {
            if (node.isObject()) {
                Map<String, Object> sorted = new TreeMap<>();
                node.properties().forEach(field -> sorted.put(field.getKey(), sorted(field.getValue())));
                return sorted;
            }
            List<Object> elements = new ArrayList<>();
            node.forEach(each -> elements.add(sorted(each)));
            return node.isArray() ? elements : node;
        }

        String file(List<String> records) {
            return before + String.join(gap, records) + behind;
        }
    }

    /** Why a damaged record cannot be told apart as one. */
    enum Excuse {
        /** All of it is gone but blanks, commas and brackets, which belong to nobody. */
        NOTHING_LEFT,
        /** A comma or bracket before the record is told as a flaw of the array, next to the record before it. */
        STRAY_SIGN,
        /** The damage put a second opening of a record into it: there are two. */
        TWO_OPENINGS,
        /** Where each line is a record, the damage began a line that begins an object. */
        OWN_LINE,
        /**
         * Another object was opened, behind a comma or on a line of its own, before the record said that it is one. So does a
         * record that was cut off before it said so, and the next one behind it: to save that, this is taken for two.
         */
        SPLIT_OPENING,
        /** A value of its own stands before the record, and a comma behind it. */
        STRAY_VALUE,
        /**
         * A bracket closed the record where nothing was missing yet, or nothing of it remains behind that only a record has.
         * It is whole, and what follows looks as if it were left over from the next one.
         */
        CLOSED_EARLY
    }

    /** What may also change what is said of the array beside another record, but no more than that. */
    private static final Set<Excuse> EXCUSED_OUTSIDE = EnumSet.of(Excuse.NOTHING_LEFT, Excuse.STRAY_SIGN);

    @ParameterizedTest
    @EnumSource
    @DisplayName("whatever is struck out, put in or replaced")
    void three(Layout layout) {
        Map<Excuse, Integer> excused = new EnumMap<>(Excuse.class);
        List<String> failures = new ArrayList<>();
        Map<Integer, List<String>> pool = new HashMap<>();
        Map<Integer, List<Report>> judged = new HashMap<>();
        Run run = new Run(layout.name(), FILES);
        for (int number = Run.FROM; number < Run.FROM + FILES; number++) {
            SeededRandom random = new SeededRandom(70_000 + number);
            int file = Run.FROM + (number - Run.FROM) % POOL;
            List<String> records = pool.computeIfAbsent(file, each -> records(layout, each));
            List<Report> before = judged.computeIfAbsent(file, each -> READER.read(layout.file(records)));
            String damaged = damaged(records.get(1), random);
            String text = layout.file(List.of(records.get(0), damaged, records.get(2)));
            List<Report> reports = run.timed(number, () -> READER.read(text));
            boolean outerKept = isKept(reports, 0, before.get(0)) && isKept(reports, reports.size() - 1, before.get(2));
            if (outerKept && reports.size() == 3) {
                continue;
            }
            Optional<Excuse> excuse = excuse(layout, records.get(1), damaged);
            excuse.ifPresent(each -> excused.merge(each, 1, Integer::sum));
            if (excuse.isEmpty() || (!outerKept && !EXCUSED_OUTSIDE.contains(excuse.get()))) {
                failures.add(number + " " + reports.size() + " " + outerKept + " " + excuse + "\n" + text + "\n"
                        + reports.stream()
                                .flatMap(each -> each.diagnostics().stream())
                                .toList());
            }
        }
        run.tell("failed %d, excused %s".formatted(failures.size(), excused));
        assertThat(failures).as("%s: of %d files", layout, FILES).isEmpty();
        int all = excused.values().stream().mapToInt(each -> each).sum();
        assertThat(all).as("excused: %s", excused).isLessThan(FILES / 10);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("where a line break in a string makes a line that begins like a record of another format")
    void brokenString(Layout layout) {
        List<String> records = records(layout, 4);
        List<Report> before = READER.read(layout.file(records));
        for (String words : List.of(
                "(;GM[24])",
                "(;GM[24]  .x",
                "(;GM[24]VV[1];P0[1 dropb A 1])",
                "(;GM[24]\\\\",
                "(;GM[24] [Game \\\"x\\\"]",
                "Event [x] 1. a1",
                "(;GM[24] and much more".repeat(90))) {
            String string = "\"comment\":\"so\n" + words + "\"";
            for (String middle : List.of(
                    records.get(1).replaceFirst("\"format\"", Matcher.quoteReplacement(string + ",\"format\"")),
                    records.get(1).replaceFirst("}\\s*+$", Matcher.quoteReplacement("," + string + "\n}")),
                    records.get(1).replaceFirst("\"version\"", "\n[Game \"version\""),
                    records.get(1)
                            .replaceFirst("\"version\"", Matcher.quoteReplacement(string + " : 1,\"version\"")))) {
                List<Report> reports = READER.read(layout.file(List.of(records.get(0), middle, records.get(2))));
                assertThat(reports).as(middle).hasSize(3);
                assertThat(isKept(reports, 0, before.get(0))).as(middle).isTrue();
                assertThat(isKept(reports, 2, before.get(2))).as(middle).isTrue();
            }
        }
    }

    private static List<String> records(Layout layout, int number) {
        List<String> ids = Notations.ids();
        String game = ids.get(number % ids.size());
        return List.of(
                layout.written(game, 3L * number),
                layout.written(game, 3L * number + 1),
                layout.written(game, 3L * number + 2));
    }

    /** Whether a report is the same but for the line: what was damaged may have had more or fewer. */
    private static boolean isKept(List<Report> reports, int at, Report before) {
        return at >= 0
                && at < reports.size()
                && (reports.size() != 3 || reports.get(at).index() == before.index())
                && reports.get(at).content().equals(before.content())
                && reports.get(at).unproven() == before.unproven()
                && said(reports.get(at)).equals(said(before));
    }

    private static List<String> said(Report report) {
        return report.diagnostics().stream().map(DamagedJsonTest::said).toList();
    }

    private static String said(Diagnostic diagnostic) {
        return diagnostic.severity() + " " + diagnostic.code() + " " + diagnostic.ply() + " "
                + diagnostic.message(Locale.ENGLISH);
    }

    private static String damaged(String record, SeededRandom random) {
        List<MatchResult> tokens = TOKEN.matcher(record).results().toList();
        return switch (random.nextInt(3)) {
            case 0 -> {
                int at = random.nextInt(record.length());
                yield hit(record, at, at + 1, letter(random), random);
            }
            case 1 -> {
                MatchResult token = tokens.get(random.nextInt(tokens.size()));
                String other = tokens.get(random.nextInt(tokens.size())).group();
                yield hit(record, token.start(), token.end(), other, random);
            }
            default -> {
                int start = random.nextInt(record.length());
                int end = start + 1 + length(record.length() - start, random);
                int from = random.nextInt(record.length());
                int to = from + 1 + length(record.length() - from, random);
                yield hit(record, start, end, record.substring(from, to), random);
            }
        };
    }

    /** A length below a bound; short ones are as frequent as long ones. */
    private static int length(int bound, SeededRandom random) {
        return random.nextInt(random.nextInt(2) == 0 ? Math.min(bound, 40) : bound);
    }

    private static String letter(SeededRandom random) {
        return CHARACTERS.substring(random.nextInt(CHARACTERS.length())).substring(0, 1);
    }

    /** A stretch struck out or replaced, or something put in before it. */
    private static String hit(String record, int start, int end, String other, SeededRandom random) {
        return switch (random.nextInt(3)) {
            case 0 -> record.substring(0, start) + record.substring(end);
            case 1 -> record.substring(0, start) + other + record.substring(start);
            default -> record.substring(0, start) + other + record.substring(end);
        };
    }

    private static Optional<Excuse> excuse(Layout layout, String whole, String damaged) {
        if (damaged.chars().allMatch(c -> c <= ' ' || ",[]".indexOf(c) >= 0)) {
            return Optional.of(Excuse.NOTHING_LEFT);
        }
        if (",]".indexOf(damaged.stripLeading().charAt(0)) >= 0) {
            return Optional.of(Excuse.STRAY_SIGN);
        }
        if (MARK.matcher(damaged).results().count() > 1) {
            return Optional.of(Excuse.TWO_OPENINGS);
        }
        if (layout.gap.contains("\n")
                && Pattern.compile("[\n\r]\\{").matcher(damaged).find()) {
            return Optional.of(Excuse.OWN_LINE);
        }
        if (STRAY_VALUE.matcher(damaged).lookingAt()) {
            return Optional.of(Excuse.STRAY_VALUE);
        }
        Optional<Integer> mark = mark(damaged);
        if (mark.isPresent()
                && opened(damaged, mark.get()) > opened(whole, mark(whole).orElseThrow())) {
            return Optional.of(Excuse.SPLIT_OPENING);
        }
        return isClosedEarly(damaged) ? Optional.of(Excuse.CLOSED_EARLY) : Optional.empty();
    }

    /** Where a record says that it is one. */
    private static Optional<Integer> mark(String record) {
        return MARK.matcher(record).results().map(MatchResult::start).findFirst();
    }

    /** How many objects are opened before a place. */
    private static long opened(String record, int end) {
        return record.substring(0, end).chars().filter(c -> c == '{').count();
    }

    /** Whether the beginning of a text is a whole object that lacks nothing which a record must have. */
    private static boolean isClosedEarly(String text) {
        try (JsonParser parser = new ObjectMapper().createParser(text)) {
            JsonNode first = parser.readValueAsTree();
            return first != null
                    && first.has("format")
                    && first.has("version")
                    && (first.has("moves") || first.has("unread"))
                    && parser.currentLocation().getCharOffset()
                            < text.stripTrailing().length();
        } catch (JsonProcessingException e) {
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
