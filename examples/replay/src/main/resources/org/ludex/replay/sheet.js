// The sheet of moves.

function renderMoves() {
    const sheet = find("moves");
    sheet.classList.toggle("in-lines", state.record.inLines);
    const all = document.createDocumentFragment();
    const start = element("div", "row");
    buttons = new Map();
    start.append(sheetButton(0));
    all.append(start);
    renderLine(all, state.record.lines[0]);
    sheet.replaceChildren(all);
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
    const label = record.inLines ? number(record.plies[node]) : sheetNumber(record.numbers[node]);
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
        both.append(element("span", "number", label), sheetButton(node));
        row.append(both, " ");
    } else {
        row.append(sheetButton(node), " ");
    }
    if (record.inLines) {
        place.append(row);
    }
    const [, comment] = record.notes[node] ?? [];
    if (comment) {
        place.append(written("p", "comment", comment));
    }
    for (const at of forksAt(record.parents[node])) {
        if (record.lines[at].of === node) {
            const block = element("div", "variation");
            block.setAttribute("role", "group");
            block.setAttribute("aria-label", say("variation"));
            renderLine(block, record.lines[at]);
            place.append(block);
        }
    }
}

/** The number before a move, with its dots, in the digits of the language. */
const sheetNumber = (label = "") => label.replace(/\d+/, (digits) => number(Number(digits)));

function sheetButton(node) {
    const button = moveButton(node);
    buttons.set(node, button);
    return button;
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
    marked?.removeAttribute("aria-current");
    marked?.setAttribute("tabindex", -1);
    const button = buttons.get(state.node);
    marked = button;
    button.setAttribute("aria-current", "step");
    button.tabIndex = 0;
    scrollWithin(sheet, button);
}

/** Brings something into sight by scrolling its list alone, not the page. */
function scrollWithin(list, item) {
    const place = item.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (place.top < frame.top || place.bottom > frame.bottom) {
        list.scrollTop += place.top - frame.top - frame.height / 2;
    }
}
