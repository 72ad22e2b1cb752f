import { describe, expect, test } from 'vitest';
import type { MarraCashView } from '../../protocol';
import type { MarraCashFact } from '../../protocol/marracash';
import { beat } from './beats';
import { moments, opening } from './fixture';
import { forecastOf } from './moves';
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
    const next = { ...view, ...after };
    for (const event of events) {
      if (event.type === 'GroupMoved') {
        const { seat, group, to, visitors: walking } = event;
        view = { ...view, walk: { seat, group, to, walking, entries: [] } };
      }
      for (const { from, to } of beat(event, view, next).flights) {
        expect(`${from} ${to}`).not.toMatch(/undefined|NaN/);
      }
    }
    view = next;
  }
});

test('what a move brings everybody is what the rules say of it', () => {
  const move = { type: 'MoveGroup', group: 1, to: 6 } as const;
  const view = {
    ...opening,
    seats: 3,
    question: { choices: { type: 'OneOf', actions: [{ type: 'Lapse' }, move] } },
  } as unknown as MarraCashView;
  const facts: MarraCashFact[] = [
    { type: 'Enters', owner: 0, shop: 'R1', visitors: 1, income: 100 },
    { type: 'Enters', owner: 2, shop: 'R2', visitors: 2, income: 300 },
    { type: 'PaysCommission', payer: 2, amount: 100 },
    { type: 'InAll', changes: [200, 0, 200] },
    { type: 'Stands', fountain: 6, visitors: 'G' },
  ];
  const consequences = { answers: [[], [...facts]] };
  const forecast = forecastOf(move, { names: [], me: 0, view, consequences });
  expect(forecast.entries.map(({ shop }) => shop)).toEqual(['R1', 'R2']);
  expect(forecast.commissions).toEqual({ 2: 100 });
  expect(forecast.changes).toEqual([200, 0, 200]);
});
