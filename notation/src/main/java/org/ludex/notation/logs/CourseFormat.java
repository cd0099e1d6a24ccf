package org.ludex.notation.logs;

import java.io.InputStream;
import java.util.Iterator;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.Likeness;
import org.ludex.notation.format.LineCutter;
import org.ludex.notation.format.LineKind;
import org.ludex.notation.format.RecordDraft;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.spi.Notations;
import org.ludex.yinsh.Yinsh;

/**
 * The logs of a server on which the students of a course let their programs play YINSH, and those of its clients.
 * Immutable and thread-safe.
 */
public final class CourseFormat implements RecordFormat {

    @Override
    public String name() {
        return "yinsh-course";
    }

    @Override
    public Likeness recognise(String head) {
        return Log.COURSE.in(head);
    }

    @Override
    public Iterator<Chunk> cut(InputStream in, Limits limits) {
        return LineCutter.cut(in, limits, CourseFormat::kind);
    }

    private static LineKind kind(String line) {
        return Words.lines(line)
                .findFirst()
                .flatMap(CourseLine::of)
                .map(CourseLine::kind)
                .orElseGet(() -> CourseLine.end(line));
    }

    @Override
    public ChunkReader reader(ReaderSettings settings) {
        return (chunk, file) -> RecordDraft.read(
                chunk, file, settings, Notations.of(Yinsh.GAME), draft -> new CourseGame(draft).read());
    }
}
