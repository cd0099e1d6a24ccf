package org.ludex.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The window of one player in a real browser. For one thread. */
final class Window {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int MOST_CLICKS = 16;
    private static final String MOUSE = "Input.dispatchMouseEvent";

    /** Keeps whatever the server answers, streams too, and the last move that was sent; counts clicks. */
    private static final String LISTENER = """
            window.wire = { heard: [], sent: "", clicks: 0 };
            addEventListener("pointerup", () => { window.wire.clicks += 1; }, true);
            const usual = window.fetch;
            window.fetch = async (what, how) => {
              if (how?.body) window.wire.sent = how.body;
              const heard = { path: new URL(what, location).pathname, text: "" };
              window.wire.heard.push(heard);
              const answer = await usual(what, how);
              const [one, other] = answer.body.tee();
              const reader = other.pipeThrough(new TextDecoderStream()).getReader();
              (async () => {
                for (;;) {
                  const { done, value } = await reader.read();
                  if (done) return;
                  heard.text += value;
                }
              })().catch(() => {});
              return new Response(one, { status: answer.status, headers: answer.headers });
            };
            """;

    /** Scrolls to something, and tells where its middle is then. */
    private static final String PLACE = """
            const place = (found) => {
              let box = found.getBoundingClientRect();
              if (box.top < 0 || box.bottom > innerHeight) {
                found.scrollIntoView({ block: "center", behavior: "instant" });
                box = found.getBoundingClientRect();
              }
              return { part: found.dataset.part ?? "", x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
            };
            """;

    /** Waits in the page until something holds: looks whenever the page changes, and now and then besides. */
    private static final String UNTIL = """
            const until = (holds, time) => new Promise((tell) => {
              if (holds()) return tell(true);
              const end = performance.now() + time;
              const look = () => {
                const isSo = Boolean(holds());
                if (!isSo && performance.now() < end) return;
                observer.disconnect();
                clearInterval(timer);
                tell(isSo);
              };
              const observer = new MutationObserver(look);
              observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
              const timer = setInterval(look, 50);
            });
            """;

    /**
     * Waits until so many clicks were done, it is the player's turn and nothing is on its way. Tells how many clicks there were,
     * whether a move was sent, what was refused, the move, and what a person would click next for a wanted move: a card, the next
     * cell, a part or a button, and where that is.
     */
    private static final String LOOK = PLACE + UNTIL + """
            const [wanted, ply, chosen, clicks] = arguments;
            const all = (selector) => [...document.querySelectorAll(selector)];
            const next = () => {
              const isCell = (cell) => !cell.endsWith(":hand");
              const from = wanted.from.filter(isCell);
              const to = wanted.to.filter(isCell);
              const inTurn = to.length === 0 ? [] : from.length === to.length
                ? from.flatMap((cell, i) => (cell === to[i] ? [cell] : [cell, to[i]])) : [...from, ...to];
              const done = all("#board .mark.chosen").length;
              const part = (name) => String(name.split(".").reduce((inner, key) => inner?.[key], wanted.move) ?? "");
              return all("#choose .hand:not(:has(.chosen)) .cardface:not([disabled])").find((card) => card.dataset.card === wanted.move.card)
                ?? all("#board .mark.open").find((mark) => (inTurn.length ? inTurn[done] === mark.dataset.mark : from.includes(mark.dataset.mark)))
                ?? all("#choose button[data-part]").find((button) => part(button.dataset.part) === button.dataset.value && !chosen.includes(button.dataset.part))
                ?? all("#choose .parts button.main").find((button) => button.dataset.text === wanted.text);
            };
            const isSent = () => document.body.dataset.sent === String(ply);
            const isReady = () => {
              const { sending, moves, ply: now } = document.body.dataset;
              return window.wire.clicks >= clicks && sending !== "true" && (isSent() || (Number(now) >= ply && Number(moves) > 0));
            };
            const tell = () => {
              const notice = document.querySelector("#notice");
              const found = isSent() ? undefined : next();
              return {
                clicks: window.wire.clicks,
                isSent: isSent(),
                refused: notice.hidden ? "" : notice.textContent,
                move: window.wire.sent ? JSON.parse(window.wire.sent).move : null,
                next: found ? place(found) : null,
              };
            };
            return until(isReady, %d).then(tell);
            """.formatted(PATIENCE.toMillis());

