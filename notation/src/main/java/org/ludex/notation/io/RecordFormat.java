package org.ludex.notation.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.ludex.notation.ReaderSettings;
import org.ludex.notation.Report;
import org.ludex.notation.input.Chunk;
import org.ludex.notation.input.Encoded;
import org.ludex.notation.input.Judging;
import org.ludex.notation.json.JsonRecords;
import org.ludex.notation.replay.Origin;
import org.ludex.notation.sgf.SgfChunks;
import org.ludex.notation.sgf.SgfRecords;
import org.ludex.notation.text.GolemScanner;
import org.ludex.notation.text.RecordChunks;
import org.ludex.notation.text.RecordChunks.Opening;
import org.ludex.notation.text.RecordScanner;
import org.ludex.notation.text.TextRecords;

/** The formats that can be read, recognised by the beginning of a file. */
enum RecordFormat {
    /** Our own text. */
    TEXT {
        @Override
        Iterator<Report> read(InputStream in, String name, ReaderSettings settings) {
            Iterator<Chunk> chunks = new RecordChunks(in, settings.limits().recordLength(), Opening.GAME_TAG);
            TextRecords records = new TextRecords(settings, RecordScanner::scan, Origin.TEXT);
            return reports(chunks, chunk -> records.judge(chunk, name), name, settings);
        }
    },
    /** Our own JSON: an array or a sequence of records. */
    JSON {
        @Override
        Iterator<Report> read(InputStream in, String name, ReaderSettings settings) {
            return new JsonRecords(settings).read(in, name);
        }
    },
    /** The SGF of Boardspace: games in brackets. */
    SGF {
        @Override
        Iterator<Report> read(InputStream in, String name, ReaderSettings settings) {
            Iterator<Chunk> chunks = new SgfChunks(in, settings.limits().recordLength());
            SgfRecords records = new SgfRecords(settings);
            return reports(chunks, chunk -> records.judge(chunk, name), name, settings);
        }
    },
    /** The text of Little Golem, for DVONN. */
    GOLEM {
        @Override
        Iterator<Report> read(InputStream in, String name, ReaderSettings settings) {
            Iterator<Chunk> chunks = new RecordChunks(in, settings.limits().recordLength(), Opening.EVENT);
            TextRecords records = new TextRecords(settings, GolemScanner::scan, Origin.FOREIGN);
            return reports(chunks, chunk -> records.judge(chunk, name), name, settings);
        }
    };

    private static final int HEAD = 4096;

    private static final Pattern SGF_START = Pattern.compile("\\(\\s*+;");
    private static final Pattern GOLEM_START = Pattern.compile("Event[ \\t]*+\\[", Pattern.CASE_INSENSITIVE);
    /** What no damaged tag of a text looks like: there, a letter stands behind the bracket or soon after. */
    private static final Pattern JSON_START = Pattern.compile("\\[?+\\s*+\\{\\s*+(\"|}|$)"
            + "|\\[\\s*+(\\[\\s*+[-\\[\\]{\\d\"]|(-?+\\d[-+.\\deE]*+|null|true|false)\\s*+[,\\]]|]\\s*+$)");

    abstract Iterator<Report> read(InputStream in, String name, ReaderSettings settings);

    private static Iterator<Report> reports(
            Iterator<Chunk> chunks, Function<Chunk, Report> judge, String name, ReaderSettings settings) {
        return Judging.reports(chunks, chunk -> chunk, judge, name, settings);
    }

    /** The format that a stream seems to have, judging by its first bytes, which are not consumed. */
    static RecordFormat of(InputStream in) throws IOException {
        String head = new String(Encoded.peek(in, HEAD), StandardCharsets.UTF_8).stripLeading();
        if (SGF_START.matcher(head).lookingAt()) {
            return SGF;
        }
        if (GOLEM_START.matcher(head).lookingAt()) {
            return GOLEM;
        }
        return JSON_START.matcher(head).lookingAt() ? JSON : TEXT;
    }
}
