package org.ludex.notation.sgf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ludex.core.Facts;
import org.ludex.notation.replay.Heads;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Span;
import org.ludex.notation.tree.Findings;

/** What a file says about a game besides its actions. Immutable and thread-safe. */
final class SgfHeader {

    /** Such as {@code Wed Apr 16 15:49:47 CEST 2014}. */
    private static final Pattern DATE =
            Pattern.compile("\\w{3} (\\w{3}) {1,9}+(\\d{1,2}+) [\\d:]{1,99}+ .{0,99}?(\\d{4})");

    private static final int LONGEST_NAME = 200;

    /** More properties are not compared each with each. */
    private static final int FEW = 16;

    /** The result of a drawn game in English. */
    static final String DRAWN = "The game is a draw";

    /** The result of a game that was won in English, before the winner's name. */
    static final String WON = "Game won by ";

    /** A draw in the languages of the client. */
    private static final Pattern DRAW = Pattern.compile(
            "\\b(?:draw|drawn|tie|nulle|unentschieden|remis|empate|tablas|patta|pareggio|gelijkspel|oavgjort)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Map<String, String> MONTHS = Map.ofEntries(
            Map.entry("Jan", "01"),
            Map.entry("Feb", "02"),
            Map.entry("Mar", "03"),
            Map.entry("Apr", "04"),
            Map.entry("May", "05"),
            Map.entry("Jun", "06"),
            Map.entry("Jul", "07"),
            Map.entry("Aug", "08"),
            Map.entry("Sep", "09"),
            Map.entry("Oct", "10"),
            Map.entry("Nov", "11"),
            Map.entry("Dec", "12"));

    /** All properties but those of the players, which are most. */
    private final List<SgfProperty> others = new ArrayList<>();

    private final List<Optional<String>> players = new ArrayList<>(List.of(Optional.empty(), Optional.empty()));

    private final String game;
    private final String setup;

    /** A header among all properties of a game. */
    SgfHeader(List<SgfProperty> properties) {
        for (SgfProperty property : properties) {
            int player = property.name().equals("P0") ? 0 : property.name().equals("P1") ? 1 : -1;
            if (player < 0) {
                others.add(property);
            } else if (players.get(player).isEmpty() && mayName(property.value())) {
                players.set(player, Optional.of(named(property.value())).filter(name -> !name.isBlank()));
            }
        }
        this.game = value("GM").toLowerCase(Locale.ROOT);
        this.setup = value("SU").toLowerCase(Locale.ROOT);
    }

    /** Whether a property belongs before the actions: it names the game or a player, or tells when and how it was set up. */
    static boolean isHead(SgfProperty property) {
        if (property.isPlayers()) {
            // Most are actions, which begin with a number.
            return mayName(property.value()) && namesPlayer(property.value());
        }
        return switch (property.name()) {
            case "GM", "SU", "VV", "DT" -> true;
            default -> false;
        };
    }

    /** Reports what properties say twice, of all that a reader takes from them; those that say something else are returned. */
    static List<SgfProperty> doubles(List<SgfProperty> properties, Heads heads, Findings findings) {
        if (areFewDifferent(properties)) {
            return List.of();
        }
        Optional<SgfProperty> game = Optional.empty();
        Map<String, SgfProperty> firsts = new HashMap<>();
        List<SgfProperty> doubles = new ArrayList<>();
        for (SgfProperty property : properties) {
            if (property.isPlayers() && !isHead(property)) {
                continue;
            }
            boolean isGame = property.name().equals("GM");
            if (isGame && game.isPresent() && !property.isLike(game.get())) {
                Facts facts = Facts.of("game", game.get().value(), "other", property.value());
                findings.error(NotationRule.BAD_SGF, facts.as("two-games"), property.span());
            } else if (isHead(property)
                    || property.name().equals("RE")
                    || property.name().equals("CM")) {
                String tag = property.isPlayers() ? property.name() + " id" : property.name();
                heads.isFirst(tag, property.span());
                if (!property.isLike(firsts.computeIfAbsent(tag, each -> property))) {
                    doubles.add(property);
                }
            }
            game = isGame ? game.or(() -> Optional.of(property)) : game;
        }
        return doubles;
    }

