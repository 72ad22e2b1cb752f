import type { MarraCashEvent } from '../../protocol';
import { say } from '../../table/telling';
import type { Decisive, ToldMoment } from '../../table/types';
import type { MarraCashReader } from './describe';
import { SHOPS } from './plan';

interface Weighed extends Decisive {
  weight: number;
}

const MOST = 3;

function weighed(moment: number, event: MarraCashEvent, reader: MarraCashReader): Weighed | null {
  const found = (weight: number, id: string, more = {}): Weighed => ({
    moment,
    text: say(reader, `moment-${id}`, { ...event, ...more }),
    rule: event.rule,
    weight,
  });
  switch (event.type) {
    case 'ShopSold': {
      const { stalls } = reader.view;
      const income = stalls[SHOPS.indexOf(event.shop)]?.takings ?? 0;
      const gain = income - event.price;
      return found(Math.abs(gain), gain >= 0 ? 'bargain' : 'loss', { income });
    }
    case 'CustomersEntered': {
      const income = event.payments.reduce((sum, each) => sum + each, 0);
      return found(income, 'takings', { income });
    }
    case 'CommissionPaid':
      return found(event.amount * 2, 'commission');
    default:
      return null;
  }
}

/** The two or three moments that moved most money, in the order they happened. */
export function decisive(told: ToldMoment[], reader: MarraCashReader): Decisive[] {
  const found = told.flatMap(({ number, events }) =>
    (events as MarraCashEvent[])
      .map((event) => weighed(number, event, reader))
      .filter((each) => each !== null),
  );
  return found
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .sort((one, other) => one.moment - other.moment)
    .map(({ moment, text, rule }) => ({ moment, text, rule }));
}
