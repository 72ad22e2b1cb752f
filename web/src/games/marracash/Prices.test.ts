import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import { opening } from './fixture';
import { COLOURS, visitorsOf } from './plan';
import Prices from './Prices.svelte';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

test('a table says how many visitors of each colour are about, and how many still to come', () => {
  render(Prices, { view: opening });
  const figures = (name: string): number[] =>
    [...(screen.getByRole('rowheader', { name }).parentElement?.querySelectorAll('td') ?? [])].map(
      (cell) => Number(cell.textContent),
    );
  const told = COLOURS.map((colour) => visitorsOf(opening, colour));
  expect(figures('in the alleys')).toEqual(told.map(({ walking }) => walking));
  expect(figures('in line')).toEqual(told.map(({ waiting }) => waiting));
  expect(screen.getAllByRole('columnheader')).toHaveLength(COLOURS.length);
});
