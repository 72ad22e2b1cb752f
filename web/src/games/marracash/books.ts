import type { Books } from '../../protocol/marracash';

/** The columns of the books, with the sign in which they go into the cash. */
const COLUMNS = [
  ['customers', 'customers', 1],
  ['souvenirs', 'souvenirs', 1],
  ['antiques', 'antiques', 1],
  ['auctions', 'auctions', 1],
  ['commissions', 'commissions', 1],
  ['paid', 'paid_commissions', -1],
  ['prices', 'prices', -1],
] as const;

export interface BookColumn {
  id: string;
  amounts: number[];
}

/** Where everybody's money came from and went to; what nobody used is left out. */
export function bookColumns(books: (Books | null)[]): BookColumn[] {
  return COLUMNS.map(([id, field, sign]) => ({
    id,
    amounts: books.map((each) => sign * (each?.[field] ?? 0)),
  })).filter(({ amounts }) => amounts.some((amount) => amount !== 0));
}
