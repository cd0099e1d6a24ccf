// What stands beside the board: players, offers, links, facts, moves, the record.
import { Refused, bearer, el, lang, number, remembered, say, sayOr } from '/common.js';
import { $, isMine, refuse, seat, session, tell } from '/session.js';

/** The button about which the player is being asked whether they really mean it. */
let doubted = '';

export function show() {
  const turn = isMine() ? `${say('yourTurn')}. ` : '';
  $('standing').textContent = turn + session.table.standing;
  $('standing').className = session.table.over ? 'over' : isMine() ? 'mine' : '';
  document.title = `${isMine() ? '● ' : ''}${session.table.name} – ${say('title')}`;
  $('side').replaceChildren(...[playersBox(), offerBox(), inviteBox(), factsBox(), movesBox(), actsBox(), recordBox()].filter(Boolean));
  const list = $('moves');
  list.scrollTop = list.scrollHeight;
}

const called = (each) => (each.name ? `${each.called} (${each.name})` : each.called);

function playersBox() {
  const known = remembered().find((each) => each.id === session.id)?.links ?? {};
  return el('section', { className: 'card' },
    el('h1', {}, session.table.name, ' ', el('small', {}, Object.entries(session.table.options).map(([name, value]) => `${name}=${value}`).join(', '))),
    el('ul', { className: 'players' }, ...session.table.seats.map((each) => {
      const isPerson = each.player === 'person';
      const presence = isPerson ? (each.present ? 'present' : each.taken ? 'absent' : 'nobody') : 'computer';
      const marks = [each.id === session.table.you ? say('you') : '', isPerson ? '' : say(each.player)].filter(Boolean).join(', ');
      return el('li', { className: session.table.turn === each.id ? 'turn' : '', data: { seat: each.id } },
        el('span', { className: `dot ${presence}`, title: say(presence) }), el('strong', {}, each.called), ' ', each.name,
        el('span', { className: 'quiet' }, marks && ` (${marks})`),
        each.id === session.table.you ? el('button', { type: 'button', id: 'rename', className: 'plain', title: say('rename'), ariaLabel: say('rename'), on: { click: rename } }, '✎') : null,
        el('small', {}, session.table.winners.includes(each.id) ? '★' : presence === 'nobody' || presence === 'absent' ? say(presence) : ''),
        !session.table.you && isPerson && known[each.id] ? el('button', { type: 'button', on: { click: () => { location.hash = known[each.id]; } } }, say('playAs', each.called)) : null);
    })),
    session.table.you ? null : el('p', { className: 'quiet' }, say('watching')));
}

function rename() {
  const name = prompt(say('yourName'), seat(session.table.you).name || localStorage.getItem('name') || '');
  if (name === null) return;
  localStorage.setItem('name', name);
  tell('chair', { name }).catch(refuse);
}

async function act(word) {
  await tell('act', { act: word }).catch(refuse);
}

function offerBox() {
  if (!session.table.offer) return null;
  const { kind, by, waiting } = session.table.offer;
  const mine = by === session.table.you;
  const words = say((mine ? 'asked' : 'ask') + (kind === 'undo' ? 'Undo' : 'Draw'), called(seat(by)));
  const mayAnswer = waiting.includes(session.table.you);
  return el('section', { className: 'card offer' }, el('p', {}, words),
    mayAnswer ? el('button', { type: 'button', id: 'accept', className: 'main', on: { click: () => act('accept') } }, say('accept')) : null, ' ',
    mayAnswer || mine ? el('button', { type: 'button', id: 'decline', on: { click: () => act('decline') } }, say(mine ? 'withdraw' : 'decline')) : null);
}

/** What the position says besides its picture: the hands of the others, the deck, the score. */
function factsBox() {
  const rows = [];
  for (const [name, value] of Object.entries(session.table.facts)) {
    if (['market', 'rows', 'phase', 'due'].includes(name) || value === null) continue;
    const lines = name === 'score' ? [value.map(number).join(' – ')]
      : typeof value === 'object' ? Object.entries(value).map(([who, what]) => `${seat(who)?.called ?? who}: ${number(what) || '–'}`) : [number(value)];
    rows.push(el('dt', {}, sayOr(name, name)), el('dd', {}, ...lines.map((line) => el('bdi', {}, line))));
  }
  return rows.length ? el('section', { className: 'card' }, el('dl', { className: 'facts' }, ...rows)) : null;
}

function movesBox() {
  return el('section', { className: 'card' }, el('h2', {}, say('moves')),
    el('ol', { id: 'moves', dir: 'ltr', tabIndex: 0 }, ...session.table.history.map((each) =>
      el('li', { value: each.ply, className: each.by === 'chance' ? 'chance' : '', title: each.sentence }, each.text))));
}

function actsBox() {
  const turn = el('button', { type: 'button', id: 'turn', on: { click: turnBoard } }, say('turnBoard'));
  if (!session.table.you || session.table.over) return el('section', { className: 'card acts' }, turn);
  const button = (word) => el('button', { type: 'button', id: word, on: { click: () => act(word) } }, say(word));
  const resign = sureButton('resign', 'danger', say('resign'), say('sureResign'), () => act('resign'));
  return el('section', { className: 'card acts' }, button('undo'), button('draw'), resign, turn);
}

/** A button that asks before it does something. The question stays while the others come, go and move. */
function sureButton(id, className, words, question, does) {
  const wonder = (whom, focus) => { doubted = whom; show(); $(focus)?.focus(); };
  if (doubted !== id) return el('button', { type: 'button', id, className, on: { click: () => wonder(id, 'sure') } }, words);
  return el('span', { className: 'sure' }, question, ' ',
    el('button', { type: 'button', id: 'sure', className: 'danger', on: { click: () => { wonder('', id); does(); } } }, say('yes')), ' ',
    el('button', { type: 'button', on: { click: () => wonder('', id) } }, say('no')));
}

function turnBoard() {
  const all = session.table.seats.map((each) => each.id);
  session.side = all[(all.indexOf(session.side || session.table.you || all[0]) + 1) % all.length];
  dispatchEvent(new Event('turned'));
}

function inviteBox() {
  const links = remembered().find((each) => each.id === session.id)?.links ?? {};
  const open = session.table.seats.filter((each) => each.player === 'person' && !each.taken && each.id !== session.table.you);
  if (!session.table.you || !open.length || session.table.over) return null;
  return el('section', { className: 'card invite' }, el('h2', {}, say('invite')), ...open.flatMap((each) => [
    links[each.id] ? el('p', {}, say('inviteHint', each.called)) : null,
    links[each.id] ? copyRow(`${location.origin}/game/${session.id}#${links[each.id]}`, each.id) : null,
    el('p', {}, sureButton(`computer-${each.id}`, '', say('letComputer', each.called), say('sureComputer', each.called),
      () => tell('chair', { seat: each.id, player: 'greedy' }).catch(refuse))),
  ]), el('p', {}, say('watchLink')), copyRow(`${location.origin}/game/${session.id}`, 'watch'));
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
    session.table.over ? null : el('small', {}, say('recordOpen')));
}

async function download(file) {
  const answer = await fetch(`/api/tables/${session.id}/${file}?lang=${lang}`, { headers: bearer(session.token) });
  if (!answer.ok) return refuse(new Refused(answer.status, await answer.json().catch(() => ({}))));
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? file;
  const link = el('a', { href: URL.createObjectURL(await answer.blob()), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
