package org.ludex.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.Rule;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.DiagnosticText;
import org.ludex.notation.Report;

/** The rule behind a diagnostic, for readers who do not have the rulebook at hand. */
final class Explanation {

    private static final int LONGEST_SENTENCE = 1000;

    private Explanation() {}

    /** The rule with its code and its sentence, in one line. */
    static String of(Diagnostic diagnostic, Locale locale) {
        Rule rule = rule(diagnostic);
        String head = Words.of("explanation", Facts.of("code", rule.code())).text(locale);
        return head + " " + DiagnosticText.visible(rule.title(locale), LONGEST_SENTENCE);
    }

    /** A report as JSON, with the sentence of its rule in every diagnostic. */
    static JsonNode in(Report report, ObjectMapper mapper, Locale locale) {
        JsonNode json = mapper.valueToTree(report);
        int index = 0;
        for (JsonNode diagnostic : json.path("diagnostics")) {
            Rule rule = rule(report.diagnostics().get(index++));
            ((ObjectNode) diagnostic).put("explanation", rule.title(locale));
        }
        return json;
    }

    /** The game's rule, where the notation's code only says what it is the reason of. */
    private static Rule rule(Diagnostic diagnostic) {
        return diagnostic.facts().values().get("reason") instanceof Fault reason ? reason.rule() : diagnostic.rule();
    }
}
