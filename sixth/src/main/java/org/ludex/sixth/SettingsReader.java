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
final class SettingsReader {

    static final List<Option> OPTIONS = List.of(
            Option.of(Sixth.class, "size", List.of("3", "4", "5", "6", "7", "8"))
                    .withDefault("5"),
            free("pieces", SixthOptions.AUTO, SettingsReader::pieces),
            Option.of(Side.class, "first"),
            Option.of(Kings.class, "kings"),
            Option.of(NoMove.class, "noMove"),
            Option.of(Repetition.class, "repetition"),
            Option.of(Removal.class, "removal"),
            Option.of(Specials.class, "specials"),
            Option.of(LadyEntry.class, "ladyEntry"),
            Option.of(LadyPayer.class, "lady"),
            free("whiteArmy", SixthOptions.BUILD, SettingsReader::army),
            free("blackArmy", SixthOptions.BUILD, SettingsReader::army));

    private static final int MOST_PIECES = 99;
    private static final int ARMY_POINTS = 12;

    /** What the usual options mean, worked out once. */
    private static final Settings STANDARD = new SettingsReader(Sixth.GAME.defaults()).settings();

    private final Options options;
    private final SixthOptions typed;
    private final Map<String, String> spelling;
    private final List<Fault> faults = new ArrayList<>();

    private SettingsReader(Options options) {
        this.options = options;
        this.typed = SixthOptions.of(options);
        this.spelling = new LinkedHashMap<>(options.values());
    }

    private static Option free(String name, String usual, UnaryOperator<String> spelling) {
        return Option.free(Sixth.class, name, usual, spelling);
    }

    /**
     * What the options mean.
     *
     * @throws InvalidOptionsException if they contradict each other, with every reason
     */
    static Settings read(Options options) {
        return options.equals(STANDARD.options()) ? STANDARD : new SettingsReader(options).settings();
    }

    private Settings settings() {
        boolean armies = typed.specials() == Specials.ARMY;
        Reserve white = armies ? army(Side.WHITE) : sameForBoth();
        Reserve black = armies ? army(Side.BLACK) : white;
        refuseWhatDoesNotFit();
        if (!faults.isEmpty()) {
            throw new InvalidOptionsException(faults);
        }
        Grid grid = Grid.of(typed.size());
        return new Settings(
                Options.of(Sixth.GAME, spelling),
                grid,
                typed.first(),
                typed.kings() == Kings.SIX,
                typed.noMove(),
                typed.repetition() == Repetition.THREEFOLD_DRAW,
                typed.removal() == Removal.WHOLE_TOWER,
                white,
                black,
                typed.ladyEntry() == LadyEntry.ANY ? grid.all() : grid.edge(),
                ladyPlayers(),
                typed.lady() == LadyPayer.BUILD);
    }

    /** The one spelling of a number of pieces. */
    private static String pieces(String text) {
        if (text.equalsIgnoreCase(SixthOptions.AUTO)) {
            return SixthOptions.AUTO;
        }
        return text.matches("\\p{Nd}{1,4}") ? Integer.toString(Integer.parseInt(text)) : text;
    }

    /** The one spelling of an army. */
    private static String army(String text) {
        return text.equalsIgnoreCase(SixthOptions.BUILD)
                ? SixthOptions.BUILD
                : Reserve.parse(text).pieces();
    }

    private boolean is(String option, String value) {
        return options.value(option).equals(value);
    }

    private void refuse(Rule rule, Facts facts) {
        faults.add(new Fault(rule, facts));
    }

    private Reserve sameForBoth() {
        return switch (typed.specials()) {
            case LADY -> Reserve.of(12, 0, 0);
            case HUNCHBACK -> Reserve.of(11, 0, 1);
            case GIANT -> Reserve.of(11, 1, 0);
            case NONE, ARMY -> Reserve.of(pieces(), 0, 0);
        };
    }

    private int pieces() {
        int usual = typed.size() == 4 ? 12 : 15;
        String given = options.value("pieces");
        if (given.equals(SixthOptions.AUTO)) {
            return usual;
        }
        int pieces = given.matches("[0-9]{1,4}") ? Integer.parseInt(given) : 0;
        if (pieces < 1 || pieces > MOST_PIECES) {
            refuseValue(
                    "pieces",
                    new Phrase(
                            SixthRule.class, "value.pieces", Facts.of("auto", SixthOptions.AUTO, "most", MOST_PIECES)));
        }
        // Giving the usual number means the same game as giving none.
        spelling.put("pieces", pieces == usual ? SixthOptions.AUTO : Integer.toString(pieces));
        return pieces;
    }

    private void refuseValue(String option, Phrase values) {
        refuse(CoreRule.OPTION_VALUE, Facts.of("option", option, "value", options.value(option), "values", values));
    }

    private Reserve army(Side side) {
        String option = SixthOptions.armyOption(side);
        String given = options.value(option);
        int most = typed.lady().pays(side) ? ARMY_POINTS - PieceKind.LADY.cost() : ARMY_POINTS;
        if (given.equals(SixthOptions.BUILD)) {
            return Reserve.NONE.withPoints(most);
        }
        Optional<Reserve> army = readArmy(given);
        if (army.isEmpty()) {
            refuseValue(option, new Phrase(SixthRule.class, "value.army", Facts.of("build", SixthOptions.BUILD)));
            return Reserve.NONE;
        }
        checkArmy(option, army.get(), most);
        int left = ARMY_POINTS - army.get().cost();
        boolean canBuy = typed.lady() == LadyPayer.BUILD && left >= PieceKind.LADY.cost();
        // Of what a fixed army leaves, only the price of the Lady can still be spent.
        return canBuy ? army.get().withPoints(PieceKind.LADY.cost()) : army.get();
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
        Specials specials = typed.specials();
        if (specials != Specials.NONE && !is("pieces", SixthOptions.AUTO)) {
            refuse(
                    ruleOf(specials),
                    Facts.of("specials", specials.toString(), "pieces", options.value("pieces"))
                            .as("pieces"));
        }
        if (specials != Specials.ARMY) {
            if (typed.lady() != LadyPayer.NONE) {
                refuse(
                        SixthRule.A2,
                        Facts.of("specials", specials.toString(), "lady", options.value("lady"))
                                .as("no-army"));
            }
            for (Side side : Side.values()) {
                String option = SixthOptions.armyOption(side);
                if (!is(option, SixthOptions.BUILD)) {
                    refuse(
                            SixthRule.A3,
                            Facts.of("specials", specials.toString(), "option", option)
                                    .as("no-army"));
                }
            }
        }
    }

    /** The rule that says how many pieces there are with special pieces. */
    private static SixthRule ruleOf(Specials specials) {
        return switch (specials) {
            case LADY -> SixthRule.L1;
            case HUNCHBACK -> SixthRule.H1;
            case GIANT -> SixthRule.G1;
            case NONE, ARMY -> SixthRule.A1;
        };
    }

    private Set<Side> ladyPlayers() {
        Set<Side> players = EnumSet.noneOf(Side.class);
        for (Side side : Side.values()) {
            boolean may = typed.lady().pays(side) || typed.lady() == LadyPayer.BUILD;
            if (typed.specials() == Specials.LADY || may) {
                players.add(side);
            }
        }
        return players;
    }
}
