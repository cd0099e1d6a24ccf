package org.ludex.testkit.secrets;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.testkit.pebbles.Side;
import org.ludex.testkit.secrets.SecretsMove.Choice;

/** What is on the table: whether numbers were dealt and shown, what is known of them, and what was done with them. */
public record Table(
        boolean dealt, OptionalInt red, OptionalInt blue, Choice redChoice, Choice blueChoice, boolean shown) {

    static final Table START =
            new Table(false, OptionalInt.empty(), OptionalInt.empty(), Choice.NONE, Choice.NONE, false);

    public OptionalInt number(Side side) {
        return side == Side.RED ? red : blue;
    }

    public Choice choice(Side side) {
        return side == Side.RED ? redChoice : blueChoice;
    }

    /** The side that has to decide, or for which a number is due. */
    public Side due() {
        return isDecided(Side.RED) ? Side.BLUE : Side.RED;
    }

    public boolean isDrawing() {
        return choice(due()) == Choice.SWAPPING;
    }

    public boolean isDecided() {
        return isDecided(Side.RED) && isDecided(Side.BLUE);
    }

    private boolean isDecided(Side side) {
        return choice(side) != Choice.NONE && choice(side) != Choice.SWAPPING;
    }

    int worth(Side side) {
        return number(side).orElseThrow() * (choice(side) == Choice.DOUBLE ? 2 : 1);
    }

    public Table with(OptionalInt newRed, OptionalInt newBlue) {
        return new Table(true, newRed, newBlue, redChoice, blueChoice, shown);
    }

    public Table with(Side side, OptionalInt number) {
        return side == Side.RED ? with(number, blue) : with(red, number);
    }

    Table with(Side side, Choice choice) {
        return side == Side.RED
                ? new Table(true, red, blue, choice, blueChoice, shown)
                : new Table(true, red, blue, redChoice, choice, shown);
    }

    Table showing(int newRed, int newBlue) {
        return new Table(true, OptionalInt.of(newRed), OptionalInt.of(newBlue), redChoice, blueChoice, true);
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
                if (choice(side) == Choice.SWAPPING) {
                    faults.add(
                            new Fault(SecretsRule.TABLE, Facts.of("side", side).as("swapping")));
                }
            });
        }
        if (!isDecided(Side.RED) && blueChoice != Choice.NONE) {
            faults.add(new Fault(SecretsRule.TABLE, Facts.none().as("early")));
        }
        if (shown && !(isDecided() && red.isPresent() && blue.isPresent())) {
            faults.add(new Fault(SecretsRule.TABLE, Facts.none().as("shown")));
        }
        return List.copyOf(faults);
    }

    String text() {
        String choices = redChoice.word() + " " + blueChoice.word();
        return dealt ? say(red) + " " + say(blue) + " " + choices + (shown ? " shown" : "") : "start";
    }

    static String say(OptionalInt number) {
        return number.isPresent() ? Integer.toString(number.getAsInt()) : "?";
    }
}
