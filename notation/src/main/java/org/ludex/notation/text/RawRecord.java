package org.ludex.notation.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Source;

/**
 * The elements of one record, before anybody knows its game.
 *
 * @param source the text
 * @param tags the well-formed tags
 * @param elements everything in order, tags included
 */
public record RawRecord(Source source, List<RawTag> tags, List<Element> elements) {

    private static final String DOTS = " ...";

    /** Keeps copies. */
    public RawRecord {
        tags = List.copyOf(tags);
        elements = List.copyOf(elements);
    }

    /** The first tag with a name, in any case. */
    public Optional<RawTag> tag(String name) {
        for (RawTag tag : tags) {
            if (tag.name().equalsIgnoreCase(name)) {
                return Optional.of(tag);
            }
        }
        return Optional.empty();
    }

    /** The tags that begin at a place or after it. */
    public List<RawTag> tagsFrom(int place) {
        int from = 0;
        int to = tags.size();
        while (from < to) {
            int middle = (from + to) / 2;
            if (tags.get(middle).span().start() < place) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return tags.subList(from, tags.size());
    }

    /** The place of the number directly before a word, or of the word itself if there is none. */
    public int numberBefore(int word) {
        int from = 0;
        int to = elements.size();
        while (from < to) {
            int middle = (from + to) / 2;
            if (elements.get(middle).start() < word) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        boolean found = from < elements.size() && elements.get(from).start() == word;
        boolean numbered = found && from > 0 && elements.get(from - 1).kind() == Element.Kind.NUMBER;
        return numbered ? elements.get(from - 1).start() : word;
    }

    /**
     * A copy of this record in which three separate dots are a word: the mark of an entry that is only begun. If no entry is
     * begun on their line, they mark nothing.
     */
    public RawRecord withDots() {
        if (!source.text().contains(DOTS)) {
            return this;
        }
        List<Element> joined = new ArrayList<>();
        boolean isBegun = false;
        int at = 0;
        for (int i = 0; i < elements.size(); i++) {
            Element element = elements.get(i);
            int start = element.start();
            isBegun = isBegun && !hasLineEnd(at, start);
            at = start;
            if (isBegun && isDots(start) && element.kind() == Element.Kind.STRAY) {
                joined.add(new Element(Element.Kind.WORD, new Span(start, start + DOTS.length() - 1)));
                i += 2;
            } else {
                joined.add(element);
                isBegun = isBegun || element.kind() == Element.Kind.WORD;
            }
        }
        return new RawRecord(source, tags, joined);
    }

    private boolean hasLineEnd(int from, int to) {
        for (int i = from; i < to; i++) {
            char c = source.text().charAt(i);
            if (c == '\n' || c == '\r') {
                return true;
            }
        }
        return false;
    }

    private boolean isDots(int at) {
        String text = source.text();
        int end = at + DOTS.length() - 1;
        return at > 0 && text.startsWith(DOTS, at - 1) && (end == text.length() || text.charAt(end) != '.');
    }

    /** The words alone, with all else blanked out. */
    public MoveText words() {
        String text = source.text();
        char[] words = new char[text.length()];
        List<Integer> brackets = new ArrayList<>();
        int at = 0;
        for (Element element : elements) {
            int start = element.start();
            int end = element.end();
            at = blank(text, words, at, start);
            if (element.kind() == Element.Kind.WORD) {
                text.getChars(start, end, words, start);
                at = end;
            } else {
                at = blank(text, words, start, end);
                words[start] = MoveText.BREAK;
                if (element.kind() == Element.Kind.OPEN_VARIATION || element.kind() == Element.Kind.CLOSE_VARIATION) {
                    brackets.add(start);
                }
            }
        }
        blank(text, words, at, text.length());
        return new MoveText(new String(words), brackets);
    }

    private static int blank(String text, char[] words, int from, int to) {
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            words[i] = c == '\n' || c == '\r' ? c : ' ';
        }
        return to;
    }
}
