// Records: unpacking them, and finding one's way among their moves.

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
            record.numbers[line.refused] = line.number;
        }
    });
    record.pictures = record.views.map(() => new Map());
    record.ratio = ratioOf(record);
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

/** Whether the view has variations: those who do not see everything have none. */
const seesVariations = () => state.record.views[state.view].texts.length === state.record.played;

/** The variations that begin after a move, as far as the view has them. */
const forksAt = (node) => (seesVariations() ? state.record.forks.get(node) : undefined) ?? [];

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
