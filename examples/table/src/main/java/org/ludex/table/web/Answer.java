package org.ludex.table.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.ludex.core.Messages;
import org.ludex.core.Verdict;
import org.ludex.table.host.Complaint;
import org.ludex.table.host.Json;

/**
 * What is sent back for a request.
 *
 * @param status the status of HTTP
 * @param headers its headers
 * @param body its content
 */
record Answer(int status, Map<String, String> headers, String body) {

    private static final String JSON = "application/json; charset=utf-8";

    static Answer of(String type, String body) {
        return new Answer(200, Map.of("Content-Type", type, "Cache-Control", "no-store"), body);
    }

    static Answer of(JsonNode json) {
        return of(JSON, Json.text(json));
    }

    static Answer done() {
        return of(Json.object().put("done", true));
    }

    /** A file to be saved. */
    static Answer file(String name, String type, String text) {
        return of(type, text).with("Content-Disposition", "attachment; filename=\"" + name + "\"");
    }

    /** Something that is not done, and why. */
    static Answer trouble(String code, String message) {
        return of(Json.object().put("error", code).put("message", message));
    }

    static Answer of(Complaint complaint, Locale locale) {
        ObjectNode json = Json.object();
        json.put("error", complaint.code().toString()).put("message", complaint.message(locale));
        if (complaint.verdict().isPresent()) {
            Verdict.Illegal verdict = complaint.verdict().get();
            json.put("rule", verdict.rule().code());
            json.put("says", Messages.title(verdict.rule(), locale));
        }
        return of(json).with(status(complaint.code()));
    }

    private static int status(Complaint.Code code) {
        return switch (code) {
            case BAD_REQUEST, BAD_FIELD, UNKNOWN_SEAT, UNKNOWN_GAME, BAD_OPTIONS, NO_PERSON -> 400;
            case NO_SEAT, SPECTATOR -> 403;
            case NO_TABLE -> 404;
            case REFUSED, NOT_A_MOVE -> 422;
            case FULL, CROWDED, NOT_SAVED -> 503;
            default -> 409;
        };
    }

    Answer with(int other) {
        return new Answer(other, headers, body);
    }

    Answer with(String header, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new Answer(status, more, body);
    }

    void send(Response response, Callback callback) {
        response.setStatus(status);
        headers.forEach((name, value) -> response.getHeaders().put(name, value));
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        response.getHeaders().put("Content-Length", bytes.length);
        response.write(true, ByteBuffer.wrap(bytes), callback);
    }
}
