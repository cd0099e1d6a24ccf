package org.ludex.table;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A server in a process of its own, which can be killed. */
final class ServeMain {

    private ServeMain() {}

    /** Serves the directory that is named, and prints the address. */
    public static void main(String[] arguments) throws Exception {
        TableSettings settings =
                TableSettings.in(Path.of(arguments[0])).withPort(0).withPause(Duration.ofMillis(1));
        try (TableServer server = TableServer.start(settings)) {
            System.out.println(server.address() + " " + server.troubles());
            server.join();
        }
    }

    /** A running server. */
    record Child(Process process, URI address, String troubles) implements AutoCloseable {

        /** As with kill -9: it has no time for anything. */
        void kill() throws InterruptedException {
            process.destroyForcibly().waitFor();
        }

        @Override
        public void close() {
            // Until it is gone, the directory is its own.
            process.destroyForcibly().onExit().join();
        }
    }

    static Child start(Path directory, String... options) throws IOException {
        String path = Objects.requireNonNullElse(
                System.getProperty("surefire.test.class.path"), System.getProperty("java.class.path", ""));
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", path, ServeMain.class.getName(), directory.toString()));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = Objects.requireNonNull(out.readLine(), "the server did not start");
        int space = line.indexOf(' ');
        return new Child(process, URI.create(line.substring(0, space)), line.substring(space + 1));
    }
}
