import type { MerchantsEvent, MerchantsView } from '../../protocol';
import type { Place, WagonSeen } from '../../protocol/merchants';
import { planOf } from './plan';

type Goods = Record<string, number>;

/** Counts with some more (or fewer) of a good; what has run out is left out. */
export function added(goods: Goods, good: string, by: number): Goods {
  const rest = Object.fromEntries(Object.entries(goods).filter(([name]) => name !== good));
  const count = (goods[good] ?? 0) + by;
  return count > 0 ? { ...rest, [good]: count } : rest;
}

function placed(
  view: MerchantsView,
  seat: number,
  change: (place: Place) => Partial<Place>,
): MerchantsView {
  const places = view.places.map((place, other) =>
    other === seat ? { ...place, ...change(place) } : place,
  );
  return { ...view, places };
}

function rolled(
  view: MerchantsView,
  wagon: number,
  change: (wagon: WagonSeen) => Partial<WagonSeen>,
): MerchantsView {
  const wagons = view.wagons.map((each, index) =>
    index === wagon - 1 ? { ...each, ...change(each) } : each,
  );
  return { ...view, wagons };
}

const paid = (view: MerchantsView, seat: number, amount: number): MerchantsView =>
  placed(view, seat, ({ cash }) => ({ cash: cash === null ? null : cash - amount }));

function stored(
  view: MerchantsView,
  seat: number,
  city: string,
  good: string,
  by: number,
): MerchantsView {
  return placed(view, seat, ({ stores }) => {
    const goods = added(stores[city] ?? {}, good, by);
    const rest = Object.fromEntries(Object.entries(stores).filter(([name]) => name !== city));
    return { stores: Object.keys(goods).length > 0 ? { ...rest, [city]: goods } : rest };
  });
}

const supplied = (view: MerchantsView, good: string, by: number): MerchantsView => ({
  ...view,
  supply: { ...view.supply, [good]: (view.supply[good] ?? 0) + by },
});

function loaded(
  view: MerchantsView,
  wagon: number,
  seat: number,
  goods: readonly string[],
): MerchantsView {
  const city = view.wagons[wagon - 1]?.at ?? '';
  let after = view;
  for (const good of goods) after = stored(after, seat, city, good, -1);
  return rolled(after, wagon, ({ cargo }) => ({
    cargo: view.places.map((_, other) => {
      const aboard = cargo[other] ?? {};
      return other === seat ? goods.reduce((sum, good) => added(sum, good, 1), aboard) : aboard;
    }),
  }));
}

function priced(view: MerchantsView, good: string, level: number): MerchantsView {
  const printed = planOf(view.data).levels[level - 1];
  if (!printed) return view;
  return { ...view, prices: { ...view.prices, [good]: { level, ...printed } } };
}

type Moved = MerchantsEvent & { type: 'WagonMoved' };

function moved(view: MerchantsView, event: Moved): MerchantsView {
  const at = event.walk.at(-1) ?? null;
  const behind = event.walk.at(-2) ?? null;
  const after = rolled(view, event.wagon, (wagon) => ({
    at,
    came_from: event.arrived ? null : behind === null ? wagon.came_from : behind,
    arrived: event.arrived ? 1 + Math.max(0, ...view.wagons.map((each) => each.arrived)) : 0,
  }));
  return placed(after, event.seat, ({ tokens }) => ({
    tokens: tokens.filter((token) => token !== event.token),
  }));
}

type Unloaded = MerchantsEvent & { type: 'WagonUnloaded' };

function unloaded(view: MerchantsView, event: Unloaded): MerchantsView {
  let after: MerchantsView = { ...view, arrivals: event.arrivals };
  event.income.forEach((sum, seat) => (after = paid(after, seat, -sum)));
  for (const { good, count } of event.sales) after = supplied(after, good, count);
  return rolled(after, event.wagon, ({ cargo }) => ({
    cargo: cargo.map(() => ({})),
    master: null,
  }));
}

function status(view: MerchantsView, event: MerchantsEvent): MerchantsView {
  switch (event.type) {
    case 'UpkeepPaid':
      return placed(paid(view, event.seat, event.amount), event.seat, () => ({
        status: event.level,
      }));
    case 'CreditTaken':
      return placed(paid(view, event.seat, -event.amount), event.seat, () => ({
        credits: event.credits,
      }));
    case 'CreditsRepaid':
      return placed(paid(view, event.seat, event.amount), event.seat, () => ({
        credits: event.credits,
      }));
    case 'StatusRaised':
      return placed(paid(view, event.seat, event.cost), event.seat, () => ({
        status: event.level,
      }));
    case 'InvestmentTaken':
      return placed(
        {
          ...paid(view, event.seat, event.price),
          display: view.display.filter((card) => card !== event.card),
        },
        event.seat,
        ({ investments }) => ({ investments: [...investments, event.card] }),
      );
    case 'InvestmentTurned':
      return { ...view, display: [...view.display, event.card], deck: Math.max(0, view.deck - 1) };
    case 'BidMade':
      return view.auction
        ? { ...view, auction: { ...view.auction, high: event.amount, leader: event.seat } }
        : view;
    case 'BidPassed':
      return view.auction
        ? {
            ...view,
            auction: {
              ...view.auction,
              inside: view.auction.inside.filter((seat) => seat !== event.seat),
            },
          }
        : view;
    default:
      return view;
  }
}

/** The table after one event; what the event leaves open, the next view settles. */
export function advance(view: MerchantsView, event: MerchantsEvent): MerchantsView {
  switch (event.type) {
    case 'RoundBegan':
      return { ...view, round: event.round, first: event.first };
    case 'PhaseBegan':
      return { ...view, phase: event.phase };
    case 'LetterPlayed':
      return paid(view, event.seat, -event.amount);
    case 'GoodBought':
      return supplied(
        paid(stored(view, event.seat, event.city, event.good, 1), event.seat, event.price),
        event.good,
        -1,
      );
    case 'WagonBidsRevealed': {
      const { winner } = event;
      if (winner === null) return view;
      const after = rolled(view, event.wagon, () => ({ master: winner }));
      return paid(after, winner, event.bids[winner] ?? 0);
    }
    case 'MasterLoaded':
      return event.good === null
        ? view
        : loaded(view, event.wagon, event.seat, Array<string>(event.count).fill(event.good));
    case 'GoodsLoaded': {
      const after = loaded(view, event.wagon, event.seat, event.goods);
      return paid(paid(after, event.seat, event.price ?? 0), event.master, -(event.price ?? 0));
    }
    case 'WagonMoved':
      return moved(view, event);
    case 'TokensReturned':
      return placed(view, event.seat, () => ({ tokens: planOf(view.data).tokens }));
    case 'CourierMoved':
      return { ...view, courier: event.to };
    case 'AxleBroken':
      return rolled(view, event.wagon, () => ({ axle: true, movable: false }));
    case 'PriceRaised':
    case 'PriceShifted':
      return priced(view, event.good, event.level);
    case 'WagonUnloaded':
      return unloaded(view, event);
    case 'StoredGoodSold':
      return supplied(
        paid(stored(view, event.seat, event.city, event.good, -1), event.seat, -event.price),
        event.good,
        1,
      );
    case 'BonusesSet':
      return { ...view, bonuses: event.bonuses };
    default:
      return status(view, event);
  }
}
