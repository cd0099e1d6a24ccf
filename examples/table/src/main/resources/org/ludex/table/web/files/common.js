// What both pages share: language, theme, elements, requests.
import { WORDS } from '/words.js';

const asked = new URLSearchParams(location.search).get('lang');
const machine = (navigator.language || 'en').startsWith('fa') ? 'fa' : 'en';
export const lang = WORDS[asked] ? asked : WORDS[localStorage.getItem('lang')] ? localStorage.getItem('lang') : machine;
document.documentElement.lang = lang;
document.documentElement.dir = lang === 'fa' ? 'rtl' : 'ltr';

/** An address of this server; a language that the address of this page asked for goes with it. */
export const inLanguage = (path) => (WORDS[asked] ? `${path}?lang=${asked}` : path);

/** The words for a key, with values in their places. */
export function say(key, ...values) {
  const words = WORDS[lang][key] ?? WORDS.en[key] ?? key;
  return values.reduce((text, value, i) => text.replaceAll(`{${i}}`, value), words);
}

/** The words for a key, or something else where there are none. */
export const sayOr = (key, otherwise) => WORDS[lang][key] ?? otherwise;

/** A number in the language's own digits; anything else as it is. */
export const number = (value) => (typeof value === 'number' ? value.toLocaleString(lang) : value);

/** Makes an element. Text is only ever set as text, so that no name can become markup. */
export function el(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name === 'on') Object.entries(value).forEach(([event, act]) => node.addEventListener(event, act));
    else if (name === 'data') Object.assign(node.dataset, value);
    else if (name in node && name !== 'list') node[name] = value;
    else node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child !== null));
  return node;
}

/** What the server answered where it did not do what was asked. */
export class Refused extends Error {
  constructor(status, answer) {
    super(answer.message ?? String(status));
    this.status = status;
    this.answer = answer;
  }
}

export const pause = (time) => new Promise((resolve) => { setTimeout(resolve, time); });

/** The headers of somebody with a seat. */
export const bearer = (token) => (token ? { Authorization: `Bearer ${token}` } : {});

/** Asks the server; with a body it is told to do something. */
export async function ask(path, { token = '', body } = {}) {
  const url = new URL(path, location.origin);
  url.searchParams.set('lang', lang);
  const headers = bearer(token);
  if (body) headers['Content-Type'] = 'application/json';
  const answer = await fetch(url, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) });
  const json = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(answer.status, json);
  return json;
}

/** The games of which this browser has a seat: a list of { id, game, name, links, mine }. */
export function remembered() {
  try {
    return JSON.parse(localStorage.getItem('games') ?? '[]');
  } catch {
    return [];
  }
}

/** Remembers a game, the latest first; what was known of it before is kept. */
export function remember(game) {
  const all = remembered();
  const before = all.find((each) => each.id === game.id) ?? {};
  const now = { ...before, ...game, links: { ...before.links, ...game.links } };
  localStorage.setItem('games', JSON.stringify([now, ...all.filter((each) => each.id !== game.id)].slice(0, 100)));
}

function applyTheme() {
  document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'auto';
}

function turnTheme() {
  const isDark = document.documentElement.dataset.theme === 'auto'
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : document.documentElement.dataset.theme === 'dark';
  localStorage.setItem('theme', isDark ? 'light' : 'dark');
  applyTheme();
}

function turnLanguage() {
  localStorage.setItem('lang', lang === 'fa' ? 'en' : 'fa');
  const url = new URL(location);
  url.searchParams.delete('lang');
  location.replace(url);
  location.reload();
}

/** Fills the bar at the top. */
export function bar() {
  applyTheme();
  document.getElementById('bar').append(
    el('a', { href: inLanguage('/'), className: 'brand' }, el('img', { src: '/icon.svg', alt: '', width: 28, height: 28 }), say('title')),
    el('span', { className: 'grow' }),
    el('button', { type: 'button', className: 'plain', title: say('theme'), ariaLabel: say('theme'), on: { click: turnTheme } }, '◐'),
    el('button', { type: 'button', className: 'plain', id: 'language', lang: lang === 'fa' ? 'en' : 'fa', on: { click: turnLanguage } }, say('language')),
  );
}
