package org.ludex.notation.io;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * How a file is read in parts, by workers that need not know of each other, so that their reports are exactly those on the
 * whole file. Three steps, each of which can be spread over many machines:
 *
 * <ol>
 *   <li>{@link PartReader#find} looks for the first record in each stretch of the file, and {@link #of} makes a plan of
 *       them;
 *   <li>{@link PartReader#survey} counts the records and lines in each of the {@link #unsurveyed} parts, and {@link #with}
 *       puts the answers in, until the plan {@link #isSettled}. A part that does not end where the next one begins, as can
 *       happen in a damaged file, is joined with the next one and surveyed again;
 *   <li>{@link PartReader#read} judges the records of each of the {@link #parts}.
 * </ol>
 *
 * <p>Immutable and thread-safe.
 */
public final class PartPlan {

    /** After this many failed surveys of a file, trying again is not worthwhile. */
    private static final int MOST_FAILURES = 3;

    private final String format;
    private final List<Long> starts;
    private final Map<Long, PartSurvey> surveys;
    private final int failures;

    private PartPlan(String format, List<Long> starts, Map<Long, PartSurvey> surveys, int failures) {
        this.format = format;
        this.starts = List.copyOf(starts);
        this.surveys = Map.copyOf(surveys);
        this.failures = failures;
    }

    /**
     * A plan for a file.
     *
     * @param format the name of its format
     * @param found where records were found to begin
     */
    public static PartPlan of(String format, Collection<Long> found) {
        SortedSet<Long> starts = new TreeSet<>(found);
        // Everything before the first record belongs to the first part.
        starts.add(0L);
        return new PartPlan(format, List.copyOf(starts), Map.of(), 0);
    }

    /** The parts that must still be surveyed, in order. The last part of a file is never among them. */
    public List<FilePart> unsurveyed() {
        List<FilePart> open = new ArrayList<>();
        for (int i = 0; i + 1 < starts.size(); i++) {
            if (!surveys.containsKey(starts.get(i))) {
                open.add(new FilePart(format, starts.get(i), starts.get(i + 1), 0, 0));
            }
        }
        return open;
    }

    /** Whether no more surveys are needed. */
    public boolean isSettled() {
        return unsurveyed().isEmpty();
    }

    /** The plan with the answers of some surveys. Parts that did not end where the next one begins are joined with it. */
    public PartPlan with(Collection<PartSurvey> answers) {
        Map<Long, PartSurvey> known = new HashMap<>(surveys);
        SortedSet<Long> left = new TreeSet<>(starts);
        int failed = failures;
        List<PartSurvey> inOrder = answers.stream()
                .sorted((one, other) -> Long.compare(one.start(), other.start()))
                .toList();
        for (PartSurvey answer : inOrder) {
            boolean isOfThisPlan = left.contains(answer.start()) && left.contains(answer.end());
            if (answer.isMet() && isOfThisPlan) {
                known.put(answer.start(), answer);
            } else if (isOfThisPlan) {
                left.remove(answer.end());
                known.remove(answer.end());
                failed++;
                if (failed >= MOST_FAILURES) {
                    left.removeIf(start -> start > answer.start());
                }
            }
        }
        known.keySet().retainAll(left);
        known.values().removeIf(survey -> !left.contains(survey.end()));
        return new PartPlan(format, List.copyOf(left), known, failed);
    }

    /**
     * The parts of the file, in order, each with what comes before it.
     *
     * @throws IllegalStateException if the plan is not settled
     */
    public List<FilePart> parts() {
        if (!isSettled()) {
            throw new IllegalStateException("some parts must still be surveyed: " + unsurveyed());
        }
        List<FilePart> parts = new ArrayList<>(starts.size());
        long records = 0;
        long lines = 0;
        for (int i = 0; i < starts.size(); i++) {
            boolean isLast = i + 1 == starts.size();
            long end = isLast ? FilePart.OPEN : starts.get(i + 1);
            parts.add(new FilePart(format, starts.get(i), end, records, lines));
            PartSurvey survey = surveys.get(starts.get(i));
            if (survey != null) {
                records += survey.records();
                lines += survey.lines();
            }
        }
        return parts;
    }
}
