// The page of one game: keeps what the server tells, and shows it.
import { Refused, ask, bar, bearer, el, lang, pause, remember, remembered, say, sayOr } from '/common.js';
import { actions, attempt, cards, clickable, differences, isDone, nothing, possible } from '/choices.js';
import { Board } from '/board.js';
import { listen } from '/stream.js';

const id = location.pathname.split('/')[2];
const $ = (name) => document.getElementById(name);

/** The secret of this window's seat. It leaves the address at once, so that a copied address gives away nothing. */
function ownToken() {
  const given = location.hash.slice(1);
  if (given) {
    sessionStorage.setItem(`seat-${id}`, given);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return sessionStorage.getItem(`seat-${id}`) ?? '';
}

let token = ownToken();
let table = null;
let choices = [];
/** The ply whose moves were asked for, and how often moves were asked for: an answer that a later question overtook is dropped. */
let asked = -1;
let questions = 0;
let state = nothing();
/** Whether the player is being asked if they really want to resign. */
let resigning = false;
let side = '';
let stop = new AbortController();
let sending = false;
/** What is written into the field for a move: whoever was refused can correct it. */
let draft = '';

const board = new Board($('board'), { cell: chooseCell, card: chooseCard, captions: showCaptions });
const seat = (who) => table.seats.find((each) => each.id === who);
const isMine = () => Boolean(table.you) && table.turn === table.you && !table.over;
const asking = () => ({ token });

// What the server tells.

function take(kind, data) {
  keepFocus(() => learn(kind, data));
  offerMoves();
}

/** Draws parts of the page anew and leaves the focus where it was: on what has come in its place, or else on the board. */
function keepFocus(draw) {
  const { activeElement: before } = document;
  const name = before.id ? `#${before.id}` : Object.entries(before.dataset).map(([key, value]) => `[data-${key}="${CSS.escape(value)}"]`).join('');
  draw();
  if (before.isConnected) return;
  [name && document.querySelector(name), $('board')].forEach((place) => { if (place && document.activeElement === document.body) place.focus({ preventScroll: true }); });
}

function learn(kind, data) {
  if (kind === 'view') {
    table = data;
    board.show(data.svg.split('\n'));
    // A new board has no marks yet: after a reconnection at the same ply, too, the moves are asked for again.
    asked = -1;
    if (table.you) remember({ id, game: table.game, name: table.name, mine: table.you, links: { [table.you]: token } });
  } else {
    const { what = [], board: changes = [], facts = {}, ...rest } = data;
    Object.assign(table, rest);
    Object.entries(facts).forEach(([name, value]) => { if (value === null) delete table.facts[name]; else table.facts[name] = value; });
    table.history = [...table.history, ...what].slice(-200);
    board.change(changes);
    if (what.length) {
      notice('');
      $('said').textContent = what.map((each) => each.sentence).join(' ');
    }
  }
  $('waiting').hidden = true;
  $('game').hidden = false;
  document.body.dataset.ply = table.ply;
  show();
}

/** Forgets the moves that were offered, and any answer that is on its way. */
function forgetMoves() {
  questions += 1;
  choices = [];
  state = nothing();
  showChoices();
}

async function offerMoves() {
  if (isMine() && asked === table.ply) return;
  // Who moves again must not be offered the moves of before while the new ones are on their way.
  forgetMoves();
  asked = isMine() ? table.ply : -1;
  const question = questions;
  while (isMine() && question === questions) {
    const offered = await ask(`/api/tables/${id}/moves`, asking()).catch(() => null);
    if (question !== questions) return;
    if (offered) {
      choices = offered;
      showChoices();
      return;
    }
    await pause(1000);
  }
}

// What the player chooses.

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
    const { ply } = table;
    await ask(`/api/tables/${id}/move`, { token, body: { ...body, ply, request } });
    document.body.dataset.sent = ply;
    draft = '';
    notice('');
    // Where what came of it was told before the answer, the next moves may be there already.
    if (table.ply === ply) forgetMoves();
  } catch (refused) {
    refuse(refused);
    state = nothing();
    showChoices();
  }
  sending = false;
  document.body.dataset.sending = 'false';
}

async function act(word) {
  await ask(`/api/tables/${id}/act`, { token, body: { act: word } }).catch(refuse);
}

function refuse(refused) {
  const answer = refused.answer ?? {};
  notice(refused.message, answer.rule, answer.says);
}

function notice(message, rule, says) {
  const place = $('notice');
  place.hidden = !message;
  place.replaceChildren(...(message ? [
    rule ? el('strong', { className: 'rule', data: { rule } }, say('rule', rule)) : '', rule ? ' ' : '', el('span', {}, message),
    says && says !== message ? el('small', {}, says) : ''] : []));
}

// What is shown.

