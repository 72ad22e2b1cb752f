import type { MerchantsEvent } from '../../protocol';
import { say } from '../../table/telling';
import type { Decisive, ToldMoment } from '../../table/types';
import type { MerchantsReader } from './describe';

interface Weighed extends Decisive {
  weight: number;
}

const MOST = 3;
const STEP = 900;

function weighed(moment: number, event: MerchantsEvent, reader: MerchantsReader): Weighed | null {
  const found = (weight: number, id: string, more = {}): Weighed => ({
    moment,
    text: say(reader, `moment-${id}`, { ...event, ...more }),
    rule: event.rule,
    weight,
  });
  switch (event.type) {
    case 'WagonUnloaded': {
      const income = Math.max(0, ...event.income);
      return found(income, 'sale', { seat: event.income.indexOf(income), income });
    }
    case 'UpkeepPaid':
      if (event.fell_from === null) return null;
      return found((event.fell_from - event.level) * STEP * 2, 'fall');
    case 'PriceRaised':
      return event.devalued ? found(STEP, 'crash') : null;
    case 'StatusRaised':
      return found(event.steps * event.level * 100, 'climb');
    default:
      return null;
  }
}

/** The two or three moments that weighed most, in the order they happened. */
export function decisive(told: ToldMoment[], reader: MerchantsReader): Decisive[] {
  return told
    .flatMap(({ number, events }) =>
      (events as MerchantsEvent[])
        .map((event) => weighed(number, event, reader))
        .filter((each) => each !== null),
    )
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .sort((one, other) => one.moment - other.moment)
    .map(({ moment, text, rule }) => ({ moment, text, rule }));
}
