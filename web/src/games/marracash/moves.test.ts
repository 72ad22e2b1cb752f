import { expect, test } from 'vitest';
import type { Action, Consequences } from '../../protocol';
import { Chooser } from '../../table/chooser.svelte';
import type { MarraCashReader } from './describe';
import { opening } from './fixture';
import { ranked, takeTwice } from './moves';

test('a shop that is looked at takes the place of a group that was to move', () => {
  const chooser = new Chooser(() => undefined);
  const shop = { type: 'AuctionShop', shop: 'B3' } as const;
  chooser.half = { group: 1 };
  takeTwice(chooser, shop);
  expect([chooser.held, chooser.half]).toEqual([shop, {}]);
});

test('the list begins with the move that brings most, and ends with the shop that fewest ways pass', () => {
  const move = (to: number): Action => ({ type: 'MoveGroup', group: 1, to });
  const shop = (id: string): Action => ({ type: 'AuctionShop', shop: id });
  const changes = (mine: number) => [{ type: 'InAll', changes: [mine, 0] }];
  const passed = (directed: number) => [{ type: 'Auctions', directed, ways: 46, least: 100 }];
  const actions = [move(2), move(3), shop('Y1'), move(6), shop('Y2')];
  const question = { choices: { type: 'OneOf', actions } };
  const view = { ...opening, question } as unknown as MarraCashReader['view'];
  const answers = [changes(-50), [], passed(2), changes(300), passed(8)];
  const reader = { names: [], me: 0, view, consequences: { answers } as unknown as Consequences };
  expect(ranked(actions, reader)).toEqual([move(6), move(3), move(2), shop('Y2'), shop('Y1')]);
});
