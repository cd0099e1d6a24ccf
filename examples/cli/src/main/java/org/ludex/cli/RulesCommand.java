package org.ludex.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Option;
import org.ludex.core.Phrase;
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

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            descriptionKey = "GAME",
            description = "The game's id; 'ludex games' lists them.")
    private String id = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "CODE",
            descriptionKey = "CODE",
            description = "The code of a rule; case does not matter.")
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
        if (code.isPresent()) {
            rules.forEach(rule -> print(rule.code(), rule.title(locale)));
            return 0;
        }
        terminal.out().println(game.name());
        chapters(game).forEach(chapter -> {
            terminal.out().println();
            heading(game, chapter).ifPresent(words -> terminal.out().println(words.text(locale)));
            chapter.forEach(rule -> print(rule.code(), rule.title(locale)));
        });
        if (!game.options().isEmpty()) {
            terminal.out().println();
            terminal.out().println(Words.of("rules.options").text(locale));
            game.options().forEach(option -> print(option, locale));
        }
        return 0;
    }

    /** The rules in their order: those of each book by themselves, and what no book numbers at the end. */
    private static List<List<Rule>> chapters(Game<?, ?> game) {
        Map<String, List<Rule>> chapters = new LinkedHashMap<>();
        for (Rule rule : game.rules()) {
            String book = isUnnumbered(rule) ? "" : rule.getClass().getName();
            chapters.computeIfAbsent(book, key -> new ArrayList<>()).add(rule);
        }
        return List.copyOf(chapters.values());
    }

    /** Whether the code is a word that is not from a rulebook. */
    private static boolean isUnnumbered(Rule rule) {
        return rule.code().equals(rule.code().toLowerCase(Locale.ROOT));
    }

    /** What stands above a chapter; nothing above the only one of the game's own book. */
    private static Optional<Phrase> heading(Game<?, ?> game, List<Rule> chapter) {
        if (isUnnumbered(chapter.get(0))) {
            return Optional.of(Words.of("rules.unnumbered"));
        }
        return Games.all().stream()
                .filter(other -> !other.equals(game) && other.rules().containsAll(chapter))
                .findFirst()
                .map(other -> Words.of("rules.inherited", Facts.of("game", other.name())));
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
