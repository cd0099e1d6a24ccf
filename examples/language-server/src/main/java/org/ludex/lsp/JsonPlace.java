package org.ludex.lsp;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * A place in JSON, in a string that is being typed.
 *
 * @param path the names of the fields that the place is in, the innermost last; lists have none of their own
 * @param isName whether the string is the name of a field, not its value
 * @param typed the string so far
 */
record JsonPlace(List<String> path, boolean isName, String typed) {

    /** What is open at a place. */
    private static final class Open {
        private final boolean isObject;
        private final String field;
        private String name = "";
        private boolean isValue;

        Open(boolean isObject, String field) {
            this.isObject = isObject;
            this.field = field;
        }
    }

    /** The place at the end of a text; empty where it is in no string. */
    static Optional<JsonPlace> atEnd(String text) {
        Deque<Open> open = new ArrayDeque<>();
        int string = open(text, open);
        return string < 0 ? Optional.empty() : Optional.of(in(open, text.substring(string + 1)));
    }

    /** Whether a move may begin at the end of a text: it is in a list of moves, and in nothing else. */
    static boolean isAmongMoves(String text) {
        Deque<Open> open = new ArrayDeque<>();
        int string = open(text, open);
        return string < 0
                && !open.isEmpty()
                && !open.element().isObject
                && open.element().field.equals(Reach.MOVES)
                && text.stripTrailing().matches("(?s).*[\\[,]");
    }

    /** Finds what is open at the end of a text; where the string begins that is, too, or -1. */
    private static int open(String text, Deque<Open> open) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') {
                int end = Reach.stringEnd(text, i, '"');
                if (end >= text.length()) {
                    return i;
                }
                if (!open.isEmpty() && open.element().isObject && !open.element().isValue) {
                    open.element().name = text.substring(i + 1, end);
                }
                i = end;
            } else if (c == '{' || c == '[') {
                open.push(new Open(c == '{', open.isEmpty() ? "" : open.element().name));
            } else if ((c == '}' || c == ']') && !open.isEmpty()) {
                open.pop();
            } else if ((c == ':' || c == ',') && !open.isEmpty()) {
                open.element().isValue = c == ':';
            }
        }
        return -1;
    }

    private static JsonPlace in(Deque<Open> open, String typed) {
        Deque<String> path = new ArrayDeque<>();
        open.stream().map(each -> each.field).filter(field -> !field.isEmpty()).forEach(path::push);
        boolean isName = !open.isEmpty() && open.element().isObject && !open.element().isValue;
        if (!isName && !open.isEmpty() && open.element().isObject) {
            path.add(open.element().name);
        }
        return new JsonPlace(List.copyOf(path), isName, typed);
    }

    /** Whether the innermost fields have these names. */
    boolean isIn(String... names) {
        List<String> wanted = List.of(names);
        return path.size() >= wanted.size()
                && path.subList(path.size() - wanted.size(), path.size()).equals(wanted);
    }
}
