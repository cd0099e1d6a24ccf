package org.ludex.table.host;

import org.ludex.core.Seat;

/**
 * A seat of a game and whoever has it.
 *
 * @param seat the seat
 * @param token the secret that gives it to a person
 * @param player the kind of player
 * @param name what the player is called, or empty
 * @param isTaken whether a person has come to it
 */
public record Chair(Seat seat, String token, Player player, String name, boolean isTaken) {

    private static final int LONGEST_NAME = 40;
    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    static Chair of(Seat seat, Player player) {
        return new Chair(seat, Secrets.token(), player, "", false);
    }

    boolean isPerson() {
        return player == Player.PERSON;
    }

    Chair named(String text) {
        return new Chair(seat, token, player, tidy(text), isTaken);
    }

    Chair with(Player other) {
        return new Chair(seat, token, other, name, isTaken);
    }

    Chair taken() {
        return new Chair(seat, token, player, name, true);
    }

    /** A name as it may appear on a page and in a record: one short line. */
    private static String tidy(String text) {
        String line = text.codePoints()
                .filter(Chair::isPrintable)
                .limit(LONGEST_NAME)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        return line.strip();
    }

    /** Persian words need the joiners; other characters that nobody sees could turn the words around them. */
    private static boolean isPrintable(int point) {
        return point == ZERO_WIDTH_NON_JOINER
                || point == ZERO_WIDTH_JOINER
                || switch (Character.getType(point)) {
                    case Character.CONTROL,
                            Character.FORMAT,
                            Character.SURROGATE,
                            Character.PRIVATE_USE,
                            Character.UNASSIGNED,
                            Character.LINE_SEPARATOR,
                            Character.PARAGRAPH_SEPARATOR -> false;
                    default -> true;
                };
    }
}
