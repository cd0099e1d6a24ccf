package org.ludex.notation.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * A text without most of its records, which is cut around an edit as the whole text is. A format remembers little from one record
 * to the next: whether an array is open, and how records stand on lines. It learns that from any record that is in order, so the
 * first one, one on a line of its own and the neighbours are enough. Immutable.
 *
 * @param from the number of the first record that is cut again, from 0
 * @param to the number of the first one behind them that is not
 * @param before the numbers of the records that are left before them
 * @param behind the numbers of those that are left behind them
 * @param records all records of the text
 * @param text the text before the edit
 */
record Shortened(
        int from, int to, List<Integer> before, List<Integer> behind, List<JudgedRecord> records, Pieces text) {

    /**
     * Leaves out what does not matter to an edit.
     *
     * @param records all records of the text
     * @param text the text
     * @param first the number of the record in which the edit begins, from 0
     * @param last the number of the record in which it ends
     * @param end where it ends
     * @return empty where all matters: at the beginning of a file, and where records share a line
     */
    static Optional<Shortened> of(List<JudgedRecord> records, Pieces text, int first, int last, int end) {
        int from = first;
        int to = last + 1;
        for (int i = 0; i < records.size(); i++) {
            if (!records.get(i).isInOrder()) {
                from = Math.min(from, i);
                to = Math.max(to, i + 1);
            }
        }
        TreeSet<Integer> before = new TreeSet<>();
        TreeSet<Integer> behind = new TreeSet<>();
        if (from > 0) {
            before.add(0);
            before.add(from - 1);
            oneOnItsLine(records, from).ifPresent(before::add);
        }
        if (to < records.size()) {
            behind.add(to);
            behind.add(records.size() - 1);
        }
        Shortened shortened = new Shortened(from, to, List.copyOf(before), List.copyOf(behind), records, text);
        boolean isLast = to == records.size();
        return from > 0 && (isLast || records.get(to).lineStart() > end) && shortened.areOnLines()
                ? Optional.of(shortened)
                : Optional.empty();
    }

    private static Optional<Integer> oneOnItsLine(List<JudgedRecord> records, int end) {
        for (int i = 0; i + 1 < end; i++) {
            if (records.get(i + 1).line() == records.get(i).line() + 1) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    /** Whether the text can be taken apart at lines. */
    private boolean areOnLines() {
        List<Integer> left = new ArrayList<>(before);
        left.addAll(behind);
        left.add(from);
        return left.stream().allMatch(each -> beginsLine(each) && beginsLine(each + 1));
    }

    private boolean beginsLine(int number) {
        return number == 0
                || number >= records.size()
                || records.get(number).lineStart() > records.get(number - 1).start();
    }

    /** Where a record begins, with what stands before it on its line. */
    private int start(int number) {
        return number == 0
                ? 0
                : number == records.size() ? text.length() : records.get(number).lineStart();
    }

    /** The records that are left before the edit. */
    String head() {
        return joined(before);
    }

    /** The records that are cut again, in the next text. */
    String middle(Pieces next) {
        return next.substring(start(from), start(to) + next.length() - text.length());
    }

    /** The records that are left behind the edit. */
    String tail() {
        return joined(behind);
    }

    private String joined(List<Integer> numbers) {
        StringBuilder joined = new StringBuilder();
        numbers.forEach(each -> joined.append(text.substring(start(each), start(each + 1))));
        return joined.toString();
    }

    /** Whether the first and the last cuts are those of the records that are left, so that all in between are new. */
    boolean fits(List<Cut> cuts) {
        int inMiddle = cuts.size() - before.size() - behind.size();
        String format = records.get(0).format();
        boolean fits = inMiddle >= 0
                && cuts.stream().allMatch(cut -> cut.format().name().equals(format))
                && records.stream().allMatch(each -> each.format().equals(format));
        for (int i = 0; fits && i < before.size(); i++) {
            fits = records.get(before.get(i)).isLike(cuts.get(i));
        }
        for (int i = 0; fits && i < behind.size(); i++) {
            fits = records.get(behind.get(i)).isLike(cuts.get(before.size() + inMiddle + i));
        }
        return fits;
    }
}
