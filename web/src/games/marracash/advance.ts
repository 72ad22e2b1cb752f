import type { MarraCashEvent, MarraCashView } from '../../protocol';
import type { Place, Stall } from '../../protocol/marracash';
import { colourOf, planOf, SHOPS, sorted, without } from './plan';

function atPlace(
  view: MarraCashView,
  seat: number,
  edit: (place: Place) => Partial<Place>,
): MarraCashView {
  const places = view.places.map((place, at) =>
    at === seat ? { ...place, ...edit(place) } : place,
  );
  return { ...view, places };
}

function atStall(
  view: MarraCashView,
  shop: string,
  edit: (stall: Stall) => Partial<Stall>,
): MarraCashView {
  const number = SHOPS.indexOf(shop);
  const stalls = view.stalls.map((stall, at) =>
    at === number ? { ...stall, ...edit(stall) } : stall,
  );
  return { ...view, stalls };
}

const atFountain = (view: MarraCashView, fountain: number, group: string): MarraCashView => ({
  ...view,
  fountains: view.fountains.map((old, at) => (at === fountain - 1 ? sorted(group) : old)),
});

/** MC-R26: only money that is seen changes before the eyes. */
const paid = (view: MarraCashView, seat: number, amount: number): MarraCashView =>
  atPlace(view, seat, ({ cash }) => ({ cash: cash === null ? null : cash + amount }));

function enter(view: MarraCashView, event: MarraCashEvent & { type: 'CustomersEntered' }) {
  const colour = colourOf(event.shop);
  const income = event.payments.reduce((sum, each) => sum + each, 0);
  let after = paid(view, event.seat, income);
  after = atStall(after, event.shop, () => ({ customers: event.customers, waiting: 0 }));
  after = atPlace(after, event.seat, ({ customers }) => ({
    customers: customers + event.visitors,
  }));
  if (!event.pulled_in) {
    const { walk } = after;
    return walk
      ? { ...after, walk: { ...walk, walking: without(walk.walking, colour, event.visitors) } }
      : after;
  }
  for (const fountain of planOf(view.data).shops[SHOPS.indexOf(event.shop)]?.fronts ?? []) {
    after = atFountain(
      after,
      fountain,
      (after.fountains[fountain - 1] ?? '').replaceAll(colour, ''),
    );
  }
  return after;
}

function sold(view: MarraCashView, event: MarraCashEvent & { type: 'ShopSold' }): MarraCashView {
  let after = paid(view, event.seat, -event.price);
  after = paid(after, event.auctioneer, event.commission);
  after = atPlace(after, event.seat, ({ signs, shops }) => ({
    signs: signs - 1,
    shops: shops + 1,
  }));
  after = atStall(after, event.shop, () => ({
    owner: event.seat,
    price: event.price,
    auctioneer: event.auctioneer,
  }));
  return { ...after, auction: null };
}

function brought(view: MarraCashView, event: MarraCashEvent & { type: 'VisitorsBrought' }) {
  const count = event.visitors.length;
  const after = atFountain(view, event.entrance, event.visitors);
  if (event.end === 'right') return { ...after, line: view.line.slice(0, -count) };
  return { ...after, line: view.line.slice(count), line_taken: view.line_taken + count };
}

function bidding(view: MarraCashView, event: MarraCashEvent): MarraCashView {
  const { auction } = view;
  if (!auction) return view;
  if (event.type === 'BidMade') {
    return { ...view, auction: { ...auction, high: event.amount, leader: event.seat } };
  }
  if (event.type !== 'BidderPassed') return view;
  const inside = auction.inside.filter((seat) => seat !== event.seat);
  return { ...view, auction: { ...auction, inside } };
}

function began(view: MarraCashView, event: MarraCashEvent): MarraCashView {
  switch (event.type) {
    case 'TurnBegan':
      return { ...view, turn: event.seat, round: event.round, phase: event.phase, slot: 1 };
    case 'LastRoundBegan':
      return { ...view, turns_left: event.turns };
    case 'AuctionOpened': {
      const inside = view.places.map((_, seat) => seat);
      const auction = { shop: event.shop, auctioneer: event.seat, high: 0, leader: null, inside };
      return { ...view, auction, auctioned: true };
    }
    case 'GroupMoved': {
      const { seat, group, to, visitors } = event;
      const walk = { seat, group, to, walking: visitors, entries: [] };
      return { ...atFountain(view, group, ''), walk };
    }
    default:
      return view;
  }
}

function cards(view: MarraCashView, event: MarraCashEvent): MarraCashView {
  switch (event.type) {
    case 'CardTurnedUp':
      return { ...view, open_cards: [...view.open_cards, event.card], deck: view.deck - 1 };
    case 'HandDealt':
      return event.cards ? { ...view, hand: event.cards } : view;
    case 'SouvenirSold': {
      const open_cards = view.open_cards.filter((card) => card !== event.card);
      const after = paid({ ...view, open_cards }, event.seat, event.value);
      return atPlace(after, event.seat, (place) => ({ sold: [...place.sold, event.card] }));
    }
    case 'SetShown': {
      const { place: set_place, cards: shown } = event;
      const after = atPlace(view, event.seat, () => ({ shown, set_place }));
      return paid(after, event.seat, event.paid);
    }
    default:
      return view;
  }
}

/** The table after one event, so that a moment with several events can be shown one after the other. */
export function advance(before: MarraCashView, event: MarraCashEvent): MarraCashView {
  const view: MarraCashView = { ...before, question: null, forecasts: [] };
  switch (event.type) {
    case 'EntranceFilled':
      return atFountain(view, event.entrance, event.visitors);
    case 'LineFormed':
      return { ...view, line: event.line, line_taken: 0, line_length: event.line.length };
    case 'StarterNamed':
      return { ...view, starter: event.seat };
    case 'BidMade':
    case 'BidderPassed':
      return bidding(view, event);
    case 'ShopSold':
      return sold(view, event);
    case 'CustomersEntered':
      return enter(view, event);
    case 'GroupArrived':
      return { ...atFountain(view, event.fountain, event.standing), walk: null };
    case 'CommissionPaid':
      return paid(paid(view, event.payer, -event.amount), event.to, event.amount);
    case 'VisitorsBrought':
      return brought(view, event);
    case 'GameEnded':
      return { ...view, phase: 'over' };
    case 'Sealed':
      return before;
    default:
      return cards(began(view, event), event);
  }
}
