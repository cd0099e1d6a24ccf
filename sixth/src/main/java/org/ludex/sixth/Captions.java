package org.ludex.sixth;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.ludex.core.Outcome;

/** The lines under a picture. */
final class Captions {

    private Captions() {}

    static List<String> of(SixthPosition position, Highlight highlight) {
        List<String> lines = new ArrayList<>();
        if (!highlight.text().isEmpty()) {
            lines.add("Last move " + highlight.text() + removal(highlight));
        }
        lines.add(status(position));
        lines.add(reserve(position, Side.WHITE));
        lines.add(reserve(position, Side.BLACK));
        if (position.beside().lady()) {
            lines.add("Lady beside the board");
        }
        position.banned().filter(move -> position.outcome().isOpen()).ifPresent(move -> lines.add("Forbidden " + move));
        return lines;
    }

    private static String removal(Highlight highlight) {
        return highlight.removed().isEmpty()
                ? ""
                : highlight.removed().stream().map(Piece::toString).collect(Collectors.joining("", ", removed ", ""));
    }

    private static String status(SixthPosition position) {
        Outcome outcome = position.outcome();
        if (outcome instanceof Outcome.Won won) {
            return name((Side) won.winners().get(0)) + " has won (" + won.rule().code() + ")";
        }
        if (outcome instanceof Outcome.Drawn drawn) {
            return "Drawn (" + drawn.rule().code() + ")";
        }
        return name(position.toMove()) + " to move";
    }

    private static String reserve(SixthPosition position, Side side) {
        Beside beside = position.beside();
        String score = position.terms().sixKings() ? ", kings " + beside.score(side) : "";
        return name(side) + ": reserve " + beside.reserve(side) + score;
    }

    private static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }
}
