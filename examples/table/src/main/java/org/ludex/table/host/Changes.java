package org.ludex.table.host;

import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.List;

/**
 * What turns one list of lines into another, as few lines as it takes: a list of {@code [at, dropped, [new lines]]}, to be
 * done from the last to the first. A picture has a line for each cell and piece, so a move changes a few of them.
 */
final class Changes {

    /** Where more lines than this differ, they are all sent: looking for what they share would take longer. */
    private static final int MOST_COMPARED = 400;

    private final List<String> before;
    private final List<String> after;
    private final ArrayNode changes = Json.array();

    private Changes(List<String> before, List<String> after) {
        this.before = before;
        this.after = after;
    }

    static ArrayNode between(List<String> before, List<String> after) {
        Changes changes = new Changes(before, after);
        changes.find();
        return changes.changes;
    }

    private void find() {
        int start = 0;
        int shorter = Math.min(before.size(), after.size());
        while (start < shorter && before.get(start).equals(after.get(start))) {
            start++;
        }
        int tail = 0;
        while (tail < shorter - start
                && before.get(before.size() - 1 - tail).equals(after.get(after.size() - 1 - tail))) {
            tail++;
        }
        int dropped = before.size() - tail - start;
        int added = after.size() - tail - start;
        if (dropped > MOST_COMPARED || added > MOST_COMPARED) {
            change(start, dropped, start, added);
        } else if (dropped > 0 || added > 0) {
            compare(start, dropped, added);
        }
    }

    /** The longest common subsequence of the lines that differ stays. */
    private void compare(int start, int dropped, int added) {
        int[][] common = new int[dropped + 1][added + 1];
        for (int i = dropped - 1; i >= 0; i--) {
            for (int j = added - 1; j >= 0; j--) {
                common[i][j] = before.get(start + i).equals(after.get(start + j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        int i = 0;
        int j = 0;
        while (i < dropped || j < added) {
            int fromI = i;
            int fromJ = j;
            while ((i < dropped || j < added) && !isCommon(start, i, dropped, j, added)) {
                if (j >= added || (i < dropped && common[i + 1][j] >= common[i][j + 1])) {
                    i++;
                } else {
                    j++;
                }
            }
            if (i > fromI || j > fromJ) {
                change(start + fromI, i - fromI, start + fromJ, j - fromJ);
            }
            while (isCommon(start, i, dropped, j, added)) {
                i++;
                j++;
            }
        }
    }

    private boolean isCommon(int start, int i, int dropped, int j, int added) {
        return i < dropped && j < added && before.get(start + i).equals(after.get(start + j));
    }

    private void change(int at, int dropped, int from, int added) {
        ArrayNode change = changes.addArray().add(at).add(dropped);
        ArrayNode lines = change.addArray();
        after.subList(from, from + added).forEach(lines::add);
    }
}
