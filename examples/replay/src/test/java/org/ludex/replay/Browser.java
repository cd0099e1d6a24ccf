package org.ludex.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A real browser without a window. For one thread. */
final class Browser implements AutoCloseable {

    /** Where it is set to true, a missing browser is a failure. */
    private static final String REQUIRED = "ludex.browser.required";

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Starts a browser; where there is none, the test that asked is skipped and says so. */
    static Browser start(Path scratch) {
        Optional<Path> browser = found("chromium", "chromium-browser", "google-chrome");
        Optional<Path> control = found("chromedriver");
        if (browser.isEmpty() || control.isEmpty()) {
            String missing = "no Chromium and ChromeDriver on the path";
            if (Boolean.getBoolean(REQUIRED)) {
                Assertions.fail(missing + ", but " + REQUIRED + " is set");
            }
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
                "--window-size=1400,950",
                "--user-data-dir=" + scratch.resolve("profile"));
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
        File executable = control.orElseThrow().toFile();
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(executable)
                .usingAnyFreePort()
                .build();
        return new Browser(new ChromeDriver(service, options));
    }

    private static Optional<Path> found(String... names) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of(names)
                .flatMap(name ->
                        Stream.of(path.split(File.pathSeparator, -1)).map(directory -> Path.of(directory, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Opens a page afresh, at a place in it. */
    void open(Path page, String hash) {
        driver.get("about:blank");
        driver.get(page.toUri() + hash);
        await("document.querySelector('#heading')?.textContent || !document.querySelector('#trouble').hidden");
    }

    /** Follows a link within the page that is open. */
    void follow(String hash) {
        run("location.hash = arguments[0]", hash);
    }

    Object run(String script, Object... arguments) {
        Object result = driver.executeScript(script, arguments);
        return result == null ? "" : result;
    }

    /** Waits until an expression of the page is true. */
    void await(String condition) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!Boolean.TRUE.equals(driver.executeScript("return Boolean(" + condition + ")"))) {
            assertThat(System.nanoTime()).as("waiting for %s", condition).isLessThan(end);
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    void press(CharSequence... keys) {
        driver.switchTo().activeElement().sendKeys(keys);
    }

    void choose(String id, String value) {
        find(id).findElement(By.cssSelector("option[value='" + value + "']")).click();
    }

    void type(String id, String text) {
        find(id).sendKeys(Keys.chord(Keys.CONTROL, "a"), text);
    }

    WebElement find(String id) {
        return driver.findElement(By.id(id));
    }

    List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    String text(String selector) {
        return driver.findElement(By.cssSelector(selector)).getText();
    }

    /** Makes the screen as small as a phone's. */
    void beAPhone() {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", 360, "height", 740, "deviceScaleFactor", 2, "mobile", true));
    }

    void beADesktop() {
        driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }

    ChromeDriver driver() {
        return driver;
    }

    /** What the browser complained about since the last call. */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(LogEntry::getMessage)
                .toList();
    }

    @Override
    public void close() {
        driver.quit();
    }
}
