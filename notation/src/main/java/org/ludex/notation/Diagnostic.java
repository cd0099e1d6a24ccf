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
 * One thing that a report has to say about a record: how bad it is, which rule or code it is about, and where.
 *
 * @param severity how bad it is
 * @param rule the rule of the game, or the {@link NotationRule}
 * @param facts the particulars
 * @param place where in the file
 * @param ply the number of the move in trouble, from 1, where it is about a move
 * @param position the position there, in the game's one-line text
 * @param expected the legal moves there, when they are few
 * @param suggestions what would mend it: one where one change stands out, up to three otherwise
 * @param unlisted how many more changes would mend it just as well
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

    /** The particular that says how often something is the matter, where it is said only once. */
    public static final String TIMES = "times";

    /** Keeps copies. */
    public Diagnostic {
        expected = List.copyOf(expected);
        suggestions = List.copyOf(suggestions);
    }

    /** A diagnostic that is not about a move. */
    public static Diagnostic of(Severity severity, Rule rule, Facts facts, Place place) {
        return new Diagnostic(
                severity, rule, facts, place, OptionalInt.empty(), Optional.empty(), List.of(), List.of(), 0);
    }

    /** The note that a file holds no records: it is not about any of them. */
    public static Diagnostic noRecords(String file) {
        return of(Severity.NOTE, NotationRule.NO_RECORDS, Facts.none(), new Place(file, 0, 1, 1, 1, "", 1));
    }

    /** Whether it makes what it is about invalid. */
    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** The rule's number or the notation's word for it. */
    public String code() {
        return rule.code();
    }

    /** What is the matter, in one sentence; a second one says how often, where something is said once for all times. */
    public String message(Locale locale) {
        String sentence = Messages.refusal(rule, facts, locale);
        return facts.values().get(TIMES) instanceof Integer times && times > 1
                ? sentence + " " + new Phrase(Diagnostic.class, TIMES, Facts.of(TIMES, times)).text(locale)
                : sentence;
    }

    /** The same with another severity. */
    public Diagnostic with(Severity other) {
        return new Diagnostic(other, rule, facts, place, ply, position, expected, suggestions, unlisted);
    }

    /** The same with other particulars. */
    public Diagnostic with(Facts others) {
        return new Diagnostic(severity, rule, others, place, ply, position, expected, suggestions, unlisted);
    }

    /** The same about a position: its text, and the legal moves there when they are few. */
    public Diagnostic at(String text, List<String> moves) {
        return new Diagnostic(severity, rule, facts, place, ply, Optional.of(text), moves, suggestions, unlisted);
    }

    /** The same with what would mend it, and with how many more changes would. */
    public Diagnostic with(List<Suggestion> mending, int many) {
        return new Diagnostic(severity, rule, facts, place, ply, position, expected, mending, many);
    }

    /** What would mend it, in sentences: one for each suggestion, and one that tells how many others there are. */
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
