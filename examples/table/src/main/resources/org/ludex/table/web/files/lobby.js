// The first page: start a game, go on with one, watch one.
import { ask, bar, el, inLanguage, lang, remember, remembered, say, sayOr } from '/common.js';

const main = document.getElementById('lobby');
let games = [];
let game;
let seats = [];

const nameOf = (each) => each.name;

function tile(each) {
  return el('button', { type: 'button', className: 'tile', data: { game: each.id }, ariaPressed: String(each === game), on: { click: () => pick(each) } },
    el('strong', {}, nameOf(each)), el('small', {}, each.seats.length.toLocaleString(lang), ' ', '●'.repeat(each.seats.length)));
}

function option(each) {
  const id = `option-${each.name}`;
  const field = each.values.length
    ? el('select', { id, name: each.name }, ...each.values.map((value) => el('option', { value, selected: value === each.default }, value)))
    : el('input', { id, name: each.name, value: each.default, dir: 'ltr' });
  field.addEventListener('change', reseat);
  return el('p', { className: 'option' }, el('label', { htmlFor: id }, each.name), field, el('small', {}, each.description));
}

/** The options that were chosen, without those left at their defaults. */
function chosen() {
  const all = {};
  for (const each of game.options) {
    const value = document.getElementById(`option-${each.name}`)?.value ?? each.default;
    if (value !== each.default) all[each.name] = value;
  }
  return all;
}

async function reseat() {
  const text = Object.entries(chosen()).map(([name, value]) => `${name}=${value}`).join(', ');
  try {
    seats = await ask(`/api/seats?game=${game.id}&options=${encodeURIComponent(text)}`);
    complain('');
  } catch (refused) {
    complain(refused.message);
  }
  showSeats();
}

function showSeats() {
  const list = document.getElementById('seats');
  list.replaceChildren(...seats.map((seat, i) => el('p', { className: 'seat' },
    el('label', { htmlFor: `seat-${seat.id}` }, seat.called),
    el('select', { id: `seat-${seat.id}`, data: { seat: seat.id } },
      ...['me', 'friend', 'greedy', 'random'].map((who) => el('option', { value: who, selected: who === (i === 0 ? 'me' : 'friend') }, say(who)))))));
  list.querySelectorAll('select').forEach((field) => field.addEventListener('change', () => {
    // There is one "me".
    if (field.value === 'me') list.querySelectorAll('select').forEach((other) => { if (other !== field && other.value === 'me') other.value = 'friend'; });
  }));
}

function complain(message) {
  const place = document.getElementById('complaint');
  place.textContent = message;
  place.hidden = !message;
}

function pick(each) {
  game = each;
  seats = each.seats;
  document.querySelectorAll('.tile').forEach((node) => { node.ariaPressed = String(node.dataset.game === game.id); });
  document.getElementById('options').replaceChildren(...game.options.map(option));
  document.getElementById('more').hidden = false;
  complain('');
  showSeats();
}

async function start() {
  const players = {};
  const names = {};
  let mine = '';
  document.querySelectorAll('#seats select').forEach((field) => {
    players[field.dataset.seat] = field.value === 'me' || field.value === 'friend' ? 'person' : field.value;
    if (field.value === 'me') mine = field.dataset.seat;
  });
  if (!mine) return complain(say('needMe'));
  names[mine] = document.getElementById('name').value;
  localStorage.setItem('name', names[mine]);
  try {
    const made = await ask('/api/tables', { body: {
      game: game.id, options: chosen(), players, names,
      listed: document.getElementById('listed').checked,
      position: document.getElementById('position').value,
    } });
    remember({ id: made.id, game: game.id, name: game.name, links: made.links, mine, created: Date.now() });
    location.href = `${inLanguage(`/game/${made.id}`)}#${made.links[mine]}`;
  } catch (refused) {
    complain(refused.message);
  }
}

function tableRow(each, link, word) {
  // Each on its own: names may be written in the other direction.
  const who = (each.seats ?? []).flatMap((seat, i) => [i ? ' · ' : '', el('bdi', {}, `${seat.called}: ${seat.name || sayOr(seat.player, '') || '…'}`)]);
  return el('li', {}, el('a', { href: link }, el('strong', {}, each.name), ' ', el('span', { className: 'quiet' }, each.standing ?? ''),
    el('small', {}, ...who)), el('a', { className: 'button', href: link }, word));
}

async function showTables() {
  const tables = await ask('/api/tables').catch(() => []);
  const known = Object.fromEntries(tables.map((each) => [each.id, each]));
  const mine = remembered().filter((each) => each.mine).slice(0, 12);
  document.getElementById('yours').replaceChildren(...mine.map((each) =>
    tableRow({ ...each, ...known[each.id] }, `${inLanguage(`/game/${each.id}`)}#${each.links?.[each.mine] ?? ''}`, say(known[each.id]?.over ? 'look' : 'goOn'))));
  document.getElementById('yours-box').hidden = mine.length === 0;
  const others = tables.filter((each) => !mine.some((own) => own.id === each.id));
  document.getElementById('tables').replaceChildren(...others.map((each) => tableRow(each, inLanguage(`/game/${each.id}`), say('watch'))),
    ...(others.length ? [] : [el('li', { className: 'quiet' }, say('none'))]));
}

async function begin() {
  bar();
  document.title = say('title');
  games = await ask('/api/games');
  game = games[0];
  main.append(
    el('section', { className: 'card' }, el('h1', {}, say('newGame')),
      el('div', { className: 'tiles' }, ...games.map(tile)),
      el('div', { id: 'more' },
        el('h2', {}, say('seats')), el('div', { id: 'seats' }),
        el('p', { className: 'seat' }, el('label', { htmlFor: 'name' }, say('yourName')),
          el('input', { id: 'name', maxLength: 40, value: localStorage.getItem('name') ?? '' })),
        el('details', {}, el('summary', {}, say('options')), el('div', { id: 'options' }),
          el('p', { className: 'option' }, el('label', { htmlFor: 'position' }, say('setup')), el('input', { id: 'position', dir: 'ltr' }), el('small', {}, say('setupHint'))),
          el('p', {}, el('label', {}, el('input', { type: 'checkbox', id: 'listed', checked: true }), ' ', say('listed')))),
        el('p', { id: 'complaint', role: 'alert', hidden: true }),
        el('button', { type: 'button', id: 'start', className: 'main', on: { click: start } }, say('start')))),
    el('div', { className: 'column' },
      el('section', { className: 'card', id: 'yours-box' }, el('h2', {}, say('yours')), el('ul', { id: 'yours', className: 'tables' })),
      el('section', { className: 'card' }, el('h2', {}, say('tables')), el('ul', { id: 'tables', className: 'tables' }))),
  );
  pick(game);
  await showTables();
  main.dataset.ready = 'true';
}

begin().catch((trouble) => main.append(el('p', { role: 'alert' }, trouble.message)));
