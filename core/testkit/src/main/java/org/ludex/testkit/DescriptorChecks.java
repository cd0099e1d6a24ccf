package org.ludex.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ludex.core.Fault;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.InvalidOptionsException;
import org.ludex.core.Move;
import org.ludex.core.Option;
import org.ludex.core.Options;
import org.ludex.core.Position;
import org.ludex.core.Rule;
import org.ludex.core.Seat;

/** The description of a game: its id, options, seats and rules. */
final class DescriptorChecks<M extends Move, P extends Position<M, P>> {

    private static final List<String> BAD_VALUES = List.of("no-such-value", "", "-1", "99999999999999999999", "\u06F3");

    private final Game<M, P> game;

    DescriptorChecks(Game<M, P> game) {
        this.game = game;
    }

    void isFoundById() {
        assertThat(game.id()).as("id").matches("[a-z][a-z0-9-]*");
        assertThat(game.name()).as("name").isNotBlank();
        List<Game<?, ?>> found = Games.all().stream()
                .filter(other -> other.id().equals(game.id()))
                .toList();
        assertThat(found).as("games found with the id %s", game.id()).hasSize(1);
        assertThat(game)
                .as("the game found as %s", game.id())
                .isInstanceOf(found.get(0).getClass());
    }

    void unknownOptionsAreRefused() {
        checkRefused(Map.of("no-such-option", "1"));
        assertThat(game.options().stream()
                        .map(option -> option.name().toLowerCase(Locale.ROOT))
                        .toList())
                .as("names of options")
                .doesNotHaveDuplicates();
        for (Option option : game.options()) {
            assertThat(option.description())
                    .as("description of %s", option.name())
                    .isNotBlank();
            for (String bad : BAD_VALUES) {
                if (option.values().isEmpty()) {
                    checkStart(Map.of(option.name(), bad));
                } else if (!option.values().contains(bad)) {
                    checkRefused(Map.of(option.name(), bad));
                }
            }
            option.values().forEach(value -> checkStart(Map.of(option.name(), value)));
        }
    }

    private void checkRefused(Map<String, String> options) {
        assertThatThrownBy(() -> game.start(Options.of(game, options)))
                .as("starting with %s", options)
                .isInstanceOfSatisfying(InvalidOptionsException.class, this::checkFaults);
    }

    /** The game either starts or explains why it cannot. */
    private void checkStart(Map<String, String> given) {
        try {
            Options options = Options.of(game, given);
            assertThat(game.start(options).text()).as("start with %s", given).isNotBlank();
            assertThat(game.seats(options)).as("seats with %s", given).isNotEmpty();
        } catch (InvalidOptionsException refused) {
            checkFaults(refused);
        } catch (RuntimeException trouble) {
            throw new AssertionError(
                    "Starting with " + given + " failed with an unexpected exception: " + trouble, trouble);
        }
    }

    private void checkFaults(InvalidOptionsException refused) {
        assertThat(refused.faults()).isNotEmpty();
        for (Fault fault : refused.faults()) {
            Texts.checkMessage(fault.rule(), fault.message(Locale.ENGLISH));
        }
    }

    void rulesHaveCodesAndTitles() {
        assertThat(game.rules()).as("rules").isNotEmpty();
        assertThat(game.rules().stream().map(Rule::code).toList())
                .as("codes of the rules")
                .doesNotHaveDuplicates()
                .allSatisfy(code -> assertThat(code).matches("[A-Za-z0-9][A-Za-z0-9._-]*"));
        game.rules().forEach(Texts::checkTitle);
    }

    void seatsHaveIds(Options options) {
        List<? extends Seat> seats = game.seats(options);
        assertThat(seats).as("seats").isNotEmpty().doesNotHaveDuplicates();
        assertThat(seats.stream().map(Seat::id).toList())
                .as("ids of the seats")
                .doesNotHaveDuplicates()
                .allSatisfy(id -> assertThat(id).matches("[A-Za-z][A-Za-z0-9-]*"));
        for (Seat seat : seats) {
            assertThat(game.opponents(seat, options))
                    .as("who wins when %s gives up", seat.id())
                    .isNotEmpty()
                    .doesNotHaveDuplicates()
                    .allMatch(seats::contains)
                    .noneMatch(seat::equals);
        }
    }
}
