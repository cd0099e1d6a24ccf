package org.ludex.table.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.CRC32;

/** The pages and what they need, all of it from this jar. Immutable. */
final class Files {

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml");

    private final Map<String, Answer> files = new LinkedHashMap<>();

    Files() {
        for (String name : new String[] {
            "lobby.html",
            "game.html",
            "table.css",
            "common.js",
            "words.js",
            "lobby.js",
            "choices.js",
            "stream.js",
            "board.js",
            "session.js",
            "choose.js",
            "side.js",
            "game.js",
            "icon.svg"
        }) {
            files.put("/" + name, read(name));
        }
    }

    private static Answer read(String name) {
        try (InputStream in = Objects.requireNonNull(Files.class.getResourceAsStream("files/" + name), name)) {
            byte[] bytes = in.readAllBytes();
            CRC32 sum = new CRC32();
            sum.update(bytes);
            String type = Objects.requireNonNull(TYPES.get(name.substring(name.indexOf('.') + 1)));
            return Answer.of(type, new String(bytes, StandardCharsets.UTF_8))
                    .with("Cache-Control", "no-cache")
                    .with("ETag", "\"" + Long.toHexString(sum.getValue()) + "\"");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file at a path, unless there is none. */
    Optional<Answer> at(String path) {
        if (path.equals("/")) {
            return Optional.ofNullable(files.get("/lobby.html"));
        }
        if (path.startsWith("/game/")) {
            return Optional.ofNullable(files.get("/game.html"));
        }
        return Optional.ofNullable(files.get(path));
    }
}
