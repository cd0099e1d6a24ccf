// Server-sent events over fetch: unlike EventSource, it can send the seat's secret in a header instead of the address.
import { Refused, bearer, lang, pause } from '/common.js';

const SLOWEST = 8000;

/**
 * Listens to a table until the server refuses. After a break it asks again, with the last event it has.
 * on = { event(kind, data), up(), down() }.
 */
export async function listen(table, token, side, on, signal) {
  let last = '';
  let wait = 500;
  while (!signal.aborted) {
    try {
      const url = `/api/tables/${table}/stream?lang=${lang}&side=${encodeURIComponent(side)}`;
      const headers = { ...bearer(token), ...(last && { 'Last-Event-ID': last }) };
      const answer = await fetch(url, { headers, signal, cache: 'no-store' });
      if (!answer.ok) {
        const trouble = new Refused(answer.status, await answer.json().catch(() => ({})));
        if (answer.status < 500) throw trouble;
      } else {
        on.up();
        wait = 500;
        await read(answer.body, (event) => { last = event.id; on.event(event.kind, event.data); });
      }
    } catch (trouble) {
      if (trouble instanceof Refused) throw trouble;
    }
    if (signal.aborted) return;
    on.down();
    await pause(wait);
    wait = Math.min(wait * 2, SLOWEST);
  }
}

async function read(body, take) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const events = text.split('\n\n');
    text = events.pop();
    events.forEach((each) => {
      const fields = Object.fromEntries(each.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
      if (fields.data) take({ id: fields.id, kind: fields.event, data: JSON.parse(fields.data) });
    });
  }
}
