package org.ludex.testkit.secrets;

import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ludex.core.Fault;
import org.ludex.core.Game;
import org.ludex.core.InvalidPositionException;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Rule;
import org.ludex.core.Seat;
import org.ludex.core.Setup;
import org.ludex.testkit.pebbles.Side;
import org.ludex.testkit.secrets.SecretsMove.Choice;

/** The game. Not final, so that tests can break it. */
public class Secrets implements Game<SecretsMove> {

    private static final Pattern TEXT = Pattern.compile(
            "(\\?|0|[1-9][0-9]{0,2}) (\\?|0|[1-9][0-9]{0,2}) " + "(?:(-) (-)|(keep|double) (-|keep|double))");

    @Override
    public String id() {
        return "secrets";
    }

    @Override
    public String name() {
        return "Secrets";
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
    public Position<SecretsMove> start(Options options) {
        return position(options, Table.START);
    }

    /** Where every position of this game is made. */
    protected SecretsPosition position(Options options, Table table) {
        return new SecretsPosition(this, options, table);
    }

    @Override
    public Setup<SecretsMove> setup(String text, Options options) {
        if (text.equals("start")) {
            return new OnTable(this, options, Table.START);
        }
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw InvalidPositionException.unreadable(text, 1, "start, or numbers and choices such as 12 ? keep -");
        }
        List<Choice> choices = Stream.of(3, 4, 5, 6)
                .map(matcher::group)
                .filter(word -> word != null)
                .map(Secrets::choice)
                .toList();
        Table table =
                new Table(true, number(matcher.group(1)), number(matcher.group(2)), choices.get(0), choices.get(1));
        return new OnTable(this, options, table);
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

    private record OnTable(Secrets game, Options options, Table table) implements Setup<SecretsMove> {

        @Override
        public List<Fault> faults() {
            return table.faults();
        }

        @Override
        public Position<SecretsMove> position() {
            if (!faults().isEmpty()) {
                throw new InvalidPositionException(faults());
            }
            return game.position(options, table);
        }
    }
}
