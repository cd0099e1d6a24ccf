package org.ludex.notation.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.ludex.notation.replay.Leftover;
import org.ludex.notation.spi.Span;

/** Keeps what is left of a record of text as it was written. */
final class RawRest {

    private RawRest() {}

    /**
     * Keeps the text as it stands: stretches that have no place in a line, and everything from the stop on, with the number before it. Tags are
     * left out, because the record has them.
     */
    static Leftover of(RawRecord record) {
        return (line, stop) -> {
            if (stop.isEmpty() && line.pieces().isEmpty()) {
                return "";
            }
            int end = line.span().end();
            int cut = stop.map(each -> record.numberBefore(each.offset())).orElse(end);
            List<Span> pieces = new ArrayList<>(line.pieces());
            pieces.removeIf(piece -> piece.start() >= cut);
            if (cut < end) {
                pieces.add(new Span(cut, end));
            }
            return RestText.plainRest(joined(pieces, record.source().text()).stream()
                    .map(piece -> withoutTags(piece, record))
                    .filter(piece -> !piece.isEmpty())
                    .collect(Collectors.joining("\n")));
        };
    }

    /** Stretches with nothing but white space between them in one; others stand on lines of their own. */
    private static List<Span> joined(List<Span> pieces, String text) {
        List<Span> joined = new ArrayList<>();
        for (Span piece : pieces) {
            int newest = joined.size() - 1;
            boolean apart = joined.isEmpty()
                    || piece.start() < joined.get(newest).end()
                    || !text.substring(joined.get(newest).end(), piece.start()).isBlank();
            if (apart) {
                joined.add(piece);
            } else {
                joined.set(newest, joined.get(newest).to(piece));
            }
        }
        return joined;
    }

    private static String withoutTags(Span piece, RawRecord record) {
        StringBuilder text = new StringBuilder();
        int at = piece.start();
        for (RawTag tag : record.tagsFrom(piece.start())) {
            if (tag.span().end() > piece.end()) {
                break;
            }
            text.append(record.source().text(), at, tag.span().start());
            // Words that a tag keeps apart stay apart.
            text.append(isInsideWord(tag.span(), record.source().text()) ? " {} " : " ");
            at = tag.span().end();
        }
        return text.append(record.source().text(), at, piece.end()).toString().strip();
    }

    private static boolean isInsideWord(Span tag, String text) {
        return tag.start() > 0
                && tag.end() < text.length()
                && !Character.isWhitespace(text.charAt(tag.start() - 1))
                && !Character.isWhitespace(text.charAt(tag.end()));
    }
}
