package org.ludex.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.collect_set;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.functions.when;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;

/**
 * What a run did, counted from what it wrote, so that a task that was tried twice counts once.
 *
 * @param files files judged
 * @param unchanged files that were judged before
 * @param records records judged
 * @param breaks records in which a file breaks off, which are rows, too
 * @param valid records that break no rule
 * @param repaired records with a unique repair
 * @param internal records over which the library or the job stumbled
 * @param unreadable files that could not be read to their ends
 * @param closed files and folders that could not be looked at
 * @param plies plies played
 */
record Summary(
        long files,
        long unchanged,
        long records,
        long breaks,
        long valid,
        long repaired,
        long internal,
        List<String> unreadable,
        List<String> closed,
        long plies) {

    /** Keeps a copy. */
    Summary {
        unreadable = List.copyOf(unreadable);
        closed = List.copyOf(closed);
    }

    /** Nothing was new. */
    static Summary nothing(Manifest before, List<String> closed) {
        return new Summary(0, before.entries().size(), 0, 0, 0, 0, 0, List.of(), closed, 0);
    }

    /** What was judged. */
    static Summary of(Dataset<Row> judged, Changes changes, List<Input> inputs, List<String> closed) {
        Column isFile = col("code").equalTo(RecordRows.UNREADABLE_FILE);
        Row counts = judged.agg(
                        count(lit(1)),
                        many(isFile),
                        many(col("valid")),
                        count(col("repaired")),
                        many(col("code").equalTo("internal-error")),
                        collect_set(when(isFile, col("file"))),
                        sum(col("plies")))
                .first();
        long kept =
                changes.kept().stream().mapToLong(each -> each.files().size()).sum();
        long carried = changes.carried().values().stream()
                .mapToLong(each -> each.files().size())
                .sum();
        return new Summary(
                inputs.stream().mapToLong(each -> each.files().size()).sum(),
                kept + carried,
                number(counts, 0) - number(counts, 1),
                number(counts, 1),
                number(counts, 2),
                number(counts, 3),
                number(counts, 4),
                counts.<String>getList(5).stream().sorted().toList(),
                closed,
                number(counts, 6));
    }

    private static Column many(Column condition) {
        return sum(when(condition, 1L).otherwise(0L));
    }

    /** A sum over nothing is null. */
    private static long number(Row row, int at) {
        return row.isNullAt(at) ? 0 : row.getLong(at);
    }

    /** Whether everything that was to be read could be read. */
    boolean isWhole() {
        return unreadable.isEmpty() && closed.isEmpty();
    }

    /** The summary in one sentence a line, and a line for each file and folder that could not be read. */
    String text(Locale locale) {
        Facts facts = Facts.of("files", files, "unchanged", unchanged, "records", records)
                .and("valid", valid)
                .and("invalid", records - valid)
                .and("repaired", repaired)
                .and("internal", internal)
                .and("plies", plies);
        List<String> lines = new ArrayList<>(List.of(words("summary", facts, locale)));
        if (breaks > 0) {
            lines.add(words("breaks", Facts.of("breaks", breaks), locale));
        }
        unreadable.forEach(file -> lines.add(words("unreadable-file", Facts.of("path", file), locale)));
        closed.forEach(folder -> lines.add(words("unreadable-path", Facts.of("path", folder), locale)));
        return String.join("\n", lines);
    }

    private static String words(String key, Facts facts, Locale locale) {
        return new Phrase(Summary.class, key, facts).text(locale);
    }
}
