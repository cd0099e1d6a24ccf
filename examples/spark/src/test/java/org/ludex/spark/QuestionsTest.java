package org.ludex.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ludex.core.Games;
import org.ludex.core.PositionHash;

@DisplayName("The questions")
class QuestionsTest {

    private static final String RECORDS = """
            [Game "dvonn"]
            [White "Ann"]
            [Black "Ben"]

            1. a1 b2 2. c3 d4 3. e5 f5 resign

            [Game "dvonn"]

            1. c3 b2 2. a1 d4 3. e5 f5 white:resign

            [Game "dvonn"]

            1. a1 b2 2. c3 d4 3. a1 *

            [Game "dvonn"]

            1. a1 b2 2. c3 d4 3. e5 *
            """;

    @TempDir
    private Path folder;

    @Test
    @DisplayName("may ask for a position by its hash, which SQL can compute")
    void hash() {
        String text = Games.find("dvonn").orElseThrow().start().text();
        String sql = "SELECT CAST(conv(left(sha2(concat_ws('\\n', 'dvonn', '', '" + text
                + "'), 256), 16), 16, -10) AS BIGINT)";
        assertThat(Sessions.local().sql(sql).first().getLong(0))
                .isEqualTo(PositionHash.of(Games.find("dvonn").orElseThrow().start()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "INSERT OVERWRITE DIRECTORY '%s' USING csv SELECT 1",
                "WITH one AS (SELECT 1) INSERT OVERWRITE DIRECTORY '%s' USING csv SELECT * FROM one",
                "FROM range(3) INSERT OVERWRITE DIRECTORY '%s' USING csv SELECT * INSERT OVERWRITE TABLE t SELECT *",
                "INSERT INTO t VALUES (1)",
                "CREATE TABLE t (a INT) USING parquet LOCATION '%s'",
                "CREATE TABLE t USING csv LOCATION '%s' AS SELECT 1",
                "CREATE OR REPLACE TEMPORARY VIEW records AS SELECT 1",
                "DROP TABLE IF EXISTS records",
                "SET spark.sql.shuffle.partitions=3",
                "SELECT TRANSFORM(id) USING 'rm -r %s' FROM range(1)"
            })
    @DisplayName("only ask: whatever changes something is refused, and changes nothing")
    void commands(String sql) throws IOException {
        Path mine = Files.writeString(folder.resolve("mine.txt"), "mine");
        Question question = new Question("name", "title", "", sql.formatted(folder.toUri()));
        assertThatThrownBy(() -> Answer.to(question, Sessions.local()))
                .isInstanceOf(Refusal.class)
                .hasMessage(
                        "The question name does more than ask: only queries, such as SELECT and WITH, are allowed.");
        assertThat(mine).exists();
    }

    @ParameterizedTest
    @ValueSource(strings = {"SELECT 1", "WITH one AS (SELECT 1) SELECT * FROM one", "VALUES (1)", "(SELECT 1) LIMIT 1"})
    @DisplayName("may be any query")
    void queries(String sql) {
        assertThat(Answer.to(new Question("name", "title", "", sql), Sessions.local())
                        .rows())
                .containsExactly(List.of("1"));
    }

    @Test
    @DisplayName("are answered")
    void answers() throws IOException {
        new Samples(folder.resolve("in")).text("games.lgn", RECORDS);
        SparkSession spark = Sessions.local();
        String out = folder.resolve("out").toString();
        new Job(spark, Settings.of(List.of(folder.resolve("in").toString()), out)).run();
        Archive.in(spark, out).name();
        Map<String, List<List<String>>> answers = Question.all(Path.of("sql")).stream()
                .collect(Collectors.toMap(
                        Question::name, question -> Answer.to(question, spark).rows()));

        assertThat(answers.get("0-contents")).containsExactly(List.of("dvonn", "text", "4", "3", "21"));
        assertThat(answers.get("1-openings"))
                .containsExactly(List.of("dvonn", "", "a1 / b2 / c3 / d4", "2", "0", "50", "50"));
        assertThat(answers.get("2-longest"))
                .containsExactly(
                        List.of("dvonn", "", "6", "black", "resign", "games.lgn", "1"),
                        List.of("dvonn", "", "6", "black", "resign", "games.lgn", "2"),
                        List.of("dvonn", "", "5", "*", "", "games.lgn", "4"));
        assertThat(answers.get("3-rules-broken")).hasSize(1);
        assertThat(answers.get("3-rules-broken").get(0).subList(0, 4)).containsExactly("dvonn", "P2", "1", "0");
        // Both orders of the placements lead to the same position.
        assertThat(answers.get("4-positions")).hasSize(1);
        assertThat(answers.get("4-positions").get(0).get(3)).isEqualTo("2");
        assertThat(answers.get("4-positions").get(0).get(4)).isEqualTo("a1 / b2 / c3 / d4 / e5 / f5");
        assertThat(answers.get("5-first-moves"))
                .containsExactly(
                        List.of("dvonn", "", "a1", "1", "0", "100"), List.of("dvonn", "", "c3", "1", "0", "100"));

        Path page = folder.resolve("page");
        new Page(spark, page, "Four games.")
                .write(List.of(
                        Question.read(Path.of("sql/2-longest.sql")), Question.read(Path.of("sql/4-positions.sql"))));
        assertThat(Files.readString(page.resolve("questions.md")))
                .startsWith("# Questions and answers\n\nFour games.\n")
                .contains("## The longest games\n", "| dvonn |  | 6 | black | resign | games.lgn | 1 |")
                .contains("Row 1:\n\n![dvonn after a1 / b2 / c3 / d4 / e5 / f5](4-positions-1.svg)");
        assertThat(Files.readString(page.resolve("4-positions-1.svg"))).startsWith("<svg");
    }
}
