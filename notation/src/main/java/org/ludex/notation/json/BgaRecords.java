package org.ludex.notation.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.ludex.core.Facts;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;
import org.ludex.notation.format.Chunk;
import org.ludex.notation.format.RecordDraft;
import org.ludex.notation.format.RecordFormat;
import org.ludex.notation.input.Parts;
import org.ludex.notation.spi.NotationRule;
import org.ludex.notation.spi.Notations;
import org.ludex.notation.spi.Span;
import org.ludex.yinsh.Yinsh;

/** Reads the logs of Board Game Arena. Immutable and thread-safe. */
final class BgaRecords implements RecordFormat.ChunkReader {

    /** No log is nested deeper. */
    private static final int DEEPEST = 100;

    private final ReaderSettings settings;
    private final JsonFactory factory = JsonFactory.builder()
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
            .build();

    BgaRecords(ReaderSettings settings) {
        this.settings = settings;
    }

    @Override
    public Report read(Chunk chunk, String file) {
        return RecordDraft.read(chunk, file, settings, Notations.of(Yinsh.GAME), draft -> {
            int signs = Parts.ofJson(draft.text());
            if (Parts.areTooMany(signs, settings.limits())) {
                draft.fail(NotationRule.TOO_LONG, Facts.of("count", signs).as("parts"), new Span(0, 0));
                return;
            }
            if (chunk instanceof JsonChunk piece) {
                piece.flaws(
                        (variant, span) -> draft.warning(
                                NotationRule.BAD_JSON, Facts.none().as(variant), span),
                        draft.text());
            }
            try {
                new BgaGame(draft).read(parse(draft.text()));
            } catch (JsonFormatException e) {
                draft.fail(NotationRule.BAD_JSON, e.facts(), e.span());
            }
        });
    }

    private JsonValue parse(String text) {
        try (JsonParser parser = factory.createParser(text)) {
            return parse(parser, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonValue parse(JsonParser parser, String text) throws IOException {
        try {
            parser.nextToken();
            JsonValue value = JsonValue.read(parser);
            if (parser.nextToken() == null) {
                return value;
            }
            int at = (int) parser.currentTokenLocation().getCharOffset();
            throw new JsonFormatException("behind", Facts.none(), new Span(at, at));
        } catch (JsonProcessingException e) {
            throw JsonSyntax.trouble(e, parser, text);
        }
    }
}
