import type { MerchantsEvent } from '../../protocol';
import type { Decisive, ToldMoment } from '../../table/types';
import { cityName, goodName, nameOf, say, type MerchantsReader } from './describe';

interface Weighed extends Decisive {
  weight: number;
}

const MOST = 3;
const STEP = 900;

function weighed(moment: number, event: MerchantsEvent, reader: MerchantsReader): Weighed | null {
  switch (event.type) {
    case 'WagonUnloaded': {
      const income = Math.max(0, ...event.income);
      const name = nameOf(reader, event.income.indexOf(income));
      const args = { wagon: event.wagon, city: cityName(event.city), name, income };
      return { moment, text: say('moment-sale', args), rule: event.rule, weight: income };
    }
    case 'UpkeepPaid': {
      if (event.fell_from === null) return null;
      const args = { name: nameOf(reader, event.seat), level: event.level };
      const weight = (event.fell_from - event.level) * STEP * 2;
      return { moment, text: say('moment-fall', args), rule: event.rule, weight };
    }
    case 'PriceRaised': {
      if (!event.devalued) return null;
      const args = { name: nameOf(reader, event.seat), good: goodName(event.good) };
      return { moment, text: say('moment-crash', args), rule: event.rule, weight: STEP };
    }
    case 'StatusRaised': {
      const args = { name: nameOf(reader, event.seat), level: event.level };
      return {
        moment,
        text: say('moment-climb', args),
        rule: event.rule,
        weight: event.steps * event.level * 100,
      };
    }
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