    private final Chromium browser;
    private final String context;
    private final String session;
    private final List<String> complaints = new ArrayList<>();
    private String answer = "";
    private CompletableFuture<Boolean> load = new CompletableFuture<>();

    Window(Chromium browser, String context, String session) {
        this.browser = browser;
        this.context = context;
        this.session = session;
        browser.listen(session, this::hear);
        List.of("Page.enable", "Runtime.enable", "Log.enable").forEach(what -> ask(what, Map.of()));
        ask("Page.addScriptToEvaluateOnNewDocument", Map.of("source", LISTENER));
        ask("Emulation.setFocusEmulationEnabled", Map.of("enabled", true));
        beADesktop();
    }

    private JsonNode ask(String method, Map<String, ?> parameters) {
        return browser.ask(session, method, parameters);
    }

    /** Tells the browser to do something, without waiting for it. */
    private void tell(String method, Map<String, ?> parameters) {
        var unused = browser.tell(session, method, parameters);
    }

    /** What the browser tells by itself. */
    private synchronized void hear(JsonNode message) {
        JsonNode what = message.path("params");
        switch (message.path("method").asText()) {
            case "Page.loadEventFired" -> load.complete(true);
            case "Page.javascriptDialogOpening" ->
                tell("Page.handleJavaScriptDialog", Map.of("accept", true, "promptText", answer));
            case "Log.entryAdded" -> complain(what.at("/entry/level").asText(), what.at("/entry/text"));
            case "Runtime.consoleAPICalled" -> complain(what.path("type").asText(), what.path("args"));
            case "Runtime.exceptionThrown" -> complain("error", what.path("exceptionDetails"));
            default -> {
                return;
            }
        }
    }

    private void complain(String level, JsonNode words) {
        // Refused moves are answers, not faults.
        if (level.matches("warning|error|assert") && !words.toString().contains("status of 422")) {
            complaints.add(words.toString());
        }
    }

    private synchronized CompletableFuture<Boolean> nextLoad() {
        load = new CompletableFuture<>();
        return load;
    }

    /** Opens a page afresh. */
    void go(URI page) {
        for (String address : List.of("about:blank", page.toString())) {
            loading(() -> ask("Page.navigate", Map.of("url", address)));
        }
    }

    /** Clicks something that leads to another page. */
    void follow(String selector) {
        loading(() -> click(selector));
    }

    private void loading(Runnable act) {
        CompletableFuture<Boolean> loaded = nextLoad();
        act.run();
        loaded.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
    }

    /** Runs the body of a function in the page, and gives what it returns. */
    JsonNode run(String script, Object... arguments) {
        String given = Guest.JSON.valueToTree(arguments).toString();
        String expression = "(function() {" + script + "}).apply(null, " + given + ")";
        JsonNode done =
                ask("Runtime.evaluate", Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
        assertThat(done.has("exceptionDetails")).as(done.toString()).isFalse();
        return done.path("result").path("value");
    }

    boolean holds(String condition) {
        return run("return Boolean(" + condition + ")").asBoolean();
    }

    /** Waits until an expression of the page is true. */
    Window await(String condition) {
        JsonNode held = run(UNTIL + "return until(() => " + condition + ", " + PATIENCE.toMillis() + ")");
        assertThat(held.asBoolean()).as("waiting for %s", condition).isTrue();
        return this;
    }

    Window awaitPly(int ply) {
        return await("Number(document.body.dataset.ply) >= " + ply);
    }

    /** Clicks in the middle of something. It is found and placed at one moment: the page may draw it anew at any other. */
    void click(String selector) {
        JsonNode place = place(selector);
        ask(MOUSE, mouse("mousePressed", place, 0));
        ask(MOUSE, mouse("mouseReleased", place, 0));
    }

    private JsonNode place(String selector) {
        return run(PLACE + "return place(document.querySelector(arguments[0]));", selector);
    }

    /** Clicks something that asks a question, and answers it. */
    void click(String selector, String reply) {
        synchronized (this) {
            answer = reply;
        }
        click(selector);
    }

    void type(String selector, String text) {
        click(selector);
        ask("Input.insertText", Map.of("text", text));
    }

    void enter(String selector, String text) {
        type(selector, text);
        ask(
                "Input.dispatchKeyEvent",
                Map.of("type", "keyDown", "key", "Enter", "text", "\r", "windowsVirtualKeyCode", 13));
        ask("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", "Enter", "windowsVirtualKeyCode", 13));
    }

