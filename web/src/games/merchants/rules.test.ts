import { expect, test } from 'vitest';
import type { ToldMoment } from '../../table/types';
import { added } from './advance';
import { booksOf, resultOf } from './books';
import { CITIES, planOf, waysTo } from './plan';

const plan = planOf(null);
const far = (from: string, to: string): number | undefined =>
  waysTo(plan, from, null).find(({ city }) => city === to)?.spaces;

test('the printed board is read from the data file', () => {
  expect(plan.spaces).toHaveLength(51);
  expect(plan.levels).toHaveLength(5);
  expect(plan.steps).toHaveLength(9);
  expect(plan.upkeep).toHaveLength(10);
  expect(plan.markets.PAR).toEqual(['wine', 'food', 'salt']);
  expect([plan.creditAmount, plan.creditRepay, plan.permitFee, plan.letter, plan.favour]).toEqual([
    2000, 2500, 100, 500, 500,
  ]);
});

test('every place lies on the map', () => {
  for (const { x, y } of plan.spaces) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(100);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(100);
  }
  for (const city of CITIES) expect(plan.byId.get(city)?.kind).toBe('city');
});

test('MA-30: distances are those of the rules, and no wagon turns back', () => {
  expect(far('PAR', 'BRU')).toBe(6);
  expect(far('WIE', 'HAM')).toBe(8);
  expect(far('GEN', 'WIE')).toBe(7);
  const onward = waysTo(plan, 'b1', 'b2').map(({ city }) => city);
  expect(onward).toEqual(['BRU']);
});

test('goods that run out are left out', () => {
  expect(added({ wine: 1 }, 'wine', -1)).toEqual({});
  expect(added({ wine: 1 }, 'salt', 2)).toEqual({ wine: 1, salt: 2 });
});

test('the books tell what each wagon cost and brought', () => {
  const told = [
    {
      number: 1,
      events: [
        { type: 'GoodBought', seat: 0, good: 'wine', city: 'PAR', price: 100, rule: 'MA-12' },
        { type: 'WagonBidsRevealed', wagon: 1, bids: [900, 500], winner: 0, rule: 'MA-17' },
        {
          type: 'GoodsLoaded',
          wagon: 1,
          seat: 1,
          master: 0,
          goods: ['food'],
          price: 500,
          private: false,
          rule: 'MA-24',
        },
        {
          type: 'WagonUnloaded',
          wagon: 1,
          city: 'HAM',
          arrivals: 1,
          sales: [],
          income: [3000, 700],
          rule: 'MA-52',
        },
      ],
    },
  ] as unknown as ToldMoment[];
  const mine = booksOf(told, 0);
  expect(mine.goods).toBe(100);
  expect(mine.wagons[0]).toEqual({ bids: 900, fees: 0, earned: 500, sales: 3000 });
  expect(resultOf(mine.wagons[0] ?? { bids: 0, fees: 0, earned: 0, sales: 0 })).toBe(2600);
  expect(booksOf(told, 1).wagons[0]).toEqual({ bids: 0, fees: 500, earned: 0, sales: 700 });
});
