import { afterAll, expect, test } from 'vitest';
import { dayText } from './days';
import { figure, signed } from './figures';
import { setLanguage } from './i18n.svelte';

afterAll(() => setLanguage('en'));

test.each([
  ['en', '−1,200', '+1,200'],
  ['de', '−1.200', '+1.200'],
  ['nl', '−1.200', '+1.200'],
  ['fr', '−1\u00a0200', '+1\u00a0200'],
] as const)('%s: digits are grouped, and minus is no hyphen', async (language, less, more) => {
  await setLanguage(language);
  expect(figure(-1200)).toBe(less);
  expect(signed(1200)).toBe(more);
  // What is taken with a minus may be nothing.
  expect([figure(0), figure(-0), signed(-0)]).toEqual(['0', '0', '0']);
});

test.each([
  ['en', 'Nov 1, 2026'],
  ['de', '01.11.2026'],
  ['nl', '1 nov 2026'],
  ['fr', '1 nov. 2026'],
] as const)(
  '%s: a day is written as the language writes it, wherever its reader is',
  async (language, told) => {
    await setLanguage(language);
    expect(dayText('2026-11-01')).toBe(told);
  },
);
