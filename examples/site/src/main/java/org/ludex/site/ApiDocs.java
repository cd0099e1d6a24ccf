package org.ludex.site;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;

/** The Javadoc of all published libraries in one, so that each links to the others. */
final class ApiDocs {

    private ApiDocs() {}

    private static Map<String, String> modules() {
        Map<String, String> modules = new LinkedHashMap<>();
        modules.put("org.ludex.core", "core");
        modules.put("org.ludex.kamisado", "kamisado");
        modules.put("org.ludex.dvonn", "dvonn");
        modules.put("org.ludex.yinsh", "yinsh");
        modules.put("org.ludex.dog", "dog");
        modules.put("org.ludex.sixth", "sixth");
        modules.put("org.ludex.notation", "notation");
        modules.put("org.ludex.replay", "examples/replay");
        modules.put("org.ludex.testkit", "core/testkit");
        modules.put("org.ludex.notation.testkit", "notation/testkit");
        return modules;
    }

    static void write(Path root, Path out, String version) throws IOException {
        Files.createDirectories(out);
        Map<String, String> modules = modules();
        List<String> arguments = new ArrayList<>(List.of(
                "-quiet",
                "-Xdoclint:all,-missing",
                "-Werror",
                "-encoding",
                "UTF-8",
                "-docencoding",
                "UTF-8",
                "-notimestamp",
                "--release",
                "17",
                "-doctitle",
                "Ludex " + version,
                "-windowtitle",
                "Ludex " + version,
                "-d",
                out.toString(),
                "--module-path",
                libraries(),
                "--module",
                String.join(",", modules.keySet())));
        modules.forEach((module, directory) -> {
            arguments.add("--module-source-path");
            arguments.add(module + "=" + sources(root.resolve(directory)));
        });
        int code = ToolProvider.findFirst("javadoc")
                .orElseThrow(() -> new IllegalStateException("this Java has no javadoc tool"))
                .run(System.out, System.err, arguments.toArray(String[]::new));
        if (code != 0) {
            throw new IllegalStateException("javadoc ended with " + code);
        }
    }

    /** Parsers are generated: the build of notation has put them beside the rest. */
    private static String sources(Path module) {
        Path generated = module.resolve("target/generated-sources/antlr4");
        String own = module.resolve("src/main/java").toString();
        return Files.exists(generated) ? own + File.pathSeparator + generated : own;
    }

    /** What the sources need: all that this program was given, but for the libraries themselves. */
    private static String libraries() {
        return Pattern.compile(File.pathSeparator, Pattern.LITERAL)
                .splitAsStream(System.getProperty("java.class.path"))
                .filter(entry -> !isOurs(entry))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static boolean isOurs(String entry) {
        String name = entry.substring(entry.lastIndexOf(File.separatorChar) + 1);
        return name.endsWith("classes") || (name.endsWith(".jar") && name.contains("ludex-"));
    }
}
