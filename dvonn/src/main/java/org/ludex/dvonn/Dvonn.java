package org.ludex.dvonn;

import java.util.List;
import org.ludex.core.NamedGame;
import org.ludex.core.Option;
import org.ludex.core.Options;

/** The game of DVONN. It has no options. */
public final class Dvonn extends NamedGame<DvonnMove, DvonnPosition> {

    /** The game. */
    public static final Dvonn GAME = new Dvonn();

    /** Creates the game; all instances are interchangeable, and {@link #GAME} is one of them. */
    public Dvonn() {
        super("dvonn", "DVONN");
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public List<Side> seats(Options options) {
        return List.of(Side.values());
    }

    @Override
    public List<DvonnRule> rules() {
        return List.of(DvonnRule.values());
    }

    @Override
    public Class<DvonnMove> moveType() {
        return DvonnMove.class;
    }

    @Override
    public DvonnPosition start(Options options) {
        return DvonnPosition.START;
    }

    /** The empty board. */
    @Override
    public DvonnPosition start() {
        return DvonnPosition.START;
    }

    /** Reads a set-up from the text that {@link DvonnSetup} describes. */
    @Override
    public DvonnSetup setup(String text, Options options) {
        return DvonnSetup.parse(text);
    }
}
