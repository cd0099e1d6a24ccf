package org.ludex.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.ludex.core.Facts;
import org.ludex.core.Messages;
import org.ludex.core.Phrase;
import org.ludex.core.Rule;
import org.ludex.notation.spi.NotationRule;

/**
 * One finding about a record: its severity, its rule or code, and its place.
 *
 * @param severity the severity
 * @param rule a rule of the game or a {@link NotationRule}
 * @param facts the details
 * @param place where in the file
 * @param ply the number of the faulty move, starting at 1, if the finding is about a move
 * @param position the position at that point, in the game's one-line text
 * @param expected the legal moves at that point, if there are few
 * @param suggestions the suggested edits: one if one edit stands out, otherwise up to three
 * @param unlisted how many other edits of the same size would also work
 */
public record Diagnostic(
        Severity severity,
        Rule rule,
        Facts facts,
        Place place,
        OptionalInt ply,
        Optional<String> position,
        List<String> expected,
        List<Suggestion> suggestions,
        int unlisted) {

    /** The fact that counts the occurrences of a finding that is reported only once. */
    public static final String TIMES = "times";

    /** Copies the lists. */
    public Diagnostic {
        expected = List.copyOf(expected);
        suggestions = List.copyOf(suggestions);
    }

    /** A diagnostic that is not about a move. */
    public static Diagnostic of(Severity severity, Rule rule, Facts facts, Place place) {
        return new Diagnostic(
                severity, rule, facts, place, OptionalInt.empty(), Optional.empty(), List.of(), List.of(), 0);
    }

    /** The note that a file contains no records. */
    public static Diagnostic noRecords(String file) {
        return of(Severity.NOTE, NotationRule.NO_RECORDS, Facts.none(), new Place(file, 0, 1, 1, 1, "", 1));
    }

    /** Whether this is an error, which makes a record invalid. */
    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** The number of the rule, or the word of the {@link NotationRule}. */
    public String code() {
        return rule.code();
    }

    /**
     * Describes the finding in one sentence; a second sentence gives the number of occurrences of a finding that is
     * reported only once.
     */
    public String message(Locale locale) {
        String sentence = Messages.refusal(rule, facts, locale);
        return facts.values().get(TIMES) instanceof Integer times && times > 1
                ? sentence + " " + new Phrase(Diagnostic.class, TIMES, Facts.of(TIMES, times)).text(locale)
                : sentence;
    }

    /** A copy of this diagnostic with another severity. */
    public Diagnostic with(Severity other) {
        return new Diagnostic(other, rule, facts, place, ply, position, expected, suggestions, unlisted);
    }

    /** A copy of this diagnostic with other facts. */
    public Diagnostic with(Facts others) {
        return new Diagnostic(severity, rule, others, place, ply, position, expected, suggestions, unlisted);
    }

    /** A copy of this diagnostic with a position: its text, and its legal moves if there are few. */
    public Diagnostic at(String text, List<String> moves) {
        return new Diagnostic(severity, rule, facts, place, ply, Optional.of(text), moves, suggestions, unlisted);
    }

    /** A copy of this diagnostic with suggestions, and the number of other edits that would also work. */
    public Diagnostic with(List<Suggestion> edits, int others) {
        return new Diagnostic(severity, rule, facts, place, ply, position, expected, edits, others);
    }

    /** The suggestions as sentences: one for each, and one that says how many others there are. */
    public List<String> advice(Locale locale) {
        List<String> advice = new ArrayList<>();
        suggestions.forEach(each -> advice.add(each.message(locale)));
        if (unlisted > 0) {
            advice.add(new Phrase(Diagnostic.class, "suggestion.more", Facts.of("count", unlisted)).text(locale));
        }
        return advice;
    }

    /** The diagnostic in one line of English. */
    @Override
    public String toString() {
        return DiagnosticText.visible(place.file(), 255) + ":" + place.line() + ":" + place.column() + ": " + severity
                + " " + code() + ": " + message(Locale.ENGLISH);
    }
}
