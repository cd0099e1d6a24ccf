package org.ludex.testkit.secrets;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.testkit.pebbles.Side;
import org.ludex.testkit.secrets.SecretsMove.Choice;

/** What lies on the table: whether numbers were dealt, what is known of them, and what was done with them. */
public record Table(boolean dealt, OptionalInt red, OptionalInt blue, Choice redChoice, Choice blueChoice) {

    static final Table START = new Table(false, OptionalInt.empty(), OptionalInt.empty(), Choice.NONE, Choice.NONE);

    OptionalInt number(Side side) {
        return side == Side.RED ? red : blue;
    }

    Choice choice(Side side) {
        return side == Side.RED ? redChoice : blueChoice;
    }

    boolean isDecided() {
        return redChoice != Choice.NONE && blueChoice != Choice.NONE;
    }

    boolean isShown() {
        return red.isPresent() && blue.isPresent();
    }

    int worth(Side side) {
        return number(side).orElseThrow() * (choice(side) == Choice.DOUBLE ? 2 : 1);
    }

    Table with(OptionalInt newRed, OptionalInt newBlue) {
        return new Table(true, newRed, newBlue, redChoice, blueChoice);
    }

    Table with(Choice choice) {
        return redChoice == Choice.NONE
                ? new Table(true, red, blue, choice, Choice.NONE)
                : new Table(true, red, blue, redChoice, choice);
    }

    List<Fault> faults() {
        List<Fault> faults = new ArrayList<>();
        for (Side side : Side.values()) {
            number(side).ifPresent(number -> {
                if (number > 99) {
                    faults.add(new Fault(SecretsRule.N2, Facts.of("number", number)));
                }
                if (number % 2 != 0 && choice(side) == Choice.DOUBLE) {
                    faults.add(new Fault(SecretsRule.TABLE, Facts.of("side", side, "number", number)));
                }
            });
        }
        return List.copyOf(faults);
    }

    String text() {
        return dealt ? say(red) + " " + say(blue) + " " + redChoice.word() + " " + blueChoice.word() : "start";
    }

    private static String say(OptionalInt number) {
        return number.isPresent() ? Integer.toString(number.getAsInt()) : "?";
    }
}
