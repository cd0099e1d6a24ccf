package org.ludex.notation.property;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.core.Playout;
import org.ludex.core.Position;
import org.ludex.core.SeededRandom;
import org.ludex.notation.GameRecord;
import org.ludex.notation.Limits;
import org.ludex.notation.Report;
import org.ludex.notation.Result;
import org.ludex.notation.Suggestion;
import org.ludex.notation.Tag;
import org.ludex.notation.io.RecordReader;
import org.ludex.notation.io.RecordWriter;
import org.ludex.notation.spi.GameNotation;
import org.ludex.notation.spi.Span;

/** Counts, for one game, what repairs are suggested for records with one written move damaged. */
final class RepairTable {

    /** What happens to a written move. */
    enum Damage {
        DIGIT,
        LETTER,
        SWAPPED,
        LOST,
        DOUBLED
    }

    /** What comes of it. */
    enum Outcome {
        /** The one suggestion gives the moves that were played. */
        RESTORED,
        /** One of several suggestions does. */
        AMONG,
        /** There are suggestions, but none does. */
        OTHER,
        /** There is no suggestion. */
        NONE
    }

    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final Pattern LINE = Pattern.compile("[^\\n]+");
    private static final Pattern NO_MOVE = Pattern.compile("\\d+\\.+|\\*");
    private static final int MOST_TRIES = 40;
    private static final RecordReader PLAIN =
            RecordReader.standard().withLimits(Limits.standard().withRepairs(0));

    private final GameNotation<?, ?> notation;
    private final int plies;
    private final Map<Damage, Map<Outcome, Integer>> counts = new EnumMap<>(Damage.class);
    private final List<String> useless = new ArrayList<>();

    private RepairTable(GameNotation<?, ?> notation, int plies) {
        this.notation = notation;
        this.plies = plies;
    }

    /** Damages so many records in each way. */
    static RepairTable of(GameNotation<?, ?> notation, int plies, int each) {
        RepairTable table = new RepairTable(notation, plies);
        for (Damage damage : Damage.values()) {
            int broken = 0;
            for (int seed = 0; broken < each && seed < MOST_TRIES * each; seed++) {
                broken += table.damage(damage, seed) ? 1 : 0;
            }
        }
        return table;
    }

    int count(Outcome outcome) {
        return counts.values().stream()
                .mapToInt(row -> row.getOrDefault(outcome, 0))
                .sum();
    }

    int count(Damage damage) {
        return row(damage).values().stream().mapToInt(Integer::intValue).sum();
    }

    int records() {
        return counts.keySet().stream().mapToInt(this::count).sum();
    }

    /** Records with a suggestion that does not make them valid. */
    List<String> useless() {
        return useless;
    }

    /** The game's row of the table. */
    String markdown() {
        StringBuilder text = new StringBuilder("| " + notation.game().id() + " | " + records() + " |");
        for (Outcome outcome : Outcome.values()) {
            text.append(percent(count(outcome), records()));
        }
        for (Damage damage : Damage.values()) {
            text.append(percent(row(damage).getOrDefault(Outcome.RESTORED, 0), count(damage)));
        }
        return text.toString();
    }

    private static String percent(int part, int whole) {
        return whole == 0 ? " – |" : String.format(Locale.ROOT, " %d %% |", Math.round(100.0 * part / whole));
    }

    private Map<Outcome, Integer> row(Damage damage) {
        return counts.getOrDefault(damage, Map.of());
    }

    /** Damages the record that a seed names; false when it stays a good record. */
    private boolean damage(Damage damage, int seed) {
        SeededRandom random = new SeededRandom(31L * seed + damage.name().hashCode());
        GameRecord<?, ?> record = record(notation.game(), random.nextLong());
        Optional<String> damaged = damaged(RecordWriter.write(record), damage, random);
        if (damaged.isEmpty() || PLAIN.read(damaged.get()).get(0).isValid()) {
            return false;
        }
        Outcome outcome = outcome(damaged.get(), record);
        counts.computeIfAbsent(damage, key -> new EnumMap<>(Outcome.class)).merge(outcome, 1, Integer::sum);
        return true;
    }

    private <M extends Move, P extends Position<M, P>> GameRecord<M, P> record(Game<M, P> game, long seed) {
        var line = Playout.from(game.start(game.defaults()), seed, plies);
        return GameRecord.of(
                line, List.of(new Tag("Result", Result.of(line.end().outcome()).tag())));
    }

