package org.ludex.replay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.ludex.notation.Report;
import org.ludex.notation.io.RecordReader;

/** What a page holds, read as its script reads it. */
record PageData(JsonNode index, List<JsonNode> records) {

    static final Path SAMPLES = Path.of("..", "records");

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Pattern RECORD =
            Pattern.compile("<script type=\"text/plain\" class=\"record\">([^<]*)</script>");
    private static final Pattern INDEX =
            Pattern.compile("<script type=\"application/json\" id=\"index\">([^<]*)</script>");

    static PageData of(String html) {
        List<JsonNode> records = new ArrayList<>();
        Matcher record = RECORD.matcher(html);
        while (record.find()) {
            records.add(json(unpacked(record.group(1))));
        }
        Matcher index = INDEX.matcher(html);
        if (!index.find()) {
            throw new AssertionError("the page has no index");
        }
        return new PageData(json(index.group(1)), records);
    }

    private static String unpacked(String letters) {
        try (GZIPInputStream in =
                new GZIPInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(letters)))) {
            return new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode json(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The reports of all sample records. */
    static List<Report> samples() {
        try (Stream<Path> files = Files.list(SAMPLES)) {
            List<Report> reports = new ArrayList<>();
            for (Path file : files.sorted().toList()) {
                try (Stream<Report> read = RecordReader.standard().read(file)) {
                    read.forEach(reports::add);
                }
            }
            return reports;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Report> read(String text) {
        return RecordReader.standard().read(text);
    }

    /** The parts of a picture: of a record, in a view, of a move of the main line, in one of the versions. */
    static List<String> picture(JsonNode record, int view, int ply, int version) {
        List<Integer> entries = List.of();
        for (int i = 0; i <= ply; i++) {
            entries = changed(entries, record.get("views").get(view).get("film").get(i));
        }
        int sides = record.get("sides").size();
        List<String> parts = new ArrayList<>();
        for (int entry : entries) {
            JsonNode versions = record.get("entries").get(entry);
            int place = versions.size() == 1 ? 0 : versions.size() == sides ? version % sides : version;
            String part =
                    record.get("fragments").get(versions.get(place).asInt()).asText();
            if (!part.isEmpty()) {
                parts.add(part);
            }
        }
        return parts;
    }

    static List<Integer> changed(List<Integer> list, JsonNode delta) {
        List<Integer> numbers = new ArrayList<>();
        delta.forEach(number -> numbers.add(number.asInt()));
        return changed(list, numbers);
    }

    /** A list changed as a delta says. */
    static List<Integer> changed(List<Integer> list, List<Integer> delta) {
        List<Integer> result = new ArrayList<>();
        int from = 0;
        int at = 0;
        while (at < delta.size()) {
            int keep = delta.get(at);
            int drop = delta.get(at + 1);
            int put = delta.get(at + 2);
            result.addAll(list.subList(from, from + keep));
            result.addAll(delta.subList(at + 3, at + 3 + put));
            from += keep + drop;
            at += 3 + put;
        }
        result.addAll(list.subList(from, list.size()));
        return result;
    }
}
