package org.ludex.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A real browser of one player, without a window on a screen. For one thread. */
final class Window implements AutoCloseable {

    /** Where it is set to true, a missing browser is a failure. */
    private static final String REQUIRED = "ludex.browser.required";

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int MOST_CLICKS = 16;

    /** Keeps whatever the server answers, streams too, and the last move that was sent. */
    private static final String LISTENER = """
            window.wire = { heard: [], sent: "" };
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
              return [found.dataset.part ?? "", Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
            };
            """;

    /**
     * Waits until it is the player's turn and nothing is on its way, and tells the ply of the last move that was sent, what was
     * refused, the move, and what a person would click next for a wanted move: a card, the next cell, a part or a button, and
     * where that is. Nothing is left to click where the wanted move was sent.
     */
    private static final String LOOK = PLACE + """
            const [wantedText, ply, chosen, tell] = arguments;
            const wanted = JSON.parse(wantedText);
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
            const look = () => {
              const { sending, sent = "", moves, ply: now } = document.body.dataset;
              const isSent = sent === String(ply);
              const isReady = sending !== "true" && (isSent || (Number(now) >= ply && Number(moves) > 0));
              if (!isReady) return setTimeout(look, 2);
              const notice = document.querySelector("#notice");
              const move = window.wire.sent && JSON.parse(window.wire.sent).move;
              const found = isSent ? undefined : next();
              tell([isSent, notice.hidden ? "" : notice.textContent, move ? JSON.stringify(move) : "", found ? place(found) : []]);
            };
            look();
            """;

    /** Waits in the page, which is quicker and quieter than to ask again and again. */
    private static final String UNTIL = """
            const tell = arguments[arguments.length - 1];
            const end = performance.now() + arguments[0];
            const look = () => {
              const holds = Boolean(CONDITION);
              if (holds || performance.now() > end) tell(holds);
              else setTimeout(look, 4);
            };
            look();
            """;

    private final ChromeDriver driver;
    private final PointerInput mouse = new PointerInput(PointerInput.Kind.MOUSE, "mouse");

