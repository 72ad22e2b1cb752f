import type { Event } from '../protocol';
import { FOLDS } from '../protocol/events';
import { eventText, logLine, say, toneOf } from './telling';
import type { Line, Reader, ToldMoment } from './types';

/** One line of the story, made of one event or of several alike. */
export interface Row extends Line {
  key: string;
  /** The moment it leads to. */
  number: number;
  event: Event;
  /** What a line of several events says one by one. */
  folded: Row[];
}

/** A turn, a hand, a phase: what its game takes for a part of its story. */
export interface Part {
  key: string;
  head: Row | null;
  rows: Row[];
}

/** Events with the same mark, one after the other, share a line; nothing for those that stand alone. */
function foldOf(event: Event, game: string): string {
  const [kind, ...fields] = FOLDS[game]?.[event.type] ?? [];
  if (kind === undefined) return '';
  return [kind, ...fields.map((field) => String((event as object)[field as never]))].join(' ');
}

function folded(rows: Row[], kind: string, reader: Reader): Row {
  const [first] = rows as [Row];
  if (rows.length === 1) return first;
  const events = rows.map(({ event }) => event);
  return {
    ...first,
    text: say(reader, `folded-${kind}`, { events, count: events.length }),
    seats: rows.flatMap(({ seats }) => seats),
    tone: rows.find(({ tone }) => tone)?.tone,
    number: rows.at(-1)?.number ?? first.number,
    folded: rows,
  };
}

/** Lines that follow each other, those alike as one; an aside that stands alone belongs to the line after it. */
function fold(rows: Row[], reader: Reader, asides: readonly string[]): Row[] {
  const runs: { mark: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const mark = foldOf(row.event, reader.view.game);
    const last = runs.at(-1);
    if (last && mark !== '' && last.mark === mark) last.rows.push(row);
    else runs.push({ mark, rows: [row] });
  }
  const lines: Row[] = [];
  let aside: Row[] = [];
  for (const run of runs) {
    const kind = run.mark.split(' ')[0] ?? '';
    const line = folded(run.rows, kind, reader);
    if (run.rows.length === 1 && asides.includes(kind)) {
      aside.push(line);
      continue;
    }
    const own = line.folded.length > 0 ? line.folded : [line];
    lines.push(aside.length > 0 ? { ...line, folded: [...aside, ...own] } : line);
    aside = [];
  }
  return [...lines, ...aside];
}

/** The moments at which hands and rounds begin; turns in a game that has nothing greater. A moment in which
 * nobody could do anything begins two of them. */
export function chaptersOf(parts: Part[]): number[] {
  const heads = parts.flatMap(({ head }) => head ?? []);
  const great = heads.filter(({ tone }) => tone === 'head');
  return [...new Set((great.length > 1 ? great : heads).map(({ number }) => number))];
}

/** Everything that was told, in parts; parts in which nothing happened are left out. */
export function storyOf(
  told: ToldMoment[],
  reader: Reader,
  asides: readonly string[] = [],
): Part[] {
  const parts: Part[] = [{ key: 'start', head: null, rows: [] }];
  for (const { number, events } of told) {
    for (const [index, event] of events.entries()) {
      const line = { key: `${number}-${index}`, number, event, folded: [] };
      const head = eventText(event, reader, '.head');
      if (head !== '') {
        const tone = toneOf(event, reader);
        const made = { ...line, text: head, rule: event.rule, seats: [], tone };
        parts.push({ key: line.key, head: made, rows: [] });
        continue;
      }
      const words = logLine(event, reader);
      if (words) parts.at(-1)?.rows.push({ ...line, ...words });
    }
  }
  return parts
    .filter(
      ({ head, rows }, at) => rows.length > 0 || head?.tone === 'head' || at === parts.length - 1,
    )
    .map((part) => ({ ...part, rows: fold(part.rows, reader, asides) }));
}
