package org.ludex.sixth;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.ludex.core.CoreRule;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Phrase;
import org.ludex.core.Rule;

/** The options of SiXTH, and what they mean. Finds everything that does not fit together before it refuses. */
final class TermsReader {

    static final String AUTO = "auto";
    static final String BUILD = "build";

    static final List<Option> OPTIONS = List.of(
            listed("size", "3", "4", "5", "6", "7", "8").withDefault("5"),
            free("pieces", AUTO, TermsReader::pieces),
            listed("first", "white", "black"),
            listed("kings", "1", "6"),
            listed("noMove", "LOSS", "PASS", "DRAW"),
            listed("repetition", "IGNORE", "THREEFOLD_DRAW"),
            listed("removal", "TOP", "WHOLE_TOWER"),
            listed("specials", "none", "lady", "hunchback", "giant", "army"),
            listed("ladyEntry", "EDGE", "ANY"),
            listed("lady", "none", "white", "black", "both"),
            free("whiteArmy", BUILD, TermsReader::army),
            free("blackArmy", BUILD, TermsReader::army));

    private static final int MOST_PIECES = 99;
    private static final int ARMY_POINTS = 12;

    private static Option listed(String name, String... values) {
        return Option.of(Sixth.class, name, List.of(values));
    }

    private static Option free(String name, String usual, UnaryOperator<String> spelling) {
        return Option.free(Sixth.class, name, usual, spelling);
    }

    private final Options options;
    private final Map<String, String> spelling;
    private final List<Fault> faults = new ArrayList<>();

    private TermsReader(Options options) {
        this.options = options;
        this.spelling = new LinkedHashMap<>(options.values());
    }

    /**
     * What the options mean.
     *
     * @throws InvalidOptionsException when they do not fit together, with every reason
     */
    static Terms read(Sixth game, Options options) {
        return new TermsReader(options).terms(game);
    }

    private Terms terms(Sixth game) {
        Grid grid = Grid.of(options.number("size"));
        boolean armies = is("specials", "army");
        Reserve white = armies ? army(Side.WHITE) : sameForBoth();
        Reserve black = armies ? army(Side.BLACK) : white;
        refuseWhatDoesNotFit();
        if (!faults.isEmpty()) {
            throw new InvalidOptionsException(faults);
        }
        return new Terms(
                game,
                Options.of(game, spelling),
                grid,
                Side.parse(options.value("first")),
                is("kings", "6"),
                NoMove.valueOf(options.value("noMove")),
                is("repetition", "THREEFOLD_DRAW"),
                is("removal", "WHOLE_TOWER"),
                white,
                black,
                is("ladyEntry", "ANY") ? grid.all() : grid.edge(),
                ladyPlayers());
    }

    /** The one spelling of a number of pieces. */
    private static String pieces(String text) {
        if (text.equalsIgnoreCase(AUTO)) {
            return AUTO;
        }
        return text.matches("\\p{Nd}{1,4}") ? Integer.toString(Integer.parseInt(text)) : text;
    }

    /** The one spelling of an army. */
    private static String army(String text) {
        return text.equalsIgnoreCase(BUILD) ? BUILD : Reserve.parse(text).pieces();
    }

    private boolean is(String option, String value) {
        return options.value(option).equals(value);
    }

    private void refuse(Rule rule, Facts facts) {
        faults.add(new Fault(rule, facts));
    }

    private Reserve sameForBoth() {
        return switch (options.value("specials")) {
            case "lady" -> Reserve.of(12, 0, 0);
            case "hunchback" -> Reserve.of(11, 0, 1);
            case "giant" -> Reserve.of(11, 1, 0);
            default -> Reserve.of(pieces(), 0, 0);
        };
    }

    private int pieces() {
        int usual = is("size", "4") ? 12 : 15;
        String given = options.value("pieces");
        if (given.equals(AUTO)) {
            return usual;
        }
        int pieces = given.matches("[0-9]{1,4}") ? Integer.parseInt(given) : 0;
        if (pieces < 1 || pieces > MOST_PIECES) {
            refuseValue(
                    "pieces", new Phrase(SixthRule.class, "value.pieces", Facts.of("auto", AUTO, "most", MOST_PIECES)));
        }
        // The usual number said aloud is the same game as nothing said.
        spelling.put("pieces", pieces == usual ? AUTO : Integer.toString(pieces));
        return pieces;
    }

    private void refuseValue(String option, Phrase values) {
        refuse(CoreRule.OPTION_VALUE, Facts.of("option", option, "value", options.value(option), "values", values));
    }

    private boolean pays(Side side) {
        return is("lady", "both") || is("lady", side.id());
    }

    private Reserve army(Side side) {
        String option = side.id() + "Army";
        String given = options.value(option);
        int most = pays(side) ? ARMY_POINTS - PieceKind.LADY.cost() : ARMY_POINTS;
        if (given.equals(BUILD)) {
            return Reserve.NONE.withPoints(most);
        }
        Optional<Reserve> army = readArmy(given);
        if (army.isEmpty()) {
            refuseValue(option, new Phrase(SixthRule.class, "value.army", Facts.of("build", BUILD)));
            return Reserve.NONE;
        }
        checkArmy(option, army.get(), most);
        return army.get();
    }

    private static Optional<Reserve> readArmy(String text) {
        try {
            return Optional.of(Reserve.parse(text));
        } catch (IllegalArgumentException notAnArmy) {
            return Optional.empty();
        }
    }

    private void checkArmy(String option, Reserve army, int most) {
        Facts facts = Facts.of("option", option, "army", army.pieces(), "cost", army.cost());
        for (PieceKind kind : List.of(PieceKind.GIANT, PieceKind.HUNCHBACK)) {
            if (army.count(kind) > 1) {
                refuse(SixthRule.A1, facts.and("kind", kind).as("army-twice"));
            }
        }
        if (army.cost() > ARMY_POINTS) {
            refuse(SixthRule.A1, facts.and("most", ARMY_POINTS).as("army-cost"));
        } else if (army.cost() > most) {
            refuse(SixthRule.A2, facts.and("most", most).as("army-cost"));
        }
        if (!army.hasPieces()) {
            refuse(SixthRule.A3, facts.as("army-empty"));
        }
    }

    private void refuseWhatDoesNotFit() {
        String specials = options.value("specials");
        if (!specials.equals("none") && !is("pieces", AUTO)) {
            refuse(
                    ruleOf(specials),
                    Facts.of("specials", specials, "pieces", options.value("pieces"))
                            .as("pieces"));
        }
        if (!specials.equals("army")) {
            if (!is("lady", "none")) {
                refuse(
                        SixthRule.A2,
                        Facts.of("specials", specials, "lady", options.value("lady"))
                                .as("no-army"));
            }
            for (String option : List.of("whiteArmy", "blackArmy")) {
                if (!is(option, BUILD)) {
                    refuse(
                            SixthRule.A3,
                            Facts.of("specials", specials, "option", option).as("no-army"));
                }
            }
        }
    }

    /** The rule that says how many pieces there are with special pieces. */
    private static SixthRule ruleOf(String specials) {
        return switch (specials) {
            case "lady" -> SixthRule.L1;
            case "hunchback" -> SixthRule.H1;
            case "giant" -> SixthRule.G1;
            default -> SixthRule.A1;
        };
    }

    private Set<Side> ladyPlayers() {
        Set<Side> players = EnumSet.noneOf(Side.class);
        for (Side side : Side.values()) {
            if (is("specials", "lady") || pays(side)) {
                players.add(side);
            }
        }
        return players;
    }
}
