import { cleanup, render, screen } from '@testing-library/svelte';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import { opening } from './fixture';
import ForecastTable from './ForecastTable.svelte';

beforeAll(() => setLanguage('de'));
afterAll(() => setLanguage('en'));
afterEach(cleanup);

test('the figures of a forecast are written as the language writes them', () => {
  const forecast = {
    group: 9,
    to: 10,
    entries: [{ type: 'Enters' as const, owner: 0, shop: 'Y3', visitors: 12, income: 1200 }],
    commissions: { 1: 1100 },
    changes: [1200, -1100, 0],
  };
  render(ForecastTable, { forecast, reader: { names: ['A', 'B', 'C'], me: null, view: opening } });
  expect(screen.getByText('12 → +1.200')).toBeTruthy();
  expect(screen.getByText(/ −1\.100$/)).toBeTruthy();
});