    private Window(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Opens a browser with a profile of its own; where there is none, the test that asked is skipped and says so. */
    static Window open(Path scratch) {
        assertThat(scratch.isAbsolute())
                .as("a profile belongs into a temporary directory")
                .isTrue();
        Optional<Path> browser = found("chromium", "chromium-browser", "google-chrome");
        Optional<Path> control = found("chromedriver");
        if (browser.isEmpty() || control.isEmpty()) {
            String missing = "no Chromium and ChromeDriver on the path";
            if (Boolean.getBoolean(REQUIRED)) {
                Assertions.fail(missing + ", but " + REQUIRED + " is set");
            }
            System.out.println("The browser tests of the table are skipped: " + missing);
            Assumptions.abort("Skipped: " + missing);
        }
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser.orElseThrow().toFile());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--lang=en",
                "--force-prefers-reduced-motion",
                "--window-size=1100,900",
                "--user-data-dir=" + scratch);
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(control.orElseThrow().toFile())
                .usingAnyFreePort()
                .build();
        ChromeDriver driver = new ChromeDriver(service, options);
        driver.manage().timeouts().scriptTimeout(PATIENCE.plusSeconds(5));
        driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", LISTENER));
        return new Window(driver);
    }

    private static Optional<Path> found(String... names) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of(names)
                .flatMap(name ->
                        Stream.of(path.split(File.pathSeparator, -1)).map(directory -> Path.of(directory, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    void go(URI page) {
        driver.get("about:blank");
        driver.get(page.toString());
    }

    Object run(String script, Object... arguments) {
        Object result = driver.executeScript(script, arguments);
        return result == null ? "" : result;
    }

    boolean holds(String condition) {
        return Boolean.TRUE.equals(driver.executeScript("return Boolean(" + condition + ")"));
    }

    /** Waits until an expression of the page is true. */
    Window await(String condition) {
        Object held = driver.executeAsyncScript(UNTIL.replace("CONDITION", condition), PATIENCE.toMillis());
        assertThat(held).as("waiting for %s", condition).isEqualTo(true);
        return this;
    }

    Window awaitPly(int ply) {
        return await("Number(document.body.dataset.ply) >= " + ply);
    }

    /** Clicks in the middle of something. It is found and placed at one moment: the page may draw it anew at any other. */
    void click(String selector) {
        List<?> place = (List<?>) run(PLACE + "return place(document.querySelector(arguments[0]));", selector);
        clickAt(((Number) place.get(1)).intValue(), ((Number) place.get(2)).intValue());
    }

    void type(String selector, String text) {
        driver.findElement(By.cssSelector(selector)).sendKeys(text);
    }

    void enter(String selector, String text) {
        type(selector, text);
        driver.findElement(By.cssSelector(selector)).sendKeys(Keys.ENTER);
    }

    void choose(String selector, String value) {
        driver.findElement(By.cssSelector(selector + " option[value='" + value + "']"))
                .click();
    }

    void drag(String from, String to) {
        new Actions(driver)
                .moveToElement(driver.findElement(By.cssSelector(from)))
                .clickAndHold()
                .moveByOffset(12, 0)
                .moveToElement(driver.findElement(By.cssSelector(to)))
                .release()
                .perform();
    }

    String text(String selector) {
        return run("return document.querySelector(arguments[0]).innerText", selector)
                .toString()
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
        for (int clicks = 0; clicks <= MOST_CLICKS; clicks++) {
            List<?> seen = (List<?>) Objects.requireNonNull(
                    driver.executeAsyncScript(LOOK, wanted.toString(), ply, List.copyOf(chosen)));
            // Before the first click there may be a word about an earlier move.
            if (clicks > 0) {
                assertThat(seen.get(1)).as("%s was refused", wanted.get("text")).isEqualTo("");
            }
            if (Boolean.TRUE.equals(seen.get(0))) {
                assertThat(seen.get(2)).isEqualTo(wanted.get("move").toString());
                return clicks;
            }
            List<?> next = (List<?>) seen.get(3);
            assertThat(next)
                    .as(() -> "nothing to click for " + wanted.get("text") + " at ply " + ply + ": " + text("#choose"))
                    .hasSize(3);
            chosen.add(next.get(0).toString());
            clickAt(((Number) next.get(1)).intValue(), ((Number) next.get(2)).intValue());
        }
        throw new AssertionError("no move after " + MOST_CLICKS + " clicks for " + wanted + ": " + text("#choose"));
    }

    private void clickAt(int x, int y) {
        driver.perform(List.of(new Sequence(mouse, 0)
                .addAction(mouse.createPointerMove(Duration.ZERO, PointerInput.Origin.viewport(), x, y))
                .addAction(mouse.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
                .addAction(mouse.createPointerUp(PointerInput.MouseButton.LEFT.asArg()))));
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
        for (Object each : (List<?>) run("return wire.heard.map((heard) => [heard.path, heard.text])")) {
            List<?> heard = (List<?>) each;
            all.add(new Heard(heard.get(0).toString(), heard.get(1).toString()));
        }
        return all;
    }

    /** Lets the browser save files, in a directory. */
    void saveTo(Path home) {
        driver.executeCdpCommand(
                "Browser.setDownloadBehavior", Map.of("behavior", "allow", "downloadPath", home.toString()));
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
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", 360, "height", 740, "deviceScaleFactor", 1, "mobile", true));
    }

    void beADesktop() {
        driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }

    /** What the browser complained about since the last call; refused moves are answers, not faults. */
    List<String> complaints() {
        try {
            return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                    .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                    .map(LogEntry::getMessage)
                    .filter(message -> !message.contains("status of 422"))
                    .toList();
        } catch (WebDriverException gone) {
            return List.of(gone.toString());
        }
    }

    @Override
    public void close() {
        driver.quit();
    }
}
