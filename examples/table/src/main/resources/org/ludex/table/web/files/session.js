// What this window knows of its game, and what it tells the server and the player.
import { ask, el, say } from '/common.js';

export const $ = (name) => document.getElementById(name);

const id = location.pathname.split('/')[2];

/** The secret of this window's seat. It leaves the address at once, so that a copied address gives away nothing. */
export function ownToken() {
  const given = location.hash.slice(1);
  if (given) {
    sessionStorage.setItem(`seat-${id}`, given);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return sessionStorage.getItem(`seat-${id}`) ?? '';
}

/** The game and this window's seat in it; table is what the server told, side the seat at the lower edge if it was chosen. */
export const session = { id, token: ownToken(), table: null, side: '' };

export const seat = (who) => session.table.seats.find((each) => each.id === who);
export const isMine = () => Boolean(session.table.you) && session.table.turn === session.table.you && !session.table.over;

/** Tells the server to do something. */
export const tell = (what, body) => ask(`/api/tables/${id}/${what}`, { token: session.token, body });

export function refuse(refused) {
  const answer = refused.answer ?? {};
  notice(refused.message, answer.rule, answer.says);
}

export function notice(message, rule, says) {
  const place = $('notice');
  place.hidden = !message;
  place.replaceChildren(...(message ? [
    rule ? el('strong', { className: 'rule', data: { rule } }, say('rule', rule)) : '', rule ? ' ' : '', el('span', {}, message),
    says && says !== message ? el('small', {}, says) : ''] : []));
}

/** Draws parts of the page anew and leaves the focus where it was: on what has come in its place, or else on the board. */
export function keepFocus(draw) {
  const { activeElement: before } = document;
  const name = before.id ? `#${before.id}` : Object.entries(before.dataset).map(([key, value]) => `[data-${key}="${CSS.escape(value)}"]`).join('');
  draw();
  if (before.isConnected) return;
  [name && document.querySelector(name), $('board')].forEach((place) => { if (place && document.activeElement === document.body) place.focus({ preventScroll: true }); });
}
