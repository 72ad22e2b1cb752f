import { beforeAll, describe, expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import { LANGUAGES } from '$lib/settings.svelte';
import type { MarraCashAction, MarraCashView } from '../../protocol';
import { actionText } from '../../table/telling';
import { names, opening } from './fixture';

const RAW = /marracash-|\{|\}|undefined|NaN/;
const reader = (view: MarraCashView, me: number | null = 0) => ({ names, me, view });

const asking: MarraCashView = {
  ...opening,
  slot: 1,
  auction: { shop: 'Y3', auctioneer: 1, high: 125, leader: 1, inside: [0, 1, 2] },
  entered: { shop: 'Y3', visitors: 1 },
  question: {
    id: 'marracash.act',
    rule: 'MC-16',
    number: 1,
    asked: [0],
    waiting: [0],
    choices: { type: 'OneOf', actions: [] },
    mine: null,
  },
};

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => setLanguage(language));

  test('every choice has a consequence', () => {
    const actions: MarraCashAction[] = [
      { type: 'MoveGroup', group: 1, to: 6 },
      { type: 'AuctionShop', shop: 'Y3' },
      { type: 'Bid', amount: 225 },
      { type: 'PassBid' },
      { type: 'SellSouvenir', card: 'Y225' },
      { type: 'KeepSouvenirs' },
      { type: 'BringVisitors', entrance: 8, end: 'left', count: 3 },
      { type: 'Lapse' },
    ];
    for (const action of actions) {
      expect(actionText(action, reader(asking))).not.toMatch(RAW);
    }
  });
});
