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

/** The same in fewer columns: commissions received less those paid. */
const SUMMARY = [
  ['books-customers', (each: Books) => each.customers],
  ['books-souvenirs', (each: Books) => each.souvenirs],
  ['books-antiques', (each: Books) => each.antiques],
  ['books-auctions', (each: Books) => each.auctions],
  ['commissions', (each: Books) => each.commissions - each.paid_commissions],
  ['books-prices', (each: Books) => -each.prices],
] as const;

interface BookColumn {
  id: string;
  amounts: number[];
}

const isUsed = ({ amounts }: BookColumn): boolean => amounts.some((amount) => amount !== 0);

/** Where everybody's money came from and went to; what nobody used is left out. */
export function bookColumns(books: (Books | null)[]): BookColumn[] {
  return COLUMNS.map(([id, field, sign]) => ({
    id,
    amounts: books.map((each) => sign * (each?.[field] ?? 0)),
  })).filter(isUsed);
}

/** The books in short, each column by the id of its heading. */
export function summary(books: (Books | null)[]): BookColumn[] {
  return SUMMARY.map(([id, amount]) => ({
    id,
    amounts: books.map((each) => (each ? amount(each) : 0)),
  })).filter(isUsed);
}
