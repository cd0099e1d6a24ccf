package org.ludex.notation.text;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.ludex.notation.tree.Braces;
import org.ludex.notation.tree.Source;

/** How text that could not be read is written into a record, so that it is read back unchanged. */
public final class RestText {

    private RestText() {}

    /**
     * Text that could not be read, as it is written into a record: raw if it is read back unchanged, or else as a comment after the
     * word {@code rest}. A tag in it would become one of the record, and what begins like a record would begin one.
     */
    public static String rest(String text) {
        List<Element> elements =
                RecordScanner.scan(new Source("", 1, 1, 0, text)).elements();
        // A mark would belong to the move before it.
        boolean plain = !text.startsWith("!")
                && !text.startsWith("?")
                && !hasControls(text)
                && isVisible(text.codePointAt(0))
                && isVisible(text.codePointBefore(text.length()))
                && isWhole("[Game \"\"]\n\nx *\n" + text + "\n")
                && elements.stream()
                        .noneMatch(each -> each.kind() == Element.Kind.TAG || each.kind() == Element.Kind.REST)
                && !hasEndingFirst(elements);
        return plain ? text : Braces.wrapped(text);
    }

    /** Whether an ending comes before any word: nothing keeps a reader from taking it for that of the record. */
    private static boolean hasEndingFirst(List<Element> elements) {
        return elements.stream()
                .map(Element::kind)
                .filter(kind -> kind == Element.Kind.WORD || kind == Element.Kind.ENDING)
                .findFirst()
                .filter(kind -> kind == Element.Kind.ENDING)
                .isPresent();
    }

    /** Whether a character is neither white space nor one of the marks that nobody sees: a reader may strip those off. */
    private static boolean isVisible(int c) {
        return !Character.isWhitespace(c) && !Character.isSpaceChar(c) && Character.getType(c) != Character.FORMAT;
    }

    /** Whether a text has characters that a reader takes for white space, and so may strip off. */
    private static boolean hasControls(String text) {
        return text.codePoints().anyMatch(c -> c != '\n' && c != '\r' && c != '\t' && Character.isISOControl(c));
    }

    /** Whether a text is one record to a reader, whatever that may hold. */
    public static boolean isWhole(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        RecordChunks chunks =
                new RecordChunks(new ByteArrayInputStream(bytes), Integer.MAX_VALUE, RecordChunks.Opening.GAME_TAG);
        chunks.next();
        return !chunks.hasNext();
    }

    /** The text that could not be read before, given how it is written in a record; other text is returned unchanged. */
    public static String plainRest(String text) {
        if (!text.startsWith(Braces.REST + "{")) {
            return text;
        }
        List<Element> elements =
                RecordScanner.scan(new Source("", 1, 1, 0, text)).elements();
        return elements.size() == 1 && elements.get(0).kind() == Element.Kind.REST
                ? Unescaped.comment(text.substring(Braces.REST.length() + 1, text.length() - 1))
                : text;
    }
}
