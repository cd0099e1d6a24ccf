package org.ludex.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.ludex.browser.Chromium;
import org.ludex.browser.Page;

/** The window of one player in a real browser. For one thread. */
final class Window extends Page {

    private static final int MOST_CLICKS = 16;

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

    Window(Chromium browser) {
        super(browser);
        listenWith(LISTENER);
    }

    /** What the browser complained about since the last call. Refused moves are answers, not faults. */
    @Override
    public synchronized List<String> complaints() {
        return super.complaints().stream()
                .filter(words -> !words.contains("status of 422"))
                .toList();
    }

    Window awaitPly(int ply) {
        await("Number(document.body.dataset.ply) >= " + ply);
        return this;
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
            clickSoon(next);
        }
        throw new AssertionError("no move after " + MOST_CLICKS + " clicks for " + wanted + ": " + text("#choose"));
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
}