    private Outcome outcome(String damaged, GameRecord<?, ?> original) {
        List<Suggestion> suggestions = RecordReader.standard().read(damaged).get(0).diagnostics().stream()
                .flatMap(diagnostic -> diagnostic.suggestions().stream())
                .toList();
        boolean restored = false;
        for (Suggestion suggestion : suggestions) {
            Report mended = PLAIN.read(mended(damaged, suggestion)).get(0);
            restored |= mended.isValid() && mended.record().allMoves().equals(original.allMoves());
            if (!mended.isValid()) {
                useless.add(suggestion + "\n" + damaged);
            }
        }
        if (restored) {
            return suggestions.size() == 1 ? Outcome.RESTORED : Outcome.AMONG;
        }
        return suggestions.isEmpty() ? Outcome.NONE : Outcome.OTHER;
    }

    private static String mended(String text, Suggestion suggestion) {
        Span span = suggestion.span();
        String now = text.substring(span.start(), span.end());
        String words = switch (suggestion.kind()) {
            case REPLACE -> suggestion.to();
            case LEAVE_OUT -> "";
            case PUT_IN -> suggestion.to() + "\n" + now;
            case SWAP -> suggestion.to() + "\n" + suggestion.from();
        };
        return text.substring(0, span.start()) + words + text.substring(span.end());
    }

    /** The text with one written move damaged, where it has one that can be. */
    private Optional<String> damaged(String text, Damage damage, SeededRandom random) {
        List<Span> moves = moves(text);
        if (moves.size() < 2) {
            return Optional.empty();
        }
        int i = random.nextInt(moves.size() - 1);
        Span span = moves.get(i);
        Span next = moves.get(i + 1);
        String word = text.substring(span.start(), span.end());
        String before = text.substring(0, span.start());
        String after = text.substring(span.end());
        return switch (damage) {
            case DIGIT -> misspelt(word, "123456789", random).map(wrong -> before + wrong + after);
            case LETTER -> misspelt(word, letters(text, moves), random).map(wrong -> before + wrong + after);
            case LOST -> Optional.of(before + after);
            case DOUBLED -> Optional.of(before + word + (notation.oneEntryPerLine() ? "\n" : " ") + word + after);
            case SWAPPED ->
                Optional.of(before
                        + text.substring(next.start(), next.end())
                        + text.substring(span.end(), next.start())
                        + word
                        + text.substring(next.end()));
        };
    }

    /** Where the written moves stand: words, or lines where a game writes a move on each. */
    private List<Span> moves(String text) {
        List<Span> moves = new ArrayList<>();
        Matcher matcher = (notation.oneEntryPerLine() ? LINE : WORD).matcher(text);
        int from = text.indexOf("\n\n");
        while (from >= 0 && matcher.find(from)) {
            if (!NO_MOVE.matcher(matcher.group()).matches()) {
                moves.add(new Span(matcher.start(), matcher.end()));
            }
            from = matcher.end();
        }
        return moves;
    }

    /** The letters that the moves of a record are written with. */
    private static String letters(String text, List<Span> moves) {
        StringBuilder letters = new StringBuilder();
        for (Span span : moves) {
            text.substring(span.start(), span.end())
                    .chars()
                    .filter(c -> Character.isLetter(c) && letters.indexOf(Character.toString(c)) < 0)
                    .forEach(c -> letters.append((char) c));
        }
        return letters.toString();
    }

    /** A word with one of its characters replaced by another of the same kind and case. */
    private static Optional<String> misspelt(String word, String alphabet, SeededRandom random) {
        int[] places = IntStream.range(0, word.length())
                .filter(i -> alphabet.indexOf(word.charAt(i)) >= 0)
                .toArray();
        if (places.length == 0) {
            return Optional.empty();
        }
        int at = places[random.nextInt(places.length)];
        char now = word.charAt(at);
        int[] others = alphabet.chars()
                .filter(c -> c != now && Character.isUpperCase(c) == Character.isUpperCase(now))
                .toArray();
        return others.length == 0
                ? Optional.empty()
                : Optional.of(
                        word.substring(0, at) + (char) others[random.nextInt(others.length)] + word.substring(at + 1));
    }
}