    void drag(String from, String to) {
        JsonNode start = place(from);
        JsonNode end = place(to);
        ask(MOUSE, mouse("mousePressed", start, 0));
        ask(MOUSE, mouse("mouseMoved", start, 12));
        ask(MOUSE, mouse("mouseMoved", end, 0));
        ask(MOUSE, mouse("mouseReleased", end, 0));
    }

    String text(String selector) {
        return run("return document.querySelector(arguments[0]).innerText", selector)
                .asText()
                .strip();
    }

    /**
     * Makes a move as a person would, by clicks of the mouse alone: a card, then cells, then whatever is left to choose. The list
     * of all moves is not used.
     *
     * @param wanted one of the moves that the server offers
     * @param ply how many moves were made before
     * @return how many clicks it took
     */
    int moveByHand(JsonNode wanted, int ply) {
        Set<String> chosen = new HashSet<>();
        int done = 0;
        for (int clicks = 0; clicks <= MOST_CLICKS; clicks++) {
            JsonNode seen = run(LOOK, wanted, ply, chosen, done);
            // Before the first click there may be a word about an earlier move.
            if (clicks > 0) {
                assertThat(seen.get("refused").asText())
                        .as("%s was refused", wanted.get("text"))
                        .isEmpty();
            }
            if (seen.get("isSent").asBoolean()) {
                assertThat(seen.get("move")).isEqualTo(wanted.get("move"));
                return clicks;
            }
            JsonNode next = seen.get("next");
            assertThat(next.isNull())
                    .as(() -> "nothing to click for " + wanted.get("text") + " at ply " + ply + ": " + text("#choose"))
                    .isFalse();
            chosen.add(next.get("part").asText());
            // Nobody waits for the click: the next look does, in the page.
            done = seen.get("clicks").asInt() + 1;
            tell(MOUSE, mouse("mousePressed", next, 0));
            tell(MOUSE, mouse("mouseReleased", next, 0));
        }
        throw new AssertionError("no move after " + MOST_CLICKS + " clicks for " + wanted + ": " + text("#choose"));
    }

    private static Map<String, Object> mouse(String type, JsonNode place, int aside) {
        int x = place.get("x").asInt() + aside;
        int y = place.get("y").asInt();
        int buttons = type.equals("mouseReleased") ? 0 : 1;
        return Map.of("type", type, "x", x, "y", y, "button", "left", "buttons", buttons, "clickCount", 1);
    }

    /**
     * An answer of the server.
     *
     * @param path the path that was asked for
     * @param text what came, as it came
     */
    record Heard(String path, String text) {

        boolean isAbout(String what) {
            return path.endsWith("/" + what);
        }
    }

    /** Everything that came to the page from the server since it was opened. */
    List<Heard> wire() {
        List<Heard> all = new ArrayList<>();
        run("return wire.heard")
                .forEach(heard -> all.add(
                        new Heard(heard.get("path").asText(), heard.get("text").asText())));
        return all;
    }

    /** Lets the browser save files, in a directory. */
    void saveTo(Path home) {
        browser.ask(
                "",
                "Browser.setDownloadBehavior",
                Map.of("behavior", "allow", "browserContextId", context, "downloadPath", home.toString()));
    }

    /** Saves the record by its button; what is in the file with this ending. */
    String download(String file, Path home, String ending) throws IOException {
        click("button[data-file='" + file + "']");
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            // While it is saved, a file has another name, and an empty one may keep its place.
            try (Stream<Path> files = Files.list(home)) {
                Optional<Path> saved =
                        files.filter(each -> each.toString().endsWith(ending)).findFirst();
                String text = saved.isPresent() ? Files.readString(saved.get()) : "";
                if (!text.isEmpty()) {
                    return text;
                }
            }
            Thread.onSpinWait();
        }
        throw new AssertionError("no file " + ending);
    }

    /** Makes the screen as small as a phone's. */
    void beAPhone() {
        size(360, 740, true);
    }

    void beADesktop() {
        size(1100, 900, false);
    }

    private void size(int width, int height, boolean isPhone) {
        ask(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", isPhone));
    }

    /** What the browser complained about since the last call. */
    synchronized List<String> complaints() {
        List<String> all = List.copyOf(complaints);
        complaints.clear();
        return all;
    }
}
