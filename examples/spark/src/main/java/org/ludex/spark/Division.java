package org.ludex.spark;

import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.ludex.notation.io.FilePart;
import org.ludex.notation.io.PartPlan;
import org.ludex.notation.io.PartReader;
import org.ludex.notation.io.PartSurvey;
import org.ludex.notation.io.RecordReader;

/**
 * Divides large files into parts at the boundaries of records, so that all workers can read one file. The file is read twice
 * for it: once to count records and lines, which is quick, and once to judge them.
 *
 * @param context where the work is done
 * @param files where files are
 * @param attempts how often Spark tries a task
 * @param bytes how many bytes a part has, about
 */
record Division(JavaSparkContext context, Files files, Attempts attempts, long bytes) {

    private static final PartReader READER = PartReader.of(RecordReader.standard());

    /** A stretch of a file. */
    private record Stretch(InputFile file, long from, long to) implements Serializable {}

    /** Where a part may begin. */
    private record Start(InputFile file, long at) implements Serializable {}

    /** What is known of a part. */
    private record Answer(InputFile file, PartSurvey survey) implements Serializable {}

    /** The pieces of files, each file in order. Those that are small, compressed or of another format stay whole. */
    Map<InputFile, List<Piece>> of(List<InputFile> all) {
        Map<InputFile, List<Piece>> pieces = new LinkedHashMap<>();
        all.forEach(file -> pieces.put(file, List.of(Piece.whole(file))));
        Map<InputFile, PartPlan> plans = plans(divisible(all));
        settle(plans);
        plans.forEach((file, plan) -> pieces.put(
                file, plan.parts().stream().map(part -> new Piece(file, part)).toList()));
        return pieces;
    }

    /** The files that can be divided, with their formats. */
    private Map<InputFile, String> divisible(List<InputFile> all) {
        Map<InputFile, String> divisible = new LinkedHashMap<>();
        for (InputFile file : all) {
            if (file.length() > bytes && !files.isCompressed(file)) {
                format(file).ifPresent(format -> divisible.put(file, format));
            }
        }
        return divisible;
    }

    /** The format of a file, if it can be divided. */
    private Optional<String> format(InputFile file) {
        try {
            byte[] head = files.head(file);
            return READER.isDivisible(head) ? Optional.of(READER.format(head)) : Optional.empty();
        } catch (UncheckedIOException e) {
            // Whoever judges it tells of it.
            return Optional.empty();
        }
    }

    private Map<InputFile, PartPlan> plans(Map<InputFile, String> large) {
        List<Stretch> stretches = new ArrayList<>();
        for (InputFile file : large.keySet()) {
            for (long from = bytes; from < file.length(); from += bytes) {
                stretches.add(new Stretch(file, from, from + bytes));
            }
        }
        Files where = files;
        Attempts tries = attempts;
        Map<InputFile, List<Long>> starts =
                spread(stretches).flatMap(stretch -> find(where, tries, stretch).iterator()).collect().stream()
                        .collect(
                                Collectors.groupingBy(Start::file, Collectors.mapping(Start::at, Collectors.toList())));
        Map<InputFile, PartPlan> plans = new HashMap<>();
        large.forEach((file, format) -> plans.put(file, PartPlan.of(format, starts.getOrDefault(file, List.of()))));
        return plans;
    }

    private static List<Start> find(Files files, Attempts attempts, Stretch stretch) {
        InputFile file = stretch.file();
        OptionalLong found = attempts.orElse(
                OptionalLong.empty(),
                () -> READER.find(
                        offset -> files.openFrom(file, offset), files.head(file), stretch.from(), stretch.to()));
        return found.isPresent() ? List.of(new Start(file, found.getAsLong())) : List.of();
    }

    /** Counts what the parts hold. Usually once is enough; damaged files may need parts to be joined and counted again. */
    private void settle(Map<InputFile, PartPlan> plans) {
        List<Piece> open = unsurveyed(plans);
        while (!open.isEmpty()) {
            Files where = files;
            Attempts tries = attempts;
            Map<InputFile, List<PartSurvey>> answers =
                    spread(open).map(piece -> survey(where, tries, piece)).collect().stream()
                            .collect(Collectors.groupingBy(
                                    Answer::file, Collectors.mapping(Answer::survey, Collectors.toList())));
            answers.forEach((file, surveys) -> plans.computeIfPresent(file, (same, plan) -> plan.with(surveys)));
            open = unsurveyed(plans);
        }
    }

    private static List<Piece> unsurveyed(Map<InputFile, PartPlan> plans) {
        List<Piece> open = new ArrayList<>();
        plans.forEach((file, plan) -> plan.unsurveyed().forEach(part -> open.add(new Piece(file, part))));
        return open;
    }

    /** What a part holds. One that cannot be read is joined with the next: whoever judges it tells of it. */
    private static Answer survey(Files files, Attempts attempts, Piece piece) {
        InputFile file = piece.file();
        FilePart part = piece.part().orElseThrow();
        PartSurvey unknown = new PartSurvey(part.start(), part.end(), 0, 0, false);
        return new Answer(
                file, attempts.orElse(unknown, () -> READER.survey(offset -> files.openFrom(file, offset), part)));
    }

    private <T> JavaRDD<T> spread(List<T> work) {
        return context.parallelize(work, Math.max(1, work.size()));
    }
}
