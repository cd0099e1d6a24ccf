package org.ludex.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A page in a session of its own, used as a person would: by clicks, keys, drags and swipes. For one thread. */
public class Page {

    protected static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final String MOUSE = "Input.dispatchMouseEvent";
    private static final String FINGER = "Input.dispatchTouchEvent";
    private static final String KEYBOARD = "Input.dispatchKeyEvent";
    private static final int CTRL = 2;
    /** A finger moves little by little: only then does the browser tell a drag from a tap. */
    private static final int STEPS = 6;

    /** The numbers that browsers know keys by which are no letters. */
    private static final Map<String, Integer> KEYS = Map.of(
            "Tab",
            9,
            "Enter",
            13,
            "End",
            35,
            "Home",
            36,
            "ArrowLeft",
            37,
            "ArrowUp",
            38,
            "ArrowRight",
            39,
            "ArrowDown",
            40);

    /** Scrolls to something, and tells where its middle is then. */
    protected static final String PLACE = """
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
    protected static final String UNTIL = """
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

    private final Chromium browser;
    private final String context;
    private final String session;
    private final List<String> complaints = new ArrayList<>();
    private String answer = "";
    private CompletableFuture<Boolean> load = new CompletableFuture<>();

    /** Opens an empty page. */
    public Page(Chromium browser) {
        this.browser = browser;
        context = browser.ask("", "Target.createBrowserContext", Map.of())
                .get("browserContextId")
                .asText();
        String target = browser.ask(
                        "", "Target.createTarget", Map.of("url", "about:blank", "browserContextId", context))
                .get("targetId")
                .asText();
        session = browser.ask("", "Target.attachToTarget", Map.of("targetId", target, "flatten", true))
                .get("sessionId")
                .asText();
        browser.listen(session, this::hear);
        List.of("Page.enable", "Runtime.enable", "Log.enable").forEach(what -> ask(what, Map.of()));
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
        if (level.matches("warning|error|assert")) {
            complaints.add(words.toString());
        }
    }

    /** What the browser complained about since the last call. */
    public synchronized List<String> complaints() {
        List<String> all = List.copyOf(complaints);
        complaints.clear();
        return all;
    }

