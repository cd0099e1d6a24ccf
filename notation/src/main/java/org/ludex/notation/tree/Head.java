package org.ludex.notation.tree;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How records begin, in the formats whose records can be recognised anywhere. This is how concatenated files of several
 * formats are read.
 */
public enum Head {
    /** Our own text: {@code [Game "}. */
    TEXT("text"),
    /** SGF: a bracket and the first property of a game. */
    SGF("sgf"),
    /** Our own JSON: an object, or an array of objects, with a field of a record first. */
    JSON("json"),
    /** Board Game Arena's JSON: an object, or an array of objects, with the fields of a log. */
    BGA("bga"),
    /** Little Golem: {@code Event [}. */
    GOLEM("golem");

    /** The largest number of bytes to look at. */
    public static final int LONGEST = 256;

    /** With the end of the first value on its line: half a property may be a slip inside a record of another format. */
    private static final Pattern GAME = Pattern.compile("\\(\\s*+;\\s*+[A-Z]{1,2}+\\s*+\\[[^\\]\r\n]*+\\]");

    /** A game, or a property that stands in the middle of one. */
    private static final Pattern NODE = Pattern.compile("\\(\\s*+;\\s*+[A-Z]|;?+\\s*+(?:P[01]|GM|SU|VV|DT|RE)\\s*+\\[");

    /** A quote, or what an editor makes of it; the bytes of UTF-8, one letter each. */
    private static final String QUOTE = "(?:[\"']|\u00E2\u0080[\u0098-\u009F]|\u00C2[\u00AB\u00BB])";

    private static final Pattern OBJECT = Pattern.compile(
            "\\[?+\\s*+\\{\\s*+" + QUOTE + "(?:format|version|game|ending|comment|moves|tags|rest)" + QUOTE + "\\s*+:");
    /** An object with any first field, whatever slip is in or before its name: what it says further on makes it a record. */
    private static final Pattern ANY_OBJECT = Pattern.compile("\\[?+\\s*+\\{(?!\\\\)\\s*+[\\[\\]]?+"
            + "(?:[^\"{}\\[\\]()]{0,40}+\"|\\s*+(?:" + QUOTE + "|\\w{1,20}+\\s*+:))");

    /** A field that only a log of Board Game Arena has. Inside a string, its quotes would have backslashes. */
    private static final Pattern LOG = Pattern.compile("\"logs\"\\s*+:\\s*+\\[|\"packet_id\"\\s*+:");

    /** How such a log begins. */
    private static final Pattern RESPONSE =
            Pattern.compile("\\[?+\\s*+\\{\\s*+\"(?:status|data)\"\\s*+:[\\s\\w\",:{]{1,60}?\"players\"\\s*+:");
    /** An object whose first field is well written. */
    private static final Pattern FIRST_FIELD = Pattern.compile("\\[?+\\s*+\\{\\s*+\"\\w{1,20}+\"\\s*+:");

    private static final Pattern EVENT =
            Pattern.compile("Event\\s*+\\[[^\\]\r\n]*+\\]\\s*+Site\\s*+\\[", Pattern.CASE_INSENSITIVE);
    private static final Pattern FIELD = Pattern.compile(QUOTE + "\\s*+:");
    /** A field in the middle of an object. */
    private static final Pattern PART = Pattern.compile("[{}\\],\\s]*+\"[^\"\r\n]{1,40}+\"\\s*+:");

    private static final Pattern MARK = Pattern.compile("(?:" + QUOTE + "|:\\s*+)ludex-record");

    private final String format;

    Head(String format) {
        this.format = format;
    }

    /** The name of the format. */
    public String format() {
        return format;
    }

    /** Whether it is an object of JSON. */
    public boolean isJson() {
        return this == JSON || this == BGA;
    }

    /** Whether a head may begin with a byte. */
    public static boolean mayBegin(int b) {
        // Invisible marks may precede the tag of a text.
        return b == '[' || b == '(' || b == '{' || b == 'E' || b == 'e' || b > 127;
    }

    /** The head at a place, after blanks; the bytes go on for as many as are looked at, or to the end of the file. */
    public static Optional<Head> at(byte[] bytes, int from, int to) {
        int first = GameTag.passBlanks(bytes, from, to);
        if (first >= to || !mayBegin(bytes[first] & 0xFF)) {
            return Optional.empty();
        }
        if (GameTag.isAt(bytes, first, to)) {
            return Optional.of(TEXT);
        }
        return switch (bytes[first]) {
            case '(' -> only(SGF, GAME.matcher(words(bytes, first, to)).lookingAt());
            case '[', '{' -> mayBeginObject(bytes, first, to) ? object(words(bytes, first, to)) : Optional.empty();
            case 'E', 'e' -> only(GOLEM, isEvent(bytes, first, to));
            default -> Optional.empty();
        };
    }

    private static Optional<Head> object(String words) {
        return beginsRecord(words) ? Optional.of(JSON) : only(BGA, beginsLog(words));
    }

    private static Optional<Head> only(Head head, boolean begins) {
        return begins ? Optional.of(head) : Optional.empty();
    }

