package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Set;
import java.util.stream.Stream;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.core.Rule;
import org.ludex.core.Verdict;

/** Verdicts and faults as JSON, with their message in the module's language. */
final class VerdictJson {

    private static final Set<String> FIELDS = Set.of("status", "game", "rule", "facts", "message");

    private final ModuleSettings settings;
    private final FactsJson facts;

    VerdictJson(ModuleSettings settings) {
        this.settings = settings;
        this.facts = new FactsJson(settings);
    }

    Codec<Verdict> verdicts() {
        return Codec.object(this::write, this::verdict);
    }

    private void write(Verdict verdict, JsonGenerator json) throws IOException {
        if (verdict instanceof Verdict.Illegal no) {
            json.writeStringField("status", "illegal");
            writeRule(no.rule(), no.facts(), json);
        } else if (verdict instanceof Verdict.Unproven open) {
            json.writeStringField("status", "unproven");
            writeRule(open.rule(), open.facts(), json);
        } else {
            json.writeStringField("status", "legal");
        }
        json.writeStringField("message", verdict.message(settings.locale()));
    }

    /** Writes a rule, its game and the particulars into an open object. */
    void writeRule(Rule rule, Facts particulars, JsonGenerator json) throws IOException {
        CoreJson.writeGame(Stream.of(rule), json);
        json.writeStringField("rule", rule.code());
        writeFacts(particulars, json);
    }

    /** Writes the details into an open object, if there are any. */
    void writeFacts(Facts particulars, JsonGenerator json) throws IOException {
        if (!particulars.equals(Facts.none())) {
            json.writeFieldName("facts");
            facts.codec().write(particulars, json);
        }
    }

    private Verdict verdict(JsonValue json) {
        Fields fields = json.fields(JsonWords.VERDICT).only(FIELDS);
        String status = fields.word("status");
        return switch (status) {
            case "legal" -> Verdict.legal();
            case "illegal" -> Verdict.illegal(rule(fields), facts(fields));
            case "unproven" -> Verdict.unproven(rule(fields), facts(fields));
            default ->
                throw new JsonFormatException(
                        "verdict",
                        Facts.of("value", status),
                        fields.require("status").span());
        };
    }

    /** The rule that an object names, of the game that it names. */
    Rule rule(Fields fields) {
        return new CoreJson(settings).words(fields).rule(fields.require("rule"), JsonWords.field("rule"));
    }

    Facts facts(Fields fields) {
        return fields.find("facts").map(facts.codec()::read).orElse(Facts.none());
    }

    Codec<Fault> faults() {
        return Codec.object(
                (fault, json) -> {
                    writeRule(fault.rule(), fault.facts(), json);
                    json.writeStringField("message", fault.message(settings.locale()));
                },
                json -> {
                    Fields fields = json.fields(JsonWords.FAULT).only(Set.of("game", "rule", "facts", "message"));
                    return new Fault(rule(fields), facts(fields));
                });
    }
}
