package org.ludex.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A place among the actions of a record in SGF.
 *
 * @param before the record before the node that the place is in, or before the place where that is in no node
 * @param acts what the players did before
 * @param kind what is begun there
 * @param typed the value of an action so far
 */
record SgfPlace(String before, List<Act> acts, Kind kind, String typed) {

    private static final Pattern NUMBERED =
            Pattern.compile("\\s*+(?:(?<number>\\d{1,6})\\s++)?+(?<deed>.*+)", Pattern.DOTALL);

    /** What can be begun at a place. */
    enum Kind {
        /** Nothing: a node may begin. */
        NOTHING,
        /** A node of which there is only the semicolon. */
        NODE,
        /** What a player does. */
        VALUE
    }

    /**
     * What a player did.
     *
     * @param player 0 or 1
     * @param number the number that it has; empty where it has none
     * @param deed what was done
     */
    record Act(int player, Optional<Integer> number, String deed) {

        static Act of(int player, String value) {
            Matcher parts = NUMBERED.matcher(value);
            if (!parts.matches()) {
                return new Act(player, Optional.empty(), value);
            }
            Optional<Integer> number =
                    Optional.ofNullable(parts.group("number")).map(Integer::valueOf);
            return new Act(player, number, parts.group("deed").strip());
        }

        /** Whether it is the same deed, however it is written. */
        boolean is(String other) {
            return plain(deed).equals(plain(other));
        }

        private static String plain(String deed) {
            return String.join(" ", deed.strip().toLowerCase(Locale.ROOT).split("\\s++", -1));
        }
    }

    /** The place at the end of a text; empty where no action can be: in the head, in a comment, behind the game. */
    static Optional<SgfPlace> atEnd(String text) {
        List<Act> acts = new ArrayList<>();
        int games = 0;
        int nodes = 0;
        int node = -1;
        int name = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '[') {
                Optional<Integer> player =
                        nodes > 1 ? player(text.substring(name, i).strip()) : Optional.empty();
                int end = Reach.stringEnd(text, i, ']');
                if (end >= text.length()) {
                    int start = node;
                    String value = text.substring(i + 1);
                    return player.map(who -> new SgfPlace(text.substring(0, start), acts, Kind.VALUE, value));
                }
                String value = text.substring(i + 1, end);
                player.ifPresent(who -> acts.add(Act.of(who, value)));
                i = end;
                name = end + 1;
            } else if (c == ';') {
                nodes++;
                node = i;
                name = i + 1;
            } else if (c == ')' || (c == '(' && ++games > 1)) {
                // Of several lines of play only the first is read.
                return Optional.empty();
            }
        }
        if (nodes == 0 || !text.substring(name).isBlank()) {
            return Optional.empty();
        }
        boolean isBegun = name == node + 1;
        if (isBegun && nodes == 1) {
            return Optional.empty();
        }
        return Optional.of(
                isBegun
                        ? new SgfPlace(text.substring(0, node), acts, Kind.NODE, "")
                        : new SgfPlace(text, acts, Kind.NOTHING, ""));
    }

    private static Optional<Integer> player(String property) {
        return switch (property) {
            case "P0" -> Optional.of(0);
            case "P1" -> Optional.of(1);
            default -> Optional.empty();
        };
    }

    /** The record as it was before. */
    Reach reach() {
        return new Reach(before + ")", 0);
    }

    /** The player who begins the game. */
    int starter() {
        return acts.stream()
                .findFirst()
                .map(act -> act.is("start p1") ? 1 : act.is("start p0") ? 0 : act.player())
                .orElse(0);
    }

    /** The number of the next action. */
    int nextNumber() {
        return acts.isEmpty() ? 0 : acts.get(acts.size() - 1).number().orElse(acts.size() - 1) + 1;
    }

    /** Whether a number is written before the deed. */
    boolean isNumbered() {
        return Act.of(0, typed).number().isPresent();
    }

    /** What is typed of the deed. */
    String typedDeed() {
        Matcher parts = NUMBERED.matcher(typed);
        return parts.matches() ? parts.group("deed") : typed;
    }

    /** The last action. */
    Optional<Act> last() {
        return acts.isEmpty() ? Optional.empty() : Optional.of(acts.get(acts.size() - 1));
    }
}
