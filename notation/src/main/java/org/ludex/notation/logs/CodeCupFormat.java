package org.ludex.notation.logs;

import java.io.InputStream;
import java.util.Iterator;
import org.ludex.dvonn.Dvonn;
import org.ludex.notation.Limits;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.Likeness;
import org.ludex.notation.format.LineCutter;
import org.ludex.notation.format.LineKind;
import org.ludex.notation.format.RecordDraft;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.spi.Notations;

/**
 * Games of DVONN as the CodeCup of 2011 and the program PrimaDvonna kept them: logs of moves, the output of the program while
 * it played, and states of the board in 50 letters. Immutable and thread-safe.
 */
public final class CodeCupFormat implements RecordFormat {

    @Override
    public String name() {
        return "codecup";
    }

    @Override
    public Likeness recognise(String head) {
        return Log.CODECUP.in(head);
    }

    @Override
    public Iterator<Chunk> cut(InputStream in, Limits limits) {
        return LineCutter.cut(in, limits, new Kinds()::of);
    }

    /** What lines are, in the order of a file. Each of several consecutive states is a game. */
    private static final class Kinds {

        private boolean transcript;
        private boolean behindState;

        LineKind of(String words) {
            CodeCupLine line = CodeCupLine.of(words);
            boolean listed = behindState && !transcript;
            switch (line.kind()) {
                case DAMAGED_STATE -> {
                    return listed ? LineKind.BEGINNING : LineKind.OTHER;
                }
                case OWN, OTHERS -> transcript = true;
                case STATE -> {
                    behindState = true;
                    boolean begins = listed || BoardState.isStart(words);
                    return begins ? LineKind.BEGINNING : opening(line.isOpening());
                }
                case MOVES -> {}
                default -> {
                    return line.isPlayer() ? LineKind.HEAD : LineKind.OTHER;
                }
            }
            behindState = false;
            return line.isTurning() ? LineKind.TURNING : opening(line.isOpening());
        }

        private static LineKind opening(boolean opens) {
            return opens ? LineKind.OPENING : LineKind.LATER;
        }
    }

    @Override
    public ChunkReader reader(ReaderSettings settings) {
        return (chunk, file) -> RecordDraft.read(
                chunk, file, settings, Notations.of(Dvonn.GAME), draft -> new CodeCupGame(draft).read());
    }
}
