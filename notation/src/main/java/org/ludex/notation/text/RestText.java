package org.ludex.notation.text;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.ludex.notation.tree.Braces;
import org.ludex.notation.tree.Source;

/** How what could not be read stands in a record of text, so that it is read back as it was. */
public final class RestText {

    private RestText() {}

    /**
     * What could not be read, as it stands in a record: raw if it is read back as it was, else as a comment after the
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

    /** What could not be read before, given how it stands in a record; other text is what it is. */
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
