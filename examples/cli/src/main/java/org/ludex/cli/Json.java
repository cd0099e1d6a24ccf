package org.ludex.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import org.ludex.notation.json.LudexModule;

/** JSON on standard output, written as it comes. */
final class Json {

    /** Files have the same bytes on every system. */
    private static final DefaultIndenter LINES = new DefaultIndenter("  ", "\n");

    private Json() {}

    /** A generator for a stream that stays open when the generator is closed. */
    static JsonGenerator generator(OutputStream out, boolean pretty, Locale locale) throws IOException {
        ObjectMapper mapper = new ObjectMapper().registerModule(new LudexModule(locale).withBriefReports());
        JsonGenerator generator = mapper.createGenerator(out).disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        generator.setCharacterEscapes(new HiddenEscapes());
        return pretty ? generator.setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(LINES)) : generator;
    }

    static JsonGenerator generator(Terminal terminal, boolean pretty) throws IOException {
        return generator(terminal.out(), pretty, Locale.ENGLISH);
    }
}
