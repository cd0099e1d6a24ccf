package org.ludex.core;

import java.util.Locale;
import java.util.Optional;

/**
 * How the players ended a game before its rules did: by resignation, on time, by forfeit or by agreeing on a draw.
 *
 * @param kind what happened
 * @param seat the seat that lost by it; empty for an agreed draw
 */
public record Conclusion(Kind kind, Optional<Seat> seat) {

    /** The ways in which players can end a game. */
    public enum Kind {
        /** A seat gave up. */
        RESIGN,
        /** A seat ran out of time. */
        TIME,
        /** A seat lost by forfeit. */
        FORFEIT,
        /** The players agreed on a draw. */
        AGREED;

        /** The word that records use. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Checks that a seat is given unless the game was drawn. */
    public Conclusion {
        if (kind == Kind.AGREED && seat.isPresent()) {
            throw new InvalidValueException(new Phrase(
                    CoreRule.class,
                    "invalid.agreed-loser",
                    Facts.of("seat", seat.get().id())));
        }
        if (kind != Kind.AGREED && seat.isEmpty()) {
            throw new InvalidValueException(
                    new Phrase(CoreRule.class, "invalid.no-loser", Facts.of("kind", kind.toString())));
        }
    }

    /** Describes what happened in one sentence, in the requested language or in English. */
    public String message(Locale locale) {
        return phrase().text(locale);
    }

    /** The verdict on every move that is tried afterwards: {@link CoreRule#GAME_OVER}. */
    public Verdict.Illegal refusal() {
        return Verdict.illegal(CoreRule.GAME_OVER, Facts.of("reason", phrase()));
    }

    private Phrase phrase() {
        Facts facts = seat.map(who -> Facts.of("seat", who)).orElse(Facts.none());
        return new Phrase(CoreRule.class, "conclusion." + kind, facts);
    }

    @Override
    public String toString() {
        return seat.map(who -> who.id() + ":").orElse("") + kind;
    }
}
