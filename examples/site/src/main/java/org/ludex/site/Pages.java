package org.ludex.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The pages of a checkout: every Markdown file, in an order that a reader can follow. */
final class Pages {

    /** The parts of the site, by the directory that their pages are in. */
    private static final Map<String, String> PARTS = parts();

    private final Path root;
    private final List<Page> pages;

    private Pages(Path root, List<Page> pages) {
        this.root = root;
        this.pages = pages;
    }

    private static Map<String, String> parts() {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("", "Ludex");
        parts.put("core", "Core");
        parts.put("kamisado", "Kamisado");
        parts.put("dvonn", "DVONN");
        parts.put("yinsh", "YINSH");
        parts.put("dog", "DOG games");
        parts.put("sixth", "SiXTH");
        parts.put("notation", "Records");
        parts.put("examples", "Examples");
        return parts;
    }

    static Pages in(Path root) throws IOException {
        try (Stream<Path> walk = Files.walk(root)) {
            List<Page> found = walk.filter(file -> file.toString().endsWith(".md"))
                    .map(root::relativize)
                    .filter(file -> !file.toString().replace('\\', '/').matches("(.*/)?(target|src|\\.[^/]+)/.*"))
                    .filter(file -> PARTS.containsKey(part(file)))
                    .sorted(Comparator.comparing(
                                    (Path file) -> List.copyOf(PARTS.keySet()).indexOf(part(file)))
                            .thenComparing(file -> !file.endsWith("README.md"))
                            .thenComparing(Path::toString))
                    .map(file -> Page.read(root, file))
                    .toList();
            return new Pages(root, found);
        }
    }

    private static String part(Path file) {
        return file.getNameCount() == 1 ? "" : file.getName(0).toString();
    }

    int count() {
        return pages.size();
    }

    void write(Path out, String version) throws IOException {
        String frame = resource("page.html");
        Files.writeString(out.resolve("site.css"), resource("site.css"));
        List<Path> files = new ArrayList<>();
        for (Page page : pages) {
            Path target = out.resolve(page.target());
            Files.createDirectories(target.resolveSibling(""));
            String up = "../".repeat(page.target().getNameCount() - 1);
            Files.writeString(
                    target,
                    frame.replace("@title@", Page.escaped(page.title()))
                            .replace("@up@", up)
                            .replace("@version@", version)
                            .replace("@nav@", nav(up, page))
                            .replace("@body@", page.body()));
            files.addAll(page.files());
        }
        for (Path file : files.stream().distinct().toList()) {
            Path target = out.resolve(file);
            Files.createDirectories(target.resolveSibling(""));
            Files.copy(root.resolve(file), target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private String nav(String up, Page here) {
        Map<String, List<Page>> byPart = pages.stream()
                .collect(Collectors.groupingBy(page -> part(page.source()), LinkedHashMap::new, Collectors.toList()));
        StringBuilder nav = new StringBuilder();
        byPart.forEach((part, members) -> {
            nav.append("<h2>").append(PARTS.get(part)).append("</h2>\n<ul>\n");
            for (Page page : members) {
                String mark = page.equals(here) ? " aria-current=\"page\"" : "";
                nav.append("<li><a href=\"")
                        .append(up)
                        .append(page.target().toString().replace('\\', '/'))
                        .append('"')
                        .append(mark)
                        .append('>')
                        .append(Page.escaped(page.title()))
                        .append("</a></li>\n");
            }
            nav.append("</ul>\n");
        });
        return nav.toString();
    }

    private static String resource(String name) {
        try (InputStream in = Optional.ofNullable(Pages.class.getResourceAsStream(name))
                .orElseThrow(() -> new IllegalStateException("missing: " + name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
