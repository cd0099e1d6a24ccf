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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ludex.core.Facts;
import org.ludex.core.Game;
import org.ludex.core.Games;
import org.ludex.core.Option;
import org.ludex.core.Phrase;
import org.ludex.core.Rule;
import org.ludex.notation.spi.NotationRule;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Prints the rulebook of a game, or one rule of it. */
@Command(
        name = "rules",
        description = "Prints the rules of a game, or one rule by its code, such as B2.",
        mixinStandardHelpOptions = true)
final class RulesCommand implements Callable<Integer> {

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
        Optional<Rulebook> book = Rulebook.of(game, locale);
        Typesetter type = new Typesetter(terminal.out(), terminal.width(), locale);
        if (code.isPresent()) {
            printOne(game, rules.get(0), book, type);
            return 0;
        }
        if (book.isPresent()) {
            book.get().print(type);
        } else {
            type.title(game.name());
        }
        chapters(game).stream()
                .filter(chapter -> book.isEmpty() || isUnnumbered(chapter.get(0)))
                .forEach(chapter -> print(chapter, type));
        printOptions(game, type);
        if (book.isPresent()) {
            type.chapter(Words.of("rules.more").text(locale));
            type.paragraph(Words.of(
                            "rules.one",
                            Facts.of(
                                    "game",
                                    game.id(),
                                    "code",
                                    game.rules().get(0).code()))
                    .text(locale));
        }
        return 0;
    }

    /** All that a game's page says about a rule, and where to read on; the sentence alone where there is no page. */
    private void printOne(Game<?, ?> game, Rule rule, Optional<Rulebook> book, Typesetter type) {
        if (book.isEmpty() || !book.get().print(rule, type)) {
            type.rule(rule.code(), "", rule.title(main.locale()));
        } else if (!book.get().explains(rule)) {
            explainer(game, rule)
                    .ifPresent(other -> type.paragraph(
                            Words.of("rules.elsewhere", Facts.of("game", other.id(), "code", rule.code()))
                                    .text(main.locale())));
        }
    }

    /** Another game whose page explains a rule that both have. */
    private Optional<Game<?, ?>> explainer(Game<?, ?> game, Rule rule) {
        return Games.all().stream()
                .filter(other -> !other.equals(game) && other.rules().contains(rule))
                .<Game<?, ?>>map(other -> other)
                .filter(other -> Rulebook.of(other, main.locale())
                        .filter(book -> book.explains(rule))
                        .isPresent())
                .findFirst();
    }

    /** Rules that are on no page: their sentences. */
    private void print(List<Rule> chapter, Typesetter type) {
        Locale locale = main.locale();
        if (isUnnumbered(chapter.get(0))) {
            type.chapter(Words.of("rules.unnumbered").text(locale));
        }
        type.list(chapter.stream()
                .map(rule ->
                        isUnnumbered(rule) ? "- " + rule.title(locale) : "- " + rule.code() + ": " + rule.title(locale))
                .collect(Collectors.joining("\n")));
    }

    private void printOptions(Game<?, ?> game, Typesetter type) {
        Locale locale = main.locale();
        type.chapter(Words.of("rules.options").text(locale));
        if (game.options().isEmpty()) {
            type.paragraph(Words.of("rules.options.none").text(locale));
        }
        for (Option option : game.options()) {
            type.entry(
                    option.name() + ": " + option.description(locale),
                    values(option).text(locale));
        }
    }

    private static Phrase values(Option option) {
        if (!option.values().isEmpty()) {
            String values = String.join(", ", option.values());
            return Words.of("rules.option.values", Facts.of("values", values, "default", option.defaultValue()));
        }
        return option.defaultValue().isEmpty()
                ? Words.of("rules.option.empty")
                : Words.of("rules.option.free", Facts.of("default", option.defaultValue()));
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

    /** The rule of the game, or of records of any game, with a code in any digits. */
    private static Rule rule(Game<?, ?> game, String code) {
        String plain = code.codePoints()
                .mapToObj(point -> Character.isDigit(point)
                        ? String.valueOf(Character.digit(point, 10))
                        : Character.toString(point))
                .collect(Collectors.joining());
        return game.rule(plain)
                .or(() -> Stream.of(NotationRule.values())
                        .filter(rule -> rule.code().equalsIgnoreCase(plain))
                        .findFirst())
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

    private void printJson(Game<?, ?> game, List<? extends Rule> rules) throws IOException {
        Optional<Rulebook> book = Rulebook.of(game, main.locale());
        try (JsonGenerator out = Json.generator(terminal, true)) {
            out.writeStartObject();
            out.writeStringField("game", game.id());
            out.writeArrayFieldStart("rules");
            for (Rule rule : rules) {
                out.writeStartObject();
                out.writeStringField("code", rule.code());
                out.writeStringField("kind", rule.kind().name().toLowerCase(Locale.ROOT));
                out.writeStringField("rule", rule.title(main.locale()));
                Optional<Rulebook.Entry> entry = book.flatMap(page -> page.entry(rule));
                if (entry.isPresent()) {
                    out.writeStringField("name", entry.get().name());
                    out.writeObjectField("explanation", entry.get().explanation());
                }
                out.writeEndObject();
            }
            out.writeEndArray();
            out.writeEndObject();
        }
        terminal.out().println();
    }
}
