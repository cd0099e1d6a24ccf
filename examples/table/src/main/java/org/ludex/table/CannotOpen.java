package org.ludex.table;

import java.io.IOException;

/** Why a table cannot be opened. */
public final class CannotOpen extends IOException {

    private static final long serialVersionUID = 1L;

    /** What stands in the way. */
    public enum Obstacle {
        /** The machine has no such address. */
        ADDRESS,
        /** Another program listens on the port, or it takes more rights to listen there. */
        PORT,
        /** Files cannot be made or read in the directory. */
        DIRECTORY,
        /** Another server has the directory: two of them would write over each other's moves. */
        OTHER_SERVER
    }

    private final Obstacle obstacle;

    CannotOpen(Obstacle obstacle, Throwable cause) {
        super(obstacle.toString(), cause);
        this.obstacle = obstacle;
    }

    CannotOpen(Obstacle obstacle) {
        super(obstacle.toString());
        this.obstacle = obstacle;
    }

    /** What it is. */
    public Obstacle obstacle() {
        return obstacle;
    }
}
