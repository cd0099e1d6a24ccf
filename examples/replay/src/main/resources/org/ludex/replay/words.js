// The page's words, and elements that hold text.

/** The page's words for a key, with the named places filled: {name}, or {name|one|many}. */
function say(key, facts = {}) {
    const pattern = index.words[state.language][key] ?? key;
    return pattern.replace(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (place, name, one, many) => {
        const value = facts[name];
        if (value === undefined) {
            return place;
        }
        if (one !== undefined) {
            return value === 1 ? one : many;
        }
        return typeof value === "number" ? number(value) : value;
    });
}

const number = (value) => value.toLocaleString(state.language, { useGrouping: false });

const isRightToLeft = () => document.documentElement.dir === "rtl";

/** An element with text. Text is never read as markup. */
function element(name, className = "", text = "") {
    const made = document.createElement(name);
    if (className) {
        made.className = className;
    }
    if (text) {
        made.textContent = text;
    }
    return made;
}

/** Text that somebody wrote, in whatever direction it runs. */
function written(name, className, text) {
    const made = element(name, className, text);
    made.dir = "auto";
    return made;
}
