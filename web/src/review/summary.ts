import type { Analysis, Balance, Event, TurningPoint } from '../protocol';
import { MIN_LOSS, WHOLE } from '../protocol/figures';
import { isSure, mistakes, type Judged } from './figures';

// The terminal (src/ducats/cli/summary.py) must judge the same: tests/cli/summary.json holds both to it.

/** What luck had to do with a result. `unsure`: there seems to be some, but within its error; `helped`
 * and `hindered`: it was the other way round. */
export type Luck = 'mostly' | 'partly' | 'hardly' | 'unsure' | 'helped' | 'hindered';

/** Whom a review speaks about first: its reader, or else the winner. */
export function subjectOf({ result }: Analysis, reader: number | null): number {
  return reader ?? result.indexOf(Math.max(...result));
}

/** The moment that changed most towards how it ended; if none did, the one that changed most. */
export function decisive({ turning_points: points, start, result }: Analysis): TurningPoint | null {
  const ledThere = ({ seat, change }: TurningPoint): boolean =>
    change > 0 === (result[seat] ?? 0) > (start[seat] ?? 0);
  const weight = (point: TurningPoint): number =>
    Math.abs(point.change) + (ledThere(point) ? WHOLE : 0);
  return points.reduce<TurningPoint | null>(
    (most, each) => (most && weight(most) >= weight(each) ? most : each),
    null,
  );
}

/** The step that lowered the reader's chances most; null: the reader did not lose any, or what decided the
 * game tells it. */
export function fall(analysis: Analysis, reader: number | null): TurningPoint | null {
  if (reader === null) return null;
  const { moments, start, result } = analysis;
  if ((result[reader] ?? 0) >= (start[reader] ?? 0)) return null;
  let lowest: TurningPoint | null = null;
  const weigh = (moment: number, cause: TurningPoint['cause'], change: number, error: number) => {
    if (change < (lowest?.change ?? 0) && isSure(change, error))
      lowest = { moment, cause, seat: reader, change };
  };
  for (const [
    place,
    { number, decision, luck, luck_error: errors, ...after },
  ] of moments.entries()) {
    if (decision) {
      // Errors of both sides: more than their difference has, for they share their luck.
      const before = moments[place - 1]?.errors[reader] ?? 0;
      const change = (decision.expected[reader] ?? 0) + (decision.hidden[reader] ?? 0);
      weigh(number, 'decision', change, Math.hypot(before, after.errors[reader] ?? 0));
    }
    weigh(number, 'draw', luck?.[reader] ?? 0, errors?.[reader] ?? 0);
  }
  const told = decisive(analysis);
  return lowest && told?.seat === reader && told.change < 0 ? null : lowest;
}

/** The chances before and after a turning point of whom it touched: what is drawn comes after an answer. */
export function swing({ moments, start }: Analysis, point: TurningPoint): [number, number] {
  const { moment, cause, seat, change } = point;
  const chances = (cause === 'draw' ? moments[moment] : moments[moment - 1])?.chances ?? start;
  const known = chances[seat] ?? 0;
  return cause === 'draw' ? [known - change, known] : [known, known + change];
}

/** Mostly: it did at least half of what happened, and nothing else did more. */
export function luckIn(balance: Balance): Luck {
  const { start, result, luck, luck_error: error, own, others, hidden } = balance;
  if (Math.abs(luck) < MIN_LOSS * WHOLE) return 'hardly';
  if (!isSure(luck, error)) return 'unsure';
  const way = Math.sign(result - start);
  if (luck * way <= 0) return luck > 0 ? 'helped' : 'hindered';
  const most = Math.max(own * way, others * way, hidden * way, Math.abs(result - start) / 2);
  return luck * way >= most ? 'mostly' : 'partly';
}

/** The reader's mistakes, or else everybody's; the costliest first. */
export function costliest(analysis: Analysis, reader: number | null): Judged[] {
  return mistakes(analysis)
    .filter(({ decision }) => reader === null || decision.seat === reader)
    .sort((one, other) => (other.decision.loss ?? 0) - (one.decision.loss ?? 0));
}

/** Of more draws than these, none stands out. */
const MOST_DRAWS_TOLD = 3;

/** What was drawn, as far as it concerns somebody, or else all; nothing if it is too much to name any. */
export function drawsToTell(events: readonly Event[], seat: number): Event[] {
  const theirs = events.filter((event) => !('seat' in event) || event.seat === seat);
  const told = theirs.length > 0 ? theirs : [...events];
  return told.length <= MOST_DRAWS_TOLD ? told : [];
}