/** Shows lines beneath the board. Moves and cards among Persian words run from left to right, each stretch and each hand on its own. */
function showCaptions(lines) {
  const foreign = /([A-Za-z0-9#](?:(?:(?! \S+: )[^\u0600-\u06ff\u200c\u202b\u202c])*[A-Za-z0-9#*+)-])?)/;
  const parts = (line) => (lang === 'fa' ? line.replace(/[\u202b\u202c]/g, '').split(foreign) : [line]);
  $('captions').replaceChildren(...lines.map((line) => el('p', {}, ...parts(line).map((part, i) => (i % 2 ? el('bdi', { dir: 'ltr' }, part) : part)))));
}

function show() {
  const turn = isMine() ? `${say('yourTurn')}. ` : '';
  $('standing').textContent = turn + table.standing;
  $('standing').className = table.over ? 'over' : isMine() ? 'mine' : '';
  document.title = `${isMine() ? '● ' : ''}${table.name} – ${say('title')}`;
  $('side').replaceChildren(...[playersBox(), offerBox(), inviteBox(), factsBox(), movesBox(), actsBox(), recordBox()].filter(Boolean));
  const list = $('moves');
  list.scrollTop = list.scrollHeight;
}

const called = (each) => (each.name ? `${each.called} (${each.name})` : each.called);

function playersBox() {
  const known = remembered().find((each) => each.id === id)?.links ?? {};
  return el('section', { className: 'card' },
    el('h1', {}, table.name, ' ', el('small', {}, Object.entries(table.options).map(([name, value]) => `${name}=${value}`).join(', '))),
    el('ul', { className: 'players' }, ...table.seats.map((each) => {
      const isPerson = each.player === 'person';
      const presence = isPerson ? (each.present ? 'present' : each.taken ? 'absent' : 'nobody') : 'computer';
      const marks = [each.id === table.you ? say('you') : '', isPerson ? '' : say(each.player)].filter(Boolean).join(', ');
      return el('li', { className: table.turn === each.id ? 'turn' : '', data: { seat: each.id } },
        el('span', { className: `dot ${presence}`, title: say(presence) }), el('strong', {}, each.called), ' ', each.name,
        el('span', { className: 'quiet' }, marks && ` (${marks})`),
        each.id === table.you ? el('button', { type: 'button', id: 'rename', className: 'plain', title: say('rename'), ariaLabel: say('rename'), on: { click: rename } }, '✎') : null,
        el('small', {}, table.winners.includes(each.id) ? '★' : presence === 'nobody' || presence === 'absent' ? say(presence) : ''),
        !table.you && isPerson && known[each.id] ? el('button', { type: 'button', on: { click: () => sit(known[each.id]) } }, say('playAs', each.called)) : null);
    })),
    table.you ? null : el('p', { className: 'quiet' }, say('watching')));
}

function rename() {
  const name = prompt(say('yourName'), seat(table.you).name || localStorage.getItem('name') || '');
  if (name === null) return;
  localStorage.setItem('name', name);
  ask(`/api/tables/${id}/chair`, { token, body: { name } }).catch(refuse);
}

function sit(other) {
  sessionStorage.setItem(`seat-${id}`, other);
  token = other;
  connect();
}

function offerBox() {
  if (!table.offer) return null;
  const { kind, by, waiting } = table.offer;
  const mine = by === table.you;
  const words = say((mine ? 'asked' : 'ask') + (kind === 'undo' ? 'Undo' : 'Draw'), called(seat(by)));
  const mayAnswer = waiting.includes(table.you);
  return el('section', { className: 'card offer' }, el('p', {}, words),
    mayAnswer ? el('button', { type: 'button', id: 'accept', className: 'main', on: { click: () => act('accept') } }, say('accept')) : null, ' ',
    mayAnswer || mine ? el('button', { type: 'button', id: 'decline', on: { click: () => act('decline') } }, say(mine ? 'withdraw' : 'decline')) : null);
}

/** A number in the language's own digits; anything else as it is. */
const number = (value) => (typeof value === 'number' ? value.toLocaleString(lang) : value);

/** What the position says besides its picture: the hands of the others, the deck, the score. */
function factsBox() {
  const rows = [];
  for (const [name, value] of Object.entries(table.facts)) {
    if (['market', 'rows', 'phase', 'due'].includes(name) || value === null) continue;
    const lines = name === 'score' ? [value.map(number).join(' – ')]
      : typeof value === 'object' ? Object.entries(value).map(([who, what]) => `${seat(who)?.called ?? who}: ${number(what) || '–'}`) : [number(value)];
    rows.push(el('dt', {}, sayOr(name, name)), el('dd', {}, ...lines.map((line) => el('bdi', {}, line))));
  }
  return rows.length ? el('section', { className: 'card' }, el('dl', { className: 'facts' }, ...rows)) : null;
}

function movesBox() {
  return el('section', { className: 'card' }, el('h2', {}, say('moves')),
    el('ol', { id: 'moves', dir: 'ltr', tabIndex: 0 }, ...table.history.map((each) =>
      el('li', { value: each.ply, className: each.by === 'chance' ? 'chance' : '', title: each.sentence }, each.text))));
}

function actsBox() {
  const turn = el('button', { type: 'button', id: 'turn', on: { click: turnBoard } }, say('turnBoard'));
  if (!table.you || table.over) return el('section', { className: 'card acts' }, turn);
  const button = (word) => el('button', { type: 'button', id: word, on: { click: () => act(word) } }, say(word));
  const wonder = (whether) => () => { resigning = whether; show(); $(whether ? 'sure' : 'resign').focus(); };
  // The question stays while the others come, go and move.
  const resign = resigning
    ? el('span', { className: 'sure' }, say('sureResign'), ' ',
      el('button', { type: 'button', id: 'sure', className: 'danger', on: { click: () => act('resign') } }, say('yes')), ' ',
      el('button', { type: 'button', on: { click: wonder(false) } }, say('no')))
    : el('button', { type: 'button', id: 'resign', className: 'danger', on: { click: wonder(true) } }, say('resign'));
  return el('section', { className: 'card acts' }, button('undo'), button('draw'), resign, turn);
}

function turnBoard() {
  const all = table.seats.map((each) => each.id);
  side = all[(all.indexOf(side || table.you || all[0]) + 1) % all.length];
  connect();
}

function inviteBox() {
  const links = remembered().find((each) => each.id === id)?.links ?? {};
  const open = table.seats.filter((each) => each.player === 'person' && !each.taken && each.id !== table.you);
  if (!table.you || !open.length || table.over) return null;
  return el('section', { className: 'card invite' }, el('h2', {}, say('invite')), ...open.flatMap((each) => [
    links[each.id] ? el('p', {}, say('inviteHint', each.called)) : null,
    links[each.id] ? copyRow(`${location.origin}/game/${id}#${links[each.id]}`, each.id) : null,
    el('p', {}, el('button', { type: 'button', data: { computer: each.id }, on: { click: () => ask(`/api/tables/${id}/chair`, { token, body: { seat: each.id, player: 'greedy' } }).catch(refuse) } }, say('letComputer', each.called))),
  ]), el('p', {}, say('watchLink')), copyRow(`${location.origin}/game/${id}`, 'watch'));
}

function copyRow(link, name) {
  const field = el('input', { value: link, readOnly: true, dir: 'ltr', data: { link: name }, ariaLabel: say('invite'), on: { focus: () => field.select() } });
  const button = el('button', { type: 'button', on: { click: async () => {
    field.select();
    // Browsers have no clipboard for pages that came unencrypted from another machine.
    const isCopied = await navigator.clipboard?.writeText(link).then(() => true, () => false);
    if (isCopied || document.execCommand('copy')) button.textContent = say('copied');
  } } }, say('copy'));
  return el('p', { className: 'copy' }, field, button);
}

function recordBox() {
  const button = (file, word) => el('button', { type: 'button', data: { file }, on: { click: () => download(file) } }, say(word));
  return el('section', { className: 'card acts' }, el('h2', {}, say('record')), button('record.lgn', 'asText'), button('record.json', 'asJson'), button('replay.html', 'asReplay'),
    table.over ? null : el('small', {}, say('recordOpen')));
}

async function download(file) {
  const answer = await fetch(`/api/tables/${id}/${file}?lang=${lang}`, { headers: bearer(token) });
  if (!answer.ok) return refuse(new Refused(answer.status, await answer.json().catch(() => ({}))));
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? file;
  const link = el('a', { href: URL.createObjectURL(await answer.blob()), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** The hand, what is left to choose, and every move as a list. */
const showChoices = () => keepFocus(drawChoices);

function drawChoices() {
  const left = possible(choices, state);
  const open = isMine() ? clickable(left, state) : new Set();
  board.mark(open, state.cells, table.facts?.rows ? `${table.you}:hand` : '');
  document.body.dataset.moves = isMine() ? choices.length : 0;
  $('choose').replaceChildren(...[handRow(), ...partRows(left), buttonRow(left, open), ...listRows(left)].filter(Boolean));
}

/** What is printed on a card. */
const face = (card) => (card === '11' ? '1/11' : card);

function handRow() {
  const held = table.you && table.facts.hands?.[table.you];
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

// The connection.

async function connect() {
  stop.abort();
  stop = new AbortController();
  const { signal } = stop;
  choices = [];
  try {
    await listen(id, token, side, {
      event: (kind, data) => { if (!signal.aborted) take(kind, data); },
      up: () => { document.body.classList.remove('lost'); if (table) show(); },
      down: () => { document.body.classList.add('lost'); if (table) $('standing').textContent = say('lost'); },
    }, signal);
  } catch (refused) {
    if (signal.aborted) return;
    $('game').hidden = true;
    $('waiting').hidden = false;
    $('waiting').replaceChildren(el('strong', {}, say('invalid')), el('br'), refused.message, el('br'), el('a', { href: '/' }, say('again')));
  }
}

bar();
$('waiting').textContent = say('loading');
addEventListener('hashchange', () => { token = ownToken(); connect(); });
connect();
