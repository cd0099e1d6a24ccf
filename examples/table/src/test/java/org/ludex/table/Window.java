package org.ludex.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A real browser of one player, without a window on a screen. For one thread. */
final class Window implements AutoCloseable {

    /** Where it is set to true, a missing browser is a failure. */
    private static final String REQUIRED = "ludex.browser.required";

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int MOST_CLICKS = 12;

    private final ChromeDriver driver;

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
                "--window-size=1280,1100",
                "--user-data-dir=" + scratch);
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(control.orElseThrow().toFile())
                .usingAnyFreePort()
                .build();
        return new Window(new ChromeDriver(service, options));
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
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!holds(condition)) {
            assertThat(System.nanoTime()).as("waiting for %s", condition).isLessThan(end);
            try {
                Thread.sleep(15);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
        return this;
    }

    Window awaitPly(int ply) {
        return await("Number(document.body.dataset.ply) >= " + ply);
    }

    int ply() {
        return ((Number) run("return Number(document.body.dataset.ply ?? -1)")).intValue();
    }

    boolean isOver() {
        return holds("document.querySelector('#standing.over')");
    }

    void click(String selector) {
        driver.findElement(By.cssSelector(selector)).click();
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
        return driver.findElement(By.cssSelector(selector)).getText();
    }

    /**
     * Makes a move as a person would, by clicks alone: a card, then cells, then whatever is left to choose. The list of all
     * moves is not used.
     *
     * @return how many clicks it took
     */
    int moveByHand(Random random) {
        await("Number(document.body.dataset.moves) > 0");
        int before = ply();
        for (int clicks = 1; clicks <= MOST_CLICKS; clicks++) {
            List<WebElement> open = choices();
            assertThat(open)
                    .as("nothing to click at ply %d: %s", before, text("#choose"))
                    .isNotEmpty();
            press(open.get(random.nextInt(open.size())));
            if (isPlayed(before)) {
                return clicks;
            }
        }
        throw new AssertionError("no move after " + MOST_CLICKS + " clicks: " + text("#choose"));
    }

    /** What a person would look at next. */
    private List<WebElement> choices() {
        for (String selector : List.of(
                "#choose .hand:not(:has(.chosen)) .cardface:not([disabled])",
                "#board .mark.open",
                "#choose button[data-part]",
                "#choose .parts button.main")) {
            List<WebElement> found = driver.findElements(By.cssSelector(selector));
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }

    private static void press(WebElement element) {
        try {
            element.click();
        } catch (StaleElementReferenceException changed) {
            return;
        }
    }

    /** Whether the click was the last one: nothing is chosen any more, or the game has moved on. */
    private boolean isPlayed(int before) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (holds("document.body.dataset.sending === 'true'")) {
            assertThat(System.nanoTime()).isLessThan(end);
        }
        boolean isRefused = holds("!document.querySelector('#notice').hidden");
        assertThat(isRefused).as(() -> "refused: " + text("#notice")).isFalse();
        return holds("document.body.dataset.sent === '" + before + "'");
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
