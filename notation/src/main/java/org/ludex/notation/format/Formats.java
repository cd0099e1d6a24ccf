package org.ludex.notation.format;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.ludex.core.Services;
import org.ludex.notation.tree.Head;

/**
 * The formats on the class path or module path: those that the library's own class loader sees, then those that only
 * the context class loader of the calling thread sees. A format that cannot be loaded does not affect the others;
 * {@link #warnings()} reports it.
 */
public final class Formats {

    /** The name of the format that is assumed if no other is recognised. */
    public static final String TEXT = "text";

    private static final Services<RecordFormat> SERVICES = new Services<>(
            RecordFormat.class,
            "a format",
            RecordFormat::name,
            loader -> ServiceLoader.load(RecordFormat.class, loader).stream());

    private Formats() {}

    /** All formats, the library's own first. */
    public static List<RecordFormat> all() {
        return SERVICES.all();
    }

    /** The names of all formats. */
    public static List<String> names() {
        return all().stream().map(RecordFormat::name).toList();
    }

    /** Finds a format by its name, ignoring case. */
    public static Optional<RecordFormat> find(String name) {
        return all().stream()
                .filter(format -> format.name().equalsIgnoreCase(name.strip()))
                .findFirst();
    }

    /**
     * The format that a file seems to be in: the first that is certain, else the first that may be, else our own text.
     * A format that fails on the beginning of a file is skipped.
     *
     * @param head how the file begins
     */
    public static RecordFormat of(String head) {
        String words = first(head.stripLeading());
        Optional<RecordFormat> possible = Optional.empty();
        for (RecordFormat format : all()) {
            Likeness likeness = likeness(format, words);
            if (likeness == Likeness.CERTAIN) {
                return format;
            }
            if (likeness == Likeness.POSSIBLE && possible.isEmpty()) {
                possible = Optional.of(format);
            }
        }
        return possible.or(() -> find(TEXT))
                .orElseThrow(() -> new IllegalStateException("the library's own formats are missing"));
    }

    /**
     * The text before a line that begins a record: the record may be in another format, so it says nothing about the
     * format of the file.
     */
    private static String first(String head) {
        int at = 0;
        while (at < head.length()) {
            int end = head.indexOf('\n', at) + 1;
            if (end <= 0) {
                return head;
            }
            if (isHead(head, end)) {
                return head.substring(0, end);
            }
            at = end;
        }
        return head;
    }

    private static boolean isHead(String text, int lineStart) {
        int first = lineStart;
        while (first < text.length() && (text.charAt(first) == ' ' || text.charAt(first) == '\t')) {
            first++;
        }
        if (first == text.length() || !Head.mayBegin(text.charAt(first))) {
            return false;
        }
        byte[] next = text.substring(first, Math.min(text.length(), first + Head.LONGEST))
                .getBytes(StandardCharsets.UTF_8);
        return Head.at(next, 0, next.length).isPresent();
    }

    private static Likeness likeness(RecordFormat format, String head) {
        try {
            return format.recognise(head);
        } catch (RuntimeException | LinkageError | StackOverflowError broken) {
            return Likeness.NONE;
        }
    }

    /** The problems while loading formats, one English sentence for each format that is missing; usually empty. */
    public static List<String> warnings() {
        return SERVICES.warnings();
    }
}
