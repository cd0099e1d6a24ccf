package org.ludex.dvonn;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A line of the test resources {@code games.txt} and {@code refused.txt}.
 *
 * @param number the game's number in its file
 * @param note what the file says about it: the score, or the rule that the last move breaks
 * @param moves the texts of the moves
 */
record PlayedGame(int number, String note, List<String> moves) {

    /** All games of a resource. */
    static List<PlayedGame> read(String resource) {
        InputStream stream = Objects.requireNonNull(PlayedGame.class.getResourceAsStream(resource), resource);
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(PlayedGame::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static PlayedGame parse(String line) {
        List<String> words = Arrays.asList(line.split(" ", -1));
        return new PlayedGame(Integer.parseInt(words.get(0)), words.get(1), words.subList(2, words.size()));
    }

    @Override
    public String toString() {
        return "game " + number;
    }
}
