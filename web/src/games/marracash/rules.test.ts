import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MarraCashView } from '../../protocol';
import { beat } from './beats';
import { moments, opening } from './fixture';
import { auctionScale, linePlaces, moveScale, paysOf, planOf, SHOPS } from './plan';

const TABLE = join(import.meta.dirname, '../../../../tests/games/marracash/alleys.csv');
const plan = planOf(null);

describe('the plan', () => {
  test('MC-70: has the 46 directed moves of the rules', () => {
    const rows = readFileSync(TABLE, 'utf-8').trim().split('\n').slice(1);
    const pairs = rows.flatMap((row) => {
      const [a, b] = row.split(',');
      return [`${a}-${b}`, `${b}-${a}`];
    });
    expect(plan.alleys.map(({ from, to }) => `${from}-${to}`).sort()).toEqual(pairs.sort());
  });

  test('MC-71: has 25 shops with 59 doors, and the nine that draw visitors in', () => {
    expect(plan.shops).toHaveLength(25);
    expect(plan.shops.flatMap(({ doors }) => doors)).toHaveLength(59);
    const drawing = plan.shops.filter(({ fronts }) => fronts.length > 0);
    expect(drawing.map(({ id, fronts }) => `${id}-${fronts.join()}`)).toEqual([
      'Y2-4',
      'Y3-10',
      'R2-7',
      'R4-12',
      'B1-3',
      'B3-6',
      'B4-9',
      'G3-11',
      'P3-5',
    ]);
  });

  test('stands where the specification draws it', () => {
    const fountain = plan.fountains[11];
    expect([fountain?.number, fountain?.x, fountain?.y]).toEqual([12, 632, 632]);
    const shop = plan.shops[SHOPS.indexOf('P4')];
    expect(shop?.box).toEqual({ x: 867, y: 471, w: 58, h: 124 });
    expect(plan.gates.map(({ entrance }) => entrance)).toEqual([1, 8, 16]);
  });

  test('MC-8: the line has as many places as visitors', () => {
    expect(linePlaces(45)).toHaveLength(45);
    expect(linePlaces(55)).toHaveLength(55);
  });

  test('a corrected data file moves the board', () => {
    const corrected =
      '[souk]\nrows = [\n "1* . 2",\n "Y1 Y1 ##",\n]\ncustomer_pay = { value = [50, 75] }';
    expect(planOf(corrected).fountains.map(({ number }) => number)).toEqual([1, 2]);
    expect(paysOf(corrected)).toEqual([50, 75]);
  });
});

describe('the money', () => {
  test('MC-26 and MC-45: both scales are read', () => {
    expect(auctionScale(null)).toEqual({ upto: 500, low: 100, high: 200 });
    expect(moveScale(null)).toEqual({ upto: 300, low: 50, high: 100 });
  });
});

test('every piece that travels knows its way', () => {
  let view: MarraCashView = opening;
  for (const { events, after } of moments) {
    for (const event of events) {
      if (event.type === 'GroupMoved') {
        const { seat, group, to, visitors: walking } = event;
        view = { ...view, walk: { seat, group, to, walking, entries: [] } };
      }
      for (const { from, to } of beat(event, view, view).flights) {
        expect(`${from} ${to}`).not.toMatch(/undefined|NaN/);
      }
    }
    view = { ...view, ...after };
  }
});
