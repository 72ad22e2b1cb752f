import type { MarquisEvent } from '../../protocol/marquis';
import { say } from '../../table/telling';
import type { Decisive, ToldMoment } from '../../table/types';
import type { MarquisReader } from './describe';

interface Weighed extends Decisive {
  weight: number;
}

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

/** The three moments that moved most, of different kinds if possible, in the order they happened. */
export function decisive(told: ToldMoment[], reader: MarquisReader): Decisive[] {
  const all = told.flatMap(({ number, events }) =>
    (events as MarquisEvent[]).flatMap((event) => weigh(number, event, reader) ?? []),
  );
  const seen = new Set<string>();
  return all
    .sort((one, other) => other.weight - one.weight)
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .slice(0, 3)
    .sort((one, other) => one.moment - other.moment);
}
