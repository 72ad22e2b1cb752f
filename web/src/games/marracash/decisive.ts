import type { MarraCashEvent } from '../../protocol';
import { weightiest, type Weighed } from '../../table/decisive';
import { say } from '../../table/telling';
import type { Decisive, ToldMoment } from '../../table/types';
import type { MarraCashReader } from './describe';
import { SHOPS } from './plan';

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

/** The moments that moved most money. */
export function decisive(told: ToldMoment[], reader: MarraCashReader): Decisive[] {
  return weightiest(
    told.flatMap(({ number, events }) =>
      (events as MarraCashEvent[]).flatMap((event) => weighed(number, event, reader) ?? []),
    ),
  );
}
