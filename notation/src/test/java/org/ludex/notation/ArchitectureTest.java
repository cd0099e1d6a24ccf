package org.ludex.notation;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaModifier.FINAL;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.Architectures;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The shape of the library")
class ArchitectureTest {

    private static final JavaClasses LIBRARY = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("testkit"))
            .importPackages("org.ludex");

    @Test
    @DisplayName("core needs the JDK and nothing else")
    void coreIsAlone() {
        classes()
                .that()
                .resideInAPackage("org.ludex.core..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.jspecify.annotations..", "org.ludex.core..")
                .check(LIBRARY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"kamisado", "dvonn", "yinsh", "dog", "sixth"})
    @DisplayName("a game needs the JDK and core, never another game")
    void gamesNeedCoreOnly(String game) {
        String own = "org.ludex." + game + "..";
        classes()
                .that()
                .resideInAPackage(own)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.jspecify.annotations..", "org.ludex.core..", own)
                .check(LIBRARY);
    }

    @Test
    @DisplayName("packages have no cycles, in any module")
    void packagesHaveNoCycles() {
        slices().matching("org.ludex.(**)").should().beFreeOfCycles().check(LIBRARY);
    }

    @Test
    @DisplayName("notation has floors: each package stands only on those below it")
    void notationHasFloors() {
        Architectures.LayeredArchitecture floors = Architectures.layeredArchitecture()
                .consideringOnlyDependenciesInAnyPackage("org.ludex.notation..")
                .layer("spi")
                .definedBy("org.ludex.notation.spi")
                .layer("entry")
                .definedBy("org.ludex.notation.entry")
                .layer("values")
                .definedBy("org.ludex.notation")
                .layer("tree")
                .definedBy("org.ludex.notation.tree")
                .layer("words")
                .definedBy("org.ludex.notation.spelling", "org.ludex.notation.antlr", "org.ludex.notation.grammar")
                .layer("games")
                .definedBy(
                        "org.ludex.notation.dog..",
                        "org.ludex.notation.dvonn..",
                        "org.ludex.notation.kamisado..",
                        "org.ludex.notation.sixth..",
                        "org.ludex.notation.yinsh..")
                .layer("replay")
                .definedBy("org.ludex.notation.replay")
                .layer("input")
                .definedBy("org.ludex.notation.input")
                .layer("format")
                .definedBy("org.ludex.notation.format")
                .layer("formats")
                .definedBy(
                        "org.ludex.notation.text..",
                        "org.ludex.notation.json..",
                        "org.ludex.notation.sgf..",
                        "org.ludex.notation.logs..")
                .layer("facade")
                .definedBy("org.ludex.notation.io..");
        floors.whereLayer("facade")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("formats")
                .mayOnlyBeAccessedByLayers("facade")
                .whereLayer("format")
                .mayOnlyBeAccessedByLayers("formats", "facade")
                .whereLayer("games")
                .mayOnlyBeAccessedByLayers("formats")
                .whereLayer("replay")
                .mayOnlyBeAccessedByLayers("format", "formats", "facade")
                .whereLayer("input")
                .mayOnlyBeAccessedByLayers("format", "formats", "facade")
                .whereLayer("tree")
                .mayOnlyBeAccessedByLayers("replay", "input", "format", "formats", "facade")
                .whereLayer("words")
                .mayOnlyBeAccessedByLayers("values", "tree", "games", "replay", "formats", "facade")
                .whereLayer("entry")
                .mayOnlyBeAccessedByLayers("values", "replay")
                .check(LIBRARY);
    }

    /** What takes a text apart. Comparing a whole token, and looking one up in a table, is something else. */
    private static final Set<String> TAKES_APART = Set.of(
            "charAt",
            "chars",
            "codePointAt",
            "codePoints",
            "endsWith",
            "indexOf",
            "lastIndexOf",
            "matches",
            "regionMatches",
            "replaceAll",
            "replaceFirst",
            "split",
            "startsWith",
            "subSequence",
            "substring",
            "toCharArray");

    @ParameterizedTest
    @ValueSource(strings = {"kamisado", "dvonn", "yinsh", "dog", "sixth"})
    @DisplayName("a grammar is the only description of a game's syntax: nobody takes its tokens apart again")
    void tokensStayWhole(String game) {
        noClasses()
                .that()
                .resideInAPackage("org.ludex.notation." + game + "..")
                .should()
                .accessTargetWhere(DescribedPredicate.describe("a text is taken apart", ArchitectureTest::takesApart))
                .orShould()
                .dependOnClassesThat()
                .resideInAPackage("java.util.regex")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.lang.Character")
                .check(LIBRARY);
    }

    private static boolean takesApart(JavaAccess<?> access) {
        JavaClass owner = access.getTargetOwner();
        return (owner.isEquivalentTo(String.class) || owner.isEquivalentTo(CharSequence.class))
                && TAKES_APART.contains(access.getName());
    }

    @Test
    @DisplayName("the way for others to bring a notation shows no ANTLR")
    void spiShowsNoAntlr() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "org.ludex.notation",
                        "org.ludex.notation.format",
                        "org.ludex.notation.spi",
                        "org.ludex.notation.json")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.antlr..")
                .check(LIBRARY);
    }

    @Test
    @DisplayName("what is exported does not change once it is made")
    void exportedTypesAreImmutable() {
        fields().that()
                .areDeclaredInClassesThat(areExported())
                .and()
                .areNotStatic()
                .should()
                .haveModifier(FINAL)
                .check(LIBRARY);
        fields().that()
                .areDeclaredInClassesThat(areExported())
                .and()
                .arePublic()
                .should()
                .haveModifier(FINAL)
                .andShould()
                .notHaveRawType(isArray())
                .check(LIBRARY);
        methods()
                .that()
                .areDeclaredInClassesThat(areExported())
                .and()
                .arePublic()
                .should()
                .haveNameNotMatching("set[A-Z].*")
                .check(LIBRARY);
    }

    private static DescribedPredicate<JavaClass> isArray() {
        return DescribedPredicate.describe("an array", JavaClass::isArray);
    }

    /** Public types of exported packages. The random generator is a sequence: it changes by being used. */
    private static DescribedPredicate<JavaClass> areExported() {
        Set<String> packages = exportedPackages();
        return DescribedPredicate.<JavaClass>describe(
                        "are exported",
                        type -> type.getModifiers().contains(JavaModifier.PUBLIC)
                                && packages.contains(type.getPackageName()))
                .and(not(nameMatching("org\\.ludex\\.core\\.SeededRandom")));
    }

    private static Set<String> exportedPackages() {
        Path[] path = Arrays.stream(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
                .filter(entry -> entry.contains("ludex") || entry.contains("classes"))
                .map(Path::of)
                .filter(java.nio.file.Files::exists)
                .toArray(Path[]::new);
        Set<String> packages = new TreeSet<>();
        for (Path entry : path) {
            for (ModuleReference module : ModuleFinder.of(entry).findAll()) {
                module.descriptor().exports().stream()
                        .map(java.lang.module.ModuleDescriptor.Exports::source)
                        .filter(name -> name.startsWith("org.ludex"))
                        .forEach(packages::add);
            }
        }
        return packages;
    }

    @Test
    @DisplayName("generated parsers stay inside")
    void parsersStayInside() {
        org.assertj.core.api.Assertions.assertThat(exportedPackages())
                .contains("org.ludex.core", "org.ludex.kamisado", "org.ludex.notation.spi")
                .doesNotContain("org.ludex.notation.grammar", "org.ludex.notation.antlr");
    }
}
