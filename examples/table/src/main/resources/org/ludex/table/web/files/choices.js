// Narrows a list of legal moves step by step: a card, cells, and what is left to choose. It knows no game: everything
// comes from the list itself, where each move has its text, the cells it leaves (from) and reaches (to), and its parts.

/** Parts of a move that cells, cards and buttons say already. */
const NOT_CHOSEN = new Set(['game', 'seat', 'card', 'cards', 'from', 'to', 'at', 'cell', 'ring', 'steps', 'own', 'other', 'hits', 'tower', 'landing', 'pushed']);

/** Cards that come into a hand go there by themselves. */
const isCell = (cell) => !cell.endsWith(':hand');

/** The cells to click, one after the other; of a move that only takes pieces off, in any order. */
export function cellsOf(choice) {
  const from = choice.from.filter(isCell);
  const to = choice.to.filter(isCell);
  if (to.length === 0) return { cells: from, anyOrder: true };
  if (from.length !== to.length) return { cells: [...from, ...to], anyOrder: false };
  const cells = from.flatMap((cell, i) => (cell === to[i] ? [cell] : [cell, to[i]]));
  return { cells, anyOrder: false };
}

/** The card that is played, if it is one. */
export const cardOf = (choice) => choice.move.card;

/** The other parts of a move that tell it from its like, by name. */
export function partsOf(choice) {
  const parts = {};
  const walk = (value, name) => {
    if (value !== null && typeof value === 'object') {
      Object.entries(value).forEach(([key, inner]) => {
        if (!NOT_CHOSEN.has(key)) walk(inner, name ? `${name}.${key}` : key);
      });
    } else {
      parts[name] = String(value);
    }
  };
  walk(choice.move, '');
  return parts;
}

/** What somebody has chosen so far. */
export const nothing = () => ({ card: undefined, cells: [], parts: {} });

function fitsCells(choice, chosen) {
  const { cells, anyOrder } = cellsOf(choice);
  return anyOrder ? chosen.every((cell) => cells.includes(cell)) : chosen.every((cell, i) => cells[i] === cell);
}

/** The moves that are still possible. */
export function possible(choices, state) {
  return choices.filter((choice) => (state.card === undefined || cardOf(choice) === state.card)
    && fitsCells(choice, state.cells)
    && Object.entries(state.parts).every(([name, value]) => (partsOf(choice)[name] ?? '') === value));
}

/** The cells that can be clicked next in a move. */
export function nextCells(choice, state) {
  const { cells, anyOrder } = cellsOf(choice);
  if (anyOrder) return state.cells.length === 0 || cells.length > 1 ? cells.filter((cell) => !state.cells.includes(cell)) : [];
  return cells.length > state.cells.length ? [cells[state.cells.length]] : [];
}

/** The cells that can be clicked next. */
export const clickable = (choices, state) => new Set(choices.flatMap((choice) => nextCells(choice, state)));

/** The cards that can be chosen. */
export const cards = (choices) => new Set(choices.map(cardOf).filter((card) => card !== undefined));

/** Moves without cells and without a single card: each is a button of its own. */
export const actions = (choices) => choices.filter((choice) => cardOf(choice) === undefined && cellsOf(choice).cells.length === 0);

/** Whether nothing is left to click for a move: its cells are chosen, or enough of them to tell it from all others. */
export function isDone(choice, choices, state) {
  return nextCells(choice, state).length === 0 || (cellsOf(choice).anyOrder && state.cells.length > 0 && choices.length === 1);
}

/** The values of each part of some moves: [name, [values]]. */
function valuesOf(choices) {
  const all = choices.map(partsOf);
  const names = new Set(all.flatMap((parts) => Object.keys(parts)));
  return [...names].map((name) => [name, [...new Set(all.map((parts) => parts[name] ?? ''))]]);
}

/** What cells cannot tell: the names of parts in which moves with the same cells differ. */
function untold(choices) {
  const alike = new Map();
  choices.forEach((choice) => {
    const key = cellsOf(choice).cells.join(' ');
    if (!alike.has(key)) alike.set(key, []);
    alike.get(key).push(choice);
  });
  return new Set([...alike.values()].flatMap((some) => valuesOf(some).filter(([, values]) => values.length > 1).map(([name]) => name)));
}

/**
 * The parts that are left to choose, with their values: [name, [values]]. Not what a click on a cell says as well, unless it
 * is what a card stands for. Kinds of moves only where nothing else tells.
 */
export function differences(choices) {
  const needed = untold(choices);
  const found = valuesOf(choices).filter(([name, values]) => values.length > 1 && (needed.has(name) || name === 'as'));
  const others = found.filter(([name]) => name !== 'type');
  return others.length > 0 ? others : found;
}

/**
 * A move that is like a possible one but goes to another cell: it is not in the list, so the server will say which rule
 * forbids it. Nothing where it is not clear what is meant.
 */
export function attempt(choices, state, cell) {
  const meant = choices.find((choice) => !cellsOf(choice).anyOrder && nextCells(choice, state).length > 0);
  if (!meant || state.cells.length === 0 || new Set(choices.map(cardOf)).size > 1) return null;
  const target = nextCells(meant, state)[0];
  let replaced = 0;
  const copy = (value) => {
    if (value === target || (typeof value === 'string' && target.endsWith(`:${value}`))) {
      replaced += 1;
      return cell.includes(':') ? cell.slice(cell.indexOf(':') + 1) : cell;
    }
    if (Array.isArray(value)) return value.map(copy);
    if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === 'card' || key === 'seat' || key === 'as' ? inner : copy(inner)]));
    return value;
  };
  const move = copy(meant.move);
  return replaced === 1 ? move : null;
}
