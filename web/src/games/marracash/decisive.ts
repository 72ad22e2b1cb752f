import type { MarraCashEvent } from '../../protocol';
import type { Decisive, ToldMoment } from '../../table/types';
import { nameOf, say, type MarraCashReader } from './describe';
import { SHOPS, takings } from './plan';

interface Weighed extends Decisive {
  weight: number;
}

const MOST = 3;

function ofSale(
  moment: number,
  event: MarraCashEvent & { type: 'ShopSold' },
  reader: MarraCashReader,
): Weighed {
  const { view } = reader;
  const income = takings(view.data, 0, view.stalls[SHOPS.indexOf(event.shop)]?.customers ?? 0);
  const gain = income - event.price;
  const text = say(gain >= 0 ? 'moment-bargain' : 'moment-loss', {
    name: nameOf(reader, event.seat),
    shop: event.shop,
    price: event.price,
    income,
  });
  return { moment, text, rule: event.rule, weight: Math.abs(gain) };
}

function weighed(moment: number, event: MarraCashEvent, reader: MarraCashReader): Weighed | null {
  switch (event.type) {
    case 'ShopSold':
      return ofSale(moment, event, reader);
    case 'CustomersEntered': {
      const income = event.payments.reduce((sum, each) => sum + each, 0);
      const args = { name: nameOf(reader, event.seat), shop: event.shop, income };
      return {
        moment,
        text: say('moment-takings', args),
        rule: event.rule,
        weight: income,
      };
    }
    case 'CommissionPaid': {
      const text = say('moment-commission', {
        name: nameOf(reader, event.to),
        to: nameOf(reader, event.payer),
        amount: event.amount,
      });
      return { moment, text, rule: event.rule, weight: event.amount * 2 };
    }
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
