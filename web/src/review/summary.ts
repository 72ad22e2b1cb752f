import type { Analysis, Balance, Event, TurningPoint } from '../protocol';
import { MIN_LOSS, SIGNIFICANT_ERRORS, WHOLE } from '../protocol/figures';
import { isSure, mistakes, type Judged } from './figures';

// The terminal (src/ducats/cli/summary.py) must judge the same: tests/cli/summary.json holds both to it.

/** What luck had to do with a result. `mostly`: it did at least half, and nothing else did more; `least`: a
 * part, perhaps most; `partly`: a part, not most; `minor`: not most, perhaps nothing; `helped` and
 * `hindered`: it was the other way round. */
export type Luck =
  'mostly' | 'least' | 'partly' | 'minor' | 'hardly' | 'unsure' | 'helped' | 'hindered';

/** Less than this part of a change is hardly any. */
const LITTLE = 0.1;

/** Whom a review speaks about first: its reader, or else the winner. */
export function subjectOf({ result }: Analysis, reader: number | null): number {
  return reader ?? result.indexOf(Math.max(...result));
}

/** Somebody's chances before and after a turning point. */
export interface Swing {
  seat: number;
  before: number;
  after: number;
}

const LEAST = MIN_LOSS * WHOLE;

/** The moment that gained the winner most; if none did, the one that changed most. */
export function decisive(analysis: Analysis, reader: number | null): TurningPoint | null {
  const winner = winnerOf(analysis, reader);
  const weight = (point: TurningPoint): number => {
    const gained = changeOf(analysis, point, winner);
    return gained >= LEAST ? gained + WHOLE : Math.abs(point.change);
  };
  return analysis.turning_points.reduce<TurningPoint | null>(
    (most, each) => (most && weight(most) >= weight(each) ? most : each),
    null,
  );
}

/** Of several, the reader. */
export function winnerOf({ result }: Analysis, reader: number | null): number {
  const most = Math.max(...result);
  return reader !== null && result[reader] === most ? reader : result.indexOf(most);
}

/** How much it changed the chances of anybody. */
function changeOf({ moments }: Analysis, { moment, cause }: TurningPoint, seat: number): number {
  const { luck, decision } = moments[moment] ?? {};
  if (cause === 'draw') return luck?.[seat] ?? 0;
  return (decision?.expected[seat] ?? 0) + (decision?.hidden[seat] ?? 0);
}

/** Whether an answer changed somebody's chances mostly by what its player could not know. */
export function isHidden(
  { moments }: Analysis,
  { moment, cause }: TurningPoint,
  seat: number,
): boolean {
  const decision = moments[moment]?.decision;
  if (cause === 'draw' || !decision) return false;
  return Math.abs(decision.hidden[seat] ?? 0) > Math.abs(decision.expected[seat] ?? 0);
}

/** Of whom a turning point tells: the winner, if it gained them anything, and whoever paid for it. */
export function swings(analysis: Analysis, point: TurningPoint, reader: number | null): Swing[] {
  const winner = winnerOf(analysis, reader);
  if (changeOf(analysis, point, winner) < LEAST) return [swing(analysis, point, point.seat)];
  const told = [swing(analysis, point, winner)];
  const changes = analysis.result.map((_, seat) => changeOf(analysis, point, seat));
  const lost = (seat: number): boolean => (changes[seat] ?? 0) <= -LEAST;
  const loser = reader !== null && lost(reader) ? reader : changes.indexOf(Math.min(...changes));
  // Of two, the other's chances are what is left.
  if (changes.length > 2 && lost(loser)) told.push(swing(analysis, point, loser));
  return told;
}

/** The step that lowered the reader's chances most; null: the reader did not lose any, or what decided the
 * game tells it. */
export function fall(analysis: Analysis, reader: number | null): TurningPoint | null {
  if (reader === null) return null;
  const { start, result } = analysis;
  if ((result[reader] ?? 0) >= (start[reader] ?? 0)) return null;
  const lowest = lowestOf(analysis, reader);
  const told = decisive(analysis, reader);
  if (!lowest || told?.moment !== lowest.moment || told.cause !== lowest.cause) return lowest;
  const isTold = swings(analysis, told, reader).some(({ seat }) => seat === reader);
  return isTold || result.length === 2 ? null : lowest;
}

function lowestOf({ moments }: Analysis, reader: number): TurningPoint | null {
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
  return lowest;
}

/** The chances before and after a turning point: what is drawn comes after an answer. */
export function swing(analysis: Analysis, point: TurningPoint, seat: number): Swing {
  const { moments, start } = analysis;
  const { moment, cause } = point;
  const change = changeOf(analysis, point, seat);
  const chances = (cause === 'draw' ? moments[moment] : moments[moment - 1])?.chances ?? start;
  const known = chances[seat] ?? 0;
  return cause === 'draw'
    ? { seat, before: known - change, after: known }
    : { seat, before: known, after: known + change };
}

/** What can be told of it within two standard errors. */
export function luckIn(balance: Balance): Luck {
  const { start, result, luck_error: error, own, others, hidden } = balance;
  const change = result - start;
  const way = change < 0 ? -1 : 1;
  const [luck, margin, half] = [
    balance.luck * way,
    SIGNIFICANT_ERRORS * error,
    Math.abs(change) / 2,
  ];
  if (Math.abs(luck) + margin < Math.max(LEAST, LITTLE * Math.abs(change))) return 'hardly';
  if (!isSure(luck, error)) return luck + margin >= half || !change ? 'unsure' : 'minor';
  if (luck < 0 || !change) return balance.luck > 0 ? 'helped' : 'hindered';
  if (luck - margin < half) return luck + margin < half ? 'partly' : 'least';
  return luck >= Math.max(own * way, others * way, hidden * way) ? 'mostly' : 'partly';
}

/** The reader's mistakes, or else everybody's; the costliest first. */
export function costliest(analysis: Analysis, reader: number | null): Judged[] {
  return mistakes(analysis)
    .filter(({ decision }) => reader === null || decision.seat === reader)
    .sort((one, other) => (other.decision.loss ?? 0) - (one.decision.loss ?? 0));
}

/** Of more draws than these, none stands out. */
const MOST_DRAWS_TOLD = 3;
/** Nor of more things in one draw. */
const MOST_THINGS_TOLD = 6;

/** What was drawn, as far as it concerns somebody, or else all; nothing if it is too much to name any. */
export function drawsToTell(events: readonly Event[], seat: number): Event[] {
  const theirs = events.filter((event) => !('seat' in event) || event.seat === seat);
  const told = theirs.length > 0 ? theirs : [...events];
  const isLong = (event: Event): boolean =>
    Object.values(event).some((each) => Array.isArray(each) && each.length > MOST_THINGS_TOLD);
  return told.length > MOST_DRAWS_TOLD || told.some(isLong) ? [] : told;
}
