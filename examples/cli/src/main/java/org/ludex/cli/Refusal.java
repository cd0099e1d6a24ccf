package org.ludex.cli;

/** A command cannot be carried out; the message says why, for people. */
final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Refusal(String reason) {
        super(reason);
    }
}
