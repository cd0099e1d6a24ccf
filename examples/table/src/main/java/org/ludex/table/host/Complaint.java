package org.ludex.table.host;

import java.util.Locale;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Phrase;
import org.ludex.core.Verdict;

/** Something that was asked for and is not done, with the sentence that says why. */
public final class Complaint extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Why. */
    public enum Code {
        /** The request makes no sense. */
        BAD_REQUEST,
        /** A field of the request has a value that it cannot have. */
        BAD_FIELD,
        /** The game has no such seat. */
        UNKNOWN_SEAT,
        /** The game is not known. */
        UNKNOWN_GAME,
        /** The options do not fit. */
        BAD_OPTIONS,
        /** There is no such table. */
        NO_TABLE,
        /** The link is not that of a seat here. */
        NO_SEAT,
        /** Only a seat may do this. */
        SPECTATOR,
        /** Nobody would play. */
        NO_PERSON,
        /** Another seat is to move. */
        NOT_YOUR_TURN,
        /** The name of a request stands for another move already. */
        REQUEST_REUSED,
        /** Something else was played in the meantime. */
        STALE,
        /** The game is over. */
        OVER,
        /** A rule forbids the move. */
        REFUSED,
        /** What was written is not a move. */
        NOT_A_MOVE,
        /** There is nothing that could be taken back. */
        NOTHING_TO_UNDO,
        /** Another proposal waits for an answer. */
        OFFER_PENDING,
        /** There is no proposal to answer. */
        NO_OFFER,
        /** All other seats are the computer's, which agrees to nothing. */
        NOBODY_TO_AGREE,
        /** The seat has somebody. */
        SEAT_TAKEN,
        /** The server has as many games as it takes. */
        FULL,
        /** The server has as many streams as it takes. */
        CROWDED,
        /** The move could not be written to disk. */
        NOT_SAVED;

        /** The word for it in answers and bundles. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    private final Code code;
    private final transient Facts facts;
    private final transient Optional<Verdict.Illegal> verdict;

    private Complaint(Code code, Facts facts, Optional<Verdict.Illegal> verdict) {
        super(code.toString());
        this.code = code;
        this.facts = facts;
        this.verdict = verdict;
    }

    /** A complaint without particulars. */
    public static Complaint of(Code code) {
        return new Complaint(code, Facts.none(), Optional.empty());
    }

    /** A complaint with its particulars. */
    public static Complaint of(Code code, Facts facts) {
        return new Complaint(code, facts, Optional.empty());
    }

    /** A move that a rule forbids. */
    public static Complaint refused(Verdict.Illegal verdict) {
        return new Complaint(Code.REFUSED, Facts.none(), Optional.of(verdict));
    }

    /** Why. */
    public Code code() {
        return code;
    }

    /** The rule that forbids the move, where that is why. */
    public Optional<Verdict.Illegal> verdict() {
        return verdict;
    }

    /** Why, in one sentence. */
    public String message(Locale locale) {
        return verdict.map(no -> no.message(locale))
                .orElseGet(() -> new Phrase(Complaint.class, "complaint." + code, facts).text(locale));
    }
}
