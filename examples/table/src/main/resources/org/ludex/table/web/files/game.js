// The page of one game: keeps what the server tells, and shows it.
import { bar, el, inLanguage, remember, say } from '/common.js';
import { board, offerMoves, offerMovesAgain } from '/choose.js';
import { $, keepFocus, notice, ownToken, session } from '/session.js';
import { show } from '/side.js';
import { listen } from '/stream.js';

let stop = new AbortController();

function take(kind, data) {
  keepFocus(() => learn(kind, data));
  // A new board has no marks yet: after a reconnection at the same ply, too, the moves are asked for again.
  if (kind === 'view') offerMovesAgain();
  else offerMoves();
}

function learn(kind, data) {
  if (kind === 'view') {
    session.table = data;
    board.show(data.svg.split('\n'));
    const { id, token } = session;
    if (data.you) remember({ id, game: data.game, name: data.name, mine: data.you, links: { [data.you]: token } });
  } else {
    const { what = [], board: changes = [], facts = {}, ...rest } = data;
    Object.assign(session.table, rest);
    Object.entries(facts).forEach(([name, value]) => { if (value === null) delete session.table.facts[name]; else session.table.facts[name] = value; });
    session.table.history = [...session.table.history, ...what].slice(-200);
    board.change(changes);
    if (what.length) {
      notice('');
      $('said').textContent = what.map((each) => each.sentence).join(' ');
    }
  }
  $('waiting').hidden = true;
  $('game').hidden = false;
  document.body.dataset.ply = session.table.ply;
  show();
}

async function connect() {
  stop.abort();
  stop = new AbortController();
  const { signal } = stop;
  try {
    await listen(session.id, session.token, session.side, {
      event: (kind, data) => { if (!signal.aborted) take(kind, data); },
      up: () => { document.body.classList.remove('lost'); if (session.table) show(); },
      down: () => { document.body.classList.add('lost'); if (session.table) $('standing').textContent = say('lost'); },
    }, signal);
  } catch (refused) {
    if (signal.aborted) return;
    $('game').hidden = true;
    $('waiting').hidden = false;
    $('waiting').replaceChildren(el('strong', {}, say('invalid')), el('br'), refused.message, el('br'), el('a', { href: inLanguage('/') }, say('again')));
  }
}

bar();
$('waiting').textContent = say('loading');
// Another seat was chosen, or another side of the board.
addEventListener('hashchange', () => { session.token = ownToken(); connect(); });
addEventListener('turned', connect);
// A page that the browser keeps for the way back must not keep its connection: a few of them would use up all there are.
addEventListener('pagehide', () => stop.abort());
addEventListener('pageshow', (event) => { if (event.persisted) connect(); });
connect();
