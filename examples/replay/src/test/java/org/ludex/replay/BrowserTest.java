package org.ludex.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.ludex.notation.Report;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

@DisplayName("In a browser, somebody")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BrowserTest {

    private static final String HOSTILE = """
            [Game "dvonn"]
            [White "</script><script>window.hacked=1</script>"]
            [Black "<img src=x onerror=window.hacked=2>"]
            [Event "\u202Eevil"]

            {<svg onload=window.hacked=3>} 1. d3 {<script>window.hacked=4</script>} k4 *
            """;

    /**
     * Goes forward to the end; for each move the counter, what a screen reader says, how much is drawn, and where the button for the
     * next step is.
     */
    private static final String STEP_THROUGH = """
            const steps = [];
            while (!document.querySelector("#forward").disabled) {
                document.querySelector("#forward").click();
                steps.push([
                    document.querySelector("#counter").textContent,
                    document.querySelector("#live").textContent,
                    document.querySelector("#board svg").childElementCount,
                    document.querySelector("#forward").getBoundingClientRect().top,
                ]);
            }
            return steps;
            """;

    /** Number of the first record behind the samples. */
    private int extra;

    private List<Report> reports = List.of();
    private Path page = Path.of("");
    private Browser browser;

    @BeforeAll
    void start(@TempDir Path scratch) throws IOException {
        browser = Browser.start(scratch);
        List<Report> all = new ArrayList<>(PageData.samples());
        extra = all.size() + 1;
        all.addAll(PageData.read(ReplayPageTest.VARIATIONS + "\n" + HOSTILE));
        all.addAll(PageData.read("just some words\n"));
        all.addAll(PageData.read("[Game \"halma\"]\n\na1 *\n"));
        reports = all;
        page = scratch.resolve("replay.html");
        Files.writeString(page, ReplayPage.standard().html(reports));
    }

    @AfterAll
    void stop() {
        if (browser != null) {
            browser.close();
        }
    }

    @AfterEach
    void nothingToComplainOf() {
        assertThat(browser.complaints()).isEmpty();
    }

    private void open(String hash) {
        browser.open(page, hash);
    }

    private String counter() {
        return browser.text("#counter");
    }

    private String current() {
        return browser.text("#moves [aria-current]");
    }

    private int numberOf(String game, boolean valid) {
        for (int i = 0; i < reports.size(); i++) {
            if (reports.get(i).content().game().equals(game) && reports.get(i).isValid() == valid) {
                return i + 1;
            }
        }
        throw new AssertionError("no record of " + game);
    }

    private String board() {
        return browser.run("return document.querySelector('#board svg').outerHTML")
                .toString();
    }

    @Test
    @DisplayName("replays every sample record from its first to its last move")
    void everySample() {
        open("");
        for (int number = 1; number < extra; number++) {
            Report report = reports.get(number - 1);
            int last = report.plies() + (report.isValid() ? 0 : 1);
            browser.find("records")
                    .findElement(By.cssSelector("[data-record='" + number + "']"))
                    .click();
            browser.await("document.querySelector('#counter').textContent === '0 of " + last + "'");
            String before = board();
            List<?> steps = (List<?>) browser.run(STEP_THROUGH);
            assertThat(steps).hasSize(last);
            for (int ply = 1; ply <= last; ply++) {
                List<?> step = (List<?>) steps.get(ply - 1);
                assertThat(step.get(0)).isEqualTo(ply + " of " + last);
                assertThat(step.get(1).toString()).isNotBlank();
                assertThat((Long) step.get(2)).isGreaterThan(5);
            }
            assertThat(steps.subList(0, report.plies()))
                    .as("the controls stay where they are")
                    .allMatch(step -> ((List<?>) step).get(3).equals(((List<?>) steps.get(0)).get(3)));
            assertThat(board()).isNotEqualTo(before);
            assertThat(browser.find("forward").isEnabled()).isFalse();
            browser.find("first").click();
            assertThat(board()).isEqualTo(before);
        }
    }

    @Test
    @DisplayName("follows a link to a ply, and the address follows the moves")
    void links() {
        int dvonn = numberOf("dvonn", true);
        open("#record=" + dvonn + "&ply=17");

        assertThat(counter()).isEqualTo("17 of 79");
        assertThat(current())
                .isEqualTo(reports.get(dvonn - 1).record().moves().get(16).text());
        browser.press(Keys.ARROW_RIGHT);
        browser.await("location.hash === '#record=" + dvonn + "&ply=18'");
        browser.follow("#record=" + numberOf("yinsh", true) + "&ply=3");
        browser.await("document.querySelector('#counter').textContent === '3 of 53'");
        assertThat(current()).isEqualTo("c3");
    }

    @Test
    @DisplayName("uses the keyboard")
    void keyboard() {
        int dvonn = numberOf("dvonn", true);
        open("#record=" + dvonn + "&ply=5");

        browser.press(Keys.ARROW_LEFT);
        assertThat(counter()).isEqualTo("4 of 79");
        browser.press(Keys.END);
        assertThat(counter()).isEqualTo("79 of 79");
        browser.press(Keys.HOME);
        assertThat(counter()).isEqualTo("0 of 79");
        browser.press("n");
        browser.await("location.hash.startsWith('#record=" + (dvonn + 1) + "&')");
    }

    @Test
    @DisplayName("turns the board round and back")
    void turn() {
        open("#record=" + numberOf("kamisado", true) + "&ply=2");
        String usual = board();
        Object top = browser.run("return document.querySelector('#board [data-cell=a1]').getBoundingClientRect().top");

        browser.press("f");
        assertThat(board()).isNotEqualTo(usual);
        Object turned =
                browser.run("return document.querySelector('#board [data-cell=a1]').getBoundingClientRect().top");
        assertThat(((Number) turned).doubleValue()).isLessThan(((Number) top).doubleValue());
        browser.await("location.hash.includes('side=white')");
        browser.find("turn").click();
        assertThat(board()).isEqualTo(usual);
    }

    @Test
    @DisplayName("reads it in Persian, from right to left")
    void persian() {
        open("#record=" + numberOf("dvonn", true) + "&ply=5");
        browser.choose("language", "fa");

        assertThat(browser.run("return document.documentElement.dir")).isEqualTo("rtl");
        assertThat(counter()).isEqualTo("۵ از ۷۹");
        browser.press(Keys.TAB);
        browser.run("document.activeElement.blur()");
        browser.press(Keys.ARROW_LEFT);
        assertThat(counter()).isEqualTo("۶ از ۷۹");
        assertThat(browser.find("live").getDomProperty("textContent")).startsWith("حرکت ۶، سیاه: d4.");
        assertThat(browser.run("return document.querySelector('#next, #forward').getAttribute('aria-label')"))
                .isEqualTo("یک حرکت به جلو");
        browser.choose("language", "en");
        assertThat(counter()).isEqualTo("6 of 79");
    }

    @Test
    @DisplayName("sees hidden cards as a seat saw them")
    void seats() {
        open("#record=" + numberOf("dog-cards", true) + "&ply=4");
        assertThat(browser.text("#moves")).contains("deal A:6,8,8,14,joker B:3,7,10,13,joker");

        WebElement view = browser.find("view");
        view.findElement(By.xpath("option[. = 'B']")).click();

        assertThat(browser.text("#moves"))
                .contains("deal A:#5 B:3,7,10,13,joker C:#5 D:#5")
                .doesNotContain("A:6,8,8,14,joker");
        assertThat(counter()).startsWith("4 of");
        browser.await("location.hash.includes('view=B')");
        view.findElement(By.xpath("option[. = 'a spectator']")).click();
        assertThat(browser.text("#moves")).contains("deal A:#5 B:#5 C:#5 D:#5");
    }

    @Test
    @DisplayName("steps into variations and out of them")
    void variations() {
        open("#record=" + extra + "&ply=1");
        assertThat(browser.text("#remark")).contains("good move", "The centre.", "Instead:", "e3", "c3");

        browser.press(Keys.ARROW_DOWN);
        assertThat(current()).isEqualTo("e3");
        browser.press(Keys.ARROW_RIGHT);
        browser.press(Keys.ARROW_DOWN);
        assertThat(current()).isEqualTo("a1");
        browser.await("location.hash.endsWith('&ply=4&line=2.1-4.1')");
        browser.press(Keys.ARROW_RIGHT);
        assertThat(browser.text("#refusal")).contains("Refused: b9");
        browser.press(Keys.ARROW_UP);
        assertThat(current()).isEqualTo("f1");
        browser.press(Keys.ARROW_UP);
        assertThat(current()).isEqualTo("k4");
        open("#record=" + extra + "&ply=3&line=2.2");
        assertThat(current()).isEqualTo("a1");
        assertThat(counter()).isEqualTo("3 of 4");
    }

    @Test
    @DisplayName("finds a refused move in its place, with what is wrong, the rule and the change")
    void refused() {
        open("#record=" + numberOf("kamisado", false) + "&ply=3");

        assertThat(current()).isEqualTo("Y↗3G");
        List<WebElement> cards = browser.all("#refusal .card");
        assertThat(cards)
                .extracting(WebElement::getText)
                .satisfiesExactly(
                        wrong -> assertThat(wrong).contains("The last symbol says green", "line 4, column 17"),
                        rule -> assertThat(rule).contains("misfit", "An entry fits the position."),
                        mend -> assertThat(mend).contains("Replacing Y↗3G by Y↗3P", "Y↗3G Y↗3P"));
        // Side by side.
        assertThat(cards)
                .extracting(card -> card.getRect().getY())
                .containsOnly(cards.get(0).getRect().getY());
        assertThat(browser.find("live").getDomProperty("textContent")).startsWith("Refused: Y↗3G.");
    }

    @Test
    @DisplayName("is told of a record that cannot be played")
    void unplayable() {
        open("#record=" + reports.size());

        assertThat(browser.text("#trouble")).startsWith("This record cannot be played.");
        assertThat(browser.text("#findings")).contains("unknown-game");
        assertThat(browser.find("board").isDisplayed()).isFalse();
        assertThat(browser.find("choices").isDisplayed()).isFalse();
        int words = reports.size() - 1;
        open("#record=" + words);
        assertThat(browser.text("#heading")).isEqualTo("Record " + words);
        open("#record=99");
        assertThat(browser.text("#trouble")).isEqualTo("There is no record 99 in this page.");
        assertThat(browser.find("board").isDisplayed()).isTrue();
    }

    @Test
    @DisplayName("filters the list of records")
    void filter() {
        open("");
        browser.type("filter", "dvonn bLack");

        assertThat(browser.all("#records li")).hasSize(1);
        assertThat(browser.text("#count")).isEqualTo("1 of " + reports.size());
        browser.type("filter", "error");
        assertThat(browser.text("#records"))
                .contains("A sheet with one slip of the pen")
                .doesNotContain("YINSH");
    }

    @Test
    @DisplayName("lets it play by itself")
    void autoplay() {
        open("#record=" + numberOf("sixth", true));
        browser.choose("pace", "500");
        browser.find("play").click();

        browser.await("parseInt(document.querySelector('#counter').textContent) >= 2");
        browser.find("play").click();
        assertThat(browser.find("play").getDomAttribute("aria-label")).isEqualTo("Play");
    }

    @Test
    @DisplayName("swipes over the board, and fits it on a phone")
    void phone() {
        browser.beAPhone();
        try {
            open("#record=" + numberOf("kamisado", true) + "&ply=4");
            WebElement board = browser.find("board");
            new Actions(browser.driver())
                    .moveToElement(board)
                    .clickAndHold()
                    .moveByOffset(-120, 5)
                    .release()
                    .perform();
            assertThat(counter()).isEqualTo("5 of 31");
            for (int number = 1; number <= reports.size(); number++) {
                browser.follow("#record=" + number + "&ply=3");
                browser.await("document.querySelector('#records [aria-current]').dataset.record === '" + number + "'");
                assertThat(browser.run("return document.documentElement.scrollWidth"))
                        .as("width of record %s", number)
                        .isEqualTo(360L);
            }
        } finally {
            browser.beADesktop();
        }
    }

    @Test
    @DisplayName("chooses light or dark")
    void theme() {
        open("");
        browser.choose("theme", "dark");
        Object dark = browser.run("return getComputedStyle(document.body).backgroundColor");
        browser.choose("theme", "light");
        Object light = browser.run("return getComputedStyle(document.body).backgroundColor");

        assertThat(dark).isEqualTo("rgb(25, 26, 28)");
        assertThat(light).isEqualTo("rgb(246, 244, 239)");
    }

    @Test
    @DisplayName("is safe from what players call themselves")
    void hostile() {
        open("#record=" + (extra + 1) + "&ply=1");

        assertThat(browser.text("#heading"))
                .isEqualTo("</script><script>window.hacked=1</script> – <img src=x onerror=window.hacked=2>");
        assertThat(browser.text("#remark")).contains("<script>window.hacked=4</script>");
        assertThat(browser.run("return String(window.hacked)")).isEqualTo("undefined");
        // Even what comes into the page by other ways does nothing.
        browser.run("""
                const script = document.createElement("script");
                script.textContent = "window.hacked = 6";
                document.body.append(script);
                document.querySelector("#remark").innerHTML = "<img src=x onerror='window.hacked=7'>";
                """);
        assertThat(browser.run("return String(window.hacked)")).isEqualTo("undefined");
        // The policy says so.
        assertThat(browser.complaints()).isNotEmpty().allMatch(words -> words.contains("Content Security Policy"));
    }
}
