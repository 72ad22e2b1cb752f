import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import SeatPlate from './SeatPlate.svelte';

beforeAll(() => setLanguage('fr'));
afterEach(cleanup);

test('on a phone the presence has room beside one figure only', () => {
  const isLong = (total: number): boolean => {
    const { container } = render(SeatPlate, {
      game: 'musketeers',
      seat: 1,
      name: 'Ben',
      info: undefined,
      total,
      money: '',
    });
    const long = container.querySelector('.long') !== null;
    cleanup();
    return long;
  };
  expect([0, 9, -1, 10, 83, 118].map(isLong)).toEqual([false, false, true, true, true, true]);
});
