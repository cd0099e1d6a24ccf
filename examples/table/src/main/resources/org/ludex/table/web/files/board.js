// The board: shows the server's picture, marks cells, and turns clicks, drags and keys into cells and cards.
import { el, lang } from '/common.js';

const SVG = 'http://www.w3.org/2000/svg';
/** How near, in pixels, a finger must come to a cell that can be chosen. */
const NEAR = 26;
/** How far a pointer must move to drag. */
const FAR = 8;

/** A line beneath the board. Moves and cards among Persian words run from left to right, each stretch on its own, and each hand
 * on its own as a whole, with cards that have Persian names. */
function caption(line) {
  const foreign = /((?<= {2}[\u200e\u200f\u202a-\u202e\u2066-\u2069]*)[A-Z]: [^\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+|[A-Za-z0-9#](?:(?:(?! \S+: )[^\u0600-\u06ff\u200c])*[A-Za-z0-9#*+)-])?)/;
  const parts = lang === 'fa' ? line.split(foreign) : [line];
  return el('p', {}, ...parts.map((part, i) => (i % 2 ? el('bdi', { dir: 'ltr' }, part) : part)));
}

export class Board {
  /** place holds the picture, words the lines beneath it; on = { cell(id), card(name) } */
  constructor(place, words, on) {
    this.place = place;
    this.words = words;
    this.on = on;
    this.lines = [];
    this.marked = new Set();
    this.hand = '';
    place.addEventListener('pointerdown', (event) => this.#down(event));
    // A finger that drags must not scroll the page. Style sheets cannot say so for parts of a picture.
    place.addEventListener('touchstart', (event) => { if (this.drag && (this.drag.piece || this.marked.has(this.drag.cell))) event.preventDefault(); }, { passive: false });
    addEventListener('pointermove', (event) => this.#move(event));
    addEventListener('pointerup', (event) => this.#up(event));
    addEventListener('pointercancel', () => this.#drop());
  }

  /** Shows a picture, line by line as the server sends it. */
  show(lines) {
    this.lines = lines;
    this.#drop();
    const parsed = new DOMParser().parseFromString(lines.join('\n'), 'image/svg+xml').documentElement;
    this.svg = document.importNode(parsed, true);
    this.svg.removeAttribute('width');
    this.svg.removeAttribute('height');
    // A screen reader hears the title and the cells that can be chosen: marks come later, as buttons.
    this.svg.setAttribute('role', 'group');
    this.svg.setAttribute('aria-label', this.svg.querySelector('title')?.textContent ?? '');
    this.#captions();
    [...this.svg.children].forEach((node) => node.setAttribute('aria-hidden', 'true'));
    this.place.replaceChildren(this.svg);
  }

  /** Takes the lines of words beneath the board out of the picture: on a phone they would be too small to read. */
  #captions() {
    const box = this.svg.viewBox.baseVal;
    const at = (label) => Number(label.getAttribute('y'));
    const found = [...this.svg.querySelectorAll(':scope > text')]
      .filter((label) => label.textContent.includes(' ') && at(label) > 0.7 * box.height);
    if (found.length) {
      const top = Math.min(...found.map((label) => at(label) - 0.8 * Number(label.getAttribute('font-size'))));
      this.svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${top - box.y}`);
    }
    found.forEach((label) => label.remove());
    const { width, height } = this.svg.viewBox.baseVal;
    this.svg.style.setProperty('--ratio', width / height);
    this.words.replaceChildren(...found.map((label) => caption(label.textContent)));
  }

  /** Applies changes, each [at, dropped, new lines], from the last to the first. */
  change(changes) {
    if (changes.length === 0) return;
    const lines = [...this.lines];
    [...changes].reverse().forEach(([at, dropped, added]) => lines.splice(at, dropped, ...added));
    this.show(lines);
  }

  /** Marks the cells that can be chosen next, and those that are chosen. */
  mark(open, chosen, hand) {
    this.hand = hand;
    this.marked = open;
    this.svg.querySelectorAll('.mark').forEach((node) => node.remove());
    // All places are measured before anything is added: measuring after each addition would lay the page out again each time.
    const chosenRings = [...chosen].map((cell) => this.#ring(cell, 'mark chosen'));
    const openRings = [...open].map((cell) => [cell, this.#ring(cell, 'mark open')]).filter(([, node]) => node);
    openRings.forEach(([cell, node]) => {
      node.setAttribute('tabindex', '0');
      node.setAttribute('role', 'button');
      node.setAttribute('aria-label', cell);
      node.addEventListener('keydown', (event) => {
        if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); this.on.cell(cell); }
      });
    });
    this.svg.append(...chosenRings.filter(Boolean), ...openRings.map(([, node]) => node));
  }

  /** What marks a cell, not yet part of the picture; nothing for a cell that is not drawn. */
  #ring(cell, style) {
    let kind = style;
    const box = this.#box(cell);
    if (!box) return null;
    // A frame leaves what is written on a card or below a kennel readable.
    const isFramed = box.isMany || box.width > box.height * 1.6 || box.height > box.width * 1.3;
    const node = document.createElementNS(SVG, isFramed ? 'rect' : 'circle');
    const set = (values) => Object.entries(values).forEach(([name, value]) => node.setAttribute(name, value));
    if (isFramed) set({ x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4, rx: 6 });
    else {
      // A ring around a piece, a dot on an empty cell; small cells get a ring either way, outside of what is written on a piece.
      const size = Math.min(box.width, box.height);
      const isSmall = size <= 30;
      const isDot = !isSmall && kind.includes('open') && !this.svg.querySelector(`g.piece[data-cell="${CSS.escape(cell)}"]`);
      set({ cx: box.x + box.width / 2, cy: box.y + box.height / 2, r: isDot ? size * 0.17 : isSmall ? size / 2 + 1.5 : size * 0.42 });
      if (isDot) kind += ' dot';
      if (isSmall) kind += ' small';
    }
    set({ class: kind, 'data-mark': cell });
    return node;
  }

  /** Where a cell is drawn: its shapes, without words. Several shapes are places of one cell, such as a kennel. */
  #box(cell) {
    const group = this.svg.querySelector(`g.cell[data-cell="${CSS.escape(cell)}"]`);
    if (!group) return null;
    const shapes = [...group.children].filter((node) => node.tagName !== 'text' && node.tagName !== 'title');
    if (shapes.length === 0) return group.getBBox();
    const boxes = shapes.map((shape) => shape.getBBox());
    const x = Math.min(...boxes.map((box) => box.x));
    const y = Math.min(...boxes.map((box) => box.y));
    const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
    const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
    return { x, y, width, height, isMany: shapes.length > 1 };
  }

  /** The cell under a place on the screen; a near one that can be chosen comes first. */
  #cellAt(x, y) {
    const hit = document.elementsFromPoint(x, y).map((node) => node.closest?.('[data-mark],[data-cell]')).find(Boolean);
    const exact = hit?.dataset.mark ?? hit?.dataset.cell;
    if (exact && this.marked.has(exact)) return exact;
    let best = exact;
    let least = NEAR;
    this.svg?.querySelectorAll('.mark.open').forEach((node) => {
      const box = node.getBoundingClientRect();
      const far = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
      if (far < least && !(exact && box.width > 2 * NEAR)) { least = far; best = node.dataset.mark; }
    });
    return best;
  }

  /** The card of the own hand under a place on the screen, where the picture shows hands. */
  #cardAt(event) {
    const piece = event.target.closest?.('g.piece');
    return piece && this.hand && piece.dataset.cell === this.hand ? piece.dataset.piece : undefined;
  }

  #down(event) {
    if (event.button !== 0 || !this.svg) return;
    const card = this.#cardAt(event);
    const cell = card === undefined ? this.#cellAt(event.clientX, event.clientY) : undefined;
    if (card === undefined && cell === undefined) return;
    this.drag = { card, cell, x: event.clientX, y: event.clientY, piece: this.#pieceOn(card === undefined ? cell : null, event) };
    if (this.drag.piece || this.marked.has(cell)) event.preventDefault();
  }

  #pieceOn(cell, event) {
    if (cell === null) return event.target.closest('g.piece');
    const pieces = this.svg.querySelectorAll(`g.piece[data-cell="${CSS.escape(cell)}"]`);
    return this.marked.has(cell) ? pieces[pieces.length - 1] : undefined;
  }

  /** Begins to drag something that is not part of the picture: a card of the hand. */
  lift(card, event) {
    this.drag = { card, x: event.clientX, y: event.clientY, piece: null };
  }

  #move(event) {
    if (!this.drag) return;
    const dx = event.clientX - this.drag.x;
    const dy = event.clientY - this.drag.y;
    if (!this.drag.isFar && Math.hypot(dx, dy) < FAR) return;
    if (!this.drag.isFar) {
      this.drag.isFar = true;
      this.#begin();
    }
    if (this.drag.piece) {
      const scale = this.svg.viewBox.baseVal.width / this.svg.getBoundingClientRect().width;
      this.drag.piece.setAttribute('transform', `translate(${dx * scale} ${dy * scale})`);
      this.drag.piece.classList.add('dragged');
    }
  }

  /** What is dragged is chosen first; the picture must not be drawn anew while it is dragged. */
  #begin() {
    if (this.drag.card !== undefined) this.on.card(this.drag.card);
    else if (this.marked.has(this.drag.cell)) this.on.cell(this.drag.cell);
  }

  #up(event) {
    const drag = this.drag;
    if (!drag) return;
    this.#drop();
    if (!drag.isFar) {
      if (drag.card !== undefined) { if (drag.piece) this.on.card(drag.card); } else this.on.cell(drag.cell);
      return;
    }
    const cell = this.#cellAt(event.clientX, event.clientY);
    if (cell !== undefined && cell !== drag.cell && cell !== this.hand) this.on.cell(cell);
  }

  #drop() {
    if (this.drag?.piece) {
      this.drag.piece.removeAttribute('transform');
      this.drag.piece.classList.remove('dragged');
    }
    this.drag = null;
  }
}
