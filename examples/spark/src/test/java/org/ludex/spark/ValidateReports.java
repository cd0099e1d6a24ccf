package org.ludex.spark;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Row;

/** What {@code ludex validate} says about files, and the same of the job's rows, as sentences that can be compared. */
final class ValidateReports {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private ValidateReports() {}

    /** The reports of the command line on the files of a folder, by file and number. */
    static Map<String, String> of(Path folder) throws IOException, InterruptedException {
        Path out = Files.createTempFile("validate", ".jsonl");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "org.ludex.cli.Main",
                        "--lang",
                        "en",
                        "validate",
                        "--jsonl",
                        folder.toString())
                .redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.waitFor();
        Map<String, String> reports = new TreeMap<>();
        for (String line : Files.readAllLines(out)) {
            JsonNode report = MAPPER.readTree(line);
            String key = Path.of(report.path("file").asText()).toUri().getPath() + " #"
                    + report.path("index").asInt();
            reports.put(key, sentence(report));
        }
        Files.delete(out);
        return reports;
    }

    private static String sentence(JsonNode report) {
        JsonNode outcome = report.path("outcome");
        List<String> winners = new ArrayList<>();
        outcome.path("winners").forEach(seat -> winners.add(seat.asText()));
        String result = switch (outcome.path("status").asText()) {
            case "won" -> String.join("+", winners);
            case "drawn" -> "draw";
            default -> "*";
        };
        List<Integer> score = new ArrayList<>();
        report.path("score").forEach(points -> score.add(points.asInt()));
        Map<String, Integer> counts = new TreeMap<>(Map.of("error", 0, "warning", 0, "note", 0));
        String first = "";
        for (JsonNode each : report.path("diagnostics")) {
            String severity = each.path("severity").asText();
            if (severity.equals("error") && first.isEmpty()) {
                first = each.path("code").asText() + " " + each.path("line").asInt() + ":"
                        + each.path("column").asInt() + " "
                        + each.path("message").asText();
            }
            counts.merge(severity, 1, Integer::sum);
        }
        return sentence(
                report.path("game").asText(),
                report.path("valid").asBoolean(),
                report.path("plies").asInt(),
                report.path("unproven").asInt(),
                result + " " + outcome.path("rule").asText(),
                score,
                counts,
                first);
    }

    /** The key and the sentence of a row of the table of records. */
    static Map.Entry<String, String> of(Row row) {
        String rule = row.isNullAt(row.fieldIndex("rule")) ? "" : row.getString(row.fieldIndex("rule"));
        String first = row.isNullAt(row.fieldIndex("code"))
                ? ""
                : row.getAs("code") + " " + row.getAs("line") + ":" + row.getAs("column") + " " + row.getAs("message");
        String sentence = sentence(
                row.getAs("game"),
                row.<Boolean>getAs("valid"),
                row.<Integer>getAs("plies"),
                row.<Integer>getAs("unproven"),
                row.getAs("result") + " " + rule,
                row.getList(row.fieldIndex("score")),
                new TreeMap<>(Map.of(
                        "error", row.<Integer>getAs("errors"),
                        "warning", row.<Integer>getAs("warnings"),
                        "note", row.<Integer>getAs("notes"))),
                first);
        String path = row.<String>getAs("file").replaceFirst("^[a-z]+:/*", "/");
        return Map.entry(path + " #" + row.getAs("index"), sentence);
    }

    private static String sentence(
            String game,
            boolean valid,
            int plies,
            int unproven,
            String result,
            List<Integer> score,
            Map<String, Integer> counts,
            String first) {
        return game + (valid ? " valid " : " invalid ") + plies + " plies, " + unproven + " unproven, " + result.strip()
                + " " + score + " " + counts + " " + first;
    }
}
