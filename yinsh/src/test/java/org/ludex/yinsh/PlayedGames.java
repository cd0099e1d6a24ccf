package org.ludex.yinsh;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The games in {@code games.txt}; its header says which they are. */
final class PlayedGames {

    /**
     * One game.
     *
     * @param number its number in the file
     * @param variant the value of the option
     * @param result winner, rings removed, and rule or {@code resign}
     * @param chosenFor the words it was chosen for
     * @param moves the moves as texts
     */
    record Played(int number, String variant, String result, List<String> chosenFor, List<String> moves) {

        boolean isResigned() {
            return result.endsWith(" resign");
        }

        int ringsToWin() {
            return variant.equals("blitz") ? 1 : 3;
        }

        String options() {
            return "variant=" + variant;
        }

        @Override
        public String toString() {
            return "game " + number;
        }
    }

    private PlayedGames() {}

    static List<Played> all() {
        InputStream file = Objects.requireNonNull(PlayedGames.class.getResourceAsStream("games.txt"));
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(PlayedGames::read)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Played read(String line) {
        String[] fields = line.split("\t", -1);
        return new Played(
                Integer.parseInt(fields[0]),
                fields[1],
                fields[2],
                fields[3].equals("-") ? List.of() : List.of(fields[3].split(" ", -1)),
                fields[4].isEmpty() ? List.of() : List.of(fields[4].split(" ", -1)));
    }
}
