package org.ludex.notation.testkit;

import java.util.List;
import java.util.Optional;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Move;
import org.ludex.notation.spi.Moment;
import org.ludex.notation.spi.MoveText;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Reading;
import org.ludex.notation.spi.Remark;
import org.ludex.notation.spi.Span;
import org.ludex.notation.spi.Unreadable;
import org.ludex.notation.spi.WrittenMove;
import org.ludex.notation.testkit.Countdown.Matches;
import org.ludex.notation.testkit.Countdown.Take;

/** Notations with a fault. Each writes a game of its own, which is Countdown under another name. */
final class Slips {

    private Slips() {}

    /** Reads word by word what the game writes; a fault changes one of both. */
    private abstract static class Slip extends Countdown.Notation {

        Slip(String id) {
            this(new Countdown(id));
        }

        Slip(Countdown game) {
            super(game);
        }

        @Override
        public final List<WrittenMove<Take, Matches>> parse(MoveText text) {
            return text.words().stream()
                    .<WrittenMove<Take, Matches>>map(span -> new Word(this, span, text.of(span)))
                    .toList();
        }

        Reading<Take> read(Span span, String word, Moment<Take, Matches> moment) {
            return word.matches("-[1-3]")
                    ? Reading.of(new Take(Integer.parseInt(word.substring(1))))
                    : new Unreadable<Take, Matches>(span, word).on(moment);
        }
    }

    private record Word(Slip notation, Span span, String word) implements WrittenMove<Take, Matches> {
        @Override
        public Reading<Take> on(Moment<Take, Matches> moment) {
            return notation.read(span, word, moment);
        }
    }

    /** The contract of a game with one of these notations. */
    abstract static class Contract extends NotationContract<Take, Matches> {

        private final Game<Take, Matches> game;

        Contract(Slip notation) {
            this.game = notation.game();
        }

        @Override
        protected Game<Take, Matches> game() {
            return game;
        }
    }

    /** No fault at all. */
    public static final class Faultless extends Slip {
        /** For the loader. */
        public Faultless() {
            super("faultless");
        }
    }

    static final class OfFaultless extends Contract {
        OfFaultless() {
            super(new Faultless());
        }
    }

    /** Takes one match where two are written. */
    public static final class Misreading extends Slip {
        /** For the loader. */
        public Misreading() {
            super("misreading");
        }

        @Override
        Reading<Take> read(Span span, String word, Moment<Take, Matches> moment) {
            return super.read(span, word.equals("-2") ? "-1" : word, moment);
        }
    }

    static final class OfMisreading extends Contract {
        OfMisreading() {
            super(new Misreading());
        }
    }

    /** Finds fault with what it has written itself. */
    public static final class Fussy extends Slip {
        /** For the loader. */
        public Fussy() {
            super("fussy");
        }

        @Override
        Reading<Take> read(Span span, String word, Moment<Take, Matches> moment) {
            return word.equals("-3")
                    ? Reading.of(
                            List.of(new Take(3)),
                            List.of(new Remark(NotationRule.LENIENT, Facts.of("words", word, "proper", "three"), span)))
                    : super.read(span, word, moment);
        }
    }

    static final class OfFussy extends Contract {
        OfFussy() {
            super(new Fussy());
        }
    }

    /** Takes anything for a move. */
    public static final class Eager extends Slip {
        /** For the loader. */
        public Eager() {
            super("eager");
        }

        @Override
        Reading<Take> read(Span span, String word, Moment<Take, Matches> moment) {
            return word.equals("xyzzy") ? Reading.of(new Take(1)) : super.read(span, word, moment);
        }
    }

    static final class OfEager extends Contract {
        OfEager() {
            super(new Eager());
        }
    }

    /** Fails on what it does not know. */
    public static final class Throwing extends Slip {
        /** For the loader. */
        public Throwing() {
            super("throwing");
        }

        @Override
        Reading<Take> read(Span span, String word, Moment<Take, Matches> moment) {
            return Reading.of(new Take(Integer.parseInt(word.substring(1))));
        }
    }

    static final class OfThrowing extends Contract {
        OfThrowing() {
            super(new Throwing());
        }
    }

    /** Reads and writes without a fault, but its game takes a three that somebody sends for a two. */
    public static final class Confusing extends Slip {
        /** For the loader. */
        public Confusing() {
            super(new Confused());
        }
    }

    private static final class Confused extends Countdown {
        Confused() {
            super("confusing");
        }

        @Override
        public Take cast(Move move) {
            Take take = super.cast(move);
            return take.count() == 3 ? new Take(2) : take;
        }
    }

    static final class OfConfusing extends Contract {
        OfConfusing() {
            super(new Confusing());
        }
    }

    /** Writes words of its own, and reads one of them as another move. */
    public static final class Wordy extends Slip {
        /** For the loader. */
        public Wordy() {
            super("wordy");
        }

        @Override
        public String write(Take move) {
            return "take" + move;
        }

        @Override
        Reading<Take> read(Span span, String word, Moment<Take, Matches> moment) {
            String bare = word.startsWith("take-") ? word.substring(4) : word;
            return super.read(span, bare.equals("-2") ? "-1" : bare, moment);
        }
    }

    static final class OfWordy extends Contract {
        OfWordy() {
            super(new Wordy());
        }
    }

    /** Has a schema that no record fits. */
    public static final class Refusing extends Slip {
        /** For the loader. */
        public Refusing() {
            super("refusing");
        }

        @Override
        public Optional<String> schemaResource() {
            return Optional.of("refusing.schema.json");
        }
    }

    static final class OfRefusing extends Contract {
        OfRefusing() {
            super(new Refusing());
        }
    }
}
