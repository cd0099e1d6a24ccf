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
        boolean plain = isWhole("[Game \"\"]\n\nx *\n" + text + "\n")
                && RecordScanner.scan(new Source("", 1, 1, 0, text)).elements().stream()
                        .noneMatch(each -> each.kind() == Element.Kind.TAG || each.kind() == Element.Kind.REST);
        return plain ? text : Braces.wrapped(text);
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
                ? Braces.plainComment(text.substring(Braces.REST.length() + 1, text.length() - 1))
                : text;
    }
}
