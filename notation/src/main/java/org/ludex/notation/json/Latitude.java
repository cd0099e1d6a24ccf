package org.ludex.notation.json;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;

/**
 * What a reader of JSON tolerates. Files of records are read without latitude; an ObjectMapper is asked for its own
 * settings.
 *
 * @param skipsUnknownFields whether fields that are not documented are skipped
 * @param takesNumbersInStrings whether a number may be written as a string
 */
record Latitude(boolean skipsUnknownFields, boolean takesNumbersInStrings) {

    /** Nothing is tolerated. */
    static final Latitude NONE = new Latitude(false, false);

    /** What a mapper tolerates in beans. */
    static Latitude of(DeserializationContext context) {
        return new Latitude(
                !context.isEnabled(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES),
                context.isEnabled(MapperFeature.ALLOW_COERCION_OF_SCALARS));
    }
}
