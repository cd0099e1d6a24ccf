"use strict";
(() => {
    const index = JSON.parse(document.getElementById("index").textContent);
    const packed = document.querySelectorAll("script.record");
    const unpacked = new Map();
    const LONGEST_REST = 4000;
    const MOVES_IN_CHUNK = 60;
    const PICTURES_KEPT = 32;

    /** What is shown: the number of the record, the number of the move, and how. */
    const state = { number: 0, node: 0, view: 0, side: 0, language: index.language, record: null };
    let timer = 0;
    let hashTimer = 0;

    const find = (id) => document.getElementById(id);

    // ---- Words ----

    /** The page's words for a key, with the named places filled: {name}, or {name|one|many}. */
    function say(key, facts = {}) {
        const pattern = index.words[state.language][key] ?? key;
        return pattern.replace(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (place, name, one, many) => {
            const value = facts[name];
            if (value === undefined) {
                return place;
            }
            if (one !== undefined) {
                return value === 1 ? one : many;
            }
            return typeof value === "number" ? number(value) : value;
        });
    }

    const number = (value) => value.toLocaleString(state.language, { useGrouping: false });

    const isRightToLeft = () => document.documentElement.dir === "rtl";

    /** An element with text. Text is never read as markup. */
    function element(name, className = "", text = "") {
        const made = document.createElement(name);
        if (className) {
            made.className = className;
        }
        if (text) {
            made.textContent = text;
        }
        return made;
    }

    /** Text that somebody wrote, in whatever direction it runs. */
    function written(name, className, text) {
        const made = element(name, className, text);
        made.dir = "auto";
        return made;
    }

    // ---- Records ----

    /** A record of the page by its number, ready to be shown. */
    async function unpack(wanted) {
        if (!unpacked.has(wanted)) {
            const bytes = Uint8Array.from(atob(packed[wanted - 1].textContent), (letter) => letter.charCodeAt(0));
            const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
            unpacked.set(wanted, prepared(JSON.parse(await new Response(stream).text())));
        }
        return unpacked.get(wanted);
    }

    /**
     * Adds what the page likes to know of each move: the one before it, its line and its ply. Where a line stops because
     * a move was refused, that move gets a number, too.
     */
    function prepared(record) {
        if (!record.views) {
            return record;
        }
        record.parents = [-1];
        record.lineOf = [0];
        record.plies = [0];
        record.forks = new Map();
        record.lines.forEach((line, at) => {
            for (let i = 0; i < line.count; i++) {
                const parent = i === 0 ? line.parent : line.first + i - 1;
                record.parents.push(parent);
                record.lineOf.push(at);
                record.plies.push(record.plies[parent] + 1);
            }
            if (at > 0) {
                record.forks.set(line.parent, [...(record.forks.get(line.parent) ?? []), at]);
            }
        });
        record.played = record.parents.length;
        record.lines.forEach((line, at) => {
            if (line.rest || line.stop !== undefined || (at === 0 && record.breaksOff && index.viewer)) {
                const last = line.count ? line.first + line.count - 1 : line.parent;
                line.refused = record.parents.length;
                record.parents.push(last);
                record.lineOf.push(at);
                record.plies.push(record.plies[last] + 1);
            }
        });
        record.pictures = record.views.map(() => new Map());
        return record;
    }

    /** The move after a move in its line; the first of the main line after the start. -1 where there is none. */
    function next(node) {
        const record = state.record;
        const line = record.lines[record.lineOf[node]];
        if (node >= record.played) {
            return -1;
        }
        const last = line.count ? line.first + line.count - 1 : line.parent;
        if (node !== last) {
            return node === 0 ? record.lines[0].first : node + 1;
        }
        return line.refused ?? -1;
    }

    function lastOf(node) {
        const line = state.record.lines[state.record.lineOf[node]];
        return line.refused ?? (line.count ? line.first + line.count - 1 : line.parent);
    }

    const finding = (node) => {
        const stop = state.record.lines[state.record.lineOf[node]].stop;
        return stop === undefined ? undefined : state.record.findings[stop];
    };

    const isRefused = (node) => node >= state.record.played;

    function moveText(node) {
        if (isRefused(node)) {
            const line = state.record.lines[state.record.lineOf[node]];
            return finding(node)?.words || line.rest.trim().split(/\s+/, 1)[0] || "…";
        }
        return state.record.views[state.view].texts[node];
    }

    // ---- Pictures ----

    /** The picture of a move as numbers of entries: found by changing the one before it. */
    function picture(node) {
        const film = state.record.views[state.view].film;
        const known = state.record.pictures[state.view];
        const path = [];
        let at = isRefused(node) ? state.record.parents[node] : node;
        while (at >= 0 && !known.has(at)) {
            path.push(at);
            at = state.record.parents[at];
        }
        let shown = at < 0 ? [] : known.get(at);
        while (path.length) {
            at = path.pop();
            shown = changed(shown, film[at]);
            if (!path.length || state.record.plies[at] % PICTURES_KEPT === 0) {
                known.set(at, shown);
            }
        }
        return shown;
    }

    /** A list changed as a delta says: how many to keep, to leave out, to put in, and those; what is left is kept. */
    function changed(list, delta) {
        const result = [];
        let from = 0;
        for (let i = 0; i < delta.length; ) {
            const [keep, drop, put] = delta.slice(i, i + 3);
            result.push(...list.slice(from, from + keep), ...delta.slice(i + 3, i + 3 + put));
            from += keep + drop;
            i += 3 + put;
        }
        return result.concat(list.slice(from));
    }

    /** A part of a picture in the language and from the side that are chosen. */
    function fragment(number) {
        const record = state.record;
        const versions = record.entries[number];
        const sides = record.sides.length;
        const language = Object.keys(index.words).indexOf(state.language);
        const version =
            versions.length === 1 ? 0 : versions.length === sides ? state.side : language * sides + state.side;
        return record.fragments[versions[version]];
    }

    /** Draws the board, and gives the lines that belong beneath it. */
    function draw() {
        const captions = [];
        const shapes = [];
        let box = "0 0 100 100";
        let title = "";
        for (const part of picture(state.node).map(fragment)) {
            const rest = part.slice(1);
            if (part[0] === "<") {
                shapes.push(part);
            } else if (part[0] === "@") {
                box = rest;
            } else if (part[0] === "#") {
                title = rest;
            } else if (part[0] === "=") {
                captions.push(rest);
            }
        }
        const text =
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" font-family="sans-serif"` +
            ` text-anchor="middle">${shapes.join("")}</svg>`;
        const svg = document.importNode(
            new DOMParser().parseFromString(text, "image/svg+xml").documentElement,
            true,
        );
        svg.setAttribute("aria-label", title);
        find("board").replaceChildren(svg);
        svg.style.setProperty("--ratio", ratio(box));
        find("captions").replaceChildren(...captions.map(caption));
        return captions.length ? captions : [title];
    }

    function ratio(box) {
        const [, , width, height] = box.split(" ").map(Number);
        return width / height;
    }

    /** A line beneath the board. Moves and cards among Persian words run from left to right, each stretch on its own. */
    function caption(line) {
        const made = element("p");
        const foreign = /([A-Za-z0-9#](?:[^\u0600-\u06ff\u200c\u202b\u202c]*[A-Za-z0-9#*+)-])?)/;
        const parts = isRightToLeft() ? line.replace(/[\u202b\u202c]/g, "").split(foreign) : [line];
        parts.forEach((part, at) => {
            if (at % 2 === 0) {
                made.append(part);
            } else {
                const stretch = element("bdi", "", part);
                stretch.dir = "ltr";
                made.append(stretch);
            }
        });
        return made;
    }

    // ---- The sheet of moves ----

    function renderMoves() {
        const sheet = find("moves");
        sheet.classList.toggle("in-lines", state.record.inLines);
        sheet.replaceChildren();
        const line = state.record.lines[0];
        const start = element("div", "row");
        start.append(moveButton(0));
        sheet.append(start);
        renderLine(sheet, line);
    }

    function renderLine(place, line) {
        if (line.comment) {
            place.append(written("p", "comment", line.comment));
        }
        let chunk = element("div");
        place.append(chunk);
        for (let i = 0; i < line.count; i++) {
            if (i % MOVES_IN_CHUNK === 0 && line.count > MOVES_IN_CHUNK) {
                chunk = element("div", "chunk");
                place.append(chunk);
            }
            renderMove(chunk, line.first + i);
        }
        if (line.refused !== undefined) {
            renderMove(chunk, line.refused);
        }
        if (line.ending) {
            chunk.append(written("span", "ending", line.ending));
        }
    }

    function renderMove(place, node) {
        const record = state.record;
        const row = record.inLines ? element("div", "row") : place;
        const label = record.inLines ? number(record.plies[node]) : record.numbers[node];
        if (label && record.inLines) {
            row.append(element("span", "number", label));
        }
        if (record.inLines) {
            const dot = element("span", "seat");
            dot.dataset.seat = record.seats[record.movers[node]]?.id ?? "";
            row.append(dot);
        }
        if (label && !record.inLines) {
            // A number stays with its move where a line ends.
            const both = element("span", "numbered");
            both.append(element("span", "number", label), moveButton(node));
            row.append(both, " ");
        } else {
            row.append(moveButton(node), " ");
        }
        if (record.inLines) {
            place.append(row);
        }
        const [, comment] = record.notes[node] ?? [];
        if (comment) {
            place.append(written("p", "comment", comment));
        }
        for (const at of record.forks.get(record.parents[node]) ?? []) {
            if (record.lines[at].of === node) {
                const block = element("div", "variation");
                block.setAttribute("role", "group");
                block.setAttribute("aria-label", say("variation"));
                renderLine(block, record.lines[at]);
                place.append(block);
            }
        }
    }

    function moveButton(node) {
        const button = element("button", "move", node === 0 ? say("start") : moveText(node));
        button.type = "button";
        button.dataset.node = node;
        button.tabIndex = -1;
        if (node > 0) {
            button.dir = "ltr";
        }
        if (isRefused(node)) {
            button.classList.add("refused");
            button.title = say("refused", { words: moveText(node) });
        }
        const [suffix] = state.record.notes[node] ?? [];
        if (suffix) {
            const sign = element("span", "suffix", suffix);
            sign.title = index.words[state.language]["suffix." + suffix] ?? "";
            button.append(sign);
        }
        return button;
    }

    function markCurrent() {
        const sheet = find("moves");
        for (const old of sheet.querySelectorAll("[aria-current]")) {
            old.removeAttribute("aria-current");
            old.tabIndex = -1;
        }
        const button = sheet.querySelector(`[data-node="${state.node}"]`);
        if (!button) {
            return;
        }
        button.setAttribute("aria-current", "step");
        button.tabIndex = 0;
        const place = button.getBoundingClientRect();
        const frame = sheet.getBoundingClientRect();
        if (place.top < frame.top || place.bottom > frame.bottom) {
            sheet.scrollTop += place.top - frame.top - frame.height / 2;
        }
    }

    // ---- Beside the board ----

    /** The comment on the move that is shown, and what could be played instead of the next one. */
    function renderRemark() {
        const box = find("remark");
        const record = state.record;
        box.replaceChildren();
        const [suffix, comment] = record.notes[state.node] ?? [];
        const meaning = suffix && index.words[state.language]["suffix." + suffix];
        if (meaning) {
            box.append(element("p", "", `${suffix} ${meaning}`));
        }
        const before = state.node === 0 ? record.lines[0].comment : lineComment();
        for (const words of [before, comment]) {
            if (words) {
                box.append(written("p", "", words));
            }
        }
        const others = element("div", "others");
        for (const at of record.forks.get(state.node) ?? []) {
            const first = record.lines[at].count ? record.lines[at].first : record.lines[at].refused;
            if (first !== undefined) {
                others.append(moveButton(first));
            }
        }
        if (others.childElementCount) {
            others.prepend(element("span", "", say("variations")));
            box.append(others);
        }
        if (record.lineOf[state.node] > 0) {
            const out = element("button", "move", say("main"));
            out.type = "button";
            out.dataset.node = leaving();
            box.append(out);
        }
        box.hidden = !box.childElementCount;
    }

    function lineComment() {
        const line = state.record.lines[state.record.lineOf[state.node]];
        return state.node > 0 && line.of > 0 && line.first === state.node ? line.comment : "";
    }

    /** The move that the variation shown replaces. */
    const leaving = () => state.record.lines[state.record.lineOf[state.node]].of;

    /** What is wrong, the rule, and the suggested change, side by side. */
    function renderRefusal() {
        const box = find("refusal");
        box.replaceChildren();
        box.hidden = !isRefused(state.node);
        find("stage").classList.toggle("refusing", !box.hidden);
        if (box.hidden) {
            return;
        }
        const line = state.record.lines[state.record.lineOf[state.node]];
        const found = finding(state.node);
        if (index.viewer) {
            box.append(element("h3", "", say("refused.rest")), element("p", "", say("breaks-off")));
            return;
        }
        const title = found ? say("refused", { words: found.words }) : say("refused.rest");
        box.append(written("h3", "", title));
        const cards = element("div", "cards");
        if (found) {
            cards.append(wrongCard(found), ruleCard(found), mendCard(found));
        }
        box.append(cards);
        if (line.rest) {
            box.append(restDetails(line.rest));
        }
    }

    function card(kind, heading) {
        const made = element("div", "card " + kind);
        made.append(element("h4", "", heading));
        return made;
    }

    function wrongCard(found) {
        const made = card("wrong", say("wrong"));
        made.append(written("p", "", found.message[state.language]));
        if (found.source.trim()) {
            made.append(sourceLine(found.source, found.caret, [...found.words].length, [element("mark", "", found.words)]));
        }
        made.append(element("p", "count", say("place", { line: found.line, column: found.column })));
        if (found.expected.length) {
            made.append(written("p", "count", say("expected", { moves: found.expected.join("  ") })));
        }
        return made;
    }

    /** A line of the record with something in the place of a stretch of it. */
    function sourceLine(source, caret, length, inside) {
        const letters = [...source];
        const from = Math.min(Math.max(caret - 1, 0), letters.length);
        const made = element("pre");
        made.dir = "ltr";
        made.append(letters.slice(0, from).join(""), ...inside, letters.slice(from + length).join(""));
        return made;
    }

    function ruleCard(found) {
        const made = card("book", say("book"));
        made.append(element("strong", "", found.code), " ", written("span", "", found.rule[state.language]));
        return made;
    }

    function mendCard(found) {
        const made = card("mend", say("mend"));
        const advice = found.advice[state.language];
        for (const words of advice ? advice.split("\n") : [say("mend.none")]) {
            made.append(written("p", "", words));
        }
        for (const change of found.suggestions) {
            const column = found.caret + change.column - found.column;
            const parts = change.kind === "put-in" ? [] : [element("del", "", change.from)];
            if (change.to) {
                parts.push(parts.length ? " " : "", element("ins", "", change.to), change.kind === "put-in" ? " " : "");
            }
            if (change.line === found.line && column > 0) {
                const length = change.kind === "put-in" ? 0 : [...change.from].length;
                made.append(sourceLine(found.source, column, length, parts));
            } else {
                const pre = element("pre");
                pre.dir = "ltr";
                pre.append(...parts);
                made.append(pre);
            }
        }
        return made;
    }

    function restDetails(rest) {
        const made = element("details");
        made.append(element("summary", "", say("rest")));
        const text = element("pre", "", rest.slice(0, LONGEST_REST));
        text.dir = "auto";
        made.append(text);
        if (rest.length > LONGEST_REST) {
            made.append(element("p", "", say("rest.cut", { count: rest.length - LONGEST_REST })));
        }
        return made;
    }

    function renderFindings() {
        const record = state.record;
        find("findings").hidden = !record.findings.length;
        find("findings-title").textContent = say("findings", { count: record.findings.length });
        const list = find("findings-list");
        list.replaceChildren();
        for (const found of record.findings) {
            const item = element("li");
            item.append(
                element("strong", found.severity, `${say(found.severity)} ${found.code}`),
                ` (${say("place", { line: found.line, column: found.column })}): `,
                written("span", "", found.message[state.language]),
            );
            if (record.views && found.ply !== undefined && found.ply <= lastPly()) {
                const go = element("button", "", say("finding.go"));
                go.type = "button";
                go.addEventListener("click", () => show(nodeOfPly(found.ply)));
                item.append(" ", go);
            }
            list.append(item);
        }
        if (!record.views && record.rest) {
            list.append(restDetails(record.rest));
        }
        find("findings").open = !record.views && !record.leftOut;
    }

    function renderAbout() {
        const { record, number: at } = state;
        const entry = index.records[at - 1];
        const rows = [["tag.Game", entry.game]];
        const options = Object.entries(record.options).map(([name, value]) => `${name}=${value}`);
        if (options.length) {
            rows.push(["tag.Options", options.join(", ")]);
        }
        rows.push(["tag.Result", [record.result[state.language], record.reason[state.language]].filter(Boolean).join(". ")]);
        if (record.score.length) {
            rows.push(["tag.Score", record.score.join("-")]);
        }
        rows.push(["tag.File", `${entry.file} #${entry.index}`]);
        const list = find("tags");
        list.replaceChildren();
        for (const [key, value] of rows) {
            list.append(element("dt", "", say(key)), written("dd", "", value));
        }
        for (const [name, value] of record.tags) {
            list.append(written("dt", "", name), written("dd", "", value));
        }
        const title = [entry.players || entry.told[0] || say("record", { game: entry.game, number: at })];
        find("heading").replaceChildren(written("bdi", "", title[0]));
        const story = [entry.game, record.result[state.language], record.reason[state.language]];
        find("result").textContent = story.filter(Boolean).join(" · ");
    }

    // ---- The list of records ----

    function renderList() {
        const list = find("records");
        list.replaceChildren();
        const wanted = find("filter").value.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
        let found = 0;
        index.records.forEach((entry, at) => {
            const what = [entry.game, ...entry.told.slice(entry.players ? 0 : 1), entry.result[state.language], say("plies", { count: entry.plies })];
            const who = entry.players || entry.told[0] || say("record", { game: entry.game, number: at + 1 });
            const all = [who, ...what, entry.file, ...Object.values(entry.result), entry.valid ? "" : say("broken")];
            const text = all.join(" ").toLocaleLowerCase();
            if (!wanted.every((word) => text.includes(word))) {
                return;
            }
            found++;
            const button = element("button");
            button.type = "button";
            button.dataset.record = at + 1;
            if (at + 1 === state.number) {
                button.setAttribute("aria-current", "true");
            }
            const line = element("span", "what");
            what.forEach((part, i) => line.append(i ? " · " : "", written("bdi", "", part)));
            if (!entry.valid) {
                line.append(" · ", element("span", "broken", say("broken")));
            }
            const name = element("span", "who");
            name.append(written("bdi", "", who));
            button.append(name, line);
            const item = element("li");
            item.append(button);
            list.append(item);
        });
        const count = index.records.length;
        find("count").textContent = found === count ? say("count.all", { count }) : say("count.some", { found, count });
    }

    // ---- Going about ----

    const lastPly = () => state.record.lines[0].refused === undefined
        ? state.record.lines[0].count
        : state.record.lines[0].count + 1;

    /** The move of the main line with a ply; the refused one behind the last. */
    function nodeOfPly(ply) {
        const line = state.record.lines[0];
        const wanted = Math.min(Math.max(ply, 0), lastPly());
        return wanted > line.count ? line.refused : wanted;
    }

    /** Where the slider stands: the ply, or the ply at which the variation that is shown began. */
    function plyOnMainLine() {
        const record = state.record;
        let node = state.node;
        while (record.lineOf[node] > 0) {
            node = record.lines[record.lineOf[node]].of;
        }
        return record.plies[node];
    }

    function show(node) {
        state.node = node;
        const record = state.record;
        const captions = draw();
        markCurrent();
        renderRemark();
        renderRefusal();
        const atEnd = next(node) < 0;
        find("first").disabled = find("back").disabled = node === 0;
        find("last").disabled = find("forward").disabled = atEnd;
        find("play").disabled = record.lines[0].count === 0;
        const slider = find("slider");
        slider.max = lastPly();
        slider.value = plyOnMainLine();
        slider.setAttribute("aria-valuetext", node === 0 ? say("start") : moveText(node));
        find("counter").textContent = say("counter", { ply: record.plies[node], count: lastPly() });
        find("live").textContent = spoken(node, captions);
        if (atEnd) {
            pause();
        }
        rememberPlace();
    }

    /** What a screen reader says of a move. */
    function spoken(node, captions) {
        if (node === 0) {
            return [say("start"), ...captions].join(". ");
        }
        if (isRefused(node)) {
            const message = finding(node)?.message[state.language] ?? say("refused.rest");
            return say("say.refused", { move: moveText(node) }) + " " + message;
        }
        const seat = state.record.seats[state.record.movers[node]]?.name[state.language];
        const facts = { ply: state.record.plies[node], move: moveText(node), seat };
        const comment = state.record.notes[node]?.[1] ?? "";
        return [say(seat ? "say.seat" : "say", facts), ...captions, comment].filter(Boolean).join(" ");
    }

    const forward = () => next(state.node) >= 0 && show(next(state.node));
    const back = () => state.node > 0 && show(state.record.parents[state.node]);

    function intoVariation() {
        const [at] = state.record.forks.get(state.node) ?? [];
        const line = state.record.lines[at];
        if (line) {
            show(line.count ? line.first : line.refused);
        }
    }

    function outOfVariation() {
        if (state.record.lineOf[state.node] > 0) {
            show(leaving());
        }
    }

    function pause() {
        clearTimeout(timer);
        timer = 0;
        find("controls").classList.remove("playing");
        label(find("play"), say("play"));
    }

    function play() {
        if (next(state.node) < 0) {
            show(0);
        }
        find("controls").classList.add("playing");
        label(find("play"), say("pause"));
        const step = () => {
            forward();
            if (next(state.node) >= 0) {
                timer = setTimeout(step, Number(find("pace").value));
            }
        };
        timer = setTimeout(step, Number(find("pace").value));
    }

    const toggle = () => (timer ? pause() : play());

    function turn() {
        state.side = (state.side + 1) % state.record.sides.length;
        show(state.node);
    }

    function see(view) {
        state.view = view;
        renderMoves();
        show(state.node);
    }

    // ---- Links: #record=2&ply=17, &line=16.1 for variations, &view=A, &side=white, &lang=fa ----

    /** The variations that lead to the move shown: the ply where each begins and which of those there it is. */
    function linePath(node) {
        const record = state.record;
        const path = [];
        for (let at = record.lineOf[node]; at > 0; at = record.lineOf[record.lines[at].of]) {
            const { of, parent } = record.lines[at];
            const here = record.forks.get(parent).filter((other) => record.lines[other].of === of);
            path.unshift(`${record.plies[of]}.${here.indexOf(at) + 1}`);
        }
        return path.join("-");
    }

    function rememberPlace() {
        clearTimeout(hashTimer);
        hashTimer = setTimeout(() => {
            const place = new URLSearchParams({ record: state.number });
            if (state.record.views) {
                place.set("ply", state.record.plies[state.node]);
                const path = linePath(state.node);
                if (path) {
                    place.set("line", path);
                }
                if (state.view > 0) {
                    place.set("view", state.record.views[state.view].id);
                }
                if (state.side > 0) {
                    place.set("side", state.record.sides[state.side]);
                }
            }
            if (state.language !== index.language) {
                place.set("lang", state.language);
            }
            history.replaceState(null, "", "#" + place);
        }, 120);
    }

    async function followLink() {
        const place = new URLSearchParams(location.hash.slice(1));
        const language = place.get("lang") ?? "";
        speak(Object.hasOwn(index.words, language) ? language : index.language);
        await open(Number(place.get("record") ?? 1));
        const record = state.record;
        if (!record?.views) {
            return;
        }
        const view = record.views.findIndex((each) => each.id === place.get("view"));
        state.side = Math.max(0, record.sides.indexOf(place.get("side") ?? ""));
        if (view > 0) {
            find("view").value = view;
            see(view);
        }
        show(nodeOfPath(Number.parseInt(place.get("ply") ?? "0", 10) || 0, place.get("line") ?? ""));
    }

    /** The move that a link names; the nearest there is where it names none. */
    function nodeOfPath(ply, path) {
        const record = state.record;
        let line = record.lines[0];
        for (const part of path ? path.split("-") : []) {
            const [fork, which] = part.split(".").map(Number);
            const base = record.plies[line.parent ?? 0];
            const replaced = line.first + fork - base - 1;
            const found = record.lines.filter((each) => each.of > 0 && each.of === replaced)[which - 1];
            if (!found) {
                break;
            }
            line = found;
        }
        if (line === record.lines[0]) {
            return nodeOfPly(ply);
        }
        const at = ply - record.plies[line.parent];
        if (at > line.count && line.refused !== undefined) {
            return line.refused;
        }
        return line.count ? line.first + Math.min(Math.max(at, 1), line.count) - 1 : line.refused;
    }

    // ---- Opening and switching ----

    async function open(wanted) {
        pause();
        const trouble = find("trouble");
        trouble.hidden = true;
        if (!Number.isInteger(wanted) || wanted < 1 || wanted > packed.length) {
            trouble.textContent = packed.length ? say("missing", { number: String(wanted) }) : say("no-records");
            trouble.hidden = false;
            if (!packed.length) {
                find("controls").hidden = true;
                find("sheet").hidden = true;
                return;
            }
            wanted = 1;
        }
        if (wanted === state.number) {
            return;
        }
        let record;
        try {
            record = await unpack(wanted);
        } catch {
            trouble.textContent = say("unopened");
            trouble.hidden = false;
            return;
        }
        Object.assign(state, { number: wanted, record, node: 0, view: 0, side: 0 });
        renderRecord();
    }

    /** Shows all of the record anew, as after a change of the language. */
    function renderRecord() {
        const record = state.record;
        if (!record) {
            return;
        }
        const playable = Boolean(record.views);
        for (const id of ["board", "captions", "controls", "moves", "viewer"]) {
            find(id).hidden = !playable;
        }
        renderAbout();
        renderFindings();
        for (const button of find("records").querySelectorAll("button")) {
            button.toggleAttribute("aria-current", Number(button.dataset.record) === state.number);
        }
        if (!playable) {
            find("remark").hidden = find("refusal").hidden = true;
            find("trouble").textContent = say(record.leftOut ? "left-out" : "unplayable");
            find("trouble").hidden = false;
            rememberPlace();
            return;
        }
        const views = find("view");
        views.replaceChildren(...record.views.map((view, at) => new Option(view.name[state.language], at)));
        views.value = state.view;
        find("viewer").hidden = record.views.length < 2;
        find("turn").disabled = record.sides.length < 2;
        renderMoves();
        show(state.node);
    }

    function label(target, words) {
        target.setAttribute("aria-label", words);
        target.title = words;
    }

    /** Changes the language of all that is there. */
    function speak(language) {
        state.language = language;
        document.documentElement.lang = language;
        document.documentElement.dir = language === "fa" ? "rtl" : "ltr";
        find("language").value = language;
        find("title").textContent = document.title = index.title || say("title");
        for (const target of document.querySelectorAll("[data-word]")) {
            target.textContent = say(target.dataset.word);
        }
        for (const target of document.querySelectorAll("[data-label]")) {
            target.setAttribute("aria-label", say(target.dataset.label));
            if (target.matches("button")) {
                target.title = say(target.dataset.label);
            }
        }
        find("filter").placeholder = say("filter");
        for (const option of find("pace").options) {
            option.textContent = say("seconds", { seconds: (option.value / 1000).toLocaleString(language) });
        }
        renderKeys();
        find("banner").hidden = !index.viewer;
        find("banner").textContent = say("banner", { who: viewerName() });
        renderList();
        renderRecord();
    }

    const viewerName = () => (index.viewer.toLowerCase() === "spectator" ? say("view.spectator") : index.viewer);

    function renderKeys() {
        const arrows = isRightToLeft() ? ["→", "←"] : ["←", "→"];
        const keys = [
            [arrows, "keys.step"],
            [["Home", "End"], "keys.ends"],
            [[say("keys.space")], "keys.play"],
            [["F"], "keys.turn"],
            [["↓", "↑"], "keys.lines"],
            [["N", "P"], "keys.records"],
        ];
        find("keys").replaceChildren();
        for (const [names, words] of keys) {
            const term = element("dt");
            names.forEach((name) => term.append(element("kbd", "", name), " "));
            find("keys").append(term, element("dd", "", say(words)));
        }
    }

    // ---- What people do ----

    const acts = { first: () => show(0), back, play: toggle, forward, last: () => show(lastOf(state.node)), turn };
    for (const [id, act] of Object.entries(acts)) {
        find(id).addEventListener("click", () => {
            if (id !== "play") {
                pause();
            }
            act();
        });
    }
    for (const place of ["moves", "remark"]) {
        find(place).addEventListener("click", (event) => {
            const button = event.target.closest("[data-node]");
            if (button) {
                pause();
                show(Number(button.dataset.node));
            }
        });
    }
    find("records").addEventListener("click", (event) => {
        const button = event.target.closest("[data-record]");
        if (button) {
            open(Number(button.dataset.record));
        }
    });
    find("slider").addEventListener("input", (event) => {
        pause();
        show(nodeOfPly(Number(event.target.value)));
    });
    find("filter").addEventListener("input", renderList);
    find("view").addEventListener("change", (event) => see(Number(event.target.value)));
    find("language").addEventListener("change", (event) => speak(event.target.value));
    find("theme").addEventListener("change", (event) => {
        document.documentElement.dataset.theme = event.target.value;
    });

    document.addEventListener("keydown", (event) => {
        const busy = event.target.closest("input, select, textarea");
        if (busy || event.ctrlKey || event.altKey || event.metaKey || !state.record?.views) {
            return;
        }
        const [ahead, behind] = isRightToLeft() ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
        const keys = {
            [ahead]: forward,
            [behind]: back,
            Home: acts.first,
            End: acts.last,
            ArrowDown: intoVariation,
            ArrowUp: outOfVariation,
            f: turn,
            n: () => state.number < packed.length && open(state.number + 1),
            p: () => state.number > 1 && open(state.number - 1),
        };
        const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
        if (key === " " && !event.target.closest("button, summary")) {
            event.preventDefault();
            toggle();
        } else if (Object.hasOwn(keys, key)) {
            // Up and down scroll the page where there is no variation to go to.
            const before = state.node;
            if (key !== "n" && key !== "p") {
                pause();
            }
            keys[key]();
            if (!["ArrowDown", "ArrowUp"].includes(key) || state.node !== before) {
                event.preventDefault();
            }
            if (event.target.closest("#moves")) {
                find("moves").querySelector("[aria-current]")?.focus({ preventScroll: true });
            }
        }
    });

    let touch = null;
    find("board").addEventListener("pointerdown", (event) => {
        touch = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    });
    find("board").addEventListener("pointerup", (event) => {
        if (!touch) {
            return;
        }
        const [dx, dy] = [event.clientX - touch.x, event.clientY - touch.y];
        touch = null;
        if (Math.abs(dx) > 40 && Math.abs(dx) > 2 * Math.abs(dy)) {
            pause();
            const ahead = dx < 0 !== isRightToLeft();
            (ahead ? forward : back)();
        }
    });
    find("board").addEventListener("pointercancel", () => {
        touch = null;
    });
    window.addEventListener("hashchange", followLink);

    find("layout").classList.toggle("single", index.records.length === 1);
    find("shelf").open = window.matchMedia("(min-width: 75.01rem)").matches;
    followLink();
})();
