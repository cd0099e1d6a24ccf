package org.ludex.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.ludex.core.Game;
import org.ludex.core.Rule;

/**
 * The rules page of a game, for a terminal: its chapters with the rules in the order of the page. The sentence of a rule
 * comes from the game itself. Records, pictures and the tables for programmers stay on the page. Immutable.
 */
final class Rulebook {

    private static final Pattern RULE = Pattern.compile("### (\\S+) (.+)");
    private static final Pattern ROW_OF_RULE = Pattern.compile("\\[?+([A-Z]++\\d++) ([^]|]++)(?:]\\([^)]*+\\))?+");
    /** Chapters about records and codes rather than about the game, in the languages of the pages. */
    private static final Set<String> ASIDE = Set.of(
            "Reading the examples", "Options", "When a move breaks several rules", "Other codes", "What is one play");

    private final Game<?, ?> game;
    private final Locale locale;
    private final List<String> blocks;

    private Rulebook(Game<?, ?> game, Locale locale, String page) {
        this.game = game;
        this.locale = locale;
        this.blocks = List.of(page.strip().split("\\R{2,}"));
    }

    /** The book of a game in a language, or in English; empty for games that bring no page. */
    static Optional<Rulebook> of(Game<?, ?> game, Locale locale) {
        String id = game.id();
        boolean persian = locale.getLanguage().equals("fa");
        return (persian ? page(id + "_fa.md") : Optional.<String>empty())
                .or(() -> page(id + "/rules.md"))
                .or(() -> page("dog/" + id + ".md"))
                .map(page -> new Rulebook(game, locale, page));
    }

    private static Optional<String> page(String name) {
        try (@Nullable InputStream in = Rulebook.class.getResourceAsStream("rules/" + name)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sets the whole book. */
    void print(Typesetter type) {
        List<String> chapter = new ArrayList<>();
        for (String block : blocks) {
            if (block.startsWith("## ")) {
                print(chapter, type);
                chapter.clear();
            }
            chapter.add(block);
        }
        print(chapter, type);
    }

    /**
     * Sets one rule with everything that the page says about it: its name, its sentence, its explanation and its rulings. Where
     * the page only lists the rule among those of another game, what is different.
     *
     * @return whether the rule is on the page
     */
    boolean print(Rule rule, Typesetter type) {
        List<String> section = section(rule);
        if (!section.isEmpty()) {
            section.forEach(block -> print(block, type));
            return true;
        }
        Optional<List<String>> row = row(rule);
        row.ifPresent(each -> table(List.of(List.of(), each), type));
        return row.isPresent();
    }

    /**
     * What the page says about a rule besides its sentence.
     *
     * @param name the name of the rule
     * @param explanation its explanation and its rulings, or what is different from another game, in Markdown
     */
    record Entry(String name, List<String> explanation) {}

    /** What the page says about a rule, if it is on the page. */
    Optional<Entry> entry(Rule rule) {
        List<String> section = section(rule);
        if (!section.isEmpty()) {
            String name = RULE.matcher(section.get(0)).replaceFirst("$2");
            return Optional.of(new Entry(name, section.subList(1, section.size())));
        }
        return row(rule)
                .map(row -> new Entry(
                        ROW_OF_RULE.matcher(row.get(0)).replaceFirst("$2"),
                        row.get(1).isBlank() ? List.of() : List.of(row.get(1))));
    }

    /** The row of a rule that is taken over from another game. */
    private Optional<List<String>> row(Rule rule) {
        return blocks.stream()
                .filter(block -> block.startsWith("|"))
                .flatMap(block -> Typesetter.rows(block).stream())
                .filter(each -> isAbout(each, rule))
                .findFirst();
    }

    /** Whether the page explains a rule itself. */
    boolean explains(Rule rule) {
        return !section(rule).isEmpty();
    }

    private static boolean isAbout(List<String> row, Rule rule) {
        Matcher matcher = ROW_OF_RULE.matcher(row.get(0));
        return matcher.matches() && matcher.group(1).equals(rule.code());
    }

    /** The blocks of a rule, its heading first, without examples; none where the page does not explain it. */
    private List<String> section(Rule rule) {
        List<String> text = withoutExamples(blocks);
        int from = 0;
        while (from < text.size() && !text.get(from).startsWith("### " + rule.code() + " ")) {
            from++;
        }
        int to = Math.min(from + 1, text.size());
        while (to < text.size() && !text.get(to).startsWith("#")) {
            to++;
        }
        return text.subList(from, to);
    }

    /** Sets a chapter, unless it is none for players or has nothing but examples. */
    private void print(List<String> chapter, Typesetter type) {
        List<String> text = withoutExamples(chapter);
        boolean isTitle = text.get(0).startsWith("# ");
        String heading = text.get(0).replaceFirst("^#++ ", "");
        if (ASIDE.contains(heading) || (!isTitle && text.size() == 1)) {
            return;
        }
        if (isTitle) {
            type.title(heading);
        } else {
            type.chapter(heading);
        }
        text.subList(1, text.size()).forEach(block -> print(block, type));
    }

    /** The blocks that are neither a record, nor the paragraph about it, nor a picture. */
    private static List<String> withoutExamples(List<String> chapter) {
        List<String> text = new ArrayList<>();
        boolean inside = false;
        boolean behind = false;
        for (String block : chapter) {
            boolean opens = block.startsWith("```");
            if (inside || opens) {
                inside = !block.endsWith("```") || (opens && block.equals("```"));
                behind = !inside;
            } else if (!isElsewhere(block)) {
                if (!behind || block.startsWith("#")) {
                    text.add(block);
                }
                behind = false;
            }
        }
        return text;
    }

    /** Whether a block is a picture, or the sentence of a rule, which comes from the game. */
    private static boolean isElsewhere(String block) {
        return block.startsWith("<!--") || (block.startsWith("**") && block.endsWith("**"));
    }

    private void print(String block, Typesetter type) {
        Matcher rule = RULE.matcher(block);
        if (rule.matches()) {
            type.rule(rule.group(1), rule.group(2), sentence(rule.group(1)));
        } else if (block.startsWith("|")) {
            table(Typesetter.rows(block), type);
        } else if (block.matches("(?s)(- |\\d+\\. ).*")) {
            type.list(block);
        } else {
            type.paragraph(block);
        }
    }

    /** A table, or the rules of another game that stay, each with what is different. */
    private void table(List<List<String>> rows, Typesetter type) {
        boolean rules = rows.stream()
                .skip(1)
                .allMatch(row -> ROW_OF_RULE.matcher(row.get(0)).matches());
        if (!rules) {
            type.table(rows);
            return;
        }
        for (List<String> row : rows.subList(1, rows.size())) {
            Matcher rule = ROW_OF_RULE.matcher(row.get(0));
            if (rule.matches()) {
                type.rule(rule.group(1), rule.group(2), sentence(rule.group(1)));
                if (!row.get(1).isBlank()) {
                    type.paragraph(row.get(1));
                }
            }
        }
    }

    private String sentence(String code) {
        Rule rule = game.rule(code).orElseThrow(() -> new IllegalStateException("no rule " + code));
        return rule.title(locale);
    }
}
