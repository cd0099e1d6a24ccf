package org.ludex.table.web;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;
import org.eclipse.jetty.util.Promise;
import org.eclipse.jetty.util.thread.Invocable;
import org.ludex.core.Viewer;
import org.ludex.table.host.Complaint;
import org.ludex.table.host.Hall;
import org.ludex.table.host.Json;
import org.ludex.table.host.Sheet;
import org.ludex.table.host.Wish;

/**
 * What can be asked of the server.
 *
 * <pre>
 * GET  /api/games                  the games, with their options
 * GET  /api/seats?game=&amp;options=   the seats that play under some options
 * GET  /api/tables                 the tables that everybody may know of
 * POST /api/tables                 makes a table
 * GET  /api/tables/ID/stream       what happens there, as events
 * GET  /api/tables/ID/moves        what the seat may play
 * POST /api/tables/ID/move         plays
 * POST /api/tables/ID/act          resigns, proposes, agrees
 * POST /api/tables/ID/chair        gives a name, or a seat to the server
 * GET  /api/tables/ID/record.lgn   the record; also record.json and replay.html
 * </pre>
 *
 * A seat's secret comes in the header {@code Authorization}, never in an address.
 */
public final class Routes extends Handler.Abstract {

    private static final int LARGEST_BODY = 32 * 1024;
    private static final String TABLES = "/api/tables";
    private static final String BEARER = "Bearer ";

    private final Hall hall;
    private final Streams streams;
    private final Catalogue catalogue = new Catalogue();
    private final Files files = new Files();

    /** The routes to the tables of a hall. */
    public Routes(Hall hall, Streams streams) {
        this.hall = hall;
        this.streams = streams;
    }

    /**
     * A request, taken apart.
     *
     * @param path its path
     * @param query its parameters
     * @param token the secret that it came with, or empty
     * @param last the last event that the client has, or empty
     */
    private record Asked(String path, Fields query, String token, String last) {

        static Asked of(Request request) {
            String authorization = Gate.header(request.getHeaders(), HttpHeader.AUTHORIZATION);
            String token = authorization.startsWith(BEARER) ? authorization.substring(BEARER.length()) : "";
            String last = Optional.ofNullable(request.getHeaders().get("Last-Event-ID"))
                    .orElse("");
            return new Asked(Request.getPathInContext(request), Request.extractQueryParameters(request), token, last);
        }

        String word(String name) {
            return Optional.ofNullable(query.getValue(name)).orElse("");
        }

        Locale locale() {
            return word("lang").equals("fa") ? Locale.forLanguageTag("fa") : Locale.ENGLISH;
        }

        /** The parts of the path behind {@code /api/tables}: a table and what is asked of it. */
        List<String> table() {
            return List.of(path.substring(TABLES.length() + 1).split("/", 3));
        }
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        Asked asked;
        try {
            asked = Asked.of(request);
        } catch (RuntimeException unreadable) {
            Trouble.BAD_REQUEST.answer(request).send(response, callback);
            return true;
        }
        switch (request.getMethod()) {
            case "GET", "HEAD" -> get(asked, request, response, callback);
            case "POST" -> post(asked, request, response, callback);
            default ->
                Trouble.BAD_METHOD
                        .answer(request)
                        .with("Allow", "GET, HEAD, POST")
                        .send(response, callback);
        }
        return true;
    }

    private void get(Asked asked, Request request, Response response, Callback callback) {
        Optional<Answer> file = files.at(asked.path());
        if (file.isPresent()) {
            sendFile(file.get(), request, response, callback);
            return;
        }
        try {
            boolean isStream = asked.path().startsWith(TABLES + "/")
                    && asked.table().size() == 2
                    && asked.table().get(1).equals("stream");
            if (isStream) {
                String table = asked.table().get(0);
                Viewer viewer = hall.viewer(table, asked.token());
                streams.open(
                        new Streams.Source(table, viewer, asked.locale(), asked.word("side"), asked.last()),
                        response,
                        callback);
            } else {
                found(asked).orElseGet(() -> Trouble.NOT_FOUND.answer(request)).send(response, callback);
            }
        } catch (Complaint complaint) {
            Answer.of(complaint, asked.locale()).send(response, callback);
        } catch (RuntimeException bug) {
            bug(bug, request).send(response, callback);
        }
    }

    private static void sendFile(Answer file, Request request, Response response, Callback callback) {
        String known = Gate.header(request.getHeaders(), HttpHeader.IF_NONE_MATCH);
        Answer answer = known.equals(file.headers().get("ETag")) ? new Answer(304, file.headers(), "") : file;
        answer.send(response, callback);
    }

