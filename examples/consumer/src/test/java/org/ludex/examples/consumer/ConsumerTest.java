package org.ludex.examples.consumer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Publishes the built artifacts to a directory and uses them from there, as a stranger's project would.
 *
 * <p>The Maven started here writes nothing outside {@code target}, and sees two repositories only: the directory published
 * to, and the local repository of this build, which holds every plugin needed because this build needed it too. So it works
 * without a network and behind any mirror.
 */
class ConsumerTest {
    private static final Path WORK = Path.of("target", "consumer").toAbsolutePath();
    private static final Path PUBLISHED = WORK.resolve("published");
    private static final Path LOCAL_REPOSITORY = WORK.resolve("repository");
    private static final Path SETTINGS = WORK.resolve("settings.xml");
    private static final Path APPS = WORK.resolve("apps");
    private static final Path BOM = Path.of(Setting.of("ludex.bom"));
    /** The game outside the library. */
    private static final String OWN_GAME = "own-game";
    /** Somebody who uses the command line and nothing else, and the one jar that is all of it. */
    private static final String PROGRAM = "program";

    private static final Path OWN_SOURCES =
            Path.of("..", OWN_GAME).toAbsolutePath().normalize();
    private static final Path CLI = Path.of(Setting.of("ludex.cli"));
    private static final Path CLI_POM = CLI.resolveSibling("flattened-pom.xml");
    private static final String VERSION = Setting.of("ludex.version");
    private static final int NINE_GAMES = 9;

    static List<Published> published() {
        return Published.all();
    }

    static List<Published> games() {
        return Published.all().stream().filter(Published::isGame).toList();
    }

    @BeforeAll
    static void publishAndBuild() throws Exception {
        delete(WORK);
        Files.createDirectories(WORK);
        Files.writeString(SETTINGS, settings());
        publish();
        build();
    }

    @Test
    void theBillOfMaterialsListsWhatIsPublishedAndNothingElse() throws Exception {
        String pom = Files.readString(BOM);
        List<String> managed = Pattern.compile(
                        "<groupId>(.+?)</groupId>\\s*<artifactId>(.+?)</artifactId>\\s*<version>")
                .matcher(pom.substring(pom.indexOf("<dependencyManagement>")))
                .results()
                .map(match -> match.group(1) + ":" + match.group(2))
                .toList();

        assertThat(managed)
                .containsExactlyInAnyOrderElementsOf(
                        published().stream().map(one -> "org.ludex:" + one).toList());
    }

    @ParameterizedTest
    @MethodSource("published")
    void aPublishedPomStandsAloneAndSaysWhatMavenCentralAsksFor(Published one) throws Exception {
        assertThat(Files.readString(one.pom()))
                .doesNotContain("<parent>", "${")
                .contains("<name>", "<description>", "<url>", "<licenses>", "<scm", "<developers>");
    }

    @ParameterizedTest
    @MethodSource("published")
    void runsOnBothPathsAndFindsTheSameGames(Published one) throws Exception {
        List<String> onClassPath = Command.java(APPS, List.of("-cp", path(one.artifact()), "com.example.app.App"));
        List<String> onModulePath =
                Command.java(APPS, List.of("-p", path(one.artifact()), "-m", "com.example.app/com.example.app.App"));

        assertThat(onClassPath).first().isEqualTo("core class path");
        assertThat(onModulePath).first().isEqualTo("core module org.ludex.core");
        assertThat(onClassPath.size() > 1).as("finds a game").isEqualTo(one.bringsGames());
        assertThat(onModulePath.stream().skip(1))
                .containsExactlyInAnyOrderElementsOf(onClassPath.stream()
                        .skip(1)
                        .map(line -> line.replace(" class path", " module"))
                        .toList());
    }

    static Stream<Path> javas() throws IOException {
        return Command.javas();
    }

    @ParameterizedTest
    @MethodSource("javas")
    void runsOnEveryJavaThatIsHere(Path home) throws Exception {
        String artifact = "ludex-notation";
        List<String> onClassPath =
                Command.tool(home, "java", APPS, List.of("-cp", path(artifact), "com.example.app.App"));
        List<String> onModulePath = Command.tool(
                home, "java", APPS, List.of("-p", path(artifact), "-m", "com.example.app/com.example.app.App"));

        assertThat(onClassPath).hasSize(1 + NINE_GAMES);
        assertThat(onModulePath).hasSize(1 + NINE_GAMES);
    }

    @Test
    void aGameGoesIntoAnImageOfJavaOfItsOwn() throws Exception {
        Path image = WORK.resolve("image");
        Command.tool(Command.JAVA_HOME, "jlink", WORK, jlink("ludex-dvonn", image, "org.ludex.dvonn"));

        assertThat(Command.tool(image, "java", WORK, List.of("-m", "com.example.app/com.example.app.App")))
                .containsExactly("core module org.ludex.core", "game org.ludex.dvonn.Dvonn module");
    }

