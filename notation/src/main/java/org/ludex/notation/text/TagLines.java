package org.ludex.notation.text;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.ludex.notation.Tag;
import org.ludex.notation.input.ByteCursor;
import org.ludex.notation.tree.GameTag;
import org.ludex.notation.tree.Head;

/** The lines of a head whose first tag is damaged or lost: by them, the head is told from tags among moves. */
final class TagLines {

    /** Tags that are in many heads, in lower case; that of the game is not among them. */
    private static final List<String> USUAL_TAGS = Stream.concat(
                    Stream.of("options", "position", "white", "black", "a", "b", "c", "d"),
                    Tag.usual().stream().map(name -> name.toLowerCase(Locale.ROOT)))
            .toList();

    private TagLines() {}

    /** Whether a line after moves begins a head: with a tag or, where an empty line comes before it, with a part of one. */
    static boolean beginHead(byte[] bytes, int from, int to, Surroundings around) {
        boolean isApart = around.isBehindEmptyLine();
        int first = GameTag.passBlanks(bytes, from, to);
        boolean isPart = isApart && (bytes[from] == ']' || isEndOfTag(bytes, from, to));
        if (isPart || first >= to || bytes[first] != '[') {
            return isPart;
        }
        int behind = GameTag.tag(bytes, from, to);
        if (behind < 0) {
            return isApart;
        }
        return around.isEnded() || goesOn(bytes, behind, to, around);
    }

    /**
     * Whether more of a record follows a tag: another tag, or moves, with an empty line before or after the tag. A tag
     * after the moves with nothing after it was forgotten before them.
     */
    private static boolean goesOn(byte[] bytes, int behind, int to, Surroundings around) {
        int next = behind;
        int lines = 0;
        while (next < to && bytes[next] <= ' ' && bytes[next] >= 0) {
            boolean isPair = bytes[next] == '\n' && bytes[next - 1] == '\r';
            lines += ByteCursor.isLineBreak(bytes[next]) && !isPair ? 1 : 0;
            next++;
        }
        if (next == to) {
            return false;
        }
        return around.isBehindEmptyLine()
                || GameTag.tag(bytes, next, to) >= 0
                || (lines > 1
                        && !around.isBehindEndOfTag()
                        && Head.at(bytes, next, to).isEmpty());
    }

    /** Whether a line begins or ends like a tag, well written or not, that is not one of the usual ones. */
    static boolean isBracketed(byte[] bytes, int from, int to) {
        return bytes[from] == '['
                ? !isUsualTag(bytes, from + 1, to)
                : isEndOfTag(bytes, from, to) || hasBracket(bytes, from, to);
    }

    /** Whether a line has the bracket of a tag outside comments. */
    private static boolean hasBracket(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to && "[{\n\r".indexOf(bytes[at]) < 0) {
            at++;
        }
        return at < to && bytes[at] == '[';
    }

    /** Whether a tag is one that people write into heads, which may have empty lines in them. */
    private static boolean isUsualTag(byte[] bytes, int from, int to) {
        for (String name : USUAL_TAGS) {
            int end = GameTag.word(name, bytes, from, to);
            if (end >= 0 && end < to && bytes[end] == '"') {
                return true;
            }
        }
        return false;
    }

    /** Whether a line ends with the end of a tag, and is no comment. */
    private static boolean isEndOfTag(byte[] bytes, int from, int to) {
        int end = from;
        while (end < to && bytes[end] != '\n' && bytes[end] != '\r' && bytes[end] != '{') {
            end++;
        }
        boolean isLine = end < to && bytes[end] != '{';
        int last = end;
        while (last > from && bytes[last - 1] <= ' ' && bytes[last - 1] >= 0) {
            last--;
        }
        return isLine && last - from > 1 && bytes[last - 1] == ']' && bytes[last - 2] == '"';
    }
}
