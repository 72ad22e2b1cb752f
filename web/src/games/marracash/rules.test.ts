import { describe, expect, test } from 'vitest';
import type { MarraCashView } from '../../protocol';
import { beat } from './beats';
import { moments, opening } from './fixture';
import { alleyOf, linePlaces, planOf, SHOPS } from './plan';

const plan = planOf({ plan: null });

describe('the plan', () => {
  test('MC-8: the line has as many places as visitors', () => {
    expect(linePlaces(45)).toHaveLength(45);
    expect(linePlaces(55)).toHaveLength(55);
  });

  test('is the printed one, unless the table plays with another', () => {
    const corrected = { ...plan, pays: [50, 75] };
    expect(planOf({ plan: corrected })).toBe(corrected);
    expect(plan.pays).toHaveLength(5);
    expect(SHOPS).toHaveLength(25);
  });

  test('has an alley for every way, and a place on the canvas for each of its cells', () => {
    const cells = new Set(plan.cells.map(({ id }) => id));
    for (const { start, to, cells: way } of plan.alleys) {
      expect(alleyOf(plan, start, to)?.cells).toEqual(way);
      expect(way.filter((cell) => !cells.has(cell))).toEqual([]);
    }
    expect(alleyOf(plan, 1, 16)).toBeUndefined();
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
