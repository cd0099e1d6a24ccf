package org.ludex.notation.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.ludex.notation.spi.Span;
import org.ludex.notation.text.Braces;
import org.ludex.notation.text.LineTree;
import org.ludex.notation.text.RawRecord;
import org.ludex.notation.text.RawTag;

/** How what is left of a line, when its good moves are taken out, is kept. */
@FunctionalInterface
public interface Leftover {

    /** What is left of a line that stopped being good at a place, or of one that did not. */
    String of(LineTree<?, ?> line, Optional<Stop> stop);

    /**
     * Keeps the text as it stands: stretches that have no place in a line, and everything from the stop on, with the number before it. Tags are
     * left out, because the record has them.
     */
    static Leftover raw(RawRecord record) {
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
            return Braces.plainRest(joined(pieces, record.source().text()).stream()
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

    /** Keeps the unplayed moves in their own words, for sources whose text is not ours. */
    static Leftover words() {
        return (line, stop) -> {
            int played = stop.map(Stop::node).orElse(line.nodes().size());
            Stream<String> words = IntStream.range(played, line.nodes().size())
                    .mapToObj(i -> words(
                            line.nodes().get(i),
                            i == played && stop.map(Stop::isMisfit).orElse(false)));
            Stream<String> ending = line.ending().filter(word -> stop.isPresent()).stream()
                    .map(word -> word.ending().toString());
            return Stream.of(words, ending, Stream.of(line.rest()))
                    .flatMap(parts -> parts)
                    .filter(part -> !part.isEmpty())
                    .collect(Collectors.joining(" "));
        };
    }

    /** A move in its own words with all that stands around it, or raw, which has all that in it. */
    private static String words(LineTree.Node<?, ?> node, boolean isMisfit) {
        Optional<String> raw = node.written().raw().filter(words -> isMisfit);
        return raw.orElseGet(() -> words(node));
    }

    /** A move in its own words, with all that stands around it. */
    private static String words(LineTree.Node<?, ?> node) {
        StringBuilder words = new StringBuilder(node.written().toString()).append(node.suffix());
        if (!node.comment().isEmpty()) {
            words.append(' ').append(Braces.comment(node.comment()));
        }
        for (LineTree<?, ?> variation : node.variations()) {
            words.append(" (");
            if (!variation.comment().isEmpty()) {
                words.append(Braces.comment(variation.comment())).append(' ');
            }
            words.append(words().of(variation, Optional.of(new Stop(0, 0, false))))
                    .append(')');
        }
        return words.toString();
    }
}
