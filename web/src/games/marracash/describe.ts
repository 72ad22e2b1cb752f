import { kebab, t, type Arguments } from '$lib/i18n.svelte';
import type { MarraCashAction, MarraCashEvent, MarraCashView } from '../../protocol';
import type { CommissionPaid, CustomersEntered, GameEnded } from '../../protocol/marracash';
import type { Line, Reader } from '../../table/types';
import { counted } from './plan';

export type MarraCashReader = Reader<MarraCashView>;

export const say = (id: string, args: Arguments = {}): string => t(`marracash-${id}`, args);
export const money = (count: number): string => say('money', { count });
export const nameOf = (reader: MarraCashReader, seat: number | null): string =>
  seat === null ? '?' : (reader.names[seat] ?? '?');

/** `RRG` in words: 2 red, 1 green. */
export function groupText(group: string): string {
  return counted(group)
    .map(({ colour, count }) => say('some', { colour, count }))
    .join(', ');
}

/** A souvenir card `Y225` as arguments of a text. */
export const cardArguments = (card: string): Arguments => ({
  card,
  colour: card[0] ?? 'Y',
  value: Number(card.slice(1)),
});

export const cardText = (card: string): string => say('card', cardArguments(card));
const cardList = (cards: string[]): string => cards.map(cardText).join(', ');
const sum = (amounts: number[]): number => amounts.reduce((total, each) => total + each, 0);

function enteredArguments(event: CustomersEntered, reader: MarraCashReader): Arguments {
  return {
    shop: event.shop,
    name: nameOf(reader, event.seat),
    count: event.visitors,
    income: sum(event.payments),
    payments: event.payments.join(' + '),
    pulled: event.pulled_in ? 'yes' : 'no',
  };
}

function commissionArguments(event: CommissionPaid, reader: MarraCashReader): Arguments {
  return {
    name: nameOf(reader, event.payer),
    to: nameOf(reader, event.to),
    amount: event.amount,
    customers: event.customers,
    each: event.customers > 0 ? event.amount / event.customers : 0,
    total: event.total,
  };
}

function endArguments(event: GameEnded, reader: MarraCashReader): Arguments {
  return {
    names: event.winners.map((seat) => nameOf(reader, seat)).join(', '),
    count: event.winners.length,
    total: Math.max(...event.cash),
  };
}

function eventArguments(event: MarraCashEvent, reader: MarraCashReader): Arguments | null {
  switch (event.type) {
    case 'Sealed':
      return null;
    case 'EntranceFilled':
      return { fountain: event.entrance, group: groupText(event.visitors) };
    case 'LineFormed':
      return { count: event.line.length };
    case 'LineRedrawn':
      return {};
    case 'StarterNamed':
      return { name: nameOf(reader, event.seat) };
    case 'CardTurnedUp':
      return cardArguments(event.card);
    case 'HandDealt':
      return event.cards && { name: nameOf(reader, event.seat), cards: cardList(event.cards) };
    case 'TurnBegan':
      return {
        name: nameOf(reader, event.seat),
        round: event.round,
        phase: kebab(event.phase),
      };
    case 'AuctionOpened':
      return { name: nameOf(reader, event.seat), shop: event.shop };
    case 'BidMade':
      return { name: nameOf(reader, event.seat), amount: event.amount };
    case 'BidderPassed':
      return { name: nameOf(reader, event.seat), forced: event.forced ? 'yes' : 'no' };
    case 'BidsRevealed':
      return {
        bids: event.bids.map((bid, seat) => `${nameOf(reader, seat)} ${bid || '–'}`).join(', '),
      };
    case 'ShopSold':
      return {
        name: nameOf(reader, event.seat),
        shop: event.shop,
        price: event.price,
        auctioneer: nameOf(reader, event.auctioneer),
        commission: event.commission,
      };
    case 'ActionLapsed':
      return { name: nameOf(reader, event.seat), slot: event.slot };
    case 'GroupMoved':
      return {
        name: nameOf(reader, event.seat),
        group: groupText(event.visitors),
        from: event.group,
        to: event.to,
      };
    case 'CustomersEntered':
      return enteredArguments(event, reader);
    case 'SouvenirSold':
      return {
        name: nameOf(reader, event.seat),
        shop: event.shop,
        ...cardArguments(event.card),
      };
    case 'SouvenirsKept':
      return { name: nameOf(reader, event.seat), shop: event.shop };
    case 'GroupArrived':
      return {
        fountain: event.fountain,
        group: groupText(event.visitors),
        count: event.visitors.length,
      };
    case 'CommissionPaid':
      return commissionArguments(event, reader);
    case 'SetShown':
      return {
        name: nameOf(reader, event.seat),
        place: event.place,
        paid: event.paid,
        cards: cardList(event.cards),
      };
    case 'VisitorsBrought':
      return {
        name: nameOf(reader, event.seat),
        group: groupText(event.visitors),
        fountain: event.entrance,
        end: event.end,
        left: event.left,
      };
    case 'LastRoundBegan':
      return { name: nameOf(reader, event.last), reason: kebab(event.reason) };
    case 'GameEnded':
      return endArguments(event, reader);
  }
}

