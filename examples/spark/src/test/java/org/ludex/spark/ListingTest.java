package org.ludex.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The files of a folder")
class ListingTest {

    @Test
    @DisplayName("are found once each, though links lead back and folders are deep")
    void links(@TempDir Path folder) throws IOException {
        Path deep = folder;
        for (int i = 0; i < 200; i++) {
            deep = java.nio.file.Files.createDirectory(deep.resolve("a"));
        }
        Path record = java.nio.file.Files.writeString(deep.resolve("x.lgn"), "[Game \"sixth\"]\n\nc3 *\n");
        java.nio.file.Files.createSymbolicLink(folder.resolve("back"), folder);
        java.nio.file.Files.createSymbolicLink(folder.resolve("twice.lgn"), record);
        assertThat(Listing.of(new Files(Sessions.local().sparkContext()), List.of(folder.toString()))
                        .files())
                .extracting(file ->
                        new org.apache.hadoop.fs.Path(file.path()).toUri().getPath())
                .containsExactly(record.toString());
    }

    @Test
    @DisplayName("may have names in any alphabet, and so may folders")
    void anyAlphabet(@TempDir Path folder) throws IOException {
        Path inside = java.nio.file.Files.createDirectories(folder.resolve("بازی ü"));
        Path record = java.nio.file.Files.writeString(inside.resolve("é 1.lgn"), "[Game \"sixth\"]\n\nc3 *\n");
        assertThat(Listing.of(new Files(Sessions.local().sparkContext()), List.of(folder.toString()))
                        .files())
                .extracting(file ->
                        new org.apache.hadoop.fs.Path(file.path()).toUri().getPath())
                .containsExactly(record.toString());
    }

    @Test
    @DisplayName("include none that Java cannot name, but those are reported, and pipes are left alone")
    void unknownNames(@TempDir Path folder) throws IOException, InterruptedException {
        Process shell = new ProcessBuilder("sh", "-c", "touch \"$(printf 'bad\\377.lgn')\" fine.lgn && mkfifo pipe.lgn")
                .directory(folder.toFile())
                .start();
        assumeThat(shell.waitFor()).as("this disk or system has no such names").isZero();
        Listing listing = Listing.of(new Files(Sessions.local().sparkContext()), List.of(folder.toString()));
        assertThat(listing.files())
                .singleElement()
                .satisfies(file -> assertThat(file.path()).endsWith("/fine.lgn"));
        assertThat(listing.closed())
                .singleElement()
                .satisfies(path -> assertThat(path).matches("file:/.*/bad.+\\.lgn"));
    }
}
