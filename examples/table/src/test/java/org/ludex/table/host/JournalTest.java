package org.ludex.table.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A journal")
class JournalTest {

    @TempDir
    Path directory = Path.of("");

    private Path file = Path.of("");

    @BeforeEach
    void write() throws IOException {
        file = directory.resolve("a.table");
        Journal journal = Journal.create(file, Json.object().put("head", "الف\tب"));
        journal.append(Json.object().put("entry", 1));
        journal.append(Json.object().put("entry", 2));
    }

    @Test
    @DisplayName("gives back what was written, and goes on behind it")
    void again() throws IOException {
        Journal.Opened opened = Journal.open(file);
        opened.journal().append(Json.object().put("entry", 3));

        assertThat(Journal.open(file).lines().stream().map(Object::toString))
                .containsExactly("{\"head\":\"الف\\tب\"}", "{\"entry\":1}", "{\"entry\":2}", "{\"entry\":3}");
    }

    @Test
    @DisplayName("loses a last line that was cut off anywhere, and nothing before it")
    void torn() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        int lastLine =
                new String(whole, java.nio.charset.StandardCharsets.ISO_8859_1).lastIndexOf('\n', whole.length - 2) + 1;
        for (int length = lastLine; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            Journal.Opened opened = Journal.open(file);
            assertThat(opened.lines()).as("cut at %d", length).hasSize(2);
            assertThat(Files.size(file)).isEqualTo(lastLine);
            opened.journal().append(Json.object().put("entry", 9));
            assertThat(Journal.open(file).lines()).hasSize(3);
        }
    }

    @Test
    @DisplayName("is refused when a line in its middle is not what was written")
    void damaged() throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        String text = new String(bytes, java.nio.charset.StandardCharsets.UTF_8);
        Files.writeString(file, text.replace("{\"entry\":1}", "{\"entry\":7}"));

        assertThatThrownBy(() -> Journal.open(file))
                .isInstanceOf(IOException.class)
                .hasMessage("line 2 is damaged");
    }

    @Test
    @DisplayName("belongs to its owner alone")
    void secret() throws IOException {
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            assertThat(java.nio.file.attribute.PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo("rw-------");
        }
    }
}
