package org.ludex.notation.logs;

import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.dvonn.Cell;
import org.ludex.dvonn.DvonnMove;
import org.ludex.dvonn.DvonnPosition;
import org.ludex.dvonn.DvonnSetup;
import org.ludex.dvonn.Phase;
import org.ludex.dvonn.Side;
import org.ludex.notation.Ending;
import org.ludex.notation.format.RecordDraft;
import org.ludex.notation.logs.Words.Word;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Span;

/** Reads one game of the CodeCup. For one game and one thread. */
final class CodeCupGame {

    private final RecordDraft<DvonnMove, DvonnPosition> draft;
    /** Whether it is the output of a program, and not a log of moves. */
    private boolean isOutput;

    private boolean isBegun;
    private boolean hasMoves;
    private Span last = new Span(0, 0);
    /** The seat of the program that kept the log. */
    private Optional<Side> own = Optional.empty();

    CodeCupGame(RecordDraft<DvonnMove, DvonnPosition> draft) {
        this.draft = draft;
    }

    void read() {
        isOutput = Words.lines(draft.text())
                .anyMatch(line -> CodeCupLine.of(line.text()).isOutput());
        Words.lines(draft.text()).forEachOrdered(this::read);
        if (isBegun && !hasMoves) {
            draft.ending(new Ending(Ending.Kind.STOP, Optional.empty()), last);
        }
    }

    private void read(Word line) {
        CodeCupLine told = CodeCupLine.of(line.text());
        int start = line.span().start() + told.start();
        Span span = new Span(start, start + told.words().length());
        switch (told.kind()) {
            case MOVES -> moves(told, line);
            case OWN -> arrow(told.words(), span, Side.WHITE);
            case OTHERS -> arrow(told.words(), span, Side.BLACK);
            case STATE -> state(told.words(), line.span());
            case DAMAGED_STATE -> damagedState(line);
            case DAMAGED_MOVE -> damagedMove(line);
            case WHITE -> player("White", told, line);
            case BLACK -> player("Black", told, line);
            case SCORE -> draft.tag("Score", told.words(), line.span());
            case COMMENT -> draft.comment(told.words());
            case TALK -> {
                if (Log.CODECUP.isForeign(line)) {
                    draft.foreign(line.span());
                } else if (isOutput) {
                    draft.comment(told.words());
                } else {
                    moves(told, line);
                }
            }
        }
        last = line.span();
    }

    /** Words that cannot be a state: no board where they come first, and no move elsewhere. */
    private void damagedState(Word line) {
        if (isBegun) {
            draft.unreadable(line.span());
            return;
        }
        isBegun = true;
        draft.setup(line.text(), line.span());
    }

    private void damagedMove(Word line) {
        isBegun = true;
        hasMoves = true;
        draft.unreadable(line.span());
    }

    private void player(String tag, CodeCupLine told, Word line) {
        if (!told.words().isEmpty()) {
            draft.tag(tag, told.words(), line.span());
        }
    }

    private void moves(CodeCupLine told, Word line) {
        told.moves((isMove, word) -> move(isMove, word.moved(line.span().start())));
    }

    private void move(boolean isMove, Span span) {
        hasMoves = true;
        isBegun = true;
        if (isMove) {
            draft.move(draft.text().substring(span.start(), span.end()), span);
        } else {
            draft.unreadable(span);
        }
    }

    /**
     * A move of the program or of its opponent. The one who moves first has White.
     *
     * @param ownIfFirst the program's seat if this is the first move of the game
     */
    private void arrow(String move, Span span, Side ownIfFirst) {
        Side program = own.orElse(ownIfFirst);
        own = Optional.of(program);
        Side mover = ownIfFirst == Side.WHITE ? program : program.other();
        hasMoves = true;
        isBegun = true;
        draft.move(mover.id(), move, span);
    }

    /** A state: the first may set the board up, the others are checked. */
    private void state(String state, Span span) {
        if (isBegun) {
            draft.move(new StateCheck(span, state));
            return;
        }
        isBegun = true;
        DvonnSetup setup = BoardState.setup(state);
        boolean placing = setup.phase() == Phase.PLACING;
        if (placing && setup.stacks().size() == 1 && setup.toMove().equals(Optional.of(Side.BLACK))) {
            // The program has Black, and nothing else contains White's first placement.
            Cell cell = setup.stacks().keySet().iterator().next();
            draft.note(NotationRule.LENIENT, Facts.of("words", state, "proper", cell.toString()), span);
            draft.move(cell.toString(), span);
            hasMoves = true;
            own = Optional.of(Side.BLACK);
        } else if (!placing || !setup.stacks().isEmpty()) {
            draft.setup(setup.toString(), span);
        }
    }
}
