package org.ludex.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Option;
import org.ludex.core.Seat;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;

/** Lists the games. */
@Command(
        name = "games",
        description = "Lists the games with their seats and options.",
        mixinStandardHelpOptions = true,
        footer = {"", "Examples:", "  ludex games --json"})
final class GamesCommand implements Callable<Integer> {

    private final Terminal terminal;

    @ParentCommand
    private Main main;

    @picocli.CommandLine.Option(names = "--json", description = "Prints JSON.")
    private boolean json;

    GamesCommand(Terminal terminal) {
        this.terminal = terminal;
        this.main = new Main(terminal);
    }

    @Override
    public Integer call() throws IOException {
        if (json) {
            printJson();
        } else {
            Games.all().forEach(this::print);
        }
        return 0;
    }

    private void print(Game<?, ?> game) {
        String seats = String.join(
                ", ", game.seats(game.defaults()).stream().map(Seat::id).toList());
        terminal.out().println(game.id() + ": " + game.name() + " (" + seats + ")");
        for (Option option : game.options()) {
            String values = option.values().isEmpty() ? "" : " [" + String.join(" | ", option.values()) + "]";
            terminal.out()
                    .println("    " + option.name() + "=" + option.defaultValue() + values + "  "
                            + option.description(main.locale()));
        }
    }

    private void printJson() throws IOException {
        try (JsonGenerator out = Json.generator(terminal, true)) {
            out.writeStartArray();
            for (Game<?, ?> game : Games.all()) {
                out.writeStartObject();
                out.writeStringField("id", game.id());
                out.writeStringField("name", game.name());
                out.writeArrayFieldStart("seats");
                for (Seat seat : game.seats(game.defaults())) {
                    out.writeString(seat.id());
                }
                out.writeEndArray();
                out.writeArrayFieldStart("options");
                for (Option option : game.options()) {
                    printJson(option, out);
                }
                out.writeEndArray();
                out.writeEndObject();
            }
            out.writeEndArray();
        }
        terminal.out().println();
    }

    private void printJson(Option option, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("name", option.name());
        out.writeStringField("default", option.defaultValue());
        out.writeStringField("description", option.description(main.locale()));
        if (!option.values().isEmpty()) {
            out.writeArrayFieldStart("values");
            for (String value : option.values()) {
                out.writeString(value);
            }
            out.writeEndArray();
        }
        out.writeEndObject();
    }
}
