package org.ludex.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.spark.sql.SparkSession;
import org.ludex.core.Look;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.GameRecord;
import org.ludex.notation.io.RecordReader;

/**
 * A page of questions and answers. An answer with the columns {@code game}, {@code options} and {@code played} gets
 * pictures, drawn by the library, of the positions to which the first rows of the first games lead.
 *
 * @param spark answers
 * @param folder where the page and its pictures are written
 * @param about what the archive is, in Markdown
 */
record Page(SparkSession spark, Path folder, String about) {

    private static final int PICTURES = 3;

    /** Writes the page. */
    void write(List<Question> questions) {
        StringBuilder page = new StringBuilder("# Questions and answers\n\n");
        page.append(about).append("\n");
        try {
            Files.createDirectories(folder);
            for (Question question : questions) {
                section(question, page);
            }
            WholeFile.write(folder.resolve("questions.md"), page.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void section(Question question, StringBuilder page) throws IOException {
        Answer answer = Answer.to(question, spark);
        page.append("\n## ").append(question.title()).append("\n\n");
        if (!question.words().isEmpty()) {
            page.append(question.words()).append("\n\n");
        }
        page.append("```sql\n").append(question.sql()).append("\n```\n\n").append(answer.text());
        int game = answer.column("game");
        int options = answer.column("options");
        int played = answer.column("played");
        if (game < 0 || options < 0 || played < 0) {
            return;
        }
        Set<String> shown = new HashSet<>();
        for (int i = 0; i < answer.rows().size() && shown.size() < PICTURES; i++) {
            List<String> row = answer.rows().get(i);
            if (shown.add(row.get(game))) {
                String name = question.name() + "-" + (i + 1) + ".svg";
                WholeFile.write(folder.resolve(name), picture(row.get(game), row.get(options), row.get(played)));
                page.append(String.format(
                        "\nRow %d:\n\n![%s after %s](%s)\n", i + 1, row.get(game), row.get(played), name));
            }
        }
    }

    /** The position after some moves, with the last one marked. */
    private static String picture(String game, String options, String played) {
        String head = options.isEmpty() ? "" : "[Options \"" + options + "\"]\n";
        String text = "[Game \"" + game + "\"]\n" + head + "\n" + played.replace(" / ", "\n") + "\n*\n";
        return svg(RecordReader.standard().read(text).get(0).record());
    }

    private static <M extends Move, P extends Position<M, P>> String svg(GameRecord<M, P> record) {
        int last = record.moves().size() - 1;
        return last < 0
                ? record.start().picture().svg()
                : record.after(last)
                        .pictureAfter(record.moves().get(last).moves(), Look.plain())
                        .svg();
    }
}
