import type { MarraCashEvent, MarraCashView } from '../../protocol';
import type { CustomersEntered } from '../../protocol/marracash';
import type { Beat, Flight } from '../../table/types';
import { alleyOf, colourOf, counted, planOf } from './plan';

export const MOST_PIPS = 6;
export const figureAt = (fountain: number, id: string): string => `figure-${fountain}-${id}`;
/** Above this many on a fountain, one figure stands for all of its colour. */
export const MOST_FIGURES = 6;
const figureIn = (fountain: number, group: string, colour: string, number: number): string =>
  figureAt(fountain, `${colour}${group.length > MOST_FIGURES ? 0 : number}`);
export const walkerAt = (id: string): string => `walker-${id}`;
export const customerAt = (shop: string, number: number): string =>
  `customer-${shop}-${Math.min(number, MOST_PIPS - 1)}`;
export const cellAt = (cell: string): string => `cell-${cell}`;
export const placeAt = (place: number): string => `place-${place}`;
export const shopAt = (shop: string): string => `shop-${shop}`;
export const gainAt = (seat: number): string => `gain-${seat}`;

const STEP = 90;

/** MC-38: the walkers of a shop's colour go along the alley to the first of its doors and in. */
function enter(event: CustomersEntered, before: MarraCashView): Flight[] {
  const plan = planOf(before);
  const colour = colourOf(event.shop);
  const first = event.customers - event.visitors;
  const numbers = Array.from({ length: event.visitors }, (_, index) => index);
  const { walk } = before;
  if (event.pulled_in || !walk) {
    const front = plan.shops.find(({ id }) => id === event.shop)?.fronts[0] ?? 0;
    const group = before.fountains[front - 1] ?? '';
    return numbers.map((index) => ({
      from: figureIn(front, group, colour, index),
      to: customerAt(event.shop, first + index),
      delay: index * STEP,
    }));
  }
  const alley = alleyOf(plan, walk.group, walk.to);
  const door = alley?.passes.find(({ shop }) => shop === event.shop)?.cell ?? '';
  const cells = alley?.cells.slice(1, alley.cells.indexOf(door) + 1) ?? [];
  return numbers.map((index) => ({
    from: walkerAt(`${colour}${index}`),
    to: customerAt(event.shop, first + index),
    via: cells.map(cellAt),
    delay: index * STEP,
  }));
}

function arrive(fountain: number, visitors: string, before: MarraCashView): Flight[] {
  const { walk } = before;
  const alley = walk ? alleyOf(planOf(before), walk.group, walk.to) : undefined;
  const via = (alley?.cells.slice(1, -1) ?? []).map(cellAt);
  const standing = before.fountains[fountain - 1] ?? '';
  return counted(visitors).flatMap(({ colour, count }) => {
    const already = [...standing].filter((letter) => letter === colour).length;
    return Array.from({ length: count }, (_, index) => ({
      from: walkerAt(`${colour}${index}`),
      to: figureIn(fountain, standing + visitors, colour, already + index),
      via,
      delay: index * STEP,
    }));
  });
}

function bring(
  event: MarraCashEvent & { type: 'VisitorsBrought' },
  before: MarraCashView,
  after: MarraCashView,
): Flight[] {
  // They left the places that are empty now.
  const fromLeft = after.line_taken > before.line_taken;
  const first = fromLeft ? before.line_taken : after.line_taken + after.line.length;
  const seen: Record<string, number> = {};
  return [...event.visitors].map((colour, index): Flight => {
    const number = seen[colour] ?? 0;
    seen[colour] = number + 1;
    return {
      from: placeAt(first + index),
      to: figureAt(event.entrance, `${colour}${number}`),
      delay: index * STEP,
    };
  });
}

/** How long each event stands and which pieces travel. */
export function beat(event: MarraCashEvent, before: MarraCashView, after: MarraCashView): Beat {
  switch (event.type) {
    case 'AuctionOpened':
      return { hold: 500, flights: [{ from: 'stone-rest', to: 'stone' }], sound: 'card' };
    case 'BidMade':
      return { hold: 450, flights: [{ from: `seat-${event.seat}`, to: 'bid' }], sound: 'chime' };
    case 'BidderPassed':
      return { hold: event.forced ? 120 : 350, flights: [] };
    case 'BidsRevealed':
      return { hold: 1600, flights: [], sound: 'reveal' };
    case 'ShopSold':
      return {
        hold: 900,
        flights: [{ from: `seat-${event.seat}`, to: `sign-${event.shop}` }],
        sound: 'thud',
      };
    case 'GroupMoved':
      return { hold: 120, flights: [] };
    case 'CustomersEntered':
      return {
        hold: 700,
        flights: [
          ...enter(event, before),
          { from: shopAt(event.shop), to: gainAt(event.seat), delay: 420 },
        ],
        sound: 'chime',
      };
    case 'SouvenirSold':
      return {
        hold: 700,
        flights: [{ from: `card-${event.card}`, to: gainAt(event.seat) }],
        sound: 'card',
      };
    case 'GroupArrived':
      return { hold: 250, flights: arrive(event.fountain, event.visitors, before) };
    case 'CommissionPaid':
      return {
        hold: 800,
        flights: [{ from: `seat-${event.payer}`, to: gainAt(event.to) }],
        sound: 'chime',
      };
    case 'VisitorsBrought':
      return { hold: 350, flights: bring(event, before, after) };
    case 'CardTurnedUp':
      return { hold: 300, flights: [{ from: 'deck', to: `card-${event.card}` }], sound: 'card' };
    case 'SetShown':
    case 'LastRoundBegan':
      return { hold: 1400, flights: [], sound: 'reveal' };
    case 'ActionLapsed':
      return { hold: 600, flights: [] };
    case 'GameEnded':
      return {
        hold: 300,
        flights: [],
        sound: event.winners.includes(after.seat ?? -1) ? 'win' : 'lose',
      };
    default:
      return { hold: 0, flights: [] };
  }
}
