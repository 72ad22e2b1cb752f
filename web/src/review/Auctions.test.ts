import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { needTexts, setLanguage } from '$lib/i18n.svelte';
import type { Replay } from '$lib/replay';
import type { Analysis, Auction } from '../protocol';
import Auctions from './Auctions.svelte';

beforeEach(async () => {
  await setLanguage('en');
  await needTexts('merchants');
  await needTexts('review');
});

afterEach(cleanup);

const LOT: Auction = {
  moment: 21,
  first: 19,
  question: 'merchants.wagon_bid',
  buyer: 1,
  price: 1600,
  bidders: [
    {
      seat: 0,
      bid: 500,
      gain: 120_000,
      error: 40_000,
      stop: 1800,
      stop_is_least: true,
      verdict: 'too_cheap',
    },
    {
      seat: 1,
      bid: 1600,
      gain: -90_000,
      error: 30_000,
      stop: 1100,
      stop_error: 200,
      verdict: 'overpaid',
    },
    { seat: 2, gain: -10_000, error: 30_000, stop: 0 },
  ],
};

/** The bids for the second wagon, which stands in Paris, begin after moment 18. */
const VIEW = { game: 'merchants', bidding: 2, wagons: [{ at: 'WIE' }, { at: 'PAR' }] };

function replayed(isFetched: boolean): Replay {
  const moments: unknown[] = [];
  if (isFetched) moments[18] = { view: VIEW };
  return { moments } as unknown as Replay;
}

function shown(auctions: Auction[], isFetched = true): ReturnType<typeof vi.fn> {
  const ongo = vi.fn();
  const analysis = { game: 'merchants', auctions } as unknown as Analysis;
  const replay = replayed(isFetched);
  render(Auctions, { analysis, replay, names: ['Ann', 'Bob', 'Cleo'], ongo });
  return ongo;
}

test('a player who overpaid or let a lot go too cheaply is told, with the price to stop at', async () => {
  const ongo = shown([LOT]);
  const [cheap, dear] = screen.getAllByRole('button').map((button) => button.textContent.trim());
  expect(cheap).toBe(
    'Moment 21, wagon 2 in Paris: Ann lets it go for 1,600. Too cheaply: bidding one step more would have been worth +12.0 ± 4.0 points. The price to stop at: 1,800 or more.',
  );
  expect(dear).toBe(
    'Moment 21, wagon 2 in Paris: Bob pays 1,600. Overpaid: −9.0 ± 3.0 points compared with leaving it to the strongest rival. The price to stop at: 1,100 ± 200.',
  );
  await fireEvent.click(screen.getByRole('button', { name: /Overpaid/ }));
  expect(ongo).toHaveBeenCalledWith(21);
});

test('a table tells of everybody who could bid', () => {
  shown([LOT]);
  const rows = screen.getAllByRole('row', { hidden: true }).slice(2);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell', { hidden: true })
      .map((cell) => cell.textContent.trim()),
  );
  expect(cells).toEqual([
    ['500', '1,800 or more', '+12.0 ± 4.0', 'let go too cheaply'],
    ['1,600', '1,100 ± 200', '−9.0 ± 3.0', 'overpaid'],
    ['–', 'not worth a bid', '−1.0 ± 3.0', ''],
  ]);
});

test('a lot whose part of the replay is still on its way has no name yet', () => {
  shown([LOT], false);
  expect(screen.getByRole('button', { name: /^Moment 21, …: Bob pays 1,600/ })).toBeTruthy();
});

test('an analysis without auctions says nothing of them', () => {
  shown([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
