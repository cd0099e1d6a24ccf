package org.ludex.examples.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.ludex.core.status.Experimental;

/** Whether a package is settled is said by its mark, by the page on versions, and by what the build compares. All agree. */
class StatusTest {

    private static final Path ROOT = Path.of("..", "..");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (`org\\.ludex.*?`) \\| (settled|experimental)");
    private static final Pattern NAME = Pattern.compile("`(org\\.ludex[a-z.]*)`");
    private static final Pattern COMPARED = Pattern.compile("<include>(org\\.ludex[a-z.]*)</include>");

    @Test
    void thePageOnVersionsListsEveryExportedPackage() throws Exception {
        assertThat(onThePage("settled")).isEqualTo(settled());
        assertThat(onThePage("experimental")).isEqualTo(experimental());
    }

    @Test
    void settledPackagesAreComparedWithTheLastRelease() throws Exception {
        String pom = Files.readString(ROOT.resolve("pom.xml"));
        String profile = pom.substring(pom.indexOf("<id>compatibility</id>"));

        assertThat(names(COMPARED, profile)).isEqualTo(settled());
    }

    private static Set<String> onThePage(String status) throws IOException {
        return ROW.matcher(Files.readString(ROOT.resolve("core/docs/versions.md")))
                .results()
                .filter(row -> row.group(2).equals(status))
                .flatMap(row -> names(NAME, row.group(1)).stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> names(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> settled() throws ClassNotFoundException {
        Set<String> names = exported();
        names.removeAll(experimental());
        return names;
    }

    private static Set<String> experimental() throws ClassNotFoundException {
        Set<String> names = new TreeSet<>();
        for (String name : exported()) {
            if (Class.forName(name + ".package-info").isAnnotationPresent(Experimental.class)) {
                names.add(name);
            }
        }
        return names;
    }

    private static Set<String> exported() {
        return ModuleFinder.of(Published.all().stream().map(Published::jar).toArray(Path[]::new)).findAll().stream()
                .flatMap(module -> module.descriptor().exports().stream())
                .map(ModuleDescriptor.Exports::source)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
