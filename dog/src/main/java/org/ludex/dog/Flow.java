package org.ludex.dog;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * A small network in which a flow is looked for that keeps lower and upper limits: it enters at some nodes, runs along
 * connections and leaves at others. Used once.
 */
final class Flow {

    /** A connection that can still take so much; the one after it in the list, or before it, leads back. */
    private static final class Edge {

        private final int to;
        private int room;

        Edge(int to, int room) {
            this.to = to;
            this.room = room;
        }
    }

    private final int entry;
    private final int exit;
    /** Where flow comes from that must run, and where it goes. */
    private final int duty;

    private final int end;
    private final List<Edge> edges = new ArrayList<>();
    private final List<List<Integer>> from = new ArrayList<>();
    private final int[] due;

    /** A network of so many nodes, without any connection. */
    Flow(int nodes) {
        entry = nodes;
        exit = nodes + 1;
        duty = nodes + 2;
        end = nodes + 3;
        due = new int[nodes + 4];
        for (int node = 0; node < nodes + 4; node++) {
            from.add(new ArrayList<>());
        }
        connect(exit, entry, Integer.MAX_VALUE / 2);
    }

    /** Between so much and so much enters at a node. */
    void enter(int node, int least, int most) {
        bounded(entry, node, least, most);
    }

    /** Between so much and so much leaves at a node. */
    void leave(int node, int least, int most) {
        bounded(node, exit, least, most);
    }

    private void bounded(int one, int other, int least, int most) {
        connect(one, other, most - least);
        due[other] += least;
        due[one] -= least;
    }

    /** At most so much runs from one node to another. */
    void connect(int one, int other, int most) {
        if (most > 0) {
            from.get(one).add(edges.size());
            edges.add(new Edge(other, most));
            from.get(other).add(edges.size());
            edges.add(new Edge(one, 0));
        }
    }

    /** Whether there is such a flow. */
    boolean isFeasible() {
        int wanted = 0;
        for (int node = 0; node < duty; node++) {
            if (due[node] > 0) {
                connect(duty, node, due[node]);
                wanted += due[node];
            } else {
                connect(node, end, -due[node]);
            }
        }
        int found = 0;
        for (int more = augment(); more > 0; more = augment()) {
            found += more;
        }
        return found == wanted;
    }

    /** Sends as much as a shortest way takes. */
    private int augment() {
        int[] by = new int[due.length];
        Arrays.fill(by, -1);
        Deque<Integer> open = new ArrayDeque<>(List.of(duty));
        while (!open.isEmpty() && by[end] < 0) {
            for (int index : from.get(open.remove())) {
                Edge edge = edges.get(index);
                if (edge.room > 0 && by[edge.to] < 0 && edge.to != duty) {
                    by[edge.to] = index;
                    open.add(edge.to);
                }
            }
        }
        if (by[end] < 0) {
            return 0;
        }
        int most = Integer.MAX_VALUE;
        for (int node = end; node != duty; node = edges.get(by[node] ^ 1).to) {
            most = Math.min(most, edges.get(by[node]).room);
        }
        for (int node = end; node != duty; node = edges.get(by[node] ^ 1).to) {
            edges.get(by[node]).room -= most;
            edges.get(by[node] ^ 1).room += most;
        }
        return most;
    }
}
