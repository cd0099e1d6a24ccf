// What the player chooses: asks for the legal moves, narrows them click by click, and sends the one that is left.
import { ask, el, number, pause, say, sayOr } from '/common.js';
import { actions, attempt, cards, clickable, differences, isDone, nothing, possible } from '/choices.js';
import { Board } from '/board.js';
import { $, isMine, keepFocus, notice, refuse, session, tell } from '/session.js';

let choices = [];
/** The ply whose moves were asked for, and how often moves were asked for: an answer that a later question overtook is dropped. */
let asked = -1;
let questions = 0;
let state = nothing();
let sending = false;
/** What is written into the field for a move: whoever was refused can correct it. */
let draft = '';

export const board = new Board($('board'), $('captions'), { cell: chooseCell, card: chooseCard });

/** Forgets the moves that were offered, and any answer that is on its way. */
function forgetMoves() {
  questions += 1;
  choices = [];
  state = nothing();
  showChoices();
}

export async function offerMoves() {
  if (isMine() && asked === session.table.ply) return;
  // Who moves again must not be offered the moves of before while the new ones are on their way.
  forgetMoves();
  asked = isMine() ? session.table.ply : -1;
  const question = questions;
  while (isMine() && question === questions) {
    const offered = await ask(`/api/tables/${session.id}/moves`, { token: session.token }).catch(() => null);
    if (question !== questions) return;
    if (offered) {
      choices = offered;
      showChoices();
      return;
    }
    await pause(1000);
  }
}

/** Asks for the moves even where they were asked for before. */
export function offerMovesAgain() {
  asked = -1;
  return offerMoves();
}

function chooseCard(card) {
  if (!isMine() || !cards(choices).has(card)) return;
  state = state.card === card ? nothing() : { ...nothing(), card, cells: [] };
  showChoices();
}

function chooseCell(cell) {
  if (!isMine() || sending) return;
  notice('');
  const left = possible(choices, state);
  if (clickable(left, state).has(cell)) {
    state = { ...state, cells: [...state.cells, cell] };
    return advance();
  }
  if (state.cells.includes(cell)) {
    state = { ...state, cells: [] };
    return showChoices();
  }
  const afresh = { ...state, cells: [], parts: {} };
  if (clickable(possible(choices, afresh), afresh).has(cell)) {
    state = { ...afresh, cells: [cell] };
    return advance();
  }
  const wrong = attempt(left, state, cell);
  if (wrong) return send({ move: wrong });
  if (clickable(left, state).size > 0) notice(say('noStart'));
}

function choosePart(name, value) {
  state = { ...state, parts: { ...state.parts, [name]: value } };
  advance();
}

/** Plays where only one move is left and a cell or a button has said the last word. */
function advance() {
  const left = possible(choices, state);
  if (left.length === 1 && isDone(left[0], left, state)) send({ move: left[0].move });
  else showChoices();
}

async function send(body) {
  if (sending) return;
  sending = true;
  document.body.dataset.sending = 'true';
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const request = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    const { ply } = session.table;
    await tell('move', { ...body, ply, request });
    document.body.dataset.sent = ply;
    draft = '';
    notice('');
    // Where what came of it was told before the answer, the next moves may be there already.
    if (session.table.ply === ply) forgetMoves();
  } catch (refused) {
    refuse(refused);
    state = nothing();
    showChoices();
  }
  sending = false;
  document.body.dataset.sending = 'false';
}

// What is shown of it.

/** The hand, what is left to choose, and every move as a list. */
const showChoices = () => keepFocus(drawChoices);

function drawChoices() {
  const left = possible(choices, state);
  const open = isMine() ? clickable(left, state) : new Set();
  board.mark(open, state.cells, session.table.facts?.rows ? `${session.table.you}:hand` : '');
  document.body.dataset.moves = isMine() ? choices.length : 0;
  $('choose').replaceChildren(...[handRow(), ...partRows(left), buttonRow(left, open), ...listRows(left)].filter(Boolean));
}

