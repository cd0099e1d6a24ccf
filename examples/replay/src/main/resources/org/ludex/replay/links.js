// Links: #record=2&ply=17, &line=16.1 for variations, &view=A, &side=white, &lang=fa

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
    const named = place.get("record") ?? "1";
    await open(Number(named), named);
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
    const path = seesVariations() ? (place.get("line") ?? "") : "";
    show(nodeOfPath(Number.parseInt(place.get("ply") ?? "0", 10) || 0, path));
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
