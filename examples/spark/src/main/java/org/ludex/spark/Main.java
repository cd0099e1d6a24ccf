package org.ludex.spark;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.spark.sql.SparkSession;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;

/**
 * The program that {@code spark-submit} runs: judges an archive, asks questions about it in SQL, or writes a page of questions
 * and answers.
 */
public final class Main {

    private static final int CANNOT_RUN = 2;
    private static final int NOT_ALL_READ = 3;

    private final PrintStream out;
    private final PrintStream err;

    Main(PrintStream out, PrintStream err) {
        this.out = out;
        this.err = err;
    }

    /** Runs a command; exit code 2 says that it could not run, 3 that it could not read everything. */
    @SuppressWarnings("SystemOut") // This is a program.
    public static void main(String[] arguments) {
        int code = new Main(System.out, System.err).run(List.of(arguments));
        if (code != 0) {
            System.exit(code);
        }
    }

    /** Runs a command and returns its exit code. */
    int run(List<String> words) {
        Locale locale = language(words);
        try {
            return switch (words.isEmpty() ? "" : words.get(0)) {
                case "judge" -> judge(arguments(words, "--part-size"));
                case "sql" -> ask(arguments(words));
                case "page" -> page(arguments(words, "--sql", "--page"));
                default -> explain(locale);
            };
        } catch (Refusal refusal) {
            err.println(refusal.text(locale));
            return refusal.isOfArguments() ? explain(locale) : CANNOT_RUN;
        } catch (UncheckedIOException | IOException trouble) {
            String reason = String.valueOf(trouble.getMessage());
            err.println(new Refusal("unreadable", Facts.of("reason", reason)).text(locale));
            return CANNOT_RUN;
        }
    }

    private int explain(Locale locale) {
        err.println(Phrase.of(Main.class, "usage").text(locale));
        return CANNOT_RUN;
    }

    /** The arguments of a command, with the options that all commands have and its own. */
    private static Arguments arguments(List<String> words, String... own) {
        Set<String> known = new HashSet<>(List.of(own));
        known.addAll(List.of("--output", "--lang", "--log"));
        return Arguments.of(words.subList(1, words.size()), known);
    }

    private static Locale language(List<String> words) {
        int at = words.indexOf("--lang");
        return at >= 0 && at + 1 < words.size() ? Locale.forLanguageTag(words.get(at + 1)) : Locale.ENGLISH;
    }

    private int judge(Arguments arguments) throws IOException {
        Settings standard = Settings.of(arguments.requirePaths(), arguments.require("--output"));
        Settings settings = standard.withSizes(
                        arguments.bytes("--part-size", standard.partBytes()), standard.inputBytes())
                .in(arguments.locale());
        try (SparkSession spark = session(arguments)) {
            Summary summary = new Job(spark, settings).run();
            out.println(summary.text(arguments.locale()));
            return summary.isWhole() ? 0 : NOT_ALL_READ;
        }
    }

    private int ask(Arguments arguments) throws IOException {
        List<Path> files = arguments.requirePaths().stream().map(Path::of).toList();
        String folder = arguments.require("--output");
        try (SparkSession spark = session(arguments)) {
            Archive.in(spark, folder).name();
            for (Path file : files) {
                Question question = Question.read(file);
                out.println(question.title());
                out.println(Answer.to(question, spark).text());
            }
            return 0;
        }
    }

    private int page(Arguments arguments) throws IOException {
        String folder = arguments.require("--output");
        Path questions = Path.of(arguments.require("--sql"));
        Path page = Path.of(arguments.require("--page"));
        try (SparkSession spark = session(arguments)) {
            Archive.in(spark, folder).name();
            new Page(spark, page, "Written by `ludex-spark page`.").write(Question.all(questions));
            return 0;
        }
    }

    /** Spark tells of each step; an answer would drown in it. */
    private static SparkSession session(Arguments arguments) {
        return SparkSession.builder()
                .appName("Ludex")
                .config("spark.log.level", arguments.logLevel())
                .getOrCreate();
    }
}
