package org.ludex.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;

/** Compiles and runs a whole class with a main method. */
final class JavaSnippet {

    private static final Pattern CLASS = Pattern.compile("(?:class|record|enum) (\\w+)[^{]*\\{");

    private JavaSnippet() {}

    /** What the class prints. */
    static String run(String source, Path scratch) throws Exception {
        Matcher name = CLASS.matcher(source);
        assertThat(name.find()).as("a class in the snippet").isTrue();
        Path directory = Files.createTempDirectory(scratch, "snippet");
        Path file = directory.resolve(name.group(1) + ".java");
        Files.writeString(file, source);
        ByteArrayOutputStream complaints = new ByteArrayOutputStream();
        int code = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        complaints,
                        complaints,
                        "-proc:none",
                        "-encoding",
                        "UTF-8",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-d",
                        directory.toString(),
                        file.toString());
        assertThat(code).as(complaints.toString(StandardCharsets.UTF_8)).isZero();
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {directory.toUri().toURL()})) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            loader.loadClass(name.group(1)).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        return Run.text(printed);
    }
}
