import { expect, test } from 'vitest';
import { Chooser } from '../../table/chooser.svelte';
import { takeTwice } from './moves';

test('a shop that is looked at takes the place of a group that was to move', () => {
  const chooser = new Chooser(() => undefined);
  const shop = { type: 'AuctionShop', shop: 'B3' } as const;
  chooser.half = { group: 1 };
  takeTwice(chooser, shop);
  expect([chooser.held, chooser.half]).toEqual([shop, {}]);
});
