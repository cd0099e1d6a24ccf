package org.ludex.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Makes the site. Takes the directory of the checkout, the directory to write to, and the version. */
public final class SiteMain {

    private SiteMain() {}

    /** Ends with 1 and a list of what is wrong if a link leads nowhere. */
    public static void main(String[] args) throws IOException {
        Path root = Path.of(args[0]).toAbsolutePath().normalize();
        Path out = Path.of(args[1]).toAbsolutePath().normalize();
        empty(out);
        Pages pages = Pages.in(root);
        pages.write(out, args[2]);
        ApiDocs.write(root, out.resolve("api"), args[2]);
        List<String> broken = Links.broken(out);
        broken.forEach(System.err::println);
        System.out.println(
                "site: " + pages.count() + " pages and the Javadoc in " + out + ", " + broken.size() + " broken links");
        if (!broken.isEmpty()) {
            System.exit(1);
        }
    }

    private static void empty(Path directory) throws IOException {
        if (Files.exists(directory)) {
            try (Stream<Path> walk = Files.walk(directory)) {
                for (Path path : walk.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
        Files.createDirectories(directory);
    }
}
