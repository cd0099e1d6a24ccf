// Opening records, and changing the language.

/** Opens a record by its number; a link may name it by anything. */
async function open(wanted, named = String(wanted)) {
    pause();
    const trouble = find("trouble");
    trouble.hidden = true;
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > packed.length) {
        trouble.textContent = packed.length ? say("missing", { number: named }) : say("no-records");
        trouble.hidden = false;
        if (!packed.length) {
            for (const id of ["library", "controls", "choices", "sheet"]) {
                find(id).hidden = true;
            }
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
    for (const id of ["board", "captions", "controls", "choices", "moves"]) {
        find(id).hidden = !playable;
    }
    renderAbout();
    renderFindings();
    for (const button of find("records").querySelectorAll("button")) {
        const isCurrent = Number(button.dataset.record) === state.number;
        if (isCurrent) {
            button.setAttribute("aria-current", "true");
            scrollWithin(find("records"), button);
        } else {
            button.removeAttribute("aria-current");
        }
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
