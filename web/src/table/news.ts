import type { Event } from '../protocol';
import type { ToldMoment } from './types';

/** How much of what was told has been read out: up to this moment, and how many of its events. */
interface Mark {
  number: number;
  events: number;
}

const MOST_LINES = 8;

export function markOf(told: ToldMoment[]): Mark {
  const last = told.at(-1);
  return { number: last?.number ?? -1, events: last?.events.length ?? 0 };
}

/** What was told after the mark; of a lot, the last of it. */
export function newsSince(mark: Mark, told: ToldMoment[]): Event[] {
  return told
    .filter(({ number }) => number >= mark.number)
    .flatMap(({ number, events }) => (number === mark.number ? events.slice(mark.events) : events))
    .slice(-MOST_LINES);
}
