package org.ludex.notation.logs;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ludex.notation.format.Likeness;
import org.ludex.notation.logs.Words.Word;
import org.ludex.notation.tree.GameTag;
import org.ludex.notation.tree.Head;

/** The formats of logs, told apart by their lines: a log has no head that says what it is. */
enum Log {
    /** The log of a course's server, or of its clients. */
    COURSE {
        @Override
        boolean has(Word line) {
            return CourseLine.of(line).isPresent();
        }

        @Override
        boolean isToldBy(Word line, Word first) {
            return has(line);
        }
    },
    /** The logs and states of the CodeCup. */
    CODECUP {
        @Override
        boolean has(Word line) {
            CodeCupLine told = CodeCupLine.of(line.text());
            return isToldBy(told) || told.isPlayer() || told.kind() == CodeCupLine.Kind.SCORE;
        }

        private boolean isToldBy(CodeCupLine line) {
            return line.isOutput() || line.kind() == CodeCupLine.Kind.MOVES;
        }

        /** A state or an arrow is like nothing else; moves alone could be a score sheet, and need a comment before them. */
        @Override
        boolean isToldBy(Word line, Word first) {
            CodeCupLine told = CodeCupLine.of(line.text());
            return told.isOutput() || (isToldBy(told) && first.text().startsWith("#"));
        }
    },
    /** The moves of OpenXum. */
    OPENXUM {
        @Override
        boolean has(Word line) {
            return OpenXumFormat.beginsWithMove(line.text());
        }

        @Override
        boolean isToldBy(Word line, Word first) {
            return line.equals(first) && has(line);
        }
    };

    /**
     * A field of JSON, a property of SGF, a tag of Little Golem, or a move with its number, at the start of a line. An
     * editor may have changed the quotes.
     */
    private static final Pattern PART =
            Pattern.compile("[\\[\\]{},\\s]*+[\"'\u2018-\u201F\u00AB\u00BB][^\"'\u2018-\u201F\u00AB\u00BB]{1,40}+"
                    + "[\"'\u2018-\u201F\u00AB\u00BB]\\s*+:"
                    + "|\\(?+\\s*+;\\s*+[A-Z]|;?+\\s*+(?:P[01]|GM|SU|VV|DT|RE)\\s*+\\["
                    + "|(?:Event|Site|White|Black)\\s*+\\["
                    + "|[0-9]{1,3}+\\s*+\\.++\\s*+\\p{L}\\S*[0-9]");

    /** Whether a line can only be one of such a log. */
    abstract boolean has(Word line);

    /** Whether a line says that the file that begins with another one is such a log. */
    abstract boolean isToldBy(Word line, Word first);

    /** How much the beginning of a file looks like such a log: the first line that is one of any log's says it. */
    Likeness in(String head) {
        List<Word> lines = Words.lines(head).toList();
        return lines.stream()
                        .flatMap(line -> Stream.of(values()).filter(log -> log.isToldBy(line, lines.get(0))))
                        .findFirst()
                        .equals(Optional.of(this))
                ? Likeness.CERTAIN
                : Likeness.NONE;
    }

    /** Whether a line without a meaning in such a log is of another format: it is no comment. */
    boolean isForeign(Word line) {
        byte[] bytes = line.text()
                .substring(0, Math.min(line.text().length(), Head.LONGEST))
                .getBytes(StandardCharsets.UTF_8);
        return PART.matcher(line.text()).lookingAt()
                || GameTag.tag(bytes, 0, bytes.length) >= 0
                || GameTag.isNear("[game \"", bytes, 0, bytes.length)
                || GameTag.isNear("event [", bytes, 0, bytes.length)
                || Stream.of(values()).anyMatch(log -> log != this && log.has(line));
    }
}
