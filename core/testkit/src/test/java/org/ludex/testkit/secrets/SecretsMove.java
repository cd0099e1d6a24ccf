package org.ludex.testkit.secrets;

import org.ludex.core.Move;

/** What happens in Secrets. */
public sealed interface SecretsMove extends Move {

    /** Chance gives the numbers, or shows them at the end where they were hidden. */
    record Deal(int red, int blue) implements SecretsMove {
        @Override
        public String toString() {
            return "deal " + red + " " + blue;
        }
    }

    /** The side to move keeps or doubles its number. */
    record Choose(Choice choice) implements SecretsMove {
        @Override
        public String toString() {
            return choice.word();
        }
    }

    /** What a side did with its number. */
    enum Choice {
        NONE("-"),
        KEEP("keep"),
        DOUBLE("double");

        private final String word;

        Choice(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }
}