    /** Whether properties are few, as those of a header alone, and no two have the same name. */
    private static boolean areFewDifferent(List<SgfProperty> properties) {
        if (properties.size() > FEW) {
            return false;
        }
        for (int i = 0; i < properties.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (properties.get(i).name().equals(properties.get(j).name())) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a value may be the name of a player, at first sight. */
    private static boolean mayName(String value) {
        return !value.isEmpty() && !Character.isDigit(value.charAt(0));
    }

    /** The first property with a name that is not a player's. */
    Optional<SgfProperty> find(String name) {
        for (SgfProperty property : others) {
            if (property.name().equals(name)) {
                return Optional.of(property);
            }
        }
        return Optional.empty();
    }

    private String value(String name) {
        Optional<SgfProperty> property = find(name);
        return property.isPresent() ? property.get().value().strip() : "";
    }

    /** The key of the game, {@code GM}, in lower case, or empty. */
    String game() {
        return game;
    }

    /** How the game was set up, {@code SU}, in lower case, or empty; its first word is the game or a variant of it. */
    String setup() {
        return setup;
    }

    /** Where the game is named, to show it. */
    Span place() {
        return find("GM").or(() -> find("SU")).map(SgfProperty::span).orElse(new Span(0, 0));
    }

    /** The name of a player, 0 or 1, if the file gives one. */
    Optional<String> player(int number) {
        return players.get(number);
    }

    /** The name in {@code id "name"}, with quotes or without, and with spaces for line breaks; empty if there is none. */
    private static String named(String value) {
        if (!namesPlayer(value)) {
            return "";
        }
        String name = value.strip().substring(2).strip();
        int start = name.startsWith("\"") ? 1 : 0;
        int end = name.length() - (name.length() > start && name.endsWith("\"") ? 1 : 0);
        return oneLine(name.substring(start, end));
    }

    private static boolean namesPlayer(String value) {
        String words = value.strip();
        return words.regionMatches(true, 0, "id", 0, 2)
                && words.length() > 2
                && Character.isWhitespace(words.charAt(2));
    }

    /** A text with spaces in place of its line breaks. */
    static String oneLine(String text) {
        StringBuilder line = new StringBuilder(text.length());
        text.replace("\r\n", "\n")
                .codePoints()
                .forEach(point -> line.appendCodePoint(isLineBreak(point) ? ' ' : point));
        return line.toString();
    }

    private static boolean isLineBreak(int point) {
        return point == '\n' || point == '\r' || point == 0x85 || point == 0x2028 || point == 0x2029;
    }

    /** The date, in the form of records if it can be understood, or else unchanged. */
    Optional<String> date() {
        return Optional.of(value("DT")).filter(date -> !date.isEmpty()).map(SgfHeader::date);
    }

    private static String date(String text) {
        Matcher matcher = DATE.matcher(text);
        if (!matcher.matches() || !MONTHS.containsKey(matcher.group(1))) {
            return text;
        }
        String day = matcher.group(2);
        return matcher.group(3) + "." + MONTHS.get(matcher.group(1)) + "." + (day.length() < 2 ? "0" : "") + day;
    }

    /**
     * Whether a text contains a name as words of its own: the player {@code w} is not in a draw. A name that nobody can have is
     * not looked for: that may take its length times the text's.
     */
    private static boolean isIn(String name, String text) {
        if (name.length() > LONGEST_NAME) {
            return false;
        }
        for (int at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
            if (!joins(text, at) && !joins(text, at + name.length())) {
                return true;
            }
        }
        return false;
    }

    /** Whether the characters before and after a place belong to one word; writing changes where another script begins. */
    private static boolean joins(String text, int at) {
        if (at == 0 || at == text.length()) {
            return false;
        }
        int before = text.codePointBefore(at);
        int after = text.codePointAt(at);
        boolean bothInWords = Character.isLetterOrDigit(before) && Character.isLetterOrDigit(after);
        boolean bothLetters = Character.isLetter(before) && Character.isLetter(after);
        return bothInWords && (!bothLetters || Character.UnicodeScript.of(before) == Character.UnicodeScript.of(after));
    }

    /** Whether the result is a draw: it says so, and names nobody. */
    boolean isDrawn() {
        String result = value("RE");
        return result.equals(DRAWN)
                || (result.length() <= LONGEST_NAME
                        && winner().isEmpty()
                        && DRAW.matcher(result).find());
    }

    /**
     * The player named by the result, 0 or 1. The sentence around the name may be in any language, so only a name
     * counts, and only if one alone is found.
     */
    Optional<Integer> winner() {
        String result = value("RE");
        if (result.equals(DRAWN)) {
            return Optional.empty();
        }
        if (result.startsWith(WON)) {
            // In the server's own English a name may be any word, even one of the sentence.
            String name = result.substring(WON.length());
            boolean isFirst = player(0).equals(Optional.of(name));
            if (isFirst != player(1).equals(Optional.of(name))) {
                return Optional.of(isFirst ? 0 : 1);
            }
        }
        Optional<String> first = player(0).filter(name -> isIn(name, result));
        Optional<String> second = player(1).filter(name -> isIn(name, result));
        if (first.isPresent() && second.isPresent()) {
            // A name may be a part of the other: then the longer one was meant.
            boolean inside = first.get().contains(second.get()) || second.get().contains(first.get());
            int difference = first.get().length() - second.get().length();
            return inside && difference != 0 ? Optional.of(difference > 0 ? 0 : 1) : Optional.empty();
        }
        return first.isPresent() ? Optional.of(0) : second.map(name -> 1);
    }
}
