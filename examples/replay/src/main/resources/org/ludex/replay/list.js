// The list of records.

/** What a record is called: by its players, by what its tags tell, or by its game and number. */
const nameOf = (entry, number) =>
    entry.players || entry.told[0] || say(entry.game ? "record" : "record.no-game", { game: entry.game, number });

function renderList() {
    const list = find("records");
    list.replaceChildren();
    const wanted = find("filter").value.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    index.records.forEach((entry, at) => {
        const told = [entry.game, ...entry.told.slice(entry.players ? 0 : 1), entry.result[state.language]];
        const what = [...told, say("plies", { count: entry.plies })].filter(Boolean);
        const who = nameOf(entry, at + 1);
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
