package org.ludex.notation.json;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.ludex.core.Facts;
import org.ludex.core.Fault;
import org.ludex.notation.Diagnostic;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Span;

/** Something in a JSON text that is not as documented, and where. */
final class JsonFormatException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<Fault> faults;
    private final transient Span span;
    private final transient List<Diagnostic> diagnostics;

    /**
     * A fault at a place.
     *
     * @param variant which of the messages of {@link NotationRule#BAD_JSON} describes it
     * @param facts the details for the message
     * @param span where
     */
    JsonFormatException(String variant, Facts facts, Span span) {
        this(List.of(new Fault(NotationRule.BAD_JSON, facts.as(variant))), span, List.of());
    }

    /** Faults of a value that is well formed. */
    JsonFormatException(List<Fault> faults, Span span) {
        this(faults, span, List.of());
    }

    private JsonFormatException(List<Fault> faults, Span span, List<Diagnostic> diagnostics) {
        // Without a trace: there may be one for every move of a record.
        super(message(faults, Locale.ENGLISH), null, false, false);
        this.faults = List.copyOf(faults);
        this.span = span;
        this.diagnostics = List.copyOf(diagnostics);
    }

    /** A record that is refused, with all its diagnostics. */
    static JsonFormatException of(List<Diagnostic> diagnostics, Span span) {
        List<Fault> faults = diagnostics.stream()
                .map(diagnostic -> new Fault(diagnostic.rule(), diagnostic.facts()))
                .toList();
        return new JsonFormatException(faults, span, diagnostics);
    }

    private static String message(List<Fault> faults, Locale locale) {
        return faults.stream().map(fault -> fault.message(locale)).collect(Collectors.joining(" "));
    }

    /** What is wrong, in a language. */
    String message(Locale locale) {
        return message(faults, locale);
    }

    /** The particulars of the first fault. */
    Facts facts() {
        return faults.get(0).facts();
    }

    Span span() {
        return span;
    }

    /** All diagnostics of a record that is refused; none if it is about something else. */
    List<Diagnostic> diagnostics() {
        return diagnostics;
    }
}
