package org.ludex.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.ludex.browser.Chromium;
import org.ludex.browser.Page;
import org.ludex.notation.Report;

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
    private URI address = URI.create("");
    private Chromium browser;
    private Page page;

    @BeforeAll
    void start(@TempDir Path scratch) throws IOException {
        browser = Chromium.start(scratch.resolve("profile"));
        page = new Page(browser);
        List<Report> all = new ArrayList<>(PageData.samples());
        extra = all.size() + 1;
        all.addAll(PageData.read(ReplayPageTest.VARIATIONS + "\n" + HOSTILE));
        all.addAll(PageData.read("just some words\n"));
        all.addAll(PageData.read("[Game \"halma\"]\n\na1 *\n"));
        reports = all;
        Path file = scratch.resolve("replay.html");
        Files.writeString(file, ReplayPage.standard().html(reports));
        address = file.toUri();
    }

    @AfterAll
    void stop() {
        if (browser != null) {
            browser.close();
        }
    }

    @AfterEach
    void nothingToComplainOf() {
        assertThat(page.complaints()).isEmpty();
    }

    private void open(String hash) {
        page.go(URI.create(address + hash));
        page.await("document.querySelector('#heading').textContent || !document.querySelector('#trouble').hidden");
    }

    /** Follows a link within the page. */
    private void follow(String hash) {
        page.run("location.hash = arguments[0]", hash);
    }

    private String counter() {
        return page.text("#counter");
    }

    private String current() {
        return page.text("#moves [aria-current]");
    }

    /** What a screen reader says. */
    private String spoken() {
        return page.run("return document.querySelector('#live').textContent").asText();
    }

    private double top(String selector) {
        return page.run("return document.querySelector(arguments[0]).getBoundingClientRect().top", selector)
                .asDouble();
    }

    private boolean isShown(String selector) {
        return page.run("return document.querySelector(arguments[0]).checkVisibility()", selector)
                .asBoolean();
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
        return page.run("return document.querySelector('#board svg').outerHTML").asText();
    }

    @Test
    @DisplayName("replays every sample record from its first to its last move")
    void everySample() {
        open("");
        for (int number = 1; number < extra; number++) {
            Report report = reports.get(number - 1);
            int last = report.plies() + (report.isValid() ? 0 : 1);
            page.click("#records [data-record='" + number + "']");
            page.await("document.querySelector('#counter').textContent === '0 of " + last + "'");
            String before = board();
            JsonNode steps = page.run(STEP_THROUGH);
            assertThat(steps).hasSize(last);
            for (int ply = 1; ply <= last; ply++) {
                JsonNode step = steps.get(ply - 1);
                assertThat(step.get(0).asText()).isEqualTo(ply + " of " + last);
                assertThat(step.get(1).asText()).isNotBlank();
                assertThat(step.get(2).asInt()).isGreaterThan(5);
            }
            assertThat(StreamSupport.stream(steps.spliterator(), false).limit(report.plies()))
                    .as("the controls stay where they are")
                    .allMatch(step -> step.get(3).equals(steps.get(0).get(3)));
            assertThat(board()).isNotEqualTo(before);
            assertThat(page.holds("document.querySelector('#forward').disabled"))
                    .isTrue();
            page.click("#first");
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
        page.press("ArrowRight");
        page.await("location.hash === '#record=" + dvonn + "&ply=18'");
        follow("#record=" + numberOf("yinsh", true) + "&ply=3");
        page.await("document.querySelector('#counter').textContent === '3 of 53'");
        assertThat(current()).isEqualTo("c3");
    }

    @Test
    @DisplayName("uses the keyboard")
    void keyboard() {
        int dvonn = numberOf("dvonn", true);
        open("#record=" + dvonn + "&ply=5");

        page.press("ArrowLeft");
        assertThat(counter()).isEqualTo("4 of 79");
        page.press("End");
        assertThat(counter()).isEqualTo("79 of 79");
        page.press("Home");
        assertThat(counter()).isEqualTo("0 of 79");
        page.press("n");
        page.await("location.hash.startsWith('#record=" + (dvonn + 1) + "&')");
    }

    @Test
    @DisplayName("turns the board round and back")
    void turn() {
        open("#record=" + numberOf("kamisado", true) + "&ply=2");
        String usual = board();
        double top = top("#board [data-cell=a1]");

        page.press("f");
        assertThat(board()).isNotEqualTo(usual);
        assertThat(top("#board [data-cell=a1]")).isLessThan(top);
        page.await("location.hash.includes('side=white')");
        page.click("#turn");
        assertThat(board()).isEqualTo(usual);
    }

    @Test
    @DisplayName("reads it in Persian, from right to left")
    void persian() {
        open("#record=" + numberOf("dvonn", true) + "&ply=5");
        page.choose("#language", "fa");

        assertThat(page.run("return document.documentElement.dir").asText()).isEqualTo("rtl");
        assertThat(counter()).isEqualTo("۵ از ۷۹");
        assertThat(page.run("return document.querySelector('#moves .number').textContent")
                        .asText())
                .isEqualTo("۱.");
        page.press("Tab");
        page.run("document.activeElement.blur()");
        page.press("ArrowLeft");
        assertThat(counter()).isEqualTo("۶ از ۷۹");
        assertThat(spoken()).startsWith("حرکت ۶، سیاه: d4.");
        assertThat(page.run("return document.querySelector('#forward').ariaLabel")
                        .asText())
                .isEqualTo("یک حرکت به جلو");
        page.choose("#language", "en");
        assertThat(counter()).isEqualTo("6 of 79");
    }

    @Test
    @DisplayName("reads each hand in one direction, with cards that have Persian names")
    void persianHands() {
        open("#record=" + numberOf("dog", true) + "&ply=3");
        page.choose("#language", "fa");

        assertThat(
                        page.run(
                                "return [...document.querySelectorAll('#captions bdi[dir=ltr]')].map(each => each.textContent)"))
                .extracting(JsonNode::asText)
                .anyMatch(hand -> hand.matches("[A-D]: \\S*(جابه‌جایی|جوکر)\\S*"));
        page.choose("#language", "en");
    }

    @Test
    @DisplayName("sees hidden cards as a seat saw them")
    void seats() {
        open("#record=" + numberOf("dog-cards", true) + "&ply=4");
        assertThat(page.text("#moves")).contains("deal A:6,8,8,14,joker B:3,7,10,13,joker");

        assertThat(page.text("#view")).isEqualTo("everything that is recorded\na spectator\nA\nB\nC\nD");
        page.choose("#view", "3");

        assertThat(page.text("#moves"))
                .contains("deal A:#5 B:3,7,10,13,joker C:#5 D:#5")
                .doesNotContain("A:6,8,8,14,joker");
        assertThat(counter()).startsWith("4 of");
        page.await("location.hash.includes('view=B')");
        page.choose("#view", "1");
        assertThat(page.text("#moves")).contains("deal A:#5 B:#5 C:#5 D:#5");
    }

    @Test
    @DisplayName("steps into variations and out of them")
    void variations() {
        open("#record=" + extra + "&ply=1");
        assertThat(page.text("#remark")).contains("good move", "The centre.", "Instead:", "e3", "c3");

        page.press("ArrowDown");
        assertThat(current()).isEqualTo("e3");
        page.press("ArrowRight");
        page.press("ArrowDown");
        assertThat(current()).isEqualTo("a1");
        page.await("location.hash.endsWith('&ply=4&line=2.1-4.1')");
        page.press("ArrowRight");
        assertThat(page.text("#refusal")).contains("Refused: b9");
        page.press("ArrowUp");
        assertThat(current()).isEqualTo("f1");
        page.press("ArrowUp");
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
        assertThat(page.text("#refusal .wrong")).contains("The last symbol says green", "line 4, column 17");
        assertThat(page.text("#refusal .book")).contains("misfit", "An entry fits the position.");
        assertThat(page.text("#refusal .mend")).contains("Replacing Y↗3G by Y↗3P", "Y↗3G Y↗3P");
        assertThat(List.of(top("#refusal .book"), top("#refusal .mend")))
                .as("side by side")
                .containsOnly(top("#refusal .wrong"));
        assertThat(spoken()).startsWith("Refused: Y↗3G.");
    }

    @Test
    @DisplayName("is told of a record that cannot be played")
    void unplayable() {
        open("#record=" + reports.size());

        assertThat(page.text("#trouble")).startsWith("This record cannot be played.");
        assertThat(page.text("#findings")).contains("unknown-game");
        assertThat(isShown("#board")).isFalse();
        assertThat(isShown("#choices")).isFalse();
        int words = reports.size() - 1;
        open("#record=" + words);
        assertThat(page.text("#heading")).isEqualTo("Record " + words);
        open("#record=99");
        assertThat(page.text("#trouble")).isEqualTo("There is no record 99 in this page.");
        assertThat(isShown("#board")).isTrue();
        open("#record=last");
        assertThat(page.text("#trouble")).isEqualTo("There is no record last in this page.");
    }

    @Test
    @DisplayName("filters the list of records")
    void filter() {
        open("");
        page.type("#filter", "dvonn bLack");

        assertThat(page.holds("document.querySelectorAll('#records li').length === 1"))
                .isTrue();
        assertThat(page.text("#count")).isEqualTo("1 of " + reports.size());
        page.type("#filter", "error");
        // Not as it is shown: what was just added to a long list is laid out a moment later.
        assertThat(page.run("return document.querySelector('#records').textContent")
                        .asText())
                .contains("A sheet with one slip of the pen")
                .doesNotContain("YINSH");
    }

    @Test
    @DisplayName("lets it play by itself")
    void autoplay() {
        open("#record=" + numberOf("sixth", true));
        page.choose("#pace", "500");
        page.click("#play");

        page.await("parseInt(document.querySelector('#counter').textContent) >= 2");
        page.click("#play");
        assertThat(page.run("return document.querySelector('#play').ariaLabel").asText())
                .isEqualTo("Play");
    }

    @Test
    @DisplayName("swipes over the board, and fits it on a phone")
    void phone() {
        page.beAPhone();
        try {
            open("#record=" + numberOf("kamisado", true) + "&ply=4");
            page.swipe("#board", -120);
            assertThat(counter()).isEqualTo("5 of 31");
            page.swipe("#board", 120);
            assertThat(counter()).isEqualTo("4 of 31");
            for (int number = 1; number <= reports.size(); number++) {
                follow("#record=" + number + "&ply=3");
                page.await("document.querySelector('#records [aria-current]').dataset.record === '" + number + "'");
                assertThat(page.run("return document.documentElement.scrollWidth")
                                .asInt())
                        .as("width of record %s", number)
                        .isEqualTo(360);
            }
        } finally {
            page.beADesktop();
        }
    }

    @Test
    @DisplayName("chooses light or dark")
    void theme() {
        open("");
        page.choose("#theme", "dark");
        String dark = page.run("return getComputedStyle(document.body).backgroundColor")
                .asText();
        page.choose("#theme", "light");
        String light = page.run("return getComputedStyle(document.body).backgroundColor")
                .asText();

        assertThat(dark).isEqualTo("rgb(25, 26, 28)");
        assertThat(light).isEqualTo("rgb(246, 244, 239)");
    }

    @Test
    @DisplayName("is safe from what players call themselves")
    void hostile() {
        open("#record=" + (extra + 1) + "&ply=1");

        assertThat(page.text("#heading"))
                .isEqualTo("</script><script>window.hacked=1</script> – <img src=x onerror=window.hacked=2>");
        assertThat(page.text("#remark")).contains("<script>window.hacked=4</script>");
        assertThat(page.run("return String(window.hacked)").asText()).isEqualTo("undefined");
        // Even what comes into the page by other ways does nothing.
        page.run("""
                const script = document.createElement("script");
                script.textContent = "window.hacked = 6";
                document.body.append(script);
                document.querySelector("#remark").innerHTML = "<img src=x onerror='window.hacked=7'>";
                """);
        assertThat(page.run("return String(window.hacked)").asText()).isEqualTo("undefined");
        // The policy says so.
        assertThat(page.complaints()).isNotEmpty().allMatch(words -> words.contains("Content Security Policy"));
    }
}
