package org.ludex.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A file that is written whole")
class WholeFileTest {

    @TempDir
    Path folder = Path.of("");

    @Test
    @DisplayName("is moved into place: another name of the old one still leads to the old one")
    void movedIntoPlace() throws IOException {
        Path file = Files.writeString(folder.resolve("questions.md"), "old");
        Path twin = Files.createLink(folder.resolve("twin"), file);
        WholeFile.write(file, "new");
        assertThat(file).hasContent("new");
        assertThat(twin).hasContent("old");
        assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
    }

    @Test
    @DisplayName("comes to be where there was none")
    void fresh() throws IOException {
        WholeFile.write(folder.resolve("questions.md"), "new");
        assertThat(folder.resolve("questions.md")).hasContent("new");
    }

    @Test
    @DisplayName("leaves what was there, and nothing else, where it cannot be written")
    void cannotBeWritten() throws IOException {
        Path file = Files.createDirectory(folder.resolve("questions.md"));
        Files.writeString(file.resolve("inside"), "old");
        assertThatThrownBy(() -> WholeFile.write(file, "new")).isInstanceOf(IOException.class);
        assertThat(file.resolve("inside")).hasContent("old");
        assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
    }
}
