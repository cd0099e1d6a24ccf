// The list of records.

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
