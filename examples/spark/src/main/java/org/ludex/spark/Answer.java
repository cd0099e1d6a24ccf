package org.ludex.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import org.ludex.core.Facts;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The answer to a question: a small table.
 *
 * @param columns the names of the columns
 * @param rows the cells, as text
 */
record Answer(List<String> columns, List<List<String>> rows) {

    /**
     * Asks a question.
     *
     * @throws Refusal if Spark does not understand it
     */
    static Answer to(Question question, SparkSession spark) {
        try {
            return answer(spark.sql(question.sql()));
        } catch (Exception trouble) {
            // Spark's exceptions are checked ones of Java, but no method says that it throws them.
            if (trouble instanceof AnalysisException) {
                throw new Refusal(
                        "bad-question",
                        Facts.of(
                                "name",
                                question.name(),
                                "reason",
                                String.valueOf(trouble.getMessage()).strip()));
            }
            throw trouble;
        }
    }

    private static Answer answer(Dataset<Row> table) {
        List<List<String>> rows = new ArrayList<>();
        for (Row row : table.collectAsList()) {
            List<String> cells = new ArrayList<>();
            for (int i = 0; i < row.length(); i++) {
                cells.add(cell(row.get(i)));
            }
            rows.add(cells);
        }
        return new Answer(List.of(table.columns()), rows);
    }

    private static String cell(@Nullable Object value) {
        if (value instanceof scala.collection.Seq<?> list) {
            return CollectionConverters.asJava(list).stream()
                    .map(String::valueOf)
                    .collect(Collectors.joining(" "));
        }
        return value == null ? "" : value.toString();
    }

    /** The place of a column, if it is there. */
    int column(String name) {
        return columns.indexOf(name);
    }

    /** The cells with bars between them, as Markdown shows them. */
    String text() {
        StringBuilder text = new StringBuilder();
        line(text, columns);
        line(text, columns.stream().map(name -> "---").toList());
        rows.forEach(row -> line(text, row));
        return text.toString();
    }

    private static void line(StringBuilder text, List<String> cells) {
        text.append("| ")
                .append(cells.stream()
                        .map(cell -> cell.replace("|", "\\|").replace('\n', ' '))
                        .collect(Collectors.joining(" | ")))
                .append(" |\n");
    }
}