    private Optional<Answer> found(Asked asked) {
        switch (asked.path()) {
            case "/api/games" -> {
                return Optional.of(Answer.of(catalogue.games(asked.locale())));
            }
            case "/api/seats" -> {
                return Optional.of(
                        Answer.of(catalogue.seats(asked.word("game"), asked.word("options"), asked.locale())));
            }
            case TABLES -> {
                return Optional.of(Answer.of(hall.listed(asked.locale())));
            }
            default -> {
                if (asked.path().startsWith(TABLES + "/") && asked.table().size() == 2) {
                    return found(asked, asked.table().get(0), asked.table().get(1));
                }
                return Optional.empty();
            }
        }
    }

    private Optional<Answer> found(Asked asked, String table, String what) {
        Viewer viewer = hall.viewer(table, asked.token());
        switch (what) {
            case "moves" -> {
                return Optional.of(Answer.of(Json.tree(hall.moves(table, viewer))));
            }
            case "record.lgn" -> {
                Sheet sheet = hall.sheet(table, viewer);
                return Optional.of(Answer.file(sheet.name() + ".lgn", "text/plain; charset=utf-8", sheet.text()));
            }
            case "record.json" -> {
                Sheet sheet = hall.sheet(table, viewer);
                return Optional.of(
                        Answer.file(sheet.name() + ".json", "application/json; charset=utf-8", sheet.json()));
            }
            case "replay.html" -> {
                Sheet sheet = hall.sheet(table, viewer);
                return Optional.of(Answer.file(
                        sheet.name() + ".html", "text/html; charset=utf-8", sheet.page(viewer, asked.locale())));
            }
            default -> {
                return Optional.empty();
            }
        }
    }

    private static Answer bug(RuntimeException bug, Request request) {
        System.err.println("ludex: " + bug);
        return Trouble.BUG.answer(request);
    }

    private void post(Asked asked, Request request, Response response, Callback callback) {
        String type = Gate.header(request.getHeaders(), HttpHeader.CONTENT_TYPE);
        if (!type.toLowerCase(Locale.ROOT).startsWith("application/json")) {
            Trouble.BAD_TYPE.answer(request).send(response, callback);
            return;
        }
        if (request.getLength() > LARGEST_BODY) {
            tooLarge(request).send(response, callback);
            return;
        }
        // The body may come slowly, and nothing waits for it.
        Content.Source.asByteArrayAsync(
                request,
                LARGEST_BODY,
                Promise.Invocable.from(
                        Invocable.InvocationType.BLOCKING,
                        body -> posted(asked, body, request).send(response, callback),
                        failure -> unread(failure, request).send(response, callback)));
    }

    private static Answer unread(Throwable failure, Request request) {
        return failure instanceof IllegalStateException ? tooLarge(request) : Trouble.CUT_OFF.answer(request);
    }

    private static Answer tooLarge(Request request) {
        return Trouble.TOO_LARGE.answer(request).with("Connection", "close");
    }

    private Answer posted(Asked asked, byte[] body, Request request) {
        try {
            JsonNode json = Json.read(body);
            if (!json.isObject()) {
                throw Complaint.of(Complaint.Code.BAD_REQUEST);
            }
            if (asked.path().equals(TABLES)) {
                return Answer.of(hall.create(json)).with(201);
            }
            if (asked.path().startsWith(TABLES + "/") && asked.table().size() == 2) {
                return posted(asked, asked.table().get(0), asked.table().get(1), json)
                        .orElseGet(() -> Trouble.NOT_FOUND.answer(request));
            }
            return Trouble.NOT_FOUND.answer(request);
        } catch (Complaint complaint) {
            return Answer.of(complaint, asked.locale());
        } catch (IOException notJson) {
            return Answer.of(Complaint.of(Complaint.Code.BAD_REQUEST), asked.locale());
        } catch (RuntimeException bug) {
            return bug(bug, request);
        }
    }

    private Optional<Answer> posted(Asked asked, String table, String what, JsonNode json) {
        Viewer viewer = hall.viewer(table, asked.token());
        switch (what) {
            case "move" -> hall.play(table, viewer, Wish.read(json));
            case "act" -> hall.act(table, viewer, Json.word(json, "act"));
            case "chair" -> {
                if (json.has("seat")) {
                    hall.seat(table, viewer, Json.word(json, "seat"), Json.word(json, "player"));
                } else {
                    hall.rename(table, viewer, Json.requiredWord(json, "name"));
                }
            }
            default -> {
                return Optional.empty();
            }
        }
        return Optional.of(Answer.done());
    }
}
