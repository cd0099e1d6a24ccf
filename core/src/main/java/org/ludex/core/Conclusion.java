package org.ludex.core;

import java.util.Locale;
import java.util.Optional;

/**
 * How people ended a game that the rules had not: a resignation, a flag fall, a forfeit, an agreed draw.
 *
 * @param kind what happened
 * @param seat the seat that lost by it; empty for an agreed draw
 */
public record Conclusion(Kind kind, Optional<Seat> seat) {

    /** How people can end a game. */
    public enum Kind {
        /** A seat gave up. */
        RESIGN,
        /** A seat ran out of time. */
        TIME,
        /** A seat lost by decision. */
        FORFEIT,
        /** All agreed on a draw. */
        AGREED;

        /** The word that records use. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Checks that a seat is named exactly where one lost. */
    public Conclusion {
        if (seat.isPresent() == (kind == Kind.AGREED)) {
            throw new IllegalArgumentException(
                    kind == Kind.AGREED
                            ? "nobody loses by an agreed draw: " + seat
                            : "nobody is named who lost: " + kind);
        }
    }

    /** What happened, in one sentence, in the language asked for or in English. */
    public String message(Locale locale) {
        Facts facts = seat.map(who -> Facts.of("seat", who)).orElse(Facts.none());
        return new Phrase(CoreRule.class, "conclusion." + kind, facts).text(locale);
    }

    @Override
    public String toString() {
        return seat.map(who -> who.id() + ":").orElse("") + kind;
    }
}
