package org.ludex.replay;

import java.util.ArrayList;
import java.util.List;

/**
 * How one list of numbers becomes another, written as numbers: how many to keep, how many to leave out, how many to put
 * in, and those; and so on. What is not spoken of at the end is kept. Pictures of neighbouring plies differ in few
 * places, so this is short; it need not be the shortest there is.
 */
final class Delta {

    private Delta() {}

    static List<Integer> between(List<Integer> before, List<Integer> after) {
        List<Integer> delta = new ArrayList<>();
        int from = 0;
        int to = 0;
        while (from < before.size() || to < after.size()) {
            int kept = common(before, from, after, to);
            from += kept;
            to += kept;
            if (from == before.size() && to == after.size()) {
                break;
            }
            int[] skip = meeting(before.subList(from, before.size()), after.subList(to, after.size()));
            delta.add(kept);
            delta.add(skip[0]);
            delta.add(skip[1]);
            delta.addAll(after.subList(to, to + skip[1]));
            from += skip[0];
            to += skip[1];
        }
        return delta;
    }

    private static int common(List<Integer> before, int from, List<Integer> after, int to) {
        int length = 0;
        while (from + length < before.size()
                && to + length < after.size()
                && before.get(from + length).equals(after.get(to + length))) {
            length++;
        }
        return length;
    }

    /** How many to skip on either side until both go on alike; the fewest in sum. */
    private static int[] meeting(List<Integer> before, List<Integer> after) {
        for (int sum = 1; sum < before.size() + after.size(); sum++) {
            for (int left = Math.max(0, sum - after.size()); left <= Math.min(sum, before.size()); left++) {
                int right = sum - left;
                if (left < before.size()
                        && right < after.size()
                        && before.get(left).equals(after.get(right))) {
                    return new int[] {left, right};
                }
            }
        }
        return new int[] {before.size(), after.size()};
    }
}
