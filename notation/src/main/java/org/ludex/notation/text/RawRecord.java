package org.ludex.notation.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.tree.Source;

/**
 * The elements of one record, before anybody knows its game.
 *
 * @param source the text
 * @param tags the well-formed tags
 * @param elements everything in order, tags included
 */
public record RawRecord(Source source, List<RawTag> tags, Elements elements) {

    private static final String DOTS = " ...";

    /** Keeps a copy of the tags. Nobody adds to the elements any more. */
    public RawRecord {
        tags = List.copyOf(tags);
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
            if (elements.start(middle) < word) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        boolean found = from < elements.size() && elements.start(from) == word;
        boolean numbered = found && from > 0 && elements.kind(from - 1) == Element.Kind.NUMBER;
        return numbered ? elements.start(from - 1) : word;
    }

    /**
     * A copy of this record in which three separate dots are a word: the mark of an entry that is only begun. If no entry is
     * begun on their line, they mark nothing.
     */
    public RawRecord withDots() {
        if (!source.text().contains(DOTS)) {
            return this;
        }
        Elements joined = new Elements(elements.size());
        boolean isBegun = false;
        int at = 0;
        for (int i = 0; i < elements.size(); i++) {
            Element.Kind kind = elements.kind(i);
            int start = elements.start(i);
            isBegun = isBegun && !hasLineEnd(at, start);
            at = start;
            if (isBegun && isDots(start) && kind == Element.Kind.STRAY) {
                joined.add(Element.Kind.WORD, start, start + DOTS.length() - 1);
                i += 2;
            } else {
                joined.add(kind, start, elements.end(i));
                isBegun = isBegun || kind == Element.Kind.WORD;
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
        int[] places = new int[2 * count()];
        List<Integer> brackets = new ArrayList<>(0);
        boolean touch = false;
        int filled = 0;
        for (int i = 0; i < elements.size(); i++) {
            Element.Kind kind = elements.kind(i);
            if (kind == Element.Kind.WORD) {
                touch |= filled > 0 && places[filled - 1] == elements.start(i);
                places[filled++] = elements.start(i);
                places[filled++] = elements.end(i);
            } else if (kind == Element.Kind.OPEN_VARIATION || kind == Element.Kind.CLOSE_VARIATION) {
                brackets.add(elements.start(i));
            }
        }
        return touch ? new MoveText(blanked(), brackets) : MoveText.of(source.text(), places, this::blanked, brackets);
    }

    private int count() {
        int words = 0;
        for (int i = 0; i < elements.size(); i++) {
            words += elements.kind(i) == Element.Kind.WORD ? 1 : 0;
        }
        return words;
    }

    private String blanked() {
        String text = source.text();
        char[] words = new char[text.length()];
        int at = 0;
        for (int i = 0; i < elements.size(); i++) {
            int start = elements.start(i);
            int end = elements.end(i);
            at = blank(text, words, at, start);
            if (elements.kind(i) == Element.Kind.WORD) {
                text.getChars(start, end, words, start);
                at = end;
            } else {
                at = blank(text, words, start, end);
                words[start] = MoveText.BREAK;
            }
        }
        blank(text, words, at, text.length());
        return new String(words);
    }

    private static int blank(String text, char[] words, int from, int to) {
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            words[i] = c == '\n' || c == '\r' ? c : ' ';
        }
        return to;
    }
}
