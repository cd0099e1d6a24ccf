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
import org.ludex.notation.tree.Findings;
import org.ludex.notation.tree.LineTree;
import org.ludex.notation.tree.Wording;

/**
 * Puts together written moves and what surrounds them, and nests variations. It keeps its own stack, so that depth
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
    private final Deque<Frame<M, P>> outer = new ArrayDeque<>(1);
    private Frame<M, P> frame = new Frame<>(0);

    private final Wording<M, P> wording;

    /** How many brackets are open since a variation that replaces no move, and where that one begins. */
    private int lonely;

    private int lonelyStart;

    /**
     * A builder for one record.
     *
     * @param findings where to report
     * @param deepest how deep variations may be nested
     * @param seats the proper word for a seat, or the word itself if it means none
     */
    public TreeBuilder(Findings findings, int deepest, UnaryOperator<String> seats) {
        this.findings = findings;
        this.deepest = deepest;
        this.seats = seats;
        this.text = findings.source().text();
        this.wording = Wording.of(findings.source());
    }

    /** A line under construction. */
    private static final class Frame<M extends Move, P extends Position<M, P>> {
        private final int start;
        private final ArrayList<LineTree.Node<M, P>> nodes = new ArrayList<>(0);
        private final List<Span> pieces = new ArrayList<>(0);
        private String comment = "";
        /** What follows the newest move, or before the first one, and is still being read. */
        private final StringBuilder words = new StringBuilder(0);

        private List<LineTree<M, P>> variations = List.of();
        private Optional<LineTree.MoveNumber> number = Optional.empty();
        private Optional<LineTree.LastWord> ending = Optional.empty();
        /** Whether something follows the ending: it is kept as it is, with all that belongs to it. */
        private boolean isContinued;

        Frame(int start) {
            this.start = start;
        }

        void add(WrittenMove<M, P> written) {
            finishMove();
            nodes.add(new LineTree.Node<>(written, number, "", "", List.of()));
            number = Optional.empty();
        }

        void comment(String said) {
            words.append(words.isEmpty() ? "" : "\n").append(said);
        }

        void add(LineTree<M, P> variation) {
            if (variations.isEmpty()) {
                variations = new ArrayList<>();
            }
            variations.add(variation);
        }

        LineTree.Node<M, P> newest() {
            return nodes.get(nodes.size() - 1);
        }

        void suffix(String marks) {
            LineTree.Node<M, P> node = newest();
            nodes.set(
                    nodes.size() - 1,
                    new LineTree.Node<>(node.written(), node.number(), marks, node.comment(), node.variations()));
        }

        /** Hangs what was read after the newest move on it. Most moves have nothing after them. */
        private void finishMove() {
            if (nodes.isEmpty()) {
                comment = words.toString();
            } else if (!words.isEmpty() || !variations.isEmpty()) {
                LineTree.Node<M, P> node = newest();
                nodes.set(
                        nodes.size() - 1,
                        new LineTree.Node<>(
                                node.written(), node.number(), node.suffix(), words.toString(), variations));
            }
            words.setLength(0);
            variations = List.of();
        }

        LineTree<M, P> close(int end, Wording<M, P> wording) {
            finishMove();
            return new LineTree<>(comment, nodes, ending, pieces, "", new Span(start, end), wording);
        }
    }

    /** The main line of a record. */
    public LineTree<M, P> build(Elements elements, List<WrittenMove<M, P>> moves) {
        int next = 0;
        int end = 0;
        frame.nodes.ensureCapacity(moves.size());
        for (int i = 0; i < elements.size(); i++) {
            between(end, elements.start(i));
            end = elements.end(i);
            if (elements.kind(i) == Element.Kind.WORD) {
                // A written move may be several words, or less than one; it is taken up with the word it begins in.
                while (next < moves.size() && moves.get(next).start() < end) {
                    move(moves.get(next++));
                }
            } else if (elements.kind(i) == Element.Kind.NUMBER && lonely == 0) {
                number(elements.start(i), end);
            } else if (!take(elements.get(i))) {
                break;
            }
        }
        between(end, text.length());
        return finish();
    }

    /** Reports text between elements that has no meaning and is not white space. */
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
            afterEnding(written.span());
        } else {
            frame.add(written);
        }
    }

    /** Keeps what follows the ending, with the number before it. */
    private void afterEnding(Span span) {
        findings.error(NotationRule.AFTER_ENDING, Facts.of("words", text(span)), span);
        frame.pieces.add(frame.number.map(number -> number.span().to(span)).orElse(span));
        frame.number = Optional.empty();
        frame.isContinued = true;
    }

    /** Takes an element that is not a word; false when nothing after it can be read. */
    private boolean take(Element element) {
        Span span = element.span();
        if (lonely > 0 && element.kind() != Element.Kind.UNCLOSED_COMMENT) {
            passOver(element);
            return true;
        }
        switch (element.kind()) {
            case NUMBER -> number(span.start(), span.end());
            case COMMENT -> {
                if (frame.isContinued) {
                    frame.pieces.add(span);
                } else {
                    frame.comment(Unescaped.comment(text.substring(span.start() + 1, span.end() - 1)));
                }
            }
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

    private void number(int start, int end) {
        int value = Numerals.value(text, start, end);
        frame.number = Optional.of(new LineTree.MoveNumber(value, false, start, end));
        if (!Numerals.isProper(text, start, end)) {
            Span span = new Span(start, end);
            findings.note(NotationRule.LENIENT, Numerals.proper(text(span)), span);
        }
    }

    private void suffix(Span span) {
        String marks = text(span);
        boolean behindMove = !frame.nodes.isEmpty() && frame.ending.isEmpty();
        if (behindMove && marks.length() <= 2 && frame.newest().suffix().isEmpty()) {
            frame.suffix(marks);
            Span move = frame.newest().written().span();
            if (move.end() < span.start()) {
                String words = text(move);
                Facts facts = Facts.of("words", words + " " + marks, "proper", words + marks);
                findings.note(NotationRule.LENIENT, facts.as("apart"), span);
            }
        } else {
            findings.warning(NotationRule.BAD_SUFFIX, Facts.of("suffix", marks), span);
            if (frame.isContinued) {
                frame.pieces.add(span);
            }
        }
    }

    private boolean open(Span span) {
        if (frame.nodes.isEmpty() || frame.isContinued) {
            if (!frame.isContinued) {
                findings.error(NotationRule.LONELY_VARIATION, Facts.none(), span);
            }
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
     * Skips the contents of a variation that replaces no move. One before the first move is kept as a comment: after the
     * moves, where a rest is written, it would be a variation of the last of them.
     */
    private void passOver(Element element) {
        switch (element.kind()) {
            case OPEN_VARIATION -> lonely++;
            case CLOSE_VARIATION -> {
                lonely--;
                Span whole = new Span(lonelyStart, element.span().end());
                if (lonely == 0 && frame.isContinued) {
                    frame.pieces.add(whole);
                } else if (lonely == 0) {
                    frame.comment(text(whole));
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
        LineTree<M, P> variation = frame.close(span.start(), wording);
        frame = outer.pop();
        frame.add(variation);
    }

    private void ending(Span span) {
        String word = text(span);
        Optional<Ending> ending = Ending.parse(word, seats);
        if (ending.isEmpty()) {
            findings.error(NotationRule.BAD_ENDING, Facts.of("words", word), span);
            frame.pieces.add(span);
        } else if (frame.ending.isPresent()) {
            afterEnding(span);
        } else {
            frame.number = Optional.empty();
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
        return frame.close(text.length(), wording);
    }

    private String text(Span span) {
        return text.substring(span.start(), span.end());
    }
}