/** What is printed on a card. */
const face = (card) => (card === '11' ? '1/11' : sayOr(`v_${card}`, card));

function handRow() {
  const held = session.table.you && session.table.facts.hands?.[session.table.you];
  const playable = isMine() ? cards(choices) : new Set();
  const inHand = held ? held.split(',').flatMap((card) => (card.startsWith('#') ? [] : [card])) : [];
  const extra = [...playable].filter((card) => !inHand.includes(card));
  if (!inHand.length && !extra.length) return null;
  let chosen = false;
  const cardButton = (card) => {
    const isChosen = !chosen && state.card === card;
    chosen ||= isChosen;
    return el('button', { type: 'button', className: `cardface${isChosen ? ' chosen' : ''}`, disabled: !playable.has(card), ariaPressed: String(isChosen), data: { card },
      on: { click: () => chooseCard(card), pointerdown: (event) => { if (state.card !== card) board.lift(card, event); } } }, face(card));
  };
  return el('div', { className: 'hand', dir: 'ltr', ariaLabel: say('hand'), role: 'group' }, ...inHand.map(cardButton), ...extra.map(cardButton));
}

function partRows(left) {
  const hasBegun = state.card !== undefined || state.cells.length > 0 || clickable(left, state).size === 0;
  const acting = new Set(actions(left));
  const rest = left.filter((choice) => !acting.has(choice));
  if (!hasBegun || rest.length < 2) return [];
  return differences(rest).filter(([, values]) => values.length <= 20).map(([name, values]) => el('p', { className: 'parts' }, el('span', {}, sayOr(`f_${name}`, name.split('.').pop())),
    ...values.map((value) => el('button', { type: 'button', data: { part: name, value }, on: { click: () => choosePart(name, value) } },
      value === '' ? (name === 'count' ? say('whole') : '–') : sayOr(`v_${value}`, value)))));
}

function buttonRow(left, open) {
  const isCardAlone = state.card !== undefined && left.length <= 8;
  const done = isCardAlone ? left.filter((choice) => isDone(choice, left, state)) : [];
  const direct = [...new Set([...(state.card === undefined && state.cells.length === 0 ? actions(left) : []), ...done])];
  const hasChosen = state.card !== undefined || state.cells.length > 0 || Object.keys(state.parts).length > 0;
  if (!direct.length && !hasChosen) return null;
  return el('p', { className: 'parts' }, ...direct.map((choice) => playButton(choice, 'main')),
    hasChosen ? el('button', { type: 'button', id: 'clear', on: { click: () => { state = nothing(); showChoices(); } } }, say('clear')) : null);
}

function playButton(choice, kind) {
  return el('button', { type: 'button', className: kind, dir: 'ltr', data: { text: choice.text }, on: { click: () => send({ move: choice.move }) } }, kind === 'main' ? inWords(choice) : choice.text);
}

/** What a button for a move says: words for moves without cells, whose notation tells little. */
const inWords = ({ move, text }) => sayOr(text, sayOr(`t_${move.type}`, text)).replace('{0}', face(move.card));

function listRows(left) {
  if (!isMine()) return [];
  const written = el('input', { id: 'written', value: draft, dir: 'ltr', on: { input: () => { draft = written.value; } }, autocomplete: 'off', placeholder: say('writeHint', choices[0]?.text ?? ''), ariaLabel: say('write') });
  const form = el('form', { className: 'write', on: { submit: (event) => { event.preventDefault(); if (written.value.trim()) send({ text: written.value }); } } },
    written, el('button', { type: 'submit' }, say('playIt')));
  // There can be many hundreds: they are made when somebody wants to see them.
  const all = el('div', { className: 'list', dir: 'ltr' });
  const list = el('details', { id: 'all', open: $('all')?.open ?? false, on: { toggle: () => fill() } }, el('summary', {}, say('allMoves', number(left.length))), all);
  const fill = () => { if (list.open && !all.childElementCount) all.append(...left.map((choice) => playButton(choice, 'one'))); };
  fill();
  return [list, form];
}
