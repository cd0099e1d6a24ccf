package org.ludex.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds links within a site that lead nowhere: to no file, or to no place in it. Links to elsewhere are not followed. */
final class Links {

    private static final Pattern LINK = Pattern.compile("<(?:a|img|link|script)\\s[^<>]{0,999}?(?:href|src)=\"([^\"<>]{0,999}+)\"");
    private static final Pattern PLACE = Pattern.compile("\\s(?:id|name)=\"([^\"]+)\"");

    /** The javadoc tool of Java 17 names a place in it that it forgets to make. */
    private static final Path CONSTANTS = Path.of("api", "constant-values.html");

    private final Map<Path, Set<String>> places = new HashMap<>();

    private Links() {}

    static List<String> broken(Path site) throws IOException {
        Links links = new Links();
        List<String> broken = new ArrayList<>();
        try (Stream<Path> walk = Files.walk(site)) {
            for (Path file : walk.filter(each -> each.toString().endsWith(".html"))
                    .filter(each -> !each.endsWith(CONSTANTS))
                    .toList()) {
                Set<String> targets = LINK.matcher(Files.readString(file))
                        .results()
                        .map(match -> match.group(1))
                        .filter(target -> !target.matches("[a-zA-Z]+:.*"))
                        .collect(Collectors.toCollection(HashSet::new));
                targets.stream()
                        .filter(target -> !links.leads(file, target))
                        .forEach(target -> broken.add(site.relativize(file) + ": " + target));
            }
        }
        return broken;
    }

    private boolean leads(Path from, String target) {
        String[] parts = target.replace("&amp;", "&").split("#", 2);
        Path file = parts[0].isEmpty()
                ? from
                : from.resolveSibling(decoded(parts[0].replaceAll("\\?.*", ""))).normalize();
        if (Files.isDirectory(file)) {
            file = file.resolve("index.html");
        }
        if (!Files.isRegularFile(file)) {
            return false;
        }
        return parts.length < 2
                || parts[1].isEmpty()
                || !file.toString().endsWith(".html")
                || places.computeIfAbsent(file, Links::places).contains(decoded(parts[1]));
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    private static Set<String> places(Path file) {
        try {
            return PLACE.matcher(Files.readString(file))
                    .results()
                    .map((MatchResult match) ->
                            match.group(1).replace("&lt;", "<").replace("&gt;", ">"))
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
