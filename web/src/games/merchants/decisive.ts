import type { MerchantsEvent } from '../../protocol';
import { weightiest, type Weighed } from '../../table/decisive';
import { say } from '../../table/telling';
import type { Decisive, ToldMoment } from '../../table/types';
import type { MerchantsReader } from './describe';

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

export function decisive(told: ToldMoment[], reader: MerchantsReader): Decisive[] {
  return weightiest(
    told.flatMap(({ number, events }) =>
      (events as MerchantsEvent[]).flatMap((event) => weighed(number, event, reader) ?? []),
    ),
  );
}
