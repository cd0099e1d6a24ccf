// Going from move to move.

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
    const [at] = forksAt(state.node);
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
    show(seesVariations() ? state.node : nodeOfPly(plyOnMainLine()));
}
