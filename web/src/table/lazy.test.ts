import { expect, test, vi } from 'vitest';
import { needOptions } from '$lib/i18n.svelte';
import { remembered } from '$lib/storage';
import { plugin } from '../games/musketeers';
import { toldKey } from '../intro/told';
import { refusals, remark } from './lazy';
import { Tour } from './tour.svelte';
import type { GamePlugin } from './types';

vi.mock('$lib/i18n.svelte', async (original) => ({
  ...(await original<object>()),
  needOptions: vi.fn(() => Promise.resolve()),
}));

test('a guide whose words cannot be fetched rests, and comes back another time', async () => {
  localStorage.clear();
  const tour = new Tour(plugin as GamePlugin);
  vi.mocked(needOptions).mockRejectedValueOnce(new Error('lost'));
  expect(await remark(plugin.id, () => tour.rest())).toBeUndefined();
  expect([tour.going, tour.introducing]).toEqual([false, false]);
  expect(remembered(toldKey(plugin.id))).toBeNull();
  expect(await remark(plugin.id, () => tour.rest())).toBeDefined();
});

test('what a refusal is called is fetched, and nothing is lost if it cannot be', async () => {
  vi.mocked(needOptions).mockRejectedValueOnce(new Error('lost'));
  await expect(refusals(plugin.id)).resolves.toBeUndefined();
  expect(needOptions).toHaveBeenLastCalledWith(plugin.id);
});
