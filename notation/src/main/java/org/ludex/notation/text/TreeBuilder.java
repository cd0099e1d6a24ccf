package org.ludex.notation.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.ludex.core.Facts;
import org.ludex.core.Move;
import org.ludex.core.Position;
import org.ludex.notation.Ending;
import org.ludex.notation.spelling.Numerals;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.notation.tree.Braces;
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.LineTree;

/**
 * Puts written moves and what stands around them together, and nests variations. It keeps its own stack, so that depth
 * costs memory and not calls; lines deeper than the limit are kept raw. For one record and one thread.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public final class TreeBuilder<M extends Move, P extends Position<M, P>> {

    private static final char DELETE = '\u007F';

    private final Findings findings;
    private final int deepest;
    private final UnaryOperator<String> seats;
    private final String text;
    private final Deque<Frame<M, P>> outer = new ArrayDeque<>();
    private Frame<M, P> frame = new Frame<>(0);

    /** How many brackets are open since a variation that replaces no move, and where that one begins. */
    private int lonely;

    private int lonelyStart;

    /**
     * A builder for one record.
     *
     * @param findings where to report
     * @param deepest how deep variations may be nested
     * @param seats the proper word for a seat, or the word itself where it means none
     */
    public TreeBuilder(Findings findings, int deepest, UnaryOperator<String> seats) {
        this.findings = findings;
        this.deepest = deepest;
        this.seats = seats;
        this.text = findings.source().text();
    }

    /** A line under construction. */
    private static final class Frame<M extends Move, P extends Position<M, P>> {
        private final int start;
        private final StringBuilder comment = new StringBuilder();
        private final List<OpenNode<M, P>> nodes = new ArrayList<>();
        private final List<Span> pieces = new ArrayList<>();
        private Optional<LineTree.MoveNumber> number = Optional.empty();
        private Optional<LineTree.LastWord> ending = Optional.empty();

        Frame(int start) {
            this.start = start;
        }

        LineTree<M, P> close(int end) {
            List<LineTree.Node<M, P>> done = nodes.stream().map(OpenNode::close).toList();
            return new LineTree<>(comment.toString(), done, ending, pieces, "", new Span(start, end));
        }
    }

    /** A move whose surroundings are still being read. */
    private static final class OpenNode<M extends Move, P extends Position<M, P>> {
        private final WrittenMove<M, P> written;
        private final Optional<LineTree.MoveNumber> number;
        private String suffix = "";
        // Most moves have neither: they cost nothing then.
        private Optional<StringBuilder> comment = Optional.empty();
        private List<LineTree<M, P>> variations = List.of();

        OpenNode(WrittenMove<M, P> written, Optional<LineTree.MoveNumber> number) {
            this.written = written;
            this.number = number;
        }

        LineTree.Node<M, P> close() {
            String words = comment.map(StringBuilder::toString).orElse("");
            return new LineTree.Node<>(written, number, suffix, words, variations);
        }

        StringBuilder comment() {
            if (comment.isEmpty()) {
                comment = Optional.of(new StringBuilder());
            }
            return comment.get();
        }

        void add(LineTree<M, P> variation) {
            if (variations.isEmpty()) {
                variations = new ArrayList<>();
            }
            variations.add(variation);
        }
    }

    /** The main line of a record. */
    public LineTree<M, P> build(List<Element> elements, List<WrittenMove<M, P>> moves) {
        int next = 0;
        int end = 0;
        for (Element element : elements) {
            between(end, element.span().start());
            end = element.span().end();
            if (element.kind() == Element.Kind.WORD) {
                // A written move may be several words, or less than one; it is taken up with the word it begins in.
                while (next < moves.size()
                        && moves.get(next).span().start() < element.span().end()) {
                    move(moves.get(next++));
                }
            } else if (!take(element)) {
                break;
            }
        }
        between(end, text.length());
        return finish();
    }

    /** Notes what stands between elements without a meaning, and is no white space either. */
    private void between(int from, int to) {
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if ((c < ' ' && c != '\n' && c != '\r' && c != '\t' && c != '\f') || c == DELETE) {
                findings.note(NotationRule.LENIENT, Facts.none().as("control"), new Span(i, i + 1));
            }
        }
    }

    private void move(WrittenMove<M, P> written) {
        if (lonely > 0) {
            return;
        }
        if (frame.ending.isPresent()) {
            findings.error(NotationRule.AFTER_ENDING, Facts.of("words", text(written.span())), written.span());
            frame.pieces.add(written.span());
            return;
        }
        frame.nodes.add(new OpenNode<>(written, frame.number));
        frame.number = Optional.empty();
    }

    /** Takes an element that is no word; false when nothing behind it can be read. */
    private boolean take(Element element) {
        Span span = element.span();
        if (lonely > 0 && element.kind() != Element.Kind.UNCLOSED_COMMENT) {
            passOver(element);
            return true;
        }
        switch (element.kind()) {
            case NUMBER -> number(span);
            case COMMENT -> comment(Braces.plainComment(text.substring(span.start() + 1, span.end() - 1)));
            case SUFFIX -> suffix(span);
            case OPEN_VARIATION -> {
                return open(span);
            }
            case CLOSE_VARIATION -> close(span);
            case ENDING -> ending(span);
            case UNCLOSED_COMMENT -> {
                findings.error(NotationRule.UNCLOSED_COMMENT, Facts.none(), new Span(span.start(), span.start() + 1));
                cutOff(lonely > 0 ? lonelyStart : span.start());
                lonely = 0;
                return false;
            }
            case BAD_TAG -> {
                findings.error(NotationRule.BAD_TAG, Facts.of("tag", text(span)), span);
                frame.pieces.add(span);
            }
            case REST -> {
                String kept = RestText.plainRest(text(span));
                String line = kept.lines().findFirst().orElse("");
                findings.error(
                        NotationRule.UNREAD_REST,
                        Facts.of("rest", line.length() == kept.length() ? line : line + "..."),
                        span);
                frame.pieces.add(span);
            }
            case STRAY -> {
                Facts facts = Facts.of("words", text(span));
                findings.error(NotationRule.UNOPENED, text(span).equals(".") ? facts.as("dot") : facts, span);
                frame.pieces.add(span);
            }
            default -> tag(span);
        }
        return true;
    }

    private void tag(Span span) {
        if (!outer.isEmpty() || !frame.nodes.isEmpty()) {
            findings.warning(NotationRule.MISPLACED_TAG, Facts.of("tag", text(span)), span);
        }
    }

    private void comment(String words) {
        StringBuilder comment = frame.nodes.isEmpty() ? frame.comment : last().comment();
        if (!comment.isEmpty()) {
            comment.append('\n');
        }
        comment.append(words);
    }

    private void number(Span span) {
        String words = text(span);
        int value = Numerals.value(words);
        frame.number = Optional.of(new LineTree.MoveNumber(value, false, span));
        if (!Numerals.isProper(words)) {
            findings.note(NotationRule.LENIENT, Numerals.proper(words), span);
        }
    }

    private void suffix(Span span) {
        String marks = text(span);
        boolean behindMove = !frame.nodes.isEmpty() && frame.ending.isEmpty();
        if (behindMove && marks.length() <= 2 && last().suffix.isEmpty()) {
            last().suffix = marks;
            Span move = last().written.span();
            if (move.end() < span.start()) {
                String words = text(move);
                Facts facts = Facts.of("words", words + " " + marks, "proper", words + marks);
                findings.note(NotationRule.LENIENT, facts.as("apart"), span);
            }
        } else {
            findings.warning(NotationRule.BAD_SUFFIX, Facts.of("suffix", marks), span);
        }
    }

    private boolean open(Span span) {
        if (frame.nodes.isEmpty()) {
            findings.error(NotationRule.LONELY_VARIATION, Facts.none(), span);
            lonely = 1;
            lonelyStart = span.start();
            return true;
        }
        if (outer.size() >= deepest) {
            findings.error(NotationRule.TOO_DEEP, Facts.of("limit", deepest), span);
            cutOff(span.start());
            return false;
        }
        outer.push(frame);
        frame = new Frame<>(span.end());
        return true;
    }

    /**
     * Passes over what stands in a variation that replaces no move. It is kept as a comment: behind the moves, where a
     * rest is written, it would be a variation of the last of them.
     */
    private void passOver(Element element) {
        switch (element.kind()) {
            case OPEN_VARIATION -> lonely++;
            case CLOSE_VARIATION -> {
                lonely--;
                if (lonely == 0) {
                    comment(text.substring(lonelyStart, element.span().end()));
                }
            }
            default -> {}
        }
    }

    private void close(Span span) {
        if (outer.isEmpty()) {
            findings.error(NotationRule.UNOPENED, Facts.of("words", text(span)), span);
            frame.pieces.add(span);
            return;
        }
        LineTree<M, P> variation = frame.close(span.start());
        frame = outer.pop();
        last().add(variation);
    }

    private void ending(Span span) {
        String word = text(span);
        int colon = word.indexOf(':');
        boolean named = colon > 0;
        Optional<Ending> ending =
                Ending.parse(named ? seats.apply(word.substring(0, colon)) + word.substring(colon) : word);
        if (ending.isEmpty() || frame.ending.isPresent()) {
            NotationRule rule = ending.isEmpty() ? NotationRule.BAD_ENDING : NotationRule.AFTER_ENDING;
            findings.error(rule, Facts.of("words", word), span);
            frame.pieces.add(span);
        } else {
            frame.ending = Optional.of(new LineTree.LastWord(ending.get(), span));
            String proper = ending.get().toString();
            if (!word.equals(proper)) {
                Facts facts = Facts.of("words", word, "proper", proper);
                findings.note(NotationRule.LENIENT, facts.as(word.equalsIgnoreCase(proper) ? "case" : "words"), span);
            }
        }
    }

    /** Keeps everything from a place on raw; open variations go with it. */
    private void cutOff(int start) {
        int from = outer.isEmpty() ? start : outermostStart();
        while (!outer.isEmpty()) {
            frame = outer.pop();
        }
        frame.pieces.add(new Span(from, text.length()));
    }

    /** Where the outermost open variation begins, its bracket included. */
    private int outermostStart() {
        List<Frame<M, P>> stack = new ArrayList<>(outer);
        Frame<M, P> outermost = stack.size() == 1 ? frame : stack.get(stack.size() - 2);
        return outermost.start - 1;
    }

    private LineTree<M, P> finish() {
        if (lonely > 0 && outer.isEmpty()) {
            findings.error(NotationRule.UNCLOSED_VARIATION, Facts.none(), new Span(lonelyStart, lonelyStart + 1));
            cutOff(lonelyStart);
        }
        if (!outer.isEmpty()) {
            int start = outermostStart();
            findings.error(NotationRule.UNCLOSED_VARIATION, Facts.none(), new Span(start, start + 1));
            cutOff(start);
        }
        return frame.close(text.length());
    }

    private OpenNode<M, P> last() {
        return frame.nodes.get(frame.nodes.size() - 1);
    }

    private String text(Span span) {
        return text.substring(span.start(), span.end());
    }
}
