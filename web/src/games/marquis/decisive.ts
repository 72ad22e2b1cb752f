import type { MarquisEvent } from '../../protocol/marquis';
import { weightiest, type Weighed } from '../../table/decisive';
import { say } from '../../table/telling';
import type { Decisive, ToldMoment } from '../../table/types';
import type { MarquisReader } from './describe';

const KILL_WEIGHT = 3.5;
const VETO_WEIGHT = 3;

function weigh(number: number, event: MarquisEvent, reader: MarquisReader): Weighed | null {
  const found = (weight: number, id: string): Weighed => ({
    moment: number,
    text: say(reader, `moment-${id}`, event),
    rule: event.rule,
    weight,
  });
  switch (event.type) {
    case 'Exchanged':
      return event.diamonds < 3 ? null : found(event.diamonds, 'exchange');
    case 'CoinsTaken':
      return event.coins < 2 ? null : found(event.coins * 1.2, 'robbery');
    case 'Eliminated':
      return found(KILL_WEIGHT, 'kill');
    case 'VetoNeutralised':
      return found(VETO_WEIGHT + 1, 'neutralised');
    case 'VetoPlayed':
      return found(VETO_WEIGHT, 'veto');
    default:
      return null;
  }
}

/** The moments that moved most; what would be told in the same words is told once. */
export function decisive(told: ToldMoment[], reader: MarquisReader): Decisive[] {
  const all = told.flatMap(({ number, events }) =>
    (events as MarquisEvent[]).flatMap((event) => weigh(number, event, reader) ?? []),
  );
  const seen = new Set<string>();
  const distinct = all
    .sort((one, other) => other.weight - one.weight)
    .filter(({ text }) => !seen.has(text) && seen.add(text));
  return weightiest(distinct);
}
