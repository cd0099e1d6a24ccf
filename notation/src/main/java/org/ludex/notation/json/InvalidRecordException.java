package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonMappingException;
import java.util.List;
import org.ludex.notation.Diagnostic;

/** A JSON record cannot be read or, in strict mode, breaks a rule. */
public final class InvalidRecordException extends JsonMappingException {

    private static final long serialVersionUID = 1L;

    private final transient List<Diagnostic> diagnostics;

    InvalidRecordException(JsonParser parser, String message, JsonLocation place, List<Diagnostic> diagnostics) {
        super(parser, message, place);
        this.diagnostics = List.copyOf(diagnostics);
    }

    /** All diagnostics about the record, in the order of its moves. */
    public List<Diagnostic> diagnostics() {
        return diagnostics;
    }
}
