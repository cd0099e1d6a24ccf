package org.ludex.benchmarks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/**
 * Compares the results of two benchmark jars that were run in turn: for each benchmark the new speed divided by the old
 * one, averaged over the rounds, and the bytes that a ply or a position costs in garbage. The speed is the number of plies
 * or positions a second, because an operation of the two may hold different numbers of them.
 */
public final class Compare {

    private static final String ALLOCATED = "gc.alloc.rate.norm";
    private static final List<String> COUNTERS = List.of("plies", "positions");

    private Compare() {}

    /**
     * What one run says of one benchmark.
     *
     * @param score operations a second
     * @param each what is counted by one operation
     * @param bytes bytes allocated by one operation
     */
    private record Result(double score, double each, double bytes) {

        /** Things counted a second. */
        double speed() {
            return score * each;
        }

        /** Bytes for each thing counted. */
        double bytesEach() {
            return bytes / each;
        }
    }

    /**
     * Prints the table.
     *
     * @param args the folder of results, and the number of rounds
     */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        int rounds = Integer.parseInt(args[1]);
        List<Map<String, Result>> before = read(folder, "old", rounds);
        List<Map<String, Result>> after = read(folder, "new", rounds);
        PrintStream out = System.out;
        out.println("| benchmark | new / old | bytes each, old | bytes each, new |");
        out.println("|---|---|---|---|");
        for (String name : before.get(0).keySet()) {
            if (after.stream().allMatch(run -> run.containsKey(name))) {
                out.println(row(name, column(before, name), column(after, name)));
            }
        }
    }

    private static List<Result> column(List<Map<String, Result>> runs, String name) {
        return runs.stream()
                .flatMap(run -> run.entrySet().stream())
                .filter(entry -> entry.getKey().equals(name))
                .map(Map.Entry::getValue)
                .toList();
    }

    private static String row(String name, List<Result> before, List<Result> after) {
        double[] ratios = IntStream.range(0, after.size())
                .mapToDouble(
                        round -> after.get(round).speed() / before.get(round).speed())
                .toArray();
        double mean = IntStream.range(0, ratios.length)
                .mapToDouble(i -> ratios[i])
                .average()
                .orElse(0);
        double spread = Math.sqrt(IntStream.range(0, ratios.length)
                .mapToDouble(i -> (ratios[i] - mean) * (ratios[i] - mean))
                .average()
                .orElse(0));
        return String.format(
                "| %s | %.2f ± %.2f | %,.0f | %,.0f |",
                name, mean, spread, before.get(0).bytesEach(), after.get(0).bytesEach());
    }

    private static List<Map<String, Result>> read(Path folder, String side, int rounds) throws IOException {
        ObjectMapper mapper = new ObjectMapper();
        List<Map<String, Result>> runs = new java.util.ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            Map<String, Result> run = new LinkedHashMap<>();
            JsonNode results =
                    mapper.readTree(folder.resolve(side + "-" + round + ".json").toFile());
            results.forEach(result -> run.put(name(result), result(result)));
            runs.add(run);
        }
        return runs;
    }

    private static String name(JsonNode result) {
        String benchmark = result.path("benchmark").asText();
        String parameters = StreamSupport.stream(result.path("params").spliterator(), false)
                .map(JsonNode::asText)
                .collect(Collectors.joining(", "));
        return benchmark.substring(benchmark.lastIndexOf('.') + 1) + " " + parameters;
    }

    private static Result result(JsonNode result) {
        double score = result.path("primaryMetric").path("score").asDouble();
        JsonNode secondary = result.path("secondaryMetrics");
        double counted = COUNTERS.stream()
                .map(counter -> secondary.path(counter).path("score").asDouble())
                .filter(value -> value > 0)
                .findFirst()
                .orElse(score);
        double bytes = secondary.path(ALLOCATED).path("score").asDouble();
        return new Result(score, counted / score, bytes);
    }
}
