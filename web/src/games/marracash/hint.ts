import type { MarraCashAction, MarraCashView } from '../../protocol';
import type { Forecast } from '../../protocol/marracash';
import { groupText, LEAST_BID, nameOf, say, taken, type MarraCashReader } from './describe';
import { auctionScale, planOf, SHOPS, takings } from './plan';

export const forecastOf = (view: MarraCashView, group: number, to: number): Forecast | undefined =>
  view.forecasts.find((forecast) => forecast.group === group && forecast.to === to);

function moveHint(group: number, to: number, reader: MarraCashReader): string {
  const forecast = forecastOf(reader.view, group, to);
  if (!forecast) return '';
  const entries = forecast.entries.map((entry) =>
    say(entry.owner === reader.me ? 'hint-own-entry' : 'hint-entry', {
      count: entry.visitors,
      shop: entry.shop,
      name: nameOf(reader, entry.owner),
      income: entry.income,
    }),
  );
  const commissions = forecast.commissions.flatMap((amount, seat) =>
    amount > 0 ? [say('hint-commission', { name: nameOf(reader, seat), amount })] : [],
  );
  const standing = forecast.standing
    ? say('hint-standing', { fountain: to, group: groupText(forecast.standing) })
    : '';
  const said = entries.length > 0 ? [...entries, ...commissions] : [say('hint-nobody')];
  return [...said, standing].filter(Boolean).join(' ');
}

function auctionHint(shop: string, reader: MarraCashReader): string {
  const { view } = reader;
  const plan = planOf(view.data);
  const directed = plan.alleys.filter((alley) => alley.passes.some((p) => p.shop === shop)).length;
  const waiting = view.stalls[SHOPS.indexOf(shop)]?.waiting ?? 0;
  const told = say('hint-auction', {
    shop,
    directed,
    ways: plan.alleys.length,
    least: LEAST_BID,
  });
  if (!waiting) return told;
  const income = takings(view.data, 0, waiting);
  return `${told} ${say('hint-waiting', { count: waiting, income })}`;
}

/** MC-26: what the auctioneer gets out of a price. */
export function commissionOn(view: MarraCashView, price: number): number {
  const { upto, low, high } = auctionScale(view.data);
  return price <= upto ? low : high;
}

/** How many customers a shop needs to earn its price back. */
export function customersFor(view: MarraCashView, price: number): number {
  let customers = 1;
  while (takings(view.data, 0, customers) < price && customers < 60) customers += 1;
  return customers;
}

function bidHint(amount: number, reader: MarraCashReader): string {
  const { view, me } = reader;
  const cash = me === null ? 0 : (view.places[me]?.cash ?? 0);
  const auctioneer = view.auction?.auctioneer ?? null;
  const told = say('hint-bid', {
    amount,
    customers: customersFor(view, amount),
    left: cash - amount,
  });
  if (auctioneer === null || auctioneer === me) return told;
  const commission = commissionOn(view, amount);
  return `${told} ${say('hint-bid-commission', { name: nameOf(reader, auctioneer), commission })}`;
}

function passHint(reader: MarraCashReader): string {
  const { view, me } = reader;
  const { auction } = view;
  if (!auction) return '';
  const args = { name: nameOf(reader, auction.leader), shop: auction.shop, high: auction.high };
  if (auction.auctioneer !== me) return say('hint-pass', args);
  return say('hint-pass-auctioneer', { ...args, commission: commissionOn(view, auction.high) });
}

function sellHint(card: string, reader: MarraCashReader): string {
  const { view, me } = reader;
  const value = Number(card.slice(1));
  const own = view.walk?.entries.filter((entry) => entry.owner === me) ?? [];
  const before = own.reduce((sum, entry) => sum + entry.income, 0);
  return say('hint-sell', { value, taken: before + value });
}

function bringHint(end: 'left' | 'right', count: number, reader: MarraCashReader): string {
  const { line } = reader.view;
  const rest = end === 'left' ? line.slice(count) : line.slice(0, Math.max(0, line.length - count));
  const next = groupText(taken(rest, end, 3));
  return say('hint-bring', { left: rest.length, next });
}

/** What a choice does, as far as this reader can know. */
export function hint(action: MarraCashAction, reader: MarraCashReader): string {
  switch (action.type) {
    case 'MoveGroup':
      return moveHint(action.group, action.to, reader);
    case 'AuctionShop':
      return auctionHint(action.shop, reader);
    case 'Bid':
      return bidHint(action.amount, reader);
    case 'PassBid':
      return passHint(reader);
    case 'SellSouvenir':
      return sellHint(action.card, reader);
    case 'KeepSouvenirs':
      return say('hint-keep');
    case 'BringVisitors':
      return bringHint(action.end, action.count, reader);
    case 'Lapse':
      return say('hint-lapse');
    default:
      return '';
  }
}
