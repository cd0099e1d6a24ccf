// What people do: clicks, keys, swipes.

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
            marked?.focus({ preventScroll: true });
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
