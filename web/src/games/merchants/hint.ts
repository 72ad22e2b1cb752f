import type { MerchantsAction, MerchantsView } from '../../protocol';
import {
  cardEffect,
  cityName,
  levelName,
  nameOf,
  say,
  spaceName,
  type MerchantsReader,
} from './describe';
import { planOf, waysTo } from './plan';

/** MA-53, MAR-04: whether a good gets the city's bonus there. */
export function getsBonus(view: MerchantsView, city: string, good: string): boolean {
  if (view.options.bonus_test === 'market') return !planOf(view.data).markets[city]?.includes(good);
  return view.places.every((place) => !place.stores[city]?.[good]);
}

/** MA-52: what everybody would get for a wagon in a city at the prices of this moment. */
export function incomeAt(view: MerchantsView, wagon: number, city: string): number[] {
  const bonus = view.bonuses[city] ?? 0;
  return (view.wagons[wagon - 1]?.cargo ?? []).map((goods) =>
    Object.entries(goods).reduce((sum, [good, count]) => {
      const price = view.prices[good]?.sell ?? 0;
      return sum + count * (price + (getsBonus(view, city, good) ? bonus : 0));
    }, 0),
  );
}

const cashOf = ({ view, me }: MerchantsReader): number =>
  me === null ? 0 : (view.places[me]?.cash ?? 0);

function incomeText(reader: MerchantsReader, wagon: number, city: string): string {
  return incomeAt(reader.view, wagon, city)
    .flatMap((sum, seat) => (sum > 0 ? [`${nameOf(reader, seat)} ${sum}`] : []))
    .join(', ');
}

function moveHint(
  reader: MerchantsReader,
  wagon: number,
  to: string,
  behind: string | null,
): string {
  const { view } = reader;
  const plan = planOf(view.data);
  if (plan.byId.get(to)?.kind === 'city' && behind !== null) {
    const income = incomeText(reader, wagon, to);
    const bonus = view.bonuses[to] ?? 0;
    return say('hint-arrival', { city: cityName(to), bonus, income: income || '–' });
  }
  const ways = waysTo(plan, to, behind)
    .sort((one, other) => one.spaces - other.spaces)
    .slice(0, 3)
    .map(({ city, spaces }) => `${cityName(city)} ${spaces}`)
    .join(', ');
  const courier = to === view.courier ? ` ${say('hint-courier')}` : '';
  return say('hint-move', { ways }) + courier;
}

function buyHint(reader: MerchantsReader, good: string, city: string): string {
  const { view } = reader;
  const cheap = view.places[reader.me ?? 0]?.investments.includes('cheap_purchase') ?? false;
  const price = view.prices[good];
  const wagon = view.wagons.findIndex(({ at }) => at === city) + 1;
  return say('hint-buy', {
    buy: cheap ? planOf(view.data).cheap : (price?.buy ?? 0),
    sell: price?.sell ?? 0,
    left: view.supply[good] ?? 0,
    cheap: cheap ? 'yes' : 'no',
    wagon,
  });
}

function discHint(view: MerchantsView, goods: readonly string[]): string {
  const { levels } = planOf(view.data);
  return [...new Set(goods)]
    .map((good) => {
      const level = view.prices[good]?.level ?? 1;
      const after = level % levels.length;
      return say('hint-raise', {
        good,
        before: levels[level - 1]?.sell ?? 0,
        after: levels[after]?.sell ?? 0,
        falls: level === levels.length ? 'yes' : 'no',
      });
    })
    .join(' ');
}

function bidHint(reader: MerchantsReader, amount: number): string {
  return say('hint-pay', { left: cashOf(reader) - amount });
}

function shiftHint(view: MerchantsView, good: string, by: number): string {
  const { levels } = planOf(view.data);
  const level = view.prices[good]?.level ?? 1;
  return say('hint-shift', {
    good,
    before: levels[level - 1]?.sell ?? 0,
    after: levels[level - 1 + by]?.sell ?? 0,
  });
}

