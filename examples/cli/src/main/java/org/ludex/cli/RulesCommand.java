package org.ludex.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Option;
import org.ludex.core.Rule;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Prints the rulebook of a game, or one rule of it. */
@Command(
        name = "rules",
        description = "Prints the rules of a game, or one rule by its code, such as B2.",
        mixinStandardHelpOptions = true)
final class RulesCommand implements Callable<Integer> {

    /** The indentation of sentences, which form a column beside their codes. */
    private static final int INDENT = 14;

    private final Terminal terminal;

    @ParentCommand
    private Main main;

    @Parameters(index = "0", paramLabel = "GAME", description = "The game's id; 'ludex games' lists them.")
    private String id = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "CODE", description = "The code of a rule; case does not matter.")
    private Optional<String> code = Optional.empty();

    @picocli.CommandLine.Option(names = "--json", description = "Prints JSON.")
    private boolean json;

    RulesCommand(Terminal terminal) {
        this.terminal = terminal;
        this.main = new Main(terminal);
    }

    @Override
    public Integer call() throws IOException {
        Game<?, ?> game = Sheets.find(id);
        List<? extends Rule> rules = code.isPresent() ? List.of(rule(game, code.get())) : game.rules();
        if (json) {
            printJson(game, rules);
            return 0;
        }
        Locale locale = main.locale();
        if (code.isEmpty()) {
            terminal.out().println(game.name());
            terminal.out().println();
        }
        rules.forEach(rule -> print(rule.code(), rule.title(locale)));
        if (code.isEmpty() && !game.options().isEmpty()) {
            terminal.out().println();
            terminal.out().println(Words.of("rules.options").text(locale));
            game.options().forEach(option -> print(option, locale));
        }
        return 0;
    }

    private static Rule rule(Game<?, ?> game, String code) {
        return game.rule(code)
                .orElseThrow(() -> new Refusal(
                        "rule",
                        Facts.of(
                                "game",
                                game.name(),
                                "code",
                                code,
                                "known",
                                game.rules().stream().map(Rule::code).toList())));
    }

    private void print(String head, String sentence) {
        String gap = " ".repeat(Math.max(2, INDENT - head.length()));
        terminal.out().println(head + gap + sentence);
    }

    private void print(Option option, Locale locale) {
        String values = option.values().isEmpty() ? "" : " [" + String.join(" | ", option.values()) + "]";
        terminal.out().println(option.name() + "=" + option.defaultValue() + values);
        print("", option.description(locale));
    }

    private void printJson(Game<?, ?> game, List<? extends Rule> rules) throws IOException {
        try (JsonGenerator out = Json.generator(terminal, true)) {
            out.writeStartObject();
            out.writeStringField("game", game.id());
            out.writeArrayFieldStart("rules");
            for (Rule rule : rules) {
                out.writeStartObject();
                out.writeStringField("code", rule.code());
                out.writeStringField("kind", rule.kind().name().toLowerCase(Locale.ROOT));
                out.writeStringField("rule", rule.title(main.locale()));
                out.writeEndObject();
            }
            out.writeEndArray();
            out.writeEndObject();
        }
        terminal.out().println();
    }
}