    /** Whether a brace comes next, perhaps after a bracket: a quick look, which tags do not pass. */
    private static boolean mayBeginObject(byte[] bytes, int from, int to) {
        int end = Math.min(to, from + LONGEST);
        int at = bytes[from] == '[' ? from + 1 : from;
        while (at < end && bytes[at] >= 0 && bytes[at] <= ' ') {
            at++;
        }
        return at < end && bytes[at] == '{';
    }

    /**
     * The head of a record that begins where only words of a comment may stand: somebody forgot to close the comment. The
     * brace that closes one, written or not, ends the look.
     */
    public static Optional<Head> inComment(byte[] bytes, int from, int to) {
        int end = from;
        while (end < to && end - from < LONGEST && bytes[end] != '}') {
            end++;
        }
        int last = end;
        return at(bytes, from, last).filter(head -> head != GOLEM || isEventAtSite(bytes, from, last));
    }

    /** The head of a record behind a brace that is too many: as the first words of a comment, a writer protects it. */
    public static Optional<Head> behindBrace(byte[] bytes, int from, int to) {
        return from < to && bytes[from] == '{' ? inComment(bytes, from + 1, to) : Optional.empty();
    }

    /** The same as {@link #inComment} in a text. */
    static boolean isInComment(String text, int from) {
        if (from >= text.length() || (text.charAt(from) > ' ' && !mayBegin(text.charAt(from)))) {
            return false;
        }
        byte[] bytes =
                text.substring(from, Math.min(text.length(), from + LONGEST)).getBytes(StandardCharsets.UTF_8);
        return inComment(bytes, 0, bytes.length).isPresent();
    }

    /** Whether a text begins like a record or a log of JSON. */
    public static boolean beginsObject(String text) {
        return beginsRecord(text) || beginsLog(text);
    }

    private static boolean beginsRecord(String text) {
        return OBJECT.matcher(text).lookingAt() || isMarked(text);
    }

    private static boolean beginsLog(String text) {
        return FIRST_FIELD.matcher(text).lookingAt()
                && (RESPONSE.matcher(text).lookingAt() || LOG.matcher(text).find());
    }

    private static boolean isMarked(String text) {
        Matcher mark = MARK.matcher(text);
        int end = text.indexOf('}');
        return mark.find()
                && (OBJECT.matcher(text).lookingAt()
                        || ((end < 0 || mark.start() < end)
                                && ANY_OBJECT.matcher(text).lookingAt()));
    }

    /** Whether a game in SGF begins or goes on at a place, or an object of JSON goes on, whatever slips are in them. */
    public static boolean isPart(byte[] bytes, int from, int to) {
        int first = GameTag.passBlanks(bytes, from, to);
        if (!mayBePart(bytes, first, to)) {
            return false;
        }
        String words = words(bytes, first, to);
        return NODE.matcher(words).lookingAt() || PART.matcher(words).lookingAt();
    }

    /** A quick look: every line of moves is asked, and hardly any has a sign or a bracket there. */
    private static boolean mayBePart(byte[] bytes, int first, int to) {
        if (first >= to || "(;PGSVDR\"}],".indexOf(bytes[first]) < 0) {
            return false;
        }
        int behindName = GameTag.passBlanks(bytes, Math.min(first + 2, to), to);
        return bytes[first] < 'A' || bytes[first] > 'Z' || (behindName < to && bytes[behindName] == '[');
    }

    /** Whether an object of JSON begins at a place, whatever slips are in it, and not a comment of our own text. */
    public static boolean seemsObject(byte[] bytes, int from, int to) {
        String words = words(bytes, GameTag.passBlanks(bytes, from, to), to);
        return ANY_OBJECT.matcher(words).lookingAt()
                && FIELD.matcher(words).results().limit(2).count() == 2;
    }

    /** Whether a record of JSON begins at a place that also says what it is. */
    public static boolean isMarkedObject(byte[] bytes, int from, int to) {
        return isMarked(words(bytes, from, to));
    }

    /** Whether a game of Little Golem begins at a place, by its first two tags. */
    public static boolean isEventAtSite(byte[] bytes, int from, int to) {
        return EVENT.matcher(words(bytes, from, to)).lookingAt();
    }

    private static boolean isEvent(byte[] bytes, int from, int to) {
        int at = GameTag.word("event", bytes, from, to);
        return at >= 0 && at < to && bytes[at] == '[' && isClosed(bytes, at, to);
    }

    /** Whether a value has an end on its line, or goes on for longer than is looked at; before a quote, JSON's string has. */
    private static boolean isClosed(byte[] bytes, int from, int to) {
        int end = Math.min(to, from + LONGEST);
        for (int i = from; i < end; i++) {
            if (bytes[i] == ']' || bytes[i] == '"' || bytes[i] == '\n' || bytes[i] == '\r') {
                return bytes[i] == ']';
            }
        }
        return end < to;
    }

    private static String words(byte[] bytes, int from, int to) {
        return new String(bytes, from, Math.min(LONGEST, to - from), StandardCharsets.ISO_8859_1);
    }
}