function climbHint(reader: MerchantsReader, steps: number): string {
  const { view, me } = reader;
  const level = (view.places[me ?? 0]?.status ?? 0) + steps;
  return say('hint-climb', {
    level: levelName(level),
    left: cashOf(reader) - steps * view.step_cost,
    upkeep: planOf(view.data).upkeep[level] ?? 0,
  });
}

function charterHint(reader: MerchantsReader, plays: boolean): string {
  const { view, me } = reader;
  const number = view.unload?.wagon ?? 0;
  const wagon = view.wagons[number - 1];
  const city = wagon?.at ?? '';
  const mine = Object.entries(wagon?.cargo[me ?? 0] ?? {});
  const without = mine.reduce(
    (sum, [good, count]) => sum + (getsBonus(view, city, good) ? 0 : count),
    0,
  );
  return say(plays ? 'hint-charter' : 'hint-no-charter', {
    count: without,
    gain: without * (view.bonuses[city] ?? 0),
  });
}

function loadHint(reader: MerchantsReader, permit: boolean, pieces: number): string {
  const { view } = reader;
  if (permit) return say('hint-permit', { fee: pieces * planOf(view.data).permitFee });
  const master = view.wagons[(view.loading?.wagon ?? 1) - 1]?.master ?? null;
  return say('hint-request', { master: nameOf(reader, master) });
}

/** What a choice does, as far as this reader can know. */
export function hint(action: MerchantsAction, reader: MerchantsReader): string {
  const { view } = reader;
  const plan = planOf(view.data);
  switch (action.type) {
    case 'BuyGood':
      return buyHint(reader, action.good, action.city);
    case 'EndPurchase':
      return say('hint-end-purchase');
    case 'PlayLetter':
      return say('hint-letter', { amount: plan.letter });
    case 'BidForWagon':
      return `${say('hint-bid')} ${bidHint(reader, action.amount)}`;
    case 'LoadGoods':
      return say('hint-monopoly', { good: action.good });
    case 'LoadNothing':
      return say('hint-no-monopoly');
    case 'RequestLoading':
      return loadHint(reader, action.permit ?? false, action.goods.length);
    case 'QuotePrice':
    case 'FinalPrice':
      return say('hint-quote', {
        each: action.amount / Math.max(1, view.loading?.goods.length ?? 1),
      });
    case 'CounterOffer':
      return bidHint(reader, action.amount);
    case 'MoveWagon':
    case 'PushWagon':
      return moveHint(reader, action.wagon, action.to, action.came_from);
    case 'MoveCourier':
      return say('hint-move-courier', { to: spaceName(view, action.to) });
    case 'BreakAxle':
      return cardEffect('broken_axle');
    case 'PickInfluence':
    case 'PickInvestment':
    case 'OfferCard':
      return cardEffect(action.card);
    case 'SetDisc':
      return discHint(view, action.goods);
    case 'ShiftPrice':
      return shiftHint(view, action.good, action.by);
    case 'PlayCharter':
      return charterHint(reader, true);
    case 'KeepCharter':
      return charterHint(reader, false);
    case 'SellStored':
      return say('hint-sell', { price: view.prices[action.good]?.buy ?? 0 });
    case 'Bid':
      return bidHint(reader, action.amount);
    case 'PlayStatusCards':
      return say('hint-status-cards', {
        money: action.letters * plan.letter,
        upkeep: Math.max(
          0,
          (view.places[reader.me ?? 0]?.upkeep ?? 0) - (action.patron ? plan.favour : 0),
        ),
      });
    case 'TakeCredit':
      return say('hint-credit', { amount: plan.creditAmount, back: plan.creditRepay });
    case 'Repay':
      return bidHint(reader, action.credits * plan.creditRepay);
    case 'Climb':
      return climbHint(reader, action.steps);
    default:
      return '';
  }
}
