import type { MarquisEvent } from '../../protocol/marquis';
import type { Decisive, ToldMoment } from '../../table/types';
import { cardName, nameOf, say, type MarquisReader } from './describe';

interface Weighed extends Decisive {
  weight: number;
}

const KILL_WEIGHT = 3.5;
const VETO_WEIGHT = 3;

function weigh(number: number, event: MarquisEvent, reader: MarquisReader): Weighed | null {
  const found = (weight: number, id: string, args: Record<string, string | number>): Weighed => ({
    moment: number,
    text: say(`moment-${id}`, args),
    rule: event.rule,
    weight,
  });
  switch (event.type) {
    case 'Exchanged':
      if (event.diamonds < 3) return null;
      return found(event.diamonds, 'exchange', {
        name: nameOf(reader, event.seat),
        diamonds: event.diamonds,
        coins: event.coins,
      });
    case 'CoinsTaken':
      if (event.coins < 2) return null;
      return found(event.coins * 1.2, 'robbery', {
        culprit: nameOf(reader, event.culprit),
        victim: nameOf(reader, event.victim),
        coins: event.coins,
      });
    case 'Eliminated':
      return found(KILL_WEIGHT, 'kill', {
        culprit: nameOf(reader, event.culprit),
        victim: nameOf(reader, event.victim),
        card: cardName(event.card),
      });
    case 'VetoNeutralised':
      return found(VETO_WEIGHT + 1, 'neutralised', {
        name: nameOf(reader, event.seat),
        victim: nameOf(reader, event.victim),
      });
    case 'VetoPlayed':
      return found(VETO_WEIGHT, 'veto', {
        name: nameOf(reader, event.seat),
        culprit: nameOf(reader, event.culprit),
      });
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
