package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.net.URI;
import java.net.URL;
import java.security.CodeSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.ludex.core.Game;
import org.ludex.core.Rule;

/**
 * The module descriptor of a game, if it has one. Tests mostly run on the class path, where a mistake in the descriptor
 * goes unnoticed until somebody uses the module path.
 */
record ModuleCheck(ModuleDescriptor descriptor) {

    private static final String CORE = Game.class.getPackageName();

    /** The descriptor beside the game's class. */
    static Optional<ModuleCheck> of(Game<?, ?> game) {
        ModuleDescriptor own = game.getClass().getModule().getDescriptor();
        if (own != null) {
            return Optional.of(new ModuleCheck(own));
        }
        CodeSource source = game.getClass().getProtectionDomain().getCodeSource();
        return source == null
                ? Optional.empty()
                : beside(source.getLocation().toString()).map(ModuleCheck::new);
    }

    private static Optional<ModuleDescriptor> beside(String place) {
        String descriptor = place.endsWith("/") ? place + "module-info.class" : "jar:" + place + "!/module-info.class";
        try {
            URL url = URI.create(descriptor).toURL();
            try (InputStream in = url.openStream()) {
                return Optional.of(ModuleDescriptor.read(in));
            }
        } catch (java.io.FileNotFoundException none) {
            return Optional.empty();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    void offers(Game<?, ?> game) {
        String home = game.getClass().getPackageName();
        assertThat(descriptor.exports().stream().filter(export -> !export.isQualified()))
                .as("exported packages of %s", descriptor.name())
                .extracting(ModuleDescriptor.Exports::source)
                .contains(home);
        assertThat(descriptor.provides().stream()
                        .filter(provides -> provides.service().equals(Game.class.getName()))
                        .flatMap(provides -> provides.providers().stream()))
                .as("games that %s provides", descriptor.name())
                .contains(game.getClass().getName());
        for (String bundle : bundles(game)) {
            assertThat(isOpenToCore(bundle))
                    .as("%s opens %s to %s, which reads the messages there", descriptor.name(), bundle, CORE)
                    .isTrue();
        }
    }

    /** The packages of the game's rules, where their messages are. */
    private List<String> bundles(Game<?, ?> game) {
        return game.rules().stream()
                .map(Rule::getClass)
                .map(Class::getPackageName)
                .distinct()
                .filter(descriptor.packages()::contains)
                .toList();
    }

    private boolean isOpenToCore(String home) {
        Stream<ModuleDescriptor.Opens> opens =
                descriptor.opens().stream().filter(open -> open.source().equals(home));
        return descriptor.isOpen()
                || opens.anyMatch(open -> !open.isQualified() || open.targets().containsAll(Set.of(CORE)));
    }
}
