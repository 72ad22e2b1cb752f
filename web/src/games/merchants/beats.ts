import type { MerchantsEvent, MerchantsView } from '../../protocol';
import type { Beat, Flight } from '../../table/types';

export const spaceAt = (id: string): string => `space-${id}`;
export const wagonAt = (wagon: number): string => `wagon-${wagon}`;
export const storeAt = (seat: number, city: string): string => `store-${seat}-${city}`;
export const rowAt = (wagon: number, seat: number): string => `cargo-${wagon}-${seat}`;
export const marketAt = (city: string, good: string): string => `market-${city}-${good}`;
export const priceAt = (good: string): string => `price-${good}`;
export const paydayAt = (seat: number): string => `payday-${seat}`;
export const rungAt = (seat: number): string => `rung-${seat}`;
const seatAt = (seat: number): string => `seat-${seat}`;

const still = (hold: number, sound?: Beat['sound']): Beat => ({
  hold,
  flights: [],
  ...(sound ? { sound } : {}),
});
const flying = (hold: number, flights: Flight[], sound?: Beat['sound']): Beat => ({
  ...still(hold, sound),
  flights,
});

const HOLDS: Record<string, number> = {
  RoundBegan: 500,
  PhaseBegan: 250,
  LoadingRequested: 600,
  LoadingPassed: 200,
  PriceNamed: 700,
  LoadingRefused: 700,
  ReasonGiven: 500,
  AxleBroken: 600,
  CourierMet: 600,
  CharterPlayed: 600,
  BonusesSet: 400,
  AuctionOpened: 300,
  BidPassed: 300,
  AuctionFailed: 600,
  UpkeepPaid: 250,
  CreditTaken: 500,
};

function loading(event: MerchantsEvent, before: MerchantsView): Beat | null {
  switch (event.type) {
    case 'GoodBought':
      return flying(
        220,
        [{ from: marketAt(event.city, event.good), to: storeAt(event.seat, event.city) }],
        'card',
      );
    case 'MasterLoaded':
    case 'GoodsLoaded': {
      const city = before.wagons[event.wagon - 1]?.at ?? '';
      return flying(
        400,
        [{ from: storeAt(event.seat, city), to: rowAt(event.wagon, event.seat) }],
        'chime',
      );
    }
    case 'WagonBidsRevealed':
      return still(2600, 'reveal');
    default:
      return null;
  }
}

function sales(event: MerchantsEvent & { type: 'WagonUnloaded' }): Flight[] {
  return event.income.flatMap((sum, seat) =>
    sum > 0 ? [{ from: wagonAt(event.wagon), to: paydayAt(seat), delay: 120 * seat }] : [],
  );
}

/** How long each event stands and which pieces travel. */
export function beat(event: MerchantsEvent, before: MerchantsView, after: MerchantsView): Beat {
  const load = loading(event, before);
  if (load) return load;
  switch (event.type) {
    case 'WagonMoved': {
      const wagon = wagonAt(event.wagon);
      const via = event.walk.slice(1, -1).map(spaceAt);
      return flying(350, [{ from: wagon, to: wagon, via }], event.arrived ? 'chime' : 'card');
    }
    case 'CourierMoved':
      return flying(250, [{ from: 'courier', to: 'courier' }]);
    case 'InfluenceTaken':
      return flying(400, [{ from: 'courier', to: seatAt(event.seat) }], 'card');
    case 'DiscsRevealed':
      return still(2600, 'reveal');
    case 'PriceRaised':
    case 'PriceShifted':
      return flying(200, [{ from: priceAt(event.good), to: priceAt(event.good) }]);
    case 'WagonUnloaded':
      return flying(2800, sales(event), 'chime');
    case 'BidMade':
      return flying(350, [{ from: seatAt(event.seat), to: 'bid' }], 'chime');
    case 'InvestmentTaken':
      return flying(600, [{ from: `card-${event.card}`, to: `own-${event.card}` }], 'card');
    case 'StatusRaised':
      return event.steps
        ? flying(400, [{ from: rungAt(event.seat), to: rungAt(event.seat) }], 'chime')
        : still(100);
    case 'GameEnded':
      return still(300, event.winners.includes(after.seat ?? -1) ? 'win' : 'lose');
    default:
      return still(HOLDS[event.type] ?? 0);
  }
}