    /** If this fails, ANTLR has become a module: then the page on versions must no longer say that it cannot be done. */
    @Test
    void recordsDoNotBecauseOfAntlr() throws Exception {
        List<String> arguments = jlink("ludex-notation", WORK.resolve("no-image"), "org.ludex.notation");

        assertThatThrownBy(() -> Command.tool(Command.JAVA_HOME, "jlink", WORK, arguments))
                .hasMessageContaining("automatic module cannot be used with jlink: org.antlr.antlr4.runtime");
    }

    private static List<String> jlink(String artifact, Path image, String module) throws IOException {
        return List.of(
                "-p", path(artifact), "--add-modules", "com.example.app," + module, "--output", image.toString());
    }

    /** Kotlin's compiler runs as strictly as ours, so it must understand our generics and sealed types without a warning. */
    @Test
    void aKotlinProgramPlaysAndReadsRecords() throws Exception {
        Path source = Path.of("src", "test", "projects", "kotlin", "App.kt").toAbsolutePath();
        Path program = WORK.resolve("kotlin");
        String libraries = path("ludex-notation");
        String compiler = Setting.of("java.class.path");
        Command.java(
                WORK,
                List.of(
                        "-cp",
                        compiler,
                        "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
                        "-Werror",
                        "-no-stdlib",
                        "-no-reflect",
                        "-jvm-target",
                        "17",
                        "-cp",
                        libraries + File.pathSeparator + kotlinLibrary(),
                        "-d",
                        program.toString(),
                        source.toString()));

        assertThat(Command.java(
                        WORK,
                        List.of(
                                "-cp",
                                String.join(File.pathSeparator, program.toString(), libraries, kotlinLibrary()),
                                "com.example.kotlin.AppKt")))
                .containsExactly(
                        "B2",
                        "10 moves",
                        "{\"game\":\"kamisado\",\"type\":\"step\",\"tower\":\"red\",\"from\":\"c1\",\"to\":\"f4\"}");
    }

    private static String kotlinLibrary() {
        return Pattern.compile(File.pathSeparator, Pattern.LITERAL)
                .splitAsStream(Setting.of("java.class.path"))
                .filter(jar -> Path.of(jar).toFile().getName().startsWith("kotlin-stdlib-"))
                .findFirst()
                .orElseThrow();
    }

    /** Its own tests have passed by now: they are part of its build. */
    @Test
    void aGameOfSomebodyElsesWorksInTheCommandLine() throws Exception {
        String classPath = app(OWN_GAME) + File.pathSeparator + CLI;
        String file = OWN_SOURCES.resolve("records/nim.lgn").toString();
        List<String> printed =
                Command.java(APPS, List.of("-cp", classPath, "org.ludex.cli.Main", "validate", "--lang", "en", file));

        assertThat(printed)
                .containsExactly(file + " #1: valid, nim, 7 plies, won by second (N3)", "1 valid, 0 invalid");
    }

    @Test
    void theCommandLineIsOneJarThatNeedsNothingElse() throws Exception {
        String file = Path.of("..", "records", "sixth.lgn")
                .toAbsolutePath()
                .normalize()
                .toString();
        List<String> jars = classPath(PROGRAM).toList();

        assertThat(jars).hasSize(1);
        assertThat(Command.java(
                        APPS,
                        List.of(
                                "-jar",
                                LOCAL_REPOSITORY.resolve(jars.get(0)).toString(),
                                "validate",
                                "--lang",
                                "en",
                                file)))
                .last()
                .asString()
                .endsWith(" valid, 0 invalid");
        assertThat(Files.readString(CLI_POM))
                .doesNotContain("<parent>", "${", "<dependencies>")
                .contains("<name>", "<description>", "<url>", "<licenses>", "<scm", "<developers>");
    }

