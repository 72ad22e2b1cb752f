import type { MerchantsEvent } from '../../protocol';
import type { ToldMoment } from '../../table/types';

/** What one player paid and earned with one wagon. */
interface Account {
  bids: number;
  fees: number;
  earned: number;
  sales: number;
}

export interface Books {
  wagons: Account[];
  goods: number;
}

const WAGONS = 3;

function entered(books: Books, event: MerchantsEvent, seat: number): void {
  if (event.type === 'GoodBought' && event.seat === seat) books.goods += event.price;
  if (!('wagon' in event)) return;
  const account = books.wagons[event.wagon - 1];
  if (!account) return;
  if (event.type === 'WagonBidsRevealed' && event.winner === seat)
    account.bids += event.bids[seat] ?? 0;
  if (event.type === 'GoodsLoaded' && event.seat === seat) account.fees += event.price ?? 0;
  if (event.type === 'GoodsLoaded' && event.master === seat) account.earned += event.price ?? 0;
  if (event.type === 'WagonUnloaded') account.sales += event.income[seat] ?? 0;
}

/** A player's books, from all that was told. */
export function booksOf(told: readonly ToldMoment[], seat: number): Books {
  const books: Books = {
    wagons: Array.from({ length: WAGONS }, () => ({ bids: 0, fees: 0, earned: 0, sales: 0 })),
    goods: 0,
  };
  for (const { events } of told) {
    for (const event of events as MerchantsEvent[]) entered(books, event, seat);
  }
  return books;
}

export const resultOf = ({ bids, fees, earned, sales }: Account): number =>
  earned + sales - bids - fees;
