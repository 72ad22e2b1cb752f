import { describe, expect, test } from 'vitest';
import type { MusketeersAction } from '../../protocol';
import { face } from './cards';
import { opening } from './fixture';
import { asksSource, fits, narrowed, ofOwnSlot, ofSource } from './moves';

describe('cards', () => {
  test('a card is written by value and swords', () => {
    expect(face('10/4')).toEqual({ value: 10, swords: 4 });
  });
});

describe('places to click', () => {
  const take = (to: number, seat: number, slot: number | null): MusketeersAction => ({
    type: 'TakeJewel',
    to,
    source: { seat, slot },
  });
  const actions = [take(0, 1, 2), take(1, 1, 2), take(0, 2, 0), take(1, 2, 0)];
  const free: MusketeersAction = { type: 'FreePrison', slot: 2 };

  test('a token is asked for only where several may be meant', () => {
    expect(asksSource([...actions, free])).toBe(true);
    expect(asksSource([take(0, 1, null), take(1, 1, null), free])).toBe(false);
  });

  test('a token and a slot name one action, in either order', () => {
    expect(fits(actions, { source: '1:2' })).toHaveLength(2);
    expect(fits(actions, { source: '1:2', to: 1 })).toEqual([take(1, 1, 2)]);
    expect(fits(actions, { to: 0 })).toHaveLength(2);
  });

  test('a first half that fits nothing does not close the choice', () => {
    expect(narrowed(actions, { source: '3:0' })).toHaveLength(4);
  });

  test('own slots and tokens of others know their actions', () => {
    expect(ofOwnSlot([...actions, free], 2)).toEqual([free]);
    expect(ofSource(actions, 2, 0, opening)).toHaveLength(2);
    expect(ofSource(actions, 0, 0, opening)).toHaveLength(0);
  });

  test('MU-R06: where the owner picks, every token of that kind stands for them', () => {
    const place = opening.places[1];
    if (!place) throw new Error('three places are recorded');
    const view = { ...opening, places: [place, { ...place, row: 'JPJ' }, place] };
    const named = [take(0, 1, null)];
    expect([0, 1, 2].map((slot) => ofSource(named, 1, slot, view).length)).toEqual([1, 0, 1]);
    expect(fits(named, { source: '1:*' })).toEqual(named);
  });
});
