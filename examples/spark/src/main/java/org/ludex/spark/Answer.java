package org.ludex.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.parser.ParseException;
import org.apache.spark.sql.catalyst.plans.logical.Command;
import org.apache.spark.sql.catalyst.plans.logical.InsertIntoDir;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.catalyst.plans.logical.ParsedStatement;
import org.apache.spark.sql.catalyst.plans.logical.ScriptTransformation;
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
     * @throws Refusal if Spark does not understand it, or if it does more than ask
     */
    static Answer to(Question question, SparkSession spark) {
        try {
            requireQuery(question, spark);
            return answer(spark.sql(question.sql()));
        } catch (AnalysisException trouble) {
            throw new Refusal(
                    "bad-question",
                    Facts.of(
                            "name",
                            question.name(),
                            "reason",
                            String.valueOf(trouble.getMessage()).strip()));
        }
    }

    /** Spark runs commands at once, and some of them delete what is in a folder before they write there. */
    private static void requireQuery(Question question, SparkSession spark) throws ParseException {
        LogicalPlan plan = ((org.apache.spark.sql.classic.SparkSession) spark)
                .sessionState()
                .sqlParser()
                .parsePlan(question.sql());
        if (plan.find(Answer::isMoreThanQuery).isDefined()) {
            throw new Refusal("no-question", Facts.of("name", question.name()));
        }
    }

    /** Whether a plan changes something or, as a transformation does, starts a program. */
    private static boolean isMoreThanQuery(LogicalPlan plan) {
        return plan instanceof Command
                || plan instanceof ParsedStatement
                || plan instanceof InsertIntoDir
                || plan instanceof ScriptTransformation;
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
