package org.ludex.notation;

import java.util.List;
import java.util.Random;

/** Slips of the pen, the same for the same seed: letters struck out, put in, replaced and repeated. */
public final class Slips {

    private static final List<String> SIGNS = List.of(
            " ",
            "\n",
            "\r\n",
            "\t",
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            "\"",
            "\\",
            "!",
            "?",
            ".",
            "...",
            ";",
            ":",
            ",",
            "-",
            "*",
            "1",
            "02",
            "a",
            "x",
            "é",
            "↑",
            "\u007F",
            "\u001F",
            " resign",
            "rest {",
            "\"ply\":1,",
            "[]",
            "null");

    private final Random random;

    /** Slips with a seed. */
    public Slips(long seed) {
        this.random = new Random(seed);
    }

    /** A text with no slip, or a few. */
    public String in(String text) {
        StringBuilder damaged = new StringBuilder(text);
        for (int count = random.nextInt(4); count > 0; count--) {
            int at = random.nextInt(damaged.length() + 1);
            int end = Math.min(damaged.length(), at + 1 + random.nextInt(4));
            switch (random.nextInt(4)) {
                case 0 -> damaged.delete(at, end);
                case 1 -> damaged.insert(at, sign());
                case 2 -> damaged.replace(at, end, sign());
                default -> damaged.insert(at, damaged.substring(at, end));
            }
        }
        return damaged.toString();
    }

    private String sign() {
        return SIGNS.get(random.nextInt(SIGNS.size()));
    }
}