const HEADS: readonly string[] = ['TurnBegan', 'LastRoundBegan', 'GameEnded'];

function seatsOf(event: MarraCashEvent): number[] {
  if (event.type === 'CommissionPaid') return [event.payer, event.to];
  if (event.type === 'ShopSold') return [event.seat, event.auctioneer];
  return 'seat' in event ? [event.seat] : [];
}

/** One line of the log, in the reader's language. */
export function describeEvent(event: MarraCashEvent, reader: MarraCashReader): Line | null {
  const args = eventArguments(event, reader);
  if (!args) return null;
  const text = say(`event-${kebab(event.type)}`, args);
  return {
    text: text.charAt(0).toUpperCase() + text.slice(1),
    rule: event.rule,
    seats: seatsOf(event),
    tone: HEADS.includes(event.type) ? 'head' : undefined,
  };
}

/** MC-10: who comes in when so many are taken from an end of the line. */
export const taken = (line: string, end: 'left' | 'right', count: number): string =>
  end === 'left' ? line.slice(0, count) : line.slice(Math.max(0, line.length - count));

/** A choice as a plain sentence. */
export function describeAction(action: MarraCashAction, reader: MarraCashReader): string {
  const { view } = reader;
  switch (action.type) {
    case 'MoveGroup':
      return say('action-move-group', {
        group: groupText(view.fountains[action.group - 1] ?? ''),
        from: action.group,
        to: action.to,
      });
    case 'AuctionShop':
      return say('action-auction-shop', { shop: action.shop, colour: action.shop[0] ?? 'Y' });
    case 'Bid':
      return say('action-bid', { amount: action.amount });
    case 'SellSouvenir':
      return say('action-sell-souvenir', cardArguments(action.card));
    case 'BringVisitors': {
      const text = say('action-bring-visitors', {
        fountain: action.entrance,
        end: action.end,
        group: groupText(taken(view.line, action.end, action.count)),
      });
      return text.charAt(0).toUpperCase() + text.slice(1);
    }
    case 'Lapse':
    case 'PassBid':
    case 'KeepSouvenirs':
      return say(`action-${kebab(action.type)}`);
    default:
      return '';
  }
}

export const LEAST_BID = 100;

/** The lowest bid that is allowed now. */
export function leastBid(view: MarraCashView): number {
  const choices = view.question?.choices;
  const form = choices?.type === 'OneOrForm' ? choices.forms[0] : undefined;
  const high = view.auction?.high ?? 0;
  return form?.amounts[0]?.least ?? Math.max(LEAST_BID, high ? high + view.options.bid_step : 0);
}

function ways(view: MarraCashView): string {
  const choices = view.question?.choices;
  const actions = choices?.type === 'OneOf' ? choices.actions : [];
  const kinds = new Set<string>(actions.map((action) => action.type));
  if (kinds.has('MoveGroup') && kinds.has('AuctionShop')) return 'both';
  if (kinds.has('MoveGroup')) return 'move';
  return kinds.has('AuctionShop') ? 'auction' : 'nothing';
}

function emptyEntrances(view: MarraCashView): number {
  const choices = view.question?.choices;
  const actions = choices?.type === 'OneOf' ? choices.actions : [];
  const gates = actions.map((action) => (action.type === 'BringVisitors' ? action.entrance : 0));
  return new Set(gates).size;
}

function questionArguments(reader: MarraCashReader): Arguments {
  const { view, me } = reader;
  const { auction } = view;
  return {
    name: nameOf(reader, auction?.leader ?? auction?.auctioneer ?? view.turn),
    shop: auction?.shop ?? view.entered?.shop ?? '',
    high: auction?.high ?? 0,
    least: leastBid(view),
    mine: auction?.auctioneer === me ? 'yes' : 'no',
    slot: view.slot,
    ways: ways(view),
    count: view.entered?.visitors ?? 0,
    entrances: emptyEntrances(view),
  };
}

function waitText(reader: MarraCashReader): string {
  const { view } = reader;
  const question = view.question;
  if (!question) return say(view.outcome ? 'wait-over' : 'wait-moment');
  return say(`wait-${kebab(question.id.replace('marracash.', ''))}`, {
    name: question.waiting.map((seat) => nameOf(reader, seat)).join(', '),
    leader: nameOf(reader, view.auction?.leader ?? null),
    shop: view.auction?.shop ?? view.entered?.shop ?? '',
    high: view.auction?.high ?? 0,
    slot: view.slot,
  });
}

/** One sentence: what to do, and why. */
export function promptText(reader: MarraCashReader): string {
  const question = reader.view.question;
  if (!question?.choices || reader.me === null) return waitText(reader);
  return say(`question-${kebab(question.id.replace('marracash.', ''))}`, questionArguments(reader));
}
