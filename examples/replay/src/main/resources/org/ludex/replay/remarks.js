// Beside the board: comments, refused moves, findings, tags.

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
    for (const at of forksAt(state.node)) {
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
    const rows = entry.game ? [["tag.Game", entry.game]] : [];
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
    find("heading").replaceChildren(written("bdi", "", nameOf(entry, at)));
    const story = [entry.game, record.result[state.language], record.reason[state.language]];
    find("result").textContent = story.filter(Boolean).join(" · ");
}
