import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import { opening } from './fixture';
import Reveal from './Reveal.svelte';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

/** What stands in the rows, and which of them stand out. */
function turnedUp(bids: number[]) {
  const reader = { names: ['Ada', 'Ben', 'Cleo'], me: null, view: opening };
  render(Reveal, { reader, now: { type: 'BidsRevealed', bids, rule: 'MC-R37' } });
  const rows = screen.getAllByRole('listitem');
  return {
    bids: rows.map((row) => row.querySelector('.turned')?.textContent?.trim()),
    won: rows.map((row) => row.classList.contains('won')),
  };
}

test('the highest bid stands out, and who bids nothing is out', () => {
  const { bids, won } = turnedUp([250, 0, 1200]);
  expect(bids).toEqual(['250', 'out', '1,200']);
  expect(won).toEqual([false, false, true]);
});

test('MC-R37: among equal bids only one wins, and only the sale tells which', () => {
  expect(turnedUp([250, 100, 250]).won).toEqual([false, false, false]);
});
