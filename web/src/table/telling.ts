import { has, kebab, t } from '$lib/i18n.svelte';
import type { Fields } from '$lib/telling';
import type { Action, Event } from '../protocol';
import { SEATS_IN, TONES } from '../protocol/events';
import type { Line, Reader } from './types';

/** All numbers at the end of a path of fields, through lists. */
function numbersAt(value: unknown, path: string[]): number[] {
  if (Array.isArray(value)) return value.flatMap((each) => numbersAt(each, path));
  if (typeof value === 'number') return [value];
  const [field, ...rest] = path;
  if (typeof value !== 'object' || value === null || field === undefined) return [];
  return numbersAt((value as Record<string, unknown>)[field], rest);
}

/** The players that an event is about. */
const seatsOf = (game: string, event: Event): number[] =>
  (SEATS_IN[game]?.[event.type] ?? []).flatMap((path) => numbersAt(event, path.split('.')));

/** How the line of the log about an event is marked. */
export function toneOf(event: Event, { view, me }: Reader): Line['tone'] {
  const marked = TONES[view.game]?.[event.type];
  if (typeof marked !== 'object') return marked as Line['tone'];
  const [field, something, nothing] = marked;
  const told = (event as object)[field as never] as unknown;
  const value = Array.isArray(told) ? (told as unknown[])[me ?? -1] : told;
  return ((value ? something : nothing) || undefined) as Line['tone'];
}

/** A text of the reader's game. */
export const say = (reader: Reader, id: string, fields: object = {}): string =>
  t(`${reader.view.game}-${id}`, fields as Fields, reader);

/** What a player is called where the name stands alone: the reader is *You*. */
export const calledOf = (seat: number, reader: Reader): string => t('told-named', { seat }, reader);

/** An event in the reader's language; nothing if there is nothing to tell. */
export function eventText(event: Event, reader: Reader, part = ''): string {
  const id = `event-${kebab(event.type)}${part}`;
  if (has(`${reader.view.game}-${id}`)) return say(reader, id, event);
  // What happens at every table, whatever is played.
  return has(id) ? t(id, event as unknown as Fields, reader) : '';
}

/** One line of the log. */
export function logLine(event: Event, reader: Reader): Line | null {
  const text = eventText(event, reader);
  if (text === '') return null;
  const short = eventText(event, reader, '.short') || undefined;
  const seats = seatsOf(reader.view.game, event);
  return { text, short, rule: event.rule, seats, tone: toneOf(event, reader) };
}

/** A choice as a plain sentence, which may look at the view, too. */
export const actionText = (action: Action, reader: Reader): string =>
  say(reader, `action-${kebab(action.type)}`, { ...reader.view, ...action });

/** The text of the open question for the one who is asked. */
const questionId = ({ view }: Reader): string =>
  `question-${kebab(view.question?.id.slice(view.game.length + 1) ?? '')}`;

/** What a pointer shows while the question is open; nothing if there is no more to see. */
export function pointingText(reader: Reader): string {
  const asked = reader.me !== null && reader.view.question?.choices;
  return asked ? gestureText(questionId(reader), reader) : '';
}

/** How a text goes on for people with a mouse, or for people with nothing but their fingers. */
export function gestureText(id: string, reader: Reader): string {
  const fingers = typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;
  const how = `${id}.${fingers ? 'touching' : 'pointing'}`;
  return has(`${reader.view.game}-${how}`) ? say(reader, how) : '';
}

/** What to do, and why; or whom the table waits for. */
export function promptText(reader: Reader): string {
  const { view, me } = reader;
  const { question } = view;
  // Shown step by step, a table may for a moment wait for nobody any more.
  if (!question || question.waiting.length === 0)
    return say(reader, view.outcome ? 'wait-over' : 'wait-moment');
  const asked = questionId(reader);
  if (question.choices && me !== null) return say(reader, asked, view);
  const wait = asked.replace('question', 'wait');
  return say(reader, has(`${view.game}-${wait}`) ? wait : 'wait', view);
}
