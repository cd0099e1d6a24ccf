package org.ludex.testkit.secrets;

import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.NamedGame;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.core.Setup;
import org.ludex.testkit.pebbles.Side;
import org.ludex.testkit.secrets.SecretsMove.Choice;

/** The game. Not final, so that tests can break it. */
public class Secrets extends NamedGame<SecretsMove, SecretsPosition> {

    private static final String NUMBER = "(\\?|0|[1-9][0-9]{0,2}) ";
    private static final String CHOICE = "(-|keep|double|swapping|swap)";
    private static final Pattern TEXT = Pattern.compile(NUMBER + NUMBER + CHOICE + " " + CHOICE + "( shown)?");

    public Secrets() {
        super("secrets", "Secrets");
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public List<? extends Seat> seats(Options options) {
        return List.of(Side.RED, Side.BLUE);
    }

    @Override
    public List<? extends Rule> rules() {
        return List.of(SecretsRule.values());
    }

    @Override
    public Class<SecretsMove> moveType() {
        return SecretsMove.class;
    }

    @Override
    public SecretsPosition start(Options options) {
        return position(options, Table.START);
    }

    /** Where every position of this game is made. */
    protected SecretsPosition position(Options options, Table table) {
        return new SecretsPosition(this, options, table);
    }

    @Override
    public Setup<SecretsPosition> setup(String text, Options options) {
        if (text.equals("start")) {
            return Setup.of(List.of(), () -> position(options, Table.START));
        }
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw InvalidPositionException.unreadable(text, 1, "start, or numbers and choices such as 12 ? keep -");
        }
        Table table = new Table(
                true,
                number(matcher.group(1)),
                number(matcher.group(2)),
                choice(matcher.group(3)),
                choice(matcher.group(4)),
                matcher.group(5) != null);
        return Setup.of(table.faults(), () -> position(options, table));
    }

    private static OptionalInt number(String word) {
        return word.equals("?") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(word));
    }

    private static Choice choice(String word) {
        return Stream.of(Choice.values())
                .filter(choice -> choice.word().equals(word))
                .findFirst()
                .orElseThrow();
    }
}
