// Pictures: putting them together from their parts.

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
    const { record } = state;
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
    find("board").style.setProperty("--ratio", record.ratio);
    find("captions").replaceChildren(...captions.map(caption));
    return captions.length ? captions : [title];
}

/** Width by height of a record's tallest picture: room is kept for it, so that nothing beneath the board moves. */
function ratioOf(record) {
    const boxes = record.fragments.filter((part) => part[0] === "@");
    const ratios = boxes.map((box) => {
        const [, , width, height] = box.slice(1).split(" ").map(Number);
        return width / height;
    });
    return Math.min(...ratios);
}

/** A line beneath the board. Moves and cards among Persian words run from left to right, each stretch on its own, and each hand
 * on its own as a whole, with cards that have Persian names. */
function caption(line) {
    const made = element("p");
    const foreign = /((?<= {2}[\u200e\u200f\u202a-\u202e\u2066-\u2069]*)[A-Z]: [^\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+|[A-Za-z0-9#](?:(?:(?! \S+: )[^\u0600-\u06ff\u200c])*[A-Za-z0-9#*+)-])?)/;
    const parts = isRightToLeft() ? line.split(foreign) : [line];
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