    /** Runs a script before those of each page that is opened from now on. */
    protected void listenWith(String script) {
        ask("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
    }

    private synchronized CompletableFuture<Boolean> nextLoad() {
        load = new CompletableFuture<>();
        return load;
    }

    /** Opens a page afresh. */
    public void go(URI page) {
        for (String address : List.of("about:blank", page.toString())) {
            loading(() -> ask("Page.navigate", Map.of("url", address)));
        }
    }

    /** Clicks something that leads to another page. */
    public void follow(String selector) {
        loading(() -> click(selector));
    }

    private void loading(Runnable act) {
        CompletableFuture<Boolean> loaded = nextLoad();
        act.run();
        loaded.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
    }

    /** Runs the body of a function in the page, and gives what it returns. */
    public JsonNode run(String script, Object... arguments) {
        String given = Chromium.JSON.valueToTree(arguments).toString();
        String expression = "(function() {" + script + "}).apply(null, " + given + ")";
        JsonNode done =
                ask("Runtime.evaluate", Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
        assertThat(done.has("exceptionDetails")).as(done.toString()).isFalse();
        return done.path("result").path("value");
    }

    public boolean holds(String condition) {
        return run("return Boolean(" + condition + ")").asBoolean();
    }

    /** Waits until an expression of the page is true. */
    public void await(String condition) {
        JsonNode held = run(UNTIL + "return until(() => " + condition + ", " + PATIENCE.toMillis() + ")");
        assertThat(held.asBoolean()).as("waiting for %s", condition).isTrue();
    }

    /** The text of something, as it is shown. */
    public String text(String selector) {
        return run("return document.querySelector(arguments[0]).innerText", selector)
                .asText()
                .strip();
    }

    /** Clicks in the middle of something. It is found and placed at one moment: the page may draw it anew at any other. */
    public void click(String selector) {
        JsonNode place = place(selector);
        mouse("mousePressed", place, 0);
        mouse("mouseReleased", place, 0);
    }

    private JsonNode place(String selector) {
        return run(PLACE + "return place(document.querySelector(arguments[0]));", selector);
    }

    /** Clicks something that asks a question, and answers it. */
    public void click(String selector, String reply) {
        synchronized (this) {
            answer = reply;
        }
        click(selector);
    }

    /** Clicks at a place, and does not wait until that is done. */
    protected void clickSoon(JsonNode place) {
        tell(MOUSE, event("mousePressed", place, 0));
        tell(MOUSE, event("mouseReleased", place, 0));
    }

    public void drag(String from, String to) {
        JsonNode start = place(from);
        JsonNode end = place(to);
        mouse("mousePressed", start, 0);
        mouse("mouseMoved", start, 12);
        mouse("mouseMoved", end, 0);
        mouse("mouseReleased", end, 0);
    }

    private void mouse(String type, JsonNode place, int aside) {
        ask(MOUSE, event(type, place, aside));
    }

    private static Map<String, Object> event(String type, JsonNode place, int aside) {
        int x = place.get("x").asInt() + aside;
        int y = place.get("y").asInt();
        int buttons = type.equals("mouseReleased") ? 0 : 1;
        return Map.of("type", type, "x", x, "y", y, "button", "left", "buttons", buttons, "clickCount", 1);
    }

    /** Draws a finger over something, sideways from its middle. */
    public void swipe(String selector, int way) {
        JsonNode start = place(selector);
        draw(start, start.get("x").asInt() + way, start.get("y").asInt());
    }

    /** Drags with a finger. */
    public void dragByFinger(String from, String to) {
        JsonNode end = place(to);
        draw(place(from), end.get("x").asInt(), end.get("y").asInt());
    }

    private void draw(JsonNode start, int toX, int toY) {
        int x = start.get("x").asInt();
        int y = start.get("y").asInt();
        finger("touchStart", List.of(Map.of("x", x, "y", y)));
        for (int step = 1; step <= STEPS; step++) {
            finger("touchMove", List.of(Map.of("x", x + (toX - x) * step / STEPS, "y", y + (toY - y) * step / STEPS)));
        }
        finger("touchEnd", List.of());
    }

    private void finger(String type, List<Map<String, Integer>> points) {
        ask(FINGER, Map.of("type", type, "touchPoints", points));
    }

    /** Writes into a field, in the place of what is there. */
    public void type(String selector, String text) {
        click(selector);
        ask(KEYBOARD, Map.of("type", "keyDown", "key", "a", "modifiers", CTRL, "commands", List.of("selectAll")));
        ask(KEYBOARD, Map.of("type", "keyUp", "key", "a", "modifiers", CTRL));
        ask("Input.insertText", Map.of("text", text));
    }

    /** Writes into a field, and confirms it. */
    public void enter(String selector, String text) {
        type(selector, text);
        press("Enter");
    }

    /** Presses a key, by its name or the letter on it. */
    public void press(String key) {
        Map<String, Object> down = new HashMap<>(Map.of("type", "keyDown", "key", key));
        down.put("windowsVirtualKeyCode", KEYS.getOrDefault(key, (int) Character.toUpperCase(key.charAt(0))));
        if (key.length() == 1 || key.equals("Enter")) {
            down.put("text", key.length() == 1 ? key : "\r");
        }
        ask(KEYBOARD, down);
        ask(KEYBOARD, Map.of("type", "keyUp", "key", key));
    }

    /** Chooses from a list that unfolds. */
    public void choose(String selector, String value) {
        run("""
                const list = document.querySelector(arguments[0]);
                list.value = arguments[1];
                list.dispatchEvent(new Event("input", { bubbles: true }));
                list.dispatchEvent(new Event("change", { bubbles: true }));
                """, selector, value);
    }

    /** Lets the browser save files, in a directory. */
    public void saveTo(Path home) {
        browser.ask(
                "",
                "Browser.setDownloadBehavior",
                Map.of("behavior", "allow", "browserContextId", context, "downloadPath", home.toString()));
    }

    /** Makes the screen as small as a phone's. */
    public void beAPhone() {
        size(360, 740, true);
    }

    public final void beADesktop() {
        size(1400, 950, false);
    }

    private void size(int width, int height, boolean isPhone) {
        ask(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", isPhone));
    }
}
