package org.ludex.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * A page of the site.
 *
 * @param source the Markdown file, from the top of the checkout
 * @param title its first heading
 * @param body what is shown
 * @param files what it shows besides, such as pictures, from the top of the checkout
 */
record Page(Path source, String title, String body, List<Path> files) {

    private static final List<Extension> TABLES = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(TABLES).build();

    /** Where source files can be read that are not pages. */
    private static final String REPOSITORY = "https://github.com/ludex-games/ludex/blob/main/";

    static Page read(Path root, Path source) {
        try {
            Node document = PARSER.parse(Files.readString(root.resolve(source)));
            Reader reader = new Reader(root, source);
            document.accept(reader);
            HtmlRenderer renderer = HtmlRenderer.builder()
                    .extensions(TABLES)
                    .attributeProviderFactory(context -> (node, tag, attributes) ->
                            Optional.ofNullable(reader.ids.get(node)).ifPresent(id -> attributes.put("id", id)))
                    .build();
            return new Page(
                    source,
                    reader.title.isEmpty() ? source.toString() : reader.title,
                    renderer.render(document),
                    reader.files);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path target() {
        return target(source);
    }

    /** A directory shows its README. */
    private static Path target(Path source) {
        String name = source.getFileName().toString();
        return source.resolveSibling(name.equals("README.md") ? "index.html" : name.replace(".md", ".html"));
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }

    /** Turns links to pages into links to what is made of them, and gives headings names. */
    private static final class Reader extends AbstractVisitor {
        private final Path root;
        private final Path source;
        private final Map<Node, String> ids = new HashMap<>();
        private final Map<String, Integer> used = new HashMap<>();
        private final List<Path> files = new ArrayList<>();
        private String title = "";

        Reader(Path root, Path source) {
            this.root = root;
            this.source = source;
        }

        @Override
        public void visit(Heading heading) {
            StringBuilder words = new StringBuilder();
            heading.accept(new AbstractVisitor() {
                @Override
                public void visit(Text text) {
                    words.append(text.getLiteral());
                }

                @Override
                public void visit(Code code) {
                    words.append(code.getLiteral());
                }
            });
            if (title.isEmpty()) {
                title = words.toString();
            }
            // As the repository's own pages name them, so that one link works in both places.
            String id = words.toString()
                    .toLowerCase(Locale.ROOT)
                    .replaceAll("[^\\p{L}\\p{N}_ -]", "")
                    .replace(' ', '-');
            int count = used.merge(id, 1, Integer::sum);
            ids.put(heading, count == 1 ? id : id + "-" + (count - 1));
            visitChildren(heading);
        }

        @Override
        public void visit(Link link) {
            link.setDestination(moved(link.getDestination()));
            visitChildren(link);
        }

        @Override
        public void visit(Image image) {
            image.setDestination(moved(image.getDestination()));
            visitChildren(image);
        }

        private String moved(String destination) {
            if (destination.matches("[a-z]+:.*|#.*")) {
                return destination;
            }
            String[] parts = destination.split("#", 2);
            String fragment = parts.length > 1 ? "#" + parts[1] : "";
            Path file = source.resolveSibling(parts[0]).normalize();
            if (parts[0].endsWith(".md")) {
                Path here = target(source).resolveSibling("").normalize();
                return slashes(here.relativize(target(file))) + fragment;
            }
            if (parts[0].matches(".*\\.(svg|png)")) {
                files.add(file);
                return destination;
            }
            if (!Files.exists(root.resolve(file))) {
                throw new IllegalStateException(source + ": no such file: " + destination);
            }
            return REPOSITORY + slashes(file) + fragment;
        }

        private static String slashes(Path path) {
            return path.toString().replace('\\', '/');
        }
    }
}
