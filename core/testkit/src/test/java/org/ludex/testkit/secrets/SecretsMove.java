package org.ludex.testkit.secrets;

import java.util.OptionalInt;
import org.ludex.core.Move;

/** What happens in Secrets. */
public sealed interface SecretsMove extends Move {

    /** Chance gives the numbers; a viewer sees only their own. */
    record Deal(OptionalInt red, OptionalInt blue) implements SecretsMove {
        @Override
        public String toString() {
            return "deal " + Table.say(red) + " " + Table.say(blue);
        }
    }

    /** The side to move decides what becomes of its number. */
    record Choose(Choice choice) implements SecretsMove {
        @Override
        public String toString() {
            return choice.word();
        }
    }

    /** Chance gives a number for the one that was put away; only its owner sees it. */
    record Draw(OptionalInt number) implements SecretsMove {
        @Override
        public String toString() {
            return "draw " + Table.say(number);
        }
    }

    /** The numbers are shown at the end. */
    record Show(int red, int blue) implements SecretsMove {
        @Override
        public String toString() {
            return "show " + red + " " + blue;
        }
    }

    /** What a side did with its number. */
    enum Choice {
        NONE("-"),
        KEEP("keep"),
        DOUBLE("double"),
        /** The number was put away, and another one is due. */
        SWAPPING("swapping"),
        SWAP("swap");

        private final String word;

        Choice(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }
}