    @Test
    void coreIsOneJar() throws Exception {
        assertThat(jars("ludex-core")).containsExactly("ludex-core");
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("games")
    void aGameIsTwoJars(Published game) throws Exception {
        assertThat(jars(game.artifact())).containsExactlyInAnyOrder(game.artifact(), "ludex-core");
    }

    private static String path(String artifact) throws IOException {
        return Stream.concat(Stream.of(app(artifact)), classPath(artifact).map(LOCAL_REPOSITORY::resolve))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** The names, without versions, of the jars that the stranger's project gets to run with. */
    private static List<String> jars(String artifact) throws IOException {
        return classPath(artifact)
                .map(jar -> jar.replaceFirst(".*/(.+)/.+/.+", "$1"))
                .toList();
    }

    /** The run-time class path in the app's manifest: names as in a repository, {@code group/artifact/version/jar}. */
    private static Stream<String> classPath(String artifact) throws IOException {
        try (JarFile jar = new JarFile(app(artifact).toFile())) {
            return Stream.ofNullable(jar.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH))
                    .flatMap(Pattern.compile(" ")::splitAsStream);
        }
    }

    private static Path app(String artifact) {
        return APPS.resolve(artifact).resolve("target").resolve("app.jar");
    }

    /** Publishes every jar with its pom, sources and Javadoc, the bill of materials, and the command line. */
    private static void publish() throws Exception {
        List<String> executions = new ArrayList<>();
        executions.add(execution("ludex-bom", """
                <file>%s</file>
                <pomFile>%1$s</pomFile>
                """.formatted(BOM)));
        executions.add(execution("ludex-cli", """
                <file>%s</file>
                <pomFile>%s</pomFile>
                """.formatted(CLI, CLI_POM)));
        for (Published one : published()) {
            executions.add(
                    execution(one.artifact(), """
                    <file>%s</file>
                    <pomFile>%s</pomFile>
                    <sources>%s</sources>
                    <javadoc>%s</javadoc>
                    """.formatted(one.jar(), one.pom(), one.sources(), one.javadoc())));
        }
        Path directory = Files.createDirectories(WORK.resolve("publisher"));
        Files.writeString(directory.resolve("pom.xml"), project("publisher", """
                <build><plugins><plugin>
                    <artifactId>maven-deploy-plugin</artifactId>
                    <version>%s</version>
                    <executions>%s</executions>
                </plugin></plugins></build>
                """.formatted(
                        Setting.of("plugin.deploy"), String.join("", executions))));
        Command.maven(directory, SETTINGS, LOCAL_REPOSITORY, "validate");
    }

    private static String execution(String id, String configuration) {
        return """
                <execution>
                    <id>%s</id>
                    <phase>validate</phase>
                    <goals><goal>deploy-file</goal></goals>
                    <configuration>
                        <url>%s</url>
                        <repositoryId>published</repositoryId>
                        %s
                    </configuration>
                </execution>
                """.formatted(id, PUBLISHED.toUri(), configuration);
    }

    /** Builds one app for each published jar, all in one run of Maven. */
    private static void build() throws Exception {
        List<String> modules = new ArrayList<>();
        for (Published one : published()) {
            fill(Path.of("src", "test", "projects", "app"), APPS.resolve(one.artifact()), one.artifact());
            modules.add("<module>" + one + "</module>");
        }
        fill(Path.of("src", "test", "projects", OWN_GAME), APPS.resolve(OWN_GAME), OWN_GAME);
        copyOwnGame();
        modules.add("<module>" + OWN_GAME + "</module>");
        fill(Path.of("src", "test", "projects", PROGRAM), APPS.resolve(PROGRAM), PROGRAM);
        modules.add("<module>" + PROGRAM + "</module>");
        Files.writeString(
                APPS.resolve("pom.xml"), project("apps", "<modules>" + String.join("", modules) + "</modules>"));
        Command.maven(APPS, SETTINGS, LOCAL_REPOSITORY, "package");
    }

    /** All of its main code; of its tests the contracts, which need nothing that is not published. */
    private static void copyOwnGame() throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(OWN_SOURCES.resolve("src"))) {
            files = walk.filter(Files::isRegularFile)
                    .filter(file -> file.startsWith(OWN_SOURCES.resolve("src/main"))
                            || file.toString().endsWith("ContractTest.java"))
                    .toList();
        }
        for (Path file : files) {
            Path target = APPS.resolve(OWN_GAME).resolve(OWN_SOURCES.relativize(file));
            Files.createDirectories(target.resolveSibling(""));
            Files.copy(file, target);
        }
    }

    private static void fill(Path template, Path directory, String artifact) throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(template)) {
            files = walk.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            Path target = directory.resolve(template.relativize(file));
            Files.createDirectories(target.resolveSibling(""));
            Files.writeString(target, filled(Files.readString(file), artifact));
        }
    }

    private static String filled(String text, String artifact) {
        return Pattern.compile("@([a-z.]+)@").matcher(text).replaceAll(match -> switch (match.group(1)) {
            case "artifact" -> artifact;
            case "version" -> VERSION;
            case "published" -> PUBLISHED.toUri().toString();
            default -> Setting.of(match.group(1));
        });
    }

    private static String project(String artifact, String content) {
        return """
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                    <modelVersion>4.0.0</modelVersion>
                    <groupId>com.example</groupId>
                    <artifactId>%s</artifactId>
                    <version>1</version>
                    <packaging>pom</packaging>
                    %s
                </project>
                """.formatted(artifact, content);
    }

    /** The local repository of this build in the place of Maven Central, for libraries and for plugins. */
    private static String settings() {
        String central =
                """
                <id>central</id>
                <url>%s</url>
                <releases><checksumPolicy>ignore</checksumPolicy></releases>
                <snapshots><enabled>false</enabled></snapshots>
                """.formatted(Path.of(Setting.of("maven.localRepository")).toUri());
        return """
                <settings xmlns="http://maven.apache.org/SETTINGS/1.0.0">
                    <profiles><profile>
                        <id>local</id>
                        <repositories><repository>%s</repository></repositories>
                        <pluginRepositories><pluginRepository>%1$s</pluginRepository></pluginRepositories>
                    </profile></profiles>
                    <activeProfiles><activeProfile>local</activeProfile></activeProfiles>
                </settings>
                """.formatted(central);
    }

    private static void delete(Path directory) throws IOException {
        if (Files.exists(directory)) {
            try (Stream<Path> walk = Files.walk(directory)) {
                for (Path path : walk.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }
}
