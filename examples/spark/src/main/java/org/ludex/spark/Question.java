package org.ludex.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A question in SQL, as a file: comments say what is asked, and the rest asks it.
 *
 * @param name the name of the file without its ending
 * @param title the first line of the comment
 * @param words the other lines of the comment
 * @param sql the statement
 */
record Question(String name, String title, String words, String sql) {

    private static final String COMMENT = "--";
    private static final String ENDING = ".sql";

    /** The question in a file. */
    static Question read(Path file) {
        try {
            String name = String.valueOf(file.getFileName()).replace(ENDING, "");
            List<String> lines = Files.readAllLines(file);
            List<String> comment = lines.stream()
                    .takeWhile(line -> line.startsWith(COMMENT))
                    .map(line -> line.substring(COMMENT.length()).strip())
                    .toList();
            String sql = lines.stream()
                    .skip(comment.size())
                    .collect(Collectors.joining("\n"))
                    .strip();
            return new Question(
                    name,
                    comment.isEmpty() ? name : comment.get(0),
                    comment.stream().skip(1).collect(Collectors.joining("\n")),
                    sql.endsWith(";") ? sql.substring(0, sql.length() - 1) : sql);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The questions in a folder, in the order of their names. */
    static List<Question> all(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ENDING))
                    .sorted()
                    .map(Question::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
